"""Paths of `core.geometry` as SVG path data: scaled, and beside themselves for a second track."""

import math
from collections.abc import Callable, Iterable, Sequence

from metroscribe.core.geometry import Arc, Path, Piece, Point, Straight
from metroscribe.draw.elements import at, number

Placing = Callable[[Point], Point]
"""From grid points to points of the drawing; it may move and scale, not turn."""


def data(path: Path, placed: Placing) -> str:
    """The `d` of a path whose pieces follow one another."""
    return f"M{at(*placed(path[0].a))}" + "".join(_onward(piece, placed) for piece in path)


def ring(path: Path, placed: Placing) -> str:
    """The `d` of a closed path, whichever way each of its pieces was written down."""
    return data(tuple(_chained(path)), placed) + "Z"


def rightwards(path: Path) -> Path:
    """The path as one reads it, so that the left of a level track is always above it."""
    forward = path[0].a <= path[-1].b
    return path if forward else tuple(_turned(piece) for piece in reversed(path))


def beside(path: Path, distance: float) -> Path:
    """The path that runs at a distance to the left; to the right if it is negative."""
    return tuple(_piece_beside(piece, distance) for piece in path)


def middle(path: Path) -> Point:
    return path[len(path) // 2].at(0.5)


def polygon(points: Iterable[Point], centre: Point = (0, 0), size: float = 1) -> str:
    """The `d` of a shape whose corners are given in sizes, from its centre."""
    return "M" + "L".join(at(centre[0] + size * x, centre[1] + size * y) for x, y in points) + "Z"


def smooth(points: Sequence[Point], bend: float) -> str:
    """The `d` of a course through these points, each turn taken as wide as its sides and `bend` allow."""
    parts = [f"M{at(*points[0])}"]
    for before, turn, after in zip(points, points[1:], points[2:], strict=False):
        reach = min(bend, math.dist(before, turn) / 2, math.dist(turn, after) / 2)
        start, stop = _towards(turn, before, reach), _towards(turn, after, reach)
        parts.append(f"L{at(*start)}Q{at(*turn)} {at(*stop)}")
    return "".join(parts) + f"L{at(*points[-1])}"


def _towards(start: Point, end: Point, distance: float) -> Point:
    share = distance / (math.dist(start, end) or 1)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _chained(path: Path) -> Iterable[Piece]:
    here = min((path[0].a, path[0].b), key=lambda p: min(math.dist(p, path[-1].a), math.dist(p, path[-1].b)))
    for piece in path:
        onward = piece if math.dist(piece.a, here) < math.dist(piece.b, here) else _turned(piece)
        here = onward.b
        yield onward


def _turned(piece: Piece) -> Piece:
    return Straight(piece.b, piece.a) if isinstance(piece, Straight) else Arc(piece.b, piece.a, piece.corner)


def _clockwise(arc: Arc) -> bool:
    (cx, cy), (ax, ay), (bx, by) = arc.centre, arc.a, arc.b
    return (ax - cx) * (by - cy) - (ay - cy) * (bx - cx) > 0


def _onward(piece: Piece, placed: Placing) -> str:
    if isinstance(piece, Straight):
        return f"L{at(*placed(piece.b))}"
    radius = number(math.dist(placed(piece.a), placed(piece.centre)))
    return f"A{radius} {radius} 0 0 {int(_clockwise(piece))} {at(*placed(piece.b))}"


def _piece_beside(piece: Piece, distance: float) -> Piece:
    if isinstance(piece, Straight):
        dx, dy = piece.b[0] - piece.a[0], piece.b[1] - piece.a[1]
        along = distance / math.hypot(dx, dy)
        return Straight(*((x + dy * along, y - dx * along) for x, y in (piece.a, piece.b)))
    cx, cy = piece.centre
    wider = 1 + (distance if _clockwise(piece) else -distance) / piece.radius
    a, b, corner = (
        (cx + (x - cx) * wider, cy + (y - cy) * wider) for x, y in (piece.a, piece.b, piece.corner)
    )
    return Arc(a, b, corner)
