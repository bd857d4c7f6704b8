"""Figures for Prometheus; none of them tells anything about a single match."""

import time
from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

BUCKETS = (0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.seconds = Histogram(
            "metroscribe_part_seconds",
            "What a command costs, by part",
            ["part"],
            registry=self.registry,
            buckets=BUCKETS,
        )
        self.commands = Counter(
            "metroscribe_commands", "Commands by kind and answer", ["kind", "answer"], registry=self.registry
        )
        self.sockets = Gauge("metroscribe_sockets", "Open sockets", registry=self.registry)
        self.live = Gauge("metroscribe_live_matches", "Matches in memory", registry=self.registry)
        self.late_bots = Counter(
            "metroscribe_late_bots", "Turns that bots did not finish in time", registry=self.registry
        )

        self._children: dict[str, Histogram] = {}
        self._answers: dict[tuple[str, str], Counter] = {}

    def part(self, name: str) -> "Timed":
        """What this thread works in the block."""
        return Timed(self._child(name), time.thread_time)

    def wait(self, name: str) -> "Timed":
        """How long the block takes."""
        return Timed(self._child(name), time.perf_counter)

    def answered(self, kind: str, answer: str) -> None:
        if (kind, answer) not in self._answers:
            self._answers[kind, answer] = self.commands.labels(kind, answer)
        self._answers[kind, answer].inc()

    def _child(self, name: str) -> Histogram:
        if name not in self._children:
            self._children[name] = self.seconds.labels(name)
        return self._children[name]


class Timed:
    __slots__ = ("_clock", "_histogram", "_started")

    def __init__(self, histogram: Histogram, clock: Callable[[], float]) -> None:
        self._histogram, self._clock = histogram, clock

    def __enter__(self) -> None:
        self._started = self._clock()

    def __exit__(self, *_: object) -> None:
        self._histogram.observe(self._clock() - self._started)


METRICS = Metrics()
