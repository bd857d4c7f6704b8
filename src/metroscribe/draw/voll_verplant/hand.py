"""What is written with a felt pen: never quite straight, and at the same place always the same."""

from collections.abc import Sequence

from metroscribe.core.geometry import Point
from metroscribe.draw.elements import at

Stroke = Sequence[Point]
"""Where it starts; then for each bow two points that pull it, and where it ends."""

CROSSES: Sequence[Sequence[Stroke]] = (
    (
        ((-1.0, -0.92), (-0.3, -0.4), (0.45, 0.2), (0.98, 1.0)),
        ((0.95, -1.0), (0.35, -0.2), (-0.4, 0.5), (-1.0, 0.9)),
    ),
    (
        ((-0.9, -1.0), (-0.5, -0.3), (0.3, 0.5), (1.0, 0.86)),
        ((1.0, -0.88), (0.2, -0.35), (-0.25, 0.3), (-0.92, 1.0)),
    ),
    (
        ((-0.98, -0.84), (-0.2, -0.45), (0.25, 0.4), (0.9, 1.0)),
        ((0.86, -1.0), (0.4, -0.45), (-0.3, 0.2), (-1.0, 0.94)),
    ),
)
FRAME: Stroke = (
    (-0.98, -1.06),
    *((-1.03, -0.4), (-1.02, 0.4), (-0.97, 1.02)),
    *((-0.4, 1.05), (0.4, 0.99), (1.03, 1.0)),
    *((0.98, 0.4), (1.03, -0.4), (0.99, -1.02)),
    *((0.4, -0.97), (-0.4, -1.02), (-1.1, -0.98)),
)
CIRCLE: Stroke = (
    (0.32, -0.98),
    *((-0.4, -1.2), (-1.1, -0.62), (-1.02, 0.06)),
    *((-0.95, 0.74), (-0.42, 1.1), (0.1, 1.02)),
    *((0.74, 0.94), (1.1, 0.48), (1.02, -0.1)),
    *((0.94, -0.7), (0.46, -1.1), (-0.12, -1.0)),
)
STRIKE: Stroke = ((-1.0, 0.82), (-0.3, 0.34), (0.4, -0.3), (1.0, -0.86))
FLIPS: Sequence[Point] = ((1, 1), (-1, 1), (1, -1), (-1, -1))
"""No two hands are the same: each shape also comes mirrored."""


def cross(number: int, centre: Point, half: float) -> str:
    """The `d` of two strokes; whoever writes cross number `number` writes it so."""
    return _drawn(CROSSES[number % len(CROSSES)], number, centre, (half, half))


def square(number: int, centre: Point, half: Point) -> str:
    return _drawn((FRAME,), number, centre, half)


def circle(number: int, centre: Point, radius: float) -> str:
    return _drawn((CIRCLE,), number, centre, (radius, radius))


def strike(centre: Point, half: float) -> str:
    """What strikes a value out."""
    return _drawn((STRIKE,), 0, centre, (half, half))


def _drawn(strokes: Sequence[Stroke], number: int, centre: Point, half: Point) -> str:
    flip = FLIPS[number // len(CROSSES) % len(FLIPS)]

    def placed(point: Point) -> str:
        return at(centre[0] + flip[0] * half[0] * point[0], centre[1] + flip[1] * half[1] * point[1])

    return "".join(f"M{placed(start)}C{' '.join(map(placed, rest))}" for start, *rest in strokes)
