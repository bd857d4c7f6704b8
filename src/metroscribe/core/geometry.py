"""Paths on the plane, and whether they meet: straight pieces and quarter circles, y pointing down."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise, product

Point = tuple[float, float]
EPSILON = 1e-6


@dataclass(frozen=True, slots=True)
class Straight:
    a: Point
    b: Point

    def at(self, t: float) -> Point:
        """The point at part `t` of the way."""
        return self.a[0] + t * (self.b[0] - self.a[0]), self.a[1] + t * (self.b[1] - self.a[1])


@dataclass(frozen=True, slots=True)
class Arc:
    """A quarter circle from `a` to `b` that rounds `corner`; both lie at the same distance from it."""

    a: Point
    b: Point
    corner: Point

    @property
    def centre(self) -> Point:
        return self.a[0] + self.b[0] - self.corner[0], self.a[1] + self.b[1] - self.corner[1]

    @property
    def radius(self) -> float:
        return math.dist(self.a, self.corner)

    def at(self, t: float) -> Point:
        (cx, cy), angle = self.centre, t * math.pi / 2
        cos, sin = math.cos(angle), math.sin(angle)
        return (
            cx + (self.a[0] - cx) * cos + (self.b[0] - cx) * sin,
            cy + (self.a[1] - cy) * cos + (self.b[1] - cy) * sin,
        )

    def inside(self, p: Point) -> bool:
        """Whether a point of the circle lies on the open quarter."""
        (cx, cy) = self.centre
        along_a = (p[0] - cx) * (self.a[0] - cx) + (p[1] - cy) * (self.a[1] - cy)
        along_b = (p[0] - cx) * (self.b[0] - cx) + (p[1] - cy) * (self.b[1] - cy)
        return along_a > EPSILON and along_b > EPSILON


Piece = Straight | Arc
Path = tuple[Piece, ...]


def sign(number: float) -> int:
    """-1, 0 or 1."""
    return (number > 0) - (number < 0)


def rounded(a: Point, corner: Point, b: Point) -> Path:
    """From `a` towards `corner`, round it in a quarter circle, on to `b`; the arms must be perpendicular."""
    (ax, ay), (bx, by) = (_minus(a, corner)), (_minus(b, corner))
    if abs(ax * bx + ay * by) > EPSILON or not (ax or ay) or not (bx or by):
        raise ValueError("the arms of a curve must be perpendicular")
    arm_a, arm_b = math.hypot(ax, ay), math.hypot(bx, by)
    radius = min(arm_a, arm_b)
    start = (corner[0] + ax * radius / arm_a, corner[1] + ay * radius / arm_a)
    stop = (corner[0] + bx * radius / arm_b, corner[1] + by * radius / arm_b)
    lead_in = () if arm_a - radius < EPSILON else (Straight(a, start),)
    lead_out = () if arm_b - radius < EPSILON else (Straight(stop, b),)
    return (*lead_in, Arc(start, stop, corner), *lead_out)


def meet(one: Path, other: Path) -> bool:
    """Whether two open paths share a point. Their ends do not belong to them; inner joints do."""
    return any(_pieces_meet(p, q) for p, q in product(one, other)) or any(
        _lies_on(joint, piece)
        for path, across in ((one, other), (other, one))
        for joint in _joints(path)
        for piece in (*across, *_joints(across))
    )


def passes(path: Path, point: Point) -> bool:
    """Whether the open path runs through a point."""
    return any(_lies_on(point, piece) for piece in path) or point in _joints(path)


def samples(path: Path, steps: int = 64) -> Iterator[Point]:
    """Points along the path, dense enough to see which unit squares it runs through."""
    for piece in path:
        for step in range(steps):
            yield piece.at((step + 0.5) / steps)


def _joints(path: Path) -> Iterator[Point]:
    return (second.a for _, second in pairwise(path))


def _pieces_meet(p: Piece, q: Piece) -> bool:
    if isinstance(p, Straight):
        return _straights_meet(p, q) if isinstance(q, Straight) else _straight_meets_arc(p, q)
    return _straight_meets_arc(q, p) if isinstance(q, Straight) else _arcs_meet(p, q)


def _straights_meet(p: Straight, q: Straight) -> bool:
    d, e, gap = _minus(p.b, p.a), _minus(q.b, q.a), _minus(q.a, p.a)
    turn = _cross(d, e)
    if abs(turn) > EPSILON:
        t, u = _cross(gap, e) / turn, _cross(gap, d) / turn
        return _open(t) and _open(u)
    if abs(_cross(gap, d)) > EPSILON:
        return False
    length = d[0] ** 2 + d[1] ** 2
    ends = sorted(((x - p.a[0]) * d[0] + (y - p.a[1]) * d[1]) / length for x, y in (q.a, q.b))
    return min(ends[1], 1) - max(ends[0], 0) > EPSILON


def _straight_meets_arc(p: Straight, arc: Arc) -> bool:
    d, gap = _minus(p.b, p.a), _minus(p.a, arc.centre)
    a, b = d[0] ** 2 + d[1] ** 2, 2 * (d[0] * gap[0] + d[1] * gap[1])
    root = b * b - 4 * a * (gap[0] ** 2 + gap[1] ** 2 - arc.radius**2)
    if root < -EPSILON:
        return False
    width = math.sqrt(max(root, 0.0))
    return any(_open(t) and arc.inside(p.at(t)) for t in ((-b - width) / (2 * a), (-b + width) / (2 * a)))


def _arcs_meet(p: Arc, q: Arc) -> bool:
    gap = math.dist(p.centre, q.centre)
    if gap < EPSILON:
        ends = p.inside(q.a) or p.inside(q.b) or p.inside(q.at(0.5))
        return abs(p.radius - q.radius) < EPSILON and ends
    if gap > p.radius + q.radius + EPSILON or gap < abs(p.radius - q.radius) - EPSILON:
        return False
    along = (p.radius**2 - q.radius**2 + gap**2) / (2 * gap)
    height = math.sqrt(max(p.radius**2 - along**2, 0.0))
    ux, uy = (q.centre[0] - p.centre[0]) / gap, (q.centre[1] - p.centre[1]) / gap
    foot = p.centre[0] + ux * along, p.centre[1] + uy * along
    return any(
        p.inside(point) and q.inside(point)
        for point in ((foot[0] - uy * h, foot[1] + ux * h) for h in (height, -height))
    )


def _lies_on(p: Point, piece: Piece | Point) -> bool:
    if isinstance(piece, tuple):
        return math.dist(p, piece) < EPSILON
    if isinstance(piece, Arc):
        return abs(math.dist(p, piece.centre) - piece.radius) < EPSILON and piece.inside(p)
    d, gap = _minus(piece.b, piece.a), _minus(p, piece.a)
    along = (gap[0] * d[0] + gap[1] * d[1]) / (d[0] ** 2 + d[1] ** 2)
    return abs(_cross(d, gap)) < EPSILON and _open(along)


def _open(t: float) -> bool:
    return EPSILON < t < 1 - EPSILON


def _minus(p: Point, q: Point) -> Point:
    return p[0] - q[0], p[1] - q[1]


def _cross(p: Point, q: Point) -> float:
    return p[0] * q[1] - p[1] * q[0]
