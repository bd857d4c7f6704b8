"""A time that only passes when somebody says so, and the two clocks of a machine."""

from dataclasses import dataclass, field

from metroscribe.server.host.clock import SteadyClock

BEGAN = 1_700_000_000.0


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


@dataclass
class Machine:
    """Its two clocks, moved by hand."""

    passed: float = 0.0
    offset: float = 0.0
    held_up: list[float] = field(default_factory=list)
    """Seconds that pass between two readings."""

    def wall(self) -> float:
        self.passed += self.held_up.pop() if self.held_up else 0.0
        return BEGAN + self.passed + self.offset

    def monotonic(self) -> float:
        return self.passed

    @property
    def clock(self) -> SteadyClock:
        return SteadyClock(self.wall, self.monotonic)
