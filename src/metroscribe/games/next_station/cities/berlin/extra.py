"""What only this city's goals count."""

from dataclasses import dataclass

from metroscribe.games.next_station.board import Board
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.games.next_station.tallies import (
    FRAMED_DISTRICTS,
    FRAMED_ON_A_LINE,
    WHOLE_DISTRICTS,
    Tally,
)
from metroscribe.games.next_station.terms import connected, reached


@dataclass(frozen=True, slots=True)
class WholeDistricts:
    """In how many districts of a kind the network connects every station."""

    kind: str

    def measure(self, board: Board, sheet: Sheet) -> int:
        own = connected(sheet)
        return sum(not district.stations & ~own for district in board.of_kind(self.kind))

    def tally(self, board: Board) -> Tally:
        return Tally(WHOLE_DISTRICTS, districts=board.of_kind(self.kind))


@dataclass(frozen=True, slots=True)
class FramedDistricts:
    """In how many districts there is a framed station."""

    def measure(self, board: Board, sheet: Sheet) -> int:
        return len(reached(board.districts, sheet.framed))

    def tally(self, board: Board) -> Tally:
        return Tally(FRAMED_DISTRICTS, districts=board.districts)


@dataclass(frozen=True, slots=True)
class FramedOnALine:
    """The largest number of framed stations on one connected line."""

    def measure(self, board: Board, sheet: Sheet) -> int:
        return max(((line.connected & sheet.framed).bit_count() for line in sheet.lines), default=0)

    def tally(self, board: Board) -> Tally:
        return Tally(FRAMED_ON_A_LINE)


MEASURES = {
    "whole-districts": WholeDistricts,
    "framed-districts": FramedDistricts,
    "framed-on-a-line": FramedOnALine,
}
