"""A time that only passes when somebody says so."""

from dataclasses import dataclass


@dataclass
class HandClock:
    time: float = 1000.0
    offset: float = 0.0
    """Seconds by which somebody has set the wall clock."""

    def now(self) -> float:
        return self.time

    def monotonic(self) -> float:
        return self.time

    def ahead(self) -> float:
        return self.offset
