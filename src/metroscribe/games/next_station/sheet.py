"""One player's sheet: the lines drawn on it, and what they leave open. A value; drawing makes a new one."""

from dataclasses import dataclass, replace

from metroscribe.core.network import Network
from metroscribe.games.next_station.moves import Move


@dataclass(frozen=True, slots=True)
class Line:
    """The sections of one pencil. `stations` and `ends` are masks, the departure station always in them."""

    colour: str
    stations: int
    ends: int
    sections: tuple[int, ...] = ()
    circled: int = 0
    """Stations that count twice for this line."""

    @classmethod
    def at(cls, colour: str, departure: int) -> "Line":
        return cls(colour, 1 << departure, 1 << departure)

    @property
    def connected(self) -> int:
        """Its stations; a line without sections connects nothing."""
        return self.stations if self.sections else 0

    def extend(self, section: int, start_bit: int, end_bit: int) -> "Line":
        ends = self.ends & ~start_bit if self.sections else self.ends
        return Line(
            self.colour, self.stations | end_bit, ends | end_bit, (*self.sections, section), self.circled
        )


@dataclass(frozen=True, slots=True)
class Sheet:
    """Masks of sections: with a track, with two, and those that would cross a track."""

    lines: tuple[Line, ...]
    tracks: int
    doubles: int
    crossed: int
    steps: tuple[Move, ...] = ()
    """The steps taken in the turn that is not closed yet."""

    @property
    def line(self) -> Line:
        """The line of this round."""
        return self.lines[-1]

    def begin(self, line: Line) -> "Sheet":
        return Sheet((*self.lines, line), self.tracks, self.doubles, self.crossed)

    def draw(self, network: Network, start: int, end: int, move: Move) -> "Sheet":
        """The section drawn from `start` to `end`, whether allowed or not."""
        section = network.joining[start, end]
        bit = 1 << section
        return Sheet(
            (*self.lines[:-1], self.line.extend(section, 1 << start, 1 << end)),
            self.tracks | bit,
            self.doubles | (self.tracks & bit),
            self.crossed | network.crossings[section],
            (*self.steps, move),
        )

    def circle(self, station_bit: int) -> "Sheet":
        """Let a station count twice for the line of this round."""
        line = replace(self.line, circled=self.line.circled | station_bit)
        return replace(self, lines=(*self.lines[:-1], line))

    def close(self) -> "Sheet":
        return Sheet(self.lines, self.tracks, self.doubles, self.crossed) if self.steps else self
