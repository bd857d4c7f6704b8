"""What a card allows on a sheet, and what an entry or a free ride does to it."""

from metroscribe.fast.bits import lowest, popcount
from metroscribe.fast.kernel import inlined, kernel
from metroscribe.fast.voll_verplant import layout
from metroscribe.fast.voll_verplant.layout import Desk, Rules, Sheet, Table


@inlined
def asked(table: Table, sheet: Sheet) -> bool:
    """Whether the card asks anything of this sheet, or it is done with the turn, full, or gone."""
    return bool(table.face != layout.NONE and sheet.due > 0 and sheet.free > 0 and not sheet.left)


@inlined
def reach(rules: Rules, row: int, face: int) -> int:
    """How many stations a card can mark on a way with these unmarked ones.

    They are always the first of the row: numbers end at a marked station, express jumps over it.
    """
    if row == 0:
        return 0
    found = popcount(row) if rules.express[face] else lowest(~(row >> lowest(row)))
    return int(min(found, rules.value[face]))


@inlined
def span(rules: Rules, sheet: Sheet, way: int, face: int) -> tuple[int, int]:
    """The fewest and the most stations of an entry this way.

    Back on a ring it marks at least one, and not what an entry forth marks: that is so where all the
    unmarked stations can be had both ways, and with a single mark at the ring's first station.
    """
    row = sheet.row[way]
    most = reach(rules, row, face)
    if not rules.way_back[way]:
        return 0, most
    if most == popcount(row) and most == reach(rules, sheet.row[way - 1], face):
        most -= 1
    return 1 + (row & 1), most


@kernel
def legal(rules: Rules, table: Table, sheet: Sheet, desk: Desk) -> int:
    """How many moves there are; they are written into `desk.moves`, in the order of the reference."""
    if not asked(table, sheet):
        return 0
    if rules.fills[table.face]:
        return _entries(rules, sheet, table.face, desk)
    return _rides(sheet, desk)


@inlined
def _entries(rules: Rules, sheet: Sheet, face: int, desk: Desk) -> int:
    count, ways = 0, sheet.open
    while ways:
        way = lowest(ways)
        ways &= ways - 1
        fewest, most = span(rules, sheet, way, face)
        for marks in range(fewest, most + 1):
            desk.moves[count] = (way + 1) << layout.WAY_AT | marks
            count += 1
    return count


@inlined
def _rides(sheet: Sheet, desk: Desk) -> int:
    count = 0
    for half in range(2):
        stations = sheet.unmarked[half]
        while stations:
            desk.moves[count] = half * layout.HALF + lowest(stations) + 1
            stations &= stations - 1
            count += 1
    desk.moves[count] = layout.STAY
    return count + 1


@kernel
def step(rules: Rules, table: Table, sheet: Sheet, move: int) -> None:
    """A legal move of this sheet."""
    if move >= layout.ENTRY:
        _enter(rules, sheet, (move >> layout.WAY_AT) - 1, move & layout.COUNT_BITS, table.face)
        return
    sheet.due = 0
    if move != layout.STAY:
        _mark(rules, sheet, move - 1)


@inlined
def _enter(rules: Rules, sheet: Sheet, way: int, marks: int, face: int) -> None:
    _fill_window(rules, sheet, rules.way_line[way], face)
    row = sheet.row[way]
    for _ in range(marks):
        station = rules.way_station[way, lowest(row)]
        row &= row - 1
        _mark(rules, sheet, station)
        sheet.due += rules.special[station]
        if rules.transfer[face]:
            sheet.framed[rules.half[station]] |= rules.bit[station]


@inlined
def _fill_window(rules: Rules, sheet: Sheet, line: int, face: int) -> None:
    sheet.signs[line, sheet.written[line]] = face
    sheet.written[line] += 1
    sheet.free -= 1
    sheet.due -= 1
    if sheet.written[line] == rules.line_windows[line]:
        sheet.open &= ~rules.line_ways[line]


@inlined
def _mark(rules: Rules, sheet: Sheet, station: int) -> None:
    """The station is marked on every line that stops there, which may complete some."""
    sheet.unmarked[rules.half[station]] &= ~rules.bit[station]
    for stop in range(rules.stops_at[station], rules.stops_at[station + 1]):
        way = rules.stop_way[stop]
        sheet.row[way] &= ~rules.stop_bit[stop]
        if sheet.row[way] == 0:
            sheet.complete |= 1 << rules.way_line[way]
