"""Overload: commands are refused early instead of waiting for each other.

One turn of the event loop does everything that is ready. The longer it takes, the longer everybody waits, so
its length is measured while commands come, with what waits for turns of its own. While one turn after the
other is longer than its target, a smaller and smaller share of the commands is taken; one long turn alone
changes nothing. Whoever is refused comes again after some seconds, and nothing was decided meanwhile.
"""

import asyncio
from collections.abc import Callable
from math import ceil

from metroscribe.server.host.clock import Clock

MOMENT = 0.1
"""Seconds from one change of the share to the next, and in which one turn follows the other."""
TURNS = 3
"""So many long ones, one after the other, say that there is too much to do."""
OWN = 4
"""Turns that a command itself takes."""
LESS, MORE = 0.6, 0.05
LEAST = 0.02
LONGEST = 10
"""Seconds after which whoever was refused comes again, at the most."""


class Load:
    def __init__(self, target: float, clock: Clock, backlog: Callable[[], int] = lambda: 0) -> None:
        """`target`: seconds that a turn may take; `backlog`: how much waits for turns of its own."""
        self._target, self._clock, self._backlog = target, clock, backlog
        self.share = 1.0
        """Of the commands that are taken."""
        self.refused = 0
        self._long = 0
        """How many of the last turns were, one after the other."""
        self._ended = self._changed = clock.monotonic()
        self._credit, self._measuring = 0.0, False

    def take(self) -> int:
        """0 if a command is taken; otherwise after how many seconds it may come again."""
        self._measure()
        if self.share >= 1:
            return 0
        self._credit += self.share
        if self._credit >= 1:
            self._credit -= 1
            return 0
        self.refused += 1
        return min(LONGEST, ceil(1 / self.share))

    def _measure(self) -> None:
        if not self._measuring:
            self._measuring = True
            asyncio.get_running_loop().call_soon(self._measured, self._clock.monotonic())

    def _measured(self, began: float) -> None:
        self._measuring, now = False, self._clock.monotonic()
        follows, self._ended = began - self._ended < MOMENT, now
        wait = (now - began) * (OWN + self._backlog())
        self._long = 0 if wait <= OWN * self._target else self._long + 1 if follows else 1
        if moments := int((now - self._changed) / MOMENT):
            self._changed = now
            self._settle(moments)

    def _settle(self, moments: int) -> None:
        """Take less while turns are too long, and more for every moment in which they were not."""
        if self._long >= TURNS:
            self.share = max(LEAST, self.share * LESS)
        elif not self._long:
            self.share = min(1.0, self.share + MORE * moments)
