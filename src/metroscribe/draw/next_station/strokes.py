"""Sections as characters: each grid point is four columns wide and two rows high."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple

from metroscribe.core.geometry import Arc, Path, Point, sign
from metroscribe.core.network import Grid
from metroscribe.draw.canvas import Canvas, Cell

WIDE, HIGH = 4, 2
TOP = 1
"""Rows above the first stations."""

LEVEL, UPRIGHT, FALLING, RISING = (1, 0), (0, 1), (1, 1), (1, -1)
BARS: Mapping[Grid, str] = {LEVEL: "─━═", UPRIGHT: "│┃║", FALLING: "╲╲╲", RISING: "╱╱╱"}
"""For a single track, the loop, and two tracks."""
SINGLE, PRINTED, DOUBLE = range(3)
CORNERS: Mapping[frozenset[Grid], str] = {
    frozenset({(1, 0), (0, 1)}): "╭╭╔",
    frozenset({(-1, 0), (0, 1)}): "╮╮╗",
    frozenset({(1, 0), (0, -1)}): "╰╰╚",
    frozenset({(-1, 0), (0, -1)}): "╯╯╝",
}


JUNCTIONS: Mapping[str, str] = {
    **dict.fromkeys(("╭│", "╰│", "╔│", "╚│"), "├"),
    **dict.fromkeys(("╮│", "╯│", "╗│", "╝│"), "┤"),
    **dict.fromkeys(("╭─", "╮─", "╔─", "╗─"), "┬"),
    **dict.fromkeys(("╰─", "╯─", "╚─", "╝─"), "┴"),
}
"""Where a section runs on straight past a curve of the loop, what was there and what comes become one."""


class Stroke(NamedTuple):
    cell: Cell
    bars: str
    heading: Grid


def cell_of(point: Point) -> Cell:
    return round(WIDE * point[0]), TOP + round(HIGH * point[1])


def strokes(path: Path) -> tuple[Stroke, ...]:
    """What is drawn between the stations at both ends; a curve goes through its corner."""
    joints = [path[0].a, *(piece.corner for piece in path if isinstance(piece, Arc)), path[-1].b]
    return tuple(_strokes(joints))


def letter_cells(canvas: Canvas, drawn: tuple[Stroke, ...], count: int) -> list[Cell]:
    """Where the letters of the lines go: on a level bar, else beside the one nearest to the middle."""
    level = [stroke.cell for stroke in drawn if stroke.heading == LEVEL]
    middle = len(level) // 2
    if len(level) > count:
        return [level[middle]] if count == 1 else [level[middle - 1], level[middle + 1]]
    nearest = sorted(drawn, key=lambda stroke: abs(drawn.index(stroke) - len(drawn) // 2))
    beside = [
        (stroke.cell[0] + step, stroke.cell[1])
        for stroke in nearest
        for step in ((1, -1) if count == 1 else (-1, 1, 2))
    ]
    return [*filter(canvas.free, beside), *(stroke.cell for stroke in nearest)][:count]


def _strokes(joints: list[Point]) -> Iterator[Stroke]:
    came: Grid | None = None
    for a, b in pairwise(joints):
        (ax, ay), (bx, by) = cell_of(a), cell_of(b)
        heading = sign(bx - ax), sign(by - ay)
        if came is not None:
            arms = frozenset({(-came[0], -came[1]), heading})
            yield Stroke((ax, ay), CORNERS.get(arms, "···"), (0, 0))
        step = (2 * heading[0], heading[1]) if all(heading) else heading
        for k in range(1, abs(by - ay) if heading[1] else abs(bx - ax)):
            yield Stroke((ax + k * step[0], ay + k * step[1]), BARS[_reading(heading)], _reading(heading))
        came = heading


def _reading(heading: Grid) -> Grid:
    return heading if heading > (0, 0) else (-heading[0], -heading[1])
