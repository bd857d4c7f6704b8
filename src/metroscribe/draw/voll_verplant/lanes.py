"""Lanes: the unit legs of the lines, and how far beside them a line runs that is not alone there."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from metroscribe.core.geometry import Point
from metroscribe.core.network import Grid
from metroscribe.games.voll_verplant.plan import Line, Plan, passed

Edge = tuple[Grid, Grid]
"""A unit leg, whichever way it is followed: its ends in order."""

BAND = 0.42
"""How wide a line is that runs alone, in grid steps."""
SHARED = {1: BAND, 2: 0.27, 3: 0.21}
"""How wide each of so many lines is that run side by side; of more, what they can have."""
MOST = 0.86
"""How wide all of them are together at most."""
GAP = 0.06
"""What is left free between two of them."""


@dataclass(frozen=True, slots=True)
class Lane:
    """A unit leg of a line; `off` is how far to the left of the leg it runs, in grid steps."""

    a: Grid
    b: Grid
    stop: bool
    """Whether the line stops at its end."""
    off: float = 0.0
    width: float = BAND

    @property
    def edge(self) -> Edge:
        return min(self.a, self.b), max(self.a, self.b)

    @property
    def heading(self) -> Point:
        dx, dy = self.b[0] - self.a[0], self.b[1] - self.a[1]
        length = math.hypot(dx, dy)
        return dx / length, dy / length

    def turned(self) -> "Lane":
        """The same followed the other way; it says nothing of a stop."""
        return Lane(self.b, self.a, False, -self.off, self.width)


def unit_legs(plan: Plan, line: Line) -> tuple[Lane, ...]:
    """From grid point to grid point, from the wagon on."""
    stops = {plan.points[station] for station in line.stations}
    points = (point for a, b in pairwise(line.path) for point in (a, *passed(a, b)))
    return tuple(Lane(a, b, b in stops) for a, b in pairwise((*points, line.path[-1])))


def in_lane(leg: Lane, order: Sequence[int], number: int) -> Lane:
    """Where a line runs if these lines run along a leg, from left to right."""
    count = len(order)
    width = SHARED.get(count, (MOST + GAP) / count - GAP)
    off = ((count - 1) / 2 - order.index(number)) * (width + GAP)
    return replace(leg, off=off if leg.a < leg.b else -off, width=width)
