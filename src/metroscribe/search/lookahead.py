"""Looking some turns ahead with a net: every card that may come, by its chance, and the best answer to each.

Chance is exact: the value of a position between two turns is the mean over the cards that may come. Only the
answers that look best at once are followed further. Each family has its own `View`, and implements what is
declared here for it (`lookahead.py` of its folder).

Positions lie at numbered places: at 0 the turn at hand, at each further place what comes of the one before.
"""

from typing import Any, NamedTuple

import numpy as np

from metroscribe.fast.kernel import inlined, kernel

KEPT = 16
"""How many turns of a position are kept at most."""
NOWHERE = -1e9
"""Worse than any position."""
LEAST_GROWTH = 4.0
"""Looking one turn further takes at least so many times the judgements."""
UNLIMITED = 1 << 62
STOPPED = -1
"""Instead of a turn: there were too many judgements to find one."""

CHANCE, ANSWERS = range(2)
FRAME = np.dtype(
    [
        ("kind", "i8"),
        ("depth", "i8"),  # how many turns are still looked ahead
        ("next", "i8"),  # of chance: the first card not yet tried; of answers: the first not yet followed
        ("copies", "i8"),  # of chance: how many there are of the card that came last
        ("due", "i8"),  # whether a further card comes before anybody answers that one
        ("count", "i8"),  # of chance: the cards that came; of answers: how many are followed
        ("value", "f8"),  # of chance: the sum; of answers: the best
    ],
    align=True,
)
"""A place that is being looked at: a card is due there, or the answer to one."""


class Limits(NamedTuple):
    """How far to look: so many turns ahead, or less far if that seems to take more judgements than `effort`.

    After `most` judgements a look is given up, and the one before it counts. Of each position the `beam` best
    turns are followed that are at most `margin` points behind the best.
    """

    beam: int
    margin: float
    carried: bool
    """Whether the cost of a look includes those before the last one; strengths were measured so."""
    depth: int = 0
    effort: int = 0
    most: int = UNLIMITED


class Bench(NamedTuple):
    """Room for the best turns from each place, the best first."""

    kept: Any
    """The position after each,"""
    worths: Any
    """what it is worth,"""
    moves: Any
    """and its first step."""
    frames: Any


def new_bench(places: int, position: np.dtype[Any]) -> Bench:
    each = places, KEPT
    return Bench(np.zeros(each, position), np.zeros(each), np.zeros(each, np.int64), np.zeros(places, FRAME))


@inlined
def keep(bench: Bench, place: int, count: int, most: int, value: float, move: int, after: Any) -> int:
    """Put a turn among the best so many of a place, if it is one of them; how many there are then."""
    if count == most and value <= bench.worths[place, count - 1]:
        return count
    kept, worths, moves = bench.kept[place], bench.worths[place], bench.moves[place]
    number = min(count, most - 1)
    while number and worths[number - 1] < value:
        kept[number], worths[number], moves[number] = kept[number - 1], worths[number - 1], moves[number - 1]
        number -= 1
    kept[number], worths[number], moves[number] = after, value, move
    return min(count + 1, most)


# what a family implements

View = Any
"""A named tuple: the rules, a net, positions by place, `bench`, and in `effort` how many were judged."""


def keep_turns(view: View, place: int, most: int) -> int:
    """Keep the turns from a place that look best at once; how many they are."""
    raise NotImplementedError


def reply(view: View, place: int) -> None:
    """Find what the other seats make of the turn that is open at a place."""
    raise NotImplementedError


def follow(view: View, place: int, number: int) -> bool:
    """Close a kept turn, at the next place; False if that is not looked beyond."""
    raise NotImplementedError


def deal_next(view: View, place: int) -> bool:
    """Turn over the next card, at the next place, and tell the frame of it; False if all have come."""
    raise NotImplementedError


def best_turn(view: View, place: int) -> float:
    """What the best turn from a place is worth at once."""
    raise NotImplementedError


# the search


@kernel
def choose(view: View, limits: Limits) -> int:
    """Which of the turns that are kept at place 0 is the best.

    It is looked ahead one turn, then two, and so on, as long as the next is likely to take no more judgements
    in all than `effort`.
    """
    view.effort[0] = 0
    count, best = keep_turns(view, 0, KEPT), 0
    if not limits.depth or count < 2:
        return best
    before = view.effort[0]
    reply(view, 0)
    spent = view.effort[0]
    for depth in range(1, min(limits.depth, (view.bench.frames.size - 1) // 2) + 1):
        found = _look_ahead(view, limits, count, depth)
        if found == STOPPED:
            break
        best = found
        cost = view.effort[0] - spent
        if view.effort[0] + max(LEAST_GROWTH, cost / before) * cost > limits.effort:
            break
        before, spent = max(cost, 1), cost if limits.carried else view.effort[0]
    return best


@kernel
def _look_ahead(view: View, limits: Limits, count: int, depth: int) -> int:
    """Judge again those of the turns at hand that are not far behind; which is the best now, or `STOPPED`."""
    worths = view.bench.worths[0]
    limit, best = np.max(worths[:count]) - limits.margin, 0
    for number in range(count):
        if worths[number] < limit:
            worths[number] = NOWHERE
        elif follow(view, 0, number):
            worths[number] = expected(view, limits, 1, depth)
            if view.effort[0] > limits.most:
                return STOPPED
        if worths[number] > worths[best]:
            best = number
    return best


@kernel
def expected(view: View, limits: Limits, place: int, depth: int) -> float:
    """What the position between two turns at a place is worth, so many turns looked ahead.

    Nothing, if there were too many judgements. Goes down and up by itself, since Numba cannot store a kernel
    that calls itself.
    """
    at, frames, worths = place, view.bench.frames, view.bench.worths
    _begin(frames[at], CHANCE, depth)
    while True:
        frame = frames[at]
        if view.effort[0] > limits.most:
            return NOWHERE
        if frame.kind == CHANCE and deal_next(view, at):
            frame.count += frame.copies
            if frame.due:
                at += 1
                _begin(frames[at], CHANCE, frame.depth)
            elif frame.depth == 1:
                frame.value += frame.copies * best_turn(view, at + 1)
            else:
                at += 1
                _begin(frames[at], ANSWERS, frame.depth)
                frames[at].count = _answers(view, limits, at)
        elif frame.kind == ANSWERS and frame.next < frame.count:
            frame.next += 1
            if follow(view, at, frame.next - 1):
                at += 1
                _begin(frames[at], CHANCE, frame.depth - 1)
            else:
                frame.value = max(frame.value, worths[at, frame.next - 1])
        else:
            value = frame.value / frame.count if frame.kind == CHANCE else frame.value
            if at == place:
                return value
            at -= 1
            above = frames[at]
            above.value = (
                max(above.value, value) if above.kind == ANSWERS else above.value + above.copies * value
            )


@inlined
def _begin(frame: Any, kind: int, depth: int) -> None:
    frame.kind, frame.depth, frame.next, frame.count = kind, depth, 0, 0
    frame.value = 0.0 if kind == CHANCE else NOWHERE


@inlined
def _answers(view: View, limits: Limits, place: int) -> int:
    """How many of the turns from a place are followed."""
    worths, count = view.bench.worths[place], keep_turns(view, place, limits.beam)
    reply(view, place)
    while worths[count - 1] < worths[0] - limits.margin:
        count -= 1
    return count
