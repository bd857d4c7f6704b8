"""How a net learns to judge a city: it plays both the base rules and every mix of modules
that no rulebook advises against."""

from collections.abc import Sequence
from typing import Any, cast

import numpy as np

from metroscribe.core.registry import Game
from metroscribe.fast.kernel import kernel
from metroscribe.fast.next_station.dealing import begin, deal
from metroscribe.fast.next_station.layout import Rules
from metroscribe.fast.next_station.scoring import total
from metroscribe.fast.next_station.tables import cards_of, compiled
from metroscribe.fast.stream import mixed
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.table import PLACES, ROUNDS
from metroscribe.search.lookahead import keep_turns
from metroscribe.search.net import Net, Samples, new_net, points_to_come
from metroscribe.search.next_station.features import Inputs, describe, inputs_of
from metroscribe.search.next_station.lookahead import View, new_view
from metroscribe.search.training import LOG, SHARDS, Course, Play, Training, note, tell

COURSE = Course(matches=1_000_000, trust=0.4)
"""What was found to work."""
AGAIN = 1
"""A card that goes back into the deck comes once more."""


def training_of(game: Game, course: Course, plain: bool = False) -> Training:
    """Of the base rules and, if not `plain`, of every mix not advised against and all modules at once."""
    mixes = [()] if plain else dict.fromkeys((*game.info.not_discouraged, game.info.modules))
    return training([cast(NextStation, game.rules(mix)) for mix in mixes], course)


def training(mixes: Sequence[NextStation], course: Course) -> Training:
    """The training of a new net with these mixes of modules.

    Every other match is played with the first, and the rest are shared among the others.
    """
    inputs, tables = inputs_of(mixes[0]), [compiled(rules) for rules in mixes]
    net = new_net(ROUNDS, int(inputs["count"]), course.seed)
    plays = [_player(tables, net, inputs, course.seed) for _ in range(SHARDS)]
    cards = len(cards_of(mixes[0].deck.pile))
    return Training(net, plays, ROUNDS * (cards + AGAIN), course)


def _player(mixes: Sequence[Rules], net: Net, inputs: Inputs, seed: int) -> Play:
    """Plays a shard of each generation."""
    view, log, others = new_view(mixes[0], net, inputs), np.zeros(1, LOG)[0], mixes[1:]

    def play(net: Net, first: int, totals: Any, trust: float, samples: Samples) -> int:
        count, half = 0, len(totals) // 2
        shares = [totals[:half], *np.array_split(totals[half:], len(others) or 1)]
        for rules, share in zip((mixes[0], *(others or mixes)), shares, strict=True):
            own = view._replace(rules=rules, net=net)
            count = self_play(own, log, seed, first, share, trust, samples, count)
            first += len(share)
        return count

    return play


@kernel
def self_play(
    view: View, log: Any, seed: int, first: int, totals: Any, trust: float, samples: Samples, count: int
) -> int:
    """Play matches, each turn the one that looks best at once; add samples to so many, and say how many."""
    rules, state = view.rules, view.stack[0]
    for number in range(totals.size):
        begin(rules, state, (first + number) % PLACES)
        word = deal(rules, state, mixed(seed, first + number))
        log.turns = 0
        while state.round <= ROUNDS:
            keep_turns(view, 0, 1)
            view.stack[0] = view.bench.kept[0, 0]
            if state.round <= ROUNDS:
                describe(rules, view.inputs, state, view.layers)
                expected = points_to_come(view.net, state.round - 1, view.layers)
                points = total(rules, state)
                count = note(log, samples, count, state.round - 1, view.layers, points, expected)
            word = deal(rules, state, word)
        totals[number] = total(rules, state)
        tell(log, totals[number], trust, samples)
    return count
