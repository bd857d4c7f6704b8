"""A bot's turn in time: how long it may think, and when it says that it is ready."""

from collections.abc import Callable

from metroscribe.core.rng import Stream
from metroscribe.server.match.events import Pace

SOONEST, LATEST = 0.7, 1.8
"""Seconds after which a bot is ready that plays at the pace of a person."""
ENDING = 0.1
"""The share of a turn's time that is kept for storing and telling it."""
FINE = 1_000_000


class Watch:
    """Runs from the moment at which the turn waits for the bot."""

    def __init__(self, pace: Pace, seconds: float, chance: Stream, now: Callable[[], float]) -> None:
        """`seconds` are those of the whole turn."""
        self._now, began = now, now()
        self._end = began + (1 - ENDING) * seconds
        self._ready = min(began + moment(chance), self._end) if pace == "person" else began

    @property
    def left(self) -> float:
        """Seconds in which the bot may still think."""
        return max(0.0, self._end - self._now())

    @property
    def rest(self) -> float:
        """Seconds until it says that it is ready, having thought."""
        return max(0.0, self._ready - self._now())


def moment(chance: Stream) -> float:
    """After how many seconds a person might be ready: rarely at once, rarely at the last."""
    share = (chance.below(FINE) + chance.below(FINE)) / (2 * FINE)
    return SOONEST + share * (LATEST - SOONEST)
