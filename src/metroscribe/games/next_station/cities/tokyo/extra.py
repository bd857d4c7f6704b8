"""What only this city has: the stamps of its periphery, and the loop that wants to be reached."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from metroscribe.core.score import Entry
from metroscribe.games.next_station.board import Board
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.games.next_station.terms import InterchangeDistricts, connected


@dataclass(frozen=True, slots=True)
class StampPoints:
    """Each kind of district of the periphery is worth its points once it has an interchange."""

    points: Mapping[str, int]

    def entries(self, board: Board, sheet: Sheet) -> Iterable[Entry]:
        for kind, points in self.points.items():
            count = InterchangeDistricts((kind,)).measure(board, sheet)
            yield Entry("stamps", points * count, {"kind": kind, "count": count, "each": points})


@dataclass(frozen=True, slots=True)
class LoopPenalty:
    """Points lost for each station of the loop that no line reaches."""

    each: int

    def entries(self, board: Board, sheet: Sheet) -> Iterable[Entry]:
        missed = (board.loop.stations & ~connected(sheet)).bit_count()
        yield Entry("loop", -self.each * missed, {"count": missed, "each": self.each})


@dataclass(frozen=True, slots=True)
class LoopStations:
    """How many stations of the loop the network connects."""

    def measure(self, board: Board, sheet: Sheet) -> int:
        return (board.loop.stations & connected(sheet)).bit_count()


TERMS = {"stamps": StampPoints, "loop": LoopPenalty}
MEASURES = {"loop-stations": LoopStations}
