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
WIDEST = 500.0
"""A picture that would be wider has its cards above the board, so it is not too small on a phone."""
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
    left, top = _room(example)
    return left + example.width, top + max(example.height, 0.0 if top else max(_feet(example), default=0.0))


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
            transform=f"translate({at(*_room(example))})",
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


def _room(example: Example) -> Point:
    """What the cards take on the left and at the top."""
    places = list(_places(example))
    if not places:
        return 0.0, 0.0
    if _above(example):
        return 0.0, CARD * signs.HEIGHT + SPACE
    return (1 + max(column for column, _ in places)) * (CARD * signs.WIDTH + SPACE), 0.0


def _above(example: Example) -> bool:
    columns = -(-len(example.cards) // _fitting(example))
    return example.width + columns * (CARD * signs.WIDTH + SPACE) > WIDEST


def _fitting(example: Example) -> int:
    """How many cards stand below each other beside the board."""
    return max(1, int((example.height - SPACE) // (CARD * signs.HEIGHT + SPACE)))


def _places(example: Example) -> Iterator[tuple[int, int]]:
    """Column and row of each card: in a row above the board, or as many below each other as it is high."""
    count, fit = len(example.cards), _fitting(example)
    rows = 1 if not count or _above(example) else -(-count // -(-count // fit))
    return (divmod(number, rows) for number in range(count))


def _feet(example: Example) -> Iterator[float]:
    return (SPACE + (row + 1) * (CARD * signs.HEIGHT + SPACE) for _, row in _places(example))


def _cards(example: Example, known: Mapping[Card, signs.Sign]) -> Iterator[Element]:
    width, height = CARD * signs.WIDTH, CARD * signs.HEIGHT
    left, top = (3 * SPACE, SPACE) if _above(example) else (SPACE, 2 * SPACE)
    for card, (column, row) in zip(example.cards, _places(example), strict=True):
        yield element(
            "svg",
            *known[card],
            x=left + column * (width + SPACE),
            y=top + row * (height + SPACE),
            width=width,
            height=height,
            viewBox=f"0 0 {signs.WIDTH:g} {signs.HEIGHT:g}",
        )
