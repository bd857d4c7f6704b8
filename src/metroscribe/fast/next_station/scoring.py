"""The score pad: the lines of each round, the rows of the pad, the objectives that were dealt."""

from metroscribe.fast.bits import lowest, popcount
from metroscribe.fast.kernel import inlined, kernel
from metroscribe.fast.next_station import layout
from metroscribe.fast.next_station.layout import Rules, State
from metroscribe.games.next_station.table import ROUNDS


@inlined
def own_stations(state: State, round_: int) -> int:
    """What the lines of a round connect; a line without sections connects nothing."""
    line = 2 * (round_ - 1)
    return (state.stations[line] if state.drawn[line] else 0) | (
        state.stations[line + 1] if state.drawn[line + 1] else 0
    )


@kernel
def line_points(rules: Rules, state: State, round_: int) -> int:
    """The box of a round's colour: one line, or two that were not joined."""
    line, circles = 2 * (round_ - 1), circles_of(rules, state, round_)
    first, second = product(state, line, circles), product(state, line + 1, circles)
    points = first + second
    if rules.effect_doubled[layout.OF_ROUND + state.round_effects[round_ - 1] & layout.LAST_EFFECT]:
        points += max(first, second)
    points += rules.river_points * (state.river[line] + state.river[line + 1])
    return points + rules.joined_points * state.joined[round_ - 1]


@inlined
def circles_of(rules: Rules, state: State, round_: int) -> int:
    """What the pencil and the effect of the round add to the stations of its best district."""
    power = state.powers[state.pencils[round_ - 1 & layout.LAST_ROUND] & layout.LAST_ROUND]
    effect = state.round_effects[round_ - 1]
    by_power = rules.effect_extra[layout.OF_POWER + power & layout.LAST_EFFECT]
    return by_power + rules.effect_extra[layout.OF_ROUND + effect & layout.LAST_EFFECT]


@inlined
def product(state: State, line: int, circles: int) -> int:
    """The districts of a line times the largest number of its stations in one."""
    return popcount(state.reached[line]) * (state.most[line] + circles) if state.drawn[line] else 0


@kernel
def settle(rules: Rules, state: State) -> None:
    """The round is over: what its lines came to does not change any more."""
    own = own_stations(state, state.round)
    state.earned += line_points(rules, state, state.round)
    state.network |= own
    for lines in range(layout.TOP_STOPS, 0, -1):
        state.stops[lines] |= state.stops[lines - 1] & own
    while own:
        state.stopping[lowest(own)] += 1
        own &= own - 1


@inlined
def current_stations(state: State) -> int:
    """What the round that is being played connects."""
    return own_stations(state, state.round) if 1 <= state.round <= ROUNDS else 0


@inlined
def stops(state: State, own: int, lines: int) -> int:
    """The stations where at least so many lines stop, those of the open round among them."""
    if lines <= 0:
        return state.stops[0]
    if lines > layout.TOP_STOPS:
        return 0
    return state.stops[lines] | (state.stops[lines - 1] & own)


@inlined
def _among(rules: Rules, districts: int, stations: int) -> int:
    """In how many of the districts one of the stations lies."""
    count = 0
    for number in range(rules.districts):
        if districts >> number & 1 and rules.district[number] & stations:
            count += 1
    return count


@inlined
def box_count(rules: Rules, state: State, box: int, own: int) -> int:
    """What the box counts; `own` is what the open round connects."""
    kind, lines = rules.box_kind[box], rules.box_lines[box]
    if kind == layout.EXACTLY:
        exactly = stops(state, own, lines) & ~stops(state, own, lines + 1)
        return popcount(exactly) + popcount(exactly & state.framed)
    if kind in layout.QUICK:
        return quick_count(rules, state, box, own)
    return _further_count(rules, state, box, own)


@inlined
def quick_count(rules: Rules, state: State, box: int, own: int) -> int:
    """What needs no district and no line by itself."""
    kind = rules.box_kind[box]
    if kind == layout.VISITS:
        return _visits(rules, state, rules.box_stations[box], own)
    if kind == layout.CONNECTED:
        return popcount((state.network | own) & rules.box_stations[box])
    return popcount(stops(state, own, rules.box_lines[box]))


@kernel
def _further_count(rules: Rules, state: State, box: int, own: int) -> int:
    """What goes through districts or lines, apart from what is quick."""
    kind, districts = rules.box_kind[box], rules.box_districts[box]
    if kind == layout.REACHED:
        return _among(rules, districts, state.network | own)
    if kind == layout.SHARED_DISTRICTS:
        return _among(rules, districts, stops(state, own, rules.box_lines[box]))
    if kind == layout.WHOLE_DISTRICTS:
        return popcount(districts) - _among(rules, districts, ~(state.network | own))
    if kind == layout.FRAMED_DISTRICTS:
        return _among(rules, districts, state.framed)
    if kind == layout.FRAMED_ON_A_LINE:
        return _framed_on_a_line(state)
    return _across(state) if kind == layout.RIVER else 0  # tables have no other kind


@inlined
def _visits(rules: Rules, state: State, stations: int, own: int) -> int:
    """How often lines stop at the stations; the loop is no visitor."""
    count = popcount(own & stations) - popcount(rules.loop & stations)
    for lines in range(1, layout.TOP_STOPS + 1):
        count += popcount(state.stops[lines] & stations)
    return count


@inlined
def _framed_on_a_line(state: State) -> int:
    most = 0
    for line in range(layout.LINES):
        if state.drawn[line]:
            most = max(most, popcount(state.stations[line] & state.framed))
    return most


@inlined
def _across(state: State) -> int:
    count = 0
    for line in range(layout.LINES):
        count += state.river[line]
    return count


@inlined
def box_points(rules: Rules, box: int, count: int) -> int:
    return rules.box_each[box] * count + rules.rows[rules.box_row[box] + min(count, rules.box_top[box])]


@inlined
def one_more(rules: Rules, box: int, count: int) -> int:
    """What the box gains if it counts one more."""
    row, top = rules.box_row[box], rules.box_top[box]
    now, then = row + min(count, top) & layout.LAST_ROW, row + min(count + 1, top) & layout.LAST_ROW
    return rules.box_each[box] + rules.rows[then] - rules.rows[now]


@kernel
def total(rules: Rules, state: State) -> int:
    """The sum of all boxes, at any moment of a match."""
    points, own = state.earned, current_stations(state)
    if 1 <= state.round <= ROUNDS:
        points += line_points(rules, state, state.round)
    for box in range(rules.boxes):
        points += box_points(rules, box, box_count(rules, state, box, own))
    for number in range(state.dealt[layout.OBJECTIVE]):
        box = rules.boxes + state.objectives[number]
        points += box_points(rules, box, box_count(rules, state, box, own))
    return points
