"""Stations, guide lines and crossings."""

from hypothesis import given
from hypothesis import strategies as st

from metroscribe.core.geometry import Straight, meet, rounded
from metroscribe.core.network import Grid, Network, Section, bits, guide_lines, mask_of, name_at

POINTS = st.sets(st.tuples(st.integers(0, 5), st.integers(0, 5)), min_size=1, max_size=14).map(sorted)


def network(picture: str) -> Network:
    """A network of all guide lines between the stations (`o`) of a picture."""
    rows = [row.split() for row in picture.strip().splitlines()]
    points = [(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "o"]
    return Network(points, guide_lines(points))


def sections(net: Network) -> set[str]:
    return {net.section_name(i) for i in range(len(net.sections))}


def test_points_are_named_like_squares() -> None:
    assert [name_at(point) for point in [(0, 0), (2, 3), (10, 10)]] == ["A1", "C4", "K11"]


def test_a_guide_line_stops_at_the_next_station() -> None:
    assert sections(network("o o . o")) == {"A1-B1", "B1-D1"}


def test_guide_lines_run_straight_or_diagonally_and_nowhere_else() -> None:
    net = network("""
        o . o .
        . . . o
        o . o .
    """)
    assert sections(net) == {"A1-C1", "A1-A3", "A1-C3", "C1-D2", "C1-C3", "C1-A3", "D2-C3", "A3-C3"}


@given(POINTS)
def test_guide_lines_are_those_that_nothing_interrupts(points: list[Grid]) -> None:
    found = {(net_s.a, net_s.b) for net_s in guide_lines(points)}
    assert found == {
        (i, j)
        for j, (x, y) in enumerate(points)
        for i, (u, v) in enumerate(points[:j])
        if (x == u or y == v or abs(x - u) == abs(y - v))
        and not any(strictly_between((u, v), p, (x, y)) for p in points)
    }


def strictly_between(a: Grid, p: Grid, b: Grid) -> bool:
    (ax, ay), (px, py), (bx, by) = a, p, b
    straight = (px - ax) * (by - ay) == (py - ay) * (bx - ax)
    inside = min(ax, bx) <= px <= max(ax, bx) and min(ay, by) <= py <= max(ay, by)
    return straight and inside and p not in (a, b)


@given(POINTS)
def test_crossings_are_mutual_and_nothing_crosses_itself(points: list[Grid]) -> None:
    crossings = Network(points, guide_lines(points)).crossings
    for i, mask in enumerate(crossings):
        assert not mask >> i & 1
        assert all(crossings[j] >> i & 1 for j in bits(mask))


@given(POINTS)
def test_crossings_are_those_of_the_geometry(points: list[Grid]) -> None:
    net = Network(points, guide_lines(points))
    for i, one in enumerate(net.sections):
        found = mask_of(j for j, other in enumerate(net.sections) if i != j and meet(one.path, other.path))
        assert net.crossings[i] == found


@given(POINTS)
def test_sections_that_share_a_station_do_not_cross(points: list[Grid]) -> None:
    net = Network(points, guide_lines(points))
    for spokes in net.spokes:
        assert not any(net.crossings[s.section] & t.section_bit for s in spokes for t in spokes)


def test_a_long_section_is_crossed_by_whatever_runs_through_it() -> None:
    net = network("""
        . o . o .
        o . . . o
        . o . o .
    """)
    middle = net.joining[net.number["A2"], net.number["E2"]]
    crossing = {net.section_name(i) for i in bits(net.crossings[middle])}
    assert crossing == {"B1-B3", "D1-D3", "B1-D3", "D1-B3"}


@given(POINTS)
def test_spokes_are_the_sections_seen_from_both_ends(points: list[Grid]) -> None:
    net = Network(points, guide_lines(points))
    seen = sorted((min(i, s.target), max(i, s.target)) for i, spokes in enumerate(net.spokes) for s in spokes)
    assert seen == sorted(2 * [(s.a, s.b) for s in net.sections])


def straight_on(net: Network, start: str, end: str) -> str | None:
    section = net.straight_on(net.number[start], net.number[end])
    return None if section is None else net.section_name(section)


def test_straight_on_leads_to_the_next_station_in_the_same_direction() -> None:
    net = network("""
        o . o . . o
        . o . . . .
        . . . . . .
        . . . o . .
    """)
    assert straight_on(net, "A1", "C1") == "C1-F1"
    assert straight_on(net, "C1", "A1") is None
    assert straight_on(net, "A1", "B2") == "B2-D4"
    assert straight_on(net, "D4", "B2") == "A1-B2"
    assert straight_on(net, "C1", "B2") is None


def test_straight_on_never_follows_a_curve() -> None:
    """C3 lies straight ahead of A1-B2, but only a curve leads there."""
    points: list[Grid] = [(0, 0), (1, 1), (2, 2)]
    curve = Section(1, 2, rounded((1, 1), (2, 1), (2, 2)))
    net = Network(points, [Section(0, 1, (Straight((0, 0), (1, 1)),)), curve])
    assert straight_on(net, "A1", "B2") is None
    assert not curve.straight


@given(st.sets(st.integers(0, 90)))
def test_a_mask_holds_its_numbers_in_order(numbers: set[int]) -> None:
    assert list(bits(mask_of(numbers))) == sorted(numbers)
