"""Cards as enamel station signs: what the signs of all families have in common.

A page shows them by id. Its policy allows no style in them, so colours stand in attributes, as the names of
the themes; the page defines those, and `--line-COLOUR` for the pencils.
"""

from collections.abc import Iterator, Mapping

from metroscribe.core.cards import Card
from metroscribe.core.geometry import Point
from metroscribe.core.rules import AnyRules
from metroscribe.draw.elements import Element, element, square
from metroscribe.draw.lettering import CAP, fitting, lines_at
from metroscribe.draw.livery import LIVERIES, Livery
from metroscribe.draw.words import Words

WIDTH, HEIGHT = 96.0, 128.0
MIDDLE = WIDTH / 2
RIM = 2.5
"""From the edge of a sign to the middle of its border."""
CORNER = 15.0
ROOM = WIDTH - 6 * RIM
"""What a line of words may take."""
Sign = tuple[Element, ...]


def document(rules: AnyRules, signs: Mapping[Card, Sign], words: Words) -> Element:
    """A symbol for each card; one that nobody drew has its words on a plain sign."""
    cards = sorted(rules.cards | signs.keys())
    return element(
        "svg",
        *(_symbol(card, said(rules, card, words), signs.get(card)) for card in cards),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}",
    )


def said(rules: AnyRules, card: Card, words: Words) -> str:
    text = rules.wording.say(card)
    return words(
        text.key, **{name: value for name, value in text.args.items() if isinstance(value, str | int)}
    )


def _symbol(card: Card, title: str, sign: Sign | None) -> Element:
    return element(
        "symbol",
        element("title", text=title),
        *(sign or plain_sign(title)),
        id=str(card),
        viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}",
    )


def plain_sign(label: str) -> Sign:
    return plate("card", "ink"), *written(label, (MIDDLE, HEIGHT / 2), 17, most=6)


def paint(name: str) -> str:
    """A colour of the themes by its name, or one that stands for itself."""
    return name if name.startswith("#") else f"var(--{name})"


def line_paint(name: str, look: Livery) -> str:
    """The colour of a pencil or line; a page knows those of the liveries."""
    return f"line-{name}" if name in LIVERIES else look.light


def plate(ground: str, border: str, width: float = 5.0) -> Element:
    return element(
        "rect",
        x=RIM,
        y=RIM,
        width=WIDTH - 2 * RIM,
        height=HEIGHT - 2 * RIM,
        rx=CORNER - RIM,
        fill=paint(ground),
        stroke=paint(border),
        stroke_width=width,
    )


def tile(
    centre: Point, half: float, corner: float, ground: str, border: str | None = None, width: float = 4.0
) -> Element:
    stroke, thick = (paint(border), width) if border else (None, None)
    return square(centre, half, corner, fill=paint(ground), stroke=stroke, stroke_width=thick)


def shape(d: str, ground: str) -> Element:
    """An area with a round border of ink."""
    return element(
        "path", d=d, fill=paint(ground), stroke=paint("ink"), stroke_width=4, stroke_linejoin="round"
    )


def filled(d: str, colour: str = "ink") -> Element:
    return element("path", d=d, fill=paint(colour))


def stroked(d: str, width: float, colour: str = "ink", dashes: str | None = None) -> Element:
    return element(
        "path",
        d=d,
        fill="none",
        stroke=paint(colour),
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
        stroke_dasharray=dashes,
    )


def disc(
    centre: Point, radius: float, ground: str = "disc", ring: str = "ink", width: float = 5.0
) -> Element:
    x, y = centre
    return element("circle", cx=x, cy=y, r=radius, fill=paint(ground), stroke=paint(ring), stroke_width=width)


def lettered(text: str, centre: Point, size: float, colour: str = "ink", room: float = ROOM) -> Element:
    size = fitting(text, size, room)
    return element(
        "text",
        x=centre[0],
        y=centre[1] + size * CAP,
        fill=paint(colour),
        font_size=size,
        font_weight="700",
        text_anchor="middle",
        text=text,
    )


def written(text: str, centre: Point, size: float, colour: str = "ink", most: int = 3) -> Iterator[Element]:
    """Words around a point, on several lines if there are many."""
    lines = lines_at(text, centre, size, ROOM, most, classes=None)
    yield element("g", *lines, fill=paint(colour), font_weight="600", text_anchor="middle")
