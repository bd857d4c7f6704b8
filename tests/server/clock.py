"""A time that only passes when somebody says so."""

from dataclasses import dataclass


@dataclass
class HandClock:
    time: float = 1000.0

    def now(self) -> float:
        return self.time

    def monotonic(self) -> float:
        return self.time
