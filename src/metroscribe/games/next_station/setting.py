"""What a city's data says, whatever the modules."""

from dataclasses import dataclass

from metroscribe.core.teaching import NO_TEACHING, Teaching
from metroscribe.games.next_station.board import Board
from metroscribe.games.next_station.deck import Deck
from metroscribe.games.next_station.scoring import LinePoints, Row
from metroscribe.games.next_station.sheet import Ink, Line, Sheet


@dataclass(frozen=True, slots=True)
class Setting:
    """Rules, modules and words read it; none of them needs to know the others for that."""

    board: Board
    deck: Deck
    pencils: tuple[str, ...]
    line_points: LinePoints
    rows: tuple[Row, ...]
    """Of the score pad, beside the lines."""
    teaching: Teaching = NO_TEACHING
    """What its rules page tells besides the rules."""

    @property
    def blank(self) -> Sheet:
        """A sheet before anything is drawn; a printed loop has its tracks."""
        return Sheet(Ink((), self.board.loop.sections, 0, self.board.crossing_loop()))

    def departing(self, colour: str) -> tuple[Line, ...]:
        """The lines of a round before anything is drawn."""
        return tuple(Line.at(colour, station) for station in self.board.departures[colour])
