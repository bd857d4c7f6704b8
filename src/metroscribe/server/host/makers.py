"""What takes long is made beside the event loop: little at once, the rest in line, fair to all who ask."""

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeVar

from metroscribe.core.errors import MetroscribeError
from metroscribe.server.config import Config
from metroscribe.server.host.line import Line, Place
from metroscribe.server.host.threads import quiet_threads

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
    address: str


class Workshop:
    """A few threads, and before them a line in which addresses take turns: whoever asks for much waits for
    themselves. What the server itself wants comes first."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._threads = quiet_threads(config.makers, "maker")
        self._own, self._line = deque[_Work](), Line[_Work]()
        self._waiting = Counter[str]()
        """Works in the line, by address."""
        self._at_work = 0

    def begin(self, work: Callable[[], T], address: str = OWN) -> "asyncio.Future[T]":
        most, in_all = self._config.waiting_per_address, self._config.waiting_in_all
        if address != OWN and (self._waiting[address] >= most or self._waiting.total() >= in_all):
            raise Busy
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        wanted = _Work(work, done, address)
        if address == OWN:
            self._own.append(wanted)
        else:
            self._line.add(Place(address, ""), wanted)
            self._waiting[address] += 1
        self._go_on()
        return done

    def _go_on(self) -> None:
        while self._at_work < self._config.makers and (work := self._next()) is not None:
            if work.done.done():
                continue
            self._at_work += 1
            making = asyncio.get_running_loop().run_in_executor(self._threads, work.make)
            making.add_done_callback(partial(self._made, work.done))

    def _next(self) -> "_Work | None":
        if self._own:
            return self._own.popleft()
        if (work := self._line.next()) is not None:
            self._waiting -= Counter([work.address])
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
        while (work := self._next()) is not None:
            if not work.done.done():
                work.done.set_exception(Busy())
        await asyncio.to_thread(self._threads.shutdown)
