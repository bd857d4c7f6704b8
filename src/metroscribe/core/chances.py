"""What the next card may be, as far as everybody at the table can know."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from metroscribe.core.cards import DECK, Card
from metroscribe.core.rules import AnyRules
from metroscribe.core.text import Text


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


def chances(rules: AnyRules, table: Any) -> list[tuple[Text, int]]:
    """The same by what matters of a card, the likeliest first."""
    found, texts = Counter[str](), dict[str, Text]()
    for card, number in next_cards(rules, table).items():
        text = rules.wording.sign(card)
        texts[str(text)] = text
        found[str(text)] += number
    return [(texts[name], number) for name, number in found.most_common()]


def _before_the_deck(rules: AnyRules, table: Any, sheet: Any) -> Any:
    """A seat that is asked something before the match proper leaves it to chance."""
    if rules.preparing(table) and rules.legal(table, sheet):
        return rules.step(table, sheet, rules.fallback(table, sheet))
    return sheet
