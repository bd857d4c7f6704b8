"""The best turn by a net: for each step what the sheet then has, and what the net says is to come."""

from typing import Any, NamedTuple

import numpy as np

from metroscribe.fast.kernel import kernel
from metroscribe.fast.voll_verplant.entries import asked, legal, step
from metroscribe.fast.voll_verplant.layout import DESK, SHEET, Rules, Sheet, Sheets, Table
from metroscribe.fast.voll_verplant.scoring import total
from metroscribe.search.net import NARROW, Net, concluded
from metroscribe.search.voll_verplant.features import (
    Inputs,
    new_facts,
    note_sheet,
    note_table,
    sum_up,
    sum_up_from,
)

PART = 0
"""A net has one part: what changes with the phases of a match is told by its inputs."""
DRAFTS = 3
"""The sheet of a turn, the same after a step, and after one that is due then."""
NOWHERE = -1e9
"""Worse than any sheet."""


class Mind(NamedTuple):
    """A net with what it needs to look at a turn."""

    rules: Any
    inputs: Any
    net: Net
    drafts: Any
    """Room for sheets, and a desk for each."""
    desks: Any
    facts: Any
    """Of the sheet that the turn begins with, and of the one that is looked at."""
    narrow: Any
    """Room for the second layer."""
    effort: Any
    """How many sheets were judged."""


def new_mind(rules: Rules, inputs: Inputs, net: Net) -> Mind:
    return Mind(
        rules,
        inputs,
        net,
        np.zeros(DRAFTS, SHEET),
        np.zeros(DRAFTS, DESK),
        new_facts(2),
        np.zeros(NARROW, np.float32),
        np.zeros(1, np.int64),
    )


@kernel
def look(mind: Mind, table: Table, sheets: Sheets, seat: int, sheet: Sheet) -> None:
    """Get ready to judge what becomes of this sheet in the turn."""
    note_table(mind.rules, mind.inputs, table, sheets, seat, mind.facts[0])
    note_sheet(mind.rules, mind.inputs, table, sheet, mind.facts[0])
    sum_up(mind.net, PART, mind.inputs, mind.facts[0])
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
    return points + concluded(mind.net, PART, mind.facts[1].wide, mind.narrow)


@kernel
def best_turn(mind: Mind, table: Table, sheets: Sheets, seat: int) -> float:
    """Play the best turn of a seat into draft 0 and leave its sheet as it was; what it is worth."""
    sheet = mind.drafts[0]
    mind.drafts[0] = sheets[seat]
    value = float(total(mind.rules, table, sheet))
    if asked(table, sheet):
        look(mind, table, sheets, seat, sheet)
    while asked(table, sheet):
        move, value = _best_step(mind, table)
        step(mind.rules, table, sheet, move)
    return value


@kernel
def _best_step(mind: Mind, table: Table) -> tuple[int, float]:
    """The best step from draft 0, and what the turn is then worth; after a `look`."""
    best, top = 0, NOWHERE
    for i in range(legal(mind.rules, table, mind.drafts[0], mind.desks[0])):
        value = try_step(mind, table, mind.desks[0].moves[i])
        if value > top:
            best, top = mind.desks[0].moves[i], value
    return best, top


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
