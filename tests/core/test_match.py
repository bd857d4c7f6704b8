"""A match deals, keeps what is staged to itself, and closes a turn when everybody is done."""

import pytest

from metroscribe.core.cards import Card
from metroscribe.core.dealer import Scripted
from metroscribe.core.errors import NotAllowed, NotNow, UnknownName
from metroscribe.core.match import CHOOSERS, Dealt, Match, Turn, lay
from tests.core.coins import Coins, Leaving

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


def test_judging_a_step_or_closing_a_turn_in_advance_changes_nothing_and_leads_to_the_same() -> None:
    match, again = new_match(), new_match()
    for seat in range(2):
        step = match.judge(seat, "heads")
        assert match.staged(seat) == ()
        match.take(seat, step)
        again.stage(seat, "heads")
        assert (match.sheet(seat), match.staged(seat)) == (again.sheet(seat), again.staged(seat))
    laid = match.closing(match.dealer)
    assert match.table == again.table
    match.go_on(laid)
    again.close()
    assert (match.table, match.cards, match.events) == (again.table, again.cards, again.events)
    assert match.legal(0) == again.legal(0) != ()


def test_a_turn_that_is_open_cannot_be_closed_in_advance() -> None:
    match = new_match()
    match.stage(0, "heads")
    with pytest.raises(NotNow):
        match.closing(match.dealer)


def test_a_match_can_begin_where_its_first_turn_is_computed_already() -> None:
    dealt, nobody = new_match(), Scripted(())
    laid = lay(Coins(), Coins().new(2), dealt.dealer)
    match = Match(Coins(), nobody, 2, laid=laid)
    assert (match.table, match.cards, match.events) == (dealt.table, dealt.cards, dealt.events)


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


# somebody else


def test_a_match_knows_who_chose_a_step() -> None:
    match = new_match()
    match.stage(0, "again")
    match.stage(0, "heads", "bot")
    assert match.chosen(0) == ("", "bot")
    assert match.chosen(1) == ()


def test_taking_back_drops_who_chose_the_step() -> None:
    match = new_match()
    match.stage(0, "again", "clock")
    match.take_back(0)
    assert match.chosen(0) == ()


@pytest.mark.parametrize("chosen", CHOOSERS)
def test_a_closed_turn_says_who_chose_its_steps(chosen: str) -> None:
    match = new_match()
    match.play(0, "heads")
    match.play(1, "tails", chosen)
    assert match.events[-1] == Turn("1", (HEADS,), (("heads",), ("tails",)), (("",), (chosen,)))


def test_nobody_else_chooses_a_step() -> None:
    match = new_match()
    with pytest.raises(UnknownName) as refused:
        match.stage(0, "heads", "ghost")
    assert refused.value.text.key == "error-unknown-chooser"
    assert match.staged(0) == ()


def test_a_closed_turn_says_who_had_left() -> None:
    match = new_match(3)
    match.leave(2)
    match.leave(0)
    for seat in range(3):
        match.play(seat, "heads", "" if seat == 1 else "table")
    turn = match.events[-1]
    assert isinstance(turn, Turn)
    assert turn.left == (0, 2)
    match.leave(0, False)
    assert match.left == {2}


def test_leaving_twice_is_leaving_once() -> None:
    match = new_match()
    match.leave(1)
    match.leave(1)
    assert match.left == {1}
    match.leave(1, False)
    match.leave(1, False)
    assert match.left == frozenset()


def test_a_seat_that_has_left_is_still_asked_if_the_rules_do_not_say_otherwise() -> None:
    match = new_match()
    table = match.table
    match.leave(1)
    assert match.table is table
    assert match.legal(1) == ("heads", "tails", "again")


def leaving_match() -> Match:
    return Match(Leaving(), Scripted([STAKE, HEADS, TAILS]), 2)


def test_the_rules_may_ask_a_seat_that_has_left_for_nothing() -> None:
    match = leaving_match()
    match.leave(1)
    assert match.legal(1) == ()
    match.play(0, "heads")
    assert match.table.label == "2"
    assert [sheet.left for sheet in match.table.sheets] == [False, True]


def test_what_is_staged_stands_when_a_seat_leaves_and_comes_back() -> None:
    match = leaving_match()
    match.stage(1, "again", "table")
    match.leave(1)
    assert match.legal(1) == ()
    assert (match.staged(1), match.chosen(1)) == (("again",), ("table",))
    match.leave(1, False)
    assert match.legal(1) == ("heads", "tails")
    match.take_back(1)
    assert match.sheet(1) == match.table.sheets[1]


def test_everybody_sees_at_once_that_a_seat_has_left() -> None:
    match = leaving_match()
    match.leave(0)
    assert match.table.sheets[0].left
    match.leave(0, False)
    assert match.table == leaving_match().table


def test_nobody_leaves_a_match_that_is_over() -> None:
    match = leaving_match()
    for seat in (0, 1, 0, 1):
        match.play(seat, "heads")
    table = match.table
    match.leave(0)
    assert (match.table, match.left) == (table, frozenset())
