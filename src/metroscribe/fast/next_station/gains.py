"""What a move would score at once, without drawing it."""

from typing import NamedTuple

from metroscribe.fast.bits import lowest, popcount
from metroscribe.fast.kernel import inlined, kernel
from metroscribe.fast.next_station import layout, scoring
from metroscribe.fast.next_station.choices import first_choice, next_choice
from metroscribe.fast.next_station.drawing import circles, frames, mark, own_line
from metroscribe.fast.next_station.layout import Desk, Rules, State

LEAST = -(1 << 32)
"""Less than any gain."""


@inlined
def best(rules: Rules, state: State, desk: Desk) -> int:
    """Leave on the desk those of its choices that score most at once, and say how many."""
    if desk.places == 0:
        desk.moves[0] = layout.PASS
        return 1
    if rules.plain:
        line = _line(state, own_line(state, 0))
        boxes = _quick_rises(rules, state, desk, line.stations)
        if boxes <= 1:
            outlook = Outlook(True, 0, 0, 0, 1, False, 1, _first(desk, boxes, rules.river_points))
            return _best_told(rules, state, desk, outlook, Line(line.stations, 0, line.reached, line.most))
    return _best_weighed(rules, state, desk)


@kernel
def _best_weighed(rules: Rules, state: State, desk: Desk) -> int:
    """The same where modules may change what a section is worth, or several boxes count its end."""
    outlook = _outlook(rules, state, desk)
    if not outlook.told or state.current == 2:
        return _best_tried(rules, state, desk, outlook)
    return _best_told(rules, state, desk, outlook, _line(state, own_line(state, 0)))


@inlined
def _best_told(rules: Rules, state: State, desk: Desk, outlook: "Outlook", line: "Line") -> int:
    at, places, most, kept = first_choice(desk), desk.places, LEAST, 0
    while at.place < places:
        start, end = desk.starts[at.place], lowest(at.ends)
        at = next_choice(desk, at)
        gain = _gain(rules, state, desk, outlook, line, start, end)
        most, kept = _keep(desk, most, kept, start | end << layout.END_AT, gain)
    return kept


@kernel
def _best_tried(rules: Rules, state: State, desk: Desk, outlook: "Outlook") -> int:
    """The same where sections must be drawn to know their gain: such as begin or join two lines."""
    at, places, most, kept = first_choice(desk), desk.places, LEAST, 0
    before = scoring.total(rules, state)
    while at.place < places:
        start, end = desk.starts[at.place], lowest(at.ends)
        at = next_choice(desk, at)
        move = start | end << layout.END_AT
        which = 1 - (state.stations[own_line(state, 0)] >> (start & layout.STATION_BITS) & 1)
        line, other = own_line(state, which), own_line(state, 1 - which)
        if outlook.told and state.drawn[line] and not state.stations[other] >> end & 1:
            gain = _gain(rules, state, desk, outlook, _line(state, line), start, end)
            gain -= scoring.product(state, line, outlook.circles)
        else:
            gain = total_after(rules, state, move) - before
        most, kept = _keep(desk, most, kept, move, gain)
    return kept


@inlined
def _keep(desk: Desk, most: int, kept: int, move: int, gain: int) -> tuple[int, int]:
    """Keep the move if none that is kept gains more, and those before it if they gain as much."""
    kept = 0 if gain > most else kept
    desk.moves[kept & layout.LAST_MOVE] = move
    return max(most, gain), kept + (gain >= most)


# A section has one new stop, at its end, and one more stop raises the count of a box by one or not at all.
# So what it gains can be told from its end, if the points for one more are known for each box.


@inlined
def _quick_rises(rules: Rules, state: State, desk: Desk, own: int) -> int:
    """Write for each quick box that one more stop raises where, and by how many points; how many boxes."""
    boxes = 0
    for number in range(rules.raised_quick):
        box = rules.raised_box[number]
        points = scoring.one_more(rules, box, scoring.quick_count(rules, state, box, own))
        if points:
            desk.rises[boxes & layout.LAST_BOX] = points
            desk.raising[boxes & layout.LAST_BOX] = _raising_quick(rules, state, box, own)
            boxes += 1
    return boxes


@inlined
def _first(desk: Desk, boxes: int, river: int) -> int:
    """Where the first box is raised; leave on the desk what that, and crossing the river, is worth."""
    first, points = (desk.raising[0], desk.rises[0]) if boxes else (0, 0)
    desk.worth[0], desk.worth[1], desk.worth[2], desk.worth[3] = 0, river, points, river + points
    return first


@inlined
def _further_rises(rules: Rules, state: State, desk: Desk, own: int, boxes: int) -> tuple[bool, int, int]:
    """The same for other boxes and objectives: whether all is told, how many, points across the river."""
    told, river = rules.telling != 0, rules.river_points
    for number in range(rules.raised_quick, rules.raised + state.dealt[layout.OBJECTIVE]):
        if number < rules.raised:
            box = rules.raised_box[number]
        else:
            box = rules.boxes + state.objectives[number - rules.raised]
        points = scoring.one_more(rules, box, scoring.box_count(rules, state, box, own))
        if points == 0:
            continue
        kind = rules.box_kind[box]
        if kind == layout.RIVER:
            river += points
        elif kind in layout.TRIED:
            told = False
        else:
            desk.raising[boxes], desk.rises[boxes] = _raising(rules, state, box, own), points
            boxes += 1
    return told, boxes, river


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
    boxes: int
    """How many rise, if more than one; the desk has where, and by how many points."""
    first: int
    """Where the first rises."""


@inlined
def _outlook(rules: Rules, state: State, desk: Desk) -> Outlook:
    own = state.stations[own_line(state, 0)] if state.current == 1 else scoring.current_stations(state)
    boxes = _quick_rises(rules, state, desk, own)
    told, boxes, river = _further_rises(rules, state, desk, own, boxes)
    effect = layout.OF_ROUND + state.round_effects[state.round - 1 & layout.LAST_ROUND] & layout.LAST_EFFECT
    return Outlook(
        told and (not rules.effect_doubled[effect] or state.current == 1),
        rules.effect_corner[effect],
        scoring.circles_of(rules, state, state.round),
        rules.effect_doubled[effect],
        2 if circles(state) else 1,
        (state.framed or state.frames or rules.framing) != 0,
        boxes,
        _first(desk, boxes, river),
    )


class Line(NamedTuple):
    """What of a line counts for its product."""

    stations: int
    circled: int
    reached: int
    most: int


@inlined
def _line(state: State, line: int) -> Line:
    return Line(state.stations[line], state.circled[line], state.reached[line], state.most[line])


@inlined
def _raising_quick(rules: Rules, state: State, box: int, own: int) -> int:
    kind, lines = rules.box_kind[box], rules.box_lines[box]
    if kind == layout.VISITS:
        return rules.box_stations[box]
    if kind == layout.CONNECTED:
        return rules.box_stations[box] & ~(state.network | own)
    return scoring.stops(state, 0, lines - 1) & ~scoring.stops(state, 0, lines)


@kernel
def _raising(rules: Rules, state: State, box: int, own: int) -> int:
    """Where one more stop raises the count of a box, quick or of districts."""
    kind, lines, districts = rules.box_kind[box], rules.box_lines[box], rules.box_districts[box]
    if kind in layout.QUICK:
        return _raising_quick(rules, state, box, own)
    if kind == layout.REACHED:
        return _districts_without(rules, districts, state.network | own)
    if kind == layout.SHARED_DISTRICTS:
        shared = scoring.stops(state, own, lines)
        return scoring.stops(state, 0, lines - 1) & _districts_without(rules, districts, shared)
    return _last_of_districts(rules, districts, state.network | own)


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
def _gain(rules: Rules, state: State, desk: Desk, outlook: Outlook, line: Line, start: int, end: int) -> int:
    """What a section that extends the line scores: its product, and what else one more stop brings."""
    here = rules.around[end]
    most = max(line.most, popcount(line.stations & here) + popcount(line.circled & here) + outlook.stop)
    reached = line.reached | rules.area[outlook.corners, end]
    gain = popcount(reached) * (most + outlook.circles) << outlook.doubled
    across = rules.across[start & layout.STATION_BITS] >> end & 1
    gain += desk.worth[across | (outlook.first >> end & 1) << 1]
    for number in range(1, outlook.boxes):
        gain += desk.rises[number] * (desk.raising[number] >> end & 1)
    lines = state.stopping[end]
    gain += rules.stop_rises[lines]
    return gain + (_frame_gain(rules, state, start, end, lines) if outlook.framing else 0)


@inlined
def _frame_gain(rules: Rules, state: State, start: int, end: int, lines: int) -> int:
    """What is gained besides because the end is framed, or will be."""
    if state.framed >> end & 1:
        return rules.stop_rises[lines]
    return rules.stop_points[lines + 1] if frames(rules, state, start) else 0


@kernel
def total_after(rules: Rules, state: State, move: int) -> int:
    """The total if this step were taken."""
    if move == layout.PASS:
        return scoring.total(rules, state)
    a, b, current, framed = own_line(state, 0), own_line(state, 1), state.current, state.framed
    first, second = _changing(state, a), _changing(state, b)
    mark(rules, state, move)
    points = scoring.total(rules, state)
    state.framed = framed
    _restore(state, a, first)
    if current == 2:
        _restore(state, b, second)
        state.current, state.joined[state.round - 1] = 2, 0
    return points


@inlined
def _changing(state: State, line: int) -> tuple[Line, tuple[int, int, int]]:
    """All of a line that a section can change and that scores."""
    return _line(state, line), (state.ends[line], state.drawn[line], state.river[line])


@inlined
def _restore(state: State, line: int, before: tuple[Line, tuple[int, int, int]]) -> None:
    own, drawn = before
    state.stations[line], state.circled[line], state.reached[line], state.most[line] = own
    state.ends[line], state.drawn[line], state.river[line] = drawn
