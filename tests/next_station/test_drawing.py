"""What may be drawn: the building rules of 1.3, each with what it allows and what it refuses."""

import pytest

from tests.next_station.boards import grid
from tests.next_station.desk import Desk

SYMBOLS = ["circle", "square", "triangle", "pentagon"]


@pytest.mark.parametrize("sign", [*SYMBOLS, "joker"])
def test_passing_is_always_legal(sign: str) -> None:
    assert "-" in Desk(grid()).flip(sign).legal
    assert "-" in Desk(grid(), line="A1-B1 B1-C1").flip(sign).legal


def test_the_first_section_starts_at_the_departure_station() -> None:
    desk = Desk(grid()).flip("square")
    assert desk.legal == {"A1-B1", "-"}
    assert desk.refusal("C1-B1") == "rule-not-on-line"


def test_later_sections_start_at_either_end_of_the_line() -> None:
    desk = Desk(grid(), line="A1-B1 B1-C1").flip("pentagon")
    assert desk.legal == {"A1-B2", "C1-B2", "C1-D1", "-"}


def test_no_section_starts_in_the_middle_of_the_line() -> None:
    desk = Desk(grid(), line="A1-B1 B1-C1").flip("pentagon")
    assert desk.refusal("B1-B2") == "rule-not-an-end"


def test_a_departure_station_is_an_end_until_a_second_section_leaves_it() -> None:
    assert "A1-A2" in Desk(grid(), line="A1-B1").flip("triangle").legal
    assert Desk(grid(), line="A1-B1 A1-B2").flip("triangle").refusal("A1-A2") == "rule-not-an-end"


def test_no_section_starts_at_a_line_of_another_colour() -> None:
    assert Desk(grid(), blue="D1-C1").flip("square").refusal("C1-B1") == "rule-not-on-line"


def test_a_section_leads_to_the_symbol_of_the_card() -> None:
    desk = Desk(grid()).flip("triangle")
    assert desk.legal == {"A1-A2", "-"}
    assert desk.refusal("A1-B1") == "rule-symbol"


def test_a_joker_leads_to_any_symbol() -> None:
    assert Desk(grid()).flip("joker").legal == {"A1-A2", "A1-B1", "A1-B2", "-"}


def test_a_section_follows_a_guide_line() -> None:
    desk = Desk(grid()).flip("circle")
    assert desk.refusal("A1-C2") == "rule-no-guide-line"
    assert desk.refusal("A1-A1") == "rule-no-guide-line"


def test_a_section_stops_at_the_next_station() -> None:
    assert Desk(grid()).flip("triangle").refusal("A1-C1") == "rule-no-guide-line"


def test_a_section_needs_stations_at_both_ends() -> None:
    assert Desk(grid()).flip("circle").refusal("A1-E9") == "rule-no-station"
    assert Desk(grid()).flip("circle").refusal("E9-A1") == "rule-no-station"


def test_a_line_never_comes_back_to_a_station_of_its_own() -> None:
    desk = Desk(grid(), line="A1-B1 B1-B2").flip("pentagon")
    assert desk.refusal("A1-B2") == "rule-circle"


def test_a_line_never_goes_back_the_way_it_came() -> None:
    assert Desk(grid(), line="A1-B1").flip("circle").refusal("B1-A1") == "rule-circle"


def test_a_station_of_another_line_may_be_reached() -> None:
    assert "A1-B1" in Desk(grid(), blue="D1-C1 C1-B1").flip("square").legal


def test_departure_stations_of_other_colours_are_ordinary_stations() -> None:
    assert "C1-D1" in Desk(grid(), line="A1-B1 B1-C1").flip("pentagon").legal
    assert "C1-D1" in Desk(grid(), line="A1-B1 B1-C1", pink="A4-A3").flip("pentagon").legal


def test_a_second_track_between_two_stations_needs_double_track() -> None:
    desk = Desk(grid(), blue="D1-C1 C1-B1", line="A1-B1").flip("triangle")
    assert desk.refusal("B1-C1") == "rule-track-taken"
    assert desk.refusal("B1=C1") == "rule-track-taken"
    assert "B1-A2" in desk.legal


def test_no_section_crosses_one_of_another_colour() -> None:
    desk = Desk(grid(), blue="D1-C2", line="A1-B1 B1-C1").flip("square")
    assert desk.refusal("C1-D2") == "rule-crosses"


def test_no_section_crosses_its_own_line() -> None:
    desk = Desk(grid(), line="A1-B2 B2-B1").flip("triangle")
    assert desk.refusal("B1-A2") == "rule-crosses"
    assert "A1-A2" in desk.legal


def test_a_line_without_sections_is_in_nobodys_way() -> None:
    drawn = Desk(grid(), blue="", line="A1-B1 B1-C1").flip("square")
    assert "C1-D2" in drawn.legal


def test_sections_may_meet_in_a_station() -> None:
    desk = Desk(grid(), blue="D1-C2 C2-B3", line="A1-B1 B1-C1").flip("circle")
    assert "C1-C2" in desk.legal


def test_a_section_is_written_single_where_there_is_no_track_yet() -> None:
    assert Desk(grid()).flip("joker").refusal("A1=B1") == "rule-double-sign"


def test_only_one_section_is_drawn_in_a_turn() -> None:
    desk = Desk(grid()).flip("square").draw("A1-B1")
    assert desk.legal == set()
    assert desk.refusal("B1-C1") == "rule-turn-done"


def test_who_has_passed_draws_nothing_more_in_that_turn() -> None:
    desk = Desk(grid()).flip("square").draw("-")
    assert desk.legal == set()
    assert desk.refusal("A1-B1") == "rule-turn-done"
    assert desk.refusal("-") == "rule-turn-done"


def test_a_refused_move_tells_the_move_and_the_place() -> None:
    desk = Desk(grid()).flip("triangle")
    with pytest.raises(Exception, match=r"rule-symbol\(move=A1-B1, start=A1, end=B1, at=B1"):
        desk.draw("A1-B1")
