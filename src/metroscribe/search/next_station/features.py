"""The inputs of a net for a position between two turns: which of them are on, and what each is called."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from metroscribe.core.network import bits
from metroscribe.fast.bits import lowest, popcount
from metroscribe.fast.kernel import inlined, kernel
from metroscribe.fast.next_station import layout
from metroscribe.fast.next_station.layout import Rules, State
from metroscribe.fast.next_station.scoring import box_count, own_stations
from metroscribe.fast.next_station.tables import cards_of, compiled
from metroscribe.games.next_station.board import SYMBOLS, WILD
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.table import PLACES, ROUNDS
from metroscribe.search.net import Axes, Layers, first_inputs, numbers, put, put_up_to

IN_DISTRICT, MOST, COUNTED, WAYS, ACROSS = 5, 9, 14, 4, 6
"""How far stations of a district, the most in one, boxes, ways on and sections over the river are counted."""
NEAR, FURTHER = 6, 12
"""How far stations are counted that are one section away from a departure, or two."""
ROOM = [*(f"near-{n}" for n in numbers(NEAR)), *(f"further-{n}" for n in numbers(FURTHER))]
COUNTED_BY = ("kind", "lines", "stations", "districts")
"""What the tables say of what a box counts."""
STOPS = 3
"""Stations of one, two, three or more settled lines."""

Inputs = Any
"""A record: the first input of each kind, how many there are (`count`), and how many sections the map has."""


def inputs_of(rules: NextStation) -> Inputs:
    """The inputs of a city, the same for every mix of modules; those of modules not in play are never on."""
    found = {**first_inputs(axes_of(rules)), "sections": len(rules.network.sections)}
    return np.array([tuple(found.values())], np.dtype([(name, "i8") for name in found], align=True))[0]


def axes_of(rules: NextStation) -> Axes:
    """The names of all inputs."""
    network, stations, rounds = rules.network, rules.network.names, numbers(ROUNDS)
    lines = numbers(len(rules.board.departures[rules.pencils[0]]))
    districts = [f"around-{stations[next(bits(district.stations))]}" for district in rules.board.districts]
    sections = [network.section_name(section) for section in range(len(network.sections))]
    cards = _numbered([card.face for card in cards_of(rules.deck.pile)])
    goals, symbols = _goals(rules), (*SYMBOLS, WILD)
    by_symbol = (lines, symbols, numbers(WAYS))
    return {
        "own": (lines, stations),
        "ends": (lines, stations),
        "in_district": (lines, districts, numbers(IN_DISTRICT)),
        "most": (lines, numbers(MOST)),
        "districts": (lines, numbers(len(districts))),
        "across": (lines, numbers(ACROSS)),
        "ways": by_symbol,
        "new_ways": by_symbol,
        "full_ways": by_symbol,
        "shared_ways": by_symbol,
        "reach": (lines, stations),
        "new_reach": (lines, stations),
        "beyond": (lines, stations),
        "branches": (lines, stations),
        "joined": (),
        "stops": (numbers(STOPS), stations),
        "closed": (sections,),
        "beside": (sections,),
        "deck": (cards,),
        "pencils": (rounds, _padded(rules.pencils, PLACES)),
        "departures": (rounds, lines, ROOM),
        "boxes": (_boxes(rules, districts), numbers(COUNTED)),
        "framed": (stations,),
        "circled": (lines, stations),
        "objectives": (goals,),
        "goals": (goals, numbers(COUNTED)),
        "powers": (rounds, layout.POWERS),
        "spent": (),
        "round_effects": (rounds, layout.ROUND_EFFECTS),
        "symbols": (symbols,),
        "effects": (layout.EFFECTS,),
        "preview": (cards,),
    }


def _goals(rules: NextStation) -> Sequence[str]:
    """The objectives by name, in the order of their pile; none without the module."""
    pile = rules.piles.get(layout.PILES[layout.OBJECTIVE])
    return _padded([card.face for card in cards_of(pile)] if pile else (), layout.OBJECTIVES)


def _boxes(rules: NextStation, districts: Sequence[str]) -> Sequence[str]:
    """Each box of the pad by what it counts, such as `connected-0@E4+G4`."""
    tables, stations = compiled(rules), rules.network.names
    boxes = []
    for box in range(int(tables["boxes"])):
        kind, lines, among, areas = (int(tables[f"box_{name}"][box]) for name in COUNTED_BY)
        names = [] if among == rules.board.everywhere else [stations[number] for number in bits(among)]
        names += [districts[number] for number in bits(areas)]
        boxes.append("@".join(filter(None, (f"{layout.TALLIES[kind]}-{lines}", "+".join(names)))))
    return _numbered(boxes)


def _numbered(names: Sequence[str]) -> Sequence[str]:
    """Names that occur again get the number of the occurrence."""
    again = [names[:place].count(name) for place, name in enumerate(names)]
    return [f"{name}#{number + 1}" if number else name for name, number in zip(names, again, strict=True)]


def _padded(names: Sequence[str], size: int) -> Sequence[str]:
    return (*names, *[""] * (size - len(names)))


@kernel
def describe(rules: Rules, inputs: Inputs, state: State, layers: Layers) -> None:
    """Put on the inputs of a state between two turns of a match that is not over."""
    layers.count = 0
    for which in range(state.current):
        _describe_line(rules, inputs, state, layers, which)
    _describe_network(rules, inputs, state, layers)
    _put_all(layers, inputs.deck, state.undealt)
    for round_ in range(state.round - 1, ROUNDS):
        put(layers, inputs.pencils + round_ * PLACES + state.pencils[round_])
        if round_ >= state.round:
            _describe_departures(rules, inputs, state, layers, round_)
    _describe_pad(rules, inputs, state, layers)
    _describe_modules(rules, inputs, state, layers)


@inlined
def _put_all(layers: Layers, at: int, mask: int) -> None:
    """A mask, bit for bit."""
    while mask:
        put(layers, at + lowest(mask))
        mask &= mask - 1


@inlined
def _put_one(layers: Layers, at: int, number: int) -> None:
    """One of several, if any."""
    if number != layout.NONE:
        put(layers, at + number)


@inlined
def _describe_line(rules: Rules, inputs: Inputs, state: State, layers: Layers, which: int) -> None:
    """One of the lines that are being drawn."""
    line = 2 * (state.round - 1) + which
    own, ends = state.stations[line], state.ends[line]
    _put_all(layers, inputs.own + which * rules.stations, own)
    _put_all(layers, inputs.ends + which * rules.stations, ends)
    _put_all(layers, inputs.circled + which * rules.stations, state.circled[line])
    most = districts = new = full = 0
    for number in range(rules.districts):
        here = popcount(own & rules.district[number])
        if here:
            districts += 1
            at = inputs.in_district + (which * rules.districts + number) * IN_DISTRICT
            put_up_to(layers, at, here, IN_DISTRICT)
        else:
            new |= rules.district[number]
        if here >= most:
            full = rules.district[number] if here > most else full | rules.district[number]
            most = here
    put_up_to(layers, inputs.most + which * MOST, most, MOST)
    put_up_to(layers, inputs.districts + which * rules.districts, districts, rules.districts)
    put_up_to(layers, inputs.across + which * ACROSS, state.river[line], ACROSS)
    reach = _beside(state, ends) & ~own
    _put_all(layers, inputs.reach + which * rules.stations, reach)
    _put_all(layers, inputs.new_reach + which * rules.stations, reach & new)
    _put_all(layers, inputs.beyond + which * rules.stations, _beside(state, reach) & ~own & ~reach)
    _put_all(layers, inputs.branches + which * rules.stations, _beside(state, own & ~ends) & ~own & ~reach)
    for symbol in range(layout.WILD + 1):
        at, there = (which * (layout.WILD + 1) + symbol) * WAYS, reach & rules.wanted[symbol]
        put_up_to(layers, inputs.ways + at, popcount(there), WAYS)
        put_up_to(layers, inputs.new_ways + at, popcount(there & new), WAYS)
        put_up_to(layers, inputs.full_ways + at, popcount(there & full), WAYS)
        put_up_to(layers, inputs.shared_ways + at, popcount(there & state.stops[1]), WAYS)


@inlined
def _beside(state: State, stations: int) -> int:
    """The stations that an open section joins to one of these."""
    there = 0
    while stations:
        there |= state.open_to[lowest(stations)]
        stations &= stations - 1
    return there


@inlined
def _describe_departures(rules: Rules, inputs: Inputs, state: State, layers: Layers, round_: int) -> None:
    """How much room is left where a later round begins."""
    for which in range(rules.lines):
        near = state.open_to[rules.departures[state.pencils[round_], which]]
        at = inputs.departures + (round_ * rules.lines + which) * (NEAR + FURTHER)
        put_up_to(layers, at, popcount(near), NEAR)
        put_up_to(layers, at + NEAR, popcount(_beside(state, near) & ~near), FURTHER)


@inlined
def _describe_network(rules: Rules, inputs: Inputs, state: State, layers: Layers) -> None:
    """What earlier rounds left, and what cannot be drawn any more."""
    if state.joined[state.round - 1]:
        put(layers, inputs.joined)
    for lines in range(STOPS):
        _put_all(layers, inputs.stops + lines * rules.stations, state.stops[lines + 1])
    for section in range(inputs.sections):
        a, b = rules.section_a[section], rules.section_b[section]
        if not state.open_to[a] >> b & 1:
            put(layers, inputs.closed + section)
    if rules.doubling:
        for section in range(inputs.sections):
            if state.beside[rules.section_a[section]] >> rules.section_b[section] & 1:
                put(layers, inputs.beside + section)


@inlined
def _describe_pad(rules: Rules, inputs: Inputs, state: State, layers: Layers) -> None:
    own = own_stations(state, state.round)
    _put_all(layers, inputs.framed, state.framed)
    for box in range(rules.boxes):
        put_up_to(layers, inputs.boxes + box * COUNTED, box_count(rules, state, box, own), COUNTED)
    for number in range(state.dealt[layout.OBJECTIVE]):
        goal = state.objectives[number]
        put(layers, inputs.objectives + goal)
        count = box_count(rules, state, rules.boxes + goal, own)
        put_up_to(layers, inputs.goals + goal * COUNTED, count, COUNTED)


@inlined
def _describe_modules(rules: Rules, inputs: Inputs, state: State, layers: Layers) -> None:
    """What this round and those to come have in store."""
    for round_ in range(state.round - 1, ROUNDS):
        if rules.pencil_powers:
            power = state.powers[state.pencils[round_]]
            _put_one(layers, inputs.powers + round_ * len(layout.POWERS), power)
        if rules.round_effects:
            effect = state.round_effects[round_]
            _put_one(layers, inputs.round_effects + round_ * len(layout.ROUND_EFFECTS), effect)
    if rules.special_stations:
        _put_one(layers, inputs.symbols, state.symbols[state.round - 1])
        _put_one(layers, inputs.effects, state.effects[state.round - 1])
    if state.spent:
        put(layers, inputs.spent)
    _put_one(layers, inputs.preview, state.preview)
