"""Dealers decide what chance decides. They stand outside the state, and know nothing but their own part.

A dealer is asked for draw number `n` out of what may come. It holds no order: whether the pile was
reshuffled, or a move taken back, makes no difference to it.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from metroscribe.core import rng
from metroscribe.core.cards import Card
from metroscribe.core.errors import NotAllowed, NotNow

DEAL = "deal"
"""The purpose of the key that a seed deals with."""


class Dealer(Protocol):
    def draw(self, n: int, outcomes: Mapping[Card, int]) -> Card:
        """Draw number `n` (from 0), one of `outcomes`."""
        ...


class Keyed:
    """The same key deals the same match, whatever the seats do."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def draw(self, n: int, outcomes: Mapping[Card, int]) -> Card:
        return pick(self._key, n, outcomes)


class Seeded(Keyed):
    """The same for a seed, which is any text."""

    def __init__(self, seed: str | int) -> None:
        super().__init__(rng.key_of(str(seed), DEAL))


def pick(key: bytes, n: int, outcomes: Mapping[Card, int]) -> Card:
    """The card that number `n` of `key` points at, the outcomes laid out in the order of their texts."""
    if len(outcomes) == 1:
        return next(iter(outcomes))
    place = rng.below(key, n, sum(outcomes.values()))
    for card in sorted(outcomes):
        place -= outcomes[card]
        if place < 0:
            return card
    raise AssertionError("the place lies below the sum")


class Scripted:
    """Cards in a given order, from a record or a test; after them another dealer may go on."""

    def __init__(self, cards: Iterable[Card], then: Dealer | None = None) -> None:
        self._cards, self._then = tuple(cards), then

    def draw(self, n: int, outcomes: Mapping[Card, int]) -> Card:
        if n < len(self._cards):
            return expect(self._cards[n], outcomes)
        if self._then is None:
            raise NotNow("error-script-ended", draws=len(self._cards))
        return self._then.draw(n, outcomes)


class Person:
    """Somebody flips real cards and tells which came up."""

    def __init__(self, ask: Callable[[Mapping[Card, int]], Card]) -> None:
        self._ask = ask

    def draw(self, n: int, outcomes: Mapping[Card, int]) -> Card:
        return expect(self._ask(outcomes), outcomes)


def expect(card: Card, outcomes: Mapping[Card, int]) -> Card:
    """The pile's own card that equals it, so that all tables share one; `NotAllowed` if none does."""
    for own in outcomes:
        if own == card:
            return own
    raise NotAllowed("error-card-cannot-come", card=str(card), left=" ".join(sorted(map(str, outcomes))))
