"""How a person makes a move: which elements are touched, one after the other."""

from metroscribe.draw.sheet import NONE, Gesture, beside
from metroscribe.draw.voll_verplant.ids import station_id, wagon_id, way_id
from metroscribe.games.voll_verplant.moves import Move
from metroscribe.games.voll_verplant.rules import VollVerplant
from metroscribe.games.voll_verplant.sheet import Sheet
from metroscribe.games.voll_verplant.table import Table


def gesture(rules: VollVerplant, table: Table, sheet: Sheet, move: Move) -> Gesture:
    """The wagon, on a ring the way round, and the last station that is marked; a free ride has only that."""
    plan = rules.plan
    wagon = (wagon_id(move.line),) if move.line else ()
    if move.place:
        line = plan.lines[plan.numbers[move.line]]
        return Gesture((station_id(plan.at[line.stations[move.place - 1]]),))
    last = rules.wording.ending(table, sheet, move)
    if last is None:
        nothing = beside(NONE, rules.wording.describe(table, sheet, move))
        return Gesture((*wagon, nothing.id), choice=nothing)
    way = (way_id(move.line, move.way),) if move.way else ()
    return Gesture((*wagon, *way, station_id(plan.at[last])))
