"""One player's sheet: the lines drawn on it, and what they leave open. A value; drawing makes a new one."""

from typing import NamedTuple

from metroscribe.core.network import Network
from metroscribe.games.next_station.moves import Move

FIRST = "first"
"""The step that every turn has; further ones have names of their own."""
CHOICE = "choice"
"""The only step of a turn before the first round."""


class Line(NamedTuple):
    """Sections of one pencil that hang together. `stations` and `ends` are masks, departures in both."""

    colour: str
    departures: int
    stations: int
    ends: int
    sections: tuple[int, ...] = ()
    circled: int = 0
    """Stations that count twice for this line."""

    @classmethod
    def at(cls, colour: str, departure: int) -> "Line":
        return cls(colour, 1 << departure, 1 << departure, 1 << departure)

    @property
    def connected(self) -> int:
        """Its stations; a line without sections connects nothing."""
        return self.stations if self.sections else 0

    @property
    def joined(self) -> bool:
        """Whether it connects more than one departure station."""
        return self.departures & (self.departures - 1) != 0

    def extend(self, section: int, start_bit: int, end_bit: int) -> "Line":
        """A section to a station that is on no line of this round."""
        return Line(
            self.colour,
            self.departures,
            self.stations | end_bit,
            self._ends_beside(start_bit) | end_bit,
            (*self.sections, section),
            self.circled,
        )

    def join(self, other: "Line", section: int, own_bit: int, other_bit: int) -> "Line":
        """A section between a station of this line and one of the other: the two become one."""
        return Line(
            self.colour,
            self.departures | other.departures,
            self.stations | other.stations,
            self._ends_beside(own_bit) | other._ends_beside(other_bit),
            (*self.sections, *other.sections, section),
            self.circled | other.circled,
        )

    def _ends_beside(self, bit: int) -> int:
        """Its ends once a section is added at this station; a bare departure station stays an end."""
        return self.ends & ~bit if self.sections else self.ends


class Step(NamedTuple):
    """A step of the turn that is not closed: which of its steps, what was done, on which of the own lines."""

    kind: str
    move: Move
    line: int


class Ink(NamedTuple):
    """What is drawn for good; scores and drawings depend on nothing else of a sheet."""

    lines: tuple[Line, ...]
    tracks: int
    """The sections with a track."""
    doubles: int
    """Those with two."""
    crossed: int
    """The sections that would cross a track."""
    current: int = 1
    """How many of the last lines belong to this round."""
    framed: int = 0
    """Stations framed for good, whatever line frames them."""

    @property
    def own(self) -> tuple[Line, ...]:
        """The lines of this round."""
        return self.lines[-self.current :]

    @property
    def line(self) -> Line:
        """The line of this round, where there is only one."""
        return self.lines[-1]

    def begin(self, *lines: Line) -> "Ink":
        """The lines of a new round."""
        return self._replace(lines=(*self.lines, *lines), current=len(lines))

    def draw(self, network: Network, start: int, end: int) -> tuple["Ink", int]:
        """A section from `start` to `end`, whether allowed or not, and which of the own lines it extends."""
        section = network.joining[start, end]
        bit = 1 << section
        own, at = self._with(section, 1 << start, 1 << end)
        lines, tracks, doubles, crossed, current, framed = self
        return Ink(
            (*lines[:-current], *own),
            tracks | bit,
            doubles | (tracks & bit),
            crossed | network.crossings[section],
            len(own),
            framed,
        ), at

    def _with(self, section: int, start_bit: int, end_bit: int) -> tuple[tuple[Line, ...], int]:
        """The own lines after a section, and which of them was extended."""
        own = self.own
        if len(own) == 1:
            return (own[0].extend(section, start_bit, end_bit),), 0
        at = next(i for i, line in enumerate(own) if line.stations & start_bit)
        if any(line.stations & end_bit for i, line in enumerate(own) if i != at):
            first, second = (start_bit, end_bit) if at == 0 else (end_bit, start_bit)
            return (own[0].join(own[1], section, first, second),), at
        drawn = own[at].extend(section, start_bit, end_bit)
        return (*own[:at], drawn, *own[at + 1 :]), at

    def circle(self, station_bit: int) -> "Ink":
        """Let a station count twice for its line of this round."""
        own = (
            line._replace(circled=line.circled | station_bit) if line.stations & station_bit else line
            for line in self.own
        )
        return self._replace(lines=(*self.lines[: -self.current], *own))

    def frame(self, station_bit: int) -> "Ink":
        return self._replace(framed=self.framed | station_bit)


class Sheet(NamedTuple):
    """The ink, and the state of the open turn."""

    ink: Ink
    spent: bool = False
    """Whether the pencil's power was used in this round."""
    steps: tuple[Step, ...] = ()
    asked: tuple[Move, ...] = ()
    """What it may choose in this turn, before the first round."""

    def begin(self, *lines: Line) -> "Sheet":
        """A new round."""
        return Sheet(self.ink.begin(*lines))

    def take(self, kind: str, move: Move, ink: Ink, line: int = 0) -> "Sheet":
        """The sheet after a step that led to this ink."""
        return Sheet(ink, self.spent or bool(move.power), (*self.steps, Step(kind, move, line)))

    def close(self) -> "Sheet":
        """Without the steps of the turn, which are final now, and what it was asked."""
        return Sheet(self.ink, self.spent) if self.steps else self
