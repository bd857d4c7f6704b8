"""What a net is told of a position between two turns: which of its inputs are on."""

from typing import Any

import numpy as np

from metroscribe.fast.bits import lowest, popcount
from metroscribe.fast.kernel import inlined, kernel
from metroscribe.fast.next_station.layout import (
    DECK,
    EFFECTS,
    NONE,
    OBJECTIVE,
    OBJECTIVES,
    POWERS,
    ROUND_EFFECTS,
    WILD,
    Rules,
    State,
)
from metroscribe.fast.next_station.scoring import box_count, own_stations
from metroscribe.games.next_station.table import PLACES, ROUNDS
from metroscribe.search.net import Layers, put, put_up_to

IN_DISTRICT, MOST, COUNTED, WAYS, ACROSS = 5, 9, 14, 4, 6
"""How far stations of a district, the most in one, boxes, ways on and sections over the river are counted."""
NEAR, FURTHER = 6, 12
"""How far stations are counted that are one section away from a departure, or two."""
STOPS = 3
"""Stations of one, two, three or more settled lines."""

KINDS = (
    "own",
    "ends",
    "in_district",
    "most",
    "districts",
    "across",
    "ways",
    "new_ways",
    "full_ways",
    "shared_ways",
    "reach",
    "new_reach",
    "beyond",
    "branches",
    "joined",
    "stops",
    "closed",
    "beside",
    "deck",
    "pencils",
    "departures",
    "boxes",
    "framed",
    "circled",
    "objectives",
    "goals",
    "powers",
    "spent",
    "round_effects",
    "symbols",
    "effects",
    "preview",
)
INPUTS = np.dtype([*((kind, "i8") for kind in KINDS), ("sections", "i8"), ("count", "i8")], align=True)
"""Where the inputs of each kind begin, and how many inputs there are."""

Inputs = Any


def inputs_of(tables: Rules) -> Inputs:
    """The inputs of a city, the same for every mix of modules; those of modules not in play are never on."""
    stations, lines, districts = (int(tables[name]) for name in ("stations", "lines", "districts"))
    sections = int(tables["joining"].max()) + 1
    cards = int(tables["pile"][DECK]).bit_length()
    sizes = {
        "own": lines * stations,
        "ends": lines * stations,
        "in_district": lines * districts * IN_DISTRICT,
        "most": lines * MOST,
        "districts": lines * districts,
        "across": lines * ACROSS,
        "ways": lines * (WILD + 1) * WAYS,
        "new_ways": lines * (WILD + 1) * WAYS,
        "full_ways": lines * (WILD + 1) * WAYS,
        "shared_ways": lines * (WILD + 1) * WAYS,
        "reach": lines * stations,
        "new_reach": lines * stations,
        "beyond": lines * stations,
        "branches": lines * stations,
        "joined": 1,
        "stops": STOPS * stations,
        "closed": sections,
        "beside": sections,
        "deck": cards,
        "pencils": ROUNDS * PLACES,
        "departures": ROUNDS * lines * (NEAR + FURTHER),
        "boxes": int(tables["boxes"]) * COUNTED,
        "framed": stations,
        "circled": lines * stations,
        "objectives": OBJECTIVES,
        "goals": OBJECTIVES * COUNTED,
        "powers": ROUNDS * len(POWERS),
        "spent": 1,
        "round_effects": ROUNDS * len(ROUND_EFFECTS),
        "symbols": WILD + 1,
        "effects": len(EFFECTS),
        "preview": cards,
    }
    inputs = np.zeros(1, INPUTS)[0]
    for kind in KINDS:
        inputs[kind] = inputs["count"]
        inputs["count"] += sizes[kind]
    inputs["sections"] = sections
    return inputs


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
    if number != NONE:
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
    for symbol in range(WILD + 1):
        at, there = (which * (WILD + 1) + symbol) * WAYS, reach & rules.wanted[symbol]
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
    for number in range(state.dealt[OBJECTIVE]):
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
            _put_one(layers, inputs.powers + round_ * len(POWERS), power)
        if rules.round_effects:
            effect = state.round_effects[round_]
            _put_one(layers, inputs.round_effects + round_ * len(ROUND_EFFECTS), effect)
    if rules.special_stations:
        _put_one(layers, inputs.symbols, state.symbols[state.round - 1])
        _put_one(layers, inputs.effects, state.effects[state.round - 1])
    if state.spent:
        put(layers, inputs.spent)
    _put_one(layers, inputs.preview, state.preview)
