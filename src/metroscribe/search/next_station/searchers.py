"""What the searches of this family begin with, and what they find; see `search.searchers.Family`."""

import numpy as np

from metroscribe.fast.next_station.bridge import Bridge
from metroscribe.fast.next_station.layout import STATE, Desk, new_desk
from metroscribe.fast.next_station.moves import move_of as numbered
from metroscribe.games.next_station.moves import Move
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.games.next_station.table import ROUNDS, Table
from metroscribe.search.lookahead import Limits
from metroscribe.search.net import Net
from metroscribe.search.next_station.features import axes_of, inputs_of
from metroscribe.search.next_station.lookahead import View, new_view
from metroscribe.search.next_station.playouts import World

__all__ = ["DARING", "LIMITS", "PARTS", "axes_of", "bridge_at", "judge_of", "move_of", "view_at", "world_at"]
PARTS = ROUNDS
DARING = 15.0
LIMITS = Limits(beam=3, margin=4.0, carried=True)


def bridge_at(rules: NextStation, _table: Table) -> Bridge:
    return Bridge(rules)


def world_at(bridge: Bridge, table: Table, seat: int, sheet: Sheet, word: int) -> tuple[World, Desk]:
    states = np.zeros(2, STATE)
    states[0] = bridge.state_of(table, sheet, seat)
    return World(bridge.tables, states), new_desk(word)


def judge_of(bridge: Bridge, net: Net) -> View:
    return new_view(bridge.tables, net, inputs_of(bridge.rules))


def view_at(bridge: Bridge, judge: View, table: Table, seat: int, sheet: Sheet) -> View:
    judge.stack[0] = bridge.state_of(table, sheet, seat)
    return judge


def move_of(bridge: Bridge, _table: Table, number: int) -> Move:
    return numbered(bridge.rules, number)
