"""The station cards: what a face such as `subway-circle`, `street-joker` or `street-switch` means."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from metroscribe.core.cards import DECK, Card, Pile
from metroscribe.games.next_station.board import SYMBOLS
from metroscribe.games.next_station.effects import Effect

EARLY = 2


@dataclass(frozen=True, slots=True)
class StationCard:
    suit: str
    symbol: str | None
    joker: bool = False
    switch: bool = False

    @classmethod
    def of(cls, face: str) -> "StationCard":
        suit, _, sign = face.partition("-")
        if sign not in (*SYMBOLS, "joker", "switch"):
            raise ValueError(face)
        return cls(suit, sign if sign in SYMBOLS else None, sign == "joker", sign == "switch")


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards of a city, and what its special ones do."""

    pile: Pile
    cards: Mapping[Card, StationCard]
    closing: Mapping[str, int]
    """How many cards of a suit end the round."""
    lines: tuple[str, ...] = ()
    """The suits that say which line is extended, in the order of the departure stations."""
    badges: Mapping[str, str] = field(default_factory=dict)
    """What the badge of a line's departure station wears."""
    joker_doubles: bool = False
    joker_frames: bool = False
    double_switch: bool = False
    """A switch gives two sections, and is never ignored."""

    @classmethod
    def of(cls, cards: Iterable[str], closing: Mapping[str, int], **special: Any) -> "Deck":
        """From the data of a city; `special` says what its special cards do."""
        pile = Pile.of(DECK, cards)
        return cls(pile, {card: StationCard.of(card.face) for card in pile.cards}, closing, **special)

    @property
    def ends(self) -> bool:
        """Whether a round always ends before the deck does, and every switch finds a partner."""
        _, others = self._suits
        return any(others[suit] >= count for suit, count in self.closing.items())

    @property
    def turns(self) -> tuple[int, int]:
        """How many turns a round has at least and at most; a switch shares the turn of its partner."""
        switches, others = self._suits
        least = min(max(1, count - switches[suit]) for suit, count in self.closing.items())
        most = 1 + sum(min(number, self.closing.get(suit, number + 1) - 1) for suit, number in others.items())
        return least, most

    @property
    def _suits(self) -> tuple[Counter[str], Counter[str]]:
        """How many switches, and how many other cards, each suit has."""
        switches, others = Counter[str](), Counter[str]()
        for card, number in self.pile.cards.items():
            (switches if self.cards[card].switch else others)[self.cards[card].suit] += number
        return switches, others

    def closes(self, flipped: Iterable[Card]) -> bool:
        """Whether the turn that ends with these flipped cards is the last of the round."""
        suits = [self.cards[card].suit for card in flipped]
        return any(suits.count(suit) >= count for suit, count in self.closing.items())

    def line_of(self, card: StationCard) -> int | None:
        """Which of the lines the card extends; None: any."""
        return self.lines.index(card.suit) if card.suit in self.lines else None

    @property
    def joker(self) -> Effect:
        """What this city's joker card does."""
        return Effect(anywhere=True, double=self.joker_doubles, frames=self.joker_frames)

    def branches(self, turn: int) -> bool:
        """Whether a switch grants a branch in this turn of a round."""
        return self.double_switch or turn > EARLY
