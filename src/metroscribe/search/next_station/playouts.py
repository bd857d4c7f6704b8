"""What tree search needs of the Next Station family: simulated turns, and greedy play-outs."""

from typing import Any, NamedTuple

from metroscribe.fast.kernel import implements
from metroscribe.fast.next_station.called import close, legal, reveal, step
from metroscribe.fast.next_station.dealing import outcomes
from metroscribe.fast.next_station.layout import CARDS, DONE, NOTHING, Desk, Rules
from metroscribe.fast.next_station.playing import play_greedy
from metroscribe.fast.stream import one_of
from metroscribe.games.next_station.table import ROUNDS
from metroscribe.search import tree


class World(NamedTuple):
    rules: Rules
    states: Any
    """The state to search from, and a copy to simulate with."""


@implements(tree.restart, World)
def _restart(world: World) -> None:
    world.states[1] = world.states[0]


@implements(tree.options_at, World)
def _options_at(world: World, desk: Desk) -> int:
    return legal(world.rules, world.states[1], desk)


@implements(tree.advance, World)
def _advance(world: World, desk: Desk, move: int) -> int:
    rules, state = world.rules, world.states[1]
    step(rules, state, move)
    if state.step != DONE:
        return 0
    close(rules, state)
    key = 1
    while state.due != NOTHING:
        card = one_of(desk, outcomes(state))
        key = key * (CARDS + 1) + card + 1
        reveal(rules, state, card)
    return tree.OVER if state.round > ROUNDS else key


@implements(tree.play_out, World)
def _play_out(world: World, desk: Desk) -> float:
    return float(play_greedy(world.rules, world.states[1], desk))
