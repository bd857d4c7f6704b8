"""The sheet as text: the board, and below it what the letters on it mean."""

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise

from metroscribe.core.network import Grid, bits, name_at
from metroscribe.core.score import Entry
from metroscribe.draw.canvas import Canvas, Glyph, blended
from metroscribe.draw.livery import Livery, initials, liveries
from metroscribe.draw.next_station.boxes import BONUS, FACTORS
from metroscribe.draw.next_station.ground import tints_of
from metroscribe.draw.next_station.marking import placed
from metroscribe.draw.next_station.stations import departing, suit_letters, suit_of
from metroscribe.draw.next_station.strokes import (
    DOUBLE,
    HIGH,
    JUNCTIONS,
    PRINTED,
    SINGLE,
    TOP,
    WIDE,
    cell_of,
    letters_cell,
    strokes,
)
from metroscribe.draw.themes import DARK
from metroscribe.draw.words import Words
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.games.next_station.table import Table

INDENT = 4
SYMBOLS = {"circle": "○●", "square": "□■", "triangle": "△▲", "pentagon": "⬠⬟"}
"""In outline, and filled for a departure station."""
WILD = "??"
MARKS = "*+°"
"""Beside a station that the map marks, by what it is marked as."""
WATER = "~"
LEGEND_WIDTH = 78


def text(
    rules: NextStation, table: Table, sheet: Sheet, words: Words, colour: bool, highlight: Collection[str]
) -> str:
    letters = initials(rules.pencils, words)
    board = BoardText(rules, sheet, letters, colour)
    board.draw(highlight)
    legend, column, row = Canvas(), 0, 0
    for item in _legend(rules, table, sheet, words):
        if column and column + len(item) > LEGEND_WIDTH:
            column, row = 0, row + 1
        for glyph in item:
            legend.put((column, row), glyph)
            column += 1
    return "\n".join((*board.canvas.lines(INDENT, colour), "", *legend.lines(0, colour))) + "\n"


class BoardText:
    """Layer by layer: the loop, the tracks, the stations, the lines' letters, water where there is room.

    In colour it lies on the dark theme's paper and districts, in that theme's colours.
    """

    def __init__(self, rules: NextStation, sheet: Sheet, letters: Mapping[str, str], colour: bool) -> None:
        self.board, self.sheet, self.colour = rules.board, sheet, colour
        self.network, self.looks, self.letters = rules.board.network, liveries(rules.pencils), letters
        self.canvas = Canvas(DARK["ink"])

    def draw(self, highlight: Collection[str]) -> None:
        self._frame()
        self._districts()
        self._loop()
        users = self._users()
        self._tracks(users)
        self._stations(highlight)
        self._letters(users)
        if self.colour:
            self._river()

    def _districts(self) -> None:
        """A cell between grid points belongs to a district if they all do; between districts is paper."""
        tints = tints_of(self.board)
        letters = {point: district.letter for district in self.board.districts for point in district.cells}
        for row in range(HIGH * self.board.height - 1):
            for column in range(-WIDE // 2, WIDE * self.board.width - WIDE // 2 + 1):
                around = {letters.get(point, "") for point in _around(column, row)}
                tint = tints.get(min(around)) if len(around) == 1 else None
                self.canvas.tint((column, TOP + row), _ground(tint))

    def _river(self) -> None:
        for a, b in pairwise(self.board.river.path if self.board.river.name else ()):
            steps = max(1, round(8 * math.dist(a, b)))
            for k in range(steps + 1):
                cell = cell_of((a[0] + (b[0] - a[0]) * k / steps, a[1] + (b[1] - a[1]) * k / steps))
                if self.canvas.free(cell) and self.canvas.tinted(cell):
                    self.canvas.write(cell, WATER, DARK["wave"])

    def _frame(self) -> None:
        for x in range(self.board.width):
            self.canvas.write((WIDE * x, 0), name_at((x, 0))[:1], faint=True)
        for y in range(self.board.height):
            self.canvas.write((-INDENT, cell_of((0, y))[1]), f"{y + 1:>2}", faint=True)

    def _loop(self) -> None:
        for section in bits(self.board.loop.sections):
            for stroke in strokes(self.network.sections[section].path):
                self.canvas.write(stroke.cell, stroke.bars[PRINTED], DARK["loop"], strong=True)

    def _users(self) -> Mapping[int, Sequence[str]]:
        """For each section with tracks the colours of their lines."""
        users: dict[int, list[str]] = {}
        for section, _, line in placed(self.board, self.sheet):
            users.setdefault(section, []).append(line.colour)
        return users

    def _tracks(self, users: Mapping[int, Sequence[str]]) -> None:
        for section, colours in users.items():
            self._bars(section, [*map(self._ink, colours)])

    def _letters(self, users: Mapping[int, Sequence[str]]) -> None:
        for section, colours in users.items():
            drawn, letters = strokes(self.network.sections[section].path), [self.letters[c] for c in colours]
            for which, colour in enumerate(colours):
                cell = letters_cell(self.canvas, drawn, letters, which)
                self.canvas.write(cell, letters[which], self._ink(colour), strong=True)

    def _bars(self, section: int, inks: list[str]) -> None:
        """The bars of two tracks take turns in colour; on a diagonal there is room for both."""
        if self.board.loop.sections >> section & 1:
            inks = [DARK["loop"], *inks]
        kind = SINGLE if len(inks) == 1 else DOUBLE
        for n, stroke in enumerate(strokes(self.network.sections[section].path)):
            below = self.canvas.char(stroke.cell)
            char = JUNCTIONS.get(below + stroke.bars[kind], stroke.bars[kind])
            if kind == DOUBLE and all(stroke.heading):
                for step, ink in enumerate(inks[:2]):
                    self.canvas.write((stroke.cell[0] + step, stroke.cell[1]), char, ink, strong=True)
            else:
                self.canvas.write(stroke.cell, char, inks[n % len(inks)], strong=True)

    def _stations(self, highlight: Collection[str]) -> None:
        circled = {station for line in self.sheet.ink.lines for station in bits(line.circled)}
        for station, name in enumerate(self.network.names):
            column, row = cell_of(self.network.points[station])
            self.canvas.put((column, row), self._station(station, name in highlight))
            left, right = self._beside(station, station in circled, name in highlight and not self.colour)
            for step, sign in ((-1, left), (1, right)):
                if sign:
                    self.canvas.write((column + step, row), sign, strong=sign not in "[]")

    def _beside(self, station: int, circled: bool, bracketed: bool) -> tuple[str, str]:
        """What stands left and right of a station: brackets, or what it is."""
        framed = self.sheet.ink.framed >> station & 1
        if bracketed:
            return ("⟦", "⟧") if framed else ("[", "]")
        found = (n for n, mask in enumerate(self.board.marks.values()) if mask >> station & 1)
        mark = "".join(MARKS[n % len(MARKS)] for n in found)[:1]
        left, right = ("(", ")") if framed else ("", "")
        return (left or mark, "²") if circled else (left, mark or right)

    def _station(self, station: int, highlighted: bool) -> Glyph:
        signs = SYMBOLS.get(self.board.symbols[station], WILD)
        departs = departing(self.board).get(station)
        if departs is None:
            return Glyph(signs[0], reverse=highlighted)
        return Glyph(signs[1], self._ink(departs), strong=True, reverse=highlighted)

    def _ink(self, colour: str) -> str:
        return self.looks[colour].dark


def _ground(tint: str | None) -> str:
    """The colour of a district's tint, or of the paper between districts."""
    if tint is None:
        return DARK["paper"]
    return DARK["gold-tint" if tint == "gold" else f"tint-{tint}"]


def _around(column: int, row: int) -> Iterator[Grid]:
    """The grid points that a cell belongs to: one, or all those it lies between."""
    x, y = divmod(column + 1, WIDE), divmod(row, HIGH)
    for dx in range(2 if x[1] == WIDE - 1 else 1):
        for dy in range(2 if y[1] else 1):
            yield x[0] + dx, y[0] + dy


def _legend(rules: NextStation, table: Table, sheet: Sheet, words: Words) -> Iterator[list[Glyph]]:
    """For each pencil its letters, where it departs, what its line is worth; `>` before the one in use."""
    score, looks, letters = rules.score(table, sheet), liveries(rules.pencils), initials(rules.pencils, words)
    suits = [*suit_letters(rules.deck.lines, words).values()]
    now = sheet.ink.line.colour if sheet.ink.lines and not table.over else None
    for colour in rules.pencils:
        item = _strong(f" {'>' if colour == now else ' '}{letters[colour]} ", looks[colour])
        for station in rules.board.departures[colour]:
            filled = SYMBOLS.get(rules.board.symbols[station], WILD)[1]
            item += map(Glyph, suit_of(rules.board, station, suits))
            item += _strong(filled, looks[colour])
            item += map(Glyph, f"{rules.network.names[station]} ")
        worth = (f"{_worth(e)} " for e in score if e.args.get("colour") == colour and e.points)
        yield [*item, *map(Glyph, "".join(worth))]


def _strong(text: str, look: Livery) -> list[Glyph]:
    return [Glyph(char, blended(look.light, look.dark), strong=True) for char in text]


def _worth(entry: Entry) -> str:
    args = entry.args
    products = [f"{args[first]}×{args[second]}" for first, second in FACTORS if first in args]
    bonus = [str(args[BONUS])] if args.get(BONUS) else []
    return f"{'+'.join((*products, *bonus))}={entry.points}"
