"""What only this city has: tourist sites, and a river that objectives count."""

from collections.abc import Iterable
from dataclasses import dataclass

from metroscribe.core.score import Entry
from metroscribe.core.text import Text
from metroscribe.games.next_station.board import Board
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.games.next_station.tallies import CONNECTED, RIVER, VISITS, Box, Tally
from metroscribe.games.next_station.terms import connected

SIGHT = "tourist"


@dataclass(frozen=True, slots=True)
class TouristTrack:
    """Every line marks a box for each tourist site on it; the last marked box says the points."""

    points: list[int]

    def entries(self, board: Board, sheet: Sheet) -> Iterable[Entry]:
        visits = sum((line.connected & board.marks[SIGHT]).bit_count() for line in sheet.lines)
        count = min(visits, len(self.points) - 1)
        yield Entry("tourists", self.points[count], {"count": count})

    def boxes(self, board: Board) -> tuple[Box, ...]:
        return (Box(Tally(VISITS, stations=board.marks[SIGHT]), row=tuple(self.points)),)

    def guide(self, board: Board) -> tuple[Text, ...]:
        row = " ".join(str(points) for points in self.points[1:])
        sights = board.marks[SIGHT].bit_count()
        return (Text("guide-tourists", {"sights": sights, "most": len(self.points) - 1, "row": row}),)


@dataclass(frozen=True, slots=True)
class Sights:
    """How many tourist sites the network connects."""

    def measure(self, board: Board, sheet: Sheet) -> int:
        return (board.marks[SIGHT] & connected(sheet)).bit_count()

    def tally(self, board: Board) -> Tally:
        return Tally(CONNECTED, stations=board.marks[SIGHT])


@dataclass(frozen=True, slots=True)
class Crossings:
    """How many sections of the network run under the river."""

    def measure(self, board: Board, sheet: Sheet) -> int:
        return sum(board.river.sections >> section & 1 for line in sheet.lines for section in line.sections)

    def tally(self, board: Board) -> Tally:
        return Tally(RIVER)


TERMS = {"tourists": TouristTrack}
MEASURES = {"sights": Sights, "crossings": Crossings}
