"""Figures for Prometheus: as they are now, and on a port of their own where the host wants one."""

import asyncio
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Metric, generate_latest, start_http_server

from metroscribe.core.errors import MetroscribeError
from metroscribe.server.host.strength import warmth
from metroscribe.server.host.tables import Host
from metroscribe.server.metrics import METRICS

EVERY = 0.5
"""Seconds from one look at the event loop to the next."""


class Figures(CollectorRegistry):
    """Those that the server keeps, and those that are looked up when somebody asks."""

    def __init__(self, host: Host) -> None:
        super().__init__()
        self._host = host

    def collect(self) -> Iterator[Metric]:
        METRICS.sessions.set(len(self._host.sessions))
        METRICS.warmed(warmth())
        yield from METRICS.registry.collect()

    def text(self) -> bytes:
        return generate_latest(self)


def listen(host: Host) -> str:
    """Serve them apart, in threads of their own until the process ends; the address, or nothing."""
    config = host.config
    if config.metrics_port is None:
        return ""
    try:
        server, _ = start_http_server(config.metrics_port, config.metrics_host, Figures(host))
    except OSError as error:
        reason, port = error.strerror or str(error), str(config.metrics_port)
        raise MetroscribeError("error-port", host=config.metrics_host, port=port, reason=reason) from error
    return f"{config.metrics_host}:{server.server_port}"


async def watch_loop() -> None:
    """Measure by how much the event loop is late for what is due."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        METRICS.lag.observe(max(0.0, loop.time() - due))
