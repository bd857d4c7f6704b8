"""The life of a server process, as its log, systemd and the people at its tables learn of it."""

import asyncio
import os
import time
from contextlib import suppress
from types import TracebackType
from typing import Any

import structlog
from starlette.types import ASGIApp

from metroscribe.core.errors import MetroscribeError
from metroscribe.server.ending import Ending
from metroscribe.server.notify import Notifier
from metroscribe.server.store.contract import Store
from metroscribe.server.web.farewell import Farewell, farewell
from metroscribe.server.web.figures import watch_loop

log = structlog.get_logger()
COUNTING = 1.0
OPENING = 600
"""Seconds in which a store is open, also one that is rewritten for a new version."""


class Life:
    def __init__(self) -> None:
        self._ending, self._systemd = Ending(), Notifier(os.environ)
        self._began = time.monotonic()
        self._tasks: list[asyncio.Task[None]] = []
        self._told = Farewell(0, True)

    def begin(self) -> None:
        """The event loop runs, and is watched."""
        create = asyncio.get_running_loop().create_task
        self._tasks = [create(watch_loop()), create(self._systemd.stay_alive())]

    def ready(self, address: str, store: Store) -> None:
        """It answers from now on."""
        self._systemd.tell(READY="1", STATUS=f"Answers at {address}")
        seconds = round(time.monotonic() - self._began, 3)
        self._tasks.append(asyncio.get_running_loop().create_task(self._say_ready(seconds, store)))

    async def _say_ready(self, seconds: float, store: Store) -> None:
        """With how many matches there are, if the store says it soon."""
        matches = None
        with suppress(TimeoutError, MetroscribeError):
            async with asyncio.timeout(COUNTING):
                matches = await store.count()
        log.info("server answers", seconds=seconds, matches=matches)

    def stop(self, reason: str) -> None:
        """A signal asks for the end."""
        self._ending.begin(reason)

    async def farewell(self, app: ASGIApp) -> None:
        if self._ending.reason:
            log.info("server stops", reason=self._ending.reason)
        self._systemd.tell(STOPPING="1", STATUS="Tells everybody that it restarts")
        state: Any = getattr(app, "state", None)
        if hasattr(state, "sockets"):
            self._told = await farewell(state.host, state.sockets)

    def end(self) -> None:
        """The event loop is about to end."""
        for task in self._tasks:
            task.cancel()

    def __enter__(self) -> None:
        self._ending.watch()
        self._systemd.tell(STATUS="Opens its store", EXTEND_TIMEOUT_USEC=str(OPENING * 10**6))

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        ending = self._ending
        if ending.reason:
            served, told = round(time.monotonic() - self._began, 3), self._told._asdict()
            log.info("server stopped", reason=ending.reason, seconds=ending.seconds, served=served, **told)
