"""What makes a map playable, and what is known of a city's printed map. Loading a city checks all of it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, NoReturn

from metroscribe.core.geometry import passes, samples
from metroscribe.core.mapfile import MapFile
from metroscribe.core.network import Section, bits, mask_of
from metroscribe.core.text import Arg
from metroscribe.games.next_station.board import SYMBOLS, WILD, Board, District

SYMBOLS_IN_REACH = 3
COUNTED = ("symbols",)
"""Facts that only count; they are checked before anything is measured."""
FACTS = ("districts", "corners", "arrangement", "loop", "halves", "departures")
"""The others, in the order in which they are checked."""
HEADINGS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


def check_board(
    file: MapFile, board: Board, pencils: tuple[str, ...], lines: int, facts: Mapping[str, Any]
) -> None:
    """`BadFile` with the first fault found, for rounds of so many lines."""
    Checker(file, board).run(pencils, lines, facts)


class Checker:
    """A method for each law; those named `fact_...` hold only where a city's data asks for them."""

    def __init__(self, file: MapFile, board: Board) -> None:
        self.file, self.board, self.network = file, board, board.network

    def run(self, pencils: tuple[str, ...], lines: int, facts: Mapping[str, Any]) -> None:
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

    def fail(self, fault: str, near: str | int | None = None, /, **args: Arg) -> NoReturn:
        self.file.fail(fault, near, **args)

    def at_station(self, station: int) -> int:
        """The line of the file whose picture shows the station."""
        return self.file.picture("stations").first_line + self.network.points[station][1]

    # what every map needs

    def every_pencil_departs(self, pencils: tuple[str, ...], lines: int) -> None:
        for colour in pencils:
            if colour not in self.board.departures:
                self.fail("no-departure", "departures", colour=colour)
        for colour in self.board.departures:
            if colour not in pencils:
                near = self.file.line_of_key(f"departures.{colour}")
                self.fail("unknown-pencil", near, colour=colour, pencils=" ".join(pencils))
        everyone = [station for _, station in self._departures()]
        for colour, stations in self.board.departures.items():
            if len(stations) != lines:
                near = self.file.line_of_key(f"departures.{colour}")
                self.fail("departure-count", near, colour=colour, count=lines)
        for colour, station in self._departures():
            if everyone.count(station) > 1:
                near = self.file.line_of_key(f"departures.{colour}")
                self.fail("shared-departure", near, at=self.network.names[station])

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
            near, name = self.file.line_of_key("loop.path"), self.network.section_name(number)
            self.fail("loop-crosses", near, section=name)

    def districts_are_whole(self) -> None:
        for district in self.board.districts:
            reached, frontier = set[tuple[int, int]](), {min(district.cells)}
            while frontier:
                reached |= frontier
                around = {(x + dx, y + dy) for x, y in frontier for dx, dy in HEADINGS.values()}
                frontier = (around & district.cells) - reached
            if reached != district.cells:
                self.fail("district-pieces", self.file.line_of_key(district.letter), district=district.name)

    def no_third_district(self) -> None:
        """All such sections at once, ready to be listed as missing."""
        found = [i for i, section in enumerate(self.network.sections) if self._third(section)]
        for i in found:
            if self.board.loop.sections >> i & 1:
                self.fail(
                    "third-district-loop",
                    self.file.line_of_key("areas"),
                    section=self.network.section_name(i),
                )
        if found:
            names = ", ".join(f'"{self.network.section_name(i)}"' for i in found)
            near = self.at_station(self.network.sections[found[0]].a)
            self.fail(
                "third-district", near, sections=names, district=self._third(self.network.sections[found[0]])
            )

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
                near, found = self.file.line_of_key(f"departures.{colour}"), tuple(sorted(symbols))
                about: dict[str, Arg] = {"colour": colour, "at": self.network.names[departure]}
                self.fail("short-reach", near, **about, least=SYMBOLS_IN_REACH, symbol=found)

    def all_reachable(self, pencils: tuple[str, ...]) -> None:
        """From every departure to every station, without running beside a track."""
        reached = frontier = 1 << self.board.departures[pencils[0]][0]
        while frontier:
            found = mask_of(end for station in bits(frontier) for end in self._neighbours(station))
            frontier = found & ~reached
            reached |= found
        for station in bits(self.board.everywhere & ~reached):
            self.fail("unreachable", self.at_station(station), at=self.network.names[station])

    def _neighbours(self, station: int) -> Iterator[int]:
        closed = self.board.crossing_loop() | self.board.loop.sections
        return (s.target for s in self.network.spokes[station] if not s.section_bit & closed)

    # what is known of printed maps

    def fact_districts(self, kinds: Mapping[str, Mapping[str, int]]) -> None:
        """For each kind how many districts, and how many stations in each."""
        for district in self.board.districts:
            if district.kind not in kinds:
                self.fail(
                    "unknown-kind",
                    self.file.line_of_key(district.letter),
                    kind=district.kind,
                    kinds=" ".join(kinds),
                )
        for kind, wanted in kinds.items():
            found = self.board.of_kind(kind)
            if len(found) != wanted["count"]:
                self.fail("kind-count", "districts", kind=kind, count=wanted["count"], found=len(found))
            for district in found:
                number = district.stations.bit_count()
                if "stations" in wanted and number != wanted["stations"]:
                    name, count = district.name, wanted["stations"]
                    self.fail(
                        "district-stations",
                        self.file.line_of_key(district.letter),
                        district=name,
                        count=count,
                        found=number,
                    )

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
        home = mask_of(i for d in self.board.of_kind(wanted["in"]) for i in bits(d.stations))
        for station in bits(loop.stations & ~home):
            at = self.network.names[station]
            self.fail("loop-district", self.at_station(station), at=at, kind=wanted["in"])
        for district in self.board.of_kind(wanted["around"]):
            self._enclosed(district.stations)

    def _enclosed(self, inside: int) -> None:
        """From inside one comes out only through a station of the loop."""
        reached, frontier = 0, inside
        while frontier:
            reached |= frontier
            found = mask_of(end for station in bits(frontier) for end in self._neighbours(station))
            frontier = found & ~reached & ~self.board.loop.stations
        for station in bits(reached & ~inside):
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
                near = self.file.line_of_key(f"districts.{district.letter}")
                self.fail("district-corner", near, district=district.name)

    def fact_arrangement(self, rows: Sequence[Sequence[str]]) -> None:
        """How the districts of these kinds lie to each other, row by row, judged by their middles."""
        kinds = {kind for row in rows for kind in row}
        found = sorted((d for d in self.board.districts if d.kind in kinds), key=lambda d: _middle(d)[1])
        for row in rows:
            here, found = sorted(found[: len(row)], key=_middle), found[len(row) :]
            if [district.kind for district in here] != list(row):
                self.fail("arrangement", self.file.line_of_key("areas"), row=" ".join(row))
        if found:
            self.fail("arrangement", self.file.line_of_key("areas"), row=found[0].name)

    def fact_halves(self, wanted: bool) -> None:
        """The first departure station of each pencil lies in the left half, the second in the right."""
        for colour, stations in self.board.departures.items():
            sides = [self.network.points[station][0] >= self.board.width / 2 for station in stations]
            if wanted and sides != [False, True]:
                self.fail("departure-halves", self.file.line_of_key(f"departures.{colour}"), colour=colour)

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
