"""The sheet as text: a strip for each line, its stations in the order in which the wagon reaches them."""

from collections.abc import Collection
from itertools import zip_longest

from metroscribe.core.score import Score
from metroscribe.draw.canvas import Canvas, Glyph, blended
from metroscribe.draw.livery import liveries
from metroscribe.draw.voll_verplant.pad import COMPLETED
from metroscribe.draw.words import Words
from metroscribe.games.voll_verplant.plan import Line
from metroscribe.games.voll_verplant.rules import FIRST, LATER, VollVerplant
from metroscribe.games.voll_verplant.sheet import Sheet
from metroscribe.games.voll_verplant.table import Table

LEFT, WIDE = 5, 4
"""The column of the first stations, and how many further each next one stands."""
NAME = 30
"""The column from which a line is named."""
LONGEST = 78 - NAME
FREE, MARKED, SPECIAL = "○", "×", "★"
RAIL, RING = "─", "↻"
DIAMOND, SQUARE, GONE = "◇◆", "□■", "–"
BESIDE = 3
"""How many letters of other lines stand in a row under a station."""


def text(
    rules: VollVerplant, table: Table, sheet: Sheet, _words: Words, colour: bool, highlight: Collection[str]
) -> str:
    strips = Strips(rules, table, sheet, colour, highlight)
    strips.draw()
    return "\n".join(strips.canvas.lines(0, colour)) + "\n"


class Strips:
    def __init__(
        self, rules: VollVerplant, table: Table, sheet: Sheet, colour: bool, highlight: Collection[str]
    ) -> None:
        self.rules, self.plan, self.table, self.sheet = rules, rules.plan, table, sheet
        self.colour, self.highlight = colour, highlight
        looks = liveries(line.colour for line in rules.plan.lines)
        self.inks = [blended(looks[line.colour].light, looks[line.colour].dark) for line in rules.plan.lines]
        self.score = rules.score(table, sheet)
        self.canvas = Canvas()

    def draw(self) -> None:
        self._places()
        row = 1
        for number in range(len(self.plan.lines)):
            self._wagon(number, row)
            self._stations(number, row + 1)
            row = self._interchanges(number, row + 2)

    def _places(self) -> None:
        """What number each station has on its line, which is how one names it."""
        for place in range(1, max(len(line.stations) for line in self.plan.lines) + 1):
            self.canvas.write((_column(place) - 1, 0), f"{place:>2}", faint=True)

    def _wagon(self, number: int, row: int) -> None:
        """The letter, the windows, what the line is worth, its name."""
        line, ink = self.plan.lines[number], self.inks[number]
        chosen = line.letter in self.highlight
        self.canvas.write((0, row), ">" if chosen else " ", ink, strong=True)
        self.canvas.put((1, row), Glyph(line.letter, ink, strong=True, reverse=chosen))
        column = LEFT - 2
        written = self.sheet.ink.windows[number]
        for _, sign in zip_longest(range(line.windows), written, fillvalue=" "):
            self.canvas.write((column, row), "[", ink)
            self.canvas.write((column + 1, row), str(sign), strong=True)
            column += 1 + len(str(sign))
            self.canvas.write((column, row), "]", ink)
            column += 1
        self.canvas.write((column + 1, row), self._worth(number))
        self.canvas.write((NAME, row), line.name[:LONGEST], faint=True)

    def _worth(self, number: int) -> str:
        """The two values, filled the one that was earned; in solo there is only the first."""
        line, place = self.plan.lines[number], _place(self.plan.lines[number], self.score)
        gone = self.rules.gone(self.table, self.sheet, number)
        first = f"{DIAMOND[place == FIRST]}{GONE if gone else line.first}"
        return first if self.table.solo else f"{first} {SQUARE[place == LATER]}{line.later}"

    def _stations(self, number: int, row: int) -> None:
        line, ink = self.plan.lines[number], self.inks[number]
        last = _column(len(line.stations))
        start, stop = (LEFT - 2, last + 3) if line.ring else (LEFT - 1, last)
        for column in range(start, stop):
            self.canvas.write((column, row), RAIL, ink)
        if line.ring:
            self.canvas.write((start, row), RING, ink, strong=True)
            self.canvas.write((stop - 1, row), RING, ink, strong=True)
        for place, station in enumerate(line.stations, 1):
            offered = f"@{line.letter}{place}" in self.highlight
            self._station(station, (_column(place), row), offered)

    def _station(self, station: int, at: tuple[int, int], offered: bool) -> None:
        (column, row), sign = at, self._sign(station)
        self.canvas.put(at, Glyph(sign, strong=sign != FREE, reverse=offered))
        left, right = (
            "[]" if self.sheet.ink.framed >> station & 1 else "()" if offered and not self.colour else "  "
        )
        for step, bracket in ((-1, left), (1, right)):
            if bracket != " ":
                self.canvas.write((column + step, row), bracket, strong=True)

    def _sign(self, station: int) -> str:
        if self.sheet.ink.framed >> station & 1:
            return str(len(self.plan.stopping[station]))
        if self.sheet.ink.marks >> station & 1:
            return MARKED
        return SPECIAL if self.rules.special >> station & 1 else FREE

    def _interchanges(self, number: int, row: int) -> int:
        """Under each station the letters of the other lines that stop there; the row after them."""
        rows = 0
        for place, station in enumerate(self.plan.lines[number].stations, 1):
            others = [other for other in self.plan.stopping[station] if other != number]
            for n, other in enumerate(others):
                down, right = divmod(n, BESIDE)
                letter = Glyph(self.plan.lines[other].letter, self.inks[other])
                self.canvas.put((_column(place) + right, row + down), letter)
                rows = max(rows, down + 1)
        return row + rows


def _column(place: int) -> int:
    return LEFT + WIDE * (place - 1)


def _place(line: Line, score: Score) -> str:
    """Whether the line earned its first or its later value, or none."""
    own = (entry for entry in score if entry.key == COMPLETED and entry.args["line"] == line.letter)
    return next((str(entry.args["place"]) for entry in own), "")
