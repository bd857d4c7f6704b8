"""Bots at the table are played like people; where one chose too little, or badly, the fallback stands in."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metroscribe.bots import UNLIMITED, Seen
from metroscribe.games import registry
from metroscribe.server.chance import Chance
from metroscribe.server.host.players import Players
from metroscribe.server.host.workers import think
from metroscribe.server.match import commands as do
from tests.core.coins import Coins
from tests.server.judged import Judged, kinds


def at_table(bots: int = 1) -> Judged:
    return Judged(Coins(), ["ada"], {1 + number: "random" for number in range(bots)}).begun()


def plays(table: Judged, *moves: str, seat: int = 1, turn: int | None = None) -> list[str]:
    at = table.hosted.turn if turn is None else turn
    return kinds(table.ask(do.BotPlays(seat, at, moves)))


def test_a_bot_stages_its_whole_turn_and_is_ready() -> None:
    table = at_table()
    assert plays(table, "again", "tails") == ["Staged", "Staged", "Readied"]
    assert table.match.staged(1) == ("again", "tails")


def test_a_bot_that_is_the_last_closes_the_turn() -> None:
    table = at_table()
    table.answer("ada", "heads")
    assert plays(table, "tails") == ["Staged", "Readied", "Closed"]
    assert table.hosted.last_moves == (("heads",), ("tails",))


@pytest.mark.parametrize(
    ("chosen", "played"),
    [
        ((), ("heads",)),
        (("edge",), ("heads",)),
        (("again",), ("again", "heads")),
        (("again", "again"), ("again", "heads")),
        (("again", "edge", "tails"), ("again", "heads")),
        (("tails", "tails", "heads"), ("tails",)),
        (("",), ("heads",)),
    ],
)
def test_the_fallback_stands_in_for_wrong_and_missing_moves(
    chosen: tuple[str, ...], played: tuple[str, ...]
) -> None:
    table = at_table()
    plays(table, *chosen)
    assert table.match.staged(1) == played
    assert table.hosted.seats[1].ready


@given(st.lists(st.sampled_from(["heads", "tails", "again", "edge", ""]) | st.text(max_size=3), max_size=4))
def test_whatever_a_bot_says_its_turn_is_done(chosen: list[str]) -> None:
    table = at_table()
    plays(table, *chosen)
    assert not table.match.legal(1)
    assert not table.hosted.waiting(1)


def test_what_a_bot_thought_of_too_late_is_dropped() -> None:
    table = at_table()
    plays(table, "tails")
    assert plays(table, "heads") == []
    table.answer("ada", "heads")
    assert plays(table, "heads", turn=0) == []
    assert plays(table, "heads", turn=7) == []


def test_what_was_thought_of_for_a_seat_that_has_changed_hands_is_dropped() -> None:
    table = at_table()
    assert plays(table, "heads", seat=0) == []
    table.ask(do.GiveUp(id=table.id()), "ada")
    assert plays(table, "heads") == []


def test_a_bot_that_replaces_a_person_lets_what_was_staged_stand() -> None:
    table = Judged(Coins()).begun()
    table.ask(table.stage("bob", "again"), "bob")
    table.ask(do.LeaveSeat(id=table.id()), "bob")
    assert kinds(table.ask(do.SeatBot(id=table.id(), seat=1, bot="random"), "ada")) == ["BotSeated"]
    table.answer("ada", "heads")
    assert table.hosted.waiting(1)
    assert plays(table, "tails") == ["Staged", "Readied", "Closed"]
    assert table.hosted.last_moves == (("heads",), ("again", "tails"))


def test_a_bot_that_replaces_a_person_who_was_done_only_says_that_it_is_ready() -> None:
    table = Judged(Coins()).begun()
    table.answer("bob", "tails")
    table.ask(do.LeaveSeat(id=table.id()), "bob")
    table.ask(do.SeatBot(id=table.id(), seat=1, bot="random"), "ada")
    assert plays(table) == ["Readied"]
    assert table.match.staged(1) == ("tails",)


def test_a_person_cannot_act_for_a_bot() -> None:
    table = at_table()
    assert table.refused(do.TakeSeat(id=table.id(), name="Eve", seat=1), "eve") == "error-taken"
    assert table.refused(table.stage("random", "heads"), "random") == "error-not-seated"


@pytest.mark.parametrize("spec", ["random", "greedy"])
@pytest.mark.parametrize("game", sorted(registry()))
def test_bots_alone_play_a_match_of_any_game_to_its_end(game: str, spec: str) -> None:
    """What they thought of is played as it is; the fallback stands in for nothing."""
    found = registry().load(game)
    rules = found.rules(found.info.modules)
    table, players = Judged(rules, [], {0: spec, 1: spec}).begun(), Players()
    while not table.match.over:
        turn, match = table.hosted.turn, table.match
        thought = [
            think(Seen.of(match, seat), spec, players, UNLIMITED, Chance().stream("bot")) for seat in range(2)
        ]
        for seat, moves in enumerate(thought):
            table.ask(do.BotPlays(seat, turn, moves))
        assert table.hosted.turn == turn + 1
        assert list(table.hosted.last_moves) == thought
    assert table.hosted.phase == "over"
