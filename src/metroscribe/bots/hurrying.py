"""A whole turn within a time: each answer gets its share of what is left; what is late is chosen at once."""

import time
from collections.abc import Callable
from typing import Any

from metroscribe.bots.contract import UNLIMITED, Bot, Budget, Seen, answered, whole_turn
from metroscribe.bots.simple import Greedy
from metroscribe.core.rng import Stream

SHARE = 0.6
"""Of the time that is left an answer is told to use this much; the rest is for coming to an end, and for more
steps."""
QUICK = Greedy()
"""Chooses in a fraction of a millisecond what scores most at once."""


def quickly(seen: Seen, stream: Stream) -> tuple[Any, ...]:
    """All steps that are left of the turn, chosen at once."""
    return whole_turn(QUICK, seen, stream)


def in_time(
    bot: Bot,
    seen: Seen,
    stream: Stream,
    budget: Budget = UNLIMITED,
    now: Callable[[], float] = time.monotonic,
) -> tuple[Any, ...]:
    """All steps that are left of the turn; the seconds of the budget are for all its answers together."""
    if budget.seconds is None:
        return whole_turn(bot, seen, stream, budget)
    end = now() + budget.seconds
    while seen.moves:
        left = end - now()
        if left <= 0:
            return quickly(seen, stream)
        for move in answered(bot, seen, stream, budget._replace(seconds=SHARE * left)):
            seen = seen.then(move)
    return seen.steps
