"""Cards, and piles of them. A pile is a multiset: it has no order, so nothing can look ahead."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

DECK = "deck"
"""The pile whose cards make turns; what is dealt before one sets something up."""


class Card(NamedTuple):
    """Anything that chance decides: a station card, a pencil, an objective, an effect, ...

    `pile` says what it was drawn from, `face` what it shows. Its text is `pile:face`: in logs, in records, on
    the wire, and as the id of its symbol.
    """

    pile: str
    face: str

    @classmethod
    def of(cls, text: str, pile: str = DECK) -> "Card":
        """The card with this text; a face alone is one of the given pile."""
        named, colon, face = text.partition(":")
        return cls(named, face) if colon else cls(pile, text)

    def __str__(self) -> str:
        return f"{self.pile}:{self.face}"


@dataclass(frozen=True, slots=True)
class Pile:
    """All cards that may be drawn from one pile, before any was, with their multiplicity."""

    name: str
    cards: Mapping[Card, int]

    @classmethod
    def of(cls, name: str, faces: Iterable[str]) -> "Pile":
        return cls(name, Counter(Card(name, face) for face in faces))

    def without(self, taken: Iterable[Card], back: Iterable[Card] = ()) -> Mapping[Card, int]:
        """What is left when these have been taken, and some were put back."""
        left = dict(self.cards)
        for card in back:
            left[card] += 1
        for card in taken:
            if left[card] > 1:
                left[card] -= 1
            else:
                del left[card]
        return left
