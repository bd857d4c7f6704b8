"""What each way of judging and searching gives on London's base rules: mean, spread, time a move.

    .venv/bin/python benchmarks/methods.py --matches 200

All play the same deals (streams of the fast engine, apart from the arena's seeds), so differences are paired
with plain tree search. `benchmarks/README.md` holds the figures; strength on confirmation seeds is the
arena's.
"""

import argparse
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from metroscribe import registry
from metroscribe.core.dealer import Seeded
from metroscribe.core.match import Match
from metroscribe.fast.kernel import kernel
from metroscribe.fast.next_station.called import close, legal, reveal, step
from metroscribe.fast.next_station.dealing import begin, deal, outcomes
from metroscribe.fast.next_station.layout import (
    CARDS,
    DONE,
    NOTHING,
    STATE,
    Desk,
    State,
    new_desk,
)
from metroscribe.fast.next_station.scoring import total
from metroscribe.fast.next_station.tables import compiled
from metroscribe.fast.stream import mixed, one_of
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.table import ROUNDS
from metroscribe.search.lookahead import KEPT, NOWHERE, choose, keep_turns
from metroscribe.search.net import blank_like
from metroscribe.search.next_station.features import inputs_of
from metroscribe.search.next_station.lookahead import View, new_view, worth
from metroscribe.search.next_station.playouts import World
from metroscribe.search.next_station.searchers import DARING, LIMITS
from metroscribe.search.searchers import learned
from metroscribe.search.tree import (
    ROOT,
    Tree,
    clear,
    favourite,
    follow,
    hang,
    has_room,
    led_to,
    new_tree,
    note,
    open_choice,
    search,
    select,
)

SEED = 20261116


@kernel
def judged_search(view: View, states: Any, desk: Desk, tree: Tree, sims: int, daring: float) -> int:
    """Tree search whose simulations end with the net's judgement instead of being played out."""
    clear(tree)
    for _ in range(sims):
        states[1] = states[0]
        note(tree, _simulate(view, states[1], desk, tree, daring))
    return favourite(tree)


@kernel
def _simulate(view: View, state: State, desk: Desk, tree: Tree, daring: float) -> float:
    rules, choice, tree.length = view.rules, ROOT, 0
    follow(tree, choice)
    while True:
        if not tree.counts[choice]:
            open_choice(tree, choice, desk.moves, legal(rules, state, desk))
        option = select(tree, choice, daring)
        follow(tree, option)
        fresh = tree.visits[option] == 0
        step(rules, state, tree.moves[option])
        key = 0
        if state.step == DONE:
            close(rules, state)
            if fresh or state.round > ROUNDS or not has_room(tree, CARDS):
                return worth(rules, view.net, view.inputs, view.layers, state)
            key = 1
            while state.due != NOTHING:
                card = one_of(desk, outcomes(state))
                key = key * (CARDS + 1) + card + 1
                reveal(rules, state, card)
        choice = led_to(tree, option, key)
        if not choice:
            hang(tree, option, key)
            choice = led_to(tree, option, key)
        follow(tree, choice)


@kernel
def rolled_out(view: View, after: State, word: int, times: int) -> float:
    """The mean of play-outs by the net's own turns to the end of the round, judged there."""
    rules, points = view.rules, 0.0
    for number in range(times):
        view.stack[1] = after
        state = view.stack[1]
        round_, stream = state.round, mixed(word, number)
        stream = deal(rules, state, stream)
        while state.round == round_ and state.round <= ROUNDS:
            keep_turns(view, 1, 1)
            view.stack[1] = view.bench.kept[1, 0]
            if state.round == round_:
                stream = deal(rules, state, stream)
        points += worth(rules, view.net, view.inputs, view.layers, state)
    return points / times


@kernel
def by_roll_outs(view: View, word: int, times: int, margin: float) -> int:
    """Of the turns that look good at once, the one that the net's own play-outs like best."""
    count, best, most, bench = keep_turns(view, 0, KEPT), 0, NOWHERE, view.bench
    first = bench.worths[0, 0]
    for number in range(count):
        if bench.worths[0, number] >= first - margin:
            value = rolled_out(view, bench.kept[0, number], word, times)
            if value > most:
                best, most = number, value
    return best


class Room:
    """One match at a time, and whatever the methods need."""

    def __init__(self) -> None:
        rules = registry().load("london").rules()
        assert isinstance(rules, NextStation)
        self.rules = compiled(rules)
        net = learned(rules, Match(rules, Seeded("methods")).table)
        assert net is not None
        self.learned = new_view(self.rules, net, inputs_of(rules))
        self.plain = self.learned._replace(net=blank_like(net))
        self.tree, self.desk = new_tree(), new_desk()
        self.states = np.zeros(2, STATE)

    def simulated(self, sims: int) -> None:
        while legal(self.rules, self.states[0], self.desk):
            found = search(World(self.rules, self.states), self.desk, self.tree, sims, DARING)
            step(self.rules, self.states[0], found)
        close(self.rules, self.states[0])

    def judged(self, sims: int, daring: float) -> None:
        args = self.learned, self.states, self.desk, self.tree
        while legal(self.rules, self.states[0], self.desk):
            step(self.rules, self.states[0], judged_search(*args, sims, daring))
        close(self.rules, self.states[0])

    def foreseen(self, view: View, depth: int, beam: int, margin: float, effort: int) -> None:
        view.stack[0] = self.states[0]
        best = choose(view, LIMITS._replace(depth=depth, beam=beam, margin=margin, effort=effort))
        self.states[0] = view.bench.kept[0, best]

    def rolled(self, times: int, margin: float) -> None:
        view = self.learned
        view.stack[0] = self.states[0]
        best = by_roll_outs(view, int(self.desk["word"]) >> 1, times, margin)
        self.states[0] = view.bench.kept[0, best]

    def play(self, number: int, turn: Callable[[], None]) -> tuple[int, int]:
        """The total of a match, and its turns."""
        state, count = self.states[0], 0
        begin(self.rules, state, 0)
        word = np.uint64(deal(self.rules, state, np.uint64(mixed(SEED, number + 1))))
        self.desk["word"] = mixed(SEED + 1, number + 1)
        while state["round"] <= ROUNDS:
            turn()
            count += 1
            word = np.uint64(deal(self.rules, state, word))
        return int(total(self.rules, state)), count


def methods(room: Room) -> dict[str, Callable[[], None]]:
    look = room.foreseen
    return {
        "tree search, 5,120 greedy play-outs": partial(room.simulated, 5_120),
        "tree search, 20,480 greedy play-outs": partial(room.simulated, 20_480),
        "exact chance alone, 1 turn ahead": partial(look, room.plain, 1, 16, 1e9, 10**9),
        "exact chance alone, 2 turns ahead": partial(look, room.plain, 2, 6, 12.0, 10**9),
        "net alone": partial(look, room.learned, 0, 1, 0.0, 0),
        "net, exact chance 1 turn ahead": partial(look, room.learned, 1, 3, 6.0, 10**9),
        "net, exact chance 2 turns ahead": partial(look, room.learned, 2, 3, 4.0, 10**9),
        "net, exact chance, up to 40,000 judgements": partial(look, room.learned, 3, 3, 3.0, 40_000),
        "net, 100 play-outs of its own to the round's end": partial(room.rolled, 100, 3.0),
        "net, tree search with 4,000 judgements": partial(room.judged, 4_000, 4.0),
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--only", default="", help="methods with this in their name, and the first")
    options = parser.parse_args()
    room = Room()
    first: list[int] = []
    for name, turn in methods(room).items():
        if first and options.only not in name:
            continue
        room.play(options.matches, turn)
        began, totals, moves = time.process_time(), [], 0
        for number in range(options.matches):
            points, count = room.play(number, turn)
            totals.append(points)
            moves += count
        spent = time.process_time() - began
        first = first or totals
        gain = np.subtract(totals, first)
        error, spread = (float(np.std(values) / len(values) ** 0.5) for values in (totals, gain))
        print(
            f"{name:50} {np.mean(totals):7.2f} +- {error:.2f}   {1000 * spent / moves:7.2f} ms a move"
            f"   {np.mean(gain):+.2f} +- {spread:.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
