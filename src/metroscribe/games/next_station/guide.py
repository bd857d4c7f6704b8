"""The rules as a page: what holds for this city, its deck and its modules, with their figures."""

from collections.abc import Iterable, Iterator

from metroscribe.core.text import Arg, Text
from metroscribe.core.wording import Section
from metroscribe.games.next_station import advice, summing
from metroscribe.games.next_station.board import SYMBOLS, WILD, Board
from metroscribe.games.next_station.deck import EARLY, Deck
from metroscribe.games.next_station.modules import Module, effects_of, grants_double_track
from metroscribe.games.next_station.padfile import LISTED
from metroscribe.games.next_station.scoring import Row
from metroscribe.games.next_station.setting import Setting
from metroscribe.games.next_station.table import PLACES, ROUNDS
from metroscribe.games.next_station.tallies import EXACT_INTERCHANGES

EXAMPLE = {"districts": 5, "stations": 4}
"""A line to show how one scores."""
SYMBOL_PLACES = ("first", "second", "third", "fourth")
"""Where each symbol stands in the sentence that lists them."""


def told(setting: Setting, modules: tuple[Module, ...], bands: Iterable[Text]) -> tuple[Section, ...]:
    return (
        _section("goal", Text("guide-goal", {"rounds": ROUNDS}), Text("guide-together")),
        _section("map", *_map(setting)),
        _section("rounds", *_rounds(setting)),
        _section("table", Text("guide-table")),
        _section("turn", *_turn(setting)),
        _section("sections", *_sections(setting, modules)),
        _section("end", *_end(setting)),
        _section("line", *_line(setting)),
        *_city(setting),
        _section("total", *summing.told(setting, modules)),
        _section("winner", winner(setting)),
        _section("alone", *_alone(modules, bands)),
        *_modules(setting, modules),
        _section("tactics", *advice.tactics(setting)),
        _section("first", *advice.first_match(setting)),
        _section("readings", *advice.readings(setting, modules)),
    )


def winner(setting: Setting) -> Text:
    return Text("guide-winner-two" if setting.deck.lines else "guide-winner")


def _section(name: str, *paragraphs: Text) -> Section:
    return Section(Text(f"guide-heading-{name}"), paragraphs)


def _map(setting: Setting) -> Iterator[Text]:
    board = setting.board
    about: dict[str, Arg] = {"stations": len(board.symbols), "districts": len(board.districts)}
    symbols = {place: Text(f"symbol-{name}") for place, name in zip(SYMBOL_PLACES, SYMBOLS, strict=True)}
    yield Text("guide-map", {**about, **symbols})
    yield Text("guide-map-departures")
    yield Text("guide-map-pad")


def _rounds(setting: Setting) -> Iterator[Text]:
    deck = setting.deck
    yield Text("guide-pencils-two", _lines(deck)) if deck.lines else Text("guide-pencils")
    yield Text("guide-ring", {"places": PLACES})
    yield Text("guide-ring-choice")


def _turn(setting: Setting) -> Iterator[Text]:
    deck = setting.deck
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
    if WILD in setting.board.symbols:
        yield Text("guide-wild", {"count": setting.board.symbols.count(WILD)})


def _joker(deck: Deck) -> str:
    if deck.joker_frames:
        return "guide-joker-frames"
    return "guide-joker-doubles" if deck.joker_doubles else "guide-joker"


def _sections(setting: Setting, modules: tuple[Module, ...]) -> Iterator[Text]:
    yield Text("guide-starts-two" if setting.deck.lines else "guide-starts")
    yield Text("guide-follows")
    yield Text("guide-circle")
    yield Text("guide-crossing")
    doubles = grants_double_track(setting, modules)
    yield Text("guide-double-track" if doubles else "guide-one-track")
    if setting.board.loop.sections:
        yield Text("guide-loop-way", {"name": setting.board.loop.name})
    yield Text("guide-departures")


def _end(setting: Setting) -> Iterator[Text]:
    closing = setting.deck.closing
    for suit, count in closing.items():
        about: dict[str, Arg] = {"suit": suit, "count": count, "closing": suit, "kinds": len(closing)}
        yield Text("guide-closing", about)
    least, most = setting.deck.turns
    yield Text("guide-turns", {"least": least, "most": most})


def _line(setting: Setting) -> Iterator[Text]:
    points = setting.line_points
    yield Text("guide-line", {"count": len(setting.board.districts)})
    yield Text("guide-line-example", {**EXAMPLE, "points": EXAMPLE["districts"] * EXAMPLE["stations"]})
    for marked, each in points.sections.items():
        if setting.board.sections_of(marked):
            yield Text(f"guide-sections-{marked}", {"river": setting.board.river.name, "points": each})
    if setting.deck.lines:
        yield Text("guide-line-two")
    if points.joined:
        yield Text("guide-joined", {"points": points.joined})
    yield Text("guide-line-empty")


def _city(setting: Setting) -> Iterator[Section]:
    """A box after the other: what it counts, and what each of its rows is worth. Interchanges come first,
    since other boxes speak of them."""
    rows = sorted(setting.rows, key=lambda row: row.tally.kind != EXACT_INTERCHANGES)
    texts = [text for box in dict.fromkeys(row.box for row in rows) for text in _box(setting, box)]
    if texts:
        yield _section("city", *texts)


def _box(setting: Setting, box: str) -> Iterator[Text]:
    rows = [row for row in setting.rows if row.box == box]
    yield Text(f"guide-box-{box}", _figures(setting.board, rows[0]))
    if rows[0].tally.kind == EXACT_INTERCHANGES and setting.board.loop.sections:
        yield Text("guide-interchange-loop")
    if rows[0].picture in LISTED:
        yield from (Text(f"guide-box-{box}-row", _figures(setting.board, row)) for row in rows)


def _figures(board: Board, row: Row) -> dict[str, Arg]:
    """What a sentence about a row may say: how much there is to count among, and what it is worth."""
    size = len(row.tally.districts) or (row.tally.stations & board.everywhere).bit_count()
    figures: dict[str, Arg] = {**row.about, "size": size}
    if row.track:
        return {**figures, "most": len(row.track) - 1, "row": ", ".join(map(str, row.track[1:]))}
    return figures


def _modules(setting: Setting, modules: tuple[Module, ...]) -> Iterator[Section]:
    for module in modules:
        yield Section(Text(f"module-name-{module.name}"), module.guide(setting), module.name)
    if together := tuple(_together(setting, modules)):
        yield _section("order", *together)


def _together(setting: Setting, modules: tuple[Module, ...]) -> Iterator[Text]:
    """What holds where effects of several modules meet."""
    effects = tuple(effects_of(setting, modules))
    circles = [bool(effect.weights.circles) for effect in effects if effect.circles or effect.weights.circles]
    if sum(bool(module.step) for module in modules) > 1:
        yield Text("guide-order")
    if len(set(circles)) > 1:
        yield Text("guide-adding")
    if circles and any(effect.weights.doubled for effect in effects):
        yield Text("guide-doubling")


def _alone(modules: tuple[Module, ...], bands: Iterable[Text]) -> Iterator[Text]:
    yield Text("guide-alone")
    costly = [module for module in modules if module.deduction and not module.always]
    for module in costly:
        name = Text(f"module-name-{module.name}")
        yield Text("guide-deduction", {"module": name, "points": module.deduction})
    if costly:
        yield Text("guide-deducted")
    yield from bands


def _lines(deck: Deck) -> dict[str, Arg]:
    """The two lines of a round, in words."""
    first, second = (Text("guide-suit", {"suit": suit}) for suit in deck.lines)
    return {"first": first, "second": second}
