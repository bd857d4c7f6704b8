"""Monte Carlo tree search over what a seat sees: cards are dealt at random from those that are left."""

from typing import Any

from metroscribe.fast.kernel import inlined, kernel
from metroscribe.fast.next_station.called import close, legal, reveal, step
from metroscribe.fast.next_station.dealing import outcomes
from metroscribe.fast.next_station.layout import CARDS, DONE, NOTHING, Desk, Rules, State
from metroscribe.fast.next_station.playing import play_greedy
from metroscribe.fast.next_station.scoring import total
from metroscribe.fast.stream import one_of
from metroscribe.games.next_station.table import ROUNDS
from metroscribe.search.tree import (
    ROOT,
    Tree,
    clear,
    favourite,
    follow,
    hang,
    has_room,
    led_to,
    note,
    open_choice,
    select,
    set_out,
)


@kernel
def search(rules: Rules, states: Any, desk: Desk, tree: Tree, simulations: int, daring: float) -> int:
    """The step from the first of two states that so many simulations favour, each played out greedily.

    The second is room for the simulations.
    """
    clear(tree)
    for _ in range(simulations):
        states[1] = states[0]
        note(tree, _simulate(rules, states[1], desk, tree, daring))
    return favourite(tree)


@inlined
def _simulate(rules: Rules, state: State, desk: Desk, tree: Tree, daring: float) -> float:
    """Go down the tree to a choice that is not in it yet, and from there to the end of the match."""
    set_out(tree)
    choice = ROOT
    while True:
        if not tree.counts[choice]:
            count = legal(rules, state, desk)
            if not has_room(tree, count):
                return play_greedy(rules, state, desk)
            open_choice(tree, choice, desk.moves, count)
        option = select(tree, choice, daring)
        follow(tree, option)
        step(rules, state, tree.moves[option])
        key = 0
        if state.step == DONE:
            close(rules, state)
            key = _deal(rules, state, desk)
            if state.round > ROUNDS:
                return total(rules, state)
        choice = led_to(tree, option, key)
        if not choice:
            if has_room(tree, 0):
                hang(tree, option, key)
            return play_greedy(rules, state, desk)
        follow(tree, choice)


@inlined
def _deal(rules: Rules, state: State, desk: Desk) -> int:
    """Random cards until the seat must answer; a number that tells which."""
    key = 1
    while state.due != NOTHING:
        card = one_of(desk, outcomes(state))
        key = key * (CARDS + 1) + card + 1
        reveal(rules, state, card)
    return key
