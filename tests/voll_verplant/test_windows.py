"""Windows and marks: what an entry fills, how much it marks, and what a free ride does instead."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metroscribe.core.errors import NotNow
from metroscribe.games.voll_verplant.deck import Order
from tests.voll_verplant.any_sheet import FILLING, any_desk
from tests.voll_verplant.boards import plan
from tests.voll_verplant.desk import Desk

TWO = plan(A="a b c d e [2]", B="c f [1]")
CARDS = {"4": "4", "express-3": "x3", "transfer": "+"}


@given(any_desk(), FILLING)
def test_every_entry_writes_the_value_in_one_window_of_its_line(desk: Desk, face: str) -> None:
    desk.flip(face)
    before = desk.sheets[0]
    for text in desk.legal():
        after = desk.rules.step(desk.table, before, desk.rules.parse(text))
        number = desk.plan.numbers[text[0]]
        written = (*before.ink.windows[number], Order.of(face).sign)
        assert after.ink.windows == (*before.ink.windows[:number], written, *before.ink.windows[number + 1 :])
        assert after.free == before.free - 1


@given(any_desk(), FILLING)
def test_a_line_is_offered_as_long_as_it_has_a_free_window(desk: Desk, face: str) -> None:
    offered = {text[0] for text in desk.flip(face).legal()}
    windows = {line.letter: line.windows for line in desk.plan.lines}
    assert offered == {letter for letter in windows if len(desk.windows(letter).split()) < windows[letter]}


@pytest.mark.slow
@given(any_desk(), FILLING)
def test_fewer_marks_or_none_are_always_allowed(desk: Desk, face: str) -> None:
    """Every entry can be made with one mark less, in the same direction or in the other one."""
    legal = desk.flip(face).legal()
    for text in legal:
        head, _, marks = text.partition(":")
        if marks != "0":
            fewer = 0 if marks == "+" else int(marks) - 1
            assert {f"{head}:{fewer}", f"{head.replace('<', '>')}:{fewer}"} & legal


@pytest.mark.parametrize(("face", "sign"), CARDS.items())
def test_the_card_decides_what_is_written(face: str, sign: str) -> None:
    assert Desk(TWO).turn(face, "A:0").windows("A") == sign


def test_windows_are_filled_in_the_order_of_the_entries() -> None:
    assert Desk(TWO).turn("3", "A:1").turn("express-2", "A:0").windows("A") == "3 x2"


def test_a_line_without_a_free_window_cannot_be_chosen() -> None:
    desk = Desk(TWO).fill("B", "3").flip("3")
    assert desk.refusal("B:1") == "rule-no-window"
    assert desk.refusal("B:0") == "rule-no-window"
    assert {text[0] for text in desk.legal()} == {"A"}


@pytest.mark.parametrize("face", CARDS)
def test_a_window_of_a_full_line_can_be_burnt(face: str) -> None:
    desk = Desk(TWO).mark("c f").flip(face)
    assert {text for text in desk.legal() if text.startswith("B")} == {"B:0"}
    assert desk.enter("B:0").windows("B") == CARDS[face]
    assert desk.marks() == "c f"
    assert desk.framed() == ""


def test_a_transfer_may_be_left_out_but_its_window_may_not() -> None:
    desk = Desk(TWO).turn("transfer", "A:0")
    assert (desk.windows("A"), desk.marks(), desk.framed()) == ("+", "", "")


def test_marks_begin_at_the_first_free_station_from_the_wagon() -> None:
    assert Desk(TWO).mark("a b").turn("2", "A:2").marks() == "a b c d"


def test_marks_end_at_the_terminus() -> None:
    desk = Desk(TWO).mark("a b c").flip("9")
    assert desk.refusal("A:3") == "rule-too-many"
    assert desk.enter("A:2").marks() == "a b c d e"


def test_a_number_does_not_mark_more_than_it_says() -> None:
    assert Desk(TWO).flip("2").refusal("A:3") == "rule-too-many"
    assert Desk(TWO).flip("express-2").refusal("A:3") == "rule-too-many"


@given(any_desk(rings=False), st.integers(1, 4))
def test_an_express_marks_the_next_free_stations_of_its_line(desk: Desk, value: int) -> None:
    marked, expected = desk.marks().split(), set()
    for line in desk.plan.lines:
        if len(desk.windows(line.letter).split()) < line.windows:
            free = [desk.plan.names[i] for i in line.stations if desk.plan.names[i] not in marked]
            expected |= {(line.letter, " ".join(sorted(free[:count]))) for count in range(value + 1)}
    assert desk.flip(f"express-{value}").rows() == expected


@given(any_desk(), st.integers(1, 4))
def test_an_express_can_mark_whatever_the_number_can(desk: Desk, value: int) -> None:
    before = desk.table
    number = desk.flip(str(value)).rows()
    desk.table = before
    assert number <= desk.flip(f"express-{value}").rows()


def test_a_free_ride_fills_no_window_and_marks_any_one_free_station() -> None:
    desk = Desk(TWO).mark("a").flip("free-ride")
    assert desk.legal() == {"@A2", "@A3", "@A4", "@A5", "@B2", "-"}
    desk.enter("@A4")
    assert (desk.marks(), desk.windows("A"), desk.windows("B")) == ("a d", "", "")
    assert desk.legal() == set()


def test_a_free_ride_need_not_be_taken() -> None:
    desk = Desk(TWO).turn("free-ride", "-")
    assert (desk.marks(), desk.legal()) == ("", set())


def test_a_free_ride_reaches_lines_without_a_free_window() -> None:
    assert "@B2" in Desk(TWO).fill("B", "3").flip("free-ride").legal()


def test_a_free_ride_is_a_cross_and_no_transfer() -> None:
    desk = Desk(TWO).turn("free-ride", "@A3")
    assert (desk.framed(), desk.points("transfers")) == ("", 0)


def test_a_free_ride_can_complete_lines() -> None:
    assert Desk(TWO).mark("a b d e f").turn("free-ride", "@A3").completed() == {"A": 5, "B": 5}


def test_a_sheet_without_free_stations_can_only_decline_a_free_ride() -> None:
    assert Desk(TWO).mark("a b c d e f").flip("free-ride").legal() == {"-"}


def test_a_turn_asks_for_one_entry() -> None:
    desk = Desk(TWO).turn("3", "A:3")
    assert desk.refusal("A:1") == "rule-turn-done"
    with pytest.raises(NotNow):
        desk.enter("B:0")


def test_between_turns_nothing_can_be_entered() -> None:
    assert Desk(TWO).refusal("A:0") == "rule-turn-done"
    assert Desk(TWO).refusal("-") == "rule-turn-done"
