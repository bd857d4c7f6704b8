"""What look-ahead needs of the voll verplant family.

The other seats are thought to take their best turns by the same net, without looking ahead.
"""

from typing import Any, NamedTuple

import numpy as np

from metroscribe.fast.kernel import implements
from metroscribe.fast.voll_verplant.dealing import close, reveal
from metroscribe.fast.voll_verplant.entries import legal
from metroscribe.fast.voll_verplant.layout import SHEET, TABLE
from metroscribe.search import lookahead
from metroscribe.search.lookahead import Bench, keep, new_bench
from metroscribe.search.voll_verplant.evaluation import SURE, Mind, best_turn, look, try_step

DEEPEST = 6
"""So many turns ahead at most."""


class View(NamedTuple):
    mind: Mind
    seat: int
    tables: Any
    """By place, as all of the following."""
    sheets: Any
    """Of all seats, as the turn begins."""
    replies: Any
    """What the others make of the turn; the own sheet as far as it has come."""
    bench: Bench
    effort: Any


def new_view(mind: Mind, seats: int) -> View:
    places = 2 * DEEPEST + 1
    sheets, replies = np.zeros((2, places, seats), SHEET)
    return View(mind, 0, np.zeros(places, TABLE), sheets, replies, new_bench(places, SHEET), mind.effort)


@implements(lookahead.keep_turns, View)
def _keep_turns(view: View, place: int, most: int) -> int:
    mind, table, own, count = view.mind, view.tables[place], view.replies[place, view.seat], 0
    mind.drafts[0] = own
    look(mind, table, view.sheets[place], view.seat, own)
    for i in range(legal(mind.rules, table, mind.drafts[0], mind.desks[0])):
        move = mind.desks[0].moves[i]
        value = try_step(mind, table, move)
        count = keep(view.bench, place, count, most, value, move, mind.drafts[1])
    return count


@implements(lookahead.reply, View)
def _reply(view: View, place: int) -> None:
    sheets = view.sheets[place]
    for other in range(sheets.size):
        if other != view.seat:
            best_turn(view.mind, view.tables[place], sheets, other, SURE)
            view.replies[place, other] = view.mind.drafts[0]


@implements(lookahead.follow, View)
def _follow(view: View, place: int, number: int) -> bool:
    """A full sheet has what it has."""
    own, sheets = view.bench.kept[place, number], view.sheets[place + 1]
    if own.free == 0:
        return False
    view.tables[place + 1] = view.tables[place]
    for other in range(sheets.size):
        sheets[other] = own if other == view.seat else view.replies[place, other]
    close(view.mind.rules, view.tables[place + 1], sheets)
    return True


@implements(lookahead.deal_next, View)
def _deal_next(view: View, place: int) -> bool:
    frame, table, sheets = view.bench.frames[place], view.tables[place], view.sheets[place + 1]
    for face in range(frame.next, view.mind.rules.faces):
        if table.undealt[face]:
            frame.next, frame.copies, frame.due = face + 1, table.undealt[face], 0
            view.tables[place + 1] = table
            for seat in range(sheets.size):
                sheets[seat] = view.sheets[place, seat]
            view.replies[place + 1, view.seat] = sheets[view.seat]
            reveal(view.tables[place + 1], face)
            return True
    return False


@implements(lookahead.best_turn, View)
def _best_turn(view: View, place: int) -> float:
    return best_turn(view.mind, view.tables[place], view.sheets[place], view.seat, SURE)
