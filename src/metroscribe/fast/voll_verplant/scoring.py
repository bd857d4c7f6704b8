"""What a sheet is worth: complete lines, transfers, and what free stations cost."""

from metroscribe.fast.bits import lowest, popcount
from metroscribe.fast.kernel import inlined, kernel
from metroscribe.fast.voll_verplant.layout import HALF, Rules, Sheet, Table


@inlined
def unmarked(sheet: Sheet) -> int:
    """How many stations are not marked."""
    return popcount(sheet.unmarked[0]) + popcount(sheet.unmarked[1])


@inlined
def cost(table: Table, stations: int) -> int:
    """What so many free stations cost: alone each of them a point, with others every two."""
    return stations if table.solo else stations // 2


@inlined
def value(rules: Rules, table: Table, sheet: Sheet, line: int) -> int:
    """What it is worth to this sheet to have a line complete: less if others had it before."""
    gone = (table.claimed & ~sheet.firsts) >> line & 1
    return int(rules.later[line] if gone else rules.first[line])


@inlined
def transfers(rules: Rules, sheet: Sheet) -> int:
    """The points of the framed stations, each by the lines that stop there."""
    lines = 0
    for half in range(2):
        stations = sheet.framed[half]
        while stations:
            lines += rules.stopping[half * HALF + lowest(stations)]
            stations &= stations - 1
    return int(rules.transfer_points * lines)


@kernel
def total(rules: Rules, table: Table, sheet: Sheet) -> int:
    points, lines = transfers(rules, sheet) - cost(table, unmarked(sheet)), sheet.complete
    while lines:
        points += value(rules, table, sheet, lowest(lines))
        lines &= lines - 1
    return points
