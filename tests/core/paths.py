"""A second opinion on where paths meet, by walking along them; it shares no formula with the engine.

Whether a walker is on one side of a line or circle or on the other is a sign. Where the sign changes,
bisection finds the point, and then the only question is whether that point belongs to both paths.
"""

import math
from collections.abc import Callable, Iterator
from itertools import pairwise, product

from metroscribe.core.geometry import Arc, Path, Piece, Point, Straight

STEPS = 840
"""Divisible by every small number, so that every grid point on a piece is a step."""
NEAR = 1e-9


def walk_meets(one: Path, other: Path) -> bool:
    """Whether two open paths share a point."""
    return any(_meets(p, q, one, other) for p, q in product(one, other))


def _meets(p: Piece, q: Piece, one: Path, other: Path) -> bool:
    return any(_inside(point, one) and _inside(point, other) and _on(point, q) for point in _contacts(p, q))


def _contacts(p: Piece, q: Piece) -> Iterator[Point]:
    """The points of `p` that lie on the endless line, or the whole circle, of `q`."""
    side = _side_of(q)
    steps = [(k / STEPS, side(at(p, k / STEPS))) for k in range(STEPS + 1)]
    yield from (at(p, t) for t, value in steps if abs(value) < NEAR)
    for (t, before), (u, after) in pairwise(steps):
        if min(abs(before), abs(after)) >= NEAR and (before < 0) != (after < 0):
            yield at(p, _zero(lambda v: side(at(p, v)), t, u))


def _zero(value: Callable[[float], float], low: float, high: float) -> float:
    negative = value(low) < 0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if (value(middle) < 0) == negative else (low, middle)
    return low


def at(piece: Piece, t: float) -> Point:
    """The point at part `t` of the piece; on an arc by turning, not by the engine's projection."""
    if isinstance(piece, Straight):
        return _between(piece.a, piece.b, t)
    (cx, cy), radius = _circle(piece)
    start = math.atan2(piece.a[1] - cy, piece.a[0] - cx)
    turn = math.remainder(math.atan2(piece.b[1] - cy, piece.b[0] - cx) - start, math.tau)
    return cx + radius * math.cos(start + t * turn), cy + radius * math.sin(start + t * turn)


def _side_of(piece: Piece) -> Callable[[Point], float]:
    if isinstance(piece, Straight):
        (ax, ay), (bx, by) = piece.a, piece.b
        return lambda p: (bx - ax) * (p[1] - ay) - (by - ay) * (p[0] - ax)
    centre, radius = _circle(piece)
    return lambda p: math.dist(p, centre) - radius


def _circle(arc: Arc) -> tuple[Point, float]:
    middle, corner = _between(arc.a, arc.b, 0.5), arc.corner
    centre = (2 * middle[0] - corner[0], 2 * middle[1] - corner[1])
    return centre, math.dist(centre, arc.b)


def _between(a: Point, b: Point, t: float) -> Point:
    return (1 - t) * a[0] + t * b[0], (1 - t) * a[1] + t * b[1]


def _on(point: Point, piece: Piece) -> bool:
    """Whether a point of its line or circle lies on the closed piece."""
    if isinstance(piece, Straight):
        whole = math.dist(piece.a, piece.b)
        return math.dist(point, piece.a) + math.dist(point, piece.b) < whole + NEAR
    centre, _ = _circle(piece)
    reach = math.dist(piece.a, piece.b)
    near_both = max(math.dist(point, piece.a), math.dist(point, piece.b)) < reach + NEAR
    return near_both and math.dist(point, piece.corner) < math.dist(centre, piece.corner)


def _inside(point: Point, path: Path) -> bool:
    """Whether a point of the path is neither of its ends."""
    return min(math.dist(point, path[0].a), math.dist(point, path[-1].b)) > 1e-6
