"""What a sheet shows on the plan: crosses, framed numbers, what stands in the windows, complete lines."""

from collections.abc import Mapping
from functools import lru_cache

from metroscribe.core.network import bits
from metroscribe.draw.elements import TEXT
from metroscribe.draw.sheet import FRESH, ON, Filling, mark
from metroscribe.draw.voll_verplant.ids import cross_id, end_id, entry_id, express_id, frame_id, wagon_id
from metroscribe.games.voll_verplant.deck import EXPRESS_SIGN
from metroscribe.games.voll_verplant.plan import Plan
from metroscribe.games.voll_verplant.rules import VollVerplant
from metroscribe.games.voll_verplant.sheet import Sheet

NEW: Mapping[str, str] = {FRESH: ""}
"""What was written in the open turn, and may still be taken back."""
KEPT = 4096
"""So many lines' windows are remembered."""


def plan_marks(rules: VollVerplant, sheet: Sheet) -> Filling:
    plan = rules.plan
    for station in bits(sheet.ink.marks):
        yield _mark_id(plan, sheet, station), ON
    for line, signs in zip(plan.lines, sheet.ink.windows, strict=True):
        yield from _window_marks(line.letter, signs)
    for number in bits(rules.complete(sheet)):
        line = plan.lines[number]
        yield wagon_id(line.letter), ON
        if not line.ring:
            yield end_id(line.letter), ON


@lru_cache(KEPT)
def _window_marks(letter: str, signs: tuple[str, ...]) -> tuple[tuple[str, Mapping[str, str]], ...]:
    """Kept, since a turn writes in one line's windows and leaves those of the others."""
    entries = [
        (entry_id(letter, number), mark(TEXT, sign.removeprefix(EXPRESS_SIGN)))
        for number, sign in enumerate(signs, 1)
    ]
    circles = [
        (express_id(letter, n), ON) for n, sign in enumerate(signs, 1) if sign.startswith(EXPRESS_SIGN)
    ]
    return *entries, *circles


def fresh_marks(rules: VollVerplant, before: Sheet, sheet: Sheet) -> Filling:
    """`before` is the sheet as the turn began."""
    if sheet.ink is before.ink:
        return
    plan = rules.plan
    for station in bits(sheet.ink.marks & ~before.ink.marks):
        yield _mark_id(plan, sheet, station), NEW
    for line, signs, older in zip(plan.lines, sheet.ink.windows, before.ink.windows, strict=True):
        for number in range(len(older) + 1, len(signs) + 1):
            yield entry_id(line.letter, number), NEW
            if signs[number - 1].startswith(EXPRESS_SIGN):
                yield express_id(line.letter, number), NEW


def _mark_id(plan: Plan, sheet: Sheet, station: int) -> str:
    return (frame_id if sheet.ink.framed >> station & 1 else cross_id)(plan.at[station])
