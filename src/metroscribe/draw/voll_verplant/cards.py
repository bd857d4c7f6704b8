"""The cards of the family as signs: the front of a train, in its window what is written with a felt pen."""

from collections.abc import Iterator, Mapping

from metroscribe.core.cards import Card
from metroscribe.core.geometry import Point
from metroscribe.draw.elements import Element, element
from metroscribe.draw.signs import MIDDLE, Sign, filled, paint, plate, shape, stroked, tile
from metroscribe.draw.voll_verplant.hand import circle, cross, digits
from metroscribe.draw.words import Words
from metroscribe.games.voll_verplant.deck import Order
from metroscribe.games.voll_verplant.rules import VollVerplant

WINDOW: Point = (MIDDLE, 51.0)
PEN = 9.5
TICKET = "M14 22H82V52A11 11 0 0 0 82 74V106H14V74A11 11 0 0 0 14 52Z"


def card_signs(rules: VollVerplant, _: Words) -> Mapping[Card, Sign]:
    back = {deck.reshuffle for deck in rules.decks.values()}
    return {card: tuple(_sign(Order.of(card.face), card in back)) for card in rules.cards}


def _sign(order: Order, back: bool) -> Iterator[Element]:
    if not order.sign:
        yield from _free_ride()
    elif order.transfer:
        yield from _transfer()
    elif order.express:
        yield from _express(order.value)
    else:
        yield from _number(order.value, back)


def _number(value: int, back: bool) -> Iterator[Element]:
    yield from _train("enamel")
    yield stroked(digits(str(value), WINDOW, 25), PEN)
    if back:
        yield from _again()
    else:
        yield from _lamps("on-enamel")


def _express(value: int) -> Iterator[Element]:
    """Red, with a circled number as in the windows of the sheet, and fast."""
    yield from _train("stamp")
    yield stroked(circle(1, WINDOW, 29), 5)
    yield stroked(digits(str(value), WINDOW, 17), 8)
    yield stroked("M25 101l11 11l-11 11M43 101l11 11l-11 11M61 101l11 11l-11 11", 5.5, "on-line")


def _transfer() -> Iterator[Element]:
    """A station in which lines meet: it gets a frame."""
    yield plate("card", "ink")
    yield stroked("M12 64H84", 15, "enamel")
    yield stroked("M20 92L76 36", 15, "loop")
    yield tile((MIDDLE, 64), 25, 11, "disc", "ink")
    yield stroked(digits("+", (MIDDLE, 64), 19), PEN)


def _free_ride() -> Iterator[Element]:
    """A ticket, and the cross it is worth."""
    yield plate("gold-tint", "gold")
    yield shape(TICKET, "card")
    yield stroked(cross(0, (MIDDLE, 63), 17), PEN)


def _train(body: str) -> Iterator[Element]:
    yield plate(body, body)
    yield element("rect", x=11, y=13, width=74, height=76, rx=13, fill=paint("disc"))


def _lamps(colour: str) -> Iterator[Element]:
    yield from (element("circle", cx=x, cy=107, r=7.5, fill=paint(colour)) for x in (24, 72))
    yield stroked("M40 107H56", 5, colour)


def _again() -> Iterator[Element]:
    """All cards come back."""
    yield stroked("M36 98A13 13 0 1 0 58 99", 5, "on-enamel")
    yield filled("M50 92L65 93L57 106Z", "on-enamel")
