"""The station cards: what a face such as `subway-circle`, `street-joker` or `street-switch` means."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from metroscribe.core.cards import Card, Pile
from metroscribe.core.match import DECK

SYMBOLS = ("circle", "square", "triangle", "pentagon")


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
    pile: Pile
    cards: Mapping[Card, StationCard]
    closing: Mapping[str, int]
    """How many cards of a suit end the round."""

    @classmethod
    def of(cls, faces: Iterable[str], closing: Mapping[str, int]) -> "Deck":
        pile = Pile.of(DECK, faces)
        return cls(pile, {card: StationCard.of(card.face) for card in pile.cards}, closing)

    @property
    def ends(self) -> bool:
        """Whether a round always ends before the deck does, and every switch finds a partner."""
        return any(
            sum(n for card, n in self.pile.cards.items() if self._counts(card, suit)) >= count
            for suit, count in self.closing.items()
        )

    def _counts(self, card: Card, suit: str) -> bool:
        return self.cards[card].suit == suit and not self.cards[card].switch

    def closes(self, flipped: Iterable[Card]) -> bool:
        """Whether the turn that ends with these flipped cards is the last of the round."""
        suits = [self.cards[card].suit for card in flipped]
        return any(suits.count(suit) >= count for suit, count in self.closing.items())
