"""What is written with a felt pen: never quite straight, and at the same place always the same."""

import re
from collections.abc import Mapping, Sequence

from metroscribe.core.geometry import Point
from metroscribe.draw.elements import at

Stroke = Sequence[Point]
"""Where it starts; then for each bow two points that pull it, and where it ends."""
POINT = re.compile(r"(-?[\d.]+) (-?[\d.]+)")


def strokes(d: str) -> Sequence[Stroke]:
    """What path data draws: each `M` starts a stroke, each `C` is a bow. They reach from -1 to 1."""
    return [[(float(x), float(y)) for x, y in POINT.findall(part)] for part in d.split("M")[1:]]


CROSSES = (
    strokes("M-1 -0.92 C-0.3 -0.4, 0.45 0.2, 0.98 1 M0.95 -1 C0.35 -0.2, -0.4 0.5, -1 0.9"),
    strokes("M-0.9 -1 C-0.5 -0.3, 0.3 0.5, 1 0.86 M1 -0.88 C0.2 -0.35, -0.25 0.3, -0.92 1"),
    strokes("M-0.98 -0.84 C-0.2 -0.45, 0.25 0.4, 0.9 1 M0.86 -1 C0.4 -0.45, -0.3 0.2, -1 0.94"),
)
FRAME = strokes(
    "M-0.98 -1.06 C-1.03 -0.4, -1.02 0.4, -0.97 1.02 C-0.4 1.05, 0.4 0.99, 1.03 1 "
    "C0.98 0.4, 1.03 -0.4, 0.99 -1.02 C0.4 -0.97, -0.4 -1.02, -1.1 -0.98"
)
CIRCLE = strokes(
    "M0.32 -0.98 C-0.4 -1.2, -1.1 -0.62, -1.02 0.06 C-0.95 0.74, -0.42 1.1, 0.1 1.02 "
    "C0.74 0.94, 1.1 0.48, 1.02 -0.1 C0.94 -0.7, 0.46 -1.1, -0.12 -1"
)
STRIKE = strokes("M-1 0.82 C-0.3 0.34, 0.4 -0.3, 1 -0.86")
DIGITS: Mapping[str, Sequence[Stroke]] = {
    "+": strokes("M-0.78 0.04 C-0.3 -0.02, 0.3 0.05, 0.78 -0.03 M0.02 -0.8 C-0.04 -0.3, 0.05 0.3, -0.02 0.8"),
    "0": strokes("M0.06 -1 C-0.8 -1, -0.75 1, 0.02 0.98 C0.76 0.96, 0.7 -0.95, -0.06 -0.97"),
    "1": strokes("M-0.42 -0.55 C-0.22 -0.7, -0.05 -0.85, 0.08 -1 C0.02 -0.4, 0.05 0.4, 0.06 1"),
    "2": strokes(
        "M-0.58 -0.6 C-0.5 -1.16, 0.62 -1.16, 0.54 -0.42 C0.48 0.1, -0.3 0.5, -0.64 0.94 "
        "C-0.2 0.86, 0.3 0.93, 0.68 0.88"
    ),
    "3": strokes(
        "M-0.55 -0.78 C-0.2 -1.16, 0.56 -1.06, 0.5 -0.55 C0.46 -0.15, 0.05 -0.08, -0.15 -0.06 "
        "C0.25 -0.12, 0.7 0.1, 0.62 0.5 C0.55 1.12, -0.35 1.12, -0.64 0.7"
    ),
    "4": strokes(
        "M0.08 -1 C-0.15 -0.45, -0.42 -0.02, -0.66 0.38 C-0.2 0.33, 0.3 0.38, 0.7 0.33 "
        "M0.3 -0.22 C0.26 0.2, 0.32 0.6, 0.28 1"
    ),
    "5": strokes(
        "M0.54 -0.96 C0.2 -0.92, -0.15 -0.97, -0.42 -0.93 C-0.45 -0.65, -0.48 -0.4, -0.5 -0.13 "
        "C-0.2 -0.42, 0.63 -0.4, 0.62 0.3 C0.6 1.12, -0.3 1.12, -0.64 0.7"
    ),
    "6": strokes(
        "M0.4 -1 C-0.2 -0.75, -0.64 -0.1, -0.6 0.4 C-0.55 1.16, 0.63 1.16, 0.6 0.38 "
        "C0.56 -0.25, -0.35 -0.28, -0.56 0.3"
    ),
    "7": strokes("M-0.6 -0.9 C-0.2 -0.96, 0.3 -0.92, 0.62 -0.95 C0.3 -0.4, -0.02 0.3, -0.16 1"),
    "8": strokes(
        "M0.46 -0.7 C0.2 -1.16, -0.58 -1, -0.48 -0.48 C-0.4 -0.1, 0.56 0.02, 0.58 0.5 "
        "C0.6 1.12, -0.62 1.12, -0.6 0.48 C-0.56 0, 0.42 -0.1, 0.48 -0.6"
    ),
    "9": strokes(
        "M0.5 -0.36 C0.36 0.15, -0.58 0.2, -0.58 -0.4 C-0.55 -1.16, 0.56 -1.16, 0.55 -0.44 "
        "C0.54 0.1, 0.4 0.65, 0.1 1"
    ),
}
DIGIT_STEP = 1.55
"""From one digit to the next, in halves of their height."""
FLIPS: Sequence[Point] = ((1, 1), (-1, 1), (1, -1), (-1, -1))
"""No two hands are the same: each shape also comes mirrored."""


def cross(number: int, centre: Point, half: float) -> str:
    """The `d` of two strokes; whoever writes cross number `number` writes it so."""
    return _drawn(CROSSES[number % len(CROSSES)], number, centre, (half, half))


def square(number: int, centre: Point, half: Point) -> str:
    return _drawn(FRAME, number, centre, half)


def circle(number: int, centre: Point, radius: float) -> str:
    return _drawn(CIRCLE, number, centre, (radius, radius))


def strike(centre: Point, half: float) -> str:
    """What strikes a value out."""
    return _drawn(STRIKE, 0, centre, (half, half))


def digits(text: str, centre: Point, half: float) -> str:
    """A number or a plus sign; what nobody can write is left out."""
    first = centre[0] - DIGIT_STEP * half * (len(text) - 1) / 2
    return "".join(
        _drawn(DIGITS.get(sign, ()), 0, (first + n * DIGIT_STEP * half, centre[1]), (half, half))
        for n, sign in enumerate(text)
    )


def _drawn(shape: Sequence[Stroke], number: int, centre: Point, half: Point) -> str:
    flip = FLIPS[number // len(CROSSES) % len(FLIPS)]

    def placed(point: Point) -> str:
        return at(centre[0] + flip[0] * half[0] * point[0], centre[1] + flip[1] * half[1] * point[1])

    return "".join(f"M{placed(start)}C{' '.join(map(placed, rest))}" for start, *rest in shape)
