"""Sheets of the voll verplant family: a metro plan with wagons, what is written on it, the pad below."""

from functools import lru_cache
from itertools import chain

from metroscribe.core.score import Score
from metroscribe.draw.elements import Element, Marks
from metroscribe.draw.sheet import Filling, gathered, paper
from metroscribe.draw.themes import Theme
from metroscribe.draw.voll_verplant import style
from metroscribe.draw.voll_verplant.cards import card_signs
from metroscribe.draw.voll_verplant.characters import text
from metroscribe.draw.voll_verplant.gestures import gesture, places, target
from metroscribe.draw.voll_verplant.layout import layout_of
from metroscribe.draw.voll_verplant.map import printed
from metroscribe.draw.voll_verplant.marking import fresh_marks, plan_marks
from metroscribe.draw.voll_verplant.pad import Pad
from metroscribe.draw.voll_verplant.scene import city_scene
from metroscribe.draw.voll_verplant.teaching import example
from metroscribe.draw.words import Words, plain
from metroscribe.games.voll_verplant.rules import VollVerplant
from metroscribe.games.voll_verplant.sheet import Sheet
from metroscribe.games.voll_verplant.table import Table

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

BOTTOM = 12.0


def blank(
    rules: VollVerplant, words: Words = plain, table: Table | None = None, theme: Theme = "light"
) -> Element:
    """An empty sheet, with everything that marks may show. The table says whether it is played solo."""
    layout, pad = layout_of(rules.plan), Pad(rules, table is None or table.solo, words)
    frame = layout.frame
    return paper(
        rules.info.family,
        f"{rules.info.credits.title}, {words('game-city', city=rules.info.city)}",
        stylesheet(rules, theme),
        frame.width,
        frame.map_height + pad.height() + BOTTOM,
        *printed(layout, rules.special, words),
        pad.draw(frame.map_height),
        pad_from=frame.map_height,
    )


def settled(rules: VollVerplant, table: Table, sheet: Sheet, score: Score, _seat: int) -> Marks:
    """For ids of the blank drawing what to add to them, so that it shows this sheet."""
    pad = _wordless_pad(rules, table.solo)
    return gathered(chain(plan_marks(rules, sheet), pad.fill(table, sheet, score)))


def fresh(rules: VollVerplant, table: Table, sheet: Sheet, seat: int) -> Filling:
    """What to add besides, because it was written in the open turn."""
    return fresh_marks(rules, table.sheets[seat], sheet)


@lru_cache(256)
def _wordless_pad(rules: VollVerplant, solo: bool) -> Pad:
    """Kept: a server asks for it at every step."""
    return Pad(rules, solo, plain)


def stylesheet(rules: VollVerplant, theme: Theme) -> str:
    return style.stylesheet((line.colour for line in rules.plan.lines), theme)
