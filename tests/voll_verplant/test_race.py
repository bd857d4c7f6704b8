"""The race for the first values, and what a sheet scores."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metroscribe.core.rng import Stream
from tests.voll_verplant.any_sheet import FACES, any_lines
from tests.voll_verplant.boards import plan
from tests.voll_verplant.desk import Desk

RACE = plan(A="a b [3] 6/3", B="b c [3] 5/2", C="c d e f [3] 9/4")


def test_whoever_completes_a_line_first_has_its_higher_value() -> None:
    desk = Desk(RACE, seats=2).turn("2", "A:2", "B:2").close()
    assert (desk.completed(0), desk.completed(1)) == ({"A": 6}, {"B": 5})


def test_whoever_completes_it_later_has_the_lower_value() -> None:
    desk = Desk(RACE, seats=2).turn("2", "A:2", "A:0").turn("2", "A:0", "A:2").close()
    assert (desk.completed(0), desk.completed(1)) == ({"A": 6}, {"A": 3})


def test_all_who_complete_it_first_in_the_same_turn_have_the_higher_value() -> None:
    desk = Desk(RACE, seats=3).turn("2", "A:2", "A:2", "A:1").turn("2", "A:0", "A:0", "A:1").close()
    assert [desk.completed(seat) for seat in range(3)] == [{"A": 6}, {"A": 6}, {"A": 3}]


def test_several_lines_can_be_completed_in_one_turn() -> None:
    desk = Desk(RACE, seats=2).mark("a c").turn("1", "B:1", "A:0").close()
    assert desk.completed() == {"A": 6, "B": 5}


def test_a_line_is_completed_by_an_entry_on_another_one() -> None:
    """A is complete with b, which is marked on B."""
    desk = Desk(RACE, seats=2).turn("1", "A:1", "A:0").turn("1", "B:1", "B:0").close()
    assert desk.completed() == {"A": 6}


def test_a_line_whose_windows_are_all_filled_can_still_be_completed() -> None:
    desk = Desk(RACE, seats=2).fill("A", "1 1 1").mark("a").turn("1", "B:1", "B:0").close()
    assert desk.completed() == {"A": 6}


def test_each_line_has_a_race_of_its_own() -> None:
    desk = Desk(RACE, seats=2).turn("2", "A:2", "B:2").turn("2", "B:1", "A:1").close()
    assert (desk.completed(0), desk.completed(1)) == ({"A": 6, "B": 2}, {"A": 3, "B": 5})


def test_a_higher_value_once_earned_is_kept() -> None:
    desk = Desk(RACE, seats=2).turn("2", "A:2", "A:0").turn("2", "A:0", "A:2").turn("2", "B:0", "B:0").close()
    assert (desk.completed(0), desk.completed(1)) == ({"A": 6}, {"A": 3})


def test_an_open_turn_already_shows_what_it_will_bring() -> None:
    desk = Desk(RACE, seats=2).turn("2", "A:2", "A:0")
    assert desk.completed() == {"A": 6}
    desk.turn("2", "A:0", "A:2")
    assert desk.completed(1) == {"A": 3}


def test_nobody_sees_what_others_complete_before_the_turn_is_closed() -> None:
    desk = Desk(RACE, seats=2).turn("2", "A:2", "A:2")
    assert desk.table.claimed == 0
    assert [desk.completed(seat) for seat in range(2)] == [{"A": 6}, {"A": 6}]


@given(any_lines(), st.integers(2, 4), st.lists(FACES, min_size=1, max_size=6), st.integers(0, 1000))
def test_the_order_of_the_seats_does_not_matter(
    lines: dict[str, str], seats: int, faces: list[str], seed: int
) -> None:
    """Each turn is closed with its sheets in every order."""
    desk, stream = Desk(plan(**lines), seats), Stream(str(seed), "seats")
    for face in faces:
        if not all(sheet.free for sheet in desk.sheets):
            break
        desk.flip(face)
        for seat in range(seats):
            moves = desk.rules.legal(desk.table, desk.sheets[seat])
            desk.enter(str(moves[-1 - stream.below(min(3, len(moves)))]), seat)
        closed = desk.rules.close(desk.table, desk.sheets)
        for order in permutations(range(seats)):
            mixed = desk.rules.close(desk.table, [desk.sheets[seat] for seat in order])
            assert mixed.sheets == tuple(closed.sheets[seat] for seat in order)
            assert mixed.claimed == closed.claimed


def test_alone_one_always_has_the_higher_value() -> None:
    desk = Desk(RACE).turn("2", "A:2").turn("2", "B:1").turn("4", "C:3").close()
    assert desk.completed() == {"A": 6, "B": 5, "C": 9}


@pytest.mark.parametrize(("seats", "lost"), [(1, -5), (2, -2), (6, -2)])
def test_free_stations_cost_a_point_each_alone_and_half_of_it_in_a_race(seats: int, lost: int) -> None:
    """Six stations, one marked; half of five is rounded down."""
    assert Desk(RACE, seats).mark("a").points("free") == lost


@pytest.mark.parametrize(("marked", "lost"), [("", -3), ("a", -2), ("a b", -2), ("a b c d e", 0)])
def test_half_a_point_is_not_lost(marked: str, lost: int) -> None:
    assert Desk(RACE, 2).mark(marked).points("free") == lost


def test_a_station_counts_once_however_many_lines_share_it() -> None:
    desk = Desk(plan(A="a b c", B="b c d", C="c b"), 1)
    assert desk.points("free") == -4


def test_a_transfer_counts_all_lines_of_its_station_twice_over() -> None:
    desk = Desk(plan(A="a", B="a b", C="a c", D="ring a d e")).frame("a")
    assert desk.points("transfers") == 2 * 4


def test_a_transfer_counts_lines_that_are_complete_or_have_no_windows_left() -> None:
    desk = Desk(plan(A="a b", B="b", C="c b")).fill("C", "3 3 3").mark("a").turn("transfer", "A:+")
    assert desk.points("transfers") == 2 * 3


def test_the_total_is_completed_lines_and_transfers_without_what_is_free() -> None:
    desk = Desk(RACE, 2).mark("a").frame("b").turn("5", "A:0", "A:0").close()
    assert desk.score().total == 6 + 4 - 2


def test_claimed_lines_are_noted_for_all_to_see() -> None:
    desk = Desk(RACE, seats=2).turn("2", "A:2", "B:2").turn("3", "A:0", "A:0")
    _, note = desk.rules.wording.notes(desk.table)
    assert (note.text.key, note.text.args["lines"], note.scope) == ("note-claimed", "A B", "match")
    alone = Desk(RACE).turn("2", "A:2").flip("3")
    assert [note.text.key for note in alone.rules.wording.notes(alone.table)] == ["note-number"]


def test_the_status_says_which_turn_it_is_and_how_many_windows_are_free() -> None:
    desk = Desk(RACE, seats=2).turn("2", "A:2", "B:2").turn("free-ride", "-", "-").flip("3")
    status = desk.rules.wording.status(desk.table, 1)
    assert (status.args["turn"], status.args["windows"]) == (3, 8)
