"""What lies on the table for everybody to see."""

from typing import NamedTuple

from metroscribe.core.cards import Card
from metroscribe.games.voll_verplant.sheet import Sheet


class Table(NamedTuple):
    sheets: tuple[Sheet, ...]
    deck: str
    """The edition that is played with."""
    solo: bool
    draws: int = 0
    turns: int = 0
    """Turns begun."""
    flipped: tuple[Card, ...] = ()
    """The cards since the last shuffle, in order."""
    card: Card | None = None
    """The card of the open turn."""
    claimed: int = 0
    """The lines that somebody completed in an earlier turn: their higher value is gone."""

    @property
    def label(self) -> str:
        return str(self.turns)

    @property
    def context(self) -> tuple[object, ...]:
        return self.claimed, self.solo

    @property
    def over(self) -> bool:
        """After the turn in which the last window was filled or closed."""
        return self.card is None and not any(sheet.free for sheet in self.sheets)
