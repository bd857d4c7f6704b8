"""A bad network between phones and server: connections break, answers are lost, everything comes late."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from metroscribe.core.rng import Stream

CHUNK = 1 << 16
LATE = 0.02
"""The longest delay of a piece of data, in seconds."""


class Proxy:
    """`breaks` of a thousand pieces of data are the last of their connection; `late` of a thousand wait."""

    def __init__(self, target: int, seed: str, breaks: int = 0, late: int = 0) -> None:
        self.target, self.breaks, self.late = target, breaks, late
        self.port = 0
        self.broken = 0
        self._stream = Stream(seed, "proxy")
        self._open: set[asyncio.StreamWriter] = set()
        self._busy: set[asyncio.Task[None]] = set()

    def cut_all(self) -> None:
        """As if everybody walked out of reach at once."""
        for writer in self._open:
            writer.transport.abort()

    def accept(self, phone: asyncio.StreamReader, to_phone: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._connect(phone, to_phone))
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)

    async def close(self) -> None:
        for task in self._busy:
            task.cancel()
        await asyncio.gather(*self._busy, return_exceptions=True)

    async def _connect(self, phone: asyncio.StreamReader, to_phone: asyncio.StreamWriter) -> None:
        ends = {to_phone}
        try:
            server, to_server = await asyncio.open_connection("127.0.0.1", self.target)
            ends.add(to_server)
            self._open |= ends
            await self._both_ways((phone, to_server), (server, to_phone))
        except OSError:
            pass
        finally:
            self._open -= ends
            for writer in ends:
                writer.transport.abort()

    async def _both_ways(self, *ways: tuple[asyncio.StreamReader, asyncio.StreamWriter]) -> None:
        tasks = [asyncio.create_task(self._carry(source, target)) for source, target in ways]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        """Until one side ends, or the way breaks: then what the other side still sends is lost."""
        try:
            while data := await source.read(CHUNK):
                chance = self._stream.below(1000)
                if chance < self.breaks:
                    self.broken += 1
                    await asyncio.sleep(LATE * self._stream.below(100) / 100)
                    return
                if chance >= 1000 - self.late:
                    await asyncio.sleep(LATE * self._stream.below(100) / 100)
                target.write(data)
                await target.drain()
        except OSError:
            return


@asynccontextmanager
async def bad_network(target: int, seed: str, breaks: int, late: int) -> AsyncIterator[Proxy]:
    proxy = Proxy(target, seed, breaks, late)
    server = await asyncio.start_server(proxy.accept, "127.0.0.1", 0)
    proxy.port = server.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        server.close()
        await proxy.close()
