"""How a person makes a move: which elements are touched, one after the other, and which section is drawn."""

from metroscribe.core.text import Text
from metroscribe.draw.next_station.ids import section_id, station_id
from metroscribe.draw.sheet import NONE, Beside, Gesture, beside
from metroscribe.games.next_station.choosing import SPARES
from metroscribe.games.next_station.moves import Move
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.games.next_station.table import PENCIL, Table


def gesture(rules: NextStation, table: Table, sheet: Sheet, move: Move) -> Gesture:
    """From where and to where; a power is chosen before. A pencil, or its place, is a choice of its own."""
    choice = _choice(rules, table, sheet, move)
    before = (choice.id,) if choice else ()
    if not move.end:
        return Gesture(before, choice=choice)
    network = rules.board.network
    section = network.joining[network.number[move.start], network.number[move.end]]
    taps = (*before, station_id(move.start), station_id(move.end))
    return Gesture(taps, section_id(network, section), choice)


def _choice(rules: NextStation, table: Table, sheet: Sheet, move: Move) -> Beside | None:
    if move.power:
        return beside(move.power, Text(f"power-{move.power}"))
    if move.end:
        return None
    says = rules.wording.describe(table, sheet, move)
    if move in SPARES:
        return beside(move.choice.replace(":", "-"), says)
    return beside(f"{PENCIL}-{move.choice}" if move.choice else NONE, says, move.choice)
