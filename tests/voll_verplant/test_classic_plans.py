"""The classic plans are the first edition's sheets, copied here as facts; only where things lie is ours."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pytest

from metroscribe.games import registry
from metroscribe.games.voll_verplant.city import City

# A line: its letter, windows, points first/later, and its stations from the wagon on, numbered as one meets
# them. Lines that have the same number share that station.
TOKYO = """
    F 2 2/1   0  1  2  3  4  5  6  7  8  9 10
    Y 2 4/2   0  1  2  3  4  5 11 12 13 14 15 16 17 18
    T 3 7/5  19 20 21 12 22 23 24 25 26 27 28 29 30 31
    M 3 5/3  32 33 34 35  8 36 14 37 38 39 23 40 41 42 43  5
    C 3 4/2  44  9 45 46 37 38 15 23 40 47 48 49 50 51
    Z 2 4/2  10 45 52 14 22 53 23 54 55 56 57
    G 2 5/3  10 45 52 14 37 58 39 24 54 59 60 61 62
    H 3 6/4  63 64 65 38 15 39 66 67 25 68 59 60 69 50
    N 3 4/2  70 71 72 37 14 36 13 12 42 73 74 75 76
"""
OSAKA = """
    M 3 6/4   0  1  2  3  4  5  6  7  8  9 10 11 12 13
    Y 2 3/2  14 15  4  5  6  7 16 17 18
    S 3 3/2  19 20 21 22  6 23 24 25 26 27 28
    C 2 5/3  29 30 31 20  4 32 33 34 35 36 37
    P 2 2/1  29 38 39 40 41 18
    N 3 4/2  42 21 43  5 44 45 46 47 34 48 49 50 51
    K 2 4/2  52 53 54 55 32 44 23 56  8 57
    I 2 4/2  58 59 60 61 62 49 63 35 26
    T 4 7/5  64 60 65 66 52 67 54 68 33 46 24 69  9 70 71 72 73 74
"""


@dataclass(frozen=True)
class Printed:
    """A line of a printed sheet."""

    letter: str
    windows: int
    points: tuple[int, int]
    stations: tuple[int, ...]


@dataclass(frozen=True)
class Sheet:
    city: str
    lines: tuple[Printed, ...]
    stations: int
    interchanges: Mapping[int, int]
    """How many stations have so many lines."""


def printed(text: str) -> tuple[Printed, ...]:
    return tuple(_line(*row.split()) for row in text.strip().splitlines())


def _line(letter: str, windows: str, points: str, *stations: str) -> Printed:
    first, later = map(int, points.split("/"))
    return Printed(letter, int(windows), (first, later), tuple(map(int, stations)))


SHEETS = (
    Sheet("classic-tokyo", printed(TOKYO), 77, {1: 48, 2: 19, 3: 7, 4: 2, 5: 1}),
    Sheet("classic-osaka", printed(OSAKA), 75, {1: 52, 2: 20, 3: 3}),
)
every_sheet = pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.city)


def city(sheet: Sheet) -> City:
    found = registry().load(f"voll-verplant/{sheet.city}")
    assert isinstance(found, City)
    return found


def sharing(lines: Mapping[str, Sequence[int]]) -> dict[str, list[frozenset[tuple[str, int]]]]:
    """For each line its stations in order, each as the lines that stop there and its place on them."""
    stops = defaultdict[int, set[tuple[str, int]]](set)
    for letter, stations in lines.items():
        for place, station in enumerate(stations, 1):
            stops[station].add((letter, place))
    return {letter: [frozenset(stops[station]) for station in stations] for letter, stations in lines.items()}


@every_sheet
def test_its_lines_have_the_printed_letters_windows_and_points(sheet: Sheet) -> None:
    own = [(line.letter, line.windows, (line.first, line.later)) for line in city(sheet).plan.lines]
    assert own == [(line.letter, line.windows, line.points) for line in sheet.lines]


@every_sheet
def test_its_lines_meet_where_the_printed_ones_do(sheet: Sheet) -> None:
    own = sharing({line.letter: line.stations for line in city(sheet).plan.lines})
    assert own == sharing({line.letter: line.stations for line in sheet.lines})


@every_sheet
def test_it_has_nine_lines_and_23_windows(sheet: Sheet) -> None:
    lines = city(sheet).plan.lines
    assert (len(lines), sum(line.windows for line in lines)) == (9, 23)


@every_sheet
def test_it_has_the_printed_number_of_stations_and_interchanges(sheet: Sheet) -> None:
    plan = city(sheet).plan
    assert len(plan.points) == sheet.stations
    assert Counter(map(len, plan.stopping)) == sheet.interchanges


@every_sheet
def test_it_has_neither_rings_nor_special_stations(sheet: Sheet) -> None:
    plan = city(sheet).plan
    assert not any(line.ring for line in plan.lines)
    assert plan.special == 0


@every_sheet
def test_it_is_played_with_the_20_cards_of_its_edition(sheet: Sheet) -> None:
    assert next(iter(city(sheet).decks)) == "20"
