"""What only this city has: the stamps of its periphery, and the loop that wants to be reached."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from metroscribe.core.score import Entry
from metroscribe.core.text import Text
from metroscribe.games.next_station.board import Board
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.games.next_station.tallies import CONNECTED, SHARED_DISTRICTS, Box, Tally
from metroscribe.games.next_station.terms import BOXES_KEPT, connected, reached, stops


@lru_cache(BOXES_KEPT)
def _stamps(kind: str, count: int, each: int) -> Entry:
    return Entry("stamps", each * count, {"kind": kind, "count": count, "each": each})


@lru_cache(BOXES_KEPT)
def _missed(count: int, each: int) -> Entry:
    return Entry("loop", -each * count, {"count": count, "each": each})


@dataclass(frozen=True, slots=True)
class StampPoints:
    """Each kind of district of the periphery is worth its points once it has an interchange."""

    points: Mapping[str, int]

    def entries(self, board: Board, sheet: Sheet) -> Iterable[Entry]:
        shared = stops(board, sheet)[2]
        for kind, points in self.points.items():
            count = len(reached(board.of_kind(kind), shared))
            yield _stamps(kind, count, points)

    def boxes(self, board: Board) -> tuple[Box, ...]:
        return tuple(
            Box(Tally(SHARED_DISTRICTS, 2, districts=board.of_kind(kind)), points)
            for kind, points in self.points.items()
        )

    def guide(self, board: Board) -> tuple[Text, ...]:
        rows = (
            Text("guide-stamp", {"kind": kind, "count": len(board.of_kind(kind)), "points": points})
            for kind, points in self.points.items()
        )
        return (Text("guide-stamps"), *rows)


@dataclass(frozen=True, slots=True)
class LoopPenalty:
    """Points lost for each station of the loop that no line reaches."""

    each: int

    def entries(self, board: Board, sheet: Sheet) -> Iterable[Entry]:
        missed = (board.loop.stations & ~connected(sheet)).bit_count()
        yield _missed(missed, self.each)

    def boxes(self, board: Board) -> tuple[Box, ...]:
        most = -self.each * board.loop.stations.bit_count()
        return (Box(Tally(CONNECTED, stations=board.loop.stations), self.each, (most,)),)

    def guide(self, board: Board) -> tuple[Text, ...]:
        return (Text("guide-loop", {"stations": board.loop.stations.bit_count(), "points": self.each}),)


@dataclass(frozen=True, slots=True)
class LoopStations:
    """How many stations of the loop the network connects."""

    def measure(self, board: Board, sheet: Sheet) -> int:
        return (board.loop.stations & connected(sheet)).bit_count()

    def tally(self, board: Board) -> Tally:
        return Tally(CONNECTED, stations=board.loop.stations)


TERMS = {"stamps": StampPoints, "loop": LoopPenalty}
MEASURES = {"loop-stations": LoopStations}
