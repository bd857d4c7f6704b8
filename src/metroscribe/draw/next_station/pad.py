"""The score pad: a box for each pencil, then boxes that add up to the total, in the order of the paper."""

from collections.abc import Mapping, Sequence

from metroscribe.core.score import Entry, Score
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
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.games.next_station.table import PLACES, Table
from metroscribe.games.next_station.terms import LINE_KEYS, colours

LINE, SUM = "line", "lines"
NOW: Mapping[str, str] = {"data-now": ""}


class Pad:
    """Laid out for what this table plays with; it is the same for all its sheets."""

    def __init__(self, rules: NextStation, table: Table, words: Words) -> None:
        self.rules, self.words = rules, words
        looks = liveries(rules.pencils)
        grouped = _grouped(rules.score(table, rules.new(1).sheets[0]).entries)
        self.lines = [
            LineBox(colour, looks[colour], words, min(len(rules.board.departures[colour]), len(FACTORS)))
            for colour in rules.pencils
        ]
        self.sums: Row = [LinesBox(SUM, rules.pencils, words)]
        self.sums += [self._box(key, entries) for key, entries in grouped.items() if key not in LINE_KEYS]
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
        if sheet.lines and not table.over:
            yield pad_id(LINE, sheet.line.colour), NOW

    def _box(self, key: str, entries: Sequence[Entry]) -> Box:
        """Keys that nobody drew a picture for get a plain box."""
        board = self.rules.board
        if key == "stamps":
            return StampsBox(key, entries, self.words, board)
        if key == "loop" and board.loop.path:
            return LoopBox(key, entries, self.words, board)
        if track := self._track(key):
            return TrackBox(key, entries, self.words, track)
        pictures = {"interchanges": InterchangesBox, "objective": ObjectivesBox}
        return pictures.get(key, Box)(key, entries, self.words)

    def _track(self, key: str) -> Sequence[int]:
        """What each box of a track is worth, where points are given as a list that is counted up."""
        board, blank = self.rules.board, self.rules.blank
        for term in self.rules.terms:
            points = getattr(term, "points", None)
            if isinstance(points, list | tuple) and key in {e.key for e in term.entries(board, blank)}:
                return tuple(points[1:])
        return ()

    def _rows(self, frame: Frame) -> list[Row]:
        return [row for boxes in (self.lines, self.sums) for row in even_rows(boxes, _room(frame))]


def _room(frame: Frame) -> float:
    return frame.width - 2 * frame.edge


def _grouped(entries: Sequence[Entry]) -> Mapping[str, tuple[Entry, ...]]:
    keys = dict.fromkeys(entry.key for entry in entries)
    return {key: tuple(entry for entry in entries if entry.key == key) for key in keys}


def _rounds(table: Table, sheet: Sheet, seat: int) -> Mapping[str, int]:
    """In which round each pencil is drawn: what was, from the sheet; what will be, from the ring."""
    rounds = {lines[0].colour: number for number, lines in enumerate(colours(sheet), 1)}
    if len(table.ring) == PLACES:
        for number, colour in enumerate(table.order(seat), 1):
            if colour:
                rounds.setdefault(colour, number)
    return rounds
