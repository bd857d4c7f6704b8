"""How a net learns to judge a city: it plays both the base rules and every official mix of modules."""

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
from metroscribe.search.net import Net, Samples, keep, new_net, points_to_come
from metroscribe.search.next_station.features import describe, inputs_of
from metroscribe.search.next_station.lookahead import Bench, Judge, new_bench, turns
from metroscribe.search.training import SHARDS, Course, Play, Training, trace

COURSE = Course(matches=1_000_000, trust=0.4)
"""What was found to work."""
TURNS = 128
"""Room for the turns of a match."""
AGAIN = 1
"""A card that goes back into the deck comes once more."""


def training_of(game: Game, course: Course, plain: bool = False) -> Training:
    """Of the base rules and, if not `plain`, of every official mix and all modules at once."""
    mixes = [()] if plain else dict.fromkeys((*game.info.mixes, game.info.modules))
    return training([cast(NextStation, game.rules(mix)) for mix in mixes], course)


def training(mixes: Sequence[NextStation], course: Course) -> Training:
    """The training of a new net with these mixes of modules.

    Every other match is played with the first, and the rest are shared among the others.
    """
    inputs, tables = inputs_of(mixes[0]), [compiled(rules) for rules in mixes]
    players = [_player(tables, inputs, course.seed) for _ in range(SHARDS)]
    cards = len(cards_of(mixes[0].deck.pile))
    return Training(
        new_net(ROUNDS, int(inputs["count"]), course.seed), players, ROUNDS * (cards + AGAIN), course
    )


def _player(mixes: Sequence[Rules], inputs: Any, seed: int) -> Play:
    """Plays a shard of each generation, on a bench of its own."""
    bench = new_bench()

    def play(net: Net, first: int, totals: Any, trust: float, samples: Samples) -> int:
        judge, others, count = Judge(net, inputs), mixes[1:], 0
        shares = [totals[: len(totals) // 2], *np.array_split(totals[len(totals) // 2 :], len(others) or 1)]
        for tables, share in zip((mixes[0], *(others or mixes)), shares, strict=True):
            count = self_play(tables, judge, bench, seed, first, share, trust, samples, count)
            first += len(share)
        return count

    return play


@kernel
def self_play(
    rules: Rules,
    judge: Judge,
    bench: Bench,
    seed: int,
    first: int,
    totals: Any,
    trust: float,
    samples: Samples,
    count: int,
) -> int:
    """Play matches, each turn the one that looks best at once; add samples to so many, and say how many."""
    points, expected = np.zeros(TURNS), np.zeros(TURNS)
    state = bench.stack[0]
    for number in range(totals.size):
        word = mixed(seed, first + number)
        begin(rules, state, (first + number) % PLACES)
        word = deal(rules, state, word)
        turn = 0
        while state.round <= ROUNDS:
            turns(rules, judge, bench, 0, 1)
            bench.stack[0] = bench.kept[0, 0]
            if state.round <= ROUNDS:
                points[turn] = total(rules, state)
                describe(rules, judge.inputs, state, bench.layers)
                expected[turn] = points_to_come(judge.net, state.round - 1, bench.layers)
                keep(samples, count + turn, state.round - 1, bench.layers)
                turn += 1
            word = deal(rules, state, word)
        totals[number] = total(rules, state)
        trace(points, expected, totals[number], turn, trust, samples.targets[count : count + turn])
        count += turn
    return count
