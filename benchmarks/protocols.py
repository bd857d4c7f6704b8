"""Processor time of a server for a message that comes in and the frames that go out, by WebSocket protocol.

    .venv/bin/python benchmarks/protocols.py --rounds 7

A round runs each of them in a process of its own, one after the other: our protocol with the extension by
which it sends without waiting (`ours`), the same as plain ASGI (`ours, plain`), and uvicorn's own
(`uvicorn`). Phones sit at tables of four. For each message of a phone the server sends one frame to everybody
at its table and two to the phone alone, as for a choice in a match, by the same `Connection`. There is no
match behind it.
"""

import argparse
import asyncio
import multiprocessing
import socket
import statistics
import time
from multiprocessing.connection import Connection as Pipe

import uvicorn
import uvloop
from sockets import connected
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from metroscribe.server.config import Config
from metroscribe.server.web.extension import EXTENSION
from metroscribe.server.web.socket import Connection
from metroscribe.server.web.websocket import WebSocketProtocol

SEATS, BYTES = 4, 600
FRAMES = SEATS + 2
PROTOCOLS: dict[str, tuple[type[asyncio.Protocol] | str, bool]] = {
    "ours": (WebSocketProtocol, True),
    "ours, plain": (WebSocketProtocol, False),
    "uvicorn": ("websockets-sansio", False),
}


class App:
    def __init__(self, has_extension: bool) -> None:
        self.has_extension = has_extension
        self.tables: list[list[Connection]] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self.has_extension:
            scope["extensions"].pop(EXTENSION, None)
        connection = Connection(WebSocket(scope, receive, send), Config())
        await connection.socket.accept()
        sending = asyncio.create_task(connection.send_all())
        if not self.tables or len(self.tables[-1]) == SEATS:
            self.tables.append([])
        table = self.tables[-1]
        table.append(connection)
        while (message := await connection.socket.receive())["type"] == "websocket.receive":
            news = message["text"].encode().ljust(BYTES)
            for other in table:
                other.push(news)
            connection.push(b"you".ljust(BYTES))
            connection.push(b"answer")
        sending.cancel()


def serve(name: str, pipe: Pipe) -> None:
    """Tells its port, then its processor time whenever it is asked."""
    protocol, has_extension = PROTOCOLS[name]

    async def life() -> None:
        config = uvicorn.Config(
            App(has_extension), ws=protocol, lifespan="off", log_config=None, access_log=False
        )
        server = uvicorn.Server(config)
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            found.listen(1000)
            pipe.send(found.getsockname()[1])
            asyncio.get_running_loop().add_reader(pipe.fileno(), lambda: pipe.send(pipe.recv() or used()))
            await server.serve([found])

    uvloop.run(life())


def used() -> float:
    return time.process_time()


async def crowd(port: int, pipe: Pipe, phones: int, messages: int) -> float:
    """Every phone sends a message, and the next one when all were answered; the server's seconds for it."""
    left, frames = messages, 0

    def hear(_: bytes) -> None:
        nonlocal frames
        frames += 1

    sockets = [await connected(port, hear) for _ in range(phones)]
    pipe.send(None)
    before: float = pipe.recv()
    while left:
        for way in sockets[:left]:
            way.send(f"message {left}")
            left -= 1
            await asyncio.sleep(0)
        while frames < (messages - left) * FRAMES:
            await asyncio.sleep(0.001)
    pipe.send(None)
    return float(pipe.recv()) - before


def measured(name: str, phones: int, messages: int) -> float:
    ours, theirs = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(target=serve, args=(name, theirs), daemon=True)
    process.start()
    try:
        return uvloop.run(crowd(ours.recv(), ours, phones, messages))
    finally:
        process.terminate()
        process.join()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--phones", type=int, default=100)
    parser.add_argument("--messages", type=int, default=20_000)
    options = parser.parse_args()
    seconds: dict[str, list[float]] = {name: [] for name in PROTOCOLS}
    for _ in range(options.rounds):
        for name, found in seconds.items():
            found.append(measured(name, options.phones, options.messages))
    for name, found in seconds.items():
        each = [1e6 * second / options.messages for second in found]
        middle = statistics.median(each)
        print(
            f"{name:12} {middle:6.1f} us a message ({min(each):.1f} to {max(each):.1f}), "
            f"{middle / FRAMES:.1f} us a frame"
        )


if __name__ == "__main__":
    main()
