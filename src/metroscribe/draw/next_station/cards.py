"""The cards of the family as signs: what frames the symbol of a station card says which suit it has."""

from collections.abc import Callable, Iterator, Mapping

from metroscribe.core.cards import DECK, Card
from metroscribe.core.geometry import Point
from metroscribe.draw.elements import Element
from metroscribe.draw.livery import Livery, initials, liveries
from metroscribe.draw.next_station import pictograms as show
from metroscribe.draw.next_station.stations import hat, suit_letters, symbol_path
from metroscribe.draw.paths import polygon
from metroscribe.draw.signs import (
    MIDDLE,
    Sign,
    disc,
    filled,
    lettered,
    line_paint,
    plate,
    shape,
    stroked,
    tile,
    written,
)
from metroscribe.draw.words import Words
from metroscribe.games.next_station.choosing import FIRST
from metroscribe.games.next_station.deck import Deck, StationCard
from metroscribe.games.next_station.modules import Objectives
from metroscribe.games.next_station.modules.round_effects import SWAP
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.table import PENCIL, PREVIEW
from metroscribe.games.next_station.tallies import CONNECTED, INTERCHANGE_DISTRICTS, INTERCHANGES, REACHED

ROAD = "M2.5 98H93.5V113A12.5 12.5 0 0 1 81 125.5H15A12.5 12.5 0 0 1 2.5 113Z"
PORTAL = "M13 118V50A35 35 0 0 1 83 50V118Z"
RAILS = "M41 95L31 117M55 95L65 117M36 102H60M32 110H64"
GOALS: Mapping[str, show.Picture] = {
    INTERCHANGES: show.crossing,
    INTERCHANGE_DISTRICTS: show.stamped,
    REACHED: show.tiles,
    CONNECTED: show.stop,
}
"""The pictures of goals: the usual one for what they count. The others have a target."""
HAT = 0.94
"""How large a hat is for its head, so that ears stay small."""
HAT_PAINTS = {"ears": "line-brown", "crown": "gold"}
MIDST: Point = (MIDDLE, 52.0)
FOOT: Point = (MIDDLE, 106.0)


def card_signs(rules: NextStation, words: Words) -> Mapping[Card, Sign]:
    """Of every card that shows more than its words."""
    found = {card: tuple(_sign(rules, card, words)) for card in rules.cards}
    ahead = {Card(PREVIEW, card.face): (*found[card], *_seen()) for card in rules.deck.cards}
    return {card: sign for card, sign in (found | ahead).items() if sign}


def _sign(rules: NextStation, card: Card, words: Words) -> Iterator[Element]:
    if card.pile == DECK:
        return _station_card(rules.deck, rules.deck.cards[card], words)
    if card.pile == PENCIL:
        look, letters = liveries(rules.pencils)[card.face], initials(rules.pencils, words)[card.face]
        return _pencil(card.face, look, letters)
    if card.pile == "objective":
        return _objective(rules, card.face, words("draw-objective", objective=card.face))
    return MODULE_SIGNS.get(card.pile, _effect)(card)


def _station_card(deck: Deck, shown: StationCard, words: Words) -> Iterator[Element]:
    worn = deck.badges.get(shown.suit, shown.suit)
    suits = deck.lines if shown.suit in deck.lines else deck.closing
    if hat(worn, MIDST, 1):
        yield from _hatted(deck, shown, worn)
    elif shown.suit in SUITS:
        yield from SUITS[shown.suit](deck, shown)
    else:
        yield plate("card", "ink")
        yield from _shown(deck, shown, MIDST, 3.6, "ink")
        if shown.switch and deck.double_switch:
            yield lettered("×2", FOOT, 27)
        elif shown.suit in suits:
            yield lettered(suit_letters(suits, words)[shown.suit], FOOT, 27)


def _street(deck: Deck, shown: StationCard) -> Iterator[Element]:
    """Above a road."""
    yield plate("card", "ink")
    yield filled(ROAD)
    yield stroked("M16 111H80", 5, "card", dashes="12 14")
    yield from _shown(deck, shown, (MIDDLE, 51), 3.9, "ink")


def _subway(deck: Deck, shown: StationCard) -> Iterator[Element]:
    """In the portal of a tunnel."""
    yield plate("enamel", "enamel")
    yield filled(PORTAL, "on-enamel")
    yield stroked(RAILS, 4, "enamel")
    yield from _shown(deck, shown, (MIDDLE, 56), 3.4, "enamel")


SUITS: Mapping[str, Callable[[Deck, StationCard], Iterator[Element]]] = {"street": _street, "subway": _subway}


def _hatted(deck: Deck, shown: StationCard, worn: str) -> Iterator[Element]:
    """In a head that wears what the badges of its line wear."""
    centre, radius = (MIDDLE, 78.0), 31.0
    yield plate("card", "ink")
    yield shape(hat(worn, centre, HAT * radius), HAT_PAINTS.get(worn, "muted"))
    yield disc(centre, radius)
    yield from _shown(deck, shown, centre, 2.6, "ink")


def _shown(deck: Deck, shown: StationCard, centre: Point, size: float, colour: str) -> Iterator[Element]:
    """What the card asks for."""
    x, y = centre
    if shown.symbol:
        yield stroked(symbol_path(shown.symbol, centre, size), 2 * size, colour)
    elif shown.switch:
        yield from show.fork(centre, colour)
    elif deck.joker_doubles:
        yield from show.question((x, y - 8), colour, 0.8 * size)
        yield from show.double_track((x, y + 7.4 * size), colour)
    elif deck.joker_frames:
        yield tile(centre, 8 * size, 5, "paper", colour)
        yield from show.question(centre, colour, 0.8 * size)
    else:
        yield from show.question(centre, colour, size)


def _seen() -> Iterator[Element]:
    """What marks a card that lies open before its turn."""
    yield disc((77, 19), 17, "gold", "paper", 3)
    yield from show.eye((77, 19), "on-gold", 0.36)


def _pencil(name: str, look: Livery, letters: str) -> Iterator[Element]:
    colour = line_paint(name, look)
    yield plate("card", colour)
    yield filled(polygon(((30, 52), (48, 14), (66, 52))), "gold-edge")
    yield filled(polygon(((41, 29), (48, 14), (55, 29))), colour)
    yield filled("M30 52Q36 58 42 52Q48 58 54 52Q60 58 66 52V123H30Z", colour)
    yield disc((MIDDLE, 86), 20, "card", "card", 0)
    yield lettered(letters, (MIDDLE, 86), 30, room=32)


def _symbol(card: Card) -> Iterator[Element]:
    """The symbol that is special in a round."""
    yield plate("gold-tint", "gold")
    yield stroked(symbol_path(card.face, MIDST, 3.6), 7.2)
    yield from show.star(FOOT, "gold")


def _swap(card: Card) -> Iterator[Element]:
    yield plate("card", "muted")
    yield from show.swapping((MIDDLE, 38), "ink")
    yield lettered(card.face, (MIDDLE, 92), 40)


def _first(card: Card) -> Iterator[Element]:
    """The seat that chooses first."""
    yield plate("card", "muted")
    yield lettered(card.face, MIDST, 52)
    yield from show.star(FOOT, "gold")


def _effect(card: Card) -> Iterator[Element]:
    if card.face in show.EFFECTS:
        yield plate("card", "muted")
        yield from show.EFFECTS[card.face](MIDST, "ink")
        yield from show.MARKS.get(card.pile, show.star)(FOOT, "gold")


MODULE_SIGNS: Mapping[str, Callable[[Card], Iterator[Element]]] = {
    "symbol": _symbol,
    SWAP: _swap,
    FIRST: _first,
}


def _objective(rules: NextStation, face: str, label: str) -> Iterator[Element]:
    """How many of what, in a picture and in a few words."""
    goals = (module.objectives[face] for module in rules.modules if isinstance(module, Objectives))
    for goal in goals:
        yield plate("card", "loop")
        yield from GOALS.get(goal.picture, show.target)((MIDDLE, 42), "ink")
        yield lettered(str(goal.about["least"]), (MIDDLE, 42), 30, room=32)
        yield from written(label, (MIDDLE, 99), 13.5)
