"""Pictures of the rules pages: a board or boxes of the pad, the cards of the turn, the moves that are tried.

A move that is allowed has a tick, one that is refused is broken and has a cross: nobody needs the colour.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from metroscribe.core.cards import Card
from metroscribe.core.geometry import Point
from metroscribe.draw import signs
from metroscribe.draw.elements import Element, Marks, at, element, number
from metroscribe.draw.livery import LIVERIES
from metroscribe.draw.sheet import SHEET, seen
from metroscribe.draw.style import css_file, themed
from metroscribe.draw.themes import Theme, palette, resolved

SCOPE = ".teaching"
SIGN = 11.0
CARD = 0.8
"""How large a card is beside the board."""
SPACE = 14.0
TICK = ((-0.5, 0.02), (-0.12, 0.4), (0.52, -0.36))
CROSS = (((-0.38, -0.38), (0.38, 0.38)), ((0.38, -0.38), (-0.38, 0.38)))
"""In radiuses of the sign."""


class Example(NamedTuple):
    """What a family draws of a sheet for a picture."""

    width: float
    height: float
    drawn: Element
    cards: tuple[Card, ...]
    """The open ones that matter."""
    tried: tuple[tuple[Point, bool], ...] = ()
    """Where each move that is tried gets its sign, and whether it is allowed."""


def size_of(example: Example) -> tuple[float, float]:
    return example.width + _beside(example), max(example.height, *_feet(example), 0.0)


def picture(example: Example, title: str, css: str, known: Mapping[Card, signs.Sign], theme: Theme) -> str:
    """The whole picture, which stands by itself; `css` is the style of the family's sheets."""
    width, height = size_of(example)
    look = css + themed(SCOPE, theme, _line_colours, css_file(__package__, "teaching.css"))
    drawn = element(
        "svg",
        element("title", text=title),
        element("style", text=look),
        element("rect", class_="paper", width=width, height=height),
        element(
            "g",
            example.drawn,
            *(_sign(where, allowed) for where, allowed in example.tried),
            transform=f"translate({at(_beside(example), 0)})",
        ),
        *_cards(example, known),
        class_="teaching",
        role="img",
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=height,
        viewBox=f"0 0 {number(width)} {number(height)}",
    )
    if theme in ("auto", "page"):
        return str(drawn)
    dark = theme == "dark"
    return resolved(str(drawn), {**palette(dark), **_of_lines(dark)})


def _of_lines(dark: bool) -> Mapping[str, str]:
    """The colours of pencils by the names that cards have for them."""
    return {f"line-{name}": look.dark if dark else look.light for name, look in LIVERIES.items()}


def _line_colours(where: str, dark: bool) -> str:
    return f"{where}{{{';'.join(f'--{name}:{value}' for name, value in _of_lines(dark).items())}}}\n"


def sheet(family: str, marks: Marks, *layers: Element) -> Element:
    """What a family draws, in its own style and with these marks."""
    return seen(element("g", *layers, id=SHEET, class_=f"sheet {family}"), marks)


def stroke(d: str, allowed: bool, line: str = "") -> Element:
    """What a move would draw."""
    names = ("halo", "body", "inlay") if allowed else ("halo", "body")
    paths = (element("path", class_=name, d=d) for name in names)
    return element("g", *paths, class_="track" if allowed else "refused", data_line=line or None)


def _sign(centre: Point, allowed: bool) -> Element:
    placed = partial(_around, centre)
    lines: Iterable[Sequence[Point]] = (TICK,) if allowed else CROSS
    strokes = "".join("M" + "L".join(at(*placed(point)) for point in line) for line in lines)
    return element(
        "g",
        element("circle", cx=centre[0], cy=centre[1], r=SIGN),
        element("path", d=strokes),
        class_="sign-allowed" if allowed else "sign-refused",
    )


def _around(centre: Point, point: Point) -> Point:
    return centre[0] + SIGN * point[0], centre[1] + SIGN * point[1]


def _beside(example: Example) -> float:
    """What the cards take of the width."""
    columns = {column for column, _ in _places(example)}
    return len(columns) * (CARD * signs.WIDTH + SPACE)


def _places(example: Example) -> Iterator[tuple[int, int]]:
    """Column and row of each card: as many below each other as the board is high."""
    fit = max(1, int((example.height - SPACE) // (CARD * signs.HEIGHT + SPACE)))
    rows = -(-len(example.cards) // -(-len(example.cards) // fit)) if example.cards else 1
    return (divmod(number, rows) for number in range(len(example.cards)))


def _feet(example: Example) -> Iterator[float]:
    return (SPACE + (row + 1) * (CARD * signs.HEIGHT + SPACE) for _, row in _places(example))


def _cards(example: Example, known: Mapping[Card, signs.Sign]) -> Iterator[Element]:
    width, height = CARD * signs.WIDTH, CARD * signs.HEIGHT
    for card, (column, row) in zip(example.cards, _places(example), strict=True):
        yield element(
            "svg",
            *known[card],
            x=SPACE + column * (width + SPACE),
            y=2 * SPACE + row * (height + SPACE),
            width=width,
            height=height,
            viewBox=f"0 0 {signs.WIDTH:g} {signs.HEIGHT:g}",
        )
