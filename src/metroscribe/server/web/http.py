"""HTTP protocol for uvicorn whose connections take places, and are given up when they are slow."""

import asyncio
from collections.abc import Callable
from functools import cache, partial
from typing import Any, cast

from uvicorn import Config
from uvicorn.config import HTTP_PROTOCOLS
from uvicorn.importer import import_from_string
from uvicorn.server import ServerState

from metroscribe.core.text import Text
from metroscribe.server.metrics import METRICS
from metroscribe.server.web.connections import KEY, Connections, Place
from metroscribe.server.web.socket import sentence
from metroscribe.server.web.stall import Stall
from metroscribe.server.wire.answers import Problem
from metroscribe.server.wire.messages import encode

NO_ROOM = Text("error-no-room")
LATER = 60
"""Seconds after which there may be room."""


class HttpProtocol(asyncio.Protocol):
    """In front of uvicorn's own protocol, which parses and answers once the gate has let the connection in.

    It puts the place of its connection into the `state` of each scope, where the application says that it has
    begun with a request: before, the head of it must come within `seconds`.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        connections: Connections,
        seconds: float,
    ) -> None:
        self._connections, self._seconds = connections, seconds
        self._state, self._loop = {**app_state}, _loop or asyncio.get_running_loop()
        self._make = partial(stock_protocol(), config, server_state, self._state)
        self._stock: asyncio.Protocol | None = None
        """Uvicorn's own, from when the connection was let in."""
        self._first = b""
        """What came before that."""
        self._place: Place | None = None
        self._busy = False
        self._head: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._stall = Stall(self._transport, self._seconds)
        self._place = self._connections.of_peer(transport.get_extra_info("peername"))
        if self._place is None:
            METRICS.refused_for(NO_ROOM.key)
            self._transport.write(full())
            self._transport.close()
            return
        self._state[KEY] = self._place
        self._place.begun, self._place.ended = self._begun, self._ended
        self._expect_head()

    def data_received(self, data: bytes) -> None:
        if self._place is None:
            return
        if self._stock is None:
            self._first = data
            self._transport.pause_reading()
            self._connections.gate.enter(self._place.address, self._let_in)
            return
        if not self._busy and self._head is None:
            self._expect_head()
        self._stock.data_received(data)

    def _let_in(self) -> None:
        if self._place is None or self._place.left or self._transport.is_closing():
            return
        self._stock, first, self._first = self._make(), self._first, b""
        self._stock.connection_made(self._transport)
        self._transport.resume_reading()
        self._stock.data_received(first)

    def pause_writing(self) -> None:
        if self._stock is not None:
            self._stock.pause_writing()
        self._stall.watch()

    def resume_writing(self) -> None:
        self._stall.over()
        if self._stock is not None:
            self._stock.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._head_came()
        self._stall.over()
        if self._place is not None:
            self._place.leave()
        if self._stock is not None:
            self._stock.connection_lost(exc)

    def _expect_head(self) -> None:
        self._head = self._loop.call_later(self._seconds, self._transport.abort)

    def _head_came(self) -> None:
        if self._head is not None:
            self._head.cancel()
            self._head = None

    def _begun(self) -> None:
        self._busy = True
        self._head_came()

    def _ended(self) -> None:
        self._busy = False


@cache
def stock_protocol() -> Callable[..., asyncio.Protocol]:
    """The HTTP protocol that uvicorn brings."""
    return cast(Callable[..., asyncio.Protocol], import_from_string(HTTP_PROTOCOLS["h11"]))


@cache
def full() -> bytes:
    """The answer where there is no room. Nothing was read before it, not even in which language to say it."""
    body = encode(Problem(sentence(NO_ROOM, "en")))
    head = f"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\nretry-after: {LATER}\r\n"
    return f"{head}connection: close\r\ncontent-length: {len(body)}\r\n\r\n".encode() + body
