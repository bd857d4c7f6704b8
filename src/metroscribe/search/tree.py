"""Monte Carlo tree search over what a seat sees: cards are dealt at random from those that are left.

Each family has its own `World`, and implements what is declared here for it (`playouts.py`).

A node is a choice (cards are on the table, and a step is due) or an option (one of its steps). The options of
a choice lie side by side; the choices that an option has led to, one for each way the cards fell, hang in a
chain.
"""

from collections.abc import Callable
from math import log, sqrt
from typing import Any

import numpy as np

from metroscribe.fast.kernel import inlined, kernel

NODES = 1 << 16
PATH = 512
SLICE = 64
"""So many simulations are made in one go, which take some milliseconds."""

TREE = np.dtype(
    [
        ("size", "i8"),
        ("visits", "i4", NODES),
        ("sums", "f8", NODES),
        ("moves", "i4", NODES),  # of an option: its step
        ("keys", "i8", NODES),  # of a choice: how the cards fell
        ("first", "i4", NODES),  # of a choice: its options; of an option: the first choice of its chain
        ("counts", "i4", NODES),  # of a choice: how many options it has
        ("next", "i4", NODES),  # of a choice: the next of its chain
        ("path", "i4", PATH),
        ("length", "i8"),
    ],
    align=True,
)
"""Node 0 is no node, node 1 the root."""

Tree = Any
ROOT = 1


def new_tree() -> Tree:
    return np.zeros(1, TREE)[0]


@kernel
def clear(tree: Tree) -> None:
    """Only a root, which has not been looked at."""
    tree.size = ROOT
    _add(tree, 0)


@inlined
def _add(tree: Tree, key: int) -> int:
    """A node without anything."""
    node = tree.size
    tree.size += 1
    tree.visits[node], tree.sums[node] = 0, 0.0
    tree.first[node] = tree.counts[node] = tree.next[node] = 0
    tree.keys[node] = key
    return node


@inlined
def has_room(tree: Tree, options: int) -> bool:
    return tree.size + options + 1 < NODES


@inlined
def follow(tree: Tree, node: int) -> None:
    """The simulation comes to a node."""
    tree.path[tree.length] = node
    tree.length += 1


@inlined
def open_choice(tree: Tree, choice: int, moves: Any, count: int) -> None:
    """Give the choice its options."""
    tree.first[choice], tree.counts[choice] = tree.size, count
    for number in range(count):
        tree.moves[_add(tree, 0)] = moves[number]


@inlined
def select(tree: Tree, choice: int, daring: float) -> int:
    """The option to try next: one that was never tried, or the one with the highest upper bound (UCT).

    `daring` is in points: how much an option that was tried seldom is given credit for.
    """
    best, most = 0, 0.0
    width = daring * sqrt(log(float(tree.visits[choice] + 1)))
    for option in range(tree.first[choice], tree.first[choice] + tree.counts[choice]):
        visits = tree.visits[option]
        if not visits:
            return option
        bound = tree.sums[option] / visits + width / sqrt(float(visits))
        if best == 0 or bound > most:
            best, most = option, bound
    return best


@inlined
def led_to(tree: Tree, option: int, key: int) -> int:
    """The choice that the option led to when the cards fell like this before; 0: never before."""
    choice = tree.first[option]
    while choice and tree.keys[choice] != key:
        choice = tree.next[choice]
    return choice


@inlined
def hang(tree: Tree, option: int, key: int) -> None:
    """The option has led to a choice that was not there before."""
    choice = _add(tree, key)
    tree.next[choice] = tree.first[option]
    tree.first[option] = choice


@kernel
def note(tree: Tree, points: float) -> None:
    """What the simulation came to, for every node that it passed."""
    for place in range(tree.length):
        node = tree.path[place]
        tree.visits[node] += 1
        tree.sums[node] += points


@kernel
def favourite(tree: Tree) -> int:
    """The step at the root that was tried most often; of several the one that did best."""
    best = tree.first[ROOT]
    for option in range(best, best + tree.counts[ROOT]):
        more = tree.visits[option] - tree.visits[best]
        if more > 0 or (more == 0 and tree.sums[option] > tree.sums[best]):
            best = option
    return tree.moves[best]


# what a family implements

World = Any
"""A named tuple: the rules, the position to search from, and room for a copy of it to simulate with."""
OVER = -1


def restart(world: World) -> None:
    """Copy the position to search from."""
    raise NotImplementedError


def options_at(world: World, desk: Any) -> int:
    """Write the legal steps of the copy to the moves of the desk; how many they are."""
    raise NotImplementedError


def advance(world: World, desk: Any, move: int) -> int:
    """Take a step in the copy, and deal until the seat is asked again; which cards came, or `OVER`."""
    raise NotImplementedError


def play_out(world: World, desk: Any) -> float:
    """Bring the copy to its end without a tree; the points of the seat then."""
    raise NotImplementedError


# the search


def search(
    world: World,
    desk: Any,
    tree: Tree,
    simulations: int,
    daring: float,
    goes_on: Callable[[], bool] = lambda: True,
) -> int:
    """The step that so many simulations favour; fewer if it does not go on, which is asked now and then."""
    clear(tree)
    for done in range(0, simulations, SLICE):
        if done and not goes_on():
            break
        simulate(world, desk, tree, min(SLICE, simulations - done), daring)
    return favourite(tree)


@kernel
def simulate(world: World, desk: Any, tree: Tree, simulations: int, daring: float) -> None:
    """Let the tree grow by so many simulations."""
    for _ in range(simulations):
        restart(world)
        note(tree, _simulated(world, desk, tree, daring))


@kernel
def _simulated(world: World, desk: Any, tree: Tree, daring: float) -> float:
    """Go down the tree to a choice that is not in it yet, and from there to the end of the match."""
    choice, tree.length = ROOT, 0
    follow(tree, choice)
    while True:
        if not tree.counts[choice]:
            count = options_at(world, desk)
            if not has_room(tree, count):
                return play_out(world, desk)
            open_choice(tree, choice, desk.moves, count)
        option = select(tree, choice, daring)
        follow(tree, option)
        key = advance(world, desk, tree.moves[option])
        if key == OVER:
            return play_out(world, desk)
        choice = led_to(tree, option, key)
        if not choice:
            if has_room(tree, 0):
                hang(tree, option, key)
            return play_out(world, desk)
        follow(tree, choice)
