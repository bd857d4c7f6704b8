"""Sheets to look at and matches to go through again, as data for one drawing in a page.

Both are built from closed turns alone: of an open turn nothing is even looked at.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import accumulate
from typing import Any, NamedTuple

from msgspec.structs import replace

from metroscribe import draw
from metroscribe.core.game import Options
from metroscribe.core.match import Dealt, Event, Turn
from metroscribe.core.rules import AnyRules
from metroscribe.core.score import Score
from metroscribe.core.table import Move
from metroscribe.draw import Marks
from metroscribe.draw.sheet import FRESH
from metroscribe.server.match.last_turn import LastTurn
from metroscribe.server.match.state import Hosted
from metroscribe.server.wire import answers
from metroscribe.server.wire.said import said
from metroscribe.server.wire.views import boxes, card_views, choosers, note_views, question_view


class Closed(NamedTuple):
    """A closed turn: the table with its cards, the sheets that were reached, and the table after it."""

    turn: Turn
    table: Any
    sheets: list[Any]
    after: Any


@dataclass(frozen=True)
class ReplayData:
    """What may be seen of a seat, taken at one moment where the match lives, to be worked on elsewhere."""

    rules: AnyRules
    options: Options
    events: tuple[Event, ...]
    table: Any
    seat: int
    turn: int
    scores: bool
    """Whether it may be told what the sheet is worth."""
    last_turn: LastTurn | None = None

    @classmethod
    def of(cls, hosted: Hosted, seat: int) -> "ReplayData":
        match = hosted.match
        assert match is not None
        return cls(
            match.rules,
            match.options,
            tuple(match.events),
            match.table,
            seat,
            hosted.turn,
            hosted.shows_scores,
            hosted.highlighted,
        )

    def sheet(self) -> answers.SheetView:
        """As it was when the turn began; what the one before drew is told apart."""
        view = self._sheet(self.table, self.turn)
        return replace(view, marks=self.last_turn.on(view.marks, self.seat)) if self.last_turn else view

    def replay(self) -> answers.ReplayView:
        """Every closed turn, with what it changed on the sheet."""
        closed, turns = list(self._closed()), []
        shown = start = self._sheet(closed[0].table if closed else self.table, 0)
        for number, turn in enumerate(closed, 1):
            drawn = self._marks(turn.table, turn.sheets[self.seat])
            after = self._sheet(turn.after, number, drawn)
            turns.append(self._turn(turn, shown, after))
            shown = after
        return answers.ReplayView(start, tuple(turns), shown.score)

    def states(self) -> tuple[draw.State, ...]:
        """The sheet before the first turn and after each one, for a drawing that shows them all."""
        closed, seat = list(self._closed()), self.seat
        table = closed[0].table if closed else self.table
        start = draw.State(self._marks(table, table.sheets[seat]))
        return start, *(
            draw.State(
                self._marks(turn.after, turn.after.sheets[seat]), self._marks(turn.table, turn.sheets[seat])
            )
            for turn in closed
        )

    def _closed(self) -> Iterator[Closed]:
        table = self.rules.new(len(self.table.sheets), self.options)
        for event in self.events:
            for card in (event.card,) if isinstance(event, Dealt) else event.cards:
                table = self.rules.reveal(table, card)
            if isinstance(event, Turn):
                sheets = [
                    self.rules.leaving(self._played(table, seat, steps)[-1], seat in event.left)
                    for seat, steps in enumerate(event.moves)
                ]
                after = self.rules.close(table, sheets)
                yield Closed(event, table, sheets, after)
                table = after

    def _played(self, table: Any, seat: int, steps: Sequence[Move]) -> list[Any]:
        """The sheets that a seat went through in a turn while it was there, the first being that with which
        it began."""
        began = self.rules.leaving(table.sheets[seat], False)
        return list(accumulate(steps, partial(self.rules.step, table), initial=began))

    def _turn(
        self, closed: Closed, before: answers.SheetView, after: answers.SheetView
    ) -> answers.ReplayTurn:
        turn, table, steps = closed.turn, closed.table, closed.turn.moves[self.seat]
        sheets = self._played(table, self.seat, steps)
        return answers.ReplayTurn(
            turn.label,
            card_views(self.rules, turn.cards),
            question_view(self.rules, table),
            note_views(self.rules, table),
            tuple(
                said(self.rules.wording.describe(table, sheet, move))
                for sheet, move in zip(sheets, steps, strict=False)
            ),
            choosers(turn.chosen[self.seat]) if turn.chosen else (),
            after.total,
            draw.changes(before.marks, after.marks),
        )

    def _marks(self, table: Any, sheet: Any, score: Score | None = None) -> Marks:
        marks = draw.marks(self.rules, table, sheet, score, seat=self.seat)
        return marks if self.scores else draw.without(marks, self._pad)

    @cached_property
    def _pad(self) -> frozenset[str]:
        return draw.pad_ids(self.rules, self.table)

    def _sheet(self, table: Any, turn: int, drawn: Marks | None = None) -> answers.SheetView:
        """The seat's sheet at a table; `drawn` are the marks it had with what its last turn drew."""
        sheet = table.sheets[self.seat]
        score = self.rules.score(table, sheet)
        marks = self._marks(table, sheet, score)
        return answers.SheetView(
            self.seat,
            turn,
            draw.pencil(self.rules, table, sheet),
            boxes(self.rules, table, score) if self.scores else (),
            score.total if self.scores else None,
            freshened(marks, drawn or {}),
        )


def freshened(marks: Marks, drawn: Marks) -> Marks:
    """What the closed turn has drawn can still be told from what was there before."""
    fresh = {name: found[FRESH] for name, found in drawn.items() if FRESH in found and name in marks}
    return {**marks, **{name: {**marks[name], FRESH: value} for name, value in fresh.items()}}
