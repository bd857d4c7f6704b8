"""What can be counted on a sheet, and what of it scores. A city's data names these with their parameters.

A *measure* is a number (for objectives); a *term* fills boxes of the score pad. What only one city
needs stands in that city's `extra.py`.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, Protocol, runtime_checkable

from metroscribe.core.score import Entry
from metroscribe.core.text import Text
from metroscribe.games.next_station.board import Board, District
from metroscribe.games.next_station.sheet import Line, Sheet
from metroscribe.games.next_station.tallies import (
    CONNECTED,
    EXACTLY,
    REACHED,
    SHARED,
    SHARED_DISTRICTS,
    Box,
    Tally,
)

CORNER = "corner"
BOXES_KEPT = 1024
"""Boxes that are remembered: there are not many different ones, and every move that is judged fills some."""
SHEETS_KEPT = 1024


class Measure(Protocol):
    def measure(self, board: Board, sheet: Sheet) -> int: ...


class Term(Protocol):
    def entries(self, board: Board, sheet: Sheet) -> Iterable[Entry]: ...


@runtime_checkable
class Told(Protocol):
    """A term that can say in words what it scores."""

    def guide(self, board: Board) -> tuple[Text, ...]: ...


def connected(sheet: Sheet) -> int:
    """The stations of the network: all that any line connects."""
    mask = 0
    for line in sheet.lines:
        mask |= line.connected
    return mask


def colours(sheet: Sheet) -> list[tuple[Line, ...]]:
    """The lines of each colour, in the order of the rounds."""
    found: list[tuple[Line, ...]] = []
    for line in sheet.lines:
        if found and found[-1][0].colour == line.colour:
            found[-1] += (line,)
        else:
            found.append((line,))
    return found


@lru_cache(SHEETS_KEPT)
def stops(board: Board, sheet: Sheet) -> tuple[int, ...]:
    """At index n the stations where at least n colours stop, the loop counting as one.

    Remembered, since whatever looks at a sheet asks for this: its score by several terms, and its drawing.
    """
    one, two, three, four, five = board.loop.stations, 0, 0, 0, 0
    by_colour: dict[str, int] = {}
    for colour, _, stations, _, sections, _ in sheet.lines:
        if sections:
            by_colour[colour] = by_colour.get(colour, 0) | stations
    for own in by_colour.values():
        five |= four & own
        four |= three & own
        three |= two & own
        two |= one & own
        one |= own
    return board.everywhere, one, two, three, four, five


def reached(districts: Iterable[District], stations: int) -> tuple[District, ...]:
    """The districts in which one of the stations lies."""
    return tuple([district for district in districts if district.stations & stations])


class Weights(NamedTuple):
    """What modules change about the score of a round's lines."""

    corner: int = 1
    """As how many districts one of the kind `corner` counts."""
    circles: int = 0
    """Stations that are added to the best district."""
    doubled: bool = False
    """The best district's stations count twice, for one line."""


PLAIN = Weights()


@dataclass(frozen=True, slots=True)
class LinePoints:
    """Districts x most stations in one, and what the city adds."""

    river: int = 0
    """For each section across the river."""
    joined: int = 0
    """For a line that connects both departure stations."""

    def entry(self, board: Board, lines: Sequence[Line], weights: Weights = PLAIN) -> Entry:
        """The box of one colour: one line, or two that were not joined."""
        counts = [_count(board, line, weights) for line in lines if line.sections] or [(0, 0)]
        if weights.doubled:
            best = max(range(len(counts)), key=lambda i: counts[i][0] * counts[i][1])
            counts[best] = counts[best][0], 2 * counts[best][1]
        bonus = sum([self._bonus(board, line) for line in lines])
        points = bonus + sum([districts * stations for districts, stations in counts])
        districts, stations = counts[0]
        args: dict[str, str | int]
        args = {"colour": lines[0].colour, "bonus": bonus, "districts": districts, "stations": stations}
        if len(counts) == 1:
            return Entry("line", points, args)
        return Entry("line-pair", points, {**args, "districts2": counts[1][0], "stations2": counts[1][1]})

    def _bonus(self, board: Board, line: Line) -> int:
        bonus = self.joined if line.joined else 0
        if self.river:
            under = board.river.sections
            bonus += self.river * sum([under >> section & 1 for section in line.sections])
        return bonus


LINE_KEYS = ("line", "line-pair")


def _count(board: Board, line: Line, weights: Weights) -> tuple[int, int]:
    """Its districts, and the largest number of its stations in one."""
    here = [(line.connected & stations).bit_count() for stations in board.district_stations]
    districts = len(here) - here.count(0)
    if weights.corner != 1:
        corners = sum(bool(line.connected & district.stations) for district in board.of_kind(CORNER))
        districts += (weights.corner - 1) * corners
    if line.circled:
        counted = zip(here, board.district_stations, strict=True)
        here = [number + (line.circled & stations).bit_count() for number, stations in counted]
    return districts, max(here, default=0) + weights.circles


@lru_cache(BOXES_KEPT)
def _interchanges(lines: int, count: int, each: int) -> Entry:
    return Entry("interchanges", each * count, {"lines": lines, "count": count, "each": each})


@dataclass(frozen=True, slots=True)
class InterchangePoints:
    """Points for each station by the number of lines that stop there; a framed station counts as two."""

    points: Mapping[int, int]

    def entries(self, board: Board, sheet: Sheet) -> Iterable[Entry]:
        levels = (*stops(board, sheet), 0)
        for lines, points in self.points.items():
            exactly = levels[lines] & ~levels[lines + 1]
            count = exactly.bit_count() + (exactly & sheet.framed).bit_count()
            yield _interchanges(lines, count, points)

    def boxes(self, board: Board) -> tuple[Box, ...]:
        return tuple(Box(Tally(EXACTLY, lines), points) for lines, points in self.points.items())

    def guide(self, board: Board) -> tuple[Text, ...]:
        rows = (
            Text("guide-interchange", {"lines": lines, "points": points})
            for lines, points in self.points.items()
        )
        loop = (Text("guide-interchange-loop"),) if board.loop.sections else ()
        return (Text("guide-interchanges"), *loop, *rows)


@dataclass(frozen=True, slots=True)
class Interchanges:
    """How many stations at least so many lines share."""

    lines: int = 2

    def measure(self, board: Board, sheet: Sheet) -> int:
        return stops(board, sheet)[self.lines].bit_count()

    def tally(self, board: Board) -> Tally:
        return Tally(SHARED, self.lines)


@dataclass(frozen=True, slots=True)
class Districts:
    """In how many districts the network has a station."""

    def measure(self, board: Board, sheet: Sheet) -> int:
        return len(reached(board.districts, connected(sheet)))

    def tally(self, board: Board) -> Tally:
        return Tally(REACHED, districts=board.districts)


@dataclass(frozen=True, slots=True)
class InterchangeDistricts:
    """In how many districts of these kinds lines meet."""

    kinds: tuple[str, ...]

    def measure(self, board: Board, sheet: Sheet) -> int:
        return len(reached(self._districts(board), stops(board, sheet)[2]))

    def tally(self, board: Board) -> Tally:
        return Tally(SHARED_DISTRICTS, 2, districts=self._districts(board))

    def _districts(self, board: Board) -> tuple[District, ...]:
        return tuple(district for kind in self.kinds for district in board.of_kind(kind))


@dataclass(frozen=True, slots=True)
class Stations:
    """How many stations the network has in districts of a kind."""

    kind: str

    def measure(self, board: Board, sheet: Sheet) -> int:
        own = connected(sheet)
        return sum((own & district.stations).bit_count() for district in board.of_kind(self.kind))

    def tally(self, board: Board) -> Tally:
        return Tally(CONNECTED, stations=sum(district.stations for district in board.of_kind(self.kind)))


TERMS: Mapping[str, type] = {"interchanges": InterchangePoints}
MEASURES: Mapping[str, type] = {
    "interchanges": Interchanges,
    "interchange-districts": InterchangeDistricts,
    "districts": Districts,
    "stations": Stations,
}
