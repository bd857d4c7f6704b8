"""Sockets of uvicorn that also send a text as it is: packed here, past all that only other messages need.

A table tells every step to all its sockets, so a frame passes here more often than anything else happens.
"""

import struct
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

EXTENSION = "metroscribe.text"
TEXT = 0x81
"""The first byte of a text that is in one frame."""
SHORT, LONG = 126, 1 << 16
"""From so many bytes on the length is written in two bytes, or in eight (RFC 6455, 5.2)."""


class Sender(NamedTuple):
    """Sends texts to an accepted socket."""

    now: Callable[[bytes], bool]
    """At once; false if it cannot be sent (yet)."""
    soon: Callable[[bytes], Awaitable[None]]
    """Waits while the other side takes nothing."""


class Sockets(WebSocketsSansIOProtocol):
    heard = 0.0
    """When something came in last, by the clock of the loop."""

    async def run_asgi(self) -> None:
        extensions = self.scope["extensions"]
        assert extensions is not None
        extensions[EXTENSION] = {"send": Sender(self.send_now, self.send_soon)}
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        self.heard = self.loop.time()
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Whoever was heard lately need not be asked whether they are still there."""
        assert self.ping_interval is not None
        due = self.heard + self.ping_interval
        if self.loop.time() < due:
            self.ping_timer = self.loop.call_at(due, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def send_now(self, text: bytes) -> bool:
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:
            return False
        if not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(packed(text))
        return True

    async def send_soon(self, text: bytes) -> None:
        while not self.send_now(text):
            if self.writable.is_set():
                raise ClientDisconnected
            await self.writable.wait()


def packed(text: bytes) -> bytes:
    """The frame of a text; a server does not mask."""
    size = len(text)
    if size < SHORT:
        return struct.pack("!BB", TEXT, size) + text
    if size < LONG:
        return struct.pack("!BBH", TEXT, SHORT, size) + text
    return struct.pack("!BBQ", TEXT, SHORT + 1, size) + text


def sender_of(socket: WebSocket) -> Sender:
    send: Sender = socket.scope["extensions"][EXTENSION]["send"]
    return send
