"""Where paths meet."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from metroscribe.core.geometry import Arc, Path, Point, Straight, meet, passes, rounded, samples
from tests.core.paths import walk_meets
from tests.counts import count

SIZE = 6
HEADINGS = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]


def line(a: Point, b: Point) -> Path:
    return (Straight(a, b),)


def curve(a: Point, corner: Point, b: Point) -> Path:
    return rounded(a, corner, b)


@st.composite
def straights(draw: st.DrawFn) -> Path:
    x, y, length = draw(st.integers(0, SIZE)), draw(st.integers(0, SIZE)), draw(st.integers(1, SIZE))
    dx, dy = draw(st.sampled_from(HEADINGS))
    return line((x, y), (x + length * dx, y + length * dy))


@st.composite
def curves(draw: st.DrawFn) -> Path:
    x, y = draw(st.integers(0, SIZE)), draw(st.integers(0, SIZE))
    one, other = draw(st.integers(1, 3)), draw(st.integers(1, 3))
    dx, dy = draw(st.sampled_from(HEADINGS))
    return curve((x + one * dx, y + one * dy), (x, y), (x - other * dy, y + other * dx))


PATHS = straights() | curves()
MANY = settings(max_examples=count(300, 3000))


def backwards(path: Path) -> Path:
    flipped = (
        Straight(p.b, p.a) if isinstance(p, Straight) else Arc(p.b, p.a, p.corner) for p in reversed(path)
    )
    return tuple(flipped)


@given(PATHS, PATHS)
def test_meeting_is_mutual(one: Path, other: Path) -> None:
    assert meet(one, other) == meet(other, one)


@given(PATHS, PATHS)
def test_the_direction_of_a_path_does_not_matter(one: Path, other: Path) -> None:
    assert meet(one, other) == meet(backwards(one), other) == meet(one, backwards(other))


@pytest.mark.slow
@MANY
@given(straights(), straights())
def test_straight_pieces_meet_where_a_walker_finds_it(one: Path, other: Path) -> None:
    assert meet(one, other) == walk_meets(one, other)


@pytest.mark.slow
@MANY
@given(straights(), curves())
def test_a_straight_and_a_curve_meet_where_a_walker_finds_it(one: Path, other: Path) -> None:
    assert meet(one, other) == walk_meets(one, other)


@pytest.mark.slow
@MANY
@given(curves(), curves())
def test_curves_meet_where_a_walker_finds_it(one: Path, other: Path) -> None:
    assert meet(one, other) == walk_meets(one, other)


@given(PATHS)
def test_a_path_meets_itself(path: Path) -> None:
    assert meet(path, path)
    assert meet(path, backwards(path))


def test_crossing_diagonals_meet() -> None:
    assert meet(line((0, 0), (1, 1)), line((0, 1), (1, 0)))


def test_meeting_in_an_end_is_no_crossing() -> None:
    assert not meet(line((0, 0), (2, 0)), line((2, 0), (2, 2)))
    assert not meet(line((0, 0), (2, 2)), line((0, 2), (1, 1)))


def test_pieces_on_one_line_meet_where_they_overlap() -> None:
    assert meet(line((0, 0), (2, 0)), line((1, 0), (3, 0)))
    assert meet(line((0, 0), (3, 3)), line((1, 1), (2, 2)))
    assert not meet(line((0, 0), (1, 0)), line((1, 0), (2, 0)))
    assert not meet(line((0, 0), (1, 0)), line((0, 1), (1, 1)))


def test_the_chord_of_a_curve_does_not_meet_it() -> None:
    assert not meet(line((0, 0), (2, 2)), curve((0, 0), (2, 0), (2, 2)))


def test_the_line_through_the_corner_of_a_curve_meets_it() -> None:
    assert meet(line((0, 2), (2, 0)), curve((0, 0), (2, 0), (2, 2)))


def test_a_section_tangent_to_a_curve_at_its_end_does_not_meet_it() -> None:
    assert not meet(line((-2, 0), (0, 0)), curve((0, 0), (2, 0), (2, 2)))
    assert not meet(line((0, 0), (2, 0)), curve((0, 0), (2, 0), (2, 2)))
    assert not meet(line((-1, -1), (0, 0)), curve((0, 0), (1, 1), (2, 0)))


def test_a_section_that_touches_a_curve_from_outside_meets_it() -> None:
    """The curve turns around (2, 2) with radius 2 * sqrt(1/2); its top is (2, 2 - radius)."""
    half = 2**0.5
    top = Arc((2 - half / 2, 2 - half / 2), (2 + half / 2, 2 - half / 2), (2, 2 - half))
    assert meet(line((0, 1), (4, 1)), (top,))
    assert not meet(line((0, 1), (2, 1)), (top,))


def test_the_inner_joint_of_a_path_belongs_to_it() -> None:
    """The arms are 3 and 1 long, so the curve begins at (2, 0) where the straight lead ends."""
    path = curve((0, 0), (3, 0), (3, 1))
    assert path[0] == Straight((0, 0), (2, 0))
    assert meet(path, line((2, -1), (2, 1)))
    assert passes(path, (2, 0))


def test_joints_that_coincide_meet() -> None:
    one, other = curve((0, 0), (3, 0), (3, 1)), backwards(curve((2, -2), (2, 1), (1, 1)))
    assert meet(one, other) == walk_meets(one, other)
    bent = (Straight((0, 0), (1, 1)), Straight((1, 1), (0, 2)))
    mirrored = (Straight((2, 0), (1, 1)), Straight((1, 1), (2, 2)))
    assert meet(bent, mirrored)


def test_arcs_of_one_circle_meet_where_they_overlap() -> None:
    """Both turn around (0, 0): from east to south, and from south-east to south-west."""
    half = 2**0.5
    quarter = Arc((2, 0), (0, 2), (2, 2))
    turned = Arc((half, half), (-half, half), (0, 2 * half))
    assert meet((quarter,), (turned,))
    assert not meet((quarter,), (Arc((0, 2), (-2, 0), (-2, 2)),))


def test_a_path_does_not_pass_through_its_ends() -> None:
    path = curve((0, 0), (2, 0), (2, 2))
    assert not passes(path, (0, 0))
    assert not passes(path, (2, 2))
    assert not passes(path, (2, 0))
    assert passes(line((0, 0), (2, 2)), (1, 1))


def test_a_curve_needs_perpendicular_arms() -> None:
    for a, corner, b in [((0, 0), (1, 0), (2, 0)), ((0, 0), (0, 0), (1, 0)), ((0, 0), (1, 0), (2, 1))]:
        with pytest.raises(ValueError, match="perpendicular"):
            rounded(a, corner, b)


@given(curves())
def test_samples_lie_on_the_path(path: Path) -> None:
    assert all(passes(path, point) for point in samples(path, 9))
