"""A plan of the family for a picture of the rules pages, and the entries that are tried on it."""

from itertools import chain

from metroscribe.core.geometry import Point
from metroscribe.draw import pad
from metroscribe.draw.elements import Marks
from metroscribe.draw.sheet import gathered
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


def example(words: Words, shown: Shown, picture: Picture) -> Example:
    rules: VollVerplant = shown.rules  # type: ignore[assignment]
    layout = layout_of(rules.plan)
    width, top = layout.frame.width, layout.frame.map_height if picture.map else FOOT
    rows = _rows(Pad(rules, shown.table.solo, words), picture, width - 2 * EDGE)
    height = top + sum(row[0].height + pad.SPACE for row in rows) + (FOOT if rows else 0.0)
    drawn = sheet(
        rules.info.family,
        _marks(rules, shown),
        *(printed(layout, rules.special, words) if picture.map else ()),
        *pad.placed(rows, EDGE, top, width - 2 * EDGE),
    )
    tried = ((_sign(rules, layout, shown, move), not rule) for move, _, rule in shown.tried)
    card = (shown.table.card,) if picture.map and shown.table.card else ()
    return Example(width, height, drawn, card, tuple(tried))


def _rows(whole: Pad, picture: Picture, room: float) -> list[pad.Row]:
    chosen = ([box for box in row if box.key in picture.boxes] for row in (whole.lines, whole.sums))
    return [row for boxes in chosen if boxes for row in pad.even_rows(boxes, room)]


def _marks(rules: VollVerplant, shown: Shown) -> Marks:
    table, now = shown.table, shown.sheet
    filled = Pad(rules, table.solo, plain).fill(table, now, shown.score)
    return gathered(chain(plan_marks(rules, now), fresh_marks(rules, table.sheets[0], now), filled))


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
