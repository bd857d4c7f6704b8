"""What the searches of this family begin with, and what they find; see `search.searchers.Family`."""

from collections.abc import Callable
from functools import cache, partial

import numpy as np

from metroscribe.fast.voll_verplant.bridge import Bridge
from metroscribe.fast.voll_verplant.layout import SHEET, TABLE, Desk, new_desk
from metroscribe.games.voll_verplant.moves import Move
from metroscribe.games.voll_verplant.rules import VollVerplant
from metroscribe.games.voll_verplant.sheet import Sheet
from metroscribe.games.voll_verplant.table import Table
from metroscribe.search.lookahead import Limits
from metroscribe.search.net import Net
from metroscribe.search.voll_verplant.evaluation import PART, new_mind
from metroscribe.search.voll_verplant.features import axes_of, inputs_of
from metroscribe.search.voll_verplant.lookahead import View, new_view
from metroscribe.search.voll_verplant.playouts import World

__all__ = ["DARING", "LIMITS", "PARTS", "axes_of", "bridge_at", "judge_of", "move_of", "view_at", "world_at"]
PARTS = PART + 1
DARING = 6.0
LIMITS = Limits(beam=6, margin=2.0, carried=False)


def bridge_at(rules: VollVerplant, table: Table) -> Bridge:
    return Bridge(rules, table.deck)


def world_at(bridge: Bridge, table: Table, seat: int, sheet: Sheet, word: int) -> tuple[World, Desk]:
    tables, sheets = np.zeros(2, TABLE), np.zeros((2, len(table.sheets)), SHEET)
    tables[0], sheets[0] = bridge.state_of(table)
    _, [sheets[0, seat]] = bridge.state_of(table, [sheet])
    return World(bridge.tables, tables, sheets, seat), new_desk(word)


def judge_of(bridge: Bridge, net: Net) -> Callable[[int], View]:
    """Room for a number of seats."""
    mind = new_mind(bridge.tables, inputs_of(bridge.rules, bridge.deck), net)
    return cache(partial(new_view, mind))


def view_at(bridge: Bridge, judge: Callable[[int], View], table: Table, seat: int, sheet: Sheet) -> View:
    view = judge(len(table.sheets))._replace(seat=seat)
    view.tables[0], view.sheets[0] = bridge.state_of(table)
    _, [view.replies[0, seat]] = bridge.state_of(table, [sheet])
    return view


def move_of(bridge: Bridge, table: Table, number: int) -> Move:
    assert table.card is not None
    return bridge.move_of(number, bool(bridge.tables["transfer"][bridge.faces.index(table.card)]))
