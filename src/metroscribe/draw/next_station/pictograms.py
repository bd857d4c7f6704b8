"""What the signs of the family show: small pictures around a point, readable when they are tiny."""

from collections.abc import Callable, Iterator, Mapping

from metroscribe.core.geometry import Point
from metroscribe.draw.elements import Element, at, element, number
from metroscribe.draw.next_station.stations import symbol_path
from metroscribe.draw.paths import polygon
from metroscribe.draw.signs import disc, filled, lettered, paint, stroked, tile

Picture = Callable[[Point, str], Iterator[Element]]
"""Draws around a point, in a colour."""
STAR = ((0, -1), (0.3, -0.3), (1, 0), (0.3, 0.3), (0, 1), (-0.3, 0.3), (-1, 0), (-0.3, -0.3))
CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))


def question(centre: Point, colour: str, size: float = 3.6) -> Iterator[Element]:
    yield stroked(symbol_path("joker", centre, size), 2.5 * size, colour)


def fork(centre: Point, colour: str) -> Iterator[Element]:
    """A line that branches off."""
    x, y = centre
    yield stroked(f"M{at(x - 13, y + 33)}V{number(y - 30)}", 8, colour)
    yield stroked(
        f"M{at(x - 13, y + 24)}C{at(x - 13, y)} {at(x + 19, y + 8)} {at(x + 19, y - 22)}", 8, colour
    )
    yield stroked(f"M{at(x + 8, y - 14)}L{at(x + 19, y - 28)}L{at(x + 30, y - 14)}", 8, colour)


def recurring(centre: Point, colour: str) -> Iterator[Element]:
    """A branch, and an arrow that comes back."""
    x, y = centre
    yield from fork((x - 8, y), colour)
    back = (x + 30, y + 11.56)
    yield stroked(f"M{at(*back)}A12 12 0 1 0 {at(x + 36, y + 22)}", 5, "stamp")
    yield filled(polygon(((1, 0.3), (-0.4, -1), (-0.3, 0.75)), back, 7.44), "stamp")


def double_track(centre: Point, colour: str) -> Iterator[Element]:
    x, y = centre
    yield stroked(f"M{at(x - 24, y - 5)}h48M{at(x - 24, y + 5)}h48", 5, colour)


def beside(centre: Point, colour: str) -> Iterator[Element]:
    """Two tracks between two stations."""
    x, y = centre
    yield stroked(f"M{at(x - 9, y - 26)}v52", 8, colour)
    yield stroked(f"M{at(x + 9, y - 26)}v52", 8, "stamp")
    yield from (disc((x, y + side * 25), 16) for side in (-1, 1))


def onward(centre: Point, colour: str) -> Iterator[Element]:
    """From a station straight on."""
    x, y = centre
    yield stroked(
        f"M{at(x - 24, y + 24)}L{at(x + 22, y - 22)}M{at(x, y - 27)}H{number(x + 27)}V{number(y)}", 8, colour
    )
    yield disc((x - 24, y + 24), 11)


def chain(centre: Point, colour: str) -> Iterator[Element]:
    """One section, and another one."""
    x, y = centre
    yield stroked(f"M{at(x - 26, y + 22)}L{at(x, y - 18)}", 7, colour)
    yield stroked(f"M{at(x, y - 18)}L{at(x + 26, y + 22)}", 7, "stamp", dashes="1 11")
    yield from (disc(place, 11) for place in ((x - 26, y + 22), (x, y - 18), (x + 26, y + 22)))


def circled(centre: Point, colour: str) -> Iterator[Element]:
    """A station that counts twice."""
    yield disc(centre, 32, "paper", "stamp", 5)
    yield disc(centre, 22, "disc", colour)
    yield lettered("×2", centre, 23, colour, 36)


def many_doubled(centre: Point, colour: str) -> Iterator[Element]:
    x, y = centre
    yield from (disc((x + dx, y + dy), 12) for dx, dy in ((-24, -17), (0, -25), (24, -17)))
    yield lettered("×2", (x, y + 17), 36, colour)


def corners(centre: Point, colour: str) -> Iterator[Element]:
    """The small districts at the corners of the map."""
    x, y = centre
    for dx, dy in CORNERS:
        yield tile((x + 23 * dx, y + 23 * dy), 11, 7, "gold")
    yield disc(centre, 21, "card", colour, 4)
    yield lettered("3", centre, 28, colour)


def eye(centre: Point, colour: str, size: float = 1.0) -> Iterator[Element]:
    x, y = centre
    wide, high = 32 * size, 26 * size
    left, right = at(x - wide, y), at(x + wide, y)
    lids = f"M{left}Q{at(x, y - 1.6 * high)} {right}Q{at(x, y + 1.6 * high)} {left}Z"
    yield stroked(lids, 6.5 * size, colour)
    yield element("circle", cx=x, cy=y, r=10 * size, fill=paint(colour))


def star(centre: Point, colour: str, radius: float = 11) -> Iterator[Element]:
    """Four points."""
    yield filled(polygon(STAR, centre, radius), colour)


def dots(centre: Point, colour: str) -> Iterator[Element]:
    """One of the rounds."""
    x, y = centre
    yield from (
        element("circle", cx=x + 12 * (n - 1.5), cy=y, r=4, fill=paint(colour if n == 0 else "guide"))
        for n in range(4)
    )


def nib(centre: Point, colour: str) -> Iterator[Element]:
    """A small pencil on its side."""
    yield filled(polygon(((-20, -6), (8, -6), (21, 0), (8, 6), (-20, 6)), centre), colour)


def swapping(centre: Point, colour: str) -> Iterator[Element]:
    """Two that change places."""
    x, y = centre
    yield stroked(f"M{at(x - 26, y - 9)}h50m-11 -11l11 11l-11 11", 6, colour)
    yield stroked(f"M{at(x + 26, y + 15)}h-50m11 -11l-11 11l11 11", 6, colour)


def target(centre: Point, _: str) -> Iterator[Element]:
    yield disc(centre, 27, "paper", "loop", 5)


def crossing(centre: Point, colour: str) -> Iterator[Element]:
    """A station in which lines meet."""
    x, y = centre
    yield stroked(f"M{at(x - 40, y)}h80", 9, "loop")
    yield stroked(f"M{at(x - 28, y + 28)}l56 -56", 9, "stamp")
    yield disc(centre, 26, "disc", colour)


def tiles(centre: Point, colour: str) -> Iterator[Element]:
    """Districts."""
    x, y = centre
    for n, (dx, dy) in enumerate(CORNERS):
        yield tile((x + 17 * dx, y + 17 * dy), 15, 8, f"tint-{n + 1}", "guide", 2)
    yield disc(centre, 20, "card", colour, 4)


def stop(centre: Point, colour: str) -> Iterator[Element]:
    yield disc(centre, 28, "disc", colour)


def stamped(centre: Point, _: str) -> Iterator[Element]:
    """A district in which lines meet."""
    yield tile(centre, 32, 14, "gold-tint", "gold", 3)
    yield disc(centre, 22, "disc", "stamp")


EFFECTS: Mapping[str, Picture] = {
    "switch": fork,
    "joker": question,
    "extension": onward,
    "double-station": circled,
    "second": chain,
    "circle": circled,
    "look-ahead": eye,
    "recurring-switch": recurring,
    "triple-corners": corners,
    "double-stations": many_doubled,
    "double-tracks": beside,
}
"""What modules do, by the faces of their cards."""
MARKS: Mapping[str, Picture] = {"effect": star, "power": nib, "round-effect": dots}
"""What says to which pile such a card belongs."""
