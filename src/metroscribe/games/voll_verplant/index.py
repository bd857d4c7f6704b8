"""Where the guide explains what: the cards, and the words of the rules."""

from collections.abc import Collection, Iterator, Mapping

from metroscribe.core.text import Text
from metroscribe.core.wording import Term
from metroscribe.games.voll_verplant.deck import Order

TERMS: Mapping[str, str] = {
    "wagon": "guide-plan-wagons",
    "window": "guide-plan-wagons",
    "express": "guide-plan-express",
    "transfer": "guide-plan-transfer",
    "free-ride": "guide-plan-free-ride",
    "ring": "guide-plan-ring",
    "complete": "guide-plan-complete",
    "value": "guide-plan-race",
    "special-station": "guide-plan-special",
}
"""The words, each with the paragraph that explains it, if the guide has it."""


def of_order(order: Order) -> str:
    """The paragraph that explains a card."""
    if not order.sign:
        return "guide-plan-free-ride"
    if order.transfer:
        return "guide-plan-transfer"
    return "guide-plan-express" if order.express else "guide-plan-number"


def terms(known: Collection[str]) -> Iterator[Term]:
    for name, paragraph in TERMS.items():
        if paragraph in known:
            yield Term(Text(f"term-{name}"), paragraph)
