"""What lines, interchanges, stamps and the loop are worth: 1.5 and Tokyo's terms."""

from functools import cache

import pytest

from metroscribe.games.next_station.city import City
from tests.next_station.boards import GRID, board, grid, ring, strip
from tests.next_station.desk import Desk


def test_a_line_scores_its_districts_times_its_stations_in_the_best_one() -> None:
    desk = Desk(strip(), line="A1-B1 B1-C1 C1-D1 D1-E1 E1-F1 F1-G1")
    (entry,) = [entry for entry in desk.score if entry.key == "line"]
    assert (entry.args["colour"], entry.args["districts"], entry.args["stations"]) == ("purple", 3, 5)
    assert entry.points == 15


def test_the_departure_station_counts_once_the_line_has_a_section() -> None:
    assert Desk(strip(), line="A1-B1").points("line") == 1 * 2
    assert Desk(strip(), pencil="brown", line="G2-F2").points("line") == 2 * 1


def test_a_line_without_sections_scores_nothing() -> None:
    assert Desk(strip()).points("line") == 0


def test_a_line_without_sections_connects_nothing() -> None:
    """Blue departs at D1, where purple and pink stop."""
    lines = {"purple": "A1-B1 B1-C1 C1-D1", "pink": "F1-E1 E1-D1"}
    assert Desk(strip(), pencil="brown", blue="", **lines).points("interchanges") == 0
    assert Desk(strip(), pencil="brown", blue="D1-D2", **lines).points("interchanges") == 5


def test_every_line_is_a_box_of_its_own() -> None:
    desk = Desk(strip(), pencil="blue", purple="A1-B1", line="D1-E1 E1-F1")
    assert [entry.args["colour"] for entry in desk.score if entry.key == "line"] == ["purple", "blue"]
    assert desk.points("line") == 2 + 4


@pytest.mark.parametrize(("lines", "points"), [(2, 0), (3, 5), (4, 15)])
def test_an_interchange_is_worth_more_the_more_lines_it_joins(lines: int, points: int) -> None:
    """All lines of the grid go to B2, from A1, D1, A4 and D4."""
    ways = {"purple": "A1-B2", "blue": "D1-C1 C1-B2", "pink": "A4-A3 A3-B2", "brown": "D4-C3 C3-B2"}
    drawn = dict(list(ways.items())[:lines])
    pencil, line = drawn.popitem()
    desk = Desk(grid(), pencil=pencil, line=line, **drawn)
    assert desk.points("interchanges") == points


def test_the_loop_counts_as_a_line_of_an_interchange() -> None:
    """C2 is a station of the loop."""
    one = {"purple": "D1-C2"}
    two = {**one, "blue": "A4-A1 A1-B1 B1-C2"}
    three = {**two, "pink": "G4-G1 G1-D1 D1=C2"}
    all_four = {**three, "brown": "D7-C6 C6-C2"}
    assert [interchange_points(lines) for lines in (one, two, three, all_four)] == [0, 5, 15, 30]


def interchange_points(lines: dict[str, str]) -> int:
    others = dict(lines)
    pencil, line = others.popitem()
    return Desk(ring(), pencil=pencil, line=line, **others).points("interchanges")


def test_each_size_of_interchange_is_a_box_of_its_own() -> None:
    score = Desk(ring(), pencil="blue", purple="D1-C2", line="A4-B3").score
    sizes = [entry.args["lines"] for entry in score if entry.key == "interchanges"]
    assert sizes == [3, 4, 5]


@cache
def quarters() -> City:
    """Four districts: one of each kind that gives stamps, and two that give none."""
    return board(
        GRID,
        departures="A1 D1 A4 D4",
        areas="""
             A B C D
         1   a a b b
         2   a a b b
         3   c c d d
         4   c c d d
        """,
        kinds={"a": "outer", "b": "corner", "c": "inner", "d": "central"},
    )


@pytest.mark.parametrize(
    ("blue", "points"),
    [
        pytest.param("D1-C1 C1-B2", 5, id="in an outer district"),
        pytest.param("D1-C2", 10, id="in a corner district"),
        pytest.param("D1-C1 C1-B2 B2-C2", 15, id="in both"),
        pytest.param("D1-D2 D2-D3 D3-D4 D4-C4 C4-B3", 0, id="in an inner district"),
        pytest.param("D1-D2 D2-C3", 0, id="in the central district"),
    ],
)
def test_an_interchange_stamps_its_district(blue: str, points: int) -> None:
    purple = "A1-B2 B2-C2 C2-C3 C3-B3"
    assert Desk(quarters(), pencil="blue", purple=purple, line=blue).points("stamps") == points


def test_a_district_is_stamped_once() -> None:
    desk = Desk(quarters(), pencil="blue", purple="A1-B2 B2-C2", line="D1-C1 C1-B1 B1-A1 A1=B2")
    assert desk.points("stamps") == 5


def test_lines_that_share_a_district_but_no_station_stamp_nothing() -> None:
    assert Desk(quarters(), pencil="blue", purple="A1-B2", line="D1-C1 C1-B1").points("stamps") == 0


def test_a_departure_station_makes_an_interchange_like_any_other() -> None:
    assert Desk(quarters(), purple="A1-B1 B1-C1 C1-D1", pencil="blue", line="D1-D2").points("stamps") == 10


def test_every_loop_station_that_is_not_reached_costs_three_points() -> None:
    assert Desk(ring()).points("loop") == -24
    assert Desk(ring(), line="D1-C2").points("loop") == -21
    assert Desk(ring(), pencil="blue", purple="D1-C2 C2-C6", line="A4-B3 B3=C2").points("loop") == -15


def test_the_loop_costs_nothing_once_all_of_it_is_reached() -> None:
    around = "D1-C2 C2=E2 E2=F3 F3=F5 F5=E6 E6=C6 C6=B5 B5=B3"
    assert Desk(ring(), line=around).points("loop") == 0


def test_a_city_without_a_loop_loses_nothing() -> None:
    assert Desk(grid()).points("loop") == 0


def test_the_total_is_lines_and_stamps_and_interchanges_less_the_loop() -> None:
    desk = Desk(ring(), pencil="blue", purple="D1-C2", line="A4-B3 B3=C2")
    assert desk.score.total == 2 + 3 + 0 - 18 + 5
