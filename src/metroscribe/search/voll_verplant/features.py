"""What a net is told of a seat's position after its turn: which inputs are on.

A seat knows its own sheet as its turn left it, the others as they were when the turn began, and the cards. So
a position can be judged before the others have answered the card, and alone and at a table it is the same.

Each unmarked station is an input that is on. Everything else is a *slot*: one of its inputs is on, or none.
Two positions of a turn differ in few stations and slots, so the second is judged by the difference.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from metroscribe.fast.bits import lowest, popcount
from metroscribe.fast.kernel import inlined, kernel
from metroscribe.fast.voll_verplant.layout import (
    FACES,
    HALF,
    LINES,
    MOST_WINDOWS,
    Rules,
    Sheet,
    Sheets,
    Table,
)
from metroscribe.fast.voll_verplant.tables import faces_of
from metroscribe.games.voll_verplant.rules import VollVerplant
from metroscribe.games.voll_verplant.setting import EXPERT
from metroscribe.search.net import WIDE, Layers, Net, put

RUN = 6
"""Longer runs of unmarked stations are as good: no card marks more."""
NEAR = 8
"""Whoever lacks more stations of a line than this is no rival for its first value yet."""
GONE = NEAR + 1
"""The first value is."""
CROWD = 4
"""With more seats it is as with so many."""
CUT, LOST = 3, 12
"""So far those stations of a line, or of all, are counted that no line with a free window stops at."""
STOPPING = 6
"""Stations of more lines are as good."""
OF_THE_TABLE = 4
"""Slots that are the same for all sheets, besides those of the cards."""
SLOTS = 256
"""Room for those of the largest plans."""
OFF = 0xFFFF
"""No input of a slot is on."""

INPUTS = np.dtype(
    [
        ("count", "i8"),
        ("station", "i8"),
        ("rest", "i8"),
        ("run", "i8"),
        ("next_run", "i8"),
        ("head", "i8"),
        ("cut", "i8"),
        ("lost", "i8"),
        ("race", "i8"),
        ("card", "i8", FACES),
        ("cards", "i8"),
        ("free", "i8"),
        ("best_run", "i8"),
        ("best_transfer", "i8"),
        ("odd", "i8"),
        ("seats", "i8"),
        ("deck", "i8"),  # which of them it is
        ("expert", "i8"),  # OFF without the rule
        ("longest", "i8"),
        ("own", "i8"),  # the first slot that depends on the own sheet
    ],
    align=True,
)
"""Where the inputs of each kind begin. The same for all decks of a plan, with the expert rule and without."""

Inputs = Any

FACTS = np.dtype(
    [
        ("unmarked", "i8", 2),
        ("nearest", "i1", LINES),  # how many stations of a line the best rival lacks, or GONE; 0: no rivals
        ("slots", "u2", SLOTS),
        ("count", "i8"),
        ("wide", "f4", WIDE),
    ],
    align=True,
)
"""A position in the words of the inputs, and the first layer of a net that was told of it."""

Facts = Any


def inputs_of(rules: VollVerplant, deck: str) -> Inputs:
    """The inputs of a plan, for play with one of its decks."""
    inputs, faces = np.zeros(1, INPUTS)[0], faces_of(rules.decks[deck])
    begins = dict[str, int]()
    for name, size in _sizes(rules).items():
        begins[name] = int(inputs["count"])
        inputs["count"] += size
    for name in begins.keys() & set(INPUTS.names or ()):
        inputs[name] = begins[name]
    inputs["card"][: len(faces)] = [begins[card.face] for card in faces]
    inputs["deck"] += sorted(rules.decks).index(deck)
    if EXPERT not in rules.info.modules:
        inputs["expert"] = OFF
    inputs["longest"] = _longest(rules)
    inputs["own"] = len(faces) + OF_THE_TABLE
    return inputs


def _sizes(rules: VollVerplant) -> Mapping[str, int]:
    """How many inputs there are of each kind; those of a card have the name of its face."""
    lines, longest = rules.plan.lines, _longest(rules)
    ways = sum(len(line.ways) for line in lines)
    return {
        "station": len(rules.plan.points),
        "rest": len(lines) * (MOST_WINDOWS + 1) * (longest + 1),
        "run": ways * RUN,
        "next_run": ways * (RUN + 1),
        "head": ways * longest,
        "cut": len(lines) * CUT,
        "lost": LOST + 1,
        "race": len(lines) * GONE,
        **{face: copies + 1 for face, copies in _most_copies(rules).items()},
        "cards": max(sum(deck.pile.cards.values()) for deck in rules.decks.values()) + 1,
        "free": rules.blank.free + 1,
        "best_run": RUN + 1,
        "best_transfer": STOPPING + 1,
        "odd": 1,
        "seats": CROWD,
        "deck": len(rules.decks),
        "expert": 1,
    }


def _longest(rules: VollVerplant) -> int:
    return max(len(line.stations) for line in rules.plan.lines)


def _most_copies(rules: VollVerplant) -> Mapping[str, int]:
    """How many cards of a face a deck has at most; the faces of all decks."""
    copies = dict[str, int]()
    for deck in rules.decks.values():
        for card, count in deck.pile.cards.items():
            copies[card.face] = max(count, copies.get(card.face, 0))
    return dict(sorted(copies.items()))


def new_facts(count: int) -> Any:
    return np.zeros(count, FACTS)


@inlined
def _say(facts: Facts, number: int) -> None:
    """The next slot."""
    facts.slots[facts.count] = number
    facts.count += 1


@kernel
def note_table(rules: Rules, inputs: Inputs, table: Table, sheets: Sheets, seat: int, facts: Facts) -> None:
    """What does not depend on the own sheet: the cards as they will be after the turn, and the others."""
    facts.count = 0
    back = table.face == rules.reshuffle or table.cards == 0
    for face in range(rules.faces):
        _say(facts, inputs.card[face] + (rules.copies[face] if back else table.undealt[face]))
    _say(facts, inputs.cards + (rules.cards if back else table.cards))
    _say(facts, inputs.seats + min(sheets.size, CROWD) - 1)
    _say(facts, inputs.deck)
    _say(facts, inputs.expert)
    for line in range(rules.lines):
        facts.nearest[line] = _nearest(rules, table, sheets, seat, line)


@inlined
def _nearest(rules: Rules, table: Table, sheets: Sheets, seat: int, line: int) -> int:
    if sheets.size == 1:
        return 0
    if (table.claimed & ~sheets[seat].firsts) >> line & 1:
        return GONE
    nearest = NEAR
    for other in range(sheets.size):
        if other != seat and sheets[other].free and not sheets[other].left:
            nearest = min(nearest, popcount(sheets[other].row[rules.line_forth[line]]))
    return nearest


@kernel
def note_sheet(rules: Rules, inputs: Inputs, table: Table, sheet: Sheet, facts: Facts) -> None:
    """What depends on the own sheet, behind what does not."""
    facts.count = inputs.own
    for half in range(2):
        facts.unmarked[half] = sheet.unmarked[half]
    low, high = _out_of_reach(rules, sheet)
    _say(facts, inputs.lost + min(LOST, popcount(low) + popcount(high)))
    best_run = best_transfer = 0
    for way in range(rules.ways):
        if not rules.way_back[way]:
            _note_line(rules, inputs, sheet, facts, way, low, high)
        run, lines = _note_way(rules, inputs, sheet, facts, way)
        best_run, best_transfer = max(best_run, run), max(best_transfer, lines)
    _say(facts, inputs.free + sheet.free)
    _say(facts, inputs.best_run + best_run)
    _say(facts, inputs.best_transfer + min(STOPPING, best_transfer))
    odd = not table.solo and (popcount(sheet.unmarked[0]) + popcount(sheet.unmarked[1])) & 1
    _say(facts, inputs.odd if odd else OFF)


@inlined
def _note_line(
    rules: Rules, inputs: Inputs, sheet: Sheet, facts: Facts, way: int, low: int, high: int
) -> None:
    """Windows and stations that are left, stations out of reach, and the race."""
    line = rules.way_line[way]
    windows, left = rules.line_windows[line] - sheet.written[line], popcount(sheet.row[way])
    _say(facts, inputs.rest + (line * (MOST_WINDOWS + 1) + windows) * (inputs.longest + 1) + left)
    cut = popcount(rules.line_stations[line, 0] & low) + popcount(rules.line_stations[line, 1] & high)
    _say(facts, inputs.cut + line * CUT + min(CUT, cut) - 1 if cut else OFF)
    racing = left > 0 and facts.nearest[line] > 0
    _say(facts, inputs.race + line * GONE + facts.nearest[line] - 1 if racing else OFF)


@inlined
def _note_way(rules: Rules, inputs: Inputs, sheet: Sheet, facts: Facts, way: int) -> tuple[int, int]:
    """What the next entry would find: the first unmarked station, and the runs there and behind the gap.

    How long the first run is, and how many lines stop where it begins.
    """
    row = sheet.row[way]
    if row == 0 or not sheet.open >> way & 1:
        for _ in range(3):
            _say(facts, OFF)
        return 0, 0
    head = lowest(row)
    run = lowest(~(row >> head))
    behind, next_run = row >> head >> run, 0
    if behind:
        next_run = min(RUN, lowest(~(behind >> lowest(behind))))
    run = min(RUN, run)
    _say(facts, inputs.run + way * RUN + run - 1)
    _say(facts, inputs.next_run + way * (RUN + 1) + next_run)
    _say(facts, inputs.head + way * inputs.longest + head)
    return run, rules.stopping[rules.way_station[way, head]]


@inlined
def _out_of_reach(rules: Rules, sheet: Sheet) -> tuple[int, int]:
    """The unmarked stations at which no line with a free window stops: only a free ride goes there."""
    low, high = sheet.unmarked[0], sheet.unmarked[1]
    ways = sheet.open & rules.forth
    while ways:
        line = rules.way_line[lowest(ways)]
        low &= ~rules.line_stations[line, 0]
        high &= ~rules.line_stations[line, 1]
        ways &= ways - 1
    return low, high


@kernel
def list_inputs(inputs: Inputs, facts: Facts, layers: Layers) -> None:
    """The inputs that are on, one by one."""
    layers.count = 0
    for half in range(2):
        stations = facts.unmarked[half]
        while stations:
            put(layers, inputs.station + half * HALF + lowest(stations))
            stations &= stations - 1
    for slot in range(facts.count):
        if facts.slots[slot] != OFF:
            put(layers, facts.slots[slot])


@kernel
def sum_up(net: Net, part: int, inputs: Inputs, facts: Facts) -> None:
    """The first layer of a position."""
    wide = facts.wide
    for j in range(WIDE):
        wide[j] = net.wide[part, j]
    for half in range(2):
        stations = facts.unmarked[half]
        while stations:
            _add(net, part, inputs.station + half * HALF + lowest(stations), wide)
            stations &= stations - 1
    for slot in range(facts.count):
        if facts.slots[slot] != OFF:
            _add(net, part, facts.slots[slot], wide)


@kernel
def sum_up_from(net: Net, part: int, inputs: Inputs, before: Facts, facts: Facts) -> None:
    """The same for a position with some stations marked since, of the same table."""
    wide = facts.wide
    for j in range(WIDE):
        wide[j] = before.wide[j]
    for half in range(2):
        stations = before.unmarked[half] & ~facts.unmarked[half]
        while stations:
            _take(net, part, inputs.station + half * HALF + lowest(stations), wide)
            stations &= stations - 1
    for slot in range(inputs.own, facts.count):
        was, now = before.slots[slot], facts.slots[slot]
        if was != now:
            if was != OFF:
                _take(net, part, was, wide)
            if now != OFF:
                _add(net, part, now, wide)


@inlined
def _add(net: Net, part: int, row: int, wide: Any) -> None:
    for j in range(WIDE):
        wide[j] += net.rows[part, row, j]


@inlined
def _take(net: Net, part: int, row: int, wide: Any) -> None:
    for j in range(WIDE):
        wide[j] -= net.rows[part, row, j]
