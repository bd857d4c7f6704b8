"""Searching on the reference: slower than the fast engine, for where that is not installed or cannot play."""

from collections.abc import Callable
from math import log, sqrt
from typing import Any

from metroscribe.bots.contract import Seen, whole_turn
from metroscribe.bots.simple import Greedy
from metroscribe.core.dealer import Keyed
from metroscribe.core.match import dealing
from metroscribe.core.rng import Stream, key_of

DARING = 15.0
"""In points: what a step that was tried seldom is given credit for."""
GREEDY = Greedy()


def simulated(seen: Seen, stream: Stream, goes_on: Callable[[int], bool]) -> Any:
    """The step that simulations favour: each is tried and played out greedily, promising ones more often.

    `goes_on` is asked after so many simulations whether there is time for another.
    """
    visits, sums, done = [0] * len(seen.moves), [0.0] * len(seen.moves), 0
    while len(seen.moves) > 1 and (done == 0 or goes_on(done)):

        def bound(number: int, done: int = done) -> float:
            if not visits[number]:
                return float("inf")
            return sums[number] / visits[number] + DARING * sqrt(log(done) / visits[number])

        number = max(range(len(seen.moves)), key=bound)
        visits[number] += 1
        sums[number] += _played_out(seen.then(seen.moves[number]), stream)
        done += 1
    return seen.moves[max(range(len(seen.moves)), key=lambda number: (visits[number], sums[number]))]


def _played_out(seen: Seen, stream: Stream) -> int:
    """What the seat comes to if everybody goes on greedily, with cards that happen to come."""
    rules, seat = seen.rules, seen.seat
    dealer = Keyed(key_of(str(stream.below(1 << 64)), "simulation"))
    own = Seen.after(rules, seen.table, seat, whole_turn(GREEDY, seen, stream)).sheet
    table = seen.table
    while True:
        others = (
            own if number == seat else _answered(rules, table, number, stream)
            for number in range(len(table.sheets))
        )
        table = rules.close(table, tuple(others))
        *_, (_, table) = (None, table), *dealing(rules, table, dealer)
        if rules.outcome(table) is not None:
            return rules.score(table, table.sheets[seat]).total
        own = _answered(rules, table, seat, stream)


def _answered(rules: Any, table: Any, seat: int, stream: Stream) -> Any:
    """The sheet of a seat after a greedy turn."""
    seen = Seen.after(rules, table, seat)
    return Seen.after(rules, table, seat, whole_turn(GREEDY, seen, stream)).sheet


def foreseen(seen: Seen, depth: int) -> Any:
    """The step with the most points so many turns ahead, the mean over every card that may come."""
    return max(seen.moves, key=lambda move: _best(seen.then(move), depth))


def _best(seen: Seen, depth: int) -> float:
    """What the open turn is worth with the best of the steps that are left of it."""
    if seen.moves:
        return max(_best(seen.then(move), depth) for move in seen.moves)
    if not depth:
        return seen.rules.score(seen.table, seen.sheet).total
    sheets = tuple(
        seen.sheet if number == seen.seat else _stood_still(seen.rules, seen.table, number)
        for number in range(len(seen.table.sheets))
    )
    return expected(seen.rules, seen.rules.close(seen.table, sheets), seen.seat, depth)


def expected(rules: Any, table: Any, seat: int, depth: int) -> float:
    """What a position between two turns is worth."""
    if rules.outcome(table) is not None:
        return float(rules.score(table, table.sheets[seat]).total)
    outcomes = rules.outcomes(table)
    if not outcomes:
        seen = Seen.after(rules, table, seat)
        return _best(seen, depth - 1)
    each = (
        number * expected(rules, rules.reveal(table, card), seat, depth) for card, number in outcomes.items()
    )
    mean: float = sum(each) / sum(outcomes.values())
    return mean


def _stood_still(rules: Any, table: Any, seat: int) -> Any:
    """The sheet of a seat that does what a clock would do for it."""
    sheet = table.sheets[seat]
    while rules.legal(table, sheet):
        sheet = rules.step(table, sheet, rules.fallback(table, sheet))
    return sheet
