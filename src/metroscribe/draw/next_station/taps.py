"""Which elements a person touches, one after the other, to make a move."""

from metroscribe.draw.next_station.ids import station_id
from metroscribe.draw.sheet import NONE, choice_id
from metroscribe.games.next_station.choosing import SPARES
from metroscribe.games.next_station.moves import PASS, Move
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.games.next_station.table import PENCIL, Table


def taps(_rules: NextStation, _table: Table, _sheet: Sheet, move: Move) -> tuple[str, ...]:
    """From where and to where; a power is chosen before. A pencil, or its place, is a choice of its own."""
    if move == PASS:
        return (choice_id(NONE),)
    if move.choice:
        return (choice_id(move.choice.replace(":", "-") if move in SPARES else f"{PENCIL}-{move.choice}"),)
    power = (choice_id(move.power),) if move.power else ()
    return (*power, station_id(move.start), station_id(move.end))
