"""What takes long is made beside the event loop: little at once, the rest in line, fair to all who ask."""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeVar

from metroscribe.core.errors import MetroscribeError
from metroscribe.server.config import Config

T = TypeVar("T")
LATER = 2
"""Seconds after which it is worth asking again."""
OWN = ""
"""Stands for an address where the server itself wants something: it is never refused."""


class Busy(MetroscribeError):
    """Too much waits already."""

    def __init__(self) -> None:
        super().__init__("error-busy", seconds=LATER)


class Makers(Protocol):
    def begin(self, work: Callable[[], T], address: str = OWN) -> "asyncio.Future[T]":
        """What comes of the work, for somebody at this address; `Busy` at once if the line is too long."""
        ...

    async def stop(self) -> None:
        """Nothing is made any more."""
        ...


class _Work(NamedTuple):
    make: Callable[[], Any]
    done: "asyncio.Future[Any]"


class Line:
    """A few threads, and before them a line for each address. The lines take turns, so whoever asks for much
    waits for themselves."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._threads = ThreadPoolExecutor(config.makers, thread_name_prefix="maker")
        self._lines: dict[str, deque[_Work]] = {}
        """By address, in the order in which it is their turn."""
        self._at_work, self._waiting = 0, 0

    def begin(self, work: Callable[[], T], address: str = OWN) -> "asyncio.Future[T]":
        line = self._lines.get(address, ())
        most, in_all = self._config.waiting_per_address, self._config.waiting_in_all
        if address != OWN and (len(line) >= most or self._waiting >= in_all):
            raise Busy()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(address, deque()).append(_Work(work, done))
        self._waiting += 1
        self._go_on()
        return done

    def _go_on(self) -> None:
        while self._lines and self._at_work < self._config.makers:
            work = self._next()
            if work.done.done():
                continue
            self._at_work += 1
            making = asyncio.get_running_loop().run_in_executor(self._threads, work.make)
            making.add_done_callback(partial(self._made, work.done))

    def _next(self) -> _Work:
        """Whoever is served goes to the end, behind all others; what the server itself wants comes first."""
        address = OWN if OWN in self._lines else next(iter(self._lines))
        line = self._lines.pop(address)
        work = line.popleft()
        if line:
            self._lines[address] = line
        self._waiting -= 1
        return work

    def _made(self, done: "asyncio.Future[Any]", making: "asyncio.Future[Any]") -> None:
        self._at_work -= 1
        if making.cancelled():
            done.cancel()
        elif (error := making.exception()) is not None:
            if not done.done():
                done.set_exception(error)
        elif not done.done():
            done.set_result(making.result())
        self._go_on()

    async def stop(self) -> None:
        """Who waits in line is sent away; what is being made is finished."""
        for line in self._lines.values():
            for work in line:
                if not work.done.done():
                    work.done.set_exception(Busy())
        self._lines.clear()
        self._waiting = 0
        await asyncio.to_thread(self._threads.shutdown)
