"""The score pad: a box for each pencil, then boxes that add up to the total, in the order of the paper."""

from collections.abc import Mapping, Sequence

from metroscribe.core.score import Score
from metroscribe.draw.elements import Element, element
from metroscribe.draw.lettering import written
from metroscribe.draw.livery import liveries
from metroscribe.draw.next_station.boxes import FACTORS, ROUND, LineBox, LinesBox
from metroscribe.draw.next_station.frame import Frame
from metroscribe.draw.next_station.pictures import (
    InterchangesBox,
    LoopBox,
    ObjectivesBox,
    StampsBox,
    TrackBox,
)
from metroscribe.draw.pad import Box, Row, TotalBox, even_rows, height_of, pad_id, placed
from metroscribe.draw.sheet import Filling
from metroscribe.draw.words import Words
from metroscribe.games.next_station.padfile import LINES, LOOP_RING, OBJECTIVE, STAMPS, TRACK
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.scoring import LINE_KEYS, colours
from metroscribe.games.next_station.scoring import Row as RowOfPoints
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.games.next_station.table import PLACES, Table

LINE, SUM = "line", "lines"
NOW: Mapping[str, str] = {"data-now": ""}


class Pad:
    """Laid out for what this table plays with; it is the same for all its sheets."""

    def __init__(self, rules: NextStation, table: Table, words: Words) -> None:
        self.rules, self.words = rules, words
        looks = liveries(rules.pencils)
        rows = rules.rows_at(table)
        self.lines = [
            LineBox(colour, looks[colour], words, min(len(rules.board.departures[colour]), len(FACTORS)))
            for colour in rules.pencils
        ]
        self.sums: Row = [LinesBox(SUM, rules.pencils, words)]
        boxes = dict.fromkeys(row.box for row in rows)
        self.sums += [self._box(box, [row for row in rows if row.box == box]) for box in boxes]
        self.sums += [TotalBox("total", rules.pencils, words)]

    def draw(self, frame: Frame) -> Element:
        rows = placed(self._rows(frame), frame.edge, frame.map_height, _room(frame))
        return element("g", *rows, id="pad")

    def height(self, frame: Frame) -> float:
        return height_of(self._rows(frame))

    def fill(self, table: Table, sheet: Sheet, score: Score, seat: int) -> Filling:
        entries = {entry.args["colour"]: entry for entry in score if entry.key in LINE_KEYS}
        for line in self.lines:
            if line.colour in entries:
                yield from line.written(entries[line.colour])
        for box in self.sums:
            yield from box.fill(sheet, score)
        for colour, number in _rounds(table, sheet, seat).items():
            yield pad_id(LINE, colour, ROUND), written(str(number))
        if sheet.ink.lines and not table.over:
            yield pad_id(LINE, sheet.ink.line.colour), NOW

    def _box(self, key: str, rows: Sequence[RowOfPoints]) -> Box:
        """With the picture that the city's data names; without one it is a plain box."""
        board, words = self.rules.board, self.words
        entries, picture = [row.entry(board, self.rules.blank.ink) for row in rows], rows[0].picture
        if picture == STAMPS:
            return StampsBox(key, entries, words, board)
        if picture == LOOP_RING and board.loop.path:
            return LoopBox(key, entries, words, board)
        if key == OBJECTIVE:
            return ObjectivesBox(key, entries, words)
        if picture == TRACK:
            return TrackBox(key, entries, words, rows[0].track[1:])
        return (InterchangesBox if picture == LINES else Box)(key, entries, words)

    def _rows(self, frame: Frame) -> list[Row]:
        return [row for boxes in (self.lines, self.sums) for row in even_rows(boxes, _room(frame))]


def _room(frame: Frame) -> float:
    return frame.width - 2 * frame.edge


def _rounds(table: Table, sheet: Sheet, seat: int) -> Mapping[str, int]:
    """In which round each pencil is drawn: what was, from the sheet; what will be, from the ring."""
    rounds = {lines[0].colour: number for number, lines in enumerate(colours(sheet.ink), 1)}
    if len(table.ring) == PLACES:
        for number, colour in enumerate(table.order(seat), 1):
            if colour:
                rounds.setdefault(colour, number)
    return rounds
