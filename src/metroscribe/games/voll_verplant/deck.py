"""The cards: numbers, express, transfers and free rides; what each allows, and when all come back."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from metroscribe.core.cards import DECK, Card, Pile

EXPRESS = "express-"
TRANSFER = "transfer"
FREE_RIDE = "free-ride"
PLUS = "+"
EXPRESS_SIGN = "x"
"""Before the value of an express in a window."""


class Order(NamedTuple):
    """What a card asks for."""

    sign: str
    """What is written in the window; empty for a free ride, which fills none."""
    value: int
    """How many stations may be marked."""
    express: bool = False
    transfer: bool = False

    @classmethod
    def of(cls, face: str) -> "Order":
        if face == FREE_RIDE:
            return cls("", 1)
        if face == TRANSFER:
            return cls(PLUS, 1, transfer=True)
        if face.startswith(EXPRESS):
            value = face.removeprefix(EXPRESS)
            return cls(f"{EXPRESS_SIGN}{value}", int(value), express=True)
        return cls(face, int(face))


@dataclass(frozen=True, slots=True)
class Deck:
    name: str
    pile: Pile
    reshuffle: Card | None
    """The card that brings all flipped ones back at the end of its turn."""
    reading: str = ""
    """The key of the sentence that says what of it is our reading."""

    @classmethod
    def of(cls, name: str, data: Mapping[str, Any]) -> "Deck":
        """From the data of an edition or a city."""
        faces = [
            *map(str, data["numbers"]),
            *(f"{EXPRESS}{value}" for value in data.get("express", ())),
            *[TRANSFER] * data.get("transfers", 0),
            *[FREE_RIDE] * data.get("free_rides", 0),
        ]
        back = data.get("reshuffle")
        shuffles = None if back is None else Card(DECK, str(back))
        return cls(name, Pile.of(DECK, faces), shuffles, data.get("reading", ""))

    @property
    def signs(self) -> frozenset[str]:
        """What its cards write into windows."""
        return frozenset(Order.of(card.face).sign for card in self.pile.cards) - {""}

    def left(self, flipped: Iterable[Card]) -> Mapping[Card, int]:
        return self.pile.without(flipped)

    def after(self, flipped: tuple[Card, ...]) -> tuple[Card, ...]:
        """What still lies open when the turn of the last of these cards is over."""
        return () if flipped[-1] == self.reshuffle or not self.left(flipped) else flipped
