"""The rules as a page: what holds for this plan and its cards, with their figures."""

from collections.abc import Iterable, Iterator

from metroscribe.core.network import bits
from metroscribe.core.text import Arg, Text
from metroscribe.core.wording import Section
from metroscribe.games.voll_verplant import advice, summing
from metroscribe.games.voll_verplant.deck import Deck, Order
from metroscribe.games.voll_verplant.scoring import TRANSFER_POINTS
from metroscribe.games.voll_verplant.setting import EXPERT, Setting

WINNER = Text("guide-plan-winner")


def told(setting: Setting, bands: Iterable[Text]) -> tuple[Section, ...]:
    orders = list(setting.orders.values())
    return (
        _section("goal", Text("guide-plan-goal", _size(setting)), Text("guide-plan-together")),
        _section("plan", Text("guide-plan-wagons"), Text("guide-plan-shared")),
        _section("table", Text("guide-plan-table"), Text("guide-plan-table-aloud")),
        _section("turn", *_turn(orders)),
        *_rings(setting),
        _section("cards", *_cards(setting)),
        _section("race", Text("guide-plan-complete"), Text("guide-plan-race")),
        _section("lines", *_lines(setting)),
        _section("end", Text("guide-plan-end-expert" if setting.special else "guide-plan-end")),
        _section("score", *_score(orders)),
        _section("total", *summing.told()),
        _section("winner", WINNER),
        _section("alone", Text("guide-plan-alone"), *bands),
        *_expert(setting),
        _section("tactics", *advice.tactics(setting)),
        _section("first", *advice.first_match(setting)),
        _section("readings", *advice.readings(setting)),
    )


def _section(name: str, *paragraphs: Text) -> Section:
    return Section(Text(f"guide-plan-heading-{name}"), paragraphs)


def _size(setting: Setting) -> dict[str, Arg]:
    plan = setting.plan
    return {"lines": len(plan.lines), "stations": len(plan.points), "windows": setting.blank.free}


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


def _rings(setting: Setting) -> Iterator[Section]:
    for line in setting.plan.lines:
        if line.ring:
            about: dict[str, Arg] = {"line": line.letter, "name": line.name}
            yield _section("ring", Text("guide-plan-ring", about), Text("guide-plan-ring-end"))


def _expert(setting: Setting) -> Iterator[Section]:
    if setting.special:
        names = ", ".join(setting.plan.names[station] for station in bits(setting.special))
        about: dict[str, Arg] = {"count": setting.special.bit_count(), "names": names}
        example = Text("guide-plan-example-expert", {"value": _usual(setting)})
        told = Text("guide-plan-special", about), Text("guide-plan-repeat"), example
        yield Section(Text("guide-plan-heading-expert"), told, EXPERT)


def _usual(setting: Setting) -> int:
    """The lowest number of the first deck."""
    deck = next(iter(setting.decks.values()))
    orders = map(Order.of, (card.face for card in deck.pile.cards))
    return min(order.value for order in orders if order.sign and not (order.express or order.transfer))


def _cards(setting: Setting) -> Iterator[Text]:
    first, *others = setting.decks.values()
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
            "numbers": ", ".join(map(str, numbers)),
            "express": ", ".join(str(order.value) for order in orders if order.express) or "0",
            "transfers": sum(order.transfer for order in orders),
            "rides": sum(not order.sign for order in orders),
        },
    )


def _reshuffle(deck: Deck) -> Text:
    if deck.reshuffle is None:
        return Text("guide-plan-reshuffle-empty")
    return Text("guide-plan-reshuffle", {"value": Order.of(deck.reshuffle.face).value})


def _lines(setting: Setting) -> Iterator[Text]:
    for line in setting.plan.lines:
        about: dict[str, Arg] = {"line": line.letter, "name": line.name, "stations": len(line.stations)}
        about |= {"windows": line.windows, "first": line.first, "later": line.later}
        yield Text("guide-plan-line", about)


def _score(orders: list[Order]) -> Iterator[Text]:
    yield Text("guide-plan-score-lines")
    if any(order.transfer for order in orders):
        yield Text("guide-plan-score-transfers", {"points": TRANSFER_POINTS})
    yield Text("guide-plan-score-free")
