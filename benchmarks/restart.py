"""How long a restart takes: from SIGTERM to the end, to the next answer, and until everybody is back.

python -m benchmarks.restart            5 restarts with 200 sockets at 100 tables that are being played
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import tempfile
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from signal import SIGTERM
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from metroscribe.server.wire.messages import VERSION
from tests.server.process import COMMAND, Process

GAME = "next-station/london"
SOON = 0.2, 0.6
"""Seconds between two tries, as the page has them."""
LIMITS = ("--limit", "tables_per_hour=100000")


@dataclass
class Phone:
    """Comes back as the page does."""

    address: str
    code: str
    token: str
    chance: random.Random
    invite: str = ""
    welcomed: float = 0.0
    restarts: int = 0
    codes: list[int] = field(default_factory=list)
    socket: ClientConnection | None = None
    seen: int | None = None

    async def stay(self) -> None:
        while True:
            with suppress(OSError, InvalidHandshake, ConnectionClosed):
                await self._listen()
            await asyncio.sleep(self.chance.uniform(*SOON))

    async def _listen(self) -> None:
        async with connect(f"ws://{self.address}/api/socket", open_timeout=5) as socket:
            self.socket = socket
            hello = {"do": "hello", "code": self.code, "token": self.token, "version": VERSION}
            await socket.send(json.dumps(hello | ({} if self.seen is None else {"seen": self.seen})))
            try:
                async for text in socket:
                    self._told(json.loads(text))
            finally:
                self.codes.append(socket.close_code or 0)

    def _told(self, told: dict[str, Any]) -> None:
        if told["say"] == "restart":
            self.restarts += 1
        elif not self.welcomed:
            self.welcomed = time.monotonic()
        if told["say"] == "welcome":
            self.seen = told["table"]["seq"]

    async def ask(self, **command: object) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps({"id": self.chance.randbytes(8).hex(), **command}))


async def seated(process: Process, tables: int, chance: random.Random) -> list[tuple[Phone, Phone]]:
    """Two phones at each of so many tables."""
    pairs: list[tuple[Phone, Phone]] = []
    async with httpx.AsyncClient(base_url=f"http://{process.address}", timeout=30) as http:
        for number in range(tables):
            token = chance.randbytes(16).hex()
            asked = {"id": f"open-table-{number}", "token": token, "game": GAME, "seats": 2, "name": "Ada"}
            opened = (await http.post("/api/tables", json=asked)).json()
            code, invite = opened["table"]["code"], opened["link"].partition("#join=")[2]
            host = Phone(process.address, code, token, chance)
            pairs.append((host, Phone(process.address, code, chance.randbytes(16).hex(), chance, invite)))
    return pairs


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.005)


class Times(NamedTuple):
    """Seconds from SIGTERM to the end, to the next answer, and until everybody is back."""

    ended: float
    answers: float
    back: float
    beginning: float
    """Processor seconds of the new process until it answers."""


def processor(pid: int | None) -> float:
    """Seconds that a process has taken so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def restarted(process: Process, phones: list[Phone]) -> Times:
    for phone in phones:
        phone.welcomed = 0.0
    began = time.monotonic()
    assert await asyncio.to_thread(process.end, SIGTERM) == 0
    ended = time.monotonic()
    await asyncio.to_thread(process.start)
    up, beginning = time.monotonic(), processor(process.pid)
    await until(lambda: all(phone.welcomed > ended for phone in phones))
    back = max(phone.welcomed for phone in phones)
    return Times(ended - began, up - began, back - began, beginning)


async def measured(folder: Path, tables: int, times: int) -> list[Times]:
    process, chance = Process(folder, (*COMMAND, *LIMITS)), random.Random(1)
    await asyncio.to_thread(process.start)
    try:
        pairs = await seated(process, tables, chance)
        phones = [phone for pair in pairs for phone in pair]
        async with AsyncExitStack() as stack:
            for phone in phones:
                task = asyncio.create_task(phone.stay())
                stack.callback(task.cancel)
            await until(lambda: all(phone.welcomed for phone in phones))
            for host, guest in pairs:
                await guest.ask(do="take-seat", name="Bo", invite=guest.invite)
                await host.ask(do="start")
            await asyncio.sleep(5)  # until contributions are no longer waited for
            found = []
            for number in range(times):
                found.append(await restarted(process, phones))
                print(" ".join(f"{seconds:5.2f}" for seconds in found[-1]), flush=True)
                await asyncio.sleep(1)
                assert all(phone.restarts == number + 1 for phone in phones), "somebody was not told"
            assert {code for phone in phones for code in phone.codes} == {1012}
            return found
    finally:
        process.close()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--times", type=int, default=5)
    asked = parser.parse_args()
    print("seconds from SIGTERM: ended, answers again, everybody back; processor seconds until it answers")
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measured(Path(folder) / "data", asked.tables, asked.times))
    print("medians", " ".join(f"{statistics.median(column):.2f}" for column in zip(*found, strict=True)))


if __name__ == "__main__":
    main()
