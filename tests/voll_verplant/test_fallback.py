"""What a clock that ran out plays: an entry that does as little harm as can be."""

from hypothesis import given

from tests.voll_verplant.any_sheet import FACES, FILLING, any_desk
from tests.voll_verplant.boards import plan
from tests.voll_verplant.desk import Desk

PLAN = plan(A="a b c [1]", B="b d e [3]", C="ring c f g [3]", D="d e [2]")


@given(any_desk(), FACES)
def test_the_fallback_is_legal(desk: Desk, face: str) -> None:
    assert desk.flip(face).fallback() in desk.legal()


@given(any_desk(expert=True), FILLING)
def test_a_seat_without_a_hand_comes_to_the_end_of_its_turn(desk: Desk, face: str) -> None:
    """Also where special stations force one entry after the other."""
    desk.flip(face)
    for _ in range(16):
        if desk.legal():
            desk.enter(desk.fallback())
    assert desk.legal() == set()


def test_it_takes_no_free_ride() -> None:
    assert Desk(PLAN).flip("free-ride").fallback() == "-"


def test_it_is_the_longest_entry_on_the_line_with_most_free_windows() -> None:
    assert Desk(PLAN).flip("2").fallback() == "B:2"
    assert Desk(PLAN).mark("d").flip("5").fallback() == "B:1"
    assert Desk(PLAN).mark("d").flip("express-4").fallback() == "B:2"
    assert Desk(PLAN).flip("transfer").fallback() == "B:+"


def test_on_a_ring_it_goes_forth() -> None:
    assert Desk(PLAN).fill("B", "3").flip("2").fallback() == "C>:2"
    assert Desk(PLAN).fill("B", "3").flip("transfer").fallback() == "C>:+"


def test_a_window_of_a_complete_line_is_burnt_first() -> None:
    """D has fewer windows than B, but an entry there costs nothing."""
    desk = Desk(PLAN).mark("d e")
    assert desk.flip("4").fallback() == "D:0"
    assert desk.enter("D:0").flip("transfer").fallback() == "D:0"
    assert desk.enter("D:0").flip("4").fallback() == "B:1"


def test_of_complete_lines_it_takes_the_one_with_most_free_windows() -> None:
    assert Desk(PLAN).mark("b d e").flip("4").fallback() == "B:0"


def test_a_complete_line_without_a_free_window_is_no_choice() -> None:
    desk = Desk(plan(A="a [1]", B="b c [2]", C="d [1]")).mark("a").fill("A", "3").flip("3")
    assert desk.fallback() == "B:2"
