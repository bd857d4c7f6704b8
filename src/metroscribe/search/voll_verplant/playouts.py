"""Monte Carlo tree search over what a seat sees: cards are dealt at random from those that are left.

The others are thought to be greedy.
"""

from typing import Any

from metroscribe.fast.kernel import kernel
from metroscribe.fast.voll_verplant.choosing import greedy_move
from metroscribe.fast.voll_verplant.dealing import close, deal
from metroscribe.fast.voll_verplant.entries import asked, legal, step
from metroscribe.fast.voll_verplant.layout import Desk, Rules, Sheets, Table
from metroscribe.fast.voll_verplant.playing import play_greedy
from metroscribe.fast.voll_verplant.scoring import total
from metroscribe.search.tree import (
    ROOT,
    Tree,
    clear,
    favourite,
    follow,
    hang,
    has_room,
    led_to,
    note,
    open_choice,
    select,
    set_out,
)


@kernel
def search(
    rules: Rules,
    tables: Any,
    sheets: Any,
    seat: int,
    desk: Desk,
    tree: Tree,
    simulations: int,
    daring: float,
) -> int:
    """The step that so many simulations favour, each played out greedily.

    The first of two tables, with the first row of sheets, is the open turn: the seat's own as far as it has
    come, the others as the turn began. The second is room for the simulations.
    """
    clear(tree)
    for _ in range(simulations):
        tables[1] = tables[0]
        for number in range(sheets.shape[1]):
            sheets[1, number] = sheets[0, number]
        note(tree, _simulate(rules, tables[1], sheets[1], seat, desk, tree, daring))
    return favourite(tree)


@kernel
def _simulate(
    rules: Rules, table: Table, sheets: Sheets, seat: int, desk: Desk, tree: Tree, daring: float
) -> float:
    """Go down the tree to a choice that is not in it yet, and from there to the end of the match."""
    set_out(tree)
    choice = ROOT
    while sheets[seat].free:
        if not tree.counts[choice]:
            count = legal(rules, table, sheets[seat], desk)
            if not has_room(tree, count):
                break
            open_choice(tree, choice, desk.moves, count)
        option = select(tree, choice, daring)
        follow(tree, option)
        step(rules, table, sheets[seat], tree.moves[option])
        key = 0
        if not asked(table, sheets[seat]):
            _finish_turn(rules, table, sheets, seat, desk)
            if not sheets[seat].free:
                break
            deal(table, desk)
            key = table.face + 1
        choice = led_to(tree, option, key)
        if not choice:
            if has_room(tree, 0):
                hang(tree, option, key)
            break
        follow(tree, choice)
    if sheets[seat].free:
        play_greedy(rules, table, sheets, desk)
    return float(total(rules, table, sheets[seat]))


@kernel
def _finish_turn(rules: Rules, table: Table, sheets: Sheets, seat: int, desk: Desk) -> None:
    """The others answer the card, and the turn is over."""
    for other in range(sheets.size):
        while other != seat and asked(table, sheets[other]):
            step(rules, table, sheets[other], greedy_move(rules, table, sheets[other], desk))
    close(rules, table, sheets)
