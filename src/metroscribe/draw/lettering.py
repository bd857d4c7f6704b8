"""Words and numbers on the drawing, their middle at a point. No font is asked how wide it is."""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from textwrap import wrap

from metroscribe.core.geometry import Point
from metroscribe.core.text import minus
from metroscribe.draw.elements import TEXT, Element, element

CAP = 0.35
"""Half the height of capitals and digits, in sizes of the type: what centres them on a point."""
WIDE_FACE = 0.62
"""How wide a letter is in a wide typeface, in sizes of the type."""
LINE_SPACING = 1.15
ALMOST = 0.85
NUMBERS = 1024
"""So many written numbers are kept: a server writes the same ones at every step."""


def number_at(id_: str, x: float, y: float, size: float, classes: str = "number") -> Element:
    """A number to be filled in."""
    return element("text", id=id_, class_=classes, x=x, y=y + size * CAP, font_size=size)


def label_at(text: str, x: float, y: float, size: float, classes: str | None = "label") -> Element:
    return element("text", class_=classes, x=x, y=y + size * CAP, font_size=size, text=text)


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else minus(points)


@lru_cache(NUMBERS)
def counted(points: int, write: Callable[[int], str] = signed) -> Mapping[str, str]:
    """A nought is written too, but does not ask to be read."""
    return {TEXT: write(points), **({} if points else {"data-nought": ""})}


def fitting(text: str, size: float, room: float) -> float:
    """A size in which the text stays in its box, even in a wide face."""
    return min(size, room / (WIDE_FACE * max(len(text), 1)))


def lines_at(
    text: str, centre: Point, size: float, room: float, most: int = 2, classes: str | None = "label"
) -> Iterator[Element]:
    """A text around a point, on as few lines as keep it almost as large as it may be."""
    found = [_wrapped(text, count) for count in range(1, most + 1)]
    fits = [min(fitting(line, size, room) for line in lines) for lines in found]
    best = next(n for n, fit in enumerate(fits) if fit >= ALMOST * max(fits))
    lines, step = found[best], fits[best] * LINE_SPACING
    for n, line in enumerate(lines):
        yield label_at(line, centre[0], centre[1] + (n - (len(lines) - 1) / 2) * step, fits[best], classes)


def _wrapped(text: str, count: int) -> list[str]:
    """On at most `count` lines, the longest as short as can be; words are not broken."""
    for width in range(max(len(text) // count, 1), len(text)):
        lines = wrap(text, width, break_long_words=False, break_on_hyphens=False)
        if len(lines) <= count and max(map(len, lines), default=0) <= width:
            return lines
    return [text]
