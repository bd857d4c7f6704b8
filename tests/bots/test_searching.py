"""Bots that look ahead play everywhere: on any map, with any budget, and without the fast engine."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from metroscribe import fast
from metroscribe.arena import play_match
from metroscribe.bots import Bot, Budget, Seen, bot, play_turn
from metroscribe.core.dealer import Seeded
from metroscribe.core.match import Match
from metroscribe.core.rng import Stream
from metroscribe.core.rules import AnyRules
from metroscribe.core.text import Text
from metroscribe.games import registry
from metroscribe.search import net_path, warmup
from metroscribe.search.netfile import load
from metroscribe.search.searchers import learned, subject_of

pytestmark = pytest.mark.slow

SPECS = ("lookahead:depth=1", "mcts:sims=40", "learned:depth=1,effort=3000")
GAMES = ("next-station/london", "next-station/berlin", "voll-verplant/paris")


def first_turn(rules: AnyRules, player: Bot, budget: Budget) -> Match:
    match = Match(rules, Seeded("searching"))
    play_turn(match, 0, player, Stream("searching", "bot/0"), budget)
    match.close()
    return match


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_the_same_again(game: str, spec: str) -> None:
    rules = registry().load(game).rules()
    one, other = (play_match(rules, [bot(spec)], "again").outcome for _ in range(2))
    assert one is not None
    assert one == other


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("game", GAMES)
def test_without_the_fast_engine_a_bot_plays_on_the_reference_and_says_so(
    game: str, spec: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fast, "missing", lambda: Text("error-fast-missing", {"packages": "numba"}))
    player = bot(spec)
    first_turn(registry().load(game).rules(), player, Budget(sims=3))
    assert [notice.key for notice in player.notices()] == ["error-fast-missing"]


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("budget", [Budget(sims=3), Budget(seconds=0.05)], ids=["sims", "seconds"])
def test_a_game_of_a_family_without_searchers_is_searched_on_the_reference_and_the_bot_says_so(
    spec: str, budget: Budget, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, player = registry().load("voll-verplant/paris").rules(), bot(spec)
    monkeypatch.setattr(rules, "info", replace(rules.info, family="stand-in"))
    assert first_turn(rules, player, budget).events
    assert [notice.key for notice in player.notices()] == ["error-not-compiled-family"]


def test_as_long_as_nothing_is_compiled_a_bot_with_little_time_plays_on_the_reference(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = iter(range(100))
    monkeypatch.setattr(warmup.KERNELS, "under_way", lambda _: next(asked) < 0)
    player = bot("mcts:sims=10")
    match = first_turn(registry().load("london").rules(), player, Budget(seconds=0.05))
    assert next(asked) > 0
    assert match.events


def test_where_no_net_has_learned_the_map_simulations_stand_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("metroscribe.search.searchers.net_path", lambda *_: tmp_path / "nothing.npz")
    player = bot("learned")
    first_turn(registry().load("london").rules(), player, Budget(sims=30))
    assert [notice.key for notice in player.notices()] == ["notice-no-net"]


@pytest.mark.parametrize("game", list(registry()))
def test_a_net_has_learned_every_city(game: str) -> None:
    rules = registry().load(game).rules()
    assert learned(rules, Match(rules, Seeded("net")).table) is not None


def test_modules_are_judged_by_a_net_that_has_learned_them() -> None:
    game = registry().load("next-station/tokyo")
    for modules in ((), game.info.modules):
        rules = game.rules(modules)
        net = load(net_path(rules.info.id, plain=not modules), subject_of(rules))
        found = learned(rules, Match(rules, Seeded("net")).table)
        assert found is not None
        assert np.array_equal(found.rows, net.rows)


def test_a_net_is_not_used_for_another_map(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = registry().load("london").rules()
    table = Match(rules, Seeded("net")).table
    monkeypatch.setattr(rules, "map_hash", "another")
    assert learned(rules, table) is None


def test_a_budget_bounds_what_is_simulated() -> None:
    """Twice the same stream: with one simulation no more than a first try is made."""
    rules = registry().load("london").rules()
    match = Match(rules, Seeded("budget"))
    seen, stream = Seen.of(match, 0), Stream("budget", "bot/0")
    few = bot("mcts").answer(seen, stream, Budget(sims=1))
    assert few == bot("mcts:sims=1").answer(seen, Stream("budget", "bot/0"))
