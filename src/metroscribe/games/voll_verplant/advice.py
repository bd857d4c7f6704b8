"""What a page of rules ends with: tactics, a first match, and what is our reading of the rules."""

from collections.abc import Iterator

from metroscribe.core.text import Text
from metroscribe.games.voll_verplant.deck import Order
from metroscribe.games.voll_verplant.scoring import TRANSFER_POINTS
from metroscribe.games.voll_verplant.setting import Setting


def tactics(setting: Setting) -> Iterator[Text]:
    orders = setting.orders.values()
    yield Text("guide-plan-tactics-values")
    if any(order.transfer for order in orders):
        yield Text("guide-plan-tactics-transfer", {"points": TRANSFER_POINTS})
    yield Text("guide-plan-tactics-crossing")
    if any(order.express for order in orders):
        yield Text("guide-plan-tactics-express")
    yield Text("guide-plan-tactics-given-up")
    yield Text("guide-plan-tactics-cards")
    yield from setting.teaching.tactics


def first_match(setting: Setting) -> Iterator[Text]:
    if setting.plan.special:
        yield Text("guide-plan-first-plain")
    rings = any(line.ring for line in setting.plan.lines)
    yield Text("guide-plan-first-ring" if rings else "guide-plan-first-no-ring")
    yield from setting.teaching.first


def readings(setting: Setting) -> Iterator[Text]:
    yield Text("guide-readings")
    yield from setting.teaching.readings
    for deck in setting.decks.values():
        if deck.reading:
            orders = [Order.of(card.face) for card, n in deck.pile.cards.items() for _ in range(n)]
            transfers = sum(order.transfer for order in orders)
            yield Text(deck.reading, {"cards": len(orders), "transfers": transfers})
    yield Text("guide-plan-readings-bands")
    if any(line.ring for line in setting.plan.lines):
        yield Text("guide-plan-readings-ring")
    if setting.special:
        yield Text("guide-plan-readings-repeat")
        yield Text("guide-plan-readings-full")
    yield Text("guide-plan-readings-left")
