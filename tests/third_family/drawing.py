"""A sheet of the third family: the two sides of a coin, and the points."""

from collections.abc import Collection, Mapping, Sequence

from metroscribe.core.cards import Card
from metroscribe.core.score import Score
from metroscribe.draw.elements import Element, Marks, element
from metroscribe.draw.sheet import ON, Filling, Gesture, beside, gathered, paper
from metroscribe.draw.signs import Sign
from metroscribe.draw.themes import Theme
from metroscribe.draw.words import Words
from tests.core.coins import AGAIN, CALLS, Sheet, Table
from tests.third_family.family import Toss


def side_id(side: str) -> str:
    return f"side-{side}"


def blank(rules: Toss, words: Words, _table: Table | None, theme: Theme) -> Element:
    sides = (
        element(
            "circle", element("title", text=words(f"side-{side}")), id=side_id(side), cx=60 * x, cy=60, r=25
        )
        for x, side in enumerate(CALLS, 1)
    )
    points = element("text", id="points", x=90, y=110)
    css = stylesheet(rules, theme)
    return paper(rules.info.family, rules.info.credits.title, css, 180, 120, *sides, points)


def settled(_rules: Toss, _table: Table, _sheet: Sheet, score: Score, _seat: int) -> Marks:
    return gathered(iter([("points", {"data-text": str(score.total)})]))


def fresh(_rules: Toss, _table: Table, sheet: Sheet, _seat: int) -> Filling:
    return iter([(side_id(step), ON) for step in sheet.steps if step in CALLS])


def text(
    _rules: Toss, _table: Table, sheet: Sheet, _words: Words, _colour: bool, highlight: Collection[str]
) -> str:
    return f"{' '.join((*sheet.steps, *sorted(highlight)))} {sheet.points}\n"


def gesture(rules: Toss, table: Table, sheet: Sheet, move: str) -> Gesture:
    if move != AGAIN:
        return Gesture((side_id(move),))
    choice = beside(move, rules.wording.describe(table, sheet, move))
    return Gesture((choice.id,), choice=choice)


def target(_rules: Toss, taps: Sequence[str]) -> str:
    known = {side_id(side): side for side in CALLS}
    return next((known[tap] for tap in reversed(taps) if tap in known), "")


def places(_rules: Toss, of: str) -> tuple[str, ...]:
    return (side_id(of),) if of in CALLS else ()


def stylesheet(_rules: Toss, _theme: Theme) -> str:
    return ".sheet.coins circle { fill: none }"


def card_signs(_rules: Toss, _words: Words) -> Mapping[Card, Sign]:
    return {}


def city_scene(rules: Toss, _sheet: Sheet | None, theme: Theme) -> Element:
    return blank(rules, lambda key, /, **_: key, None, theme)
