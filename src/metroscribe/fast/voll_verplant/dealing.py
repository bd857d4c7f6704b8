"""Chance and the turns it opens: blank sheets, the card for everybody, the end of its turn."""

from metroscribe.fast.kernel import inlined, kernel
from metroscribe.fast.stream import below
from metroscribe.fast.voll_verplant.layout import NONE, Desk, Rules, Sheet, Sheets, Table


@kernel
def begin(rules: Rules, table: Table, sheets: Sheets) -> None:
    """A table before anything is flipped, with a blank sheet for each seat."""
    table.solo = sheets.size == 1
    table.draws = table.turns = table.claimed = 0
    table.face = NONE
    shuffle(rules, table)
    for seat in range(sheets.size):
        _clear(rules, sheets[seat])


@inlined
def shuffle(rules: Rules, table: Table) -> None:
    """All cards are in the deck."""
    table.flips, table.cards = 0, rules.cards
    for face in range(rules.faces):
        table.undealt[face] = rules.copies[face]


@inlined
def _clear(rules: Rules, sheet: Sheet) -> None:
    sheet.free, sheet.due, sheet.firsts, sheet.complete = rules.windows, 1, 0, 0
    sheet.left = 0
    sheet.open = (1 << rules.ways) - 1
    for half in range(2):
        sheet.unmarked[half], sheet.framed[half] = rules.everywhere[half], 0
    for way in range(rules.ways):
        sheet.row[way] = rules.way_row[way]
    for line in range(rules.lines):
        sheet.written[line] = 0


@kernel
def over(table: Table, sheets: Sheets) -> bool:
    """After the turn in which the last window was filled or closed."""
    if table.face != NONE:
        return False
    for seat in range(sheets.size):  # noqa: SIM110, compiled code knows no `any`
        if sheets[seat].free:
            return False
    return True


@kernel
def outcomes(table: Table, sheets: Sheets) -> int:
    """How many cards the next one is drawn from, `table.undealt` of each face; 0: none is due."""
    return 0 if table.face != NONE or over(table, sheets) else table.cards


@kernel
def reveal(table: Table, face: int) -> None:
    """One of the outcomes comes."""
    table.draws += 1
    table.turns += 1
    table.cards -= 1
    table.undealt[face] -= 1
    table.flipped[table.flips] = face
    table.flips += 1
    table.face = face


@kernel
def deal(table: Table, desk: Desk) -> None:
    """A random card comes."""
    place, face = below(desk, table.cards), 0
    while place >= table.undealt[face]:
        place -= table.undealt[face]
        face += 1
    reveal(table, face)


@kernel
def close(rules: Rules, table: Table, sheets: Sheets) -> None:
    """The turn is over: first values go to whoever completed a line in the turn it was first completed in."""
    _close_windows(sheets, rules.fills[table.face])
    claimed = table.claimed
    for seat in range(sheets.size):
        sheet = sheets[seat]
        sheet.firsts |= sheet.complete & ~claimed
        sheet.due = 1
        table.claimed |= sheet.complete
    if table.face == rules.reshuffle or not table.cards:
        shuffle(rules, table)
    table.face = NONE


@inlined
def _close_windows(sheets: Sheets, fills: bool) -> None:
    """Seats that have left lose a window for each entry they missed, and all of them at the end: when
    somebody is still there, and nobody there has one."""
    there = free = 0
    for seat in range(sheets.size):
        sheet = sheets[seat]
        if not sheet.left:
            there += 1
            free += sheet.free
        elif fills:
            sheet.free = max(0, sheet.free - sheet.due)
    if there < sheets.size and there and not free:
        for seat in range(sheets.size):
            sheets[seat].free = 0
