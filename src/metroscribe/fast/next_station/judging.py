"""What a move would score at once, without drawing it."""

from typing import NamedTuple

from metroscribe.fast.bits import popcount
from metroscribe.fast.kernel import inlined, kernel
from metroscribe.fast.next_station.drawing import around, circles, frames, mark, own_line
from metroscribe.fast.next_station.layout import (
    CONNECTED,
    END_AT,
    EXACTLY,
    FRAMED_DISTRICTS,
    FRAMED_ON_A_LINE,
    OBJECTIVE,
    PASS,
    REACHED,
    RIVER,
    SHARED,
    SHARED_DISTRICTS,
    STATION_BITS,
    TOP_STOPS,
    VISITS,
    Desk,
    Rules,
    State,
)
from metroscribe.fast.next_station.scoring import (
    Weights,
    box_count,
    box_points,
    current_stations,
    product,
    stops,
    times,
    together,
    total,
    weights_of,
)


@kernel
def best(rules: Rules, state: State, desk: Desk, count: int) -> int:
    """Leave on the desk those of its first moves that score most at once, and say how many."""
    most = kept = 0
    outlook = _outlook(rules, state, desk, desk.moves[count - 1] != PASS)
    for number in range(count):
        move = desk.moves[number]
        points = _gain(rules, state, desk, outlook, move)
        if number == 0 or points > most:
            most, kept = points, 0
        if points == most:
            desk.moves[kept] = move
            kept += 1
    return kept


# A section has one new stop, at its end, and one more stop raises the count of a box by one or not at all.
# So what it gains can be told from its end, if the points for one more are known for each box.


class Outlook(NamedTuple):
    """What one more stop may gain in the open step."""

    plain: bool
    """Whether this tells it; else every move must be tried."""
    weights: Weights
    products: tuple[int, int]
    river: int
    """For a section across it."""
    raises: int
    """The number of boxes that a stop somewhere raises; the desk has where, and by how many points."""


@inlined
def _outlook(rules: Rules, state: State, desk: Desk, plain: bool) -> Outlook:
    weights, river, raises = weights_of(state, state.round), rules.river_points, 0
    a, b = own_line(state, 0), own_line(state, 1)
    own = state.stations[a] if state.current == 1 else current_stations(state)
    for number in range(rules.boxes + state.dealt[OBJECTIVE]):
        box = number if number < rules.boxes else rules.boxes + state.objectives[number - rules.boxes]
        kind = rules.box_kind[box]
        if kind == EXACTLY:
            plain &= rules.box_top[box] == 0
            continue
        count = box_count(rules, state, box, own)
        points = box_points(rules, box, count + 1) - box_points(rules, box, count)
        if points == 0:
            continue
        if kind == RIVER:
            river += points
        elif kind in (FRAMED_DISTRICTS, FRAMED_ON_A_LINE):
            plain = False
        else:
            desk.raising[raises], desk.raise_by[raises] = _raising(rules, state, box, own), points
            raises += 1
    products = product(rules, state, a, weights), product(rules, state, b, weights)
    return Outlook(plain, weights, products, river, raises)


@inlined
def _raising(rules: Rules, state: State, box: int, own: int) -> int:
    """Where one more stop raises the count of the box."""
    kind, lines = rules.box_kind[box], rules.box_lines[box]
    if kind == VISITS:
        return rules.box_stations[box]
    if kind == CONNECTED:
        return rules.box_stations[box] & ~(state.network | own)
    if kind == SHARED:
        return state.stops[lines - 1] & ~state.stops[lines]
    if kind == REACHED:
        return _districts_without(rules, rules.box_districts[box], state.network | own)
    if kind == SHARED_DISTRICTS:
        shared = stops(state, own, lines)
        return state.stops[lines - 1] & _districts_without(rules, rules.box_districts[box], shared)
    return _last_of_districts(rules, rules.box_districts[box], state.network | own)


@inlined
def _districts_without(rules: Rules, districts: int, stations: int) -> int:
    """The stations of those districts in which none of these lies."""
    found = 0
    for number in range(rules.districts):
        if districts >> number & 1 and not rules.district[number] & stations:
            found |= rules.district[number]
    return found


@inlined
def _last_of_districts(rules: Rules, districts: int, stations: int) -> int:
    """The stations that alone are missing among these for a whole district."""
    found = 0
    for number in range(rules.districts):
        missing = rules.district[number] & ~stations
        if districts >> number & 1 and popcount(missing) == 1:
            found |= missing
    return found


@inlined
def _gain(rules: Rules, state: State, desk: Desk, outlook: Outlook, move: int) -> int:
    """What a step adds to the total; where a round has one line, its departure counts as connected before."""
    start, end = move & STATION_BITS, move >> END_AT & STATION_BITS
    which = 0 if state.stations[own_line(state, 0)] >> start & 1 else 1
    line, other = own_line(state, which), own_line(state, 1 - which)
    if not outlook.plain or (
        state.current == 2 and (not state.drawn[line] or state.stations[other] >> end & 1)
    ):
        return total_after(rules, state, move) - total(rules, state)
    return _line_gain(rules, state, outlook, line, which, end) + _stop_gain(rules, state, desk, outlook, move)


@inlined
def _line_gain(rules: Rules, state: State, outlook: Outlook, line: int, which: int, end: int) -> int:
    first, second = outlook.products
    here = around(rules, state, line, end) + (2 if circles(state) else 1)
    grown = times(rules, state.reached[line] | rules.area[end], max(state.most[line], here), outlook.weights)
    before = together(first, second, outlook.weights)
    return together(grown, first if which else second, outlook.weights) - before


@inlined
def _stop_gain(rules: Rules, state: State, desk: Desk, outlook: Outlook, move: int) -> int:
    start, end = move & STATION_BITS, move >> END_AT & STATION_BITS
    points = outlook.river * rules.river[rules.joining[start, end]]
    for number in range(outlook.raises):
        points += desk.raise_by[number] * (desk.raising[number] >> end & 1)
    lines = 0
    for number in range(1, TOP_STOPS):
        lines += state.stops[number] >> end & 1
    framed = 1 + (state.framed >> end & 1)
    points -= framed * rules.stop_points[lines]
    if frames(rules, state, move):
        framed = 2
    return points + framed * rules.stop_points[lines + 1]


class Lines(NamedTuple):
    """All of a sheet that a section can change and that scores."""

    stations: tuple[int, int]
    ends: tuple[int, int]
    drawn: tuple[int, int]
    river: tuple[int, int]
    circled: tuple[int, int]
    reached: tuple[int, int]
    most: tuple[int, int]
    current: int
    joined: int
    framed: int


@inlined
def _lines(state: State) -> Lines:
    a, b = own_line(state, 0), own_line(state, 1)
    return Lines(
        (state.stations[a], state.stations[b]),
        (state.ends[a], state.ends[b]),
        (state.drawn[a], state.drawn[b]),
        (state.river[a], state.river[b]),
        (state.circled[a], state.circled[b]),
        (state.reached[a], state.reached[b]),
        (state.most[a], state.most[b]),
        state.current,
        state.joined[state.round - 1],
        state.framed,
    )


@inlined
def _restore(state: State, lines: Lines) -> None:
    a, b = own_line(state, 0), own_line(state, 1)
    state.stations[a], state.stations[b] = lines.stations
    state.ends[a], state.ends[b] = lines.ends
    state.drawn[a], state.drawn[b] = lines.drawn
    state.river[a], state.river[b] = lines.river
    state.circled[a], state.circled[b] = lines.circled
    state.reached[a], state.reached[b] = lines.reached
    state.most[a], state.most[b] = lines.most
    state.current, state.framed = lines.current, lines.framed
    state.joined[state.round - 1] = lines.joined


@kernel
def total_after(rules: Rules, state: State, move: int) -> int:
    """The total if this step were taken."""
    if move == PASS:
        return total(rules, state)
    before = _lines(state)
    mark(rules, state, move)
    points = total(rules, state)
    _restore(state, before)
    return points
