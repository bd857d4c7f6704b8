"""The printed map: stations with symbols and districts, possible sections, departures, the loop."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from metroscribe.core.geometry import Path, Point
from metroscribe.core.network import Grid, Network, bits, union

SYMBOLS = ("circle", "square", "triangle", "pentagon")
WILD = "wild"
LOOP, RIVER = "loop", "river"
"""Names by which data speaks of the loop's stations and of the sections across the river."""


@dataclass(frozen=True, slots=True)
class District:
    letter: str
    name: str
    kind: str
    stations: int
    cells: frozenset[Grid]


@dataclass(frozen=True, slots=True)
class Loop:
    """A line that is printed: one track on each of its pieces, a line at each of its stations."""

    name: str
    sections: int = 0
    stations: int = 0
    path: Path = ()


@dataclass(frozen=True, slots=True)
class River:
    """Water on the map, and the sections that count as crossing it; none where it is decoration."""

    name: str = ""
    sections: int = 0
    path: tuple[Point, ...] = ()


@dataclass(frozen=True, eq=False)
class Board:
    network: Network
    symbols: tuple[str, ...]
    """For each station its symbol, or `wild`."""
    districts: tuple[District, ...]
    departures: Mapping[str, tuple[int, ...]]
    """For each pencil its departure station, or one for each line of the round."""
    loop: Loop
    river: River
    marks: Mapping[str, int]
    """Stations that the map marks, by what they are marked as."""
    section_marks: Mapping[str, int]
    """Sections that the map marks; those across the river are marked `river`."""
    names: tuple[str, ...]
    width: int
    height: int

    @cached_property
    def district_stations(self) -> tuple[int, ...]:
        return tuple(district.stations for district in self.districts)

    @cached_property
    def everywhere(self) -> int:
        return (1 << len(self.symbols)) - 1

    def matching(self, symbol: str) -> int:
        """The stations a card with this symbol leads to."""
        return sum(1 << i for i, own in enumerate(self.symbols) if own in (symbol, WILD))

    def wanted(self) -> Mapping[str | None, int]:
        """For each symbol its stations, and for None (a joker) all of them."""
        return {None: self.everywhere, **{symbol: self.matching(symbol) for symbol in SYMBOLS}}

    def of_kind(self, kind: str) -> tuple[District, ...]:
        return tuple(district for district in self.districts if district.kind == kind)

    def stations_of(self, name: str) -> int:
        """The stations of the loop, of a mark, or of a kind of district; none where the map has no such."""
        if name == LOOP:
            return self.loop.stations
        return self.marks.get(name) or sum(district.stations for district in self.of_kind(name))

    def sections_of(self, name: str) -> int:
        return self.section_marks.get(name, 0)

    def crossing_loop(self) -> int:
        """The sections that can never be drawn, because the loop is in their way."""
        return union(self.network.crossings[section] for section in bits(self.loop.sections))

    @property
    def hash(self) -> str:
        """Of everything that matters to play; names of stations and districts do not."""
        facts = (
            self.network.names,
            self.symbols,
            [(self.network.section_name(i), s.straight) for i, s in enumerate(self.network.sections)],
            [(d.kind, d.stations) for d in self.districts],
            sorted(self.departures.items()),
            self.loop.sections,
            self.network.crossings,
            self.river.sections,
            sorted(self.marks.items()),
            *sorted(item for item in self.section_marks.items() if item[0] != RIVER),
        )
        return hashlib.sha256(repr(facts).encode()).hexdigest()[:16]
