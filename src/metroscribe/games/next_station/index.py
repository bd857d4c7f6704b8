"""Where the guide explains what: the cards, and the words of the rules."""

from collections.abc import Collection, Iterable, Iterator, Mapping

from metroscribe.core.cards import DECK, Card
from metroscribe.core.text import Text
from metroscribe.core.wording import Term
from metroscribe.games.next_station.choosing import FIRST
from metroscribe.games.next_station.deck import StationCard
from metroscribe.games.next_station.modules.round_effects import DOUBLE_TRACKS, PILE, SWAP
from metroscribe.games.next_station.setting import Setting
from metroscribe.games.next_station.table import PENCIL, PREVIEW

PENCILS = ("guide-pencils", "guide-pencils-two")
JOKERS = ("guide-joker", "guide-joker-doubles", "guide-joker-frames")
SWITCHES = ("guide-switch", "guide-double-switch")
PILES: Mapping[str, tuple[str, ...]] = {
    PENCIL: PENCILS,
    FIRST: ("guide-ring-choice",),
    SWAP: (f"guide-{PILE}-{DOUBLE_TRACKS}",),
    "symbol": ("guide-special-stations",),
}
"""Of piles whose cards have no paragraph each."""
TERMS: Mapping[str, tuple[str, ...]] = {
    "district": ("guide-map",),
    "symbol": ("guide-map",),
    "departure": ("guide-map-departures",),
    "guide-line": ("guide-map-departures",),
    "pencil": PENCILS,
    "joker": JOKERS,
    "frames": ("guide-joker-frames",),
    "switch": SWITCHES,
    "wild": ("guide-wild",),
    "double-track": ("guide-double-track",),
    "loop": ("guide-loop-way",),
    "objective": ("guide-objectives",),
    "special": ("guide-special-stations",),
    "extension": ("guide-effect-extension",),
    "double-station": ("guide-effect-double-station",),
    "power": ("guide-powers",),
    "round-effect": ("guide-round-effects",),
}
"""The words, each with the paragraphs of which one explains it, if the guide has any."""


def of_card(setting: Setting, known: Collection[str], card: Card) -> str:
    """The paragraph that explains a card."""
    if card.pile in (DECK, PREVIEW):
        return _first(_of_sign(setting.deck.cards[Card(DECK, card.face)]), known)
    own = (f"guide-{card.pile}-{card.face}", f"card-{card.pile}-{card.face}")
    return _first(PILES.get(card.pile, own), known)


def _of_sign(card: StationCard) -> tuple[str, ...]:
    if card.symbol:
        return ("guide-flip",)
    return SWITCHES if card.switch else JOKERS


def terms(setting: Setting, known: Collection[str]) -> Iterator[Term]:
    """Words of the family, and what is counted in each box of the score pad."""
    boxes = {row.box: (f"guide-box-{row.box}",) for row in setting.rows}
    for name, paragraphs in {**TERMS, **boxes}.items():
        if paragraph := _first(paragraphs, known):
            yield Term(Text(f"term-{name}"), paragraph)


def _first(keys: Iterable[str], known: Collection[str]) -> str:
    return next((key for key in keys if key in known), "")
