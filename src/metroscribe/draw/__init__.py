"""Any sheet as SVG and as text. Each family declares the module that knows how it looks: a `Drawing`."""

from collections.abc import Collection, Iterable, Sequence
from functools import cache
from importlib import import_module
from typing import Any, cast

from metroscribe.core.rules import AnyRules
from metroscribe.core.score import Score
from metroscribe.draw import replaying, teaching
from metroscribe.draw.drawing import Drawing, Teaching
from metroscribe.draw.elements import TEXT, Marks
from metroscribe.draw.livery import known
from metroscribe.draw.pad import PAD
from metroscribe.draw.replaying import State
from metroscribe.draw.sheet import Changes, Drawn, Gesture, as_marked, changes, gathered
from metroscribe.draw.signs import document
from metroscribe.draw.themes import Theme
from metroscribe.draw.words import Words, plain
from metroscribe.games import family
from metroscribe.games.book import Picture, Shown

__all__ = [
    "Changes",
    "Drawing",
    "Drawn",
    "Gesture",
    "Marks",
    "State",
    "Theme",
    "Words",
    "blank",
    "cards",
    "changed_boxes",
    "changes",
    "drawn",
    "gesture",
    "marked",
    "marks",
    "pad_ids",
    "pencil",
    "picture",
    "places",
    "replayed",
    "stylesheet",
    "svg",
    "target",
    "taught",
    "taught_size",
    "text",
    "without",
]


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
    found = marks(rules, table, sheet, seat=seat)
    return marked(rules, table, found, theme=theme, words=words, interactive=interactive)


def marked(
    rules: AnyRules,
    table: Any,
    found: Marks,
    *,
    theme: Theme = "light",
    words: Words | None = None,
    interactive: bool = False,
) -> str:
    """The same from marks that are known already."""
    return as_marked(_drawing(rules).blank(rules, words or plain, table, theme), found, interactive)


def replayed(
    rules: AnyRules,
    table: Any,
    states: Sequence[State],
    *,
    theme: Theme = "light",
    words: Words | None = None,
) -> str:
    """The sheet that draws itself: what it was like before the first turn and after each one."""
    return str(replaying.replayed(_drawing(rules).blank(rules, words or plain, table, theme), states))


def text(
    rules: AnyRules,
    table: Any,
    sheet: Any,
    *,
    colour: bool = False,
    highlight: Collection[str] = (),
    words: Words | None = None,
) -> str:
    """The sheet for a terminal. `highlight` names what can be chosen now, as moves name it."""
    return _drawing(rules).text(rules, table, sheet, words or plain, colour, highlight)


def blank(rules: AnyRules, table: Any = None, *, theme: Theme = "auto", words: Words | None = None) -> str:
    """The drawing of an empty sheet at this table, everything in it that marks can turn into any sheet."""
    return str(_drawing(rules).blank(rules, words or plain, table, theme))


def marks(rules: AnyRules, table: Any, sheet: Any, score: Score | None = None, *, seat: int = 0) -> Marks:
    """What turns the blank drawing into the drawing of this sheet; `score` if it is known already."""
    return drawn(rules, table, sheet, score or rules.score(table, sheet), seat=seat).marks


def drawn(
    rules: AnyRules, table: Any, sheet: Any, score: Score, before: Drawn | None = None, *, seat: int = 0
) -> Drawn:
    """The marks in two parts. What stays is taken from `before`, where nothing of it has changed since:
    when a turn closes, most of what a step drew is as it was, only not fresh any more.
    """
    drawing = _drawing(rules)
    cause, fresh = (sheet.ink, table.context), gathered(drawing.fresh(rules, table, sheet, seat))
    if before is not None and before.cause == cause:
        return Drawn(cause, before.settled, fresh)
    return Drawn(cause, drawing.settled(rules, table, sheet, score, seat), fresh)


def pad_ids(rules: AnyRules, table: Any) -> frozenset[str]:
    """The elements of the score pad: whoever is not to be told what a sheet is worth sees it without their
    marks."""
    whole = _drawing(rules).blank(rules, plain, table, "light")
    pads = (node for node in whole.walk() if node.attributes.get("id") == PAD)
    return frozenset(part.attributes["id"] for pad in pads for part in pad.walk() if "id" in part.attributes)


def without(found: Marks, ids: Collection[str]) -> Marks:
    return {id_: added for id_, added in found.items() if id_ not in ids}


def changed_boxes(rules: AnyRules, table: Any, *sheets: tuple[Any, Score]) -> tuple[str, ...]:
    """The elements of the score pad in which something else stands on one sheet than on the other."""
    before, after = (marks(rules, table, sheet, score) for sheet, score in sheets)
    found = changes(before, after)
    return tuple(id_ for id_, change in found.items() if id_.startswith(f"{PAD}-") and TEXT in change)


def gesture(rules: AnyRules, table: Any, sheet: Any, move: Any) -> Gesture:
    """How a move of this sheet is made on the drawing: no two moves begin with the same taps."""
    return _drawing(rules).gesture(rules, table, sheet, move)


def target(rules: AnyRules, taps: Sequence[str]) -> str:
    """What elements mean that were touched one after the other, as `Wording.why` understands it; whatever
    has no meaning there is passed over."""
    return _drawing(rules).target(rules, taps)


def places(rules: AnyRules, targets: Iterable[str]) -> tuple[str, ...]:
    """The elements that show these targets."""
    return tuple(id_ for each in targets for id_ in _drawing(rules).places(rules, each))


def pencil(rules: AnyRules, table: Any, sheet: Any) -> str:
    """The colour of the themes that this sheet is drawn with now; empty: none of them."""
    return known(rules.wording.pencil(table, sheet))


def stylesheet(rules: AnyRules, theme: Theme = "auto") -> str:
    """The style of the drawings, for a page that forbids styles inside them (theme `page`)."""
    return _drawing(rules).stylesheet(rules, theme)


def cards(rules: AnyRules, words: Words | None = None) -> str:
    """Every card of the game as a `<symbol id="PILE:FACE">` of 96 x 128, its colours as `var(--...)`."""
    spoken = words or plain
    return str(document(rules, _drawing(rules).card_signs(rules, spoken), spoken))


def picture(rules: AnyRules, theme: Theme = "auto", sheet: Any = None) -> str:
    """A small picture of the city, 480 x 360: its map as this sheet left it, or empty."""
    return str(_drawing(rules).city_scene(rules, sheet, theme))


def taught(
    shown: Shown, wanted: Picture, title: str, theme: Theme = "auto", words: Words | None = None
) -> str:
    """A picture of the rules pages."""
    rules, spoken = shown.rules, words or plain
    drawing = _drawing(rules)
    style, known = drawing.stylesheet(rules, theme), drawing.card_signs(rules, spoken)
    example = cast(Teaching, drawing).example(spoken, shown, wanted)
    return teaching.picture(example, title, style, known, theme)


def taught_size(shown: Shown, wanted: Picture) -> tuple[int, int]:
    """How wide and high that is."""
    width, height = teaching.size_of(cast(Teaching, _drawing(shown.rules)).example(plain, shown, wanted))
    return round(width), round(height)


def _drawing(rules: AnyRules) -> Drawing:
    return _module(family(rules.info.family).drawing)


@cache
def _module(name: str) -> Drawing:
    return cast(Drawing, import_module(name))
