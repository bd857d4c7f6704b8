"""The best turn by a net: for each step what the sheet then has, and what the net says is to come."""

from typing import Any, NamedTuple

import numpy as np

from metroscribe.fast.kernel import kernel
from metroscribe.fast.stream import below
from metroscribe.fast.voll_verplant.entries import asked, legal, step
from metroscribe.fast.voll_verplant.layout import DESK, SHEET, Rules, Sheet, Sheets, Table
from metroscribe.fast.voll_verplant.scoring import total
from metroscribe.search.lookahead import NOWHERE
from metroscribe.search.net import Layers, Net, add_up, concluded, new_layers
from metroscribe.search.voll_verplant.features import (
    FACTS,
    Inputs,
    list_inputs,
    note_sheet,
    note_table,
    sum_up_from,
)

PART = 0
"""A net has one part: what changes with the phases of a match is told by its inputs."""
SURE, FINE = 0.0, 1 << 20
"""No doubt, and how fine doubts are."""
DRAFTS = 3
"""The sheet of a turn, the same after a step, and after one that is due then."""


class Mind(NamedTuple):
    """A net with what it needs to look at a turn."""

    rules: Any
    inputs: Any
    net: Net
    drafts: Any
    """Room for sheets, and a desk for each; doubts come from the stream of the first."""
    desks: Any
    facts: Any
    """Of the sheet that the turn begins with, and of the one that is looked at."""
    layers: Layers
    effort: Any
    """How many sheets were judged."""


def new_mind(rules: Rules, inputs: Inputs, net: Net) -> Mind:
    drafts, desks, facts = np.zeros(DRAFTS, SHEET), np.zeros(DRAFTS, DESK), np.zeros(2, FACTS)
    return Mind(rules, inputs, net, drafts, desks, facts, new_layers(), np.zeros(1, np.int64))


@kernel
def look(mind: Mind, table: Table, sheets: Sheets, seat: int, sheet: Sheet) -> None:
    """Get ready to judge what becomes of this sheet in the turn."""
    note_table(mind.rules, mind.inputs, table, sheets, seat, mind.facts[0])
    note_sheet(mind.rules, mind.inputs, table, sheet, mind.facts[0])
    list_inputs(mind.inputs, mind.facts[0], mind.layers)
    add_up(mind.net, PART, mind.layers, mind.facts[0].wide)
    for line in range(mind.rules.lines):
        mind.facts[1].nearest[line] = mind.facts[0].nearest[line]


@kernel
def worth(mind: Mind, table: Table, sheet: Sheet) -> float:
    """The points of a sheet after its turn, and those that are to come; after a `look`."""
    mind.effort[0] += 1
    points = float(total(mind.rules, table, sheet))
    if sheet.free == 0:
        return points
    note_sheet(mind.rules, mind.inputs, table, sheet, mind.facts[1])
    sum_up_from(mind.net, PART, mind.inputs, mind.facts[0], mind.facts[1])
    return points + concluded(mind.net, PART, mind.facts[1].wide, mind.layers.narrow)


@kernel
def best_turn(mind: Mind, table: Table, sheets: Sheets, seat: int, doubt: float) -> float:
    """Play the best turn of a seat into draft 0 and leave its sheet as it was; what it is worth.

    With so many points of `doubt` it is not quite the best.
    """
    sheet = mind.drafts[0]
    mind.drafts[0] = sheets[seat]
    value = float(total(mind.rules, table, sheet))
    if asked(table, sheet):
        look(mind, table, sheets, seat, sheet)
    while asked(table, sheet):
        move, value = _best_step(mind, table, doubt)
        step(mind.rules, table, sheet, move)
    return value


@kernel
def _best_step(mind: Mind, table: Table, doubt: float) -> tuple[int, float]:
    """The best step from draft 0, and what the turn is then worth; after a `look`."""
    desk, best, top, found = mind.desks[0], 0, NOWHERE, NOWHERE
    for i in range(legal(mind.rules, table, mind.drafts[0], desk)):
        value = seeming = try_step(mind, table, desk.moves[i])
        if doubt:
            seeming += doubt * below(desk, FINE) / FINE
        if seeming > top:
            best, top, found = desk.moves[i], seeming, value
    return best, found


@kernel
def try_step(mind: Mind, table: Table, move: int) -> float:
    """What a turn is worth with this step from draft 0; draft 1 is the sheet after it. After a `look`.

    If further steps are due then, those are taken that look best, each as if it were the last.
    """
    sheet = mind.drafts[1]
    mind.drafts[1] = mind.drafts[0]
    step(mind.rules, table, sheet, move)
    while asked(table, sheet):
        best, top = 0, NOWHERE
        for i in range(legal(mind.rules, table, sheet, mind.desks[1])):
            mind.drafts[2] = sheet
            step(mind.rules, table, mind.drafts[2], mind.desks[1].moves[i])
            value = worth(mind, table, mind.drafts[2])
            if value > top:
                best, top = mind.desks[1].moves[i], value
        step(mind.rules, table, sheet, best)
    return worth(mind, table, sheet)
