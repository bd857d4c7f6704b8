"""What tree search needs of the voll verplant family: simulated turns, and greedy play-outs.

The other seats are thought to be greedy.
"""

from typing import Any, NamedTuple

from metroscribe.fast.kernel import implements
from metroscribe.fast.voll_verplant.choosing import greedy_move
from metroscribe.fast.voll_verplant.dealing import close, deal
from metroscribe.fast.voll_verplant.entries import asked, legal, step
from metroscribe.fast.voll_verplant.layout import Desk, Rules
from metroscribe.fast.voll_verplant.playing import play_greedy
from metroscribe.fast.voll_verplant.scoring import total
from metroscribe.search import tree


class World(NamedTuple):
    rules: Rules
    tables: Any
    """The table of the open turn, and a copy to simulate with."""
    sheets: Any
    """For each of the two all sheets: the seat's own as far as it has come, the others as the turn began."""
    seat: int


@implements(tree.restart, World)
def _restart(world: World) -> None:
    world.tables[1] = world.tables[0]
    for number in range(world.sheets.shape[1]):
        world.sheets[1, number] = world.sheets[0, number]


@implements(tree.options_at, World)
def _options_at(world: World, desk: Desk) -> int:
    return legal(world.rules, world.tables[1], world.sheets[1, world.seat], desk)


@implements(tree.advance, World)
def _advance(world: World, desk: Desk, move: int) -> int:
    rules, table, sheets, seat = world.rules, world.tables[1], world.sheets[1], world.seat
    step(rules, table, sheets[seat], move)
    if asked(table, sheets[seat]):
        return 0
    for other in range(sheets.size):
        while other != seat and asked(table, sheets[other]):
            step(rules, table, sheets[other], greedy_move(rules, table, sheets[other], desk))
    close(rules, table, sheets)
    if not sheets[seat].free:
        return tree.OVER
    deal(table, desk)
    return int(table.face + 1)


@implements(tree.play_out, World)
def _play_out(world: World, desk: Desk) -> float:
    rules, table, sheets, seat = world.rules, world.tables[1], world.sheets[1], world.seat
    if sheets[seat].free:
        play_greedy(rules, table, sheets, desk)
    return float(total(rules, table, sheets[seat]))
