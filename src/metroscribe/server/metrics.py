"""Figures for Prometheus; none of them tells anything about a single match."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

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

    @contextmanager
    def part(self, name: str) -> Iterator[None]:
        started = time.perf_counter()
        try:
            yield
        finally:
            self.seconds.labels(name).observe(time.perf_counter() - started)


METRICS = Metrics()
