"""The outline of a set of unit cells, drawn in a little and with round corners."""

import math
from collections.abc import Collection, Iterator

from metroscribe.core.geometry import Point
from metroscribe.core.network import Grid
from metroscribe.draw.elements import at, number
from metroscribe.draw.paths import Placing

Corners = tuple[Point, ...]
SIDES: tuple[tuple[Grid, Grid], ...] = (
    ((0, -1), (0, 0)),
    ((1, 0), (1, 0)),
    ((0, 1), (1, 1)),
    ((-1, 0), (0, 1)),
)
"""For each side of a cell where the neighbour lies, and the corner it starts from, going clockwise."""


def outlines(cells: Collection[Grid]) -> tuple[Corners, ...]:
    """Closed rings of corners around the cells, clockwise; around a hole they go the other way."""
    ahead = _borders(cells)
    rings = []
    while ahead:
        start = min(ahead)
        corner, heading, ring = start, (1, 0), [start]
        while True:
            step = min(ahead[corner], key=lambda turn: _tightest(heading, turn))
            ahead[corner].remove(step)
            if not ahead[corner]:
                del ahead[corner]
            corner, heading = (corner[0] + step[0], corner[1] + step[1]), step
            if corner == start:
                break
            ring.append(corner)
        rings.append(tuple((x - 0.5, y - 0.5) for x, y in _without_straights(ring)))
    return tuple(rings)


def rounded_outline(cells: Collection[Grid], placed: Placing, inset: float, radius: float) -> str:
    """The `d` of the cells' outline; `inset` and `radius` in units of the drawing."""
    rings = (tuple(map(placed, ring)) for ring in outlines(cells))
    return "".join(_rounded(tuple(_inset(ring, inset)), radius) for ring in rings)


def _borders(cells: Collection[Grid]) -> dict[Grid, list[Grid]]:
    """From each corner the unit steps along the border, the cells to the right of it."""
    ahead: dict[Grid, list[Grid]] = {}
    turns = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    for x, y in sorted(cells):
        for ((nx, ny), (cx, cy)), step in zip(SIDES, turns, strict=True):
            if (x + nx, y + ny) not in cells:
                ahead.setdefault((x + cx, y + cy), []).append(step)
    return ahead


def _tightest(heading: Grid, turn: Grid) -> int:
    """Right before straight before left, so that cells which touch in a corner stay apart."""
    return -(heading[0] * turn[1] - heading[1] * turn[0])


def _without_straights(ring: list[Grid]) -> Iterator[Grid]:
    for before, corner, after in zip((ring[-1], *ring), ring, (*ring[1:], ring[0]), strict=False):
        if (before[0] == corner[0]) != (corner[0] == after[0]):
            yield corner


def _inset(ring: Corners, by: float) -> Iterator[Point]:
    for before, corner, after in zip((ring[-1], *ring), ring, (*ring[1:], ring[0]), strict=False):
        (ix, iy), (ox, oy) = _heading(before, corner), _heading(corner, after)
        yield corner[0] - by * (iy + oy), corner[1] + by * (ix + ox)


def _rounded(ring: Corners, radius: float) -> str:
    """An arc at each corner, as wide as the shorter of its sides allows."""
    parts = []
    for before, corner, after in zip((ring[-1], *ring), ring, (*ring[1:], ring[0]), strict=False):
        r = min(radius, math.dist(before, corner) / 2, math.dist(corner, after) / 2)
        (ix, iy), (ox, oy) = _heading(before, corner), _heading(corner, after)
        start, stop = (corner[0] - r * ix, corner[1] - r * iy), (corner[0] + r * ox, corner[1] + r * oy)
        bow = f"A{number(r)} {number(r)} 0 0 {int(ix * oy - iy * ox > 0)} "
        parts.append(f"{at(*start)}{bow}{at(*stop)}")
    return "M" + "L".join(parts) + "Z"


def _heading(a: Point, b: Point) -> Point:
    length = math.dist(a, b)
    return (b[0] - a[0]) / length, (b[1] - a[1]) / length


def neighbours(one: Collection[Grid], other: Collection[Grid]) -> bool:
    """Whether two sets of cells share a side."""
    return any((x + dx, y + dy) in other for x, y in one for (dx, dy), _ in SIDES)
