"""The time that a host goes by. A test has a clock of its own, and an event loop that does not wait."""

import time
from typing import Protocol


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since 1970, as events and deadlines have them; somebody may set it."""
        ...

    def monotonic(self) -> float:
        """Seconds that only pass: how long something takes, or may take."""
        ...


class SystemClock:
    """That of the machine."""

    def now(self) -> float:
        return time.time()

    def monotonic(self) -> float:
        return time.monotonic()
