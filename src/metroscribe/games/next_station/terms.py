"""What can be counted on a sheet, and what of it scores. A city's data names these with their parameters.

A *measure* is a number (for objectives); a *term* fills boxes of the score pad. What only one city
needs stands in that city's `extra.py`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

from metroscribe.core.score import Entry
from metroscribe.games.next_station.board import Board, District
from metroscribe.games.next_station.sheet import Line, Sheet


class Measure(Protocol):
    def measure(self, board: Board, sheet: Sheet) -> int: ...


class Term(Protocol):
    def entries(self, board: Board, sheet: Sheet) -> Iterable[Entry]: ...


def connected(sheet: Sheet) -> int:
    """The stations of the network: all that any line connects."""
    mask = 0
    for line in sheet.lines:
        mask |= line.connected
    return mask


def stops(board: Board, sheet: Sheet) -> tuple[int, ...]:
    """At index n the stations where at least n lines stop, the loop counting as a line."""
    levels = [board.everywhere, board.loop.stations, 0, 0, 0, 0]
    for line in sheet.lines:
        for n in range(5, 0, -1):
            levels[n] |= levels[n - 1] & line.connected
    return tuple(levels)


def reached(districts: Iterable[District], stations: int) -> tuple[District, ...]:
    """The districts in which one of the stations lies."""
    return tuple(district for district in districts if district.stations & stations)


def line_entry(board: Board, line: Line) -> Entry:
    """Districts of the line x the largest number of its stations in one district."""
    own, circled = line.connected, line.circled
    counts = [
        (own & d.stations).bit_count() + (circled & d.stations).bit_count()
        for d in board.districts
        if own & d.stations
    ]
    districts, stations = len(counts), max(counts, default=0)
    args: dict[str, str | int] = {"colour": line.colour, "districts": districts, "stations": stations}
    return Entry("line", districts * stations, args)


@dataclass(frozen=True, slots=True)
class InterchangePoints:
    """Points for each station by the number of lines that stop there."""

    points: Mapping[int, int]

    def entries(self, board: Board, sheet: Sheet) -> Iterable[Entry]:
        levels = (*stops(board, sheet), 0)
        for lines, points in self.points.items():
            count = (levels[lines] & ~levels[lines + 1]).bit_count()
            yield Entry("interchanges", points * count, {"lines": lines, "count": count, "each": points})


@dataclass(frozen=True, slots=True)
class Interchanges:
    """How many stations at least so many lines share."""

    lines: int = 2

    def measure(self, board: Board, sheet: Sheet) -> int:
        return stops(board, sheet)[self.lines].bit_count()


@dataclass(frozen=True, slots=True)
class Districts:
    """In how many districts the network has a station."""

    def measure(self, board: Board, sheet: Sheet) -> int:
        return len(reached(board.districts, connected(sheet)))


@dataclass(frozen=True, slots=True)
class Stations:
    """How many stations the network has in districts of a kind."""

    kind: str

    def measure(self, board: Board, sheet: Sheet) -> int:
        own = connected(sheet)
        return sum((own & district.stations).bit_count() for district in board.of_kind(self.kind))


TERMS: Mapping[str, type] = {"interchanges": InterchangePoints}
MEASURES: Mapping[str, type] = {"interchanges": Interchanges, "districts": Districts, "stations": Stations}
