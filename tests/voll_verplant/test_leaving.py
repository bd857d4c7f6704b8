"""A seat that has left writes no more windows; the others play on, and it may come back."""

from hypothesis import given
from hypothesis import strategies as st

from metroscribe.bots.contract import Seen
from metroscribe.bots.protocol import read_position, write_position
from metroscribe.core.dealer import Seeded
from metroscribe.core.match import Match, Turn
from metroscribe.core.rng import Stream
from metroscribe.games.voll_verplant.rules import VollVerplant
from metroscribe.games.voll_verplant.setting import EXPERT
from tests.voll_verplant.any_sheet import any_lines, any_special
from tests.voll_verplant.boards import games, load, plan, rules_of
from tests.voll_verplant.desk import Desk

FEW = {"numbers": [2, 3, 3, 4, 6], "express": [2, 3], "transfers": 2, "free_rides": 1, "reshuffle": 6}
PLAN = plan("c", A="a b c d [2]", B="e f g [2]")


def leave(desk: Desk, seat: int, left: bool = True) -> Desk:
    desk.sheets[seat] = desk.rules.leaving(desk.sheets[seat], left)
    return desk


def play(rules: VollVerplant, seats: int, seed: str, stays: int | None) -> Match:
    """A match in which seats leave and come back at random, but one stays."""
    match, stream = Match(rules, Seeded(seed), seats), Stream(seed, "leaving")
    while not match.over:
        for seat in range(seats):
            if seat != stays and not stream.below(4):
                match.leave(seat, seat not in match.left)
            while moves := match.legal(seat):
                match.stage(seat, stream.choice(moves))
                if seat != stays and not stream.below(6):
                    match.leave(seat)
        match.close()
    return match


def turns_of(match: Match) -> list[Turn]:
    return [event for event in match.events if isinstance(event, Turn)]


# a turn


def test_a_seat_that_has_left_has_no_step() -> None:
    desk = leave(Desk(PLAN, seats=2).flip("3"), 1)
    assert desk.legal(1) == set()
    assert desk.refusal("A:3", 1) == "rule-turn-done"


def test_a_seat_that_comes_back_in_the_same_turn_has_all_its_steps_again() -> None:
    desk = Desk(PLAN, seats=2).flip("3")
    before = desk.legal(1)
    assert leave(leave(desk, 1), 1, False).legal(1) == before


def test_a_repeat_that_is_due_is_not_asked_of_a_seat_that_has_left() -> None:
    desk = Desk(PLAN, seats=2, expert=True).turn("3", "A:2", "A:3")
    assert desk.legal(1)
    assert leave(desk, 1).legal(1) == set()


def test_an_entry_that_was_made_before_leaving_stands() -> None:
    desk = leave(Desk(PLAN, seats=2).turn("3", "A:2", "A:3"), 1).close()
    assert (desk.windows("A", 1), desk.marks(1)) == ("3", "a b c")
    assert desk.sheets[1].free == 3


def test_a_missed_card_closes_a_window() -> None:
    desk = leave(Desk(PLAN, seats=2).turn("3", "A:2"), 1).close()
    assert desk.sheets[1].free == 3
    assert desk.windows("A", 1) == desk.windows("B", 1) == ""


def test_a_missed_free_ride_closes_none() -> None:
    desk = leave(Desk(PLAN, seats=2).turn("free-ride", "@A1"), 1).close()
    assert desk.sheets[1].free == 4


def test_a_missed_repeat_closes_a_window_too() -> None:
    desk = leave(Desk(PLAN, seats=2, expert=True).turn("3", "A:2", "A:3"), 1).close()
    assert desk.sheets[1].free == 2


def test_whoever_comes_back_chooses_which_windows_are_filled() -> None:
    desk = leave(Desk(PLAN, seats=2).turn("3", "A:2"), 1).turn("3", "A:0")
    leave(desk.turn("3", "B:0"), 1, False)
    assert desk.sheets[1].free == 2
    assert {move[0] for move in desk.legal(1)} == {"A", "B"}
    desk.enter("A:3", 1).turn("2", "B:0", "A:1").close()
    assert desk.outcome is not None
    assert desk.windows("B", 1) == ""


def test_a_line_completed_by_a_seat_that_has_left_is_still_claimed() -> None:
    desk = leave(Desk(PLAN, seats=2).turn("3", "A:2", "B:3"), 1).close()
    assert desk.completed(1) == {"B": 5}
    desk.turn("3", "B:3").close()
    assert desk.completed(0) == {"B": 2}


# the end


def test_windows_of_a_seat_that_has_left_do_not_keep_a_match_from_its_end() -> None:
    desk = Desk(plan("a", A="a b c [2]", B="d e [1]"), seats=2, expert=True)
    desk.turn("2", "A:1 A:1", "B:1").turn("3", "B:2", "A:0")
    assert desk.sheets[1].free == 1
    assert leave(desk, 1).close().outcome is not None


def test_free_stations_of_a_seat_that_has_left_count() -> None:
    desk = leave(Desk(PLAN, seats=2), 1)
    for move in ("A:3", "A:1", "B:3", "B:0"):
        desk.turn("3", move)
    desk.close()
    assert desk.outcome is not None
    assert (desk.points("free", 0), desk.points("free", 1)) == (0, -3)
    assert desk.outcome.places == (1, 2)


def test_a_match_that_nobody_plays_rests() -> None:
    desk = leave(leave(Desk(PLAN, seats=2).flip("3"), 0), 1).close()
    assert desk.outcome is None
    assert desk.rules.outcomes(desk.table)
    assert [sheet.free for sheet in desk.sheets] == [3, 3]


def test_a_solo_match_waits_for_its_player() -> None:
    desk = leave(Desk(PLAN).flip("3"), 0).close().flip("4")
    assert leave(desk, 0, False).legal()


# any match


@given(st.data(), st.integers(2, 5), st.integers(0, 1_000_000))
def test_without_the_expert_rule_leaving_does_not_change_when_a_match_ends(
    data: st.DataObject, seats: int, seed: int
) -> None:
    rules = rules_of(plan(**data.draw(any_lines())), (), FEW)
    match = play(rules, seats, str(seed), stays=seed % seats)
    whole = Match(rules, Seeded(str(seed)), seats)
    while not whole.over:
        for seat in range(seats):
            while moves := whole.legal(seat):
                whole.stage(seat, moves[0])
        whole.close()
    assert len(turns_of(match)) == len(turns_of(whole))
    assert [turn.cards for turn in turns_of(match)] == [turn.cards for turn in turns_of(whole)]


@given(st.data(), st.integers(1, 5), st.booleans(), st.integers(0, 1_000_000))
def test_any_match_with_comings_and_goings_ends(
    data: st.DataObject, seats: int, expert: bool, seed: int
) -> None:
    """Also one that nobody plays: windows go on being closed."""
    lines = data.draw(any_lines())
    rules = rules_of(plan(data.draw(any_special(lines)), **lines), [EXPERT] if expert else [], FEW)
    match = play(rules, seats, str(seed), stays=None)
    assert match.outcome is not None
    for score, sheet in zip(match.outcome.scores, match.table.sheets, strict=True):
        free = len(rules.plan.points) - sheet.ink.marks.bit_count()
        assert score.points("free") == (-free if seats == 1 else -(free // 2))


@given(st.data(), st.integers(2, 4), st.integers(0, 1_000_000))
def test_without_the_expert_rule_all_seats_have_as_many_entries_left(
    data: st.DataObject, seats: int, seed: int
) -> None:
    rules = rules_of(plan(**data.draw(any_lines())), (), FEW)
    match, stream = Match(rules, Seeded(str(seed)), seats), Stream(str(seed), "leaving")
    while not match.over:
        assert len({sheet.free for sheet in match.table.sheets}) == 1
        for seat in range(1, seats):
            match.leave(seat, not stream.below(3))
            assert bool(match.legal(seat)) == (seat not in match.left)
        for seat in range(seats):
            while moves := match.legal(seat):
                match.stage(seat, stream.choice(moves))
        match.close()


# what others are told


def test_what_a_seat_entered_before_it_left_can_still_be_told_in_words() -> None:
    match = Match(rules_of(PLAN, (), {"numbers": [3, 4]}), Seeded("words"), 2)
    match.stage(1, next(move for move in match.legal(1) if move.marks))
    [(sheet, move)] = match.steps(1)
    told = match.rules.wording.describe(match.table, sheet, move)
    match.leave(1)
    [(sheet, move)] = match.steps(1)
    assert sheet.left
    assert match.rules.wording.describe(match.table, sheet, move) == told


def test_a_bot_in_another_program_is_told_who_has_left() -> None:
    match = Match(load(games()[0]).rules(), Seeded("bot"), 3)
    for _ in range(3):
        match.leave(1)
        for seat in (0, 2):
            match.stage(seat, match.legal(seat)[0])
        match.close()
    match.leave(1, False)
    match.leave(2)
    read = read_position(write_position(Seen.of(match, 0)).split()[1:])
    assert read.table.sheets == match.table.sheets
