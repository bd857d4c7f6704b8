"""In which order lines run side by side, so that none crosses another without need."""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from metroscribe.core.geometry import sign
from metroscribe.draw.voll_verplant.lanes import Edge, Lane, in_lane, unit_legs
from metroscribe.games.voll_verplant.plan import Plan


def lanes(plan: Plan) -> tuple[tuple[Lane, ...], ...]:
    """For each line its unit legs, each in the lane it takes there."""
    courses = [_Course(unit_legs(plan, line), line.ring) for line in plan.lines]
    order = _orders(courses)
    return tuple(
        tuple(in_lane(leg, order[leg.edge], number) for leg in course.legs)
        for number, course in enumerate(courses)
    )


class _Course(NamedTuple):
    """The legs of a line, which go round if it is a ring."""

    legs: tuple[Lane, ...]
    ring: bool

    def following(self, number: int, step: int) -> int | None:
        """The leg after this one, or before it if the step is -1."""
        last = len(self.legs) - 1
        if self.ring and step > 0 and number == last:
            return self._first_round
        if self.ring and step < 0 and number == self._first_round:
            return last
        return number + step if 0 <= number + step <= last else None

    @property
    def _first_round(self) -> int:
        """The leg that leaves the station where the ring ends: before it comes what leads to the wagon."""
        return next(n for n, leg in enumerate(self.legs) if leg.a == self.legs[-1].b)

    def turn(self, number: int, step: int) -> float | None:
        """How far to the left it turns after a leg, when followed this way; None if it ends."""
        following = self.following(number, step)
        if following is None:
            return None
        (ax, ay), (bx, by) = self.legs[number].heading, self.legs[following].heading
        return round(math.degrees(math.atan2(ay * bx - ax * by, ax * bx + ay * by)))


def _orders(courses: Sequence[_Course]) -> Mapping[Edge, tuple[int, ...]]:
    """For each edge the lines on it, from left to right."""
    users: dict[Edge, list[int]] = {}
    for number, course in enumerate(courses):
        for leg in course.legs:
            users.setdefault(leg.edge, []).append(number)
    left = _left_of(courses, users)
    return {
        edge: tuple(sorted(lines, key=lambda n: sum((edge, other, n) in left for other in lines)))
        for edge, lines in users.items()
    }


Left = set[tuple[Edge, int, int]]
"""On this edge, the first of the two lines runs left of the other."""


def _left_of(courses: Sequence[_Course], users: Mapping[Edge, list[int]]) -> Left:
    """Decided once for each common run of two lines: first where it saves a crossing, then the rest."""
    straight_first = sorted(range(len(courses)), key=lambda n: courses[n].ring)
    runs = [run for a, b in combinations(straight_first, 2) for run in _runs(courses, a, b)]
    left: Left = set()
    for run in sorted(runs, key=lambda run: -abs(run.lean)):
        follow = sum(_implied(left, users[edge], edge, *run.sides(forth)) for edge, forth in run.edges)
        ahead = run.lean > 0 if not follow else follow > 0
        for edge, forth in run.edges:
            one, other = run.sides(forth)
            left.add((edge, one, other) if ahead else (edge, other, one))
    return left


def _implied(left: Left, lines: Sequence[int], edge: Edge, one: int, other: int) -> int:
    """Whether a third line already says which of two is left: 1 for the first, -1 for the other."""
    for third in lines:
        if (edge, one, third) in left and (edge, third, other) in left:
            return 1
        if (edge, other, third) in left and (edge, third, one) in left:
            return -1
    return 0


@dataclass(frozen=True, slots=True)
class _Run:
    """What two lines have in common without a break; `lean` > 0 says that `a` is better on the left."""

    a: int
    b: int
    edges: tuple[tuple[Edge, bool], ...]
    """Each with whether `a` follows it as it is written."""
    lean: int

    def sides(self, forth: bool) -> tuple[int, int]:
        return (self.a, self.b) if forth else (self.b, self.a)


def _runs(courses: Sequence[_Course], a: int, b: int) -> Iterator[_Run]:
    """Along `a`, leg by leg, as long as `b` goes with it."""
    one, other = courses[a], courses[b]
    there = {leg.edge: n for n, leg in enumerate(other.legs)}
    run: list[tuple[int, int]] = []
    step = 0
    for n, leg in enumerate(one.legs):
        m = there.get(leg.edge)
        if run and (m is None or m != other.following(run[-1][1], step)):
            yield _Run(a, b, tuple(_edges(one, run)), _lean(one, other, run, step))
            run = []
        if m is not None:
            step = 1 if leg.a == other.legs[m].a else -1
            run.append((n, m))
    if run:
        yield _Run(a, b, tuple(_edges(one, run)), _lean(one, other, run, step))


def _edges(one: _Course, run: Sequence[tuple[int, int]]) -> Iterator[tuple[Edge, bool]]:
    for n, _ in run:
        yield one.legs[n].edge, one.legs[n].a < one.legs[n].b


def _lean(one: _Course, other: _Course, run: Sequence[tuple[int, int]], step: int) -> int:
    """Whether the first is better on the left, for where the two come from and go to."""
    (n, m), (first, there) = run[-1], run[0]
    ahead = _better(one.turn(n, 1), other.turn(m, step))
    behind = _better(other.turn(there, -step), one.turn(first, -1))
    return ahead + behind or ahead


def _better(one: float | None, other: float | None) -> int:
    """Which of two turns goes further to the left; it matters less if one line ends there."""
    return sign((one or 0) - (other or 0)) * (1 if one is None or other is None else 2)
