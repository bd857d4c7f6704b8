"""The rulebook's examples A to H and N: what may be drawn, on a small board."""

from tests.next_station.berlin_boards import framed, quarter, starts
from tests.next_station.desk import Desk
from tests.next_station.evening import Evening

JOINED = "B3-C2 C2-E2 F4-F3 F3-D3 D3-C2"
"""Green as in Example D."""


def test_a_the_first_section_leaves_the_departure_station_of_the_cards_line() -> None:
    desk = Desk(quarter(), pencil="green").flip("bear-square")
    assert desk.legal == {"B3-C2", "B3-D3", "B3-A4", "-"}
    assert starts(desk.draw("B3-C2").flip("bear-joker")) == {"B3", "C2"}


def test_b_three_circles_are_in_reach_of_the_two_ends_one_of_them_blues_departure() -> None:
    desk = Desk(quarter(), pencil="green", line="B3-C2").flip("bear-circle")
    assert desk.legal == {"B3-A3", "C2-C1", "C2-E2", "-"}


def test_c_the_other_line_leaves_its_own_departure_station() -> None:
    desk = Desk(quarter(), pencil="green", line="B3-C2 C2-E2").flip("crown-circle")
    assert desk.legal == {"F4-F3", "-"}


def test_d_a_section_to_the_other_line_joins_both_and_three_ends_are_left() -> None:
    desk = (
        Desk(quarter(), pencil="green").turns("bear-square").draw("B3-C2").flip("bear-circle").draw("C2-E2")
    )
    desk.flip("crown-circle").draw("F4-F3").flip("crown-joker").draw("F3-D3").flip("crown-square")
    assert desk.draw("D3-C2").sheet.ink.line.joined
    assert starts(desk.flip("bear-joker")) == {"B3", "E2", "F4"}
    assert starts(Desk(quarter(), pencil="green", line=JOINED).flip("crown-joker")) == {"B3", "E2", "F4"}


def test_e_one_line_alone_may_connect_both_departure_stations_and_any_card_then_extends_it() -> None:
    desk = Desk(quarter(), pencil="green")
    for card, move in (("circle", "F4-F3"), ("joker", "F3-D3"), ("square", "D3-C2"), ("triangle", "C2-B3")):
        desk.flip(f"crown-{card}").draw(move)
    assert desk.flip("bear-square").legal == {"B3-A4", "F4-G4", "-"}


def test_f_a_double_switch_lets_both_lines_branch_and_leaves_three_ends_on_each() -> None:
    desk = Desk(quarter(), pencil="pink", line="D3-C2 D3-C4 F3-F4 F3-G2").flip("switch", "crown-triangle")
    desk.draw("D3-B3 F3-E4")
    assert starts(desk.flip("bear-joker")) == {"C2", "C4", "B3"}
    assert starts(desk.flip("crown-joker")) == {"F4", "G2", "E4"}


def test_g_on_a_joined_line_a_double_switch_branches_twice_at_different_stations() -> None:
    line = "B3-C2 C2-C1 C1-A1 F4-F3 F3-D3 D3-C2"
    desk = Desk(quarter(), pencil="green", line=line).flip("switch", "bear-triangle")
    assert desk.draw("C1-E1 D3-E4").legal == set()
    assert starts(desk.flip("crown-joker")) == {"B3", "A1", "F4", "E1", "E4"}


def test_on_a_joined_line_both_sections_of_a_double_switch_may_leave_the_same_station() -> None:
    line = "B3-C2 C2-E2 E2-G2 F4-F3 F3-G2"
    desk = Desk(quarter(), pencil="green", line=line).flip("switch", "bear-triangle").draw("E2-E1")
    assert "E2-E4" in desk.legal


def test_h_a_joker_as_partner_frees_both_symbols_and_frames_both_stations() -> None:
    line = "B3-C2 B3-A3 C2-C1 C1-A1 F4-F3 F3-D3 D3-C2"
    desk = Desk(quarter(), pencil="green", line=line).flip("switch", "bear-joker").draw("C1-E1 B3-A4")
    assert framed(desk) == {"E1", "A4"}


def test_n_under_double_tracks_two_sections_run_beside_green() -> None:
    effects = "round-effect:look-ahead round-effect:double-tracks"
    dealt = f"{effects} round-effect:triple-corners round-effect:double-stations"
    desk = Evening(quarter(), "round-effects", dealt, green="B3-C2 C2-E2 F4-F3 F3-D3", pink="")
    desk.flip("bear-circle").draw("D3=F3")
    assert desk.sheet.ink.line.joined
    assert desk.flip("crown-pentagon").draw("F3=F4").sheet.ink.doubles.bit_count() == 2
