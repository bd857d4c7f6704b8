"""The time that a host goes by. A test has a clock of its own, and an event loop that does not wait."""

import time
from collections.abc import Callable
from typing import Protocol

import structlog

from metroscribe.server.metrics import METRICS

log = structlog.get_logger()
SLEW = 500e-6
"""Seconds in a second by which the steady time follows the wall clock, as the system's `adjtime` does."""
ALIKE = 0.001
"""Seconds between the two that are no difference."""
JUMP = 1.0
"""Seconds from which on a difference is no drift: somebody has set the wall clock, or the machine slept."""
AT_ONCE = 0.1
"""Seconds within which both clocks are read; else they are read again."""


class Clock(Protocol):
    """What every deadline and every age is decided by."""

    def now(self) -> float:
        """Seconds since 1970, as events and deadlines have them. It only passes: nobody sets it."""
        ...

    def monotonic(self) -> float:
        """Seconds since some moment: how long something takes, or may take."""
        ...

    def ahead(self) -> float:
        """Seconds by which the wall clock, which somebody may set, is ahead of `now`."""
        ...


class SteadyClock:
    """The wall clock's time when it is made; then it goes with the monotonic clock.

    It drifts with the wall clock, slowly, and leaves out every jump of it. The next process begins with what
    the wall clock says then.
    """

    def __init__(
        self, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        self._wall, self.monotonic = wall, monotonic
        self._last = self._both()
        """When it was looked at, by the monotonic clock, and the steady time then."""
        self._jumped = 0.0
        """The sum of all jumps."""

    def now(self) -> float:
        return self._look()[1]

    def ahead(self) -> float:
        wall, now = self._look()
        return wall - now

    def _look(self) -> tuple[float, float]:
        """What the wall clock says, and the steady time."""
        read, wall = self._both()
        last, now = self._last
        passed = read - last
        now += passed
        gap = wall - self._jumped - now
        if abs(gap) > JUMP:
            self._jumped += gap
        elif abs(gap) > ALIKE:
            most = SLEW * max(0.0, passed)
            now += min(most, max(-most, gap))
        self._last = read, now
        return wall, now

    def _both(self) -> tuple[float, float]:
        """The monotonic and the wall clock at one moment, also where the process was held up in between."""
        while True:
            read, wall = self.monotonic(), self._wall()
            if self.monotonic() - read < AT_ONCE:
                return read, wall


class Steadiness:
    """Since when the wall clock has gone with the steady time; each jump is logged once."""

    def __init__(self, clock: Clock) -> None:
        self._clock, self._ahead, self._since = clock, clock.ahead(), clock.monotonic()

    def look(self) -> None:
        """To be called now and then."""
        ahead = self._clock.ahead()
        METRICS.clock_offset.set(ahead)
        if abs(ahead - self._ahead) > JUMP:
            log.warning("wall clock has jumped", seconds=round(ahead - self._ahead, 3), ahead=round(ahead, 3))
            self._ahead, self._since = ahead, self._clock.monotonic()

    @property
    def seconds(self) -> float:
        """Without a jump."""
        self.look()
        return self._clock.monotonic() - self._since
