"""What a move would score at once, without drawing it."""

from typing import NamedTuple

from metroscribe.fast.bits import popcount
from metroscribe.fast.kernel import inlined, kernel
from metroscribe.fast.next_station.drawing import around, circles, frames, mark, own_line
from metroscribe.fast.next_station.layout import (
    CONNECTED,
    END_AT,
    FRAMED_DISTRICTS,
    FRAMED_ON_A_LINE,
    LAST_MOVE,
    OBJECTIVE,
    OF_ROUND,
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
    box_count,
    circles_of,
    current_stations,
    one_more,
    product,
    stops,
    total,
)

LEAST = -(1 << 32)
"""Less than any gain."""


@kernel
def best(rules: Rules, state: State, desk: Desk, count: int) -> int:
    """Leave on the desk those of its first moves that score most at once, and say how many."""
    outlook = _outlook(rules, state, desk, desk.moves[count - 1] != PASS)
    if not outlook.told or state.current == 2:
        return _best_tried(rules, state, desk, count, outlook)
    line, most, kept = own_line(state, 0), LEAST, 0
    for number in range(count):
        move = desk.moves[number]
        most, kept = _keep(desk, most, kept, move, _gain(rules, state, desk, outlook, line, move))
    return kept


@kernel
def _best_tried(rules: Rules, state: State, desk: Desk, count: int, outlook: "Outlook") -> int:
    """The same where sections must be drawn to know their gain: such as begin or join two lines."""
    before, most, kept = total(rules, state), LEAST, 0
    for number in range(count):
        move = desk.moves[number]
        start, end = move & STATION_BITS, move >> END_AT & STATION_BITS
        which = 1 - (state.stations[own_line(state, 0)] >> start & 1)
        line, other = own_line(state, which), own_line(state, 1 - which)
        if outlook.told and state.drawn[line] and not state.stations[other] >> end & 1:
            gain = _gain(rules, state, desk, outlook, line, move) - product(state, line, outlook.circles)
        else:
            gain = total_after(rules, state, move) - before
        most, kept = _keep(desk, most, kept, move, gain)
    return kept


@inlined
def _keep(desk: Desk, most: int, kept: int, move: int, gain: int) -> tuple[int, int]:
    """Keep the move if none that is kept gains more, and those before it if they gain as much."""
    kept = 0 if gain > most else kept
    desk.moves[kept & LAST_MOVE] = move
    return max(most, gain), kept + (gain >= most)


# A section has one new stop, at its end, and one more stop raises the count of a box by one or not at all.
# So what it gains can be told from its end, if the points for one more are known for each box.


class Outlook(NamedTuple):
    """What any section of the open step gains."""

    told: bool
    """Whether this tells it."""
    corners: int
    circles: int
    doubled: int
    stop: int
    """As how many stations its end counts."""
    framing: bool
    river: int
    """Points for a section across it."""
    raises: int
    """The number of boxes that a stop raises; the desk has where, and by how many points."""


@inlined
def _outlook(rules: Rules, state: State, desk: Desk, told: bool) -> Outlook:
    told, raises, river = told and rules.telling != 0, 0, rules.river_points
    own = state.stations[own_line(state, 0)] if state.current == 1 else current_stations(state)
    for number in range(rules.raised + state.dealt[OBJECTIVE]):
        if number < rules.raised:
            box = rules.raised_box[number]
        else:
            box = rules.boxes + state.objectives[number - rules.raised]
        points = one_more(rules, box, box_count(rules, state, box, own))
        if points == 0:
            continue
        kind = rules.box_kind[box]
        if kind == RIVER:
            river += points
        elif kind in (FRAMED_DISTRICTS, FRAMED_ON_A_LINE):
            told = False
        else:
            desk.raising[raises], desk.rises[raises] = _raising(rules, state, box, own), points
            raises += 1
    effect = OF_ROUND + state.round_effects[state.round - 1]
    return Outlook(
        told and (not rules.effect_doubled[effect] or state.current == 1),
        rules.effect_corner[effect],
        circles_of(rules, state, state.round),
        rules.effect_doubled[effect],
        2 if circles(state) else 1,
        (state.framed or state.frames or rules.framing) != 0,
        river,
        raises,
    )


@inlined
def _raising(rules: Rules, state: State, box: int, own: int) -> int:
    """Where one more stop raises the count of the box."""
    kind, lines = rules.box_kind[box], rules.box_lines[box]
    if kind == VISITS:
        return rules.box_stations[box]
    if kind == CONNECTED:
        return rules.box_stations[box] & ~(state.network | own)
    if kind == SHARED:
        return stops(state, 0, lines - 1) & ~stops(state, 0, lines)
    return _raising_districts(rules, state, box, own)


@kernel
def _raising_districts(rules: Rules, state: State, box: int, own: int) -> int:
    kind, lines = rules.box_kind[box], rules.box_lines[box]
    if kind == REACHED:
        return _districts_without(rules, rules.box_districts[box], state.network | own)
    if kind == SHARED_DISTRICTS:
        shared = stops(state, own, lines)
        return stops(state, 0, lines - 1) & _districts_without(rules, rules.box_districts[box], shared)
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
def _gain(rules: Rules, state: State, desk: Desk, outlook: Outlook, line: int, move: int) -> int:
    """What a section that extends the line scores: its product, and what else one more stop brings."""
    start, end = move & STATION_BITS, move >> END_AT & STATION_BITS
    most = max(state.most[line], around(rules, state, line, end) + outlook.stop)
    reached = state.reached[line] | rules.area[outlook.corners, end]
    gain = popcount(reached) * (most + outlook.circles) << outlook.doubled
    gain += outlook.river * (rules.across[start] >> end & 1)
    for number in range(outlook.raises):
        gain += desk.rises[number] * (desk.raising[number] >> end & 1)
    lines = _lines_at(state, end)
    gain += rules.stop_points[lines + 1] - rules.stop_points[lines]
    return gain + (_frame_gain(rules, state, move, lines) if outlook.framing else 0)


@inlined
def _lines_at(state: State, station: int) -> int:
    """How many lines of earlier rounds stop there."""
    lines = 0
    for number in range(1, TOP_STOPS):
        lines += state.stops[number] >> station & 1
    return lines


@inlined
def _frame_gain(rules: Rules, state: State, move: int, lines: int) -> int:
    """What is gained besides because the end is framed, or will be."""
    end = move >> END_AT & STATION_BITS
    if state.framed >> end & 1:
        return rules.stop_points[lines + 1] - rules.stop_points[lines]
    return rules.stop_points[lines + 1] if frames(rules, state, move) else 0


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
