"""A socket that sends and hears whole texts and does nothing else.

The cores of a machine share more than they seem to: what thousands of phones save, the server has.
"""

import asyncio
import base64
import secrets
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
MASK = bytes(4)
"""A client must mask what it sends; with noughts it stays as it is."""


class Socket(asyncio.Protocol):
    def __init__(self, host: str, heard: Callable[[bytes], None]) -> None:
        self._host, self._heard, self._rest = host, heard, b""
        self.accepted: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        head = (
            "GET /api/socket HTTP/1.1",
            f"Host: {self._host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        )
        self._transport.write("\r\n".join((*head, "", "")).encode())

    def connection_lost(self, error: Exception | None) -> None:
        if not self.accepted.done():
            self.accepted.set_exception(error or ConnectionResetError("the server refused the socket"))

    def send(self, text: str) -> None:
        self._send(TEXT, text.encode())

    def close(self) -> None:
        self._transport.close()

    def _send(self, kind: int, data: bytes) -> None:
        size = len(data)
        length = bytes((0x80 + size,)) if size < 126 else bytes((0x80 + 126, *divmod(size, 256)))
        self._transport.write(bytes((kind,)) + length + MASK + data)

    def data_received(self, data: bytes) -> None:
        data = self._rest + data
        if not self.accepted.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            assert b" 101 " in head, head
            self.accepted.set_result(None)
        start = 0
        while (begin := start + 2) <= len(data):
            size = data[start + 1]
            if size > 125:
                wide = 2 if size == 126 else 8
                begin, size = begin + wide, int.from_bytes(data[begin : begin + wide])
            if len(data) < begin + size:
                break
            self._frame(data[start], data[begin : begin + size])
            start = begin + size
        self._rest = data[start:]

    def _frame(self, kind: int, data: bytes) -> None:
        if kind == TEXT:
            self._heard(data)
        elif kind == PING:
            self._send(PONG, data)
        elif kind == CLOSE:
            raise ConnectionError(f"the server closed a socket with {data!r}")


async def connected(port: int, heard: Callable[[bytes], None]) -> Socket:
    loop, host = asyncio.get_running_loop(), "127.0.0.1"
    _, socket = await loop.create_connection(lambda: Socket(f"{host}:{port}", heard), host, port)
    await socket.accepted
    return socket
