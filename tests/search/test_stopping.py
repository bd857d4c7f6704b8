"""A search stops when it is told to: no call of a kernel runs on for as long as it likes."""

from itertools import count
from typing import Any

import pytest

pytest.importorskip("numba")

from metroscribe.bots import Budget, Seen, bot, searching
from metroscribe.core.dealer import Seeded
from metroscribe.core.match import Match
from metroscribe.core.rng import Stream
from metroscribe.games import registry
from metroscribe.search import tree
from metroscribe.search.lookahead import UNLIMITED, choose
from metroscribe.search.net import blank_like, first_inputs, new_net
from metroscribe.search.searchers import family_of

pytestmark = pytest.mark.slow
GAMES = ("next-station/london", "voll-verplant/paris")
ENDLESS = 10**9


def opened(game: str) -> Match:
    return Match(registry().load(game).rules(), Seeded("stopping"))


def searched(match: Match, simulations: int, **goes_on: Any) -> tuple[int, int]:
    """The step, and how many simulations it took."""
    family, grown = family_of(match.rules), tree.new_tree()
    bridge = family.bridge_at(match.rules, match.table)
    world, desk = family.world_at(bridge, match.table, 0, match.sheet(), 7)
    step = tree.search(world, desk, grown, simulations, family.DARING, **goes_on)
    return int(step), int(grown["visits"][tree.ROOT])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("slices", [1, 3])
def test_tree_search_ends_with_the_slice_in_which_its_time_is_over(game: str, slices: int) -> None:
    asked = count(1)
    found = searched(opened(game), ENDLESS, goes_on=lambda: next(asked) < slices)
    assert found[1] == slices * tree.SLICE


@pytest.mark.parametrize("game", GAMES)
def test_a_tree_grows_the_same_however_it_is_sliced(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = searched(opened(game), 150)
    monkeypatch.setattr(tree, "SLICE", 7)
    assert searched(opened(game), 150) == found
    assert found[1] == 150


def looked(match: Match, effort: int, most: int = UNLIMITED) -> tuple[int, int]:
    """The step, and how many positions were judged for it."""
    family = family_of(match.rules)
    bridge = family.bridge_at(match.rules, match.table)
    net = blank_like(new_net(family.PARTS, first_inputs(family.axes_of(match.rules))["count"]))
    view = family.view_at(bridge, family.judge_of(bridge, net), match.table, 0, match.sheet())
    best = choose(view, family.LIMITS._replace(depth=3, effort=effort, most=most))
    return int(view.bench.moves[0, best]), int(view.effort[0])


@pytest.mark.parametrize("game", GAMES)
def test_looking_ahead_is_given_up_soon_after_the_most_judgements(game: str) -> None:
    match = opened(game)
    step, all_ = looked(match, effort=200_000)
    at_once, few = looked(match, effort=0, most=0)
    assert looked(match, effort=200_000, most=all_) == (step, all_)
    most = few + (all_ - few) // 10
    assert few <= most < looked(match, effort=200_000, most=most)[1] < most + (all_ - few) // 2
    assert looked(match, effort=ENDLESS, most=0) == (at_once, few)


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_asks_for_the_time_again_and_again(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second passes each time it asks; ten are given to it, of which it plans to use seven."""
    seconds, player = count(), bot(f"mcts:sims={ENDLESS - 1}")
    match = opened(game)
    player.answer(Seen.of(match, 0), Stream("stop", "bot/0"), Budget(sims=1))
    monkeypatch.setattr("time.monotonic", lambda: float(next(seconds)))
    player.answer(Seen.of(match, 0), Stream("stop", "bot/0"), Budget(seconds=10))
    assert next(seconds) == 10 * searching.CAREFUL + 1
