"""voll verplant: the fast engine against the reference, on every plan and on any."""

from itertools import product
from math import sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

pytest.importorskip("numba")

import numpy as np

from metroscribe.bots import bot, play_turn
from metroscribe.core.dealer import Seeded
from metroscribe.core.match import Match
from metroscribe.core.network import bits
from metroscribe.core.rng import Stream
from metroscribe.fast.errors import NotCompiled
from metroscribe.fast.voll_verplant.bridge import Bridge
from metroscribe.fast.voll_verplant.choosing import random_move
from metroscribe.fast.voll_verplant.dealing import deal
from metroscribe.fast.voll_verplant.layout import (
    CARDS,
    FACES,
    LONGEST,
    new_desk,
    new_sheets,
    new_table,
)
from metroscribe.fast.voll_verplant.playing import greedy_matches, play_greedy, play_random, random_matches
from metroscribe.fast.voll_verplant.tables import compiled
from metroscribe.games.voll_verplant.rules import VollVerplant
from tests.counts import count
from tests.fast.voll_verplant_lockstep import Lockstep, score_of
from tests.voll_verplant.any_sheet import FACES as ANY_FACE
from tests.voll_verplant.any_sheet import any_desk, any_lines, any_special
from tests.voll_verplant.boards import games, load, plan, rules_of
from tests.voll_verplant.desk import Desk

GAMES = games()
DECKS = ("14", "15", "20")
MOST_SEATS = 6
MATCHES = count(1, 60)
FEW = {"numbers": [2, 3, 6], "express": [2], "transfers": 1, "free_rides": 1, "reshuffle": 6}
NONE_COMES_BACK = {"numbers": [2, 3], "express": [3], "transfers": 1}


def mixes(game: str) -> list[VollVerplant]:
    """The rules without and with the expert rule, where the plan has special stations."""
    city = load(game)
    return [city.rules(mix) for mix in city.info.not_discouraged]


def locked(desk: Desk) -> Lockstep:
    """A desk on both engines."""
    lockstep = Lockstep(desk.rules, desk.table.deck, len(desk.sheets), "desk")
    lockstep.table, lockstep.sheets = desk.table, list(desk.sheets)
    lockstep.fast, lockstep.copies = lockstep.bridge.state_of(desk.table, desk.sheets)
    return lockstep


# move for move


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_both_engines_play_the_same_matches(game: str) -> None:
    for number, (rules, deck) in enumerate(product(mixes(game), DECKS)):
        for match in range(MATCHES):
            Lockstep(rules, deck, 1 + (number + match) % MOST_SEATS, f"{game} {deck} {match}").play()


@pytest.mark.slow
@given(st.data())
@settings(max_examples=count(40, 1500), deadline=None)
def test_both_engines_play_the_same_matches_on_any_plan(data: st.DataObject) -> None:
    lines = data.draw(any_lines())
    printed = plan(data.draw(any_special(lines)), **lines)
    modules = ["expert-rule"] if data.draw(st.booleans()) else []
    deck = data.draw(st.sampled_from([FEW, NONE_COMES_BACK]))
    rules = rules_of(printed, modules, deck, "few")
    Lockstep(rules, "few", data.draw(st.integers(1, 6)), data.draw(st.text("abc", max_size=4))).play()


@pytest.mark.slow
@given(any_desk(expert=True), ANY_FACE)
@settings(max_examples=count(100, 3000), deadline=None)
def test_every_card_allows_and_does_the_same_on_any_sheet(desk: Desk, face: str) -> None:
    lockstep = locked(desk.flip(face))
    moves = lockstep.same_legal(0)
    if moves:
        lockstep.same_best(0, moves)
    for move in moves:
        again = locked(desk)
        again.enter(0, move)
        again.same_legal(0)


def test_both_ways_round_a_ring_that_mark_the_same_are_one_entry() -> None:
    ring = plan(R="ring a b c d e")
    for marked in range(1 << 5):
        names = " ".join(ring.names[station] for station in bits(marked))
        for face in ("1", "2", "3", "5", "9", "express-1", "express-3", "transfer"):
            locked(Desk(ring).mark(names).flip(face)).same_legal(0)


def test_stations_of_both_words_are_marked() -> None:
    names = [f"s{number:03}" for number in range(120)]
    long, short = " ".join(names[:61]), " ".join(names[58:])
    rules = rules_of(plan(names[59], A=f"{long} [4]", B=f"{short} [4]"), ["expert-rule"])
    for seed in range(count(3, 50)):
        Lockstep(rules, "plenty", 2, str(seed)).play()


# play-outs


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [1, 4])
def test_a_play_out_from_anywhere_ends_at_a_table_that_the_reference_scores_the_same(
    game: str, seats: int
) -> None:
    for rules in mixes(game):
        for turns in range(0, 28, 9):
            lockstep = Lockstep(rules, next(iter(rules.decks)), seats, game).play(turns)
            bridge, fast, sheets = lockstep.bridge, lockstep.fast, lockstep.copies
            if turns % 2:
                play_random(bridge.tables, fast, sheets, new_desk(turns))
            else:
                play_greedy(bridge.tables, fast, sheets, new_desk(turns))
            table = bridge.table_of(fast, sheets)
            outcome = rules.outcome(table)
            assert outcome is not None
            assert outcome.scores == tuple(score_of(bridge, fast, sheet) for sheet in sheets)


def test_a_play_out_goes_on_with_an_open_turn() -> None:
    """The first seat has answered the card, the second has not."""
    desk = Desk(plan(A="a b c [1]", B="c d [1]"), seats=2).turn("2", "A:2")
    lockstep = locked(desk)
    play_random(lockstep.bridge.tables, lockstep.fast, lockstep.copies, new_desk(1))
    table = lockstep.bridge.table_of(lockstep.fast, lockstep.copies)
    assert table.over
    assert table.sheets[0].ink.windows[0] == ("2",)
    assert all(
        "2" in written for written in (sheet.ink.windows[0] + sheet.ink.windows[1] for sheet in table.sheets)
    )


@pytest.mark.slow
def test_every_match_of_a_batch_is_its_own_and_depends_on_the_seed() -> None:
    rules = load(GAMES[0]).rules()
    tables = compiled(rules, "14")
    for matches in (random_matches, greedy_matches):
        totals = [np.zeros((20, 3), np.int64) for _ in range(3)]
        for seed, batch in zip((5, 5, 6), totals, strict=True):
            matches(tables, new_table(), new_sheets(3), new_desk(), seed, batch)
        assert np.array_equal(totals[0], totals[1])
        assert not np.array_equal(totals[0], totals[2])
        assert len({tuple(row) for row in totals[0]}) > 10


@pytest.mark.slow
def test_a_random_seat_marks_anything_with_equal_chance() -> None:
    ring = plan(A="a b c d", B="d e f", R="ring a f g h i")
    for marked, face in (("b", "3"), ("a", "express-2"), ("d", "transfer"), ("c g", "free-ride")):
        lockstep, draws = locked(Desk(ring).mark(marked).flip(face)), new_desk(7)
        moves = [move for move in lockstep.same_legal(0) if not lockstep.rules.idle(move)]
        bridge, sheet, often = lockstep.bridge, lockstep.copies[0], 20_000
        numbers = [int(random_move(bridge.tables, lockstep.fast, sheet, draws)) for _ in range(often)]
        drawn = bridge.moves_of(lockstep.fast, numbers)
        assert set(drawn) == set(moves)
        for move in moves:
            assert abs(drawn.count(move) - often / len(moves)) < 5 * sqrt(often / len(moves))


def test_a_random_seat_burns_any_window_when_it_can_mark_nothing() -> None:
    desk = (
        Desk(plan(A="a b", B="b c [1]", R="ring a b c", D="d"))
        .mark("a b c")
        .fill("B", "3")
        .fill("D", "3 3 3")
    )
    lockstep, draws = locked(desk.flip("4")), new_desk(7)
    bridge = lockstep.bridge
    numbers = [int(random_move(bridge.tables, lockstep.fast, lockstep.copies[0], draws)) for _ in range(400)]
    moves = [str(move) for move in bridge.moves_of(lockstep.fast, numbers)]
    assert set(moves) == {"A:0", "R>:0"}
    assert 150 < moves.count("A:0") < 250


def test_every_card_left_comes_with_equal_chance() -> None:
    lockstep = Lockstep(load(GAMES[0]).rules(), "14", 1, "cards").play(3)
    bridge, draws, often = lockstep.bridge, new_desk(3), 20_000
    left = lockstep.rules.undealt(lockstep.table)
    drawn = dict.fromkeys(left, 0)
    for _ in range(often):
        fast = lockstep.fast.copy()
        deal(fast, draws)
        drawn[bridge.faces[fast["face"]]] += 1
    for card, copies in left.items():
        expected = often * copies / sum(left.values())
        assert abs(drawn[card] - expected) < 5 * sqrt(expected)


# seats that have left


@pytest.mark.parametrize("turns", [0, 4, 11])
def test_a_play_out_ends_when_the_seats_that_are_still_there_are_full(turns: int) -> None:
    for rules, play in product(mixes(GAMES[0]), (play_random, play_greedy)):
        lockstep = Lockstep(rules, "14", 3, f"left {turns}").play(turns)
        lockstep.deal()
        for seat in range(3):
            lockstep.leave(seat, seat > 0)
        play(lockstep.bridge.tables, lockstep.fast, lockstep.copies, new_desk(turns))
        table = lockstep.bridge.table_of(lockstep.fast, lockstep.copies)
        assert rules.outcome(table) is not None
        before, after = lockstep.table.sheets[1:], table.sheets[1:]
        assert [sheet.ink.windows for sheet in after] == [sheet.ink.windows for sheet in before]


def test_a_play_out_that_nobody_plays_ends_too() -> None:
    lockstep = Lockstep(load(GAMES[0]).rules(), "14", 2, "nobody")
    lockstep.leave(0)
    lockstep.leave(1)
    play_random(lockstep.bridge.tables, lockstep.fast, lockstep.copies, new_desk(1))
    assert lockstep.bridge.table_of(lockstep.fast, lockstep.copies).over


@pytest.mark.slow
@pytest.mark.parametrize(
    "spec", ["greedy", "lookahead:depth=1", "mcts:sims=40", "learned:depth=2,effort=3000"]
)
def test_a_bot_plays_on_at_a_table_that_others_leave_and_come_back_to(spec: str) -> None:
    """The second seat leaves for good, the third misses some turns, and the bot sits in both its places."""
    for rules in mixes(GAMES[0]):
        match, player = Match(rules, Seeded(spec), 3), bot(spec)
        match.leave(1)
        while not match.over:
            match.leave(2, int(match.table.label) % 4 == 1)
            for seat in (0, 2):
                play_turn(match, seat, player, Stream(spec, f"bot/{seat}"))
            match.close()
        assert match.table.sheets[1].ink.marks == 0
        assert not any(match.table.sheets[1].ink.windows)
        assert all(map(any, (match.table.sheets[seat].ink.windows for seat in (0, 2))))


# what does not fit


def test_a_line_that_does_not_fit_in_a_word_is_left_to_the_reference() -> None:
    names = " ".join(f"s{number:03}" for number in range(LONGEST + 1))
    with pytest.raises(NotCompiled):
        Bridge(rules_of(plan(A=names)), "plenty")


@pytest.mark.parametrize("numbers", [[1] * (CARDS + 1), [*range(1, FACES + 2)]])
def test_a_deck_that_is_too_large_is_left_to_the_reference(numbers: list[int]) -> None:
    with pytest.raises(NotCompiled):
        Bridge(rules_of(plan(A="a b"), deck={"numbers": numbers}), "plenty")
