"""A plan of the family for a picture of the rules pages, and the entries that are tried on it."""

from collections.abc import Iterator
from itertools import chain

from metroscribe.core.geometry import Point
from metroscribe.core.network import name_at
from metroscribe.draw import pad
from metroscribe.draw.elements import Element, Marks, element
from metroscribe.draw.lettering import label_at
from metroscribe.draw.sheet import Filling, gathered
from metroscribe.draw.teaching import Example, sheet
from metroscribe.draw.voll_verplant.layout import Layout, layout_of
from metroscribe.draw.voll_verplant.map import printed
from metroscribe.draw.voll_verplant.marking import fresh_marks, plan_marks
from metroscribe.draw.voll_verplant.pad import EDGE, Pad
from metroscribe.draw.words import Words, plain
from metroscribe.games.book import Picture, Shown
from metroscribe.games.voll_verplant.moves import Move
from metroscribe.games.voll_verplant.rules import VollVerplant

FOOT = 12.0
"""Above and below the boxes of the pad."""
OVER = 26.0
"""How far a sign stands above the middle of its station."""
NAME = 13.0
"""The size of the letters and numbers that name a place."""
ASIDE = 30.0
"""How far they stand from the middle of what they name."""
BELOW = 8.0
"""What a plan is higher for them, so that they are clear of the pad."""


def example(words: Words, shown: Shown, picture: Picture) -> Example:
    rules: VollVerplant = shown.rules  # type: ignore[assignment]
    layout = layout_of(rules.plan)
    width, top = layout.frame.width, layout.frame.map_height + BELOW if picture.map else FOOT
    rows = _rows(Pad(rules, shown.table.solo, words), picture, width - 2 * EDGE)
    height = top + sum(row[0].height + pad.SPACE for row in rows) + (FOOT if rows else 0.0)
    drawn = sheet(
        rules.info.family,
        _marks(rules, shown),
        *((*printed(layout, rules.special, words), _names(layout)) if picture.map else ()),
        *pad.placed(rows, EDGE, top, width - 2 * EDGE),
    )
    tried = ((_sign(rules, layout, shown, move), not rule) for move, _, rule in shown.tried)
    card = (shown.table.card,) if picture.map and shown.table.card else ()
    return Example(width, height, drawn, card, tuple(tried))


def _names(layout: Layout) -> Element:
    """Where texts find a place: the letters and numbers of the stations, the name of a line at its wagon."""
    return element("g", *_coordinates(layout), *_line_names(layout), aria_hidden="true")


def _coordinates(layout: Layout) -> Iterator[Element]:
    """Below each column and beside each row in which a station lies."""
    plan, points = layout.plan, layout.plan.points
    right, bottom = layout.frame.at((plan.width - 1, plan.height - 1))
    for column in sorted({x for x, _ in points}):
        x, _ = layout.frame.at((column, 0))
        yield label_at(name_at((column, 0))[:1], x, bottom + ASIDE, NAME)
    for row in sorted({y for _, y in points}):
        _, y = layout.frame.at((0, row))
        yield label_at(name_at((0, row))[1:], right + ASIDE, y, NAME)


def _line_names(layout: Layout) -> Iterator[Element]:
    """Below the letter of each wagon."""
    for line in layout.plan.lines:
        x, y = layout.frame.at(line.wagon[0])
        yield label_at(line.name, x, y + ASIDE, NAME)


def _rows(whole: Pad, picture: Picture, room: float) -> list[pad.Row]:
    chosen = ([box for box in row if box.key in picture.boxes] for row in (whole.lines, whole.sums))
    return [row for boxes in chosen if boxes for row in pad.even_rows(boxes, room)]


def _marks(rules: VollVerplant, shown: Shown) -> Marks:
    table, now = shown.table, shown.sheet
    written_now: Filling = ((id_, {"data-last": ""}) for id_, _ in fresh_marks(rules, table.sheets[0], now))
    filled = Pad(rules, table.solo, plain).fill(table, now, shown.score)
    return gathered(chain(plan_marks(rules, now), written_now, filled))


def _sign(rules: VollVerplant, layout: Layout, shown: Shown, move: Move) -> Point:
    """Beside the station at which an entry ends, or would end if nothing stopped it."""
    x, y = layout.frame.at(rules.plan.points[_end(rules, shown, move)])
    return x, y - OVER


def _end(rules: VollVerplant, shown: Shown, move: Move) -> int:
    line = rules.plan.lines[rules.plan.numbers[move.line]]
    if move.place:
        return line.stations[move.place - 1]
    ahead = _ahead(line.ways[move.way], shown.sheet.ink.marks)
    return ahead[min(max(move.marks, 1), len(ahead)) - 1]


def _ahead(order: tuple[int, ...], marks: int) -> tuple[int, ...]:
    """The stations of a line from the first free one on, and once round a ring those before it."""
    free = [place for place, station in enumerate(order) if not marks >> station & 1]
    start = free[0] if free else 0
    return order[start:] + order[:start]
