"""Berlin: two lines a round, and how they become one."""

import pytest

from tests.next_station.berlin_boards import quarter, starts
from tests.next_station.desk import Desk


def green(line: str = "") -> Desk:
    """Green departs from the triangle B3 (Bear) and from the pentagon F4 (Crown)."""
    return Desk(quarter(), pencil="green", line=line)


def test_a_card_extends_only_the_line_whose_symbol_it_shows() -> None:
    desk = green("B3-C2 F4-F3")
    assert starts(desk.flip("bear-joker")) == {"B3", "C2"}
    assert starts(desk.flip("crown-joker")) == {"F4", "F3"}
    assert desk.refusal("C2-C1") == "rule-other-line"


def test_the_joker_obeys_the_line_symbol_too() -> None:
    assert starts(green().flip("bear-joker")) == {"B3"}


@pytest.mark.parametrize(
    ("line", "card", "join", "ends"),
    [
        ("B3-C2 C2-C1 F4-F3 F3-E2", "crown-square", "E2-C2", {"B3", "C1", "F4"}),
        ("B3-C2 F4-F3 F3-E2", "crown-square", "E2-C2", {"B3", "F4"}),
        ("B3-D3 D3-C2 F4-E4", "crown-square", "E4-D3", {"B3", "C2", "F4"}),
        ("B3-C2 C2-E2 F4-F3 F3-G2", "crown-circle", "G2-E2", {"B3", "F4"}),
    ],
    ids=["through the middle", "end to end", "into a middle station", "through a foreign departure"],
)
def test_any_station_of_the_other_line_joins(line: str, card: str, join: str, ends: set[str]) -> None:
    desk = green(line).flip(card).draw(join)
    assert desk.sheet.ink.current == 1
    assert starts(desk.flip("bear-joker")) == ends


def test_a_join_onto_a_bare_departure_station_leaves_it_an_end() -> None:
    desk = green("B3-D3 D3-E4").flip("bear-pentagon").draw("E4-F4")
    assert desk.sheet.ink.line.joined
    assert starts(desk.flip("crown-joker")) == {"B3", "F4"}


def test_a_join_from_a_bare_departure_station_leaves_it_an_end() -> None:
    desk = green("B3-D3 D3-E4").flip("crown-triangle").draw("F4-E4")
    assert desk.sheet.ink.line.joined
    assert starts(desk.flip("crown-joker")) == {"B3", "F4"}


def test_a_join_onto_a_departure_station_in_use_takes_it_from_the_ends() -> None:
    desk = green("B3-D3 D3-E4 F4-G4").flip("bear-pentagon").draw("E4-F4")
    assert starts(desk.flip("bear-joker")) == {"B3", "G4"}


def test_lines_that_branched_keep_all_their_other_ends_after_joining() -> None:
    desk = green("B3-C2 B3-A3 B3-A4 F4-F3 F3-E2").flip("crown-square").draw("E2-C2").flip("bear-joker")
    assert starts(desk) | {"A4"} == {"A3", "A4", "F4"}
    assert desk.sheet.ink.line.ends.bit_count() == 3


def test_a_joined_line_is_extended_at_any_end_by_any_card() -> None:
    joined = "B3-C2 C2-E2 F4-F3 F3-D3 D3-C2"
    bear, crown = green(joined).flip("bear-square").legal, green(joined).flip("crown-square").legal
    assert bear == crown == {"B3-A4", "F4-G4", "-"}


def test_a_joined_line_closes_no_circle() -> None:
    joined = "B3-D3 D3-C2 F4-F3 F3-D3"
    desk = green(joined).flip("bear-triangle")
    assert desk.refusal("C2-B3") == "rule-circle"


def test_two_lines_may_not_be_joined_twice() -> None:
    desk = green("B3-C2 C2-E2 F4-F3 F3-E2").flip("crown-circle")
    assert not any(move.endswith(("-E2", "-F3")) for move in desk.legal)


def test_before_joining_a_line_closes_no_circle_either() -> None:
    desk = green("B3-D3 D3-C2").flip("bear-triangle")
    assert desk.refusal("C2-B3") == "rule-circle"


def test_the_two_lines_may_not_cross_each_other() -> None:
    desk = green("B3-C4 C4-E4 F4-F3 F3-D3").flip("bear-circle")
    assert desk.refusal("E4-E2") == "rule-crosses"


def test_departure_stations_of_other_colours_are_ordinary_stations() -> None:
    desk = green().flip("bear-circle").draw("B3-A3")
    assert not desk.sheet.ink.own[0].joined
    assert len(desk.sheet.ink.own) == 2


def test_a_new_round_starts_with_two_lines_again() -> None:
    desk = Desk(quarter(), pencil="pink", green="B3-C2 C2-E2 F4-F3 F3-D3 D3-C2").flip("bear-joker")
    assert len(desk.sheet.ink.own) == 2
    assert starts(desk) == {"D3"}
