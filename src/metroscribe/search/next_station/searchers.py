"""The searchers of this family. They take a table and a sheet of the reference, and give a move of it.

A position holds no order of the cards that are not dealt, so no search can depend on it.
"""

import numpy as np

from metroscribe.fast.next_station.bridge import Bridge
from metroscribe.fast.next_station.layout import STATE, new_desk
from metroscribe.fast.next_station.moves import move_of
from metroscribe.games.next_station.moves import Move
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.games.next_station.table import ROUNDS, Table
from metroscribe.search.net import Net
from metroscribe.search.next_station.features import axes_of, inputs_of
from metroscribe.search.next_station.lookahead import Judge, choose, new_bench
from metroscribe.search.next_station.playouts import World
from metroscribe.search.tree import new_tree, search

__all__ = ["PARTS", "LookaheadSearch", "TreeSearch", "axes_of", "bridge_at"]
"""What this family offers; `search.searchers.Family` says what each is."""
DARING = 15.0
"""In points: what a step that was simulated seldom is given credit for."""


BEAM, MARGIN = 3, 4.0
"""After each card so many turns are followed further, and none so many points behind the best."""


def bridge_at(rules: NextStation, _table: Table) -> Bridge:
    """The way to the fast engine for whoever sits at this table."""
    return Bridge(rules)


PARTS = ROUNDS
"""A net has one part for each round."""


class TreeSearch:
    """Needs nothing but the rules. It serves one thread."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge
        self._tree, self._world = new_tree(), World(bridge.tables, np.zeros(2, STATE))

    def move(self, table: Table, seat: int, sheet: Sheet, word: int, simulations: int) -> Move:
        """The next step of the seat, whose sheet has come so far in the turn; chance comes from the word."""
        self._world.states[0] = self.bridge.state_of(table, sheet, seat)
        number = search(self._world, new_desk(word), self._tree, simulations, DARING)
        return move_of(self.bridge.rules, int(number))


class LookaheadSearch:
    """Looks ahead with a net, without any chance of its own. It serves one thread."""

    def __init__(self, bridge: Bridge, net: Net) -> None:
        self.bridge = bridge
        self._judge, self._bench = Judge(net, inputs_of(bridge.rules)), new_bench()

    def move(self, table: Table, seat: int, sheet: Sheet, depth: int, effort: int) -> Move:
        """The next step of the seat, whose sheet has come so far in the turn."""
        return self.judged(table, seat, sheet, depth, effort)[0]

    def judged(self, table: Table, seat: int, sheet: Sheet, depth: int, effort: int) -> tuple[Move, float]:
        """The same, and the points that the seat is then thought to come to."""
        bench = self._bench
        bench.stack[0] = self.bridge.state_of(table, sheet, seat)
        best = choose(self.bridge.tables, self._judge, bench, depth, BEAM, MARGIN, effort)
        return move_of(self.bridge.rules, int(bench.moves[0, best, 0])), float(bench.worths[0, best])
