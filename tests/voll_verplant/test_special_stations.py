"""The expert rule: marking a special station forces the same card once more, at once."""

import pytest
from hypothesis import given

from tests.voll_verplant.any_sheet import FILLING, any_desk
from tests.voll_verplant.boards import plan
from tests.voll_verplant.desk import Desk

PLAN = plan("s t", A="a s b c [2] 6/3", B="d e f t [2] 5/2", C="g h [2] 4/1")
"""Special are s, the second station of A, and t, the last one of B."""


def test_marking_a_special_station_forces_one_more_entry_at_once() -> None:
    desk = Desk(PLAN, expert=True).turn("3", "A:2")
    assert desk.legal() == {"A:0", "A:1", "A:2", "B:0", "B:1", "B:2", "B:3", "C:0", "C:1", "C:2"}
    desk.enter("B:3")
    assert desk.legal() == set()
    assert (desk.windows("A"), desk.windows("B")) == ("3", "3")


def test_without_the_expert_rule_special_stations_are_ordinary_ones() -> None:
    assert Desk(PLAN).turn("3", "A:2").legal() == set()


def test_an_entry_that_marks_no_special_station_is_the_only_one() -> None:
    assert Desk(PLAN, expert=True).turn("3", "A:1").legal() == set()


def test_the_entry_is_finished_before_it_is_repeated() -> None:
    """What was not marked in the first entry is not made good by the second."""
    desk = Desk(PLAN, expert=True).turn("3", "A:3")
    assert desk.marks() == "a b s"
    assert "A:2" not in desk.legal()


def test_the_repeat_has_the_full_printed_value() -> None:
    assert Desk(PLAN, expert=True).mark("a").turn("3", "A:1").enter("B:3").marks() == "a d e f s"


def test_the_repeat_may_be_on_the_same_line_and_takes_a_window_of_its_own() -> None:
    desk = Desk(PLAN, expert=True).turn("2", "A:2 A:2")
    assert desk.windows("A") == "2 2"
    assert desk.marks() == "a b c s"


def test_a_line_that_the_entry_filled_cannot_take_the_repeat() -> None:
    desk = Desk(PLAN, expert=True).fill("A", "3").turn("2", "A:2")
    assert desk.refusal("A:1") == "rule-no-window"


def test_the_repeat_is_forced_but_need_not_mark_anything() -> None:
    desk = Desk(PLAN, expert=True).turn("2", "A:2")
    assert desk.refusal("-") == "rule-must-enter"
    assert desk.enter("C:0").windows("C") == "2"


def test_a_repeat_that_marks_a_special_station_is_repeated_in_turn() -> None:
    desk = Desk(PLAN, expert=True).mark("d e f").turn("2", "A:2 B:1 C:2")
    assert desk.legal() == set()
    assert [desk.windows(line) for line in "ABC"] == ["2", "2", "2"]


def test_every_special_station_that_an_entry_marks_is_worth_a_repeat() -> None:
    desk = Desk(plan("a b", A="a b c [1]", B="d e [2]", C="f [2]"), expert=True).turn("2", "A:2")
    assert desk.enter("B:1").legal() >= {"B:1", "C:1"}
    assert desk.enter("B:1").legal() == set()


def test_repeats_that_are_owed_already_add_up() -> None:
    """Two for a and b, of which the first is worth another one."""
    desk = Desk(plan("a b d", A="a b c [1]", B="d e [1]", C="f [3]"), expert=True).turn("2", "A:2 B:1")
    assert desk.enter("C:0").legal()
    assert desk.enter("C:0").legal() == set()


def test_a_special_station_that_is_marked_already_repeats_nothing() -> None:
    assert Desk(PLAN, expert=True).mark("s").turn("express-3", "A:3").legal() == set()


def test_what_is_left_to_repeat_lapses_when_no_window_is_free() -> None:
    """Two repeats are due, and there is one window left."""
    desk = Desk(plan("a b", A="a b [1]", B="c [1]"), expert=True).turn("2", "A:2 B:0")
    assert desk.legal() == set()
    assert desk.refusal("B:0") == "rule-turn-done"
    assert desk.close().outcome is not None


def test_a_repeat_that_lapsed_is_not_owed_in_the_next_turn() -> None:
    desk = Desk(plan("a b", A="a b [1]", B="c [1]"), seats=2, expert=True)
    desk.turn("2", "A:2 B:0", "A:0").turn("2", "", "B:0").close()
    assert all(sheet.due == 1 for sheet in desk.sheets)


def test_a_free_ride_to_a_special_station_repeats_nothing() -> None:
    desk = Desk(PLAN, expert=True).turn("free-ride", "@A2")
    assert (desk.marks(), desk.legal()) == ("s", set())


def test_a_transfer_is_repeated_as_a_transfer() -> None:
    desk = Desk(PLAN, expert=True).mark("a").turn("transfer", "A:+")
    assert desk.refusal("B:1") == "rule-transfer-sign"
    desk.enter("B:+")
    assert desk.framed() == "d s"
    assert (desk.windows("A"), desk.windows("B")) == ("+", "+")


def test_an_express_is_repeated_as_an_express() -> None:
    desk = Desk(PLAN, expert=True).mark("a e").turn("express-2", "A:1 B:2")
    assert desk.marks() == "a d e f s"
    assert desk.windows("B") == "x2"


def test_a_number_is_repeated_as_a_number() -> None:
    desk = Desk(PLAN, expert=True).mark("a e").turn("2", "A:1")
    assert desk.refusal("B:2") == "rule-too-many"


def test_lines_completed_by_a_repeat_are_completed_in_the_same_turn() -> None:
    desk = Desk(PLAN, seats=2, expert=True).turn("2", "A:2 C:2", "C:2").close()
    assert [desk.completed(seat) for seat in range(2)] == [{"C": 4}, {"C": 4}]


@given(any_desk(expert=True), FILLING)
def test_a_turn_fills_a_window_for_each_special_station_and_one_more(desk: Desk, face: str) -> None:
    """Unless they run out."""
    free, marked = desk.sheets[0].free, desk.sheets[0].ink.marks
    desk.flip(face)
    while moves := desk.rules.legal(desk.table, desk.sheets[0]):
        desk.enter(str(moves[-1]))
    special = (desk.sheets[0].ink.marks & ~marked & desk.plan.special).bit_count()
    assert free - desk.sheets[0].free == min(free, 1 + special)


SHORT = plan("a", A="a b [1] 6/3", B="c d [1] 5/2")
"""Whoever marks a at once is done after one turn."""


def short() -> Desk:
    return Desk(SHORT, seats=2, expert=True).turn("1", "A:1 B:1", "B:1").close()


@pytest.mark.parametrize("face", ["3", "express-2", "transfer", "free-ride"])
def test_a_full_seat_takes_no_more_cards(face: str) -> None:
    desk = short().flip(face)
    assert desk.legal(0) == set()
    assert desk.legal(1)
    assert desk.refusal("-") == desk.refusal("A:0") == "rule-turn-done"


def test_the_others_play_on_and_may_earn_first_values() -> None:
    desk = short()
    assert desk.outcome is None
    desk.turn("free-ride", "", "@B2").turn("2", "", "A:2").close()
    assert (desk.completed(0), desk.completed(1)) == ({}, {"A": 6, "B": 5})


def test_the_match_ends_after_the_turn_in_which_the_last_window_of_all_is_filled() -> None:
    desk = short().turn("2", "", "A:0")
    assert desk.outcome is None
    desk.close()
    assert desk.outcome is not None
    assert desk.rules.outcomes(desk.table) == {}
    assert desk.legal(0) == desk.legal(1) == set()


def test_a_free_ride_in_between_does_not_end_a_match() -> None:
    desk = short().turn("free-ride", "", "-").close()
    assert desk.outcome is None
    assert desk.rules.outcomes(desk.table)


def test_a_full_seat_counts_to_the_end_as_it_is() -> None:
    desk = short()
    before = desk.score(0)
    assert desk.turn("2", "", "A:2").close().score(0) == before
