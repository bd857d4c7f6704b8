"""How cards become turns and rounds: 1.4 and Tokyo's closing condition."""

import pytest

from tests.next_station.boards import grid
from tests.next_station.desk import Desk

LINE = "A1-B1 B1-C1"
BRANCH = "B1-A2"
"""Starts in the middle of LINE and leads to a triangle."""
ALL_STREET = "street-circle street-square street-triangle street-pentagon street-joker"
FOUR_SUBWAY = "subway-circle subway-square subway-triangle subway-pentagon"


def test_every_card_is_a_turn_of_its_own() -> None:
    desk = Desk(grid()).turns("circle square triangle")
    assert desk.table.label == "1.3"


def test_a_switch_and_its_partner_are_one_turn() -> None:
    desk = Desk(grid()).turns("circle switch+square")
    assert desk.table.label == "1.2"
    assert [card.face for card in desk.table.flipped] == ["street-circle", "street-switch", "street-square"]


def test_a_switch_lets_a_section_start_anywhere_on_the_line() -> None:
    desk = Desk(grid(), line=LINE).turns("circle circle switch+triangle")
    assert BRANCH in desk.legal
    assert "A1-A2" in desk.legal


def test_a_branch_ends_with_its_turn() -> None:
    desk = Desk(grid(), line=LINE).turns("circle circle switch+square triangle")
    assert desk.refusal(BRANCH) == "rule-not-an-end"


def test_a_branch_does_not_make_a_line_close_a_circle() -> None:
    desk = Desk(grid(), line="A1-B1 B1-C1 C1-B2").turns("circle circle switch+pentagon")
    assert desk.refusal("B1-B2") == "rule-circle"


def test_a_branch_has_an_end_of_its_own_afterwards() -> None:
    desk = Desk(grid(), line=LINE).turns("circle circle switch+triangle").draw(BRANCH).flip("triangle")
    assert "A2-A3" in desk.legal
    assert "A1-A2" not in desk.legal


@pytest.mark.parametrize("before", ["", "circle"])
def test_a_switch_in_the_first_two_turns_is_ignored(before: str) -> None:
    desk = Desk(grid(), line=LINE).turns(f"{before} switch+triangle")
    assert desk.refusal(BRANCH) == "rule-not-an-end"
    assert "A1-A2" in desk.legal


def test_a_switch_in_the_third_turn_counts() -> None:
    assert BRANCH in Desk(grid(), line=LINE).turns("circle square switch+triangle").legal


def test_an_ignored_switch_is_used_up_and_its_turn_counts() -> None:
    desk = Desk(grid(), line=LINE).turns("switch+circle square")
    assert desk.table.label == "1.2"
    assert not any("switch" in card.face for card in desk.rules.undealt(desk.table))


def test_a_switch_with_a_joker_gives_both() -> None:
    desk = Desk(grid(), line=LINE, blue="D1-C1 C1-B2 B2-B1").turns("circle circle switch+joker")
    assert {"B1-A2", "B1=B2", "C1=B2", "C1=D1", "A1-A2"} <= desk.legal


def test_an_early_switch_with_a_joker_is_a_joker() -> None:
    desk = Desk(grid(), line=LINE, blue="D1-C1").turns("switch+joker")
    assert "C1=D1" in desk.legal
    assert desk.refusal("B1-A2") == "rule-not-an-end"


def test_a_switch_before_the_first_section_branches_nowhere() -> None:
    assert Desk(grid()).turns("circle circle switch+triangle").legal == {"A1-A2", "-"}


def test_four_subway_cards_do_not_end_a_round() -> None:
    desk = Desk(grid()).turns(f"{FOUR_SUBWAY} {ALL_STREET}")
    assert desk.table.label == "1.9"


def test_a_round_ends_after_the_turn_of_the_fifth_subway_card() -> None:
    desk = Desk(grid()).turns(f"{FOUR_SUBWAY} subway-joker")
    assert desk.table.label == "1.5"
    assert "A1-B1" in desk.legal
    assert desk.flip("circle").table.label == "2.1"


def test_the_fifth_subway_card_as_partner_of_the_switch_makes_one_last_turn() -> None:
    desk = Desk(grid(), line=LINE).turns(f"{FOUR_SUBWAY} switch+subway-joker")
    assert desk.table.label == "1.5"
    assert BRANCH in desk.legal
    assert desk.flip("circle").table.label == "2.1"


def test_the_longest_round_has_ten_turns() -> None:
    desk = Desk(grid()).turns(f"{ALL_STREET} {FOUR_SUBWAY} switch+subway-joker")
    assert desk.table.label == "1.10"
    assert not desk.rules.undealt(desk.table)
    assert desk.flip("circle").table.label == "2.1"


def test_a_new_round_is_dealt_from_all_cards() -> None:
    desk = Desk(grid()).turns(f"{FOUR_SUBWAY} subway-joker street-circle")
    assert sum(desk.rules.undealt(desk.table).values()) == 10


def test_a_new_round_starts_a_new_line_at_its_own_departure() -> None:
    desk = Desk(grid()).flip("square").draw("A1-B1").turns(f"{FOUR_SUBWAY} subway-joker square")
    assert desk.table.label == "2.1"
    assert [line.colour for line in desk.sheet.ink.lines] == ["purple", "blue"]
    assert desk.legal == {"D1-D2", "-"}


def test_a_match_ends_after_four_rounds() -> None:
    desk = Desk(grid()).turns(" ".join([f"{FOUR_SUBWAY} subway-joker"] * 4))
    assert desk.table.label == "4.5"
    assert desk.rules.outcome(desk.table) is None
    table = desk.rules.close(desk.table, [desk.sheet])
    assert desk.rules.outcome(table) is not None
    assert desk.rules.outcomes(table) == {}
    assert desk.rules.legal(table, table.sheets[0]) == ()
