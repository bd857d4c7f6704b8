"""The turn that was closed last: what each seat drew in it, in words and on its sheet."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from metroscribe import draw
from metroscribe.core.match import Match
from metroscribe.core.rules import AnyRules
from metroscribe.core.table import Move
from metroscribe.core.text import Text
from metroscribe.draw import Marks
from metroscribe.draw.sheet import FRESH

LAST = "data-last"
"""Marks what the last turn drew."""


@dataclass(frozen=True, eq=False)
class LastTurn:
    """Taken as the turn closes, and looked at only when somebody asks."""

    rules: AnyRules
    table: Any
    """With the cards of that turn, and all sheets as they were when it began."""
    sheets: tuple[Any, ...]
    """As they were when it ended."""
    steps: tuple[tuple[tuple[Any, Move], ...], ...]
    """Of each seat, each step with the sheet on which it was taken."""

    @classmethod
    def of(cls, match: Match) -> "LastTurn":
        seats = range(match.seats)
        sheets, steps = tuple(map(match.sheet, seats)), tuple(map(match.steps, seats))
        return cls(match.rules, match.table, sheets, steps)

    @cached_property
    def drew(self) -> tuple[tuple[Text, ...], ...]:
        """The steps of each seat in words, the same for everybody."""
        describe = self.rules.wording.describe
        return tuple(
            tuple(describe(self.table, sheet, move) for sheet, move in steps) for steps in self.steps
        )

    def on(self, marks: Marks, seat: int) -> Marks:
        """The marks of the seat's sheet after it, with those of that turn told apart."""
        drawn = draw.marks(self.rules, self.table, self.sheets[seat], seat=seat)
        new = [name for name, found in drawn.items() if FRESH in found and name in marks]
        return {**marks, **{name: {**marks[name], LAST: ""} for name in new}}
