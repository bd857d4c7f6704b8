"""How long a round lasts in Berlin, what its goals ask, and what a position keeps."""

import pytest

from metroscribe.core.score import Entry
from tests.next_station.berlin_boards import frame, framed, quarter, twelve
from tests.next_station.boards import BERLIN, GRID, board
from tests.next_station.desk import Desk

BEARS = "bear-circle bear-square bear-triangle bear-pentagon bear-joker"
CROWNS = BEARS.replace("bear", "crown")
GOALS = (
    "every-district",
    "two-whole-districts",
    "two-corner-interchanges",
    "six-framed-districts",
    "three-framed-on-a-line",
)


def rounds_after(turns: str) -> int:
    """The round that is on when these turns are over."""
    desk = Desk(quarter(), pencil="green").turns(turns)
    return desk.rules.close(desk.table, [desk.sheet]).round


@pytest.mark.parametrize("cards", [BEARS, CROWNS])
def test_the_fifth_card_of_either_line_ends_the_round_in_its_fifth_turn_at_the_earliest(cards: str) -> None:
    assert rounds_after(" ".join(cards.split()[:4])) == 1
    assert rounds_after(cards) == 2


def test_the_ninth_turn_is_the_last_at_the_latest() -> None:
    eight = " ".join([*BEARS.split()[:4], *CROWNS.split()[:4]])
    assert rounds_after(eight) == 1
    assert rounds_after(f"{eight} bear-joker") == rounds_after(f"{eight} crown-joker") == 2


def test_a_double_switch_takes_no_turn_of_its_own() -> None:
    desk = Desk(quarter(), pencil="green").turns("bear-circle switch+bear-square crown-joker")
    assert desk.table.label == "1.3"


def goal(name: str, frames: str = "", **lines: str) -> bool:
    other = next(goal for goal in GOALS if goal != name)
    pencil, line = list(lines.items())[-1]
    earlier = {colour: drawn for colour, drawn in lines.items() if colour != pencil}
    dealt = f"objective:{name} objective:{other}"
    desk = frame(Desk(twelve(), "objectives", dealt, pencil=pencil, line=line, **earlier), frames)
    entry: Entry = next(e for e in desk.score if e.key == "objective" and e.args["objective"] == name)
    assert entry.points in (0, 10)
    return entry.points == 10


ROW_1 = "B1-A1 B1-C1 C1-D1 D1-E1 E1-F1 F1-G1 G1-H1 H1-I1 I1-J1 K1-L1 L1-M1 M1-N1"
ROW_2 = "B2-A2 B2-C2 C2-D2 D2-E2 E2-F2 F2-G2 G2-H2 H2-I2 I2-J2 K2-L2 L2-M2 M2-N2"


def test_the_goal_of_all_districts_needs_each_of_the_twelve() -> None:
    assert goal("every-district", green=ROW_1, blue=ROW_2)
    assert not goal("every-district", green=ROW_1, blue=ROW_2.removesuffix("M2-N2"))


def test_the_goal_of_whole_districts_needs_two_main_ones() -> None:
    assert goal("two-whole-districts", green="B1-C1 C1-D1 D1-E1 E1-F1 F1-G1")
    assert not goal("two-whole-districts", green="B1-C1 C1-D1 D1-E1 E1-F1")


def test_corner_districts_are_no_whole_districts() -> None:
    assert not goal("two-whole-districts", green="B1-A1 B1-C1 C1-D1", blue="B2-A2")


def test_several_colours_may_complete_a_district_together() -> None:
    assert goal("two-whole-districts", green="B1-C1", pink="D1-E1 E1-F1 F1-G1")


def test_a_departure_station_without_sections_completes_nothing() -> None:
    assert not goal("two-whole-districts", green="B1-C1 C1-B2", pink="H1-G1 G1-F1 F1-E1")


def test_the_goal_of_corner_interchanges_needs_two_corners() -> None:
    assert goal("two-corner-interchanges", green="B1-A1 B1-A2", blue="B2-A2 A2-A1")
    assert not goal("two-corner-interchanges", green="B1-A1 B1-A2", blue="B2-A2")


def test_a_framed_corner_interchange_is_still_one_corner() -> None:
    assert not goal("two-corner-interchanges", frames="A2", green="B1-A2", blue="B2-A2")


def test_the_goal_of_framed_districts_counts_districts_not_stations() -> None:
    assert goal("six-framed-districts", "A1 B1 E1 H1 L1 N1", green=ROW_1)
    assert not goal("six-framed-districts", "A1 B1 C1 D1 E1 H1 L1", green=ROW_1)


def test_o_three_framed_stations_on_two_unjoined_lines_do_not_meet_the_goal() -> None:
    assert not goal("three-framed-on-a-line", "C1 D1 L1", green="B1-C1 C1-D1 K1-L1")


def test_joined_the_same_stations_meet_it() -> None:
    line = "B1-C1 C1-D1 D1-E1 E1-F1 F1-G1 G1-H1 H1-I1 I1-J1 K1-L1 J1-K1"
    assert goal("three-framed-on-a-line", "C1 D1 L1", green=line)


def test_three_framed_stations_on_one_line_meet_it_whoever_framed_them() -> None:
    assert goal("three-framed-on-a-line", "C1 D1 E1", green="B1-C1 C1-D1 D1-E1", pink="D1-D2")
    assert goal("three-framed-on-a-line", "C1 D1 E1", pink="D1-E1 E1-F1", green="B1-C1 C1-D1 D1=E1")


def test_three_framed_stations_of_a_colours_network_are_not_enough() -> None:
    assert not goal("three-framed-on-a-line", "C1 D1 E2", green="B1-C1 C1-D1", blue="B2-C2 C2-D2 D2-E2")


@pytest.mark.parametrize(
    ("line", "card", "move"),
    [("A1-A2 A2-B2 B2-C2", "bear-joker", "C2-D1"), ("A1-A2 A2-B2 B2-C2 D1-C1", "bear-joker", "C2-D1")],
)
def test_a_frame_on_a_departure_station_that_was_joined_survives_a_position(
    line: str, card: str, move: str
) -> None:
    city = board(GRID, "A1+D1 A2+D2 A3+D3 A4+D4", home=BERLIN, modules={})
    desk = Desk(city, pencil="green", line=line).flip(card).draw(move).flip("bear-circle")
    assert framed(desk) == {"D1"}
    again = desk.rules.positions.read(desk.rules.positions.write(desk.table, 0))
    assert again.sheets == desk.table.sheets
