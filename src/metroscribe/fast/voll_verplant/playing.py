"""Play-outs and batches: whole tables of the yardstick bots, and many matches at once."""

from typing import Any

from metroscribe.fast.kernel import inlined, kernel
from metroscribe.fast.stream import mixed
from metroscribe.fast.voll_verplant.choosing import greedy_move, random_move
from metroscribe.fast.voll_verplant.dealing import begin, close, deal, over
from metroscribe.fast.voll_verplant.entries import asked, step
from metroscribe.fast.voll_verplant.layout import NONE, Desk, Rules, Sheets, Table
from metroscribe.fast.voll_verplant.scoring import total


@kernel
def play_random(rules: Rules, table: Table, sheets: Sheets, desk: Desk) -> None:
    """To the end of the match: every seat marks anything, and burns a window only when it must."""
    while not over(table, sheets):
        if table.face == NONE:
            deal(table, desk)
        for seat in range(sheets.size):
            sheet = sheets[seat]
            while asked(table, sheet):
                step(rules, table, sheet, random_move(rules, table, sheet, desk))
        close(rules, table, sheets)


@kernel
def play_greedy(rules: Rules, table: Table, sheets: Sheets, desk: Desk) -> None:
    """To the end of the match: every seat takes what scores most at once, ties at random."""
    while not over(table, sheets):
        if table.face == NONE:
            deal(table, desk)
        for seat in range(sheets.size):
            sheet = sheets[seat]
            while asked(table, sheet):
                step(rules, table, sheet, greedy_move(rules, table, sheet, desk))
        close(rules, table, sheets)


@kernel
def random_matches(rules: Rules, table: Table, sheets: Sheets, desk: Desk, seed: int, totals: Any) -> None:
    """The totals of many matches of random moves, a row for each; match n of a seed has its own stream."""
    for number in range(totals.shape[0]):
        desk.word = mixed(seed, number)
        begin(rules, table, sheets)
        play_random(rules, table, sheets, desk)
        _total_up(rules, table, sheets, totals[number])


@kernel
def greedy_matches(rules: Rules, table: Table, sheets: Sheets, desk: Desk, seed: int, totals: Any) -> None:
    """The same for greedy seats."""
    for number in range(totals.shape[0]):
        desk.word = mixed(seed, number)
        begin(rules, table, sheets)
        play_greedy(rules, table, sheets, desk)
        _total_up(rules, table, sheets, totals[number])


@inlined
def _total_up(rules: Rules, table: Table, sheets: Sheets, totals: Any) -> None:
    for seat in range(sheets.size):
        totals[seat] = total(rules, table, sheets[seat])
