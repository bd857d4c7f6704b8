"""A match deals, keeps what is staged to itself, and closes a turn when everybody is done."""

import pytest

from metroscribe.core.cards import Card
from metroscribe.core.dealer import Scripted
from metroscribe.core.errors import NotAllowed, NotNow, UnknownName
from metroscribe.core.match import Dealt, Match, Turn
from tests.core.coins import Coins

STAKE, HEADS, TAILS = Card("stake", "2"), Card("deck", "heads"), Card("deck", "tails")


def new_match(seats: int = 2) -> Match:
    return Match(Coins(), Scripted([STAKE, HEADS, TAILS]), seats)


def test_a_match_begins_with_everything_dealt_up_to_the_first_turn() -> None:
    match = new_match()
    assert match.events == [Dealt(STAKE)]
    assert match.cards == (HEADS,)
    assert match.table.draws == 2
    assert match.legal(0) == ("heads", "tails", "again")


def test_a_staged_step_is_not_on_the_table() -> None:
    match = new_match()
    before = match.table
    match.stage(0, "heads")
    assert match.table == before
    assert match.sheet(0).points == 2
    assert match.sheet(1).points == 0
    assert match.staged(0) == ("heads",)


def test_who_is_done_has_no_step_left() -> None:
    match = new_match()
    match.stage(0, "heads")
    assert match.legal(0) == ()
    with pytest.raises(NotNow):
        match.stage(0, "tails")


def test_a_refused_step_changes_nothing() -> None:
    match = new_match()
    match.stage(0, "again")
    with pytest.raises(NotAllowed):
        match.stage(0, "again")
    assert match.staged(0) == ("again",)


def test_taking_back_drops_the_last_step_only() -> None:
    match = new_match()
    match.stage(0, "again")
    match.stage(0, "heads")
    match.take_back(0)
    assert match.staged(0) == ("again",)
    assert match.legal(0) == ("heads", "tails")
    match.take_back(0)
    assert match.sheet(0) == match.table.sheets[0]


def test_there_is_nothing_to_take_back_before_the_first_step() -> None:
    with pytest.raises(NotNow) as refused:
        new_match().take_back(0)
    assert refused.value.text.key == "rule-nothing-to-take-back"


def test_a_closed_turn_cannot_be_taken_back() -> None:
    match = new_match(1)
    match.play(0, "heads")
    with pytest.raises(NotNow):
        match.take_back(0)


def test_a_turn_closes_only_when_every_seat_is_done() -> None:
    match = new_match()
    match.stage(0, "heads")
    assert not match.ready
    with pytest.raises(NotNow) as refused:
        match.close()
    assert refused.value.text.key == "rule-turn-open"
    match.stage(1, "tails")
    assert match.ready
    match.close()
    assert match.events[-1] == Turn("1", (HEADS,), (("heads",), ("tails",)))
    assert match.cards == (TAILS,)
    assert [sheet.points for sheet in match.table.sheets] == [2, 0]


def test_play_closes_the_turn_with_the_last_missing_step() -> None:
    match = new_match()
    for seat, move in [(0, "again"), (1, "heads"), (0, "tails")]:
        assert match.table.label == "1"
        match.play(seat, move)
    assert match.table.label == "2"


def test_a_match_ends_with_its_last_turn() -> None:
    match = new_match()
    for seat, move in [(0, "heads"), (1, "heads"), (1, "tails"), (0, "heads")]:
        assert not match.over
        match.play(seat, move)
    assert match.over
    assert match.outcome is not None
    assert match.outcome.places == (2, 1)
    assert match.cards == ()


def test_a_match_that_is_over_takes_no_more_steps() -> None:
    match = new_match(1)
    match.play(0, "heads")
    match.play(0, "tails")
    assert match.legal(0) == ()
    assert not match.ready
    with pytest.raises(NotNow):
        match.stage(0, "heads")
    with pytest.raises(NotNow):
        match.close()


@pytest.mark.parametrize("seats", [0, 4])
def test_a_match_needs_as_many_seats_as_the_game_allows(seats: int) -> None:
    with pytest.raises(UnknownName) as refused:
        new_match(seats)
    assert refused.value.text.key == "error-seats"
