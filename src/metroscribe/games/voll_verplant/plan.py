"""The printed plan: lines with their wagons, and the stations they share."""

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from metroscribe.core.geometry import Point
from metroscribe.core.network import Grid, bits, mask_of, name_at

FORTH, BACK = ">", "<"
"""The two directions of a ring line."""


@dataclass(frozen=True)
class Line:
    """A line from its wagon on. `first` is what completing it before the others is worth."""

    letter: str
    name: str
    colour: str
    windows: int
    first: int
    later: int
    stations: tuple[int, ...]
    """In the order in which they are reached from the wagon."""
    ring: bool
    wagon: tuple[Grid, ...]
    """The grid points it covers, from the front: one for the letter, then one for each window."""
    path: tuple[Grid, ...]
    """Where the line is drawn: from the front of the wagon over every station and bend."""

    @cached_property
    def mask(self) -> int:
        return mask_of(self.stations)

    @cached_property
    def ways(self) -> Mapping[str, tuple[int, ...]]:
        """In what order its stations can be followed; a ring both ways round, its first station first."""
        if not self.ring:
            return {"": self.stations}
        first, *others = self.stations
        return {FORTH: self.stations, BACK: (first, *reversed(others))}


@dataclass(frozen=True)
class Water:
    """Decoration: what makes a plan look like its city."""

    name: str
    path: tuple[Point, ...]
    width: float
    """In grid steps."""


@dataclass(frozen=True)
class Plan:
    width: int
    height: int
    points: tuple[Grid, ...]
    """Where each station lies; stations are numbered row by row."""
    names: tuple[str, ...]
    lines: tuple[Line, ...]
    special: int
    """The special stations of the expert rule."""
    water: tuple[Water, ...]

    @cached_property
    def everywhere(self) -> int:
        return (1 << len(self.points)) - 1

    @cached_property
    def at(self) -> tuple[str, ...]:
        """The grid name of each station, such as `C4`."""
        return tuple(map(name_at, self.points))

    @cached_property
    def stopping(self) -> tuple[tuple[int, ...], ...]:
        """For each station the numbers of the lines that stop there."""
        return tuple(
            tuple(number for number, line in enumerate(self.lines) if line.mask >> station & 1)
            for station in range(len(self.points))
        )

    @cached_property
    def places(self) -> tuple[tuple[str, int], ...]:
        """For each station its name in moves: the alphabetically first of its lines, and the place there."""
        first = (min((self.lines[n] for n in lines), key=lambda line: line.letter) for lines in self.stopping)
        return tuple((line.letter, line.stations.index(i) + 1) for i, line in enumerate(first))

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        """The line with each letter."""
        return {line.letter: number for number, line in enumerate(self.lines)}

    @cached_property
    def hash(self) -> str:
        """Of everything that matters to play; names, positions and colours do not."""
        met = dict.fromkeys(station for line in self.lines for station in line.stations)
        order = {station: i for i, station in enumerate(met)}
        facts = (
            [(line.letter, line.windows, line.first, line.later, line.ring) for line in self.lines],
            [[order[station] for station in line.stations] for line in self.lines],
            sorted(order[station] for station in bits(self.special)),
        )
        return hashlib.sha256(repr(facts).encode()).hexdigest()[:16]


def passed(a: Grid, b: Grid) -> Iterator[Grid]:
    """The grid points strictly between the two ends of a leg."""
    steps = max(abs(b[0] - a[0]), abs(b[1] - a[1]))
    dx, dy = (b[0] - a[0]) // steps, (b[1] - a[1]) // steps
    return ((a[0] + k * dx, a[1] + k * dy) for k in range(1, steps))
