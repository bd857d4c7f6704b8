"""Berlin's score pad: examples I to M, S-Bahn stations, two lines or one, the solo table."""

from unittest.mock import patch

import pytest

from metroscribe.core.score import Entry, Score
from metroscribe.games.next_station.table import ROUNDS
from tests.next_station.berlin_boards import QUARTER, QUARTER_DEPARTURES, frame, framed, quarter, twelve
from tests.next_station.boards import BERLIN, board, paper_berlin
from tests.next_station.desk import Desk
from tests.next_station.judging import verdict

EMMA = {
    "brown": "G2-H2 H2-I1 G2-F1 F1-F4 C3-C4 C3-A1 C4-F4 A1-A2 A2-B3 I1-J1",
    "pink": "F4-H4 B9-A8 H4-G3 F4-E5 A8-A10 E5-E7 E7-D8 D8-D7 G3-H2 D7-A4",
    "green": "D5-D7 D5-C5 J2-H4 J2-I1 I1-H1 D7-E7 H1-F1",
    "blue": "D3-B1 H7-H6 H6-F4 D3-C3 C3-B3 B3-A3 H7-J5 A3-C5",
}
"""Nine stations of two lines, and F4 of three."""


def box(desk: Desk) -> Entry:
    """The score of the last colour."""
    return [entry for entry in desk.score if entry.key in ("line", "line-pair")][-1]


def counted(entry: Entry) -> list[str | int]:
    """Its numbers: districts and stations of each line, and the bonus."""
    return [entry.args[name] for name in entry.args if name != "colour"]


def interchanges(desk: Desk) -> dict[str | int, str | int]:
    """How many stations are counted, by the number of their lines."""
    return {e.args["lines"]: e.args["count"] for e in desk.score if e.key == "interchanges"}


def test_i_a_framed_interchange_counts_as_two_and_a_framed_station_of_one_line_as_none() -> None:
    """Green and pink share B1 to G1, blue stops at B1; G1 and B1 are framed, and three of blue's own."""
    lines = {"green": "B1-C1 C1-D1 D1-E1 E1-F1 F1-G1", "pink": "D1=C1 C1=B1 D1=E1 E1=F1 F1=G1"}
    desk = frame(Desk(twelve(), pencil="blue", line="B2-B1 B2-A2 B2-C2", **lines), "G1 B1 A2 B2 C2")
    assert interchanges(desk) == {2: 6, 3: 2, 4: 0}
    assert desk.points("interchanges") == 6 * 2 + 2 * 5


def test_j_a_joined_line_scores_31() -> None:
    crown, bear = "H2-H1 H1-G1 H2-G2 G2-F2 F2-E2", "D2-D1 D1-C1 C1-B1 B1-A1"
    entry = box(Desk(twelve(), pencil="brown", line=f"{crown} {bear} E2-D2"))
    assert (entry.key, counted(entry), entry.points) == ("line", [10, 7, 3], 31)


def test_k_with_only_one_line_drawn_it_scores_12() -> None:
    entry = box(Desk(twelve(), pencil="brown", line="D2-E2 E2-F2 F2-G2 G2-G1 D2-D1"))
    assert (entry.key, counted(entry), entry.points) == ("line", [0, 4, 3], 12)


def test_l_two_separate_lines_score_14() -> None:
    city = board(
        QUARTER,
        departures=QUARTER_DEPARTURES,
        areas="""
             A B C D E F G
         1   a a a a b b b
         2   a a a a b b b
         3   a a a a b b b
         4   a a a a b b b
        """,
        home=BERLIN,
        modules={},
    )
    desk = Desk(city, pencil="pink", line="D3-C2 C2-B3 D3-C4 C4-E4 F3-E2 E2-E1 E1-C1")
    assert (box(desk).key, counted(box(desk)), box(desk).points) == ("line-pair", [0, 2, 4, 2, 3], 14)


def test_m_emma_scores_122() -> None:
    others = {colour: line for colour, line in EMMA.items() if colour != "blue"}
    desk = frame(Desk(paper_berlin(), pencil="blue", line=EMMA["blue"], **others), "I1 F4")
    assert [e.points for e in desk.score if e.key in ("line", "line-pair")] == [31, 28, 15, 18]
    assert interchanges(desk) == {2: 10, 3: 2, 4: 0}
    assert (desk.points("interchanges"), desk.score.total) == (30, 122)


def test_a_joker_frames_the_station_it_leads_to() -> None:
    assert framed(Desk(quarter(), pencil="green").flip("bear-joker").draw("B3-C2")) == {"C2"}


def test_a_joker_that_is_passed_frames_nothing() -> None:
    assert framed(Desk(quarter(), pencil="green").flip("bear-joker").draw("-")) == set()


def test_a_symbol_card_frames_nothing() -> None:
    assert framed(Desk(quarter(), pencil="green").flip("bear-square").draw("B3-C2")) == set()


def test_a_station_is_framed_once_whatever_lines_lead_there() -> None:
    desk = frame(Desk(quarter(), pencil="pink", green="B3-C2"), "C2").flip("bear-joker").draw("D3-C2")
    assert framed(desk) == {"C2"}
    assert interchanges(desk) == {2: 2, 3: 0, 4: 0}


def test_a_frame_counts_for_lines_that_were_there_before_and_that_come_later() -> None:
    early = Desk(quarter(), pencil="pink", green="B3-C2").flip("bear-joker").draw("D3-C2")
    late = frame(Desk(quarter(), pencil="pink", green="B3-C2"), "C2").flip("bear-square").draw("D3-C2")
    assert early.points("interchanges") == late.points("interchanges") == 4


@pytest.mark.parametrize(("frames", "points"), [("", 9), ("D3", 18)])
def test_a_station_of_all_four_colours_counts_nine_and_framed_twice_that(frames: str, points: int) -> None:
    lines = {"green": "B3-D3", "blue": "E2-D3", "brown": "E4-D3"}
    desk = frame(Desk(quarter(), pencil="pink", line="D3-C2", **lines), frames)
    assert desk.points("interchanges") == points


def test_frames_stay_when_a_round_is_over() -> None:
    desk = Desk(quarter(), pencil="green").flip("bear-joker").draw("B3-C2")
    desk.turns("bear-circle bear-square bear-triangle bear-pentagon crown-circle")
    assert desk.table.round == 2
    assert framed(desk) == {"C2"}


def test_a_departure_station_of_a_line_without_sections_is_no_interchange() -> None:
    desk = Desk(quarter(), pencil="pink", green="B3-D3")
    assert desk.points("interchanges") == 0


def test_two_lines_of_one_colour_are_no_interchange() -> None:
    joined = "B3-C2 C2-E2 F4-F3 F3-D3 D3-C2"
    assert Desk(quarter(), pencil="green", line=joined).points("interchanges") == 0


def test_a_round_without_sections_scores_nothing() -> None:
    entry = box(Desk(twelve(), pencil="green"))
    assert (entry.key, entry.points) == ("line", 0)


def test_ten_points_need_both_departure_stations_however_they_are_connected() -> None:
    """Bear reaches Crown's bare departure station."""
    desk = Desk(quarter(), pencil="green", line="B3-D3 D3-E4").flip("bear-pentagon")
    before = box(desk)
    assert box(desk.draw("E4-F4")).points - 4 == before.points - 3 + 10


def test_a_tie_goes_to_the_best_single_colour_even_if_it_was_two_lines() -> None:
    rules = twelve().rules()
    pads = [Score((Entry("line", 12), Entry("line", 12))), Score((Entry("line-pair", 14), Entry("line", 10)))]
    with patch.object(rules, "score", side_effect=pads):
        outcome = rules.outcome(rules.new(2)._replace(round=ROUNDS + 1))
    assert outcome is not None
    assert outcome.winners == (1,)


@pytest.mark.parametrize(
    ("total", "band"),
    [(-5, 0), (0, 0), (70, 0), (71, 1), (90, 1), (91, 2), (110, 2), (111, 3), (130, 3), (131, 4), (150, 4)],
)
def test_the_solo_bands_end_where_the_rulebook_says(total: int, band: int) -> None:
    assert verdict(paper_berlin(), total).band == band


def test_only_more_than_150_is_the_highest_band() -> None:
    assert verdict(paper_berlin(), 151).band == 5


@pytest.mark.parametrize(("modules", "deduction"), [("objectives", 10), ("round-effects", 25)])
def test_each_module_has_its_own_deduction(modules: str, deduction: int) -> None:
    assert verdict(paper_berlin(), 151, modules).judged == 151 - deduction
    assert verdict(paper_berlin(), 151, "objectives round-effects").judged == 116
