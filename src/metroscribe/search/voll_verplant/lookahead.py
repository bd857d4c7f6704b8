"""What a turn is worth after looking some turns ahead with a net: every card that may come, by its chance.

After each card comes the best turn of the seat; only those that look best at once are followed further. The
others are thought to take their best turns by the same net, without looking ahead.
"""

from typing import Any, NamedTuple

import numpy as np

from metroscribe.fast.kernel import inlined, kernel
from metroscribe.fast.voll_verplant.dealing import close, reveal
from metroscribe.fast.voll_verplant.entries import legal
from metroscribe.fast.voll_verplant.layout import NONE, SHEET, TABLE, Sheet
from metroscribe.fast.voll_verplant.scoring import total
from metroscribe.search.voll_verplant.evaluation import NOWHERE, Mind, best_turn, look, try_step

DEEPEST = 6
"""So many turns ahead at most."""
KEPT = 16
"""How many turns of a position are kept at most."""
LEAST_GROWTH = 4.0
"""Looking one turn further takes at least so many times the judgements."""

TRAIL = np.dtype(
    [
        ("number", "i8"),  # of the turn that is followed, among the best
        ("face", "i8"),  # of the card that has come after it, and how many of those there are
        ("copies", "i8"),
        ("cards", "i8"),  # that have come so far
        ("points", "f8"),  # what they brought
        ("answers", "i8"),  # how many answers to the card are kept, and what the best is worth
        ("top", "f8"),
    ],
    align=True,
)
"""Where the look ahead is."""


class Scenes(NamedTuple):
    """Room to look ahead; the first index says how many turns have passed."""

    tables: Any
    sheets: Any
    """Of all seats, as the turn begins."""
    replies: Any
    """What the others make of the turn."""
    kept: Any
    """The own sheets that look best after the turn,"""
    worths: Any
    """what those are worth,"""
    moves: Any
    """and the steps that lead to them."""
    trails: Any


def new_scenes(seats: int) -> Scenes:
    turns = DEEPEST + 1
    return Scenes(
        np.zeros(turns, TABLE),
        np.zeros((turns, seats), SHEET),
        np.zeros((turns, seats), SHEET),
        np.zeros((turns, KEPT), SHEET),
        np.zeros((turns, KEPT)),
        np.zeros((turns, KEPT), np.int64),
        np.zeros(turns, TRAIL),
    )


@kernel
def choose(
    mind: Mind, scenes: Scenes, seat: int, own: Sheet, depth: int, beam: int, margin: float, effort: int
) -> tuple[int, float]:
    """The best step of the turn that is open in scene 0, from the own sheet as far as it has come; its worth.

    It is looked ahead one turn, then two, and so on to `depth`, as long as the next is likely to take no more
    judgements in all than `effort`. Of each position the `beam` best turns are followed that are at most
    `margin` points behind the best; of the turn at hand all that are kept.
    """
    mind.effort[0] = 0
    count, best = _keep_best(mind, scenes, 0, seat, own, KEPT), 0
    before = mind.effort[0]
    if depth and count > 1:
        _reply(mind, scenes, 0, seat)
        for ahead in range(1, min(depth, DEEPEST) + 1):
            spent = mind.effort[0]
            best = _look_ahead(mind, scenes, seat, count, ahead, beam, margin)
            cost = mind.effort[0] - spent
            if mind.effort[0] + max(LEAST_GROWTH, cost / before) * cost > effort:
                break
            before = max(cost, 1)
    return scenes.moves[0, best], scenes.worths[0, best]


@kernel
def _look_ahead(
    mind: Mind, scenes: Scenes, seat: int, count: int, depth: int, beam: int, margin: float
) -> int:
    """Judge again those of the turns at hand that are not far behind; which is the best now."""
    worths = scenes.worths[0]
    limit, best = np.max(worths[:count]) - margin, NONE
    for number in range(count):
        if worths[number] < limit:
            worths[number] = NOWHERE
            continue
        worths[number] = _expected(mind, scenes, seat, number, depth, beam, margin)
        if best == NONE or worths[number] > worths[best]:
            best = number
    return best


@kernel
def _keep_best(mind: Mind, scenes: Scenes, turn: int, seat: int, own: Sheet, most: int) -> int:
    """Keep the turns of the seat that look best at once, the best first; how many they are."""
    table, count = scenes.tables[turn], 0
    mind.drafts[0] = own
    look(mind, table, scenes.sheets[turn], seat, own)
    for i in range(legal(mind.rules, table, mind.drafts[0], mind.desks[0])):
        move = mind.desks[0].moves[i]
        value = try_step(mind, table, move)
        if count < most or value > scenes.worths[turn, count - 1]:
            count = min(count + 1, most)
            number = _make_room(scenes, turn, count, value)
            scenes.kept[turn, number], scenes.moves[turn, number] = mind.drafts[1], move
    return count


@kernel
def _make_room(scenes: Scenes, turn: int, count: int, value: float) -> int:
    """For a turn of this value among so many, itself included; where it belongs."""
    number = count - 1
    while number and scenes.worths[turn, number - 1] < value:
        scenes.kept[turn, number] = scenes.kept[turn, number - 1]
        scenes.moves[turn, number] = scenes.moves[turn, number - 1]
        scenes.worths[turn, number] = scenes.worths[turn, number - 1]
        number -= 1
    scenes.worths[turn, number] = value
    return number


@kernel
def _reply(mind: Mind, scenes: Scenes, turn: int, seat: int) -> None:
    """What the others make of the open turn."""
    sheets = scenes.sheets[turn]
    for other in range(sheets.size):
        if other != seat:
            best_turn(mind, scenes.tables[turn], sheets, other)
            scenes.replies[turn, other] = mind.drafts[0]


@kernel
def _expected(
    mind: Mind, scenes: Scenes, seat: int, number: int, depth: int, beam: int, margin: float
) -> float:
    """What one of the turns at hand is worth, seen `depth` turns later.

    Goes down and up by itself, since Numba cannot store a kernel that calls itself.
    """
    turn = 0
    _set_out(scenes.trails[turn], number)
    while True:
        trail = scenes.trails[turn]
        if _next_card(mind, scenes, turn, seat):
            turn += 1
            if turn == depth:
                value = best_turn(mind, scenes.tables[turn], scenes.sheets[turn], seat)
                trail.points += trail.copies * value
                turn -= 1
            else:
                trail.answers = _keep_best(mind, scenes, turn, seat, scenes.sheets[turn, seat], beam)
                trail.top = NOWHERE
                _reply(mind, scenes, turn, seat)
                _set_out(scenes.trails[turn], 0)
            continue
        value = _mean(mind, scenes, turn)
        if turn == 0:
            return value
        above, other = scenes.trails[turn - 1], trail.number + 1
        above.top = max(above.top, value)
        if other < above.answers and scenes.worths[turn, other] >= scenes.worths[turn, 0] - margin:
            _set_out(trail, other)
        else:
            above.points += above.copies * above.top
            turn -= 1


@inlined
def _set_out(trail: Any, number: int) -> None:
    """One of the kept turns is to be followed, and no card has come yet."""
    trail.number, trail.face, trail.cards, trail.points = number, NONE, 0, 0.0


@kernel
def _next_card(mind: Mind, scenes: Scenes, turn: int, seat: int) -> bool:
    """Begin the next turn with the next card that may come after the one that is followed; false: no more."""
    trail = scenes.trails[turn]
    if scenes.kept[turn, trail.number].free == 0:
        return False
    _begin_next(mind, scenes, turn, seat, trail.number)
    table = scenes.tables[turn + 1]
    for face in range(trail.face + 1, mind.rules.faces):
        if table.undealt[face]:
            trail.face, trail.copies = face, table.undealt[face]
            trail.cards += trail.copies
            reveal(table, face)
            return True
    return False


@kernel
def _begin_next(mind: Mind, scenes: Scenes, turn: int, seat: int, number: int) -> None:
    scenes.tables[turn + 1] = scenes.tables[turn]
    sheets = scenes.sheets[turn + 1]
    for other in range(sheets.size):
        sheets[other] = scenes.kept[turn, number] if other == seat else scenes.replies[turn, other]
    close(mind.rules, scenes.tables[turn + 1], sheets)


@kernel
def _mean(mind: Mind, scenes: Scenes, turn: int) -> float:
    """What the turn that was followed is worth, over all cards; a full sheet has what it has."""
    trail = scenes.trails[turn]
    if trail.cards:
        return float(trail.points / trail.cards)
    return float(total(mind.rules, scenes.tables[turn], scenes.kept[turn, trail.number]))
