"""The score pad: a box for each pencil, then boxes that add up to the total, in the order of the paper."""

from collections.abc import Mapping, Sequence

from metroscribe.core.score import Score
from metroscribe.draw import pad
from metroscribe.draw.elements import TEXT
from metroscribe.draw.livery import initials
from metroscribe.draw.next_station.boxes import LineBox, LinesBox
from metroscribe.draw.next_station.frame import Frame
from metroscribe.draw.next_station.pictures import (
    InterchangesBox,
    LoopBox,
    ObjectivesBox,
    StampsBox,
    TrackBox,
)
from metroscribe.draw.pad import TOTAL, Box, TotalBox
from metroscribe.draw.sheet import NOW, Filling, mark
from metroscribe.draw.words import Words
from metroscribe.games.next_station.padfile import LINES, LOOP_RING, OBJECTIVE, STAMPS, TRACK
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.scoring import LINE_KEYS, Row, colours
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.games.next_station.table import PLACES, Table

SUM = "lines"
AT_HAND: Mapping[str, str] = {NOW: ""}


class Pad(pad.Pad):
    """Laid out for what this table plays with."""

    def __init__(self, rules: NextStation, table: Table, words: Words) -> None:
        self.rules, self.words = rules, words
        letters, frame, rows = initials(rules.pencils, words), Frame(rules.board), rules.rows_at(table)
        self.of_colour = {
            colour: LineBox(colour, letters[colour], words, len(rules.board.departures[colour]))
            for colour in rules.pencils
        }
        boxes = dict.fromkeys(row.box for row in rows)
        sums = (
            LinesBox(SUM, (), words, rules.pencils),
            *(self._box(box, [row for row in rows if row.box == box]) for box in boxes),
            TotalBox(TOTAL, (), words, rules.pencils),
        )
        super().__init__([*self.of_colour.values()], sums, frame.edge, frame.width)

    def fill(self, table: Table, sheet: Sheet, score: Score, seat: int) -> Filling:
        entries = {entry.args["colour"]: entry for entry in score if entry.key in LINE_KEYS}
        for colour, line in self.of_colour.items():
            if colour in entries:
                yield from line.written(entries[colour])
        for box in self.sums:
            yield from box.fill(sheet, score)
        for colour, number in _rounds(table, sheet, seat).items():
            yield self.of_colour[colour].round, mark(TEXT, str(number))
        if sheet.ink.lines and not table.over:
            yield self.of_colour[sheet.ink.line.colour].id, AT_HAND

    def _box(self, key: str, rows: Sequence[Row]) -> Box:
        """With the picture that the city's data names; without one it is a plain box."""
        board, words = self.rules.board, self.words
        entries, picture = [row.entry(board, self.rules.blank.ink) for row in rows], rows[0].picture
        if picture == STAMPS:
            return StampsBox(key, entries, words, board, [row.tally for row in rows])
        if picture == LOOP_RING and board.loop.path:
            return LoopBox(key, entries, words, board)
        if key == OBJECTIVE:
            return ObjectivesBox(key, entries, words)
        if picture == TRACK:
            return TrackBox(key, entries, words, rows[0].track[1:])
        return (InterchangesBox if picture == LINES else Box)(key, entries, words)


def _rounds(table: Table, sheet: Sheet, seat: int) -> Mapping[str, int]:
    """In which round each pencil is drawn: what was, from the sheet; what will be, from the ring."""
    rounds = {lines[0].colour: number for number, lines in enumerate(colours(sheet.ink), 1)}
    if len(table.ring) == PLACES:
        for number, colour in enumerate(table.order(seat), 1):
            if colour:
                rounds.setdefault(colour, number)
    return rounds
