"""Which elements a person touches, one after the other, to make a move."""

from metroscribe.draw.sheet import NONE, choice_id
from metroscribe.draw.voll_verplant.ids import station_id, wagon_id, way_id
from metroscribe.games.voll_verplant.moves import Move
from metroscribe.games.voll_verplant.rules import VollVerplant
from metroscribe.games.voll_verplant.sheet import Sheet
from metroscribe.games.voll_verplant.table import Table


def taps(rules: VollVerplant, table: Table, sheet: Sheet, move: Move) -> tuple[str, ...]:
    """The wagon, on a ring the way round, and the last station that is marked; a free ride has only that."""
    plan = rules.plan
    if not move.line:
        return (choice_id(NONE),)
    line = plan.lines[plan.numbers[move.line]]
    if move.place:
        return (station_id(plan.at[line.stations[move.place - 1]]),)
    last = rules.wording.ending(table, sheet, move)
    if last is None:
        return (wagon_id(move.line), choice_id(NONE))
    way = (way_id(move.line, move.way),) if move.way else ()
    return (wagon_id(move.line), *way, station_id(plan.at[last]))
