"""Fast moves and the reference's, and back. A fast move is an integer; `layout` says what stands where."""

from metroscribe.fast.next_station.layout import DOUBLE_AT, END_AT, PASS, POWER_AT, POWERS, STATION_BITS
from metroscribe.games.next_station import moves as reference
from metroscribe.games.next_station.rules import NextStation


def move_of(rules: NextStation, number: int) -> reference.Move:
    if number == PASS:
        return reference.PASS
    names, power = rules.network.names, number >> POWER_AT
    return reference.Move(
        names[number & STATION_BITS],
        names[number >> END_AT & STATION_BITS],
        bool(number >> DOUBLE_AT & 1),
        POWERS[power - 1] if power else "",
    )


def number_of(rules: NextStation, move: reference.Move) -> int:
    if move == reference.PASS:
        return PASS
    start, end = rules.network.number[move.start], rules.network.number[move.end]
    power = 1 + POWERS.index(move.power) if move.power else 0
    return start | end << END_AT | move.double << DOUBLE_AT | power << POWER_AT
