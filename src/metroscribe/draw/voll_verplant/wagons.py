"""Wagons: the letter of the line in front, behind it a window for each entry."""

from collections.abc import Iterator

from metroscribe.core.geometry import Point, sign
from metroscribe.draw.elements import Element, at, element, number, titled
from metroscribe.draw.lettering import label_at, number_at
from metroscribe.draw.voll_verplant.frame import PITCH, Rect
from metroscribe.draw.voll_verplant.ids import entry_id, express_id, wagon_id, window_id
from metroscribe.draw.voll_verplant.layout import WAGON, Layout
from metroscribe.draw.voll_verplant.stations import rect
from metroscribe.draw.words import Words
from metroscribe.games.voll_verplant.plan import Line

WINDOW = 0.33
"""Half the sides of a window, in grid steps; the rest is in units of the drawing."""
PANE = 5.5
NOSE, TAIL = 17.0, 8.0
"""How round the corners are in front and behind."""
LETTER = 29.0
ENTRY = 26.0
EXPRESS = 13.6
COUPLING = WAGON / 2 + 0.13
"""How far from the middle of its first cell a wagon is coupled to its line."""


def wagons(layout: Layout, words: Words) -> Iterator[Element]:
    for line in layout.plan.lines:
        outline, front = layout.frame.placed(layout.wagon(line)), layout.frame.at(line.wagon[0])
        shape = body(outline, line)
        yield titled(
            words("draw-plan-wagon", line=line.letter, name=line.name, windows=line.windows),
            rect(outline, 0, "touch"),
            element("path", class_="halo", d=shape),
            element("path", class_="coupling", d=_coupling(front, _heading(*line.path[:2]))),
            element("path", class_="body", d=shape),
            label_at(line.letter, *front, LETTER, "on"),
            *_windows(layout, line, words),
            id=wagon_id(line.letter),
            class_="wagon",
            role="img",
            data_place="",
            data_line=line.colour,
        )


def _windows(layout: Layout, line: Line, words: Words) -> Iterator[Element]:
    for place, cell in enumerate(line.wagon[1:], 1):
        pane = layout.frame.placed(Rect.around(cell, (WINDOW, WINDOW)))
        x, y = pane.centre
        yield titled(
            words("draw-plan-window", line=line.letter, number=place),
            rect(pane.wider((PITCH - pane.width) / 2), 0, "touch"),
            rect(pane, PANE, "pane"),
            element(
                "circle", id=express_id(line.letter, place), class_="express mark", cx=x, cy=y, r=EXPRESS
            ),
            number_at(entry_id(line.letter, place), x, y, ENTRY, "entry"),
            id=window_id(line.letter, place),
            class_="window",
            role="img",
        )


def body(box: Rect, line: Line) -> str:
    """Clockwise from the upper left; the corners in front are rounder."""
    front, parts = _heading(line.wagon[1], line.wagon[0]), []
    for n, (cx, cy) in enumerate(((-1, -1), (1, -1), (1, 1), (-1, 1))):
        r = NOSE if cx * front[0] + cy * front[1] > 0 else TAIL
        x, y = box.x + box.width * (cx > 0), box.y + box.height * (cy > 0)
        level = n % 2
        start = (x - cx * r * level, y - cy * r * (1 - level))
        stop = (x - cx * r * (1 - level), y - cy * r * level)
        parts.append(f"{at(*start)}A{number(r)} {number(r)} 0 0 1 {at(*stop)}")
    return "M" + "L".join(parts) + "Z"


def _coupling(front: Point, heading: Point) -> str:
    length = COUPLING * PITCH
    return f"M{at(*front)}L{at(front[0] + length * heading[0], front[1] + length * heading[1])}"


def _heading(a: Point, b: Point) -> Point:
    """Whither from one point to another: -1, 0 or 1 on each axis."""
    return sign(b[0] - a[0]), sign(b[1] - a[1])
