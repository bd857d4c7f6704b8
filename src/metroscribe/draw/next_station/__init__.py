"""Sheets of the Next Station family: the printed map, the lines drawn on it, the score pad below."""

from functools import lru_cache
from itertools import chain

from metroscribe.core.cards import Card
from metroscribe.core.score import Score
from metroscribe.draw.elements import Element, Marks
from metroscribe.draw.next_station import style
from metroscribe.draw.next_station.cards import card_signs
from metroscribe.draw.next_station.characters import text
from metroscribe.draw.next_station.frame import Frame
from metroscribe.draw.next_station.gestures import gesture, places, target
from metroscribe.draw.next_station.map import ground, stops
from metroscribe.draw.next_station.marking import fresh_marks, map_marks
from metroscribe.draw.next_station.pad import Pad
from metroscribe.draw.next_station.scene import city_scene
from metroscribe.draw.next_station.teaching import example
from metroscribe.draw.sheet import Filling, gathered, paper
from metroscribe.draw.themes import Theme
from metroscribe.draw.words import Words, plain
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.games.next_station.table import Table

__all__ = [
    "blank",
    "card_signs",
    "city_scene",
    "example",
    "fresh",
    "gesture",
    "places",
    "settled",
    "stylesheet",
    "target",
    "text",
]

BOTTOM = 24.0


def blank(
    rules: NextStation, words: Words = plain, table: Table | None = None, theme: Theme = "light"
) -> Element:
    """An empty sheet, with everything that marks may show. The table says which objectives are played."""
    frame, pad = Frame(rules.board), Pad(rules, table or rules.new(1), words)
    return paper(
        rules.info.family,
        rules.info.credits.title,
        stylesheet(rules, theme),
        frame.width,
        frame.map_height + pad.height() + BOTTOM,
        *ground(frame, words),
        *stops(rules, frame, words),
        pad.draw(frame.map_height),
        pad_from=frame.map_height,
    )


def settled(rules: NextStation, table: Table, sheet: Sheet, score: Score, seat: int) -> Marks:
    """For ids of the blank drawing what to add to them, so that it shows this sheet."""
    pad = _wordless_pad(rules, table.dealt)
    return gathered(chain(map_marks(rules.board, table, sheet), pad.fill(table, sheet, score, seat)))


def fresh(rules: NextStation, _table: Table, sheet: Sheet, _seat: int) -> Filling:
    """What to add besides, because it was drawn in the open turn."""
    return fresh_marks(rules.board, sheet)


@lru_cache(256)
def _wordless_pad(rules: NextStation, dealt: tuple[Card, ...]) -> Pad:
    """Kept for each table's objectives: a server asks for it at every step."""
    return Pad(rules, rules.new(1)._replace(dealt=dealt), plain)


def stylesheet(rules: NextStation, theme: Theme) -> str:
    return style.stylesheet(rules.pencils, theme)
