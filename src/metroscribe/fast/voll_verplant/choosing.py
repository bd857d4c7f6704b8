"""The two yardsticks of `metroscribe.bots.simple`: a move that takes anything, and those that score most."""

from metroscribe.fast.bits import lowest, popcount
from metroscribe.fast.kernel import inlined, kernel
from metroscribe.fast.stream import below, one_of
from metroscribe.fast.voll_verplant.entries import legal, span
from metroscribe.fast.voll_verplant.layout import HALF, STAY, WAY_AT, Desk, Rules, Sheet, Table
from metroscribe.fast.voll_verplant.scoring import cost, unmarked, value


@kernel
def random_move(rules: Rules, table: Table, sheet: Sheet, desk: Desk) -> int:
    """Uniform over the moves that mark a station or, if there are none, over all."""
    if rules.fills[table.face]:
        return _random_entry(rules, sheet, table.face, desk)
    return _random_ride(sheet, desk)


@inlined
def _random_entry(rules: Rules, sheet: Sheet, face: int, desk: Desk) -> int:
    """Count the entries that mark a station, then go on to the one that was drawn; else burn any window."""
    count, ways = 0, sheet.open
    while ways:
        count += _marking(rules, sheet, lowest(ways), face)[1]
        ways &= ways - 1
    if count == 0:
        return (one_of(desk, sheet.open & rules.forth) + 1) << WAY_AT
    place, ways = below(desk, count), sheet.open
    while True:
        way = lowest(ways)
        fewest, entries = _marking(rules, sheet, way, face)
        if place < entries:
            return (way + 1) << WAY_AT | (fewest + place)
        place -= entries
        ways &= ways - 1


@inlined
def _marking(rules: Rules, sheet: Sheet, way: int, face: int) -> tuple[int, int]:
    """The fewest stations of an entry this way that marks any, and how many such entries there are."""
    fewest, most = span(rules, sheet, way, face)
    fewest = max(fewest, 1)
    return fewest, max(most - fewest + 1, 0)


@inlined
def _random_ride(sheet: Sheet, desk: Desk) -> int:
    low = popcount(sheet.unmarked[0])
    count = low + popcount(sheet.unmarked[1])
    if count == 0:
        return STAY
    if below(desk, count) < low:
        return one_of(desk, sheet.unmarked[0]) + 1
    return HALF + one_of(desk, sheet.unmarked[1]) + 1


@kernel
def greedy_move(rules: Rules, table: Table, sheet: Sheet, desk: Desk) -> int:
    """The move that scores most at once, ties at random."""
    count = best_moves(rules, table, sheet, desk)
    return int(desk.moves[below(desk, count) if count > 1 else 0])


@kernel
def best_moves(rules: Rules, table: Table, sheet: Sheet, desk: Desk) -> int:
    """The moves with the largest immediate gain of those that mark a station or, if there are none, all.

    Written into `desk.moves`; how many there are.
    """
    if rules.fills[table.face]:
        count = _best_entries(rules, table, sheet, desk)
    else:
        count = _best_rides(rules, table, sheet, desk)
    return count or legal(rules, table, sheet, desk)


@inlined
def _best_entries(rules: Rules, table: Table, sheet: Sheet, desk: Desk) -> int:
    near, before = _near(rules, sheet, rules.value[table.face]), unmarked(sheet)
    count, best, ways = 0, 0, sheet.open
    while ways:
        way = lowest(ways)
        ways &= ways - 1
        fewest, most = span(rules, sheet, way, table.face)
        row, low, high = sheet.row[way], 0, 0
        for marks in range(1, most + 1):
            station = rules.way_station[way, lowest(row)]
            row &= row - 1
            if rules.half[station]:
                high |= rules.bit[station]
            else:
                low |= rules.bit[station]
            if marks < fewest:
                continue
            gain = _completed(rules, table, sheet, near, low, high) - cost(table, before - marks)
            if rules.transfer[table.face]:
                gain += rules.transfer_points * rules.stopping[station]
            if count == 0 or gain > best:
                count, best = 0, gain
            if gain == best:
                desk.moves[count] = (way + 1) << WAY_AT | marks
                count += 1
    return count


@inlined
def _near(rules: Rules, sheet: Sheet, marks: int) -> int:
    """The lines that so many marks could complete."""
    lines = 0
    for line in range(rules.lines):
        if 0 < popcount(sheet.row[rules.line_forth[line]]) <= marks:
            lines |= 1 << line
    return lines


@inlined
def _completed(rules: Rules, table: Table, sheet: Sheet, near: int, low: int, high: int) -> int:
    """What those of the lines are worth that are complete when these stations are marked as well."""
    points = 0
    low, high = sheet.unmarked[0] & ~low, sheet.unmarked[1] & ~high
    while near:
        line = lowest(near)
        near &= near - 1
        if not (rules.line_stations[line, 0] & low or rules.line_stations[line, 1] & high):
            points += value(rules, table, sheet, line)
    return points


@inlined
def _best_rides(rules: Rules, table: Table, sheet: Sheet, desk: Desk) -> int:
    """All rides mark one station, so only what they complete makes a difference."""
    near, count, best = _near(rules, sheet, 1), 0, 0
    for half in range(2):
        stations = sheet.unmarked[half]
        while stations:
            bit = stations & -stations
            stations ^= bit
            low, high = (0, bit) if half else (bit, 0)
            gain = _completed(rules, table, sheet, near, low, high) if near else 0
            if gain > best:
                count, best = 0, gain
            if gain == best:
                desk.moves[count] = half * HALF + lowest(bit) + 1
                count += 1
    return count
