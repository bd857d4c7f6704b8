"""What look-ahead needs of the Next Station family: whole turns, and what the state after one is worth."""

from typing import Any, NamedTuple

import numpy as np

from metroscribe.fast.bits import lowest
from metroscribe.fast.kernel import implements, kernel
from metroscribe.fast.next_station.called import close, legal, reveal, step
from metroscribe.fast.next_station.dealing import outcomes
from metroscribe.fast.next_station.layout import DECK, DESK, NOTHING, PREVIEW, STATE, STEPS, Rules, State
from metroscribe.fast.next_station.scoring import total
from metroscribe.games.next_station.table import ROUNDS
from metroscribe.search import lookahead
from metroscribe.search.lookahead import Bench, keep, new_bench
from metroscribe.search.net import Layers, Net, new_layers, points_to_come
from metroscribe.search.next_station.features import Inputs, describe

STACK = 64
"""How deep chance and answers may alternate."""


class View(NamedTuple):
    rules: Rules
    net: Net
    inputs: Inputs
    layers: Layers
    steps: Any
    """States of the turn that is being tried, step by step, and the moves from each."""
    desks: Any
    stack: Any
    """States by place."""
    bench: Bench
    effort: Any


def new_view(rules: Rules, net: Net, inputs: Inputs) -> View:
    steps, desks, stack = np.zeros(STEPS + 2, STATE), np.zeros(STEPS + 2, DESK), np.zeros(STACK, STATE)
    bench = new_bench(STACK, STATE)
    return View(rules, net, inputs, new_layers(), steps, desks, stack, bench, np.zeros(1, np.int64))


@kernel
def worth(rules: Rules, net: Net, inputs: Inputs, layers: Layers, state: State) -> float:
    """The total of a state between two turns, and what is to come."""
    points = float(total(rules, state))
    if state.round > ROUNDS:
        return points
    describe(rules, inputs, state, layers)
    return points + points_to_come(net, state.round - 1, layers)


@kernel
def turns(view: View, place: int, most: int) -> int:
    """Try every sequence of steps to the end of the turn; as a kernel by itself this is faster."""
    rules, net, steps, desks = view.rules, view.net, view.steps, view.desks
    count, depth, lengths = 0, 0, np.zeros(STEPS + 2, np.int64)
    steps[0] = view.stack[place]
    lengths[0] = legal(rules, steps[0], desks[0])
    while depth >= 0:
        if not lengths[depth]:
            depth -= 1
            continue
        lengths[depth] -= 1
        after = steps[depth + 1]
        steps[depth + 1] = steps[depth]
        step(rules, after, desks[depth].moves[lengths[depth]])
        lengths[depth + 1] = legal(rules, after, desks[depth + 1])
        if lengths[depth + 1]:
            depth += 1
            continue
        close(rules, after)
        value, move = worth(rules, net, view.inputs, view.layers, after), desks[0].moves[lengths[0]]
        view.effort[0] += 1
        count = keep(view.bench, place, count, most, value, move, after)
    return count


@implements(lookahead.keep_turns, View)
def _keep_turns(view: View, place: int, most: int) -> int:
    return turns(view, place, most)


@implements(lookahead.reply, View)
def _reply(view: View, place: int) -> None:
    """No seat depends on the others."""


@implements(lookahead.follow, View)
def _follow(view: View, place: int, number: int) -> bool:
    """The end of the match, and what is laid out between rounds, are not looked beyond."""
    state = view.stack[place + 1]
    view.stack[place + 1] = view.bench.kept[place, number]
    return state.round <= ROUNDS and (state.due == DECK or state.due == PREVIEW)


@implements(lookahead.deal_next, View)
def _deal_next(view: View, place: int) -> bool:
    frame, state = view.bench.frames[place], view.stack[place]
    left = outcomes(state) >> frame.next << frame.next
    if left == 0:
        return False
    card = lowest(left)
    frame.next, frame.copies = card + 1, 1
    view.stack[place + 1] = state
    reveal(view.rules, view.stack[place + 1], card)
    frame.due = view.stack[place + 1].due != NOTHING
    return True


@implements(lookahead.best_turn, View)
def _best_turn(view: View, place: int) -> float:
    turns(view, place, 1)
    return view.bench.worths[place, 0]
