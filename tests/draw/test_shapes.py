"""Outlines of districts, and paths beside paths."""

import math

from hypothesis import given
from hypothesis import strategies as st

from metroscribe.core.geometry import Path, Point, Straight, rounded
from metroscribe.draw.outline import Corners, outlines, rounded_outline
from metroscribe.draw.paths import beside, data, rightwards, ring, smooth

CELLS = st.frozensets(st.tuples(st.integers(0, 5), st.integers(0, 5)), min_size=1)
CURVE = rounded((0, 2), (0, 0), (2, 0))


def area(corners: Corners) -> float:
    pairs = zip(corners, (*corners[1:], corners[0]), strict=True)
    return sum(ax * by - ay * bx for (ax, ay), (bx, by) in pairs) / 2


def same(point: Point) -> Point:
    return point


@given(CELLS)
def test_outlines_enclose_exactly_the_cells(cells: frozenset[tuple[int, int]]) -> None:
    assert math.isclose(sum(map(area, outlines(cells))), len(cells))


@given(CELLS)
def test_outlines_turn_at_every_corner(cells: frozenset[tuple[int, int]]) -> None:
    for corners in outlines(cells):
        assert len(corners) % 2 == 0
        for (ax, ay), (bx, by) in zip(corners, (*corners[1:], corners[0]), strict=True):
            assert (ax == bx) != (ay == by)


def test_cells_that_touch_in_a_corner_stay_apart() -> None:
    assert len(outlines({(0, 0), (1, 1)})) == 2


def test_a_hole_has_an_outline_of_its_own() -> None:
    around = {(x, y) for x in range(3) for y in range(3)} - {(1, 1)}
    assert sorted(map(area, outlines(around))) == [-1, 9]


def test_an_outline_is_drawn_in_and_rounded() -> None:
    d = rounded_outline({(0, 0)}, lambda p: (p[0] * 10 + 5, p[1] * 10 + 5), inset=1, radius=2)
    assert d == "M1 3A2 2 0 0 1 3 1L7 1A2 2 0 0 1 9 3L9 7A2 2 0 0 1 7 9L3 9A2 2 0 0 1 1 7Z"


def test_a_curve_is_a_true_arc() -> None:
    assert data(CURVE, same) == "M0 2A2 2 0 0 1 2 0"
    assert data(rightwards(rounded((2, 0), (0, 0), (0, 2))), same) == "M0 2A2 2 0 0 1 2 0"


def test_a_path_beside_a_path_keeps_its_distance() -> None:
    path: Path = (Straight((0, 0), (4, 0)),)
    assert data(beside(path, 1), same) == "M0 -1L4 -1"
    assert data(beside(CURVE, 1), same) == "M-1 2A3 3 0 0 1 2 -1"
    assert data(beside(CURVE, -1), same) == "M1 2A1 1 0 0 1 2 1"


def test_a_course_turns_as_wide_as_its_sides_allow() -> None:
    assert smooth([(0, 0), (4, 0)], 9) == "M0 0L4 0"
    assert smooth([(0, 0), (4, 0), (4, 8)], 9) == "M0 0L2 0Q4 0 4 2L4 8"
    assert smooth([(0, 0), (4, 0), (4, 8)], 1) == "M0 0L3 0Q4 0 4 1L4 8"
    assert "nan" not in smooth([(0, 0), (0, 0), (1, 1)], 1)


def test_a_ring_closes_whichever_way_its_pieces_were_written() -> None:
    pieces: Path = (Straight((0, 0), (2, 0)), Straight((2, 2), (2, 0)), Straight((2, 2), (0, 0)))
    assert ring(pieces, same) == "M0 0L2 0L2 2L0 0Z"
