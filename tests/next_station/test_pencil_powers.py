"""The pencil powers on a small board with London's cards: purple departs from the circle A1."""

import pytest

from tests.next_station.desk import Desk
from tests.next_station.evening import Evening
from tests.next_station.london_boards import POWERS, borough, dealt, holding

PAIR = "A1-B1 B1-C1"
"""A line with a station between its ends."""


def test_the_powers_are_dealt_to_the_pencils_before_the_first_round() -> None:
    rules = borough().rules(["pencil-powers"])
    assert {card.face for card in rules.outcomes(Desk(borough(), "pencil-powers").table)} == set(POWERS)


def test_the_powers_are_open_from_the_start() -> None:
    desk = holding("joker").flip("circle")
    shown = desk.rules.wording.in_force(desk.table)
    assert [card.face for card in shown] == ["joker", "second", "switch", "circle"]


# second section


def test_a_second_section_needs_a_first_one() -> None:
    desk = holding("second").flip("square")
    assert desk.legal == {"A1-B1", "-"}
    assert desk.draw("-").legal == set()


def test_a_second_section_leads_to_the_same_symbol() -> None:
    desk = holding("second").flip("circle").draw("A1-B2")
    assert desk.legal == {"B2-C3!second", "B2-C2!second", "-"}
    assert desk.refusal("B2-C3") == "rule-name-power"


def test_a_second_section_may_start_at_the_old_end_or_at_the_new_one() -> None:
    desk = holding("second", "A1-B1").flip("triangle").draw("B1-C1")
    assert desk.legal == {"A1-A2!second", "C1-C2!second", "-"}


def test_after_a_joker_the_second_section_leads_to_the_symbol_of_the_first() -> None:
    desk = holding("second").flip("joker").draw("A1-B2")
    assert desk.legal == {"B2-C3!second", "B2-C2!second", "-"}


def test_after_a_joker_that_went_to_central_station_it_leads_anywhere() -> None:
    desk = holding("second", "A1-B1").flip("joker").draw("B1-C2")
    around = {f"C2-{end}!second" for end in ("C1", "D1", "B2", "D2", "B3", "C3", "D3")}
    assert desk.legal == around | {"A1-A2!second", "A1-B2!second", "-"}


def test_after_a_symbol_card_that_went_to_central_station_it_keeps_to_the_symbol() -> None:
    desk = holding("second", "A1-B1").flip("square").draw("B1-C2")
    assert desk.legal == {"C2-D2!second", "-"}


def test_a_branch_of_the_turn_holds_for_both_sections() -> None:
    desk = holding("second", PAIR).turns("pentagon pentagon switch+triangle").draw("B1-A2")
    assert desk.legal == {"B1-C2!second", "C1-C2!second", "-"}


def test_without_a_branch_the_second_section_starts_at_an_end() -> None:
    desk = holding("second", PAIR).turns("pentagon pentagon triangle").draw("A1-A2")
    assert desk.refusal("B1-C2!second") == "rule-not-an-end"


def test_the_second_section_obeys_the_building_rules() -> None:
    """Blue's section from C1 to B2 is in the way."""
    desk = holding("second", "A1-B1", blue="E1-D1 D1-C1 C1-B2").flip("triangle")
    assert desk.draw("A1-A2").refusal("B1-C2!second") == "rule-crosses"


def test_a_second_section_is_used_once_in_a_round() -> None:
    """Another circle, D4, would be in reach."""
    desk = holding("second").flip("circle").draw("A1-B2 B2-C2!second")
    assert desk.legal == set()
    assert desk.flip("circle").draw("C2-C3").legal == set()


def test_a_declined_power_is_not_spent() -> None:
    desk = holding("second").flip("circle").draw("A1-B2 -").flip("circle").draw("B2-C3")
    assert "C3-D4!second" in desk.legal


def test_no_third_section_follows() -> None:
    assert holding("second").flip("joker").draw("A1-B2 B2-C3!second").legal == set()


# joker


def test_the_joker_power_leads_to_any_symbol_and_is_named_only_where_it_is_needed() -> None:
    desk = holding("joker").flip("square")
    assert desk.legal == {"A1-B1", "A1-A2!joker", "A1-B2!joker", "-"}
    assert desk.refusal("A1-B1!joker") == "rule-power-not-needed"
    assert desk.refusal("A1-A2") == "rule-symbol"


def test_central_station_never_needs_the_joker_power() -> None:
    desk = holding("joker", "A1-B1").flip("pentagon")
    assert "B1-C2" in desk.legal
    assert "B1-C2!joker" not in desk.legal


def test_the_joker_power_is_used_once_in_a_round() -> None:
    desk = holding("joker").flip("square").draw("A1-A2!joker").flip("square")
    assert desk.legal == {"A1-B1", "A2-A3", "A2-B1", "-"}
    assert desk.refusal("A2-B3!joker") == "rule-no-power"


def test_a_section_legal_without_the_power_leaves_it_for_later() -> None:
    desk = holding("joker").flip("square").draw("A1-B1").flip("square")
    assert "A1-A2!joker" in desk.legal


def test_under_a_joker_card_the_joker_power_has_nothing_to_add() -> None:
    assert not any("!" in move for move in holding("joker").flip("joker").legal)


def test_the_joker_power_is_londons_joker_without_double_track() -> None:
    desk = holding("joker", blue="E1-D1 D1-C1 C1-B1 B1-A1").flip("triangle")
    assert desk.refusal("A1=B1!joker") == "rule-one-track"


# switch


@pytest.mark.parametrize("before", ["", "square"])
def test_the_switch_power_is_not_offered_in_the_first_two_turns(before: str) -> None:
    desk = holding("switch", PAIR).turns(f"{before} triangle")
    assert desk.legal == {"A1-A2", "C1-C2", "-"}


def test_the_switch_power_lets_a_section_start_anywhere() -> None:
    desk = holding("switch", PAIR).turns("square square triangle")
    assert desk.legal == {"A1-A2", "C1-C2", "B1-A2!switch", "B1-C2!switch", "-"}
    assert desk.refusal("A1-A2!switch") == "rule-power-not-needed"


def test_the_switch_power_keeps_the_symbol() -> None:
    desk = holding("switch", PAIR).turns("square square triangle")
    assert desk.refusal("B1-B2!switch") == "rule-symbol"


def test_with_a_switch_in_the_turn_the_switch_power_has_nothing_to_add() -> None:
    desk = holding("switch", PAIR).turns("square square switch+triangle")
    assert "B1-A2" in desk.legal
    assert desk.refusal("B1-A2!switch") == "rule-power-not-needed"


def test_the_switch_power_is_used_once_in_a_round() -> None:
    desk = holding("switch", PAIR).turns("square square triangle").draw("B1-A2!switch").flip("pentagon")
    assert not any("!" in move for move in desk.legal)


# circle


def test_the_circle_adds_a_station_to_the_best_district_without_being_asked_for() -> None:
    """Three stations in one district, two in the other."""
    line = "A1-A2 A2-B1 A2-A3"
    plain, circled = Desk(borough(), line=line), holding("circle", line)
    assert (plain.points("line"), circled.points("line")) == (3 * 2 + 2, 3 * 3 + 2)
    assert circled.flip("square").legal == plain.flip("square").legal


def test_the_circle_counts_only_for_its_own_pencil() -> None:
    desk = holding("circle", "A1-B1", blue="E1-D1 D1-C1")
    assert [entry.args["stations"] for entry in desk.score if entry.key == "line"] == [3, 2]


def test_the_circle_is_worth_nothing_on_a_line_without_sections() -> None:
    assert holding("circle").points("line") == 0


def test_a_new_pencil_has_its_own_power() -> None:
    desk = Evening(borough(), "pencil-powers", dealt("second"), purple="A1-B1", blue="").flip("square")
    assert desk.legal == {"E1-D2", "E1-D1!joker", "E1-E2!joker", "-"}


def test_a_spent_power_survives_a_position() -> None:
    desk = holding("joker").flip("square").draw("A1-A2!joker").flip("square")
    again = desk.rules.positions.read(desk.rules.positions.write(desk.table, 0))
    assert again.sheets[0].spent
    assert desk.rules.legal(again, again.sheets[0]) == desk.rules.legal(desk.table, desk.sheet)
