"""What a city's data says: its plan, its decks, and whether the expert rule holds."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from metroscribe.core.cards import Card
from metroscribe.core.teaching import NO_TEACHING, Teaching
from metroscribe.games.voll_verplant.deck import Deck, Order
from metroscribe.games.voll_verplant.plan import Plan
from metroscribe.games.voll_verplant.sheet import Ink, Sheet

EXPERT = "expert-rule"
"""The module under which special stations count."""


@dataclass(frozen=True)
class Setting:
    """Rules, legality, words and positions read it; none of them needs to know the rules for that."""

    modules: tuple[str, ...]
    plan: Plan
    decks: Mapping[str, Deck]
    teaching: Teaching = NO_TEACHING
    """What the rules page tells besides the rules."""

    @cached_property
    def special(self) -> int:
        return self.plan.special if EXPERT in self.modules else 0

    @cached_property
    def orders(self) -> Mapping[Card, Order]:
        """What each card asks for."""
        cards = {card for deck in self.decks.values() for card in deck.pile.cards}
        return {card: Order.of(card.face) for card in cards}

    @cached_property
    def blank(self) -> Sheet:
        """A sheet before anything is entered."""
        lines = self.plan.lines
        return Sheet(Ink(((),) * len(lines)), free=sum(line.windows for line in lines))
