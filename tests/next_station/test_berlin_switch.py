"""Berlin's double switch: two sections in one turn, each optional, each free to branch."""

from tests.next_station.berlin_boards import framed, quarter, starts
from tests.next_station.desk import Desk


def green(line: str = "", *partner: str) -> Desk:
    desk = Desk(quarter(), pencil="green", line=line)
    return desk.flip("switch", *partner) if partner else desk


def test_in_the_first_turn_it_already_gives_two_sections() -> None:
    desk = green("", "bear-circle")
    assert desk.legal == {"B3-A3", "F4-F3", "F4-C1", "-"}
    assert desk.draw("B3-A3").legal == {"F4-F3", "F4-C1", "-"}
    assert desk.draw("F4-F3").legal == set()


def test_the_two_sections_come_in_either_order() -> None:
    desk = green("", "bear-circle").draw("F4-F3")
    assert desk.legal == {"B3-A3", "-"}


def test_the_partners_line_symbol_does_not_matter() -> None:
    assert green("", "bear-circle").legal == green("", "crown-circle").legal


def test_unjoined_the_second_section_extends_the_other_line_only() -> None:
    desk = green("B3-C2 F4-G4", "bear-circle").draw("C2-C1")
    assert starts(desk) == {"F4", "G4"}
    assert desk.refusal("B3-A3") == "rule-second-section"


def test_a_pass_at_first_declines_both_sections() -> None:
    assert green("B3-C2 F4-G4", "bear-circle").draw("-").legal == set()


def test_the_second_section_may_be_declined() -> None:
    desk = green("", "bear-circle").draw("B3-A3 -")
    assert desk.legal == set()
    assert [len(line.sections) for line in desk.sheet.ink.own] == [1, 0]


def test_no_second_section_is_offered_where_none_can_be_drawn() -> None:
    """From the pentagon F4 no other pentagon is in reach."""
    assert green("", "bear-pentagon").draw("B3-C4").legal == set()


def test_each_of_both_sections_may_branch_even_in_an_early_turn() -> None:
    desk = green("B3-C2 C2-C1 F4-F3 F3-G2", "bear-circle")
    assert {"B3-A3", "C2-E2", "F3-E2"} <= desk.legal


def test_without_it_no_card_branches_off_whatever_the_turn() -> None:
    desk = Desk(quarter(), pencil="green", line="B3-C2 C2-C1").flip("bear-circle")
    assert desk.refusal("C2-E2") == "rule-not-an-end-double-switch"


def test_the_second_section_may_join_the_line_of_the_first() -> None:
    desk = green("B3-C2 F4-F3", "bear-circle").draw("C2-E2")
    assert "F3-E2" in desk.legal
    assert desk.draw("F3-E2").sheet.ink.line.joined


def test_after_the_first_section_joined_the_second_starts_anywhere_and_ends_on_no_station_of_the_line() -> (
    None
):
    """Crown joins Bear at C2; the second leaves the very station where the first started, or any other."""
    desk = green("B3-C2 C2-C1 F4-F3 F3-D3", "crown-square").draw("D3-C2")
    assert desk.legal == {"B3-A4", "F4-G4", "F3-G4", "-"}
    desk = green("B3-C2 C2-C1 F4-F3 F3-E2", "crown-joker").draw("E2-C2")
    assert {"E2-D3", "C2-D3", "C1-E1", "B3-A4", "E2-E1"} <= desk.legal
    assert {"B3", "C2", "C1", "F4", "F3", "E2"} & {move.split("-")[1] for move in desk.legal} == set()


def test_on_a_line_joined_before_the_second_may_leave_where_the_first_ended() -> None:
    desk = green("B3-C2 C2-E2 F4-F3 F3-D3 D3-C2", "bear-joker").draw("F3-E4")
    assert "E4-C4" in desk.legal


def test_both_sections_need_the_partners_symbol() -> None:
    desk = green("B3-C2 F4-F3", "bear-circle").draw("C2-C1")
    assert desk.refusal("F3-G2") == "rule-symbol"


def test_a_joker_as_partner_frames_only_what_is_reached() -> None:
    desk = green("", "crown-joker").draw("F4-G4 -")
    assert framed(desk) == {"G4"}


def test_a_joker_as_partner_frees_each_symbol_for_itself() -> None:
    desk = green("", "crown-joker").draw("B3-A3 F4-G4")
    assert framed(desk) == {"A3", "G4"}


def test_the_second_section_crosses_nothing_the_first_drew() -> None:
    desk = green("B3-C4 C4-E4 F4-F3", "bear-joker").draw("E4-E2")
    assert desk.refusal("F3-D3") == "rule-crosses"


def test_the_partner_counts_towards_the_fifth_card_of_its_line() -> None:
    desk = green().turns("bear-circle bear-square bear-triangle bear-joker switch+bear-pentagon")
    assert desk.legal != set()
    assert desk.rules.close(desk.table, [desk.sheet]).round == 2


def test_the_switch_itself_counts_for_no_line() -> None:
    desk = green().turns("bear-circle bear-square bear-triangle bear-joker switch+crown-pentagon")
    assert desk.rules.close(desk.table, [desk.sheet]).round == 1
