"""The contract of a game with whoever drives a match: a dealer's cards in, legal steps and scores out.

Whoever shows a match asks `rules.wording`; whoever writes one down in the middle asks `rules.positions`.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Generic

from metroscribe.core.cards import Card
from metroscribe.core.game import GameInfo, Options
from metroscribe.core.positions import Positions
from metroscribe.core.score import Outcome, Score
from metroscribe.core.table import Choice, M, S, T
from metroscribe.core.wording import Wording


class Rules(ABC, Generic[T, S, M]):
    """The rules of one city with its modules: one immutable object, no state.

    A match goes: `new`, then `reveal` cards while `outcomes` has any, then each seat takes steps
    while `legal` offers any, then `close` with the sheets so reached; until `outcome` is there.
    """

    info: GameInfo
    map_hash: str
    """Of everything on the map that matters to play; a record names it."""
    cards: frozenset[Card]
    """Every card that any of its piles holds."""
    wording: Wording[T, S, M]
    positions: Positions[T]

    @abstractmethod
    def new(self, seats: int, options: Options = Options()) -> T: ...

    def variant(self, table: T) -> str:
        """What the table plays with instead of what is usual, such as another deck; empty: nothing."""
        return ""

    @abstractmethod
    def outcomes(self, table: T) -> Mapping[Card, int]:
        """What the next card is drawn from, with multiplicity. Empty: none is due."""

    @abstractmethod
    def reveal(self, table: T, card: Card) -> T: ...

    @abstractmethod
    def undealt(self, table: T) -> Mapping[Card, int]:
        """What is still in the deck, for whoever counts cards."""

    def preparing(self, table: T) -> bool:
        """Whether the seats choose something before the match proper. Bots leave it to the fallback."""
        return False

    @abstractmethod
    def legal(self, table: T, sheet: S) -> tuple[M, ...]:
        """The steps this sheet may take now. Empty: it is done with the turn."""

    @abstractmethod
    def step(self, table: T, sheet: S, move: M) -> S:
        """The sheet after a step; `NotAllowed` names the rule that forbids it."""

    def choices(self, table: T, sheet: S) -> Iterator[Choice]:
        """The legal steps in their order, each with what it earns at once."""
        before = self.score(table, sheet).total
        for move in self.legal(table, sheet):
            after = before if self.idle(move) else self.score(table, self.step(table, sheet, move)).total
            ending, kind = self.wording.ending(table, sheet, move), self.wording.kind(table, sheet, move)
            yield Choice(move, after - before, ending, kind)

    @abstractmethod
    def idle(self, move: M) -> bool:
        """Whether the move draws nothing, and so earns nothing: a pass, or an entry without a mark."""

    @abstractmethod
    def fallback(self, table: T, sheet: S) -> M:
        """What a clock that ran out plays."""

    def leaving(self, sheet: S, left: bool) -> S:
        """The sheet of a seat that has left, or is back. As it is: the seat is still asked, and whoever
        drives the match chooses for it."""
        return sheet

    @abstractmethod
    def close(self, table: T, sheets: Sequence[S]) -> T:
        """Every seat is done: the turn resolved as one batch."""

    @abstractmethod
    def score(self, table: T, sheet: S) -> Score:
        """The named breakdown, at any moment of a match."""

    @abstractmethod
    def outcome(self, table: T) -> Outcome | None:
        """How the match ended, or None while it goes on."""

    @abstractmethod
    def parse(self, text: str) -> M:
        """The move with this text; `NotNotation` if there can be none."""


AnyRules = Rules[Any, Any, Any]
