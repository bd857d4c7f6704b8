"""The searchers of this family. They take a table and a sheet of the reference, and give a move of it.

A position holds no order of the cards that are not dealt, so no search can depend on it.
"""

import numpy as np

from metroscribe.fast.voll_verplant.bridge import Bridge
from metroscribe.fast.voll_verplant.layout import SHEET, TABLE, new_desk
from metroscribe.games.voll_verplant.moves import Move
from metroscribe.games.voll_verplant.rules import VollVerplant
from metroscribe.games.voll_verplant.sheet import Sheet
from metroscribe.games.voll_verplant.table import Table
from metroscribe.search.net import Net
from metroscribe.search.tree import new_tree, search
from metroscribe.search.voll_verplant.evaluation import PART, new_mind
from metroscribe.search.voll_verplant.features import axes_of, inputs_of
from metroscribe.search.voll_verplant.lookahead import Scenes, choose, new_scenes
from metroscribe.search.voll_verplant.playouts import World

__all__ = ["PARTS", "LookaheadSearch", "TreeSearch", "axes_of", "bridge_at"]
"""What this family offers; `search.searchers.Family` says what each is."""
PARTS = PART + 1
DARING = 6.0
"""In points: what a step that was simulated seldom is given credit for."""
BEAM, MARGIN = 6, 2.0
"""After each card so many turns are followed further, and none that looks so many points worse."""


class TreeSearch:
    """Needs nothing but the rules. It serves one thread."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge
        self._tree = new_tree()

    def move(self, table: Table, seat: int, sheet: Sheet, word: int, simulations: int) -> Move:
        """The next step of the seat, whose sheet has come so far in the turn; chance comes from the word."""
        fast, copies = self.bridge.state_of(table)
        tables, sheets = np.zeros(2, TABLE), np.zeros((2, len(copies)), SHEET)
        tables[0], sheets[0] = fast, copies
        sheets[0, seat] = own_sheet(self.bridge, table, sheet)
        world = World(self.bridge.tables, tables, sheets, seat)
        number = search(world, new_desk(word), self._tree, simulations, DARING)
        return self.bridge.moves_of(fast, [number])[0]


class LookaheadSearch:
    """Looks ahead with a net, without any chance of its own. It serves one thread."""

    def __init__(self, bridge: Bridge, net: Net, beam: int = BEAM, margin: float = MARGIN) -> None:
        self.bridge, self.beam, self.margin = bridge, beam, margin
        self._mind = new_mind(bridge.tables, inputs_of(bridge.rules, bridge.deck), net)
        self._scenes = dict[int, Scenes]()

    def move(self, table: Table, seat: int, sheet: Sheet, depth: int, effort: int) -> Move:
        """The next step of the seat, whose sheet has come so far in the turn."""
        return self.judged(table, seat, sheet, depth, effort)[0]

    def judged(self, table: Table, seat: int, sheet: Sheet, depth: int, effort: int) -> tuple[Move, float]:
        """The same, and the points that the seat is then thought to come to."""
        fast, copies = self.bridge.state_of(table)
        if len(copies) not in self._scenes:
            self._scenes[len(copies)] = new_scenes(len(copies))
        scenes = self._scenes[len(copies)]
        scenes.tables[0], scenes.sheets[0] = fast, copies
        own = own_sheet(self.bridge, table, sheet)
        number, points = choose(self._mind, scenes, seat, own, depth, self.beam, self.margin, effort)
        return self.bridge.moves_of(fast, [number])[0], float(points)


def bridge_at(rules: VollVerplant, table: Table) -> Bridge:
    """The bridge for a table like this."""
    return Bridge(rules, table.deck)


def own_sheet(bridge: Bridge, table: Table, sheet: Sheet) -> np.void:
    """A sheet of the reference as the fast engine has it."""
    _, copies = bridge.state_of(table, [sheet])
    own: np.void = copies[0]
    return own
