"""Any sheet as SVG and as text. Each family brings a module of its name that knows how it looks."""

from collections.abc import Collection
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from metroscribe.core.game import AnyRules
from metroscribe.core.score import Score
from metroscribe.draw.elements import Marks
from metroscribe.draw.sheet import as_marked, gathered
from metroscribe.draw.signs import document
from metroscribe.draw.themes import Theme
from metroscribe.draw.words import Words, plain

__all__ = [
    "Marks",
    "Settled",
    "Theme",
    "Words",
    "blank",
    "cards",
    "freshened",
    "marks",
    "picture",
    "settled",
    "stylesheet",
    "svg",
    "taps",
    "text",
]


class Settled(NamedTuple):
    """Marks of a sheet without what tells that some of them are fresh, and all that they depend on."""

    cause: tuple[object, ...]
    marks: Marks


def svg(
    rules: AnyRules,
    table: Any,
    sheet: Any,
    *,
    theme: Theme = "light",
    seat: int = 0,
    words: Words | None = None,
    interactive: bool = False,
) -> str:
    """The sheet as a picture of its own. `interactive` keeps what the marks of a later sheet may show."""
    blank = _family(rules).blank(rules, words or plain, table, theme)
    return as_marked(blank, marks(rules, table, sheet, seat=seat), interactive)


def text(
    rules: AnyRules,
    table: Any,
    sheet: Any,
    *,
    colour: bool = False,
    highlight: Collection[str] = (),
) -> str:
    """The sheet for a terminal. `highlight` names what can be chosen now, as moves name it."""
    drawn: str = _family(rules).text(rules, table, sheet, colour, highlight)
    return drawn


def blank(rules: AnyRules, table: Any = None, *, theme: Theme = "auto", words: Words | None = None) -> str:
    """The drawing of an empty sheet at this table, everything in it that marks can turn into any sheet."""
    return str(_family(rules).blank(rules, words or plain, table, theme))


def marks(rules: AnyRules, table: Any, sheet: Any, score: Score | None = None, *, seat: int = 0) -> Marks:
    """What turns the blank drawing into the drawing of this sheet; `score` if it is known already."""
    found = settled(rules, table, sheet, score or rules.score(table, sheet), seat=seat)
    return freshened(rules, table, sheet, found, seat=seat)


def settled(
    rules: AnyRules, table: Any, sheet: Any, score: Score, before: Settled | None = None, *, seat: int = 0
) -> Settled:
    """The same without what is fresh; `before` itself, where nothing of it has changed since."""
    cause = _family(rules).cause(table, sheet)
    if before is not None and before.cause == cause:
        return before
    return Settled(cause, _family(rules).settled(rules, table, sheet, score, seat))


def freshened(rules: AnyRules, table: Any, sheet: Any, found: Settled, *, seat: int = 0) -> Marks:
    """Settled marks of a sheet, and what was drawn on it in the open turn."""
    return gathered(_family(rules).fresh(rules, table, sheet, seat), found.marks)


def taps(rules: AnyRules, table: Any, sheet: Any, move: Any) -> tuple[str, ...]:
    """The elements to touch in order for a move of this sheet: no two moves begin with the same ones.

    What is not on the sheet is called `choice-...`: a power, or `choice-none`. A page shows it as a button.
    """
    found: tuple[str, ...] = _family(rules).taps(rules, table, sheet, move)
    return found


def stylesheet(rules: AnyRules, theme: Theme = "auto") -> str:
    """The style of the drawings, for a page that forbids styles inside them (theme `page`)."""
    style: str = _family(rules).stylesheet(rules, theme)
    return style


def cards(rules: AnyRules, words: Words | None = None) -> str:
    """Every card of the game as a `<symbol id="card-PILE-FACE">` of 96 x 128, its colours as `var(--...)`."""
    spoken = words or plain
    return str(document(rules, _family(rules).card_signs(rules, spoken), spoken))


def picture(rules: AnyRules, theme: Theme = "auto", sheet: Any = None) -> str:
    """A small picture of the city, 480 x 360: its map as this sheet left it, or empty."""
    return str(_family(rules).city_scene(rules, sheet, theme))


def _family(rules: AnyRules) -> Any:
    return _module(rules.info.family)


@cache
def _module(family: str) -> Any:
    return import_module(f"{__name__}.{family.replace('-', '_')}")
