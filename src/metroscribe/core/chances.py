"""What the next card may be, as far as everybody at the table can know."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from metroscribe.core.cards import DECK, Card
from metroscribe.core.rules import AnyRules
from metroscribe.core.text import Text


class Chance(NamedTuple):
    """What matters of a card, how many such cards there are, and the paragraph of the guide about them."""

    text: Text
    cards: int
    paragraph: str


def next_cards(rules: AnyRules, table: Any) -> Mapping[Card, int]:
    """What the next card of the deck is drawn from once this turn is over: the turn is closed with the sheets
    as they were before it, and piles that are due before the deck give any of their cards. Empty where the
    match ends, as far as it does not depend on what is drawn in this turn."""
    while not (cards := rules.outcomes(table)) or next(iter(cards)).pile != DECK:
        if cards:
            table = rules.reveal(table, next(iter(cards)))
        elif rules.outcome(table) is None:
            table = rules.close(table, [_before_the_deck(rules, table, sheet) for sheet in table.sheets])
        else:
            return {}
    return cards


def chances(rules: AnyRules, table: Any) -> list[Chance]:
    """The same by what matters of a card, the likeliest first."""
    found, signs = Counter[str](), dict[str, tuple[Text, Card]]()
    for card, number in next_cards(rules, table).items():
        text = rules.wording.sign(card)
        signs.setdefault(str(text), (text, card))
        found[str(text)] += number
    explained = rules.wording.explained
    return [
        Chance(text, number, explained(card))
        for (text, card), number in ((signs[name], number) for name, number in found.most_common())
    ]


def _before_the_deck(rules: AnyRules, table: Any, sheet: Any) -> Any:
    """A seat that is asked something before the match proper leaves it to chance."""
    if rules.preparing(table) and rules.legal(table, sheet):
        return rules.step(table, sheet, rules.fallback(table, sheet))
    return sheet
