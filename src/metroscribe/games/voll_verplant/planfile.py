"""A plan file becomes a plan; `BadFile` names the line of what is wrong.

    plan = '''
         A B C D E
     1   K K K 1 .
     2   . . . . 1
    '''

    [lines.K]
    path = "(C1) D1 E2"

A digit is a station and says how many lines stop there, a letter is a part of the wagon of that line, a
dot an empty grid point. A path goes from the front of the wagon over the stations of the line; points in
brackets are passed without a stop. From point to point it runs straight, level, upright or aslant.
"""

import re
from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import NoReturn

from metroscribe.core.mapfile import MapFile
from metroscribe.core.network import Grid, mask_of, name_at
from metroscribe.core.text import Arg
from metroscribe.games.voll_verplant.plan import Line, Plan, Water, passed

NOTHING = "."
DIGITS = "123456789"
STOP = re.compile(r"(\()?([A-Z][1-9][0-9]?)(?(1)\))")
WINDOWS = range(1, 5)
FEWEST_IN_RING = 3
MOST_STATIONS = 120
"""Printed plans have up to eighty."""
FEWEST_PLACES = 2
"""Of a water: from somewhere to somewhere."""


def read_plan(file: MapFile) -> Plan:
    return _Reader(file).read()


class _Reader:
    def __init__(self, file: MapFile) -> None:
        self.file, self.picture = file, file.picture("plan")
        self.points = tuple(point for point, mark in self.picture if mark in DIGITS)
        self.number = {point: i for i, point in enumerate(self.points)}
        self.cells = {point: mark for point, mark in self.picture if mark != NOTHING}

    def read(self) -> Plan:
        if len(self.points) > MOST_STATIONS:
            first = self.picture.first_line
            self.file.fail("stations-many", first, found=len(self.points), most=MOST_STATIONS)
        letters = self.file.get("lines")
        if not letters:
            self.file.fail_at("lines", "plan-empty")
        for point, mark in self.cells.items():
            if mark not in DIGITS and mark not in letters:
                self.picture.fail("plan-mark", point, mark=mark, letters=" ".join(letters))
        lines = tuple(map(self._line, letters))
        self._count_stops(lines)
        return Plan(
            self.picture.width,
            self.picture.height,
            self.points,
            self._names(),
            lines,
            mask_of(self._station(name, "special") for name in self.file.get("special", [])),
            tuple(map(self._water, range(len(self.file.get("water", []))))),
        )

    def _fail(self, letter: str, fault: str, key: str = "path", /, **args: Arg) -> NoReturn:
        """With the line of a key of a line of the plan."""
        self.file.fail_at(f"lines.{letter}.{key}", fault, line=letter, **args)

    def _line(self, letter: str) -> Line:
        data = {"ring": False, **self.file.get("lines")[letter]}
        if not (len(letter) == 1 and "A" <= letter <= "Z"):
            self._fail(letter, "line-letter", letter=letter)
        if data["windows"] not in WINDOWS:
            self._fail(letter, "line-windows", "windows", most=WINDOWS[-1])
        if not data["first"] > data["later"] > 0:
            self._fail(letter, "line-points", "first")
        stops = tuple(self._stops(letter, data["path"]))
        path = tuple(point for point, _ in stops)
        self._check_bends(letter, stops)
        stations = self._stations(letter, [point for point, stop in stops if stop], data["ring"])
        self._check_legs(letter, path)
        wagon = self._wagon(letter, path, data["windows"])
        return Line(**{**data, "letter": letter, "stations": stations, "wagon": wagon, "path": path})

    def _stops(self, letter: str, text: str) -> Iterator[tuple[Grid, bool]]:
        """The points of a path, and whether the line stops there."""
        for word in text.split():
            match = STOP.fullmatch(word)
            if match is None:
                self._fail(letter, "path-word", word=word)
            point, stop = self.file.point(match[2]), not match[1]
            if stop != (point in self.number):
                self._fail(letter, "path-stop" if stop else "path-pass", at=match[2])
            yield point, stop

    def _check_bends(self, letter: str, stops: tuple[tuple[Grid, bool], ...]) -> None:
        """After the wagon it is begun in, a path turns only at empty points, and ends at a station."""
        for point, stop in stops[1:]:
            if not stop and (point in self.cells or point not in self.picture.cells):
                self._fail(letter, "path-bend", at=name_at(point))
        if not stops or not stops[-1][1]:
            self._fail(letter, "path-end")

    def _stations(self, letter: str, stops: list[Grid], ring: bool) -> tuple[int, ...]:
        if ring:
            if stops[0] != stops[-1] or len(stops) <= FEWEST_IN_RING:
                self._fail(letter, "ring-open", at=name_at(stops[0]))
            stops = stops[:-1]
        for point, times in Counter(stops).items():
            if times > 1:
                self._fail(letter, "line-twice", at=name_at(point))
        return tuple(self.number[point] for point in stops)

    def _check_legs(self, letter: str, path: tuple[Grid, ...]) -> None:
        """Straight in one of eight directions, over nothing that the line does not serve, nowhere twice."""
        run = set[frozenset[Grid]]()
        for a, b in pairwise(path):
            fail = partial(self._fail, letter, start=name_at(a), end=name_at(b))
            dx, dy = b[0] - a[0], b[1] - a[1]
            if a == b or not (dx == 0 or dy == 0 or abs(dx) == abs(dy)):
                fail("leg-crooked")
            for point in passed(a, b):
                if point in self.cells:
                    fail("leg-over", at=name_at(point))
            for step in pairwise((a, *passed(a, b), b)):
                if frozenset(step) in run:
                    fail("leg-twice")
                run.add(frozenset(step))

    def _wagon(self, letter: str, path: tuple[Grid, ...], windows: int) -> tuple[Grid, ...]:
        """The row of grid points with the line's letter, beginning where its path begins."""
        front = path[0]
        cells = [point for point, mark in self.cells.items() if mark == letter]
        if len(cells) != windows + 1:
            self._fail(letter, "wagon-size", count=windows + 1, found=len(cells))
        xs, ys = {x for x, _ in cells}, {y for _, y in cells}
        row = sorted(cells, reverse=front == max(cells))
        if min(len(xs), len(ys)) > 1 or abs(sum(row[0]) - sum(row[-1])) != windows or row[0] != front:
            self._fail(letter, "wagon-row", at=name_at(front))
        return tuple(row)

    def _count_stops(self, lines: tuple[Line, ...]) -> None:
        """The digits of the picture must be what the lines say."""
        found = Counter(station for line in lines for station in line.stations)
        for point, station in self.number.items():
            if int(self.cells[point]) != found[station]:
                self.picture.fail("station-lines", point, count=self.cells[point], found=found[station])

    def _names(self) -> tuple[str, ...]:
        named = self.file.get("names", {})
        by_station = {self._station(at, f"names.{at}"): name for at, name in named.items()}
        for at, name in named.items():
            if not name.strip() or list(named.values()).count(name) > 1:
                self.file.fail_at(f"names.{at}", "station-name", at=at, name=name)
        return tuple(by_station.get(i, name_at(point)) for i, point in enumerate(self.points))

    def _station(self, name: str, key: str) -> int:
        point = self.file.point(name, self.file.line_of_key(key))
        if point not in self.number:
            self.file.fail_at(key, "no-station", at=name)
        return self.number[point]

    def _water(self, number: int) -> Water:
        data = self.file.get("water")[number]
        near = self.file.line_of(data["path"]) or self.file.line_of_key("water")
        path = self.file.course(data["path"], near)
        if len(path) < FEWEST_PLACES:
            self.file.fail("water-course", near, name=data["name"])
        if not 0 < data["width"] < max(self.picture.width, self.picture.height):
            self.file.fail("water-width", near, name=data["name"])
        return Water(data["name"], path, data["width"])
