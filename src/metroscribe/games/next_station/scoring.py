"""The score pad: the product of each line, and rows of points over tallies."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from metroscribe.core.score import Entry
from metroscribe.games.next_station.board import Board
from metroscribe.games.next_station.effects import PLAIN, Weights
from metroscribe.games.next_station.sheet import Ink, Line
from metroscribe.games.next_station.tallies import Tally, count

CORNER = "corner"
LINE_KEYS = ("line", "line-pair")
"""The entry of a colour with one line, and with two."""
Counts: TypeAlias = Sequence[tuple[int, int]]
"""The districts of each line of a colour, and its stations in the best of them."""


@dataclass(frozen=True, slots=True)
class LinePoints:
    """Districts x most stations in one, and what the city adds."""

    sections: Mapping[str, int] = field(default_factory=dict)
    """For each drawn section of a marked set, such as those across a river, by the name of the set."""
    joined: int = 0
    """For a line that connects both departure stations."""

    def points(self, board: Board, lines: Sequence[Line], weights: Weights = PLAIN) -> int:
        """What the box of one colour is worth: one line, or two that were not joined."""
        products = [districts * stations for districts, stations in _counts(board, lines, weights)]
        return sum(products) + self._bonus(board, lines)

    def entry(self, board: Board, lines: Sequence[Line], weights: Weights = PLAIN) -> Entry:
        """The box with its figures."""
        return self._filled(lines[0].colour, _counts(board, lines, weights), self._bonus(board, lines))

    def example(self, colour: str, counts: Counts, joined: int, drawn: Mapping[str, int]) -> Entry:
        """The box of lines with these districts and stations, so many of them joined, and with so many drawn
        sections of each marked set."""
        return self._filled(colour, counts, self._added(joined, drawn))

    def _filled(self, colour: str, counts: Counts, bonus: int) -> Entry:
        points = bonus + sum([districts * stations for districts, stations in counts])
        args: dict[str, str | int] = {"colour": colour, "bonus": bonus}
        for (districts, stations), number in zip(counts, ("", "2"), strict=False):
            args |= {f"districts{number}": districts, f"stations{number}": stations}
        return Entry(LINE_KEYS[len(counts) - 1], points, args)

    def _bonus(self, board: Board, lines: Sequence[Line]) -> int:
        if not (self.joined or self.sections):
            return 0
        drawn = {
            name: sum([marked >> section & 1 for line in lines for section in line.sections])
            for name in self.sections
            if (marked := board.sections_of(name))
        }
        return self._added(sum([line.joined for line in lines]), drawn)

    def _added(self, joined: int, drawn: Mapping[str, int]) -> int:
        return self.joined * joined + sum([self.sections[name] * number for name, number in drawn.items()])


def _counts(board: Board, lines: Sequence[Line], weights: Weights) -> Counts:
    """For each drawn line its districts, and the most stations in one; at least one pair."""
    counts = [_count(board, line, weights) for line in lines if line.sections] or [(0, 0)]
    if weights.doubled:
        best = max(range(len(counts)), key=lambda i: counts[i][0] * counts[i][1])
        counts[best] = counts[best][0], 2 * counts[best][1]
    return counts


def _count(board: Board, line: Line, weights: Weights) -> tuple[int, int]:
    """Its districts, and the largest number of its stations in one."""
    connected = line.stations
    here = [(connected & stations).bit_count() for stations in board.district_stations]
    districts = len(here) - here.count(0)
    if weights.corner != 1:
        corners = sum(bool(connected & district.stations) for district in board.of_kind(CORNER))
        districts += (weights.corner - 1) * corners
    if line.circled:
        counted = zip(here, board.district_stations, strict=True)
        here = [number + (line.circled & stations).bit_count() for number, stations in counted]
    return districts, max(here, default=0) + weights.circles


def colours(ink: Ink) -> list[tuple[Line, ...]]:
    """The lines of each colour, in the order of the rounds."""
    found: list[tuple[Line, ...]] = []
    for line in ink.lines:
        if found and found[-1][0].colour == line.colour:
            found[-1] += (line,)
        else:
            found.append((line,))
    return found


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the score pad: points for each that is counted, or from a list that ends with the most."""

    box: str
    """The box of the pad it stands in; rows of one box stand together."""
    tally: Tally
    each: int = 0
    track: tuple[int, ...] = ()
    """The points for none, for one, and so on; further ones count nothing."""
    about: Mapping[str, str | int] = field(default_factory=dict)
    """What its texts say besides the count."""
    picture: str = ""

    def points(self, board: Board, ink: Ink) -> int:
        return self.worth(count(self.tally, board, ink))

    def worth(self, number: int) -> int:
        return self.track[min(number, len(self.track) - 1)] if self.track else self.each * number

    def entry(self, board: Board, ink: Ink) -> Entry:
        return self.filled(count(self.tally, board, ink))

    def filled(self, number: int) -> Entry:
        """The row with so many counted."""
        if self.track:
            number = min(number, len(self.track) - 1)
        return Entry(self.box, self.worth(number), {**self.about, "count": number})
