"""From the rules of a city, as the reference has them, to flat tables."""

from collections.abc import Mapping, Sequence, Set
from inspect import isfunction
from typing import NamedTuple

import numpy as np

from metroscribe.core.cards import Card, Pile
from metroscribe.core.network import bits
from metroscribe.fast.errors import NotCompiled, fits
from metroscribe.fast.next_station import layout
from metroscribe.fast.next_station.layout import EXACTLY, NONE, PILES, RULES, TALLIES, Rules
from metroscribe.games.next_station.board import SYMBOLS, WILD, Board
from metroscribe.games.next_station.deck import EARLY
from metroscribe.games.next_station.effects import NO_EFFECT, PLAIN, Effect, Weights
from metroscribe.games.next_station.modules import Module, Objectives
from metroscribe.games.next_station.modules.pencil_powers import SECOND, PencilPowers
from metroscribe.games.next_station.modules.round_effects import RoundEffects
from metroscribe.games.next_station.modules.special_stations import SpecialStations
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.scoring import CORNER, Row
from metroscribe.games.next_station.table import ROUNDS
from metroscribe.games.next_station.tallies import CONNECTED, CROSSINGS, MISSED


def compiled(rules: NextStation) -> Rules:
    """The tables of these rules; `NotCompiled` if they do not fit."""
    tables = np.zeros(1, RULES)[0]
    _fill_map(tables, rules)
    _fill_sections(tables, rules)
    _fill_deck(tables, rules)
    _fill_effects(tables, rules)
    _fill_modules(tables, rules)
    _fill_pad(tables, rules)
    return tables


def cards_of(pile: Pile) -> tuple[Card, ...]:
    """Every single card of a pile; its place here is its number."""
    return tuple(card for card, number in pile.cards.items() for _ in range(number))


def _fill_map(tables: Rules, rules: NextStation) -> None:
    board = rules.board
    fits("stations", len(board.symbols), layout.STATIONS)
    fits("districts", len(board.districts), layout.DISTRICTS)
    tables["everywhere"], tables["stations"] = board.everywhere, len(board.symbols)
    tables["loop"] = board.loop.stations
    for station in bits(board.loop.stations):
        tables["stopping"][station] = 1
    for number, symbol in enumerate(board.symbols):
        tables["symbol"][number] = layout.WILD if symbol == WILD else SYMBOLS.index(symbol)
    tables["wanted"] = [*map(board.matching, SYMBOLS), board.everywhere]
    for number, pencil in enumerate(rules.pencils):
        tables["departures"][number] = (*board.departures[pencil], NONE)[:2]
    tables["lines"] = len(board.departures[rules.pencils[0]])


def _fill_districts(tables: Rules, board: Board, corner: int) -> None:
    tables["districts"] = len(board.districts)
    used = len(board.districts)
    for number, district in enumerate(board.districts):
        tables["district"][number] = district.stations
        more = corner - 1 if district.kind == CORNER else 0
        several = 1 << number | ((1 << more) - 1) << used
        used += more
        for station in bits(district.stations):
            tables["area"][:, station] = 1 << number, several
            tables["around"][station] = district.stations
    fits("districts", used, layout.AREAS)


def _fill_sections(tables: Rules, rules: NextStation) -> None:
    """Sections, what they cross, and which pairs of stations are open on a blank sheet."""
    network, board = rules.network, rules.board
    fits("sections", len(network.sections), layout.SECTIONS)
    crossings = [_crossings(rules, mask) for mask in network.crossings]
    fits("crossings", sum(map(len, crossings)), layout.CROSSINGS)
    blocked, marked, at = board.crossing_loop(), marked_sections(rules), 0
    for number, section in enumerate(network.sections):
        a, b = section.a, section.b
        tables["section_a"][number], tables["section_b"][number] = a, b
        tables["joining"][a, b] = tables["joining"][b, a] = number
        for side, (start, end) in enumerate(((a, b), (b, a))):
            tables["across"][start] |= (marked >> number & 1) << end
            ahead = network.straight_on(start, end) if section.straight else None
            tables["ahead"][number, side] = NONE if ahead is None else ahead
            if board.loop.sections >> number & 1:
                tables["beside"][start] |= 1 << end
            elif not blocked >> number & 1:
                tables["open_to"][start] |= 1 << end
        for pair in crossings[number]:
            tables["crossing_a"][at], tables["crossing_b"][at] = pair
            at += 1
        tables["crossings_at"][number + 1] = at


def _crossings(rules: NextStation, sections: int) -> list[tuple[int, int]]:
    """The stations of each section, and nowhere, so often that all can be handled `AT_ONCE`."""
    crossed = [rules.network.sections[number] for number in bits(sections)]
    missing = -len(crossed) % layout.AT_ONCE if crossed else layout.AT_ONCE
    return [*((section.a, section.b) for section in crossed), *[layout.NOWHERE] * missing]


def _fill_deck(tables: Rules, rules: NextStation) -> None:
    deck, board = rules.deck, rules.board
    cards = cards_of(deck.pile)
    fits("cards", len(cards), layout.CARDS)
    fits("closing suits", len(deck.closing), layout.CLOSINGS)
    for number, card in enumerate(cards):
        face = deck.cards[card]
        line = deck.line_of(face)
        joker = deck.joker if face.joker else NO_EFFECT
        tables["card_wanted"][number] = board.everywhere if joker.anywhere else board.wanted()[face.symbol]
        tables["card_symbol"][number] = NONE if face.symbol is None else SYMBOLS.index(face.symbol)
        tables["card_switch"][number] = face.switch
        tables["card_double"][number] = joker.double
        tables["card_frames"][number] = joker.frames
        tables["card_line"][number] = NONE if line is None else line
    tables["closings"] = len(deck.closing)
    for number, (suit, count) in enumerate(deck.closing.items()):
        suited = [1 << i for i, card in enumerate(cards) if deck.cards[card].suit == suit]
        tables["closing_cards"][number], tables["closing_count"][number] = sum(suited), count
    tables["double_switch"] = deck.double_switch
    tables["early"] = EARLY
    # A turn has at most a first section, another one and an extension, a round besides one by a power.
    most = min(3 * deck.turns[1] + 1, len(board.symbols))
    fits("sections in a match", ROUNDS * most, layout.LOG)


def _fill_modules(tables: Rules, rules: NextStation) -> None:
    played = {type(module) for module in rules.modules}
    tables["special_stations"] = SpecialStations in played
    tables["pencil_powers"] = PencilPowers in played
    tables["round_effects"] = RoundEffects in played
    tables["stepping"] = any(module.step for module in rules.modules)
    for pile in (*rules.piles.values(), rules.deck.pile):
        tables["pile"][PILES.index(pile.name)] = (1 << len(cards_of(pile))) - 1
    tables["dealt_at_start"][layout.PENCIL] = len(rules.pencils)
    for module in rules.modules:
        for name in module.at_start:
            tables["dealt_at_start"][PILES.index(name)] += 1


class Known(NamedTuple):
    """What the kernels know of a module; anything else is refused."""

    hooks: Set[str]
    at: int = 0
    """Where the rows of its effects begin."""
    faces: tuple[str, ...] = ()
    """The cards with an effect, in the order of their numbers."""
    changes: Set[str] = frozenset()
    """What of an effect they read."""


OF_STEPS = frozenset({"branch", "anywhere", "double", "frames", "circles"})
KNOWN: Mapping[type, Known] = {
    Objectives: Known({"rows"}),
    SpecialStations: Known(
        {"effects", "turn_effect", "further"}, layout.OF_STATION, layout.EFFECTS, OF_STEPS
    ),
    PencilPowers: Known(
        {"effects", "power", "further", "line_effect"},
        layout.OF_POWER,
        layout.POWERS,
        OF_STEPS - {"circles"} | {"weights.circles"},
    ),
    RoundEffects: Known(
        {"effects", "turn_effect", "line_effect", "more", "shown", "returned"},
        layout.OF_ROUND,
        layout.ROUND_EFFECTS,
        OF_STEPS | {"weights.corner", "weights.circles", "weights.doubled"},
    ),
}
NO_RULES = {"__init__", "in_force", "notes", "say", "guide", "readings"}
"""The methods of a module that are no rules."""


def _refuse(name: str, unknown: Set[str]) -> None:
    if unknown:
        raise NotCompiled("error-not-compiled-rule", name=name, what=", ".join(sorted(unknown)))


def _hooks(module: Module) -> Set[str]:
    """The hooks that a module implements."""
    hooks = {name for name, value in vars(Module).items() if isfunction(value)} - NO_RULES
    return {name for name in hooks if getattr(type(module), name) is not getattr(Module, name)}


def _changes(effect: Effect) -> Set[str]:
    """What an effect changes, by the names of its fields."""
    steps = (name for name in Effect._fields[:-1] if getattr(effect, name))
    weights = (name for name in Weights._fields if getattr(effect.weights, name) != getattr(PLAIN, name))
    return {*steps, *(f"weights.{name}" for name in weights)}


def _fill_effects(tables: Rules, rules: NextStation) -> None:
    """`NotCompiled` with the name of a module that no kernel knows, or of what none reads of it."""
    doubling, corners = rules.deck.joker.double, {1}
    _refuse("joker", _changes(rules.deck.joker) - {"anywhere", "double", "frames"})
    for module in rules.modules:
        known = KNOWN.get(type(module))
        if known is None:
            raise NotCompiled("error-not-compiled-module", name=module.name)
        _refuse(module.name, _hooks(module) - known.hooks)
        effects = module.effects(rules.setting)
        for row, face in enumerate(known.faces, known.at):
            effect = effects[face]
            # A second section names its power as well, and would be framed by it.
            read = known.changes - {"frames"} if face == SECOND else known.changes
            _refuse(module.name, _changes(effect) - read)
            for name in ("branch", "double", "frames", "circles"):
                tables[f"effect_{name}"][row] = getattr(effect, name)
            tables["effect_wanted"][row] = rules.board.everywhere if effect.anywhere else 0
            tables["effect_corner"][row] = effect.weights.corner > 1
            tables["effect_extra"][row] = effect.weights.circles
            tables["effect_doubled"][row] = effect.weights.doubled
            corners.add(effect.weights.corner)
            doubling = doubling or effect.double
    tables["doubling"], tables["framing"] = doubling, tables["effect_frames"].any()
    fits("ways to count a corner", len(corners), layout.CORNERS)
    _fill_districts(tables, rules.board, max(corners))


def marked_sections(rules: NextStation) -> int:
    """The one set of sections that lines and rows count, such as those across a river; 0: none."""
    names = [name for name, points in rules.line_points.sections.items() if points]
    rows = (*rules.rows, *_goals(rules))
    sets = {rules.board.sections_of(name) for name in names}
    sets |= {row.tally.sections for row in rows if row.tally.kind == CROSSINGS}
    if len(sets) > 1:
        raise NotCompiled("error-not-compiled-size", what="sets of sections", count=len(sets), most=1)
    return sets.pop() if sets else 0


def _fill_pad(tables: Rules, rules: NextStation) -> None:
    tables["river_points"] = sum(rules.line_points.sections.values())
    tables["joined_points"] = rules.line_points.joined
    boxes, goals = [_box(rules, row) for row in rules.rows], [_box(rules, row) for row in _goals(rules)]
    tables["boxes"] = len(boxes)
    fits("objectives", len(goals), layout.OBJECTIVES)
    fits("boxes", len(boxes) + len(goals), layout.BOXES)
    rows: list[int] = []
    for number, box in enumerate((*boxes, *goals)):
        for name in ("kind", "lines", "stations", "districts", "each"):
            tables[f"box_{name}"][number] = getattr(box, name)
        tables["box_row"][number], tables["box_top"][number] = len(rows), len(box.row) - 1
        rows += box.row
    fits("points in rows", len(rows), layout.ROWS)
    tables["rows"][: len(rows)] = rows
    _fill_rises(tables, boxes, goals)
    weighed = rules.modules or rules.deck.joker.frames or tables["raised"] > tables["raised_quick"]
    tables["plain"] = tables["telling"] and tables["lines"] == 1 and not weighed


class Box(NamedTuple):
    """A row of the pad in figures: points for each that is counted, and what its track adds."""

    kind: int
    lines: int
    stations: int
    districts: int
    each: int
    row: tuple[int, ...]


def _box(rules: NextStation, row: Row) -> Box:
    """`NotCompiled` with the name of what no kernel counts. Missed stations are counted by those reached."""
    tally, board = row.tally, rules.board
    stations, each, track = tally.stations & board.everywhere, row.each, row.track or (0,)
    kind = tally.kind
    if kind == MISSED and not row.track:
        kind, each, track = CONNECTED, -each, (each * stations.bit_count(),)
    if kind not in TALLIES or TALLIES.index(kind) not in (*layout.TOLD, *layout.TRIED):
        raise NotCompiled("error-not-compiled-tally", name=kind)
    districts = sum(1 << board.districts.index(district) for district in tally.districts)
    return Box(TALLIES.index(kind), tally.lines, stations, districts, each, track)


def _fill_rises(tables: Rules, boxes: Sequence[Box], goals: Sequence[Box]) -> None:
    """Boxes that one more stop may raise by one, and those that count the lines at each station."""
    quick = [number for number, box in enumerate(boxes) if box.kind in layout.QUICK]
    raised = quick + [n for n, box in enumerate(boxes) if box.kind not in (*layout.QUICK, EXACTLY)]
    tables["raised_quick"] = len(quick)
    tables["raised"] = len(raised)
    tables["raised_box"][: len(raised)] = raised
    by_lines = [box for box in (*boxes, *goals) if box.kind == EXACTLY]
    for box in by_lines:
        if box.lines <= layout.TOP_STOPS:
            tables["stop_points"][box.lines] += box.each
    tables["stop_rises"] = np.diff(tables["stop_points"])
    tables["telling"] = all(len(box.row) == 1 for box in by_lines)


def _goals(rules: NextStation) -> tuple[Row, ...]:
    """Every objective that may be dealt."""
    goals = (module.objectives for module in rules.modules if isinstance(module, Objectives))
    return tuple(row for objectives in goals for row in objectives.values())
