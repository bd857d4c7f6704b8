"""The rules as a page: what holds for this city, its deck and its modules, with their figures."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from metroscribe.core.game import Section
from metroscribe.core.text import Arg, Text
from metroscribe.games.next_station.board import WILD
from metroscribe.games.next_station.deck import EARLY, Deck
from metroscribe.games.next_station.table import PLACES, ROUNDS
from metroscribe.games.next_station.terms import InterchangePoints, Told

if TYPE_CHECKING:
    from metroscribe.games.next_station.rules import NextStation

EXAMPLE = {"districts": 5, "stations": 4}
"""A line to show how one scores."""


def told(rules: "NextStation") -> tuple[Section, ...]:
    return (
        _section("goal", Text("guide-goal", {"rounds": ROUNDS}), Text("guide-together")),
        _section("rounds", *_rounds(rules)),
        _section("turn", *_turn(rules)),
        _section("sections", *_sections(rules)),
        _section("end", *_end(rules)),
        _section("line", *_line(rules)),
        *_city(rules),
        *_modules(rules),
        _section("winner", Text("guide-winner-two" if rules.deck.lines else "guide-winner")),
        _section("alone", *_alone(rules)),
    )


def _section(name: str, *paragraphs: Text) -> Section:
    return Section(Text(f"guide-heading-{name}"), paragraphs)


def _rounds(rules: "NextStation") -> Iterator[Text]:
    if rules.deck.lines:
        yield Text("guide-pencils-two", _lines(rules.deck))
    else:
        yield Text("guide-pencils")
    yield Text("guide-ring", {"places": PLACES})


def _turn(rules: "NextStation") -> Iterator[Text]:
    deck = rules.deck
    kinds = [deck.cards[card] for card, number in deck.pile.cards.items() for _ in range(number)]
    jokers, switches = sum(card.joker for card in kinds), sum(card.switch for card in kinds)
    yield Text("guide-flip", {"cards": len(kinds)})
    yield Text("guide-pass")
    if deck.lines:
        yield Text("guide-card-line", _lines(deck))
        yield Text("guide-joining")
    if jokers:
        yield Text(_joker(deck), {"count": jokers})
    if switches and deck.double_switch:
        yield Text("guide-double-switch", {**_lines(deck), "count": switches})
    elif switches:
        yield Text("guide-switch", {"count": switches, "early": EARLY})
    if WILD in rules.board.symbols:
        yield Text("guide-wild", {"count": rules.board.symbols.count(WILD)})


def _joker(deck: Deck) -> str:
    if deck.joker_frames:
        return "guide-joker-frames"
    return "guide-joker-doubles" if deck.joker_doubles else "guide-joker"


def _sections(rules: "NextStation") -> Iterator[Text]:
    yield Text("guide-starts-two" if rules.deck.lines else "guide-starts")
    yield Text("guide-follows")
    yield Text("guide-circle")
    yield Text("guide-crossing")
    doubles = rules.deck.joker_doubles or any(module.doubles for module in rules.modules)
    yield Text("guide-double-track" if doubles else "guide-one-track")
    if rules.board.loop.sections:
        yield Text("guide-loop-way", {"name": rules.board.loop.name})
    yield Text("guide-departures")


def _end(rules: "NextStation") -> Iterator[Text]:
    for suit, count in rules.deck.closing.items():
        yield Text("guide-closing", {"suit": suit, "count": count})
    least, most = rules.deck.turns
    yield Text("guide-turns", {"least": least, "most": most})


def _line(rules: "NextStation") -> Iterator[Text]:
    points = rules.line_points
    yield Text("guide-line", {"count": len(rules.board.districts)})
    yield Text("guide-line-example", {**EXAMPLE, "points": EXAMPLE["districts"] * EXAMPLE["stations"]})
    if points.river and rules.board.river.sections:
        yield Text("guide-river", {"name": rules.board.river.name, "points": points.river})
    if rules.deck.lines:
        yield Text("guide-line-two")
    if points.joined:
        yield Text("guide-joined", {"points": points.joined})
    yield Text("guide-line-empty")


def _city(rules: "NextStation") -> Iterator[Section]:
    """Interchanges first, since other terms speak of them."""
    terms = sorted(rules.terms, key=lambda term: not isinstance(term, InterchangePoints))
    texts = [text for term in terms if isinstance(term, Told) for text in term.guide(rules.board)]
    if texts:
        yield _section("city", *texts)


def _modules(rules: "NextStation") -> Iterator[Section]:
    for module in rules.modules:
        yield Section(Text(f"guide-module-{module.name}"), module.guide(rules))
    if sum(bool(module.step) for module in rules.modules) > 1:
        yield _section("order", Text("guide-order"))


def _alone(rules: "NextStation") -> Iterator[Text]:
    yield Text("guide-alone")
    costly = [module for module in rules.modules if module.deduction]
    for module in costly:
        name = Text(f"guide-module-{module.name}")
        yield Text("guide-deduction", {"module": name, "points": module.deduction})
    if costly:
        yield Text("guide-deducted")
    yield from rules.say_bands()


def _lines(deck: Deck) -> dict[str, Arg]:
    """The two lines of a round, in words."""
    first, second = (Text("guide-suit", {"suit": suit}) for suit in deck.lines)
    return {"first": first, "second": second}
