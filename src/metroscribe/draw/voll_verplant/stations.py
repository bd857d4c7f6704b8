"""Stations: white boxes across all the lines that stop there, with room for a cross or a framed number."""

from collections.abc import Iterator

from metroscribe.core.geometry import Point
from metroscribe.draw.elements import Element, element, titled
from metroscribe.draw.lettering import label_at
from metroscribe.draw.voll_verplant.frame import PITCH, Rect
from metroscribe.draw.voll_verplant.hand import cross, square
from metroscribe.draw.voll_verplant.ids import cross_id, frame_id, station_id
from metroscribe.draw.voll_verplant.layout import Layout
from metroscribe.draw.words import Words, place

CORNER = 6.5
CROSS = 11.5
"""Half the sides of a cross, in units of the drawing like the rest here."""
DIGIT = 25.0
AIM = 6.0
"""The dot in a station that can be touched."""
FRAME = 3.0
"""How far outside of the box a number's frame is drawn."""
GOLD = 4.6
"""How far outside the second outline of a special station lies."""


def stations(layout: Layout, special: int, words: Words) -> Iterator[Element]:
    for station in range(len(layout.plan.points)):
        yield _station(layout, station, bool(special >> station & 1), words)


def rect(box: Rect, corner: float, classes: str | None = None) -> Element:
    return element("rect", class_=classes, x=box.x, y=box.y, width=box.width, height=box.height, rx=corner)


def _station(layout: Layout, station: int, special: bool, words: Words) -> Element:
    plan, name = layout.plan, layout.plan.at[station]
    box = layout.frame.placed(layout.boxes[station])
    letters = [plan.lines[number].letter for number in plan.stopping[station]]
    key = "draw-plan-special" if special else "draw-plan-station"
    return titled(
        words(key, station=place(name, plan.names[station]), lines=", ".join(letters), count=len(letters)),
        rect(Rect.around(box.centre, (PITCH / 2, PITCH / 2)), 0, "touch"),
        *((rect(box.wider(GOLD), CORNER + GOLD, "special"),) if special else ()),
        rect(box, CORNER, "stop"),
        element("circle", class_="aim", cx=box.centre[0], cy=box.centre[1], r=AIM),
        _cross(station, box.centre, cross_id(name)),
        _framed(station, len(plan.stopping[station]), box.wider(GOLD if special else 0), frame_id(name)),
        id=station_id(name),
        class_="station",
        role="img",
        data_place="",
    )


def _cross(station: int, centre: Point, id_: str) -> Element:
    return element("path", id=id_, class_="cross mark", d=cross(station, centre, CROSS), pathLength=1)


def _framed(station: int, lines: int, box: Rect, id_: str) -> Element:
    half: Point = (box.width / 2 + FRAME, box.height / 2 + FRAME)
    return element(
        "g",
        element("path", d=square(station, box.centre, half), pathLength=1),
        label_at(str(lines), *box.centre, DIGIT, "entry"),
        id=id_,
        class_="framed mark",
    )
