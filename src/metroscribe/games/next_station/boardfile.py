"""A map file becomes a board. What the file says is checked here; what a city's map must be, in `facts`."""

import re
from collections.abc import Iterator
from functools import partial
from typing import NoReturn

from metroscribe.core.geometry import Path, Straight, rounded
from metroscribe.core.mapfile import POINT, MapFile
from metroscribe.core.network import Grid, Network, Section, guide_lines, mask_of, name_at
from metroscribe.core.text import Arg
from metroscribe.games.next_station.board import RIVER, WILD, Board, District, Loop, River

MARKS = {"c": "circle", "s": "square", "t": "triangle", "p": "pentagon", "?": WILD}
NOTHING = "."
PASSING = "passing"
"""The key of the sections that may pass each other."""
SMALLEST_LOOP = 3
MOST_STATIONS = 64
"""Printed maps have little more than fifty; what is measured takes the square of it."""


Piece = tuple[int, int, Path]
"""A piece of the loop: from which station to which, and how it runs."""


def read_board(file: MapFile) -> Board:
    """The board of a map file; `BadFile` names the line of what is wrong."""
    return _Reader(file).read()


class _Reader:
    def __init__(self, file: MapFile) -> None:
        self.file, self.picture = file, file.picture("stations")
        self.symbols = {point: self._symbol(point, mark) for point, mark in self.picture if mark != NOTHING}
        self.points = tuple(self.symbols)
        self.number = {name_at(point): i for i, point in enumerate(self.points)}

    def read(self) -> Board:
        file, count = self.file, len(self.points)
        if count > MOST_STATIONS:
            file.fail("stations-many", self.picture.first_line, found=count, most=MOST_STATIONS)
        pieces = tuple(self._loop_pieces())
        passing = {self._pair(text, PASSING) for text in file.get(PASSING, [])}
        network = Network(self.points, self._sections(pieces), passing)
        self._listed_sections(network, PASSING)
        river, marks = self._river(network), file.get("marks", {})
        return Board(
            network,
            tuple(self.symbols.values()),
            self._districts(),
            self._departures(),
            self._loop(network, pieces),
            river,
            {mark: mask_of(map(self._station, names)) for mark, names in marks.items()},
            {RIVER: river.sections, **self._section_marks(network)},
            self._names(),
            self.picture.width,
            self.picture.height,
        )

    def _symbol(self, point: Grid, mark: str) -> str:
        if mark not in MARKS:
            self.picture.fail("unknown-symbol", point, mark=mark, marks=" ".join(MARKS))
        return MARKS[mark]

    def _station(self, name: str) -> int:
        if name not in self.number:
            self.file.fail("no-station", str(name), at=str(name))
        return self.number[name]

    def _departures(self) -> dict[str, tuple[int, ...]]:
        given = self.file.get("departures").items()
        listed = {colour: [names] if isinstance(names, str) else names for colour, names in given}
        return {colour: tuple(map(self._station, names)) for colour, names in listed.items()}

    def _river(self, network: Network) -> River:
        """The course as points in grid units, `0,3.5 2,3.5`; the sections across it are listed."""
        if "river" not in self.file.data:
            return River()
        sections = self._listed_sections(network, "river.crossed")
        path = self.file.course(self.file.get("river.path"), self.file.line_of_key("river.path"))
        return River(self.file.get("river.name"), sections, path)

    def _section_marks(self, network: Network) -> dict[str, int]:
        names = self.file.get("section_marks", {})
        if RIVER in names:
            self.file.fail_at(f"section_marks.{RIVER}", "mark-taken", name=RIVER)
        return {name: self._listed_sections(network, f"section_marks.{name}") for name in names}

    def _names(self) -> tuple[str, ...]:
        named = {self._station(at): str(name) for at, name in self.file.get("names", {}).items()}
        return tuple(named.get(station, at) for at, station in self.number.items())

    def _districts(self) -> tuple[District, ...]:
        picture, known = self.file.picture("areas"), self.file.get("districts")
        if (picture.width, picture.height) != (self.picture.width, self.picture.height):
            self.file.fail("picture-sizes", picture.first_line)
        for point, letter in picture:
            if letter not in known:
                picture.fail("unknown-district", point, letter=letter)
        return tuple(
            self._district(letter, frozenset(point for point, own in picture if own == letter))
            for letter in known
        )

    def _district(self, letter: str, cells: frozenset[Grid]) -> District:
        if not cells:
            self.file.fail_at(letter, "empty-district", letter=letter)
        data = self.file.get(f"districts.{letter}")
        stations = mask_of(i for i, point in enumerate(self.points) if point in cells)
        return District(letter, data["name"], data["kind"], stations, cells)

    # sections

    def _sections(self, pieces: tuple[Piece, ...]) -> Iterator[Section]:
        """All guide lines but the missing ones, and the pieces of the loop in their place."""
        loop = {(min(ends), max(ends)): path for *ends, path in pieces}
        sections = {(s.a, s.b): s for s in guide_lines(self.points)}
        sections |= {(a, b): Section(a, b, path) for (a, b), path in loop.items()}
        for text in self.file.get("missing", []):
            pair = self._pair(text, "missing")
            if pair in loop:
                self._fail_listed(text, "missing", "missing-is-loop", section=text)
            if pair not in sections:
                self._fail_listed(text, "missing", "missing-is-none", section=text)
            del sections[pair]
        return iter(sorted(sections.values(), key=lambda s: (s.a, s.b)))

    def _listed_sections(self, network: Network, key: str) -> int:
        """The sections that are listed under a key, as a mask."""
        sections = 0
        for text in self.file.get(key, []):
            pair = self._pair(text, key)
            if pair not in network.joining:
                self._fail_listed(text, key, "no-section", section=text)
            sections |= 1 << network.joining[pair]
        return sections

    def _pair(self, text: str, key: str) -> tuple[int, int]:
        """The stations of a section that is listed under a key."""
        ends = text.split("-")
        if len(ends) != 2:
            self._fail_listed(text, key, "not-a-section", section=text)
        for end in ends:
            if not POINT.fullmatch(end):
                self._fail_listed(text, key, "not-a-point", name=end)
            if end not in self.number:
                self._fail_listed(text, key, "no-station", at=end)
        a, b = sorted(self.number[end] for end in ends)
        return a, b

    def _fail_listed(self, text: str, key: str, fault: str, **args: Arg) -> NoReturn:
        """With the line in which the list under a key has this text."""
        self.file.fail(fault, self.file.line_of(f'"{text}"', self.file.line_of_key(key)), **args)

    # the loop

    def _loop_pieces(self) -> Iterator[Piece]:
        """`E4 G4 (H4) H5 ...`: stations in order, a corner that is rounded in brackets."""
        if "loop" not in self.file.data:
            return
        words, fail = self.file.get("loop.path").split(), partial(self.file.fail_at, "loop.path")
        if len(words) < 2 or words[0] != words[-1] or words[0].startswith("("):
            fail("loop-open")
        corner: Grid | None = None
        start, left = self._on_loop(words[0]), set[str]()
        for word in words[1:]:
            if bracketed := re.fullmatch(r"\((.+)\)", word):
                if corner is not None:
                    fail("loop-corner", at=bracketed[1])
                corner = self._on_loop(bracketed[1])
                continue
            end = self._on_loop(word)
            for at in map(name_at, (start, end)):
                if at not in self.number:
                    fail("no-station", at=at)
            if name_at(start) in left:
                fail("loop-twice", at=name_at(start))
            left.add(name_at(start))
            yield self.number[name_at(start)], self.number[word], self._piece(start, corner, end)
            start, corner = end, None

    def _on_loop(self, name: str) -> Grid:
        return self.file.point(name, self.file.line_of_key("loop.path"))

    def _piece(self, start: Grid, corner: Grid | None, end: Grid) -> Path:
        fail = partial(self.file.fail_at, "loop.path", at=name_at(corner or start))
        if corner is None:
            dx, dy = abs(start[0] - end[0]), abs(start[1] - end[1])
            if start == end:
                fail("loop-twice")
            if dx and dy and dx != dy:
                fail("loop-crooked", end=name_at(end))
            return (Straight(*sorted((start, end), key=lambda p: (p[1], p[0]))),)
        (ax, ay), (bx, by) = ((p[0] - corner[0], p[1] - corner[1]) for p in (start, end))
        if ax * bx + ay * by or not (ax or ay) or not (bx or by):
            fail("loop-corner")
        return rounded(start, corner, end)

    def _loop(self, network: Network, pieces: tuple[Piece, ...]) -> Loop:
        if not pieces:
            return Loop("")
        if len(pieces) < SMALLEST_LOOP:
            self.file.fail_at("loop.path", "loop-twice", at=network.names[pieces[0][0]])
        sections = mask_of(network.joining[a, b] for a, b, _ in pieces)
        path = tuple(part for _, _, path in pieces for part in path)
        return Loop(self.file.get("loop.name"), sections, mask_of(a for a, _, _ in pieces), path)
