"""Lines that run side by side: in lanes that never touch, in an order that needs no crossing."""

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from typing import NamedTuple

import pytest

from metroscribe.core.geometry import Point, Straight, meet
from metroscribe.core.network import Grid
from metroscribe.draw.voll_verplant.lanes import BAND, GAP, Lane, in_lane
from metroscribe.draw.voll_verplant.layout import Layout
from metroscribe.draw.voll_verplant.orders import lanes
from metroscribe.draw.voll_verplant.ribbons import course
from tests.draw.plans import PLANS, drawn, inside, layout_of, small

FORK = """
     A B C D E F G H
 1   A A . . . . . 1
 2   . . . . . . . .
 3   B B 2 2 2 2 . 1
"""
NUDGE = (0.0137, 0.0071)
"""So that no end lies by chance on what it crosses."""
LAYOUTS = [*PLANS, "small"]


def layout(name: str) -> Layout:
    return Layout(small()) if name == "small" else layout_of(name)


def order_at(found: Sequence[Sequence[Lane]], a: Grid, b: Grid) -> list[int]:
    """The lines from `a` to `b`, from left to right."""
    there = {number: lane for number, own in enumerate(found) for lane in own if {lane.a, lane.b} == {a, b}}
    offs = {number: lane.off if lane.a == a else -lane.off for number, lane in there.items()}
    return sorted(offs, key=lambda number: -offs[number])


def test_a_line_that_runs_alone_is_broad_and_in_the_middle() -> None:
    plan = drawn("     A B C D\n 1   A A 1 1", A="(B1) C1 D1")
    assert [(lane.off, lane.width) for lane in lanes(plan)[0]] == [(0, BAND)] * 2


def test_whoever_comes_and_leaves_on_the_left_runs_on_the_left() -> None:
    plan = drawn(FORK, A="(B1) (C2) C3 D3 E3 F3 (G2) H1", B="(B3) C3 D3 E3 F3 H3")
    for a, b in pairwise([(2, 2), (3, 2), (4, 2), (5, 2)]):
        assert order_at(lanes(plan), a, b) == [0, 1]
        assert order_at(lanes(plan), b, a) == [1, 0]


def test_lines_that_go_opposite_ways_are_ordered_by_the_same_eye() -> None:
    picture = """
         A B C D E F G H
     1   . . 1 . . . A A
     2   . . . . . . . .
     3   B B . 2 2 2 . 1
    """
    plan = drawn(picture, A="(G1) (F2) F3 E3 D3 (C2) C1", B="(B3) D3 E3 F3 H3")
    assert order_at(lanes(plan), (3, 2), (4, 2)) == [0, 1]


def test_where_a_line_ends_the_other_one_says_which_side_is_better() -> None:
    picture = """
         A B C D E F G
     1   . . . . . B B
     2   . . 2 2 2 . .
     3   A A . . . . .
    """
    plan = drawn(picture, A="(B3) C2 D2 E2", B="(F1) E2 D2 C2")
    assert order_at(lanes(plan), (2, 1), (3, 1)) == [1, 0], "A comes from the right, B from the left"


def test_the_order_holds_while_others_join_and_leave() -> None:
    picture = """
         A B C D E F G H I
     1   . . . C C . . . .
     2   A A . . . . . . 1
     3   . . 2 2 3 3 2 . .
     4   B B . . . . . . 1
     5   . . . . . . 1 . .
    """
    plan = drawn(
        picture, A="(B2) C3 D3 E3 F3 G3 (H3) I2", B="(B4) C3 D3 E3 F3 G3 (H3) I4", C="(E1) E3 F3 (G4) G5"
    )
    orders = [order_at(lanes(plan), (x, 2), (x + 1, 2)) for x in range(2, 7)]
    assert [len(found) for found in orders] == [2, 2, 3, 2, 2]
    assert all(found.index(0) < found.index(1) for found in orders)


def test_a_ring_keeps_its_side_where_it_begins() -> None:
    picture = """
         A B C D E
     1   . . 1 . .
     2   A A 2 2 2
     3   . . . R .
     4   . . . R .
    """
    plan = drawn(picture, A="(B2) C2 D2 E2", R="(D3) D2 E2 (E1) C1 C2 D2")
    assert [order_at(lanes(plan), (x, 1), (x + 1, 1)) for x in (2, 3)] == [[1, 0], [1, 0]]


def test_many_lines_share_what_there_is() -> None:
    leg = Lane((0, 0), (1, 0), stop=True)
    for count in range(1, 9):
        found = [in_lane(leg, range(count), number) for number in range(count)]
        assert found[0].off + found[0].width / 2 <= 0.44
        assert all(lane.width > 0 for lane in found)


@pytest.mark.parametrize("name", LAYOUTS)
def test_lanes_of_a_common_leg_lie_apart(name: str) -> None:
    found = defaultdict(list)
    for own in layout(name).lanes:
        for lane in own:
            off = lane.off if lane.a < lane.b else -lane.off
            found[lane.edge].append((off - lane.width / 2, off + lane.width / 2))
    for spans in found.values():
        ordered = sorted(spans)
        assert all(after[0] - before[1] >= GAP - 1e-9 for before, after in pairwise(ordered))
        assert ordered[-1][1] - ordered[0][0] < 1, "beside it there may be a line on the next grid points"


@pytest.mark.parametrize("name", LAYOUTS)
def test_two_lines_keep_their_order_along_a_common_run(name: str) -> None:
    found = layout(name).lanes
    for run in runs(found):
        sides = {
            order_at(found, a, b).index(run.one) < order_at(found, a, b).index(run.other)
            for a, b in pairwise(run.points)
        }
        assert len(sides) == 1


@pytest.mark.slow
@pytest.mark.parametrize("name", LAYOUTS)
def test_lines_cross_no_more_than_they_must_where_they_join_and_leave(name: str) -> None:
    plan = layout(name)
    for run in runs(plan.lanes):
        one, other = (polyline(run.near(plan.lanes, number)) for number in (run.one, run.other))
        found, needed = crossings(one, other), run.needed(plan.lanes)
        if not run.ends(plan.lanes):
            assert len(found) % 2 == needed % 2, run
        assert sum(not any(inside(box, point) for box in plan.boxes) for point in found) <= needed, run


class Run(NamedTuple):
    """Grid points that two lines pass one after the other."""

    one: int
    other: int
    points: tuple[Grid, ...]

    def near(self, found: Sequence[Sequence[Lane]], number: int) -> Sequence[Lane]:
        """The lanes of a line on the run, and one before and after it."""
        own, edges = found[number], {frozenset(pair) for pair in pairwise(self.points)}
        common = [n for n, lane in enumerate(own) if frozenset((lane.a, lane.b)) in edges]
        return own[max(0, common[0] - 1) : common[-1] + 2]

    def ends(self, found: Sequence[Sequence[Lane]]) -> bool:
        """Whether one of the two ends on the run: then the other may pass before it, under the box."""
        return any(found[number][-1].b in self.points for number in (self.one, self.other))

    def needed(self, found: Sequence[Sequence[Lane]]) -> int:
        """How often they cross if the other runs a hair to the left, or to the right, whichever is less."""
        one, other = (passed_by(self.near(found, number)) for number in (self.one, self.other))
        return min(len(crossings(one, self._shifted(other, hair))) for hair in (0.1, -0.1))

    def _shifted(self, points: Sequence[Grid], hair: float) -> list[Point]:
        """What lies on the run a hair to the left of where it is."""
        found: list[Point] = []
        for before, point, after in zip(
            (points[0], *points), points, (*points[1:], points[-1]), strict=False
        ):
            came, goes = _unit(before, point), _unit(point, after)
            side, nudge = (hair, NUDGE) if point in self.points else (0.0, (0.0, 0.0))
            x, y = point[0] + side * (came[1] + goes[1]), point[1] - side * (came[0] + goes[0])
            found.append((x + nudge[0], y + nudge[1]))
        return found


def _unit(a: Grid, b: Grid) -> Point:
    length = math.dist(a, b) or 1
    return (b[0] - a[0]) / length, (b[1] - a[1]) / length


def runs(found: Sequence[Sequence[Lane]]) -> Iterator[Run]:
    for one, other in combinations(range(len(found)), 2):
        theirs = passed_by(found[other])
        steps = {*pairwise(theirs), *pairwise(theirs[::-1])}
        points: list[Grid] = []
        for lane in (*found[one], None):
            if lane is not None and (lane.a, lane.b) in steps:
                points = points or [lane.a]
                points.append(lane.b)
            elif points:
                yield Run(one, other, tuple(points))
                points = []


def passed_by(own: Sequence[Lane]) -> list[Grid]:
    return [own[0].a, *(lane.b for lane in own)]


def polyline(own: Sequence[Lane]) -> list[Point]:
    curves = list(course(own))
    return [curve.at(k / 7) for curve in curves for k in range(7)] + [curves[-1].d]


def crossings(one: Sequence[Point], other: Sequence[Point]) -> list[Point]:
    """Where two courses cross, roughly."""
    return [
        p[0]
        for p in pairwise(one)
        for q in pairwise(other)
        if p[0] != p[1] and q[0] != q[1] and meet((Straight(*p),), (Straight(*q),))
    ]
