"""What makes a map playable, and what is known of a city's printed map. Loading a city checks all of it."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from functools import cached_property, partial
from typing import Any, TypeVar

from metroscribe.core.geometry import passes, samples
from metroscribe.core.mapfile import MapFile
from metroscribe.core.network import Grid, Section, bits, union
from metroscribe.core.text import Arg
from metroscribe.games.next_station.board import SYMBOLS, WILD, Board, District

SYMBOLS_IN_REACH = 3
COUNTED = ("symbols",)
"""Facts that only count; they are checked before anything is measured."""
FACTS = ("districts", "corners", "arrangement", "loop", "halves", "departures")
"""The others, in the order in which they are checked."""
T = TypeVar("T")
HEADINGS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


class Checker:
    """A method for each law; those named `fact_...` hold only where a city's data asks for them."""

    def __init__(self, file: MapFile, board: Board) -> None:
        self.file, self.board, self.network = file, board, board.network
        self.fail, self.fail_at = file.fail, file.fail_at

    def run(self, pencils: tuple[str, ...], lines: int, facts: Mapping[str, Any]) -> None:
        """`BadFile` with the first fault found, for rounds of so many lines."""
        self.agrees_with(COUNTED, facts)
        self.every_pencil_departs(pencils, lines)
        self.loop_passes_no_station()
        self.loop_crosses_nothing_of_its_own()
        self.districts_are_whole()
        self.no_third_district()
        self.departures_reach()
        self.all_reachable(pencils)
        self.agrees_with(FACTS, facts)

    def agrees_with(self, names: Iterable[str], facts: Mapping[str, Any]) -> None:
        for name in names:
            if name in facts:
                getattr(self, f"fact_{name}")(facts[name])

    def at_station(self, station: int) -> int:
        """The line of the file whose picture shows the station."""
        return self.file.picture("stations").first_line + self.network.points[station][1]

    # what every map needs

    def every_pencil_departs(self, pencils: tuple[str, ...], lines: int) -> None:
        for colour in pencils:
            if colour not in self.board.departures:
                self.fail("no-departure", "departures", colour=colour)
        taken: set[int] = set()
        for colour, stations in self.board.departures.items():
            fail = partial(self.fail_at, f"departures.{colour}")
            if colour not in pencils:
                fail("unknown-pencil", colour=colour, pencils=" ".join(pencils))
            if len(stations) != lines:
                fail("departure-count", colour=colour, count=lines)
            for station in stations:
                if station in taken:
                    fail("shared-departure", at=self.network.names[station])
                taken.add(station)

    def _departures(self) -> Iterator[tuple[str, int]]:
        return ((c, station) for c, stations in self.board.departures.items() for station in stations)

    def loop_passes_no_station(self) -> None:
        for number in bits(self.board.loop.sections):
            section = self.network.sections[number]
            for station, point in enumerate(self.network.points):
                if station not in (section.a, section.b) and passes(section.path, point):
                    self.fail("loop-through", self.at_station(station), at=self.network.names[station])

    def loop_crosses_nothing_of_its_own(self) -> None:
        for number in bits(self.board.loop.sections & self.board.crossing_loop()):
            self.fail_at("loop.path", "loop-crosses", section=self.network.section_name(number))

    def districts_are_whole(self) -> None:
        for district in self.board.districts:
            if _reached({min(district.cells)}, partial(_beside, district.cells)) != district.cells:
                self.fail_at(district.letter, "district-pieces", district=district.name)

    def no_third_district(self) -> None:
        """All such sections at once, ready to be listed as missing."""
        found = [i for i, section in enumerate(self.network.sections) if self._third(section)]
        for i in found:
            if self.board.loop.sections >> i & 1:
                self.fail_at("areas", "third-district-loop", section=self.network.section_name(i))
        if found:
            names = ", ".join(f'"{self.network.section_name(i)}"' for i in found)
            first = self.network.sections[found[0]]
            near = self.at_station(first.a)
            self.fail("third-district", near, sections=names, district=self._third(first))

    @cached_property
    def _where(self) -> Mapping[tuple[int, int], str]:
        """For each grid point the letter of its district."""
        return {cell: d.letter for d in self.board.districts for cell in d.cells}

    def _third(self, section: Section) -> str:
        """A district that the section runs through without a station there, or nothing."""
        where = self._where
        ends = {where[self.network.points[section.a]], where[self.network.points[section.b]]}
        return next((where[cell] for cell in sorted(_cells(section)) if where[cell] not in ends), "")

    def departures_reach(self) -> None:
        for colour, departure in self._departures():
            symbols = {self.board.symbols[end] for end in self._neighbours(departure)}
            if WILD not in symbols and len(symbols) < SYMBOLS_IN_REACH:
                about: dict[str, Arg] = {"colour": colour, "at": self.network.names[departure]}
                about |= {"least": SYMBOLS_IN_REACH, "symbol": tuple(sorted(symbols))}
                self.fail_at(f"departures.{colour}", "short-reach", **about)

    def all_reachable(self, pencils: tuple[str, ...]) -> None:
        """From every departure to every station, without running beside a track."""
        reached = _reached({self.board.departures[pencils[0]][0]}, self._neighbours)
        for station in sorted(set(range(len(self.network.points))) - reached):
            self.fail("unreachable", self.at_station(station), at=self.network.names[station])

    def _neighbours(self, station: int) -> Iterator[int]:
        closed = self.board.crossing_loop() | self.board.loop.sections
        return (s.target for s in self.network.spokes[station] if not s.section_bit & closed)

    # what is known of printed maps

    def fact_districts(self, kinds: Mapping[str, Mapping[str, int]]) -> None:
        """For each kind how many districts, and how many stations in each."""
        for district in self.board.districts:
            if district.kind not in kinds:
                known = " ".join(kinds)
                self.fail_at(district.letter, "unknown-kind", kind=district.kind, kinds=known)
        for kind, wanted in kinds.items():
            found = self.board.of_kind(kind)
            if len(found) != wanted["count"]:
                self.fail("kind-count", "districts", kind=kind, count=wanted["count"], found=len(found))
            for district in found:
                number = district.stations.bit_count()
                if number != (count := wanted.get("stations", number)):
                    about: dict[str, Arg] = {"district": district.name, "count": count, "found": number}
                    self.fail_at(district.letter, "district-stations", **about)

    def fact_symbols(self, wanted: int | Mapping[str, int]) -> None:
        """How many stations of each symbol, or of all alike."""
        for symbol in SYMBOLS:
            count = wanted if isinstance(wanted, int) else wanted[symbol]
            found = self.board.symbols.count(symbol)
            if found != count:
                self.fail("symbol-count", "stations", symbol=symbol, count=count, found=found)

    def fact_loop(self, wanted: Mapping[str, Any]) -> None:
        """How many stations it has, in districts of which kind, around districts of which kind."""
        loop = self.board.loop
        if loop.stations.bit_count() != wanted["stations"]:
            self.fail("loop-stations", "loop", count=wanted["stations"], found=loop.stations.bit_count())
        if all(self.network.sections[i].straight for i in bits(loop.sections)):
            self.fail("loop-curves", "loop")
        home = union(district.stations for district in self.board.of_kind(wanted["in"]))
        for station in bits(loop.stations & ~home):
            at = self.network.names[station]
            self.fail("loop-district", self.at_station(station), at=at, kind=wanted["in"])
        for district in self.board.of_kind(wanted["around"]):
            self._enclosed(district.stations)

    def _enclosed(self, inside: int) -> None:
        """From inside one comes out only through a station of the loop."""
        loop = set(bits(self.board.loop.stations))
        reached = _reached(bits(inside), lambda station: set(self._neighbours(station)) - loop)
        for station in sorted(reached - set(bits(inside))):
            self.fail("loop-leaks", self.at_station(station), at=self.network.names[station])

    def fact_departures(self, known: Mapping[str, Mapping[str, Any]]) -> None:
        """What the rulebook's examples show of departure stations and what lies next to them."""
        for colour, facts in known.items():
            if colour not in self.board.departures:
                self.fail("no-departure", "departures", colour=colour)
            station = self.board.departures[colour][0]
            if self.board.symbols[station] not in facts.get("symbol", [self.board.symbols[station]]):
                self.fail("departure-symbol", colour, colour=colour, symbol=tuple(facts["symbol"]))
            kind = next(d.kind for d in self.board.districts if d.stations >> station & 1)
            if kind not in facts.get("kind", [kind]):
                self.fail("departure-kind", colour, colour=colour, kind=tuple(facts["kind"]))
            for heading in HEADINGS.keys() & facts.keys():
                self._next_to(colour, station, heading, facts[heading])

    def fact_corners(self, kind: str) -> None:
        """The districts of this kind lie in the corners of the map."""
        right, bottom = self.board.width - 1, self.board.height - 1
        corners = {(x, y) for x in (0, right) for y in (0, bottom)}
        for district in self.board.of_kind(kind):
            if not corners & district.cells:
                self.fail_at(f"districts.{district.letter}", "district-corner", district=district.name)

    def fact_arrangement(self, rows: Sequence[Sequence[str]]) -> None:
        """How the districts of these kinds lie to each other, row by row, judged by their middles."""
        kinds = {kind for row in rows for kind in row}
        found = sorted((d for d in self.board.districts if d.kind in kinds), key=lambda d: _middle(d)[1])
        for row in rows:
            here, found = sorted(found[: len(row)], key=_middle), found[len(row) :]
            if [district.kind for district in here] != list(row):
                self.fail_at("areas", "arrangement", row=" ".join(row))
        if found:
            self.fail_at("areas", "arrangement", row=found[0].name)

    def fact_halves(self, wanted: bool) -> None:
        """The first departure station of each pencil lies in the left half, the second in the right."""
        for colour, stations in self.board.departures.items():
            sides = [self.network.points[station][0] >= self.board.width / 2 for station in stations]
            if wanted and sides != [False, True]:
                self.fail_at(f"departures.{colour}", "departure-halves", colour=colour)

    def _next_to(self, colour: str, station: int, heading: str, wanted: Mapping[str, Any]) -> None:
        x, y = self.network.points[station]
        dx, dy = HEADINGS[heading]
        for end in self._neighbours(station):
            ex, ey = self.network.points[end]
            straight = (ex - x) * dy == (ey - y) * dx and (ex - x) * dx + (ey - y) * dy > 0
            on_loop = self.board.loop.stations >> end & 1
            if straight and self.board.symbols[end] == wanted["symbol"] and on_loop >= wanted.get("loop", 0):
                return
        self.fail("departure-neighbour", colour, colour=colour, symbol=wanted["symbol"], heading=heading)


def _reached(start: Iterable[T], around: Callable[[T], Iterable[T]]) -> set[T]:
    """All that one comes to, step by step."""
    reached, frontier = set[T](), set(start)
    while frontier:
        reached |= frontier
        frontier = {found for place in frontier for found in around(place)} - reached
    return reached


def _beside(cells: Set[Grid], cell: Grid) -> Set[Grid]:
    """Those of the grid points that are next to one."""
    return cells & {(cell[0] + dx, cell[1] + dy) for dx, dy in HEADINGS.values()}


def _middle(district: District) -> tuple[float, float]:
    xs, ys = zip(*district.cells, strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys)


def _cells(section: Section) -> set[tuple[int, int]]:
    """The grid points whose unit square the section runs through; touching a corner is not running."""
    return {
        (round(x), round(y))
        for x, y in samples(section.path, 251)
        if abs(x % 1 - 0.5) > 1e-6 or abs(y % 1 - 0.5) > 1e-6
    }
