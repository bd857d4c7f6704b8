"""Figures for Prometheus; none of them tells anything about a single match."""

import time
from collections.abc import Iterator
from typing import get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import SummaryMetricFamily
from prometheus_client.registry import Collector

from metroscribe.server.wire.answers import Warmth

BUCKETS = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0)
SAMPLED = 8
"""One of so many pieces of work is measured, and stands for all of them: to ask for the time takes time."""


class Part:
    """The work of one thread, every time that this is entered: counted without a lock."""

    __slots__ = ("_started", "number", "seconds")

    def __init__(self) -> None:
        self.seconds, self.number = 0.0, 0

    def __enter__(self) -> None:
        self.number += 1
        self._started = 0.0 if self.number % SAMPLED else time.thread_time()

    def __exit__(self, *_: object) -> None:
        if self._started:
            self.seconds += SAMPLED * (time.thread_time() - self._started)


class Parts(Collector):
    """What commands cost. Each part belongs to one thread: `store` to the writer, the others to the loop."""

    def __init__(self) -> None:
        self.decide, self.store, self.view, self.send = (Part() for _ in range(4))

    def collect(self) -> Iterator[SummaryMetricFamily]:
        found = SummaryMetricFamily("metroscribe_part_seconds", "What commands cost", labels=["part"])
        for name, part in vars(self).items():
            found.add_metric([name], part.number, part.seconds)
        yield found


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.parts = Parts()
        self.registry.register(self.parts)
        self.durable = Histogram(
            "metroscribe_durable_seconds",
            "How long a command waits for the disk",
            registry=self.registry,
            buckets=BUCKETS,
        )
        self.commands = Counter(
            "metroscribe_commands", "Commands by kind and answer", ["kind", "answer"], registry=self.registry
        )
        self.sockets = Gauge("metroscribe_sockets", "Open sockets", registry=self.registry)
        self.sessions = Gauge("metroscribe_live_matches", "Matches in memory", registry=self.registry)
        self.busy = Counter(
            "metroscribe_busy", "Commands refused since there were too many", registry=self.registry
        )
        self.clock_offset = Gauge(
            "metroscribe_clock_offset_seconds",
            "By how much the wall clock is ahead of the steady time",
            registry=self.registry,
        )
        self.deleted = Counter(
            "metroscribe_deleted_matches", "Matches deleted for their age", registry=self.registry
        )
        self.late_bots = Counter(
            "metroscribe_late_bots", "Turns that bots did not finish in time", registry=self.registry
        )
        self.kernels = Gauge(
            "metroscribe_kernels",
            "Whether the code that bots search with is in this state",
            ["state"],
            registry=self.registry,
        )
        self.refused = Counter(
            "metroscribe_refused",
            "Requests and sockets that were refused, by cause",
            ["cause"],
            registry=self.registry,
        )
        self._answers: dict[tuple[str, str], Counter] = {}
        self._refused: dict[str, Counter] = {}

    def warmed(self, state: Warmth) -> None:
        for each in get_args(Warmth):
            self.kernels.labels(each).set(each == state)

    def answered(self, kind: str, answer: str) -> None:
        if (kind, answer) not in self._answers:
            self._answers[kind, answer] = self.commands.labels(kind, answer)
        self._answers[kind, answer].inc()

    def refused_for(self, cause: str) -> None:
        if cause not in self._refused:
            self._refused[cause] = self.refused.labels(cause)
        self._refused[cause].inc()


METRICS = Metrics()
