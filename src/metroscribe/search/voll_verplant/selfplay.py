"""Matches that a net plays against itself, at tables of one to four seats, to learn from."""

from typing import Any, NamedTuple

import numpy as np

from metroscribe.fast.kernel import kernel
from metroscribe.fast.stream import below, mixed
from metroscribe.fast.voll_verplant.dealing import begin, close, deal, over
from metroscribe.fast.voll_verplant.entries import asked, legal, step
from metroscribe.fast.voll_verplant.layout import SHEET, Desk, Sheets, Table, new_desk, new_table
from metroscribe.fast.voll_verplant.scoring import total
from metroscribe.search.net import Samples, keep, new_layers
from metroscribe.search.training import trace
from metroscribe.search.voll_verplant.evaluation import NOWHERE, PART, Mind, best_turn, look, try_step
from metroscribe.search.voll_verplant.features import list_inputs, note_sheet

SEATED = np.array([1, 1, 1, 1, 2, 2, 3, 4])
"""How many seats a table may have, each as likely; the fewer, the fewer samples, so the more such tables."""
UNSURE, DOUBT = 3, 3.0
"""At a table of several so many turns are judged with so many points of doubt: otherwise all seats would do
the same for ever, and none would learn to race."""
FINE = 1 << 20
"""Doubts are as fine as this."""
TURNS = 256
"""Room for the turns of a match."""

LOG = np.dtype(
    [
        ("turns", "i8"),
        ("points", "f8", TURNS),
        ("expected", "f8", TURNS),
        ("targets", "f8", TURNS),
        ("samples", "i8", TURNS),  # their numbers
    ],
    align=True,
)
"""What a seat had after each of its turns, and what it thought would come."""


class Room(NamedTuple):
    """A table to play at."""

    table: Any
    sheets: Any
    after: Any
    """The sheets as the turn leaves them; nobody sees those of the others before it is over."""
    logs: Any
    layers: Any
    desk: Any


def new_room() -> Room:
    seats = int(SEATED.max())
    return Room(
        new_table(),
        np.zeros(seats, SHEET),
        np.zeros(seats, SHEET),
        np.zeros(seats, LOG),
        new_layers(),
        new_desk(),
    )


@kernel
def play_to_learn(
    mind: Mind, room: Room, seed: int, first: int, totals: Any, trust: float, samples: Samples
) -> int:
    """Play matches from a number on, and note the positions after all turns; how many they are.

    Of a table with several seats the total of the first counts.
    """
    count = 0
    for match in range(totals.size):
        room.desk.word = mixed(seed, first + match)
        sheets = room.sheets[: SEATED[below(room.desk, SEATED.size)]]
        begin(mind.rules, room.table, sheets)
        for seat in range(sheets.size):
            room.logs[seat].turns = 0
        while not over(room.table, sheets):
            deal(room.table, room.desk)
            count = _play_turn(mind, room, sheets, samples, count)
        for seat in range(sheets.size):
            _tell(mind, room, sheets, seat, trust, samples)
        totals[match] = total(mind.rules, room.table, sheets[0])
    return count


@kernel
def _play_turn(mind: Mind, room: Room, sheets: Sheets, samples: Samples, count: int) -> int:
    for seat in range(sheets.size):
        if sheets.size > 1 and room.table.turns <= UNSURE:
            value = _unsure_turn(mind, room.table, sheets, seat, room.desk)
        else:
            value = best_turn(mind, room.table, sheets, seat)
        room.after[seat] = mind.drafts[0]
        log = room.logs[seat]
        if room.after[seat].free and count < samples.targets.size and log.turns < TURNS:
            points = total(mind.rules, room.table, room.after[seat])
            note_sheet(mind.rules, mind.inputs, room.table, room.after[seat], mind.facts[0])
            list_inputs(mind.inputs, mind.facts[0], room.layers)
            keep(samples, count, PART, room.layers)
            log.samples[log.turns], log.points[log.turns] = count, points
            log.expected[log.turns] = value - points
            log.turns += 1
            count += 1
    for seat in range(sheets.size):
        sheets[seat] = room.after[seat]
    close(mind.rules, room.table, sheets)
    return count


@kernel
def _unsure_turn(mind: Mind, table: Table, sheets: Sheets, seat: int, desk: Desk) -> float:
    """As `best_turn`, but not quite the best."""
    value = 0.0
    mind.drafts[0] = sheets[seat]
    look(mind, table, sheets, seat, sheets[seat])
    while asked(table, mind.drafts[0]):
        best, top = 0, NOWHERE
        for i in range(legal(mind.rules, table, mind.drafts[0], mind.desks[0])):
            worth = try_step(mind, table, mind.desks[0].moves[i])
            doubt = DOUBT * below(desk, FINE) / FINE
            if worth + doubt > top:
                best, top, value = mind.desks[0].moves[i], worth + doubt, worth
        step(mind.rules, table, mind.drafts[0], best)
    return value


@kernel
def _tell(mind: Mind, room: Room, sheets: Sheets, seat: int, trust: float, samples: Samples) -> None:
    """What came of the positions of a seat, now that the match is over."""
    log = room.logs[seat]
    if log.turns == 0:
        return
    final = total(mind.rules, room.table, sheets[seat])
    trace(log.points, log.expected, final, log.turns, trust, log.targets)
    for turn in range(log.turns):
        samples.targets[log.samples[turn]] = log.targets[turn]
