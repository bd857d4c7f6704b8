"""What a turn is worth to a net: at once, or after looking some turns ahead with every card that may come.

Looking ahead treats chance exactly. The value of a position between two turns is the mean over the cards that
may come, each with the best answer to it; only the answers that look best at once are followed further.
"""

from typing import Any, NamedTuple

import numpy as np

from metroscribe.fast.bits import lowest, popcount
from metroscribe.fast.kernel import inlined, kernel
from metroscribe.fast.next_station.called import close, legal, reveal, step
from metroscribe.fast.next_station.dealing import outcomes
from metroscribe.fast.next_station.layout import DECK, DESK, NOTHING, PREVIEW, STATE, STEPS, Rules, State
from metroscribe.fast.next_station.scoring import total
from metroscribe.games.next_station.table import ROUNDS
from metroscribe.search.net import LAYERS, Layers, Net, points_to_come
from metroscribe.search.next_station.features import Inputs, describe

STACK, KEPT = 64, 16
"""How deep chance and answers may alternate, and how many turns are kept of a position."""
NEVER = -1e9
LEAST_GROWTH = 4.0
"""Looking one turn further takes at least so many times the judgements."""

CHANCE, ANSWERS = range(2)
FRAME = np.dtype(
    [
        ("kind", "i8"),
        ("depth", "i8"),  # how many turns are still looked ahead
        ("left", "i8"),  # of chance: the cards not yet tried; of answers: the first not yet tried
        ("count", "i8"),
        ("value", "f8"),  # of chance: the sum; of answers: the best
    ],
    align=True,
)
"""A position that is being looked at."""


class Judge(NamedTuple):
    """A net, and how it is told of a position."""

    net: Net
    inputs: Inputs


class Bench(NamedTuple):
    """Room for a search."""

    layers: Layers
    steps: Any
    """States of the turn that is being tried, step by step, and the moves from each."""
    desks: Any
    stack: Any
    frames: Any
    kept: Any
    """For each place of the stack the best turns of its position: the state after each,"""
    worths: Any
    """what it is worth,"""
    moves: Any
    """its steps,"""
    lengths: Any
    """and how many there are."""
    effort: Any
    """How many positions were judged."""


def new_bench() -> Bench:
    return Bench(
        np.zeros(1, LAYERS)[0],
        np.zeros(STEPS + 2, STATE),
        np.zeros(STEPS + 2, DESK),
        np.zeros(STACK, STATE),
        np.zeros(STACK, FRAME),
        np.zeros((STACK, KEPT), STATE),
        np.zeros((STACK, KEPT)),
        np.zeros((STACK, KEPT, STEPS + 1), np.int64),
        np.zeros((STACK, KEPT), np.int64),
        np.zeros(1, np.int64),
    )


@kernel
def worth(rules: Rules, judge: Judge, state: State, layers: Layers) -> float:
    """The total of a state between two turns, and what is to come."""
    points = float(total(rules, state))
    if state.round > ROUNDS:
        return points
    describe(rules, judge.inputs, state, layers)
    return points + points_to_come(judge.net, state.round - 1, layers)


@kernel
def turns(rules: Rules, judge: Judge, bench: Bench, place: int, most: int) -> int:
    """Keep the turns from the state at a place of the stack that look best at once, the best first."""
    steps, desks, lengths = bench.steps, bench.desks, np.zeros(STEPS + 2, np.int64)
    count = depth = 0
    steps[0] = bench.stack[place]
    lengths[0] = legal(rules, steps[0], desks[0])
    while depth >= 0:
        if not lengths[depth]:
            depth -= 1
            continue
        lengths[depth] -= 1
        steps[depth + 1] = steps[depth]
        step(rules, steps[depth + 1], desks[depth].moves[lengths[depth]])
        lengths[depth + 1] = legal(rules, steps[depth + 1], desks[depth + 1])
        if lengths[depth + 1]:
            depth += 1
            continue
        close(rules, steps[depth + 1])
        value = worth(rules, judge, steps[depth + 1], bench.layers)
        bench.effort[0] += 1
        if count < most or value > bench.worths[place, count - 1]:
            count = min(count + 1, most)
            number = _insert(bench, place, count, value)
            bench.kept[place, number] = steps[depth + 1]
            bench.lengths[place, number] = depth + 1
            for i in range(depth + 1):
                bench.moves[place, number, i] = desks[i].moves[lengths[i]]
    return count


@inlined
def _insert(bench: Bench, place: int, count: int, value: float) -> int:
    """Make room for a turn of this value among so many, itself included; where it belongs."""
    number = count - 1
    while number and bench.worths[place, number - 1] < value:
        bench.worths[place, number] = bench.worths[place, number - 1]
        bench.kept[place, number] = bench.kept[place, number - 1]
        bench.lengths[place, number] = bench.lengths[place, number - 1]
        bench.moves[place, number] = bench.moves[place, number - 1]
        number -= 1
    bench.worths[place, number] = value
    return number


@kernel
def expected(
    rules: Rules, judge: Judge, bench: Bench, place: int, depth: int, beam: int, margin: float
) -> float:
    """What the position between two turns at a place of the stack is worth, so many turns looked ahead.

    Of each position the `beam` best turns are followed that are at most `margin` points behind the best.
    """
    at = place
    _push(bench, at, depth)
    while True:
        frame = bench.frames[at]
        if frame.kind == CHANCE and frame.left:
            card = lowest(frame.left)
            frame.left &= frame.left - 1
            bench.stack[at + 1] = bench.stack[at]
            reveal(rules, bench.stack[at + 1], card)
            if bench.stack[at + 1].due != NOTHING:
                at += 1
                _push(bench, at, frame.depth)
            elif frame.depth == 1:
                turns(rules, judge, bench, at + 1, 1)
                frame.value += bench.worths[at + 1, 0]
            else:
                at += 1
                _push_answers(bench, at, frame.depth, turns(rules, judge, bench, at, beam), margin)
            continue
        if frame.kind == ANSWERS and frame.left < frame.count:
            bench.stack[at + 1] = bench.kept[at, frame.left]
            frame.left += 1
            at += 1
            if _goes_on(bench.stack[at]):
                _push(bench, at, frame.depth - 1)
                continue
            value = bench.worths[at - 1, frame.left - 1]
        else:
            value = frame.value / frame.count if frame.kind == CHANCE else frame.value
            if at == place:
                return value
        at -= 1
        frame = bench.frames[at]
        frame.value = frame.value + value if frame.kind == CHANCE else max(frame.value, value)


@inlined
def _goes_on(state: State) -> bool:
    """Whether a card of the deck is due: the end of the match, and what is laid out between rounds, are not
    looked beyond."""
    return state.round <= ROUNDS and (state.due == DECK or state.due == PREVIEW)


@inlined
def _push(bench: Bench, at: int, depth: int) -> None:
    """A position where a card is due."""
    frame = bench.frames[at]
    frame.kind, frame.depth, frame.value = CHANCE, depth, 0.0
    frame.left = outcomes(bench.stack[at])
    frame.count = popcount(frame.left)


@inlined
def _push_answers(bench: Bench, at: int, depth: int, count: int, margin: float) -> None:
    """An open turn with its best answers."""
    while bench.worths[at, count - 1] < bench.worths[at, 0] - margin:
        count -= 1
    frame = bench.frames[at]
    frame.kind, frame.depth, frame.value = ANSWERS, depth, NEVER
    frame.left, frame.count = 0, count


@kernel
def choose(
    rules: Rules, judge: Judge, bench: Bench, depth: int, beam: int, margin: float, effort: int
) -> int:
    """The best turn of the open one at place 0: which of those kept there.

    It is looked ahead one turn, then two, and so on to `depth`, as long as the next is likely to take no more
    judgements in all than `effort`.
    """
    bench.effort[0] = 0
    count, best = turns(rules, judge, bench, 0, KEPT), 0
    before = bench.effort[0]
    for ahead in range(1, depth + 1):
        best = _look_ahead(rules, judge, bench, count, ahead, beam, margin)
        cost = bench.effort[0] - before
        growth = max(LEAST_GROWTH, cost / before)
        if bench.effort[0] + growth * cost > effort:
            break
        before = cost
    return best


@kernel
def _look_ahead(
    rules: Rules, judge: Judge, bench: Bench, count: int, depth: int, beam: int, margin: float
) -> int:
    """Judge again those of the first turns at place 0 that are not far behind; which is the best now."""
    worths = bench.worths[0]
    limit, best = np.max(worths[:count]) - margin, 0
    for number in range(count):
        if worths[number] < limit:
            worths[number] = NEVER
        else:
            bench.stack[1] = bench.kept[0, number]
            if _goes_on(bench.stack[1]):
                worths[number] = expected(rules, judge, bench, 1, depth, beam, margin)
            if worths[number] > worths[best]:
                best = number
    return best
