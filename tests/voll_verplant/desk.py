"""The sheets of one desk: flip cards, make entries, and ask what is allowed and what it scores.

desk = Desk(plan(A="a b c d", B="b e")).mark("b").flip("4")
assert desk.legal() == {"A:0", "A:1", "B:0", "B:1"}
"""

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from metroscribe.core.cards import DECK, Card
from metroscribe.core.errors import MetroscribeError
from metroscribe.core.network import bits, mask_of
from metroscribe.core.score import Outcome, Score
from metroscribe.games.voll_verplant.plan import Plan
from metroscribe.games.voll_verplant.rules import VollVerplant
from metroscribe.games.voll_verplant.setting import EXPERT
from metroscribe.games.voll_verplant.sheet import Sheet
from metroscribe.games.voll_verplant.table import Table
from tests.voll_verplant.boards import PLENTY, rules_of


class Desk:
    """A seat is a number from 0; where none is given the first one is meant."""

    def __init__(
        self, printed: Plan, seats: int = 1, expert: bool = False, deck: Mapping[str, Any] = PLENTY
    ) -> None:
        self.rules: VollVerplant = rules_of(printed, [EXPERT] if expert else [], deck)
        self.table: Table = self.rules.new(seats)
        self.sheets: list[Sheet] = list(self.table.sheets)
        self.plan = printed

    # putting things on a sheet as they are, between turns

    def mark(self, stations: str, seat: int = 0) -> "Desk":
        return self._ink(seat, marks=self.sheets[seat].ink.marks | self._mask(stations))

    def frame(self, stations: str, seat: int = 0) -> "Desk":
        framed = self.sheets[seat].ink.framed | self._mask(stations)
        return self.mark(stations, seat)._ink(seat, framed=framed)

    def fill(self, line: str, signs: str, seat: int = 0) -> "Desk":
        """The windows of a line, filled with these signs."""
        sheet, number = self.sheets[seat], self.plan.numbers[line]
        windows = list(sheet.ink.windows)
        windows[number] += tuple(signs.split())
        self._put(seat, free=sheet.free - len(signs.split()))
        return self._ink(seat, windows=tuple(windows))

    def _ink(self, seat: int, **changes: Any) -> "Desk":
        return self._put(seat, ink=self.sheets[seat].ink._replace(**changes))

    def _put(self, seat: int, **changes: Any) -> "Desk":
        assert self.table.card is None, "a turn is open"
        self.sheets[seat] = self.sheets[seat]._replace(**changes)
        self.table = self.table._replace(sheets=tuple(self.sheets))
        return self

    def _mask(self, stations: str) -> int:
        return mask_of(self.plan.names.index(name) for name in stations.split())

    # playing by the rules

    def flip(self, face: str) -> "Desk":
        """The next card, such as `4`, `express-2` or `free-ride`; an open turn is closed before."""
        if self.table.card is not None:
            self.close()
        card = Card(DECK, face)
        assert card in self.rules.outcomes(self.table), f"{face} cannot come now"
        self.table = self.rules.reveal(self.table, card)
        return self

    def enter(self, moves: str, seat: int = 0) -> "Desk":
        for move in moves.split():
            self.sheets[seat] = self.rules.step(self.table, self.sheets[seat], self.rules.parse(move))
        return self

    def turn(self, face: str, *moves: str) -> "Desk":
        """A card and what each seat answers, from the first to the last; the turn stays open."""
        self.flip(face)
        for seat, entered in enumerate(moves):
            self.enter(entered, seat)
        return self

    def close(self) -> "Desk":
        assert not any(self.legal(seat) for seat in range(len(self.sheets))), "a seat is not done"
        self.table = self.rules.close(self.table, self.sheets)
        self.sheets = list(self.table.sheets)
        return self

    # asking

    def legal(self, seat: int = 0) -> set[str]:
        return {str(move) for move in self.rules.legal(self.table, self.sheets[seat])}

    def rows(self, seat: int = 0) -> set[tuple[str, str]]:
        """For each legal entry its line, and the stations that it marks."""
        before, found = self.sheets[seat], set()
        for move in self.rules.legal(self.table, before):
            after = self.rules.step(self.table, before, move)
            found.add((move.line, self._named(bits(after.ink.marks & ~before.ink.marks))))
        return found

    def refusal(self, move: str, seat: int = 0) -> str:
        """The key of the rule that forbids the move."""
        assert move not in self.legal(seat)
        with pytest.raises(MetroscribeError) as refused:
            self.rules.step(self.table, self.sheets[seat], self.rules.parse(move))
        return refused.value.text.key

    def fallback(self, seat: int = 0) -> str:
        return str(self.rules.fallback(self.table, self.sheets[seat]))

    def marks(self, seat: int = 0) -> str:
        """The marked stations in alphabetical order."""
        return self._named(bits(self.sheets[seat].ink.marks))

    def framed(self, seat: int = 0) -> str:
        return self._named(bits(self.sheets[seat].ink.framed))

    def _named(self, stations: Iterable[int]) -> str:
        return " ".join(sorted(self.plan.names[station] for station in stations))

    def windows(self, line: str, seat: int = 0) -> str:
        """What stands in the windows of a line."""
        return " ".join(self.sheets[seat].ink.windows[self.plan.numbers[line]])

    def score(self, seat: int = 0) -> Score:
        return self.rules.score(self.table, self.sheets[seat])

    def points(self, key: str, seat: int = 0) -> int:
        return self.score(seat).points(key)

    def completed(self, seat: int = 0) -> dict[str, int]:
        """What each complete line is worth to the seat."""
        return {str(e.args["line"]): e.points for e in self.score(seat) if e.key == "completed"}

    def undealt(self) -> dict[str, int]:
        return {card.face: count for card, count in self.rules.undealt(self.table).items()}

    @property
    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.table)
