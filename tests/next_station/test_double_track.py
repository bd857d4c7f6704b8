"""Double track, and the loop that is printed: 1.3 (4) and (5), and Tokyo's joker."""

import pytest

from tests.next_station.boards import GRID, board, grid, ring
from tests.next_station.desk import Desk


def test_a_joker_lets_a_section_run_beside_another_colour() -> None:
    desk = Desk(grid(), blue="D1-C1 C1-B1", line="A1-B1").flip("joker")
    assert {"B1=C1", "B1-B2"} <= desk.legal
    assert desk.refusal("B1-C1") == "rule-single-sign"


def test_a_symbol_card_does_not() -> None:
    desk = Desk(grid(), blue="D1-C1 C1-B1", line="A1-B1").flip("triangle")
    assert desk.refusal("B1=C1") == "rule-track-taken"


def test_a_third_track_is_refused() -> None:
    desk = Desk(grid(), blue="D1-C1 C1-B1", pink="A4-A3 A3-A2 A2-B1 B1=C1", line="A1-B1").flip("joker")
    assert desk.refusal("B1=C1") == "rule-two-tracks"


@pytest.mark.parametrize("sign", ["joker", "circle"])
def test_a_section_never_runs_beside_its_own_colour(sign: str) -> None:
    assert Desk(grid(), line="A1-B1").flip(sign).refusal("B1=A1") == "rule-circle"


def test_two_tracks_between_the_same_stations_do_not_cross() -> None:
    desk = Desk(grid(), blue="D1-C2", line="A1-B1 B1-C1 C1-D1").flip("joker").draw("D1=C2")
    assert desk.stations == {"A1", "B1", "C1", "D1", "C2"}


def test_double_track_does_not_allow_crossing() -> None:
    desk = Desk(grid(), blue="D1-C2", line="A1-B1 B1-C1").flip("joker")
    assert desk.refusal("C1-D2") == "rule-crosses"


def test_double_track_is_a_property_of_the_city() -> None:
    plain = board(GRID, "A1 D1 A4 D4", deck={**grid().file.data["deck"], "joker_doubles": False})
    desk = Desk(plain, blue="D1-C1 C1-B1", line="A1-B1").flip("joker")
    assert desk.refusal("B1=C1") == "rule-one-track"
    assert "B1-B2" in desk.legal


def test_the_loop_is_one_track_so_it_needs_double_track() -> None:
    desk = Desk(ring(), line="D1-C2").flip("square")
    assert desk.refusal("C2-E2") == "rule-track-taken"
    assert "D1-E2" in desk.legal


def test_a_joker_runs_beside_a_straight_piece_of_the_loop() -> None:
    desk = Desk(ring(), line="D1-C2").flip("joker")
    assert "C2=E2" in desk.legal
    assert desk.refusal("C2-E2") == "rule-single-sign"


def test_a_joker_runs_beside_a_curved_piece_of_the_loop() -> None:
    desk = Desk(ring(), line="D1-C2").flip("joker")
    assert "C2=B3" in desk.legal
    assert desk.draw("C2=B3").stations == {"D1", "C2", "B3"}


def test_a_piece_of_the_loop_takes_only_one_more_track() -> None:
    desk = Desk(ring(), blue="A4-B3 B3=C2", line="D1-C2").flip("joker")
    assert desk.refusal("C2=B3") == "rule-two-tracks"
    assert "C2=E2" in desk.legal


def test_no_straight_guide_line_joins_the_ends_of_a_curve() -> None:
    desk = Desk(ring(), line="D1-C2").flip("pentagon")
    assert desk.refusal("C2-B3") == "rule-track-taken"


@pytest.mark.parametrize("move", ["D1-D3", "A4-G4"])
def test_no_section_crosses_a_straight_piece_of_the_loop(move: str) -> None:
    pencil = {"D": "purple", "A": "blue"}[move[0]]
    assert Desk(ring(), pencil=pencil).flip("joker").refusal(move) == "rule-crosses-loop"


def test_no_section_crosses_a_curved_piece_of_the_loop() -> None:
    desk = Desk(ring(), line="D1-B1 B1-A1").flip("joker")
    assert desk.refusal("A1-G7") == "rule-crosses-loop"


def test_a_section_may_touch_the_loop_at_a_station_in_its_direction() -> None:
    """B1-B3 arrives at B3 tangent to the curve that starts there."""
    assert "B1-B3" in Desk(ring(), line="D1-B1").flip("pentagon").legal


def test_the_centre_is_entered_and_left_through_stations_of_the_loop() -> None:
    desk = Desk(ring(), line="D1-C2").flip("circle")
    assert desk.legal == {"C2-D3", "-"}
    assert {"D3-F5", "D3-E2"} <= desk.draw("C2-D3").flip("joker").legal


def test_going_from_one_loop_station_to_the_next_leads_only_along_the_loop() -> None:
    loop = ["C2", "E2", "F3", "F5", "E6", "C6", "B5", "B3"]
    network, tracks = ring().board.network, ring().board.loop.sections
    for start, end in zip(loop, [*loop[1:], loop[0]], strict=True):
        section = network.joining[network.number[start], network.number[end]]
        assert tracks >> section & 1
