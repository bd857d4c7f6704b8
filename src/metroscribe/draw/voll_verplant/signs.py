"""Small signs: the letter where a line ends, the two arrows where a ring begins."""

from collections.abc import Iterator

from metroscribe.core.geometry import Point
from metroscribe.draw.elements import Element, at, element, layered, titled
from metroscribe.draw.lettering import label_at
from metroscribe.draw.paths import polygon
from metroscribe.draw.voll_verplant.frame import PITCH
from metroscribe.draw.voll_verplant.ids import end_id, way_id
from metroscribe.draw.voll_verplant.layout import ARROW, BADGE, Layout
from metroscribe.draw.words import Words

LETTER = 21.0
POINTER = ((0.78, 0), (-0.1, 0.62), (-0.1, 0.24), (-0.72, 0.24), (-0.72, -0.24), (-0.1, -0.24), (-0.1, -0.62))
"""An arrow to the right, in radiuses of its sign."""


def ends(layout: Layout, words: Words) -> Iterator[Element]:
    """The letter of each line beyond its last station."""
    for number, place in layout.ends.items():
        line = layout.plan.lines[number]
        x, y = layout.frame.at(place)
        stub = f"M{at(*layout.frame.at(line.path[-1]))}L{at(x, y)}"
        yield titled(
            words("draw-plan-end", line=line.letter, name=line.name),
            *layered(stub, "stub-halo", "stub"),
            element("circle", class_="halo", cx=x, cy=y, r=BADGE * PITCH),
            element("circle", class_="body", cx=x, cy=y, r=BADGE * PITCH),
            label_at(line.letter, x, y, LETTER, "on"),
            id=end_id(line.letter),
            class_="end",
            role="img",
            data_line=line.colour,
        )


def ways(layout: Layout, words: Words) -> Iterator[Element]:
    """Which way round: an arrow each way from the first station of a ring."""
    for (number, way), (place, heading) in layout.ways.items():
        line = layout.plan.lines[number]
        following = layout.plan.names[line.ways[way][1]]
        (x, y), radius = layout.frame.at(place), ARROW * PITCH
        yield titled(
            words("draw-plan-way", line=line.letter, name=line.name, station=following),
            element("circle", class_="touch", cx=x, cy=y, r=2 * radius),
            element("circle", class_="halo", cx=x, cy=y, r=radius),
            element("circle", class_="body", cx=x, cy=y, r=radius),
            element("path", class_="on", d=polygon(_turned(heading), (x, y), radius)),
            id=way_id(line.letter, way),
            class_="way",
            role="img",
            data_line=line.colour,
        )


def _turned(heading: Point) -> Iterator[Point]:
    hx, hy = heading
    return ((px * hx - py * hy, px * hy + py * hx) for px, py in POINTER)
