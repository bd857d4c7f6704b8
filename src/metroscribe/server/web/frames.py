"""Sockets of uvicorn that send and read a text as it is, past all that only other messages need.

A table tells every step to all its sockets, so a frame passes here more often than anything else happens.
What is not the usual, one whole text at a time, is left to the library.
"""

import struct
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library could not be compiled
    from websockets.utils import apply_mask

EXTENSION = "metroscribe.text"
TEXT, PONG = 0x81, 0x8A
"""The first bytes of a text that is in one frame, and of an answer to a ping."""
HEAD_END = b"\r\n\r\n"
MASKED = 0x80
"""Added to the length by whoever is not a server; four bytes follow it, with which the text is masked."""
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
    even = True
    """Whether only whole frames came in so far, so that the library is not in the middle of one."""

    async def run_asgi(self) -> None:
        extensions = self.scope["extensions"]
        assert extensions is not None
        extensions[EXTENSION] = {"send": Sender(self.send_now, self.send_soon)}
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        self.heard = self.loop.time()
        if self.even and self.conn.state is OPEN:
            texts = unpacked(data, TEXT, self.config.ws_max_size)
            for text in texts:
                self.curr_msg_data_type, self.frames = "text", [text]
                self.send_receive_event_to_app()
            if texts:
                return
            self.even = bool(unpacked(data, PONG, SHORT))
        elif self.even:
            self.even = data.endswith(HEAD_END)
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


def unpacked(data: bytes, kind: int, most: int) -> list[bytes]:
    """What a client has packed, if all of this is whole frames of the kind and none too long; or nothing."""
    found, start = [], 0
    while start < len(data):
        head = data[start : start + 4]
        if len(head) < 4 or head[0] != kind or not MASKED <= head[1] <= MASKED + SHORT:
            return []
        size, mask = head[1] - MASKED, start + 2
        if size == SHORT:
            size, mask = int.from_bytes(head[2:]), start + 4
        begin, start = mask + 4, mask + 4 + size
        if start > len(data) or size > most:
            return []
        found.append(apply_mask(data[begin:start], data[mask:begin]))
    return found


def sender_of(socket: WebSocket) -> Sender:
    """By the shortest way that the server offers; any other one sends as ASGI has it."""

    async def soon(text: bytes) -> None:
        await socket.send({"type": "websocket.send", "text": text.decode()})

    offered = socket.scope.get("extensions", {}).get(EXTENSION)
    return offered["send"] if offered else Sender(lambda _: False, soon)
