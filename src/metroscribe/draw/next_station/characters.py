"""The sheet as text: the board, and below it what the letters on it mean."""

from collections.abc import Collection, Iterator

from metroscribe.core.network import bits, name_at
from metroscribe.core.score import Entry
from metroscribe.draw.canvas import Canvas, Glyph, blended
from metroscribe.draw.livery import Livery, liveries
from metroscribe.draw.next_station.marking import placed
from metroscribe.draw.next_station.stations import departing
from metroscribe.draw.next_station.strokes import (
    DOUBLE,
    JUNCTIONS,
    PRINTED,
    SINGLE,
    WIDE,
    cell_of,
    letter_cells,
    strokes,
)
from metroscribe.draw.themes import DARK, LIGHT
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.sheet import Line, Sheet
from metroscribe.games.next_station.table import Table

INDENT = 4
SYMBOLS = {"circle": "○●", "square": "□■", "triangle": "△▲", "pentagon": "⬠⬟"}
"""In outline, and filled for a departure station."""
WILD = "??"
LOOP_COLOUR = blended(LIGHT["loop"], DARK["loop"])


def text(rules: NextStation, table: Table, sheet: Sheet, colour: bool, highlight: Collection[str]) -> str:
    board = BoardText(rules, sheet, colour)
    board.draw(highlight)
    legend = Canvas()
    for column, glyph in enumerate(_legend(rules, table, sheet)):
        legend.put((column, 0), glyph)
    return "\n".join((*board.canvas.lines(INDENT, colour), "", *legend.lines(0, colour))) + "\n"


class BoardText:
    """Layer by layer: the loop, the tracks, their letters, the stations."""

    def __init__(self, rules: NextStation, sheet: Sheet, colour: bool) -> None:
        self.board, self.sheet, self.colour = rules.board, sheet, colour
        self.network, self.looks = rules.board.network, liveries(rules.pencils)
        self.canvas = Canvas()

    def draw(self, highlight: Collection[str]) -> None:
        self._frame()
        self._loop()
        self._tracks()
        self._stations(highlight)

    def _frame(self) -> None:
        for x in range(self.board.width):
            self.canvas.write((WIDE * x, 0), name_at((x, 0))[:1], faint=True)
        for y in range(self.board.height):
            self.canvas.write((-INDENT, cell_of((0, y))[1]), f"{y + 1:>2}", faint=True)

    def _loop(self) -> None:
        for section in bits(self.board.loop.sections):
            for stroke in strokes(self.network.sections[section].path):
                self.canvas.put(stroke.cell, Glyph(stroke.bars[PRINTED], LOOP_COLOUR, strong=True))

    def _tracks(self) -> None:
        users: dict[int, list[Line]] = {}
        for section, _, line in placed(self.board, self.sheet):
            users.setdefault(section, []).append(line)
        for section, lines in users.items():
            self._bars(section, [self._ink(line.colour) for line in lines])
        for section, lines in users.items():
            drawn = strokes(self.network.sections[section].path)
            for cell, line in zip(letter_cells(self.canvas, drawn, len(lines)), lines, strict=False):
                self.canvas.write(cell, self.looks[line.colour].letter, self._ink(line.colour), strong=True)

    def _bars(self, section: int, inks: list[str]) -> None:
        """The bars of two tracks take turns in colour; on a diagonal there is room for both."""
        if self.board.loop.sections >> section & 1:
            inks = [LOOP_COLOUR, *inks]
        kind = SINGLE if len(inks) == 1 else DOUBLE
        for n, stroke in enumerate(strokes(self.network.sections[section].path)):
            below = self.canvas.char(stroke.cell)
            char = JUNCTIONS.get(below + stroke.bars[kind], stroke.bars[kind])
            glyph = Glyph(char, inks[n % len(inks)], strong=True)
            self.canvas.put(stroke.cell, glyph)
            if kind == DOUBLE and all(stroke.heading):
                self.canvas.put(stroke.cell, Glyph(glyph.char, inks[0], strong=True))
                beside = stroke.cell[0] + 1, stroke.cell[1]
                self.canvas.put(beside, Glyph(glyph.char, inks[1], strong=True))

    def _stations(self, highlight: Collection[str]) -> None:
        circled = {station for line in self.sheet.lines for station in bits(line.circled)}
        for station, name in enumerate(self.network.names):
            column, row = cell_of(self.network.points[station])
            self.canvas.put((column, row), self._station(station, name in highlight))
            if station in circled:
                self.canvas.write((column + 1, row), "²", strong=True)
            if name in highlight and not self.colour:
                self.canvas.write((column - 1, row), "[")
                self.canvas.write((column + 1, row), "]")

    def _station(self, station: int, highlighted: bool) -> Glyph:
        signs = SYMBOLS.get(self.board.symbols[station], WILD)
        departs = departing(self.board).get(station)
        if departs is None:
            return Glyph(signs[0], reverse=highlighted)
        return Glyph(signs[1], self._ink(departs), strong=True, reverse=highlighted)

    def _ink(self, colour: str) -> str:
        return ink(self.looks[colour])


def ink(look: Livery) -> str:
    return blended(look.light, look.dark)


def _legend(rules: NextStation, table: Table, sheet: Sheet) -> Iterator[Glyph]:
    """For each pencil its letter, where it departs, what its line is worth; `>` before the one in use."""
    score, looks, departures = rules.score(table, sheet), liveries(rules.pencils), departing(rules.board)
    now = sheet.line.colour if sheet.lines and not table.over else None
    for station in sorted(departures, key=lambda station: rules.pencils.index(departures[station])):
        colour = departures[station]
        filled = SYMBOLS.get(rules.board.symbols[station], WILD)[1]
        start = f" {'>' if colour == now else ' '}{looks[colour].letter} {filled}"
        yield from (Glyph(char, ink(looks[colour]), strong=True) for char in start)
        worth = "".join(f" {_worth(e)}" for e in score if e.args.get("colour") == colour and e.points)
        yield from map(Glyph, f"{rules.network.names[station]}{worth} ")


def _worth(entry: Entry) -> str:
    return f"{entry.args.get('districts', '')}×{entry.args.get('stations', '')}={entry.points}"
