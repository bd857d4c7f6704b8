"""The rules as a page: what holds for this plan and its cards, with their figures."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from metroscribe.core.network import bits
from metroscribe.core.text import Arg, Text
from metroscribe.core.wording import Section
from metroscribe.games.voll_verplant.deck import Deck, Order

if TYPE_CHECKING:
    from metroscribe.games.voll_verplant.rules import VollVerplant


def told(rules: "VollVerplant", transfer_points: int) -> tuple[Section, ...]:
    orders = [Order.of(card.face) for card in rules.cards]
    return (
        _section("goal", Text("guide-plan-goal", _size(rules)), Text("guide-plan-together")),
        _section("turn", *_turn(orders)),
        *_rings(rules),
        *_expert(rules),
        _section("cards", *_cards(rules)),
        _section("race", Text("guide-plan-complete"), Text("guide-plan-race")),
        _section("lines", *_lines(rules)),
        _section("end", Text("guide-plan-end-expert" if rules.special else "guide-plan-end")),
        _section("score", *_score(orders, transfer_points)),
        _section("alone", Text("guide-plan-alone"), *rules.wording.say_bands()),
    )


def _section(name: str, *paragraphs: Text) -> Section:
    return Section(Text(f"guide-plan-heading-{name}"), paragraphs)


def _size(rules: "VollVerplant") -> dict[str, Arg]:
    return {"lines": len(rules.plan.lines), "stations": len(rules.plan.points), "windows": rules.blank.free}


def _turn(orders: list[Order]) -> Iterator[Text]:
    yield Text("guide-plan-turn")
    yield Text("guide-plan-number")
    yield Text("guide-plan-fewer")
    if any(order.express for order in orders):
        yield Text("guide-plan-express")
    if any(order.transfer for order in orders):
        yield Text("guide-plan-transfer")
    if not all(order.sign for order in orders):
        yield Text("guide-plan-free-ride")


def _rings(rules: "VollVerplant") -> Iterator[Section]:
    for line in rules.plan.lines:
        if line.ring:
            about: dict[str, Arg] = {"line": line.letter, "name": line.name}
            yield _section("ring", Text("guide-plan-ring", about), Text("guide-plan-ring-end"))


def _expert(rules: "VollVerplant") -> Iterator[Section]:
    if rules.special:
        names = ", ".join(rules.plan.names[station] for station in bits(rules.special))
        about: dict[str, Arg] = {"count": rules.special.bit_count(), "names": names}
        yield _section("expert", Text("guide-plan-special", about), Text("guide-plan-repeat"))


def _cards(rules: "VollVerplant") -> Iterator[Text]:
    first, *others = rules.decks.values()
    yield _deck("guide-plan-deck", first)
    yield _reshuffle(first)
    for deck in others:
        yield _deck("guide-plan-deck-other", deck)
        if deck.reshuffle != first.reshuffle:
            yield _reshuffle(deck)


def _deck(key: str, deck: Deck) -> Text:
    """Its cards by kind."""
    orders = sorted(Order.of(card.face) for card, n in deck.pile.cards.items() for _ in range(n))
    numbers = [order.value for order in orders if order.sign and not (order.express or order.transfer)]
    return Text(
        key,
        {
            "deck": deck.name,
            "cards": len(orders),
            "numbers": " ".join(map(str, numbers)),
            "express": " ".join(str(order.value) for order in orders if order.express) or "-",
            "transfers": sum(order.transfer for order in orders),
            "rides": sum(not order.sign for order in orders),
        },
    )


def _reshuffle(deck: Deck) -> Text:
    if deck.reshuffle is None:
        return Text("guide-plan-reshuffle-empty")
    return Text("guide-plan-reshuffle", {"value": Order.of(deck.reshuffle.face).value})


def _lines(rules: "VollVerplant") -> Iterator[Text]:
    for line in rules.plan.lines:
        about: dict[str, Arg] = {"line": line.letter, "name": line.name, "stations": len(line.stations)}
        about |= {"windows": line.windows, "first": line.first, "later": line.later}
        yield Text("guide-plan-line", about)


def _score(orders: list[Order], transfer_points: int) -> Iterator[Text]:
    yield Text("guide-plan-score-lines")
    if any(order.transfer for order in orders):
        yield Text("guide-plan-score-transfers", {"points": transfer_points})
    yield Text("guide-plan-score-free")
    yield Text("guide-plan-winner")
