"""Sections as characters: each grid point is four columns wide and two rows high."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, pairwise
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


def letters_cell(canvas: Canvas, drawn: Sequence[Stroke], letters: Sequence[str], which: int) -> Cell:
    """Where the letters of one of a section's lines begin: on a level bar if some of it is left to see, else
    beside, above or under the section, as near to its middle as there is room."""
    on_bar = _on_bar(canvas, [stroke.cell for stroke in drawn if stroke.heading == LEVEL], letters, which)
    size, middle = len(letters[which]), len(drawn) // 2
    around = (
        spot
        for stroke in sorted(drawn, key=lambda stroke: abs(drawn.index(stroke) - middle))
        for spot in _around(stroke, size, len(letters) > 1)
        if _all(canvas.free, spot, size)
    )
    return next(chain(on_bar, around), drawn[middle].cell)


def _around(stroke: Stroke, size: int, two: bool) -> Iterator[Cell]:
    x, y = stroke.cell
    if stroke.heading == LEVEL:
        yield from ((x, level) for level in (y - 1, y + 1) if level >= TOP)
    else:
        yield from ((x + side, y) for side in ((-size, 1, 2) if two else (1, -size)))


def _on_bar(canvas: Canvas, level: Sequence[Cell], letters: Sequence[str], which: int) -> Iterator[Cell]:
    """In the middle, or those of two lines on both sides of it; where only one has room, it is the first."""
    size, middle = len(letters[which]), len(level) // 2
    if len(letters) > 1 and len(level) > sum(map(len, letters)):
        starts = [(middle - size, middle + 1)[which]]
    else:
        starts = [middle, middle + 1 - size] if which == 0 and len(level) > size else []
    for start in starts:
        if start + size <= len(level) and _all(
            lambda cell: canvas.char(cell) in BARS[LEVEL], level[start], size
        ):
            yield level[start]


def _all(fits: Callable[[Cell], bool], start: Cell, size: int) -> bool:
    return all(fits((start[0] + step, start[1])) for step in range(size))


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
