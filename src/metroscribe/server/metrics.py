"""Figures for Prometheus; none of them tells anything about a single match."""

import time
from collections.abc import Iterator
from typing import get_args

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    PlatformCollector,
    ProcessCollector,
)
from prometheus_client.core import SummaryMetricFamily
from prometheus_client.registry import Collector

from metroscribe import __version__
from metroscribe.server.wire.answers import Warmth
from metroscribe.server.wire.messages import StoreCause

PREFIX = "metroscribe_"
BUCKETS = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0)
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
OTHER = "other"
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
    """CPU time of commands by part. One thread owns each part: the writer `store`, the loop the others."""

    def __init__(self) -> None:
        self.decide, self.store, self.view, self.send = (Part() for _ in range(4))

    def collect(self) -> Iterator[SummaryMetricFamily]:
        found = SummaryMetricFamily(
            "metroscribe_part_seconds", "CPU time of commands by part", labels=["part"]
        )
        for name, part in vars(self).items():
            found.add_metric([name], part.number, part.seconds)
        yield found


class Metrics:
    def __init__(self) -> None:
        self.registry, self.parts = CollectorRegistry(), Parts()
        self.registry.register(self.parts)
        self._of_store()
        self._of_process()
        self.commands = self._counter("commands", "Commands by kind and answer", "kind", "answer")
        self.sockets = self._gauge("sockets", "Open sockets")
        self.sessions = self._gauge("live_matches", "Matches in memory")
        self.opened = self._counter("tables_opened", "Opened tables, including rematches")
        self.busy = self._counter("busy", "Commands refused because of overload")
        self.late_bots = self._counter("late_bots", "Bot turns that were not finished in time")
        self.bot_queue = self._gauge("bot_queue", "Bot turns that wait for a thread")
        self.kernels = self._gauge(
            "kernels", "State of the compiled search code: 1 for the current state, 0 for the others", "state"
        )
        self.refused = self._counter("refused", "Refused requests and sockets by cause", "cause")
        self.requests = self._counter(
            "requests", "Requests by method and status of the response", "method", "status"
        )
        self._requests: dict[tuple[str, int], Counter] = {}
        self._answers: dict[tuple[str, str], Counter] = {}
        self._refused: dict[str, Counter] = {}

    def _of_store(self) -> None:
        self.durable = self._histogram("durable_seconds", "Seconds that a command waits for the disk")
        self.store_ok = self._gauge("store_ok", "1 while the store works, 0 during a fault")
        self.store_errors = self._counter("store_errors", "Failed operations of the store by cause", "cause")
        for cause in get_args(StoreCause):
            self.store_errors.labels(cause)
        self.damaged = self._gauge("damaged_matches", "Requested matches that cannot be read")
        self.clock_offset = self._gauge(
            "clock_offset_seconds", "Seconds by which the wall clock is ahead of the steady clock"
        )
        self.deleted = self._counter("deleted_matches", "Matches deleted because of their age")
        self.backups = self._counter("backups", "Scheduled backups by outcome", "outcome")
        self.backup_at = Gauge(
            f"{PREFIX}backup_last_success_timestamp_seconds",
            "Time of the last whole backup; 0: never. Only with scheduled backups",
            registry=None,
        )
        self._makes_backups = False

    def _of_process(self) -> None:
        self.lag = self._histogram("loop_lag_seconds", "Delay of the event loop, sampled twice a second")
        self.build = Info("metroscribe_build", "Version of the server", registry=self.registry)
        self.build.info({"version": __version__})
        self.process = ProcessCollector(registry=self.registry)
        self.platform = PlatformCollector(registry=self.registry)

    def _counter(self, name: str, what: str, *labels: str) -> Counter:
        return Counter(PREFIX + name, what, labels, registry=self.registry)

    def _gauge(self, name: str, what: str, *labels: str) -> Gauge:
        return Gauge(PREFIX + name, what, labels, registry=self.registry)

    def _histogram(self, name: str, what: str) -> Histogram:
        return Histogram(PREFIX + name, what, registry=self.registry, buckets=BUCKETS)

    def warmed(self, state: Warmth) -> None:
        for each in get_args(Warmth):
            self.kernels.labels(each).set(each == state)

    def backed_up(self, at: float) -> None:
        """When a whole backup was last made; told only where the server makes them."""
        if not self._makes_backups:
            self._makes_backups = True
            self.registry.register(self.backup_at)
            for outcome in ("whole", "damaged", "failed"):
                self.backups.labels(outcome)
        self.backup_at.set(at)

    def answered(self, kind: str, answer: str) -> None:
        if (kind, answer) not in self._answers:
            self._answers[kind, answer] = self.commands.labels(kind, answer)
        self._answers[kind, answer].inc()

    def requested(self, method: str, status: int) -> None:
        """A method that nobody knows has no name here: anybody could make up many."""
        known = method if method in METHODS else OTHER
        if (known, status) not in self._requests:
            self._requests[known, status] = self.requests.labels(known, str(status))
        self._requests[known, status].inc()

    def refused_for(self, cause: str) -> None:
        if cause not in self._refused:
            self._refused[cause] = self.refused.labels(cause)
        self._refused[cause].inc()


METRICS = Metrics()
