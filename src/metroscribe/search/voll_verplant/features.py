"""The inputs of a net for a seat's position after its turn: which of them are on, and what each is called.

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
from metroscribe.fast.voll_verplant import layout
from metroscribe.fast.voll_verplant.layout import Rules, Sheet, Sheets, Table
from metroscribe.fast.voll_verplant.tables import faces_of
from metroscribe.games.voll_verplant.rules import VollVerplant
from metroscribe.games.voll_verplant.setting import EXPERT
from metroscribe.search.net import WIDE, Axes, Layers, Net, first_inputs, numbers, put

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
CARD = "card/"
"""How the kinds of inputs begin that tell how many cards of a face are left."""

Inputs = Any
"""A record: the first input of each kind (`deck` and `expert`: the one that is on, or OFF), of each face of
the deck (`card`), how many there are (`count`), the longest line, the first slot of the own sheet (`own`)."""

FACTS = np.dtype(
    [
        ("unmarked", "i8", 2),
        # how many stations of a line the best rival lacks, or GONE; 0: no rivals
        ("nearest", "i1", layout.LINES),
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
    first, faces = first_inputs(axes_of(rules)), faces_of(rules.decks[deck])
    found = {kind: number for kind, number in first.items() if not kind.startswith(CARD)}
    found["deck"] += sorted(rules.decks).index(deck)
    found["expert"] = first["expert"] if EXPERT in rules.info.modules else OFF
    found |= {"longest": _longest(rules), "own": len(faces) + OF_THE_TABLE}
    cards = [first[CARD + card.face] for card in faces] + [OFF] * (layout.FACES - len(faces))
    dtype = np.dtype([*((name, "i8") for name in found), ("card", "i8", layout.FACES)], align=True)
    return np.array([(*found.values(), cards)], dtype)[0]


def axes_of(rules: VollVerplant) -> Axes:
    """The names of all inputs; each face of a card is a kind of its own."""
    plan, longest = rules.plan, _longest(rules)
    lines = tuple(line.letter for line in plan.lines)
    ways = tuple(f"{line.letter}{way}" for line in plan.lines for way in line.ways)
    cards = max(sum(deck.pile.cards.values()) for deck in rules.decks.values())
    return {
        "station": (tuple(f"{letter}{place}" for letter, place in plan.places),),
        "rest": (lines, numbers(layout.MOST_WINDOWS, 0), numbers(longest, 0)),
        "run": (ways, numbers(RUN)),
        "next_run": (ways, numbers(RUN, 0)),
        "head": (ways, numbers(longest)),
        "cut": (lines, numbers(CUT)),
        "lost": (numbers(LOST, 0),),
        "race": (lines, numbers(GONE)),
        **{CARD + face: (numbers(copies, 0),) for face, copies in _most_copies(rules).items()},
        "cards": (numbers(cards, 0),),
        "free": (numbers(rules.blank.free, 0),),
        "best_run": (numbers(RUN, 0),),
        "best_transfer": (numbers(STOPPING, 0),),
        "odd": (),
        "seats": (numbers(CROWD),),
        "deck": (sorted(rules.decks),),
        "expert": (),
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
    _say(facts, inputs.rest + (line * (layout.MOST_WINDOWS + 1) + windows) * (inputs.longest + 1) + left)
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
            put(layers, inputs.station + half * layout.HALF + lowest(stations))
            stations &= stations - 1
    for slot in range(facts.count):
        if facts.slots[slot] != OFF:
            put(layers, facts.slots[slot])


@kernel
def sum_up_from(net: Net, part: int, inputs: Inputs, before: Facts, facts: Facts) -> None:
    """The first layer of a position with some stations marked since `before`, of the same table."""
    wide = facts.wide
    for j in range(WIDE):
        wide[j] = before.wide[j]
    for half in range(2):
        stations = before.unmarked[half] & ~facts.unmarked[half]
        while stations:
            _take(net, part, inputs.station + half * layout.HALF + lowest(stations), wide)
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
