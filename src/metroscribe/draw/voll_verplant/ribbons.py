"""A line as a ribbon: its middle and its two edges, which bend, shift and grow narrower together."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from metroscribe.core.geometry import EPSILON, Point
from metroscribe.draw.elements import at
from metroscribe.draw.paths import Placing
from metroscribe.draw.voll_verplant.lanes import Lane

REACH = 0.46
"""How far before a grid point a line begins to turn or to change its lane there."""
STRAY = 0.13
"""How far from the middle of a station it may pass at most: then it turns more sharply."""
LEFT, RIGHT = 0.5, -0.5
"""The sides of a line, in its widths to the left of its middle."""


@dataclass(frozen=True, slots=True)
class Curve:
    """A cubic from `a` to `d`."""

    a: Point
    b: Point
    c: Point
    d: Point

    def at(self, t: float) -> Point:
        u = 1 - t
        parts = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
        points = (self.a, self.b, self.c, self.d)
        return (
            sum(part * p[0] for part, p in zip(parts, points, strict=True)),
            sum(part * p[1] for part, p in zip(parts, points, strict=True)),
        )


def course(lanes: Sequence[Lane], side: float = 0) -> Iterator[Curve]:
    """What runs on this side of a line; straight pieces too are curves."""
    here = beside(lanes[0], side, lanes[0].a, 0)
    for one, other in pairwise(lanes):
        reach = _reach(one, other)
        start, stop = beside(one, side, one.b, -reach), beside(other, side, one.b, reach)
        yield _straight(here, start)
        yield _bend(start, stop, one.heading, other.heading)
        here = stop
    yield _straight(here, beside(lanes[-1], side, lanes[-1].b, 0))


def across(lanes: Sequence[Lane], number: int) -> tuple[Point, Point]:
    """The two edges of a line where it passes the end of one of its legs."""
    return _passing(lanes[number : number + 2], LEFT), _passing(lanes[number : number + 2], RIGHT)


def _passing(lanes: Sequence[Lane], side: float) -> Point:
    if len(lanes) == 1:
        return beside(lanes[0], side, lanes[0].b, 0)
    return tuple(course(lanes, side))[1].at(0.5)


def ribbon(lanes: Sequence[Lane], placed: Placing) -> str:
    """The `d` of its outline."""
    there, back = list(course(lanes, LEFT)), list(course(lanes, RIGHT))
    turned = [Curve(c.d, c.c, c.b, c.a) for c in reversed(back)]
    return f"{_data(there, placed)}L{at(*placed(turned[0].a))}{_onward(turned, placed)}Z"


def data(lanes: Sequence[Lane], placed: Placing) -> str:
    """The `d` of its middle."""
    return _data(list(course(lanes)), placed)


def plain_data(lanes: Sequence[Lane], placed: Placing) -> str:
    """The same in fewer pieces: straight ones that go on straight are one."""
    curves: list[Curve] = []
    for curve in course(lanes):
        if curves and _goes_on(curves[-1], curve):
            curves[-1] = _straight(curves[-1].a, curve.d)
        elif math.dist(curve.a, curve.d) > EPSILON:
            curves.append(curve)
    return _data(curves, placed)


def _goes_on(one: Curve, other: Curve) -> bool:
    (ax, ay), (bx, by), (dx, dy) = one.a, other.a, other.d
    straight = one.b == one.a and other.b == other.a
    return straight and abs((bx - ax) * (dy - ay) - (by - ay) * (dx - ax)) < EPSILON


def _data(curves: Sequence[Curve], placed: Placing) -> str:
    return f"M{at(*placed(curves[0].a))}{_onward(curves, placed)}"


def _onward(curves: Sequence[Curve], placed: Placing) -> str:
    return "".join(_piece(curve, placed) for curve in curves if math.dist(curve.a, curve.d) > EPSILON)


def _piece(curve: Curve, placed: Placing) -> str:
    if curve.b == curve.a:
        return f"L{at(*placed(curve.d))}"
    return "C" + " ".join(at(*placed(point)) for point in (curve.b, curve.c, curve.d))


def beside(lane: Lane, side: float, point: Point, along: float) -> Point:
    (dx, dy), off = lane.heading, lane.off + side * lane.width
    return point[0] + along * dx + off * dy, point[1] + along * dy - off * dx


def _straight(a: Point, b: Point) -> Curve:
    return Curve(a, a, b, b)


def _reach(one: Lane, other: Lane) -> float:
    sharp = math.tan(_angle(one.heading, other.heading) / 4)
    return min(REACH, STRAY / sharp) if one.stop and sharp else REACH


def _angle(came: Point, goes: Point) -> float:
    return math.acos(max(-1.0, min(1.0, came[0] * goes[0] + came[1] * goes[1])))


def _bend(a: Point, d: Point, came: Point, goes: Point) -> Curve:
    """Like an arc where it turns, like an S where it only changes its lane."""
    angle = _angle(came, goes)
    if angle < EPSILON and abs((d[0] - a[0]) * came[1] - (d[1] - a[1]) * came[0]) < EPSILON:
        return _straight(a, d)
    pull = 0.5 if angle < EPSILON else 2 / 3 * math.tan(angle / 4) / math.sin(angle / 2)
    reach = pull * math.dist(a, d)
    leaving = a[0] + reach * came[0], a[1] + reach * came[1]
    coming = d[0] - reach * goes[0], d[1] - reach * goes[1]
    return Curve(a, leaving, coming, d)
