"""A board of the family for a picture of the rules pages, and the sections that are tried on it."""

from collections.abc import Iterator, Sequence
from itertools import chain

from metroscribe.core.cards import Card
from metroscribe.core.geometry import Path, Straight
from metroscribe.draw import pad
from metroscribe.draw.elements import Element, Marks
from metroscribe.draw.next_station.frame import INSIDE, NARROWEST, Frame
from metroscribe.draw.next_station.map import ground, stops
from metroscribe.draw.next_station.marking import fresh_marks, map_marks
from metroscribe.draw.next_station.pad import Pad
from metroscribe.draw.next_station.tracks import slot_path, slots
from metroscribe.draw.paths import beside, data, middle, rightwards
from metroscribe.draw.sheet import Filling, gathered
from metroscribe.draw.teaching import Example, sheet, stroke
from metroscribe.draw.words import Words, plain
from metroscribe.games.book import Picture, Shown
from metroscribe.games.next_station.moves import Move
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.games.next_station.table import PREVIEW, Table

FOOT = 12.0
"""Below the boxes of the pad."""
EDGE = 26.0
"""What is cut off on the right and below, where a map has no letters and numbers."""


def example(words: Words, shown: Shown, picture: Picture) -> Example:
    rules: NextStation = shown.rules  # type: ignore[assignment]
    frame = Frame(rules.board, NARROWEST if len(picture.boxes) > 1 else 0.0)
    boxes = _chosen(Pad(rules, shown.table, words), picture.boxes)
    top = frame.map_height if picture.map else FOOT
    drawn = sheet(
        rules.info.family,
        _marks(rules, shown),
        *(_map(rules, frame, words, shown) if picture.map else ()),
        *pad.placed(_rows(frame, boxes), frame.edge, top, frame.width - 2 * frame.edge),
    )
    height = top + sum(row[0].height + pad.SPACE for row in _rows(frame, boxes))
    return Example(
        frame.width - EDGE,
        height + (FOOT if picture.boxes else -EDGE),
        drawn,
        tuple(_cards(rules, shown.table, shown.sheet)) if picture.map and picture.cards else (),
        tuple(
            (frame.at(middle(_way(rules, shown.sheet, tried.move))), not tried.rule) for tried in shown.tried
        ),
    )


def _map(rules: NextStation, frame: Frame, words: Words, shown: Shown) -> Iterator[Element]:
    yield from ground(frame, words)
    for tried in sorted(shown.tried, key=lambda tried: not tried.rule):
        d = data(_way(rules, shown.sheet, tried.move), frame.at)
        yield stroke(d, not tried.rule, shown.sheet.ink.line.colour)
    yield from stops(rules, frame, words)


def _marks(rules: NextStation, shown: Shown) -> Marks:
    board, table, sheet = rules.board, shown.table, shown.sheet
    drawn_now: Filling = ((id_, {"data-last": ""}) for id_, _ in fresh_marks(board, sheet))
    filled = Pad(rules, table, plain).fill(table, sheet, shown.score, 0)
    return gathered(chain(map_marks(board, table, sheet), drawn_now, filled))


def _way(rules: NextStation, sheet: Sheet, move: Move) -> Path:
    """How a section runs; where no guide line leads, straight, and beside a track that is there already."""
    board, network = rules.board, rules.network
    start, end = network.number[move.start], network.number[move.end]
    section = network.joining.get((start, end))
    if section is None:
        return (Straight(network.points[start], network.points[end]),)
    if board.loop.sections >> section & 1:
        return slot_path(board, section, slots(board, section)[0])
    path = rightwards(network.sections[section].path)
    return beside(path, INSIDE) if sheet.ink.tracks >> section & 1 else path


def _cards(rules: NextStation, table: Table, sheet: Sheet) -> Iterator[Card]:
    """Those of the turn, and what of the modules holds for this pencil now."""
    if table.turn:
        yield from table.flipped[-2 if table.turn.switch else -1 :]
    if table.preview:
        yield Card(PREVIEW, table.preview.face)
    held = rules.wording.pencil(table, sheet)
    for note in rules.wording.notes(table):
        if note.card and note.scope != "later" and note.pencil in ("", held):
            yield note.card


def _chosen(whole: Pad, keys: Sequence[str]) -> tuple[pad.Row, pad.Row]:
    lines, sums = ([box for box in row if box.key in keys] for row in (whole.lines, whole.sums))
    return lines, sums


def _rows(frame: Frame, boxes: tuple[pad.Row, pad.Row]) -> list[pad.Row]:
    room = frame.width - 2 * frame.edge
    return [row for chosen in boxes if chosen for row in pad.even_rows(chosen, room)]
