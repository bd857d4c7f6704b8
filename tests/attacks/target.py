"""The server under attack, and the ways to it: connections, requests and sockets from many addresses."""

import asyncio
import contextlib
import json
import os
import re
import socket
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import cycle

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

GAME = "next-station/london"
ADDRESSES = 60
CREATED = 201
LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)


@dataclass
class Target:
    port: int
    seconds: float
    scale: float = 1.0
    """How many of the attackers come."""
    met: Counter[str] = field(default_factory=Counter)
    """What came of it."""

    def __post_init__(self) -> None:
        self._until = time.monotonic() + self.seconds
        self._addresses = cycle(f"127.1.{number}.1" for number in range(ADDRESSES))

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self._until

    def address(self) -> str:
        """One after the other of sixty."""
        return next(self._addresses)

    async def stream(self, address: str = "") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        own = (address or self.address(), 0)
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=own)

    async def browser(self, address: str = "") -> "Browser":
        reader, writer = await self.stream(address)
        return Browser(reader, writer)

    async def socket(self, code: str, token: str | None, address: str = "") -> ClientConnection:
        way = socket.socket()
        way.setblocking(False)
        way.bind((address or self.address(), 0))
        await asyncio.get_running_loop().sock_connect(way, ("127.0.0.1", self.port))
        found = await connect(
            f"ws://127.0.0.1:{self.port}/api/socket", sock=way, proxy=None, ping_interval=None
        )
        await found.send(json.dumps({"do": "hello", "code": code, "token": token}))
        return found

    async def open(self, address: str, token: str, **settings: object) -> str:
        """The code of a table of the attacker's own."""
        asked = {"id": os.urandom(8).hex(), "token": token, "game": GAME, "door": "code", **settings}
        async with await self.browser(address) as browser:
            status, body = await browser.ask("POST", "/api/tables", json.dumps(asked))
        self.met[str(status)] += 1
        return str(json.loads(body)["table"]["code"]) if status == CREATED else ""


@dataclass
class Browser:
    """One connection, over which one request follows the other."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def __aenter__(self) -> "Browser":
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.transport.abort()

    async def ask(self, method: str, path: str, body: str = "") -> tuple[int, bytes]:
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n"
        self.writer.write(f"{head}Content-Type: application/json\r\n\r\n{body}".encode())
        answer = await self.reader.readuntil(b"\r\n\r\n")
        size = LENGTH.search(answer)
        assert size is not None
        return int(answer[9:12]), await self.reader.readexactly(int(size[1]))


async def many(target: Target, number: int, work: Callable[[int], Awaitable[None]]) -> None:
    """So many at once, each again and again until the time is over, however it ends."""

    async def again(own: int) -> None:
        while target.goes_on:
            try:
                await work(own)
            except (OSError, WebSocketException, TimeoutError, EOFError) as error:
                target.met[type(error).__name__] += 1
                await asyncio.sleep(0.2)

    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(target.seconds):
            await asyncio.gather(*(again(own) for own in range(max(1, int(number * target.scale)))))
