"""What may be drawn in the step that is open, and drawing it."""

from typing import NamedTuple

from metroscribe.fast.bits import lowest, popcount
from metroscribe.fast.kernel import inlined, kernel
from metroscribe.fast.next_station import layout
from metroscribe.fast.next_station.choices import first_choice, next_choice, write
from metroscribe.fast.next_station.layout import Desk, Rules, State


class Grant(NamedTuple):
    """What a step may do; as in the reference, but a section straight on has a way of its own."""

    wanted: int
    branch: int
    double: int
    line: int
    power: int
    """One more than the pencil power it spends, or 0."""


@inlined
def legal(rules: Rules, state: State, desk: Desk) -> int:
    """Write the legal moves of the open step, a pass last, and say how many. None: the turn is done."""
    count = choices(rules, state, desk) if state.step != layout.DONE else 0
    at = first_choice(desk)
    for number in range(count):
        desk.moves[number & layout.LAST_MOVE] = desk.starts[at.place] | lowest(at.ends) << layout.END_AT
        at = next_choice(desk, at)
    return count


@inlined
def choices(rules: Rules, state: State, desk: Desk) -> int:
    """Write the moves of the open step as choices, a pass last, and say how many moves."""
    if state.step == layout.FIRST:
        grant = Grant(state.wanted, state.branch, state.double, state.line, 0)
        place, count = _sections(state, grant, desk)
        if rules.pencil_powers and not state.spent:
            place, count = _by_power(rules, state, grant, desk, place, count)
    elif state.step == layout.EXTENSION:
        place, count = _straight_on(rules, state, desk)
    else:
        place, count = _sections(state, _further(rules, state, state.step), desk)
    desk.places, last = place, place & layout.LAST_START
    desk.starts[last], desk.ends[last] = layout.PASS, 1
    return count + 1


@inlined
def own_line(state: State, which: int) -> int:
    """The number of one of the round's lines."""
    return 2 * (state.round - 1) + which & layout.LAST_LINE


@inlined
def _allowed(state: State, grant: Grant, which: int) -> tuple[int, int]:
    """Where sections for this one of the round's lines may start, and where they may end."""
    if grant.line != layout.NONE and grant.line != which and state.current > 1:
        return 0, 0
    own = state.stations[own_line(state, which)]
    return own if grant.branch else state.ends[own_line(state, which)], grant.wanted & ~own


@inlined
def _sections(state: State, grant: Grant, desk: Desk) -> tuple[int, int]:
    """Write every section that the grant allows."""
    place, count = 0, 0
    for which in range(state.current):
        # As in `_allowed`, which is slower here.
        own = state.stations[own_line(state, which)]
        starts, wanted = own if grant.branch else state.ends[own_line(state, which)], grant.wanted & ~own
        if grant.line != layout.NONE and grant.line != which and state.current > 1:
            continue
        while starts:
            for _ in range(layout.AT_ONCE):
                start = lowest(starts | 1 << layout.NOWHERE[0])
                starts &= starts - 1
                power = grant.power << layout.POWER_AT | start
                place, count = write(desk, place, count, power, state.open_to[start] & wanted)
                if grant.double:
                    beside = state.beside[start] & wanted
                    place, count = write(desk, place, count, power | 1 << layout.DOUBLE_AT, beside)
    return place, count


@inlined
def _any(state: State, grant: Grant) -> bool:
    """Whether the grant allows any section."""
    for which in range(state.current):
        starts, wanted = _allowed(state, grant, which)
        while starts:
            start = lowest(starts)
            starts &= starts - 1
            ends = state.open_to[start] | (state.beside[start] if grant.double else 0)
            if ends & wanted:
                return True
    return False


@inlined
def _power(state: State) -> int:
    """The power of the pencil in hand."""
    return state.powers[state.pencils[state.round - 1]]


@kernel
def _by_power(
    rules: Rules, state: State, plain: Grant, desk: Desk, place: int, count: int
) -> tuple[int, int]:
    """Add the sections that only the pencil's power allows."""
    power = _power(state)
    effect = layout.OF_POWER + power & layout.LAST_EFFECT
    branch = rules.effect_branch[effect]
    wanted, double = plain.wanted | rules.effect_wanted[effect], plain.double | rules.effect_double[effect]
    more = wanted != plain.wanted or double != plain.double or branch > plain.branch
    if not more or (branch and not branches(rules, state)):
        return place, count
    grant = Grant(wanted, plain.branch | branch, double, plain.line, 1 + power)
    return _beyond(state, plain, grant, desk, place, count)


@inlined
def branches(rules: Rules, state: State) -> bool:
    """Whether a switch counts in this turn; if not, an effect with a branch has no effect at all."""
    return rules.double_switch or state.turns > rules.early


@inlined
def _beyond(state: State, plain: Grant, grant: Grant, desk: Desk, place: int, count: int) -> tuple[int, int]:
    """Write every section that the grant allows and the plain one does not."""
    for which in range(state.current):
        (starts, wanted), (before, _) = _allowed(state, grant, which), _allowed(state, plain, which)
        while starts:
            start = lowest(starts)
            starts &= starts - 1
            further = wanted & ~plain.wanted if before >> start & 1 else wanted
            power = grant.power << layout.POWER_AT | start
            place, count = write(desk, place, count, power, state.open_to[start] & further)
            if grant.double:
                beside = state.beside[start] & (further if plain.double else wanted)
                place, count = write(desk, place, count, power | 1 << layout.DOUBLE_AT, beside)
    return place, count


# further steps


@inlined
def next_step(rules: Rules, state: State, step: int) -> int:
    """The first of the steps from this one on that the turn offers to the sheet."""
    if not (state.twice or rules.stepping) or state.steps[0] == layout.PASS:
        return layout.DONE
    if step <= layout.OTHER and state.twice and _any(state, _further(rules, state, layout.OTHER)):
        return layout.OTHER
    extending = state.effect == layout.EXTENSION_EFFECT
    if step <= layout.EXTENSION and extending and _straight_on_any(rules, state):
        return layout.EXTENSION
    twice = step <= layout.SECOND and _may_draw_twice(rules, state)
    if twice and _any(state, _further(rules, state, layout.SECOND)):
        return layout.SECOND
    return layout.DONE


@inlined
def _may_draw_twice(rules: Rules, state: State) -> bool:
    return rules.pencil_powers and not state.spent and _power(state) == layout.SECOND_POWER


@inlined
def _further(rules: Rules, state: State, step: int) -> Grant:
    """What the second section of a double switch, or of a power, may do."""
    first = state.steps[0]
    if step == layout.OTHER:
        line = layout.NONE if state.current == 1 else 1 - (first >> layout.LINE_AT & 1)
        return Grant(state.wanted, state.branch, state.double, line, 0)
    wanted = state.wanted
    if wanted == rules.everywhere:
        wanted = rules.wanted[rules.symbol[first >> layout.END_AT & layout.STATION_BITS]]
    return Grant(wanted, state.branch, state.double, state.line, 1 + layout.SECOND_POWER)


@inlined
def _ahead(rules: Rules, state: State) -> int:
    """The section straight on from the one drawn first, or none."""
    start, end = state.steps[0] & layout.STATION_BITS, state.steps[0] >> layout.END_AT & layout.STATION_BITS
    section = rules.joining[start, end]
    return rules.ahead[section, 0 if rules.section_a[section] == start else 1]


@inlined
def _onward(rules: Rules, state: State, section: int, side: int) -> tuple[int, int]:
    """One of the section's sides, and as a mask the other one, if it can be drawn to there."""
    a, b = rules.section_a[section], rules.section_b[section]
    start, end = (a, b) if side == 0 else (b, a)
    if state.open_to[start] >> end & 1:
        for which in range(state.current):
            line = own_line(state, which)
            if state.ends[line] >> start & 1 and not state.stations[line] >> end & 1:
                return start, 1 << end
    return start, 0


@kernel
def _straight_on(rules: Rules, state: State, desk: Desk) -> tuple[int, int]:
    """Write the section straight on; two lines may both reach it, from either side."""
    section, place, count = _ahead(rules, state), 0, 0
    for side in range(2):
        start, ends = _onward(rules, state, section, side)
        place, count = write(desk, place, count, start, ends)
    return place, count


@kernel
def _straight_on_any(rules: Rules, state: State) -> bool:
    section = _ahead(rules, state)
    if section == layout.NONE:
        return False
    return _onward(rules, state, section, 0)[1] | _onward(rules, state, section, 1)[1] != 0


# drawing


@inlined
def step(rules: Rules, state: State, move: int) -> None:
    """Take a legal step."""
    kind, which = state.step, 0
    if move != layout.PASS:
        start, end = move & layout.STATION_BITS, move >> layout.END_AT & layout.STATION_BITS
        section = rules.joining[start, end]
        lay(rules, state, section, start, end)
        lines = state.current
        which = mark(rules, state, move)
        entry = section | own_line(state, which) << layout.LOG_LINE_AT
        state.log[state.sections] = entry | lines - state.current << layout.LOG_JOIN_AT
        state.sections += 1
        if move >> layout.POWER_AT:
            state.spent = 1
    state.steps[state.taken] = move | kind << layout.KIND_AT | which << layout.LINE_AT
    state.taken += 1
    state.step = next_step(rules, state, kind + 1)


@inlined
def lay(rules: Rules, state: State, section: int, start: int, end: int) -> None:
    """Close the pair of stations, or leave it open for a second track, and all pairs that it crosses."""
    if state.open_to[start] >> end & 1:
        state.open_to[start] &= ~(1 << end)
        state.open_to[end] &= ~(1 << start)
        if rules.doubling:
            state.beside[start] |= 1 << end
            state.beside[end] |= 1 << start
        at = rules.crossings_at[section]
        while True:
            for i in range(layout.AT_ONCE):
                a, b = rules.crossing_a[at + i], rules.crossing_b[at + i]
                state.open_to[a] &= ~(1 << b)
                state.open_to[b] &= ~(1 << a)
            at += layout.AT_ONCE
            if at >= rules.crossings_at[section + 1]:
                break
    else:
        state.beside[start] &= ~(1 << end)
        state.beside[end] &= ~(1 << start)


@inlined
def mark(rules: Rules, state: State, move: int) -> int:
    """What a section changes on the sheet but for its track: all that scores. Which line it extends."""
    start, end = move & layout.STATION_BITS, move >> layout.END_AT & layout.STATION_BITS
    which = _extend(rules, state, start, end)
    if frames(rules, state, move):
        state.framed |= 1 << end
    if circles(state):
        _circle(rules, state, end)
    return which


@inlined
def frames(rules: Rules, state: State, move: int) -> bool:
    """Whether the end of this section is framed."""
    by_power = rules.effect_frames[layout.OF_POWER - 1 + (move >> layout.POWER_AT) & layout.LAST_EFFECT]
    return (state.frames or by_power) and state.step != layout.EXTENSION


@inlined
def circles(state: State) -> bool:
    """Whether the end of the section of the open step is circled."""
    return state.circles and state.step == layout.FIRST


@inlined
def _extend(rules: Rules, state: State, start: int, end: int) -> int:
    """The line that has the start grows to the end, or joins the line that is there."""
    which = 0
    if state.current == 2:
        which = 0 if state.stations[own_line(state, 0)] >> start & 1 else 1
    line = own_line(state, which)
    if state.drawn[line]:
        state.ends[line] &= ~(1 << start)
    state.drawn[line] += 1
    state.river[line] += rules.across[start] >> end & 1
    if state.current == 2 and state.stations[own_line(state, 1 - which)] >> end & 1:
        _join(rules, state, own_line(state, 1 - which), end)
    else:
        state.ends[line] |= 1 << end
        state.stations[line] |= 1 << end
        state.reached[line] |= area(rules, state, line, end)
        state.most[line] = max(state.most[line], around(rules, state, line, end))
    return which


@inlined
def area(rules: Rules, state: State, line: int, station: int) -> int:
    """The district of a station as a bit, or as many as it counts for in the line's round."""
    effect = layout.OF_ROUND + state.round_effects[line >> 1] & layout.LAST_EFFECT
    return rules.area[rules.effect_corner[effect], station]


@inlined
def around(rules: Rules, state: State, line: int, station: int) -> int:
    """How many stations the line has in the district of this one; a circled one counts as two."""
    here = rules.around[station]
    return popcount(state.stations[line] & here) + popcount(state.circled[line] & here)


@kernel
def survey(rules: Rules, state: State, line: int) -> None:
    """Count the districts of a line, and the most stations in one, anew."""
    state.reached[line] = state.most[line] = 0
    stations = state.stations[line]
    while stations:
        station = lowest(stations)
        state.reached[line] |= area(rules, state, line, station)
        state.most[line] = max(state.most[line], around(rules, state, line, station))
        stations &= ~rules.around[station] & stations - 1


@kernel
def _join(rules: Rules, state: State, reached: int, station: int) -> None:
    """A section has reached the other line there: both become the round's first line."""
    if state.drawn[reached]:
        state.ends[reached] &= ~(1 << station)
    first, second = own_line(state, 0), own_line(state, 1)
    state.stations[first] |= state.stations[second]
    state.ends[first] |= state.ends[second]
    state.drawn[first] += state.drawn[second]
    state.river[first] += state.river[second]
    state.circled[first] |= state.circled[second]
    state.stations[second] = state.ends[second] = state.drawn[second] = 0
    state.river[second] = state.circled[second] = 0
    survey(rules, state, first)
    survey(rules, state, second)
    state.current = 1
    state.joined[state.round - 1] = 1


@kernel
def _circle(rules: Rules, state: State, station: int) -> None:
    """The station counts twice for its line of this round."""
    for which in range(state.current):
        line = own_line(state, which)
        state.circled[line] |= state.stations[line] & 1 << station
        state.most[line] = max(state.most[line], around(rules, state, line, station))
