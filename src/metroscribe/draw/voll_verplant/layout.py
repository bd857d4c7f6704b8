"""Everything of a plan that lies somewhere because other things do: worked out once, in grid steps."""

import math
from collections.abc import Iterator, Mapping
from functools import cache, cached_property

from metroscribe.core.geometry import EPSILON, Point
from metroscribe.draw.voll_verplant.frame import Frame, Rect
from metroscribe.draw.voll_verplant.lanes import BAND, Lane
from metroscribe.draw.voll_verplant.orders import lanes
from metroscribe.draw.voll_verplant.ribbons import across, beside, course
from metroscribe.draw.voll_verplant.room import Disc, Room
from metroscribe.games.voll_verplant.plan import BACK, FORTH, Line, Plan

WAGON = 0.86
BOXES = (0.0, 0.62, 0.68)
"""How long the sides of a station's box are at least, by the number of its lines."""
RIM = 0.04
"""How far a box reaches beyond the lines it lies across."""
BADGE = 0.28
"""The radius of the sign at the end of a line."""
ARROW = 0.23
"""The radius of the sign that says which way round."""
SOON = 0.05
"""How far from the box of the first station it lies, if the next station is not too near."""
AWAY = (0.08, 0.22, 0.4)
"""How far from the box of the last station the sign may be."""
TURNS = (0, 1, -1, 2, -2, 3, -3)
"""In which directions it may lie, in eighths of a circle from straight on, what looks best first."""
AIR = 0.08
"""What should be free around it."""
SAMPLES = 6
"""On how many parts of a curve one looks whether it is in the way."""


@cache
def layout_of(plan: Plan) -> "Layout":
    return Layout(plan)


class Layout:
    def __init__(self, plan: Plan) -> None:
        self.plan, self.frame = plan, Frame(plan)

    @cached_property
    def lanes(self) -> tuple[tuple[Lane, ...], ...]:
        """For each line its unit legs."""
        return lanes(self.plan)

    @cached_property
    def boxes(self) -> tuple[Rect, ...]:
        """For each station a box across all its lines."""
        number = {point: i for i, point in enumerate(self.plan.points)}
        edges: list[list[Point]] = [[] for _ in self.plan.points]
        for own in self.lanes:
            for n, lane in enumerate(own):
                if lane.b in number:
                    edges[number[lane.b]] += across(own, n)
        return tuple(self._box(station, found) for station, found in enumerate(edges))

    def _box(self, station: int, edges: list[Point]) -> Rect:
        x, y = self.plan.points[station]
        least = BOXES[min(len(self.plan.stopping[station]), len(BOXES) - 1)] / 2
        dx = max(abs(ex - x) for ex, _ in edges) + RIM
        dy = max(abs(ey - y) for _, ey in edges) + RIM
        return Rect.around((x, y), (max(dx, least), max(dy, least)))

    @cached_property
    def ways(self) -> Mapping[tuple[int, str], tuple[Point, Point]]:
        """For each direction of each ring where its arrow lies, and where it points to."""
        found = {}
        for number, line in enumerate(self.plan.lines):
            if line.ring:
                own, start = self.lanes[number], self.plan.points[line.stations[0]]
                leaving = next(lane for lane in own if lane.a == start)
                for way, lane in ((FORTH, leaving), (BACK, own[-1].turned())):
                    along = _out(self.boxes[line.stations[0]], lane.heading) + SOON + ARROW
                    if lane.b in self.plan.points:
                        along = min(along, math.dist(lane.a, lane.b) / 2)
                    found[number, way] = beside(lane, 0, lane.a, along), lane.heading
        return found

    @cached_property
    def ends(self) -> Mapping[int, Point]:
        """For each line that ends somewhere where the sign with its letter lies."""
        room = Room(self.frame.map, (*self.boxes, *map(self.wagon, self.plan.lines)), self._bodies())
        found = {}
        for number, line in enumerate(self.plan.lines):
            if not line.ring:
                places = [*self._beyond(number)]
                lacks = [room.lack((place, BADGE + AIR)) + 0.03 * n for n, place in enumerate(places)]
                found[number] = places[lacks.index(min(lacks))]
                room.fill((found[number], BADGE))
        return found

    def _bodies(self) -> Iterator[Disc]:
        """What lines and arrows cover."""
        for own in self.lanes:
            for curve in course(own):
                for k in range(SAMPLES + 1):
                    yield curve.at(k / SAMPLES), BAND / 2
        for place, _ in self.ways.values():
            yield place, ARROW

    def _beyond(self, number: int) -> Iterator[Point]:
        """Places for the sign at the end of a line, what looks best first."""
        station, lane = self.plan.lines[number].stations[-1], self.lanes[number][-1]
        box = self.boxes[station]
        straight = math.atan2(lane.heading[1], lane.heading[0])
        for away in AWAY:
            for turn in TURNS:
                angle = straight + turn * math.pi / 4
                dx, dy = math.cos(angle), math.sin(angle)
                along = _out(box, (dx, dy)) + away + BADGE
                yield box.centre[0] + along * dx, box.centre[1] + along * dy

    def wagon(self, line: Line) -> Rect:
        xs, ys = zip(*line.wagon, strict=True)
        return Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).wider(WAGON / 2)


def _out(box: Rect, heading: Point) -> float:
    """How far it is from the middle of a box to its edge."""
    sides = ((box.width / 2, abs(heading[0])), (box.height / 2, abs(heading[1])))
    return min(half / part for half, part in sides if part > EPSILON)
