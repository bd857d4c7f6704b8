"""Honest evenings behind one address: a family, a club, a hall. None of them meets a limit."""

import asyncio
import json
import os
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect

from metroscribe.server.metrics import METRICS
from tests.attacks.target import CREATED, Browser
from tests.server.served import Server, served

SEATS = 4
PAGE = 12
"""Requests that a page needs at first, drawings and texts among them."""


@dataclass
class Phone:
    """One person's: loads the page, says hello, sits down, loses its connection, comes back."""

    port: int
    code: str
    token: str
    refused: list[str] = field(default_factory=list)
    socket: ClientConnection | None = None

    async def load(self) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        async with Browser(reader, writer) as browser:
            paths = (
                "/",
                "/api/games",
                "/api/texts/en",
                f"/api/tables/{self.code}",
                f"/api/tables/{self.code}/blank.svg",
            )
            for number in range(PAGE):
                status, _ = await browser.ask("GET", paths[number % len(paths)])
                if status != 200:
                    self.refused.append(f"{status} {paths[number % len(paths)]}")

    async def come(self) -> None:
        address = f"ws://127.0.0.1:{self.port}/api/socket"
        self.socket = await connect(address, proxy=None, open_timeout=60, ping_interval=None)
        await self.socket.send(json.dumps({"do": "hello", "code": self.code, "token": self.token}))
        told = json.loads(await self.socket.recv())
        if told["say"] != "welcome":
            self.refused.append(str(told))

    async def ask(self, do: str, **more: object) -> None:
        assert self.socket is not None
        id_ = os.urandom(8).hex()
        await self.socket.send(json.dumps({"do": do, "id": id_, **more}))
        while (told := json.loads(await self.socket.recv())).get("id") != id_:
            pass
        if told["refused"]:
            self.refused.append(str(told["refused"]))

    async def go(self) -> None:
        assert self.socket is not None
        await self.socket.close()


async def opened(port: int, number: int) -> str:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    asked = {
        "id": f"open-{number:06}",
        "token": f"{number:032x}",
        "game": "next-station/london",
        "door": "code",
    }
    async with Browser(reader, writer) as browser:
        status, body = await browser.ask("POST", "/api/tables", json.dumps({**asked, "seats": SEATS}))
    assert status == CREATED, body
    return str(json.loads(body)["table"]["code"])


async def evening(port: int, people: int) -> list[str]:
    """All come, sit down, choose, lose their connections at once, and are back at once; what was refused."""
    codes = [await opened(port, number) for number in range((people + SEATS - 1) // SEATS)]
    phones = [Phone(port, codes[n // SEATS], f"{n + 1_000_000:032x}") for n in range(people)]
    for group in range(0, people, 60):  # people come in through a door
        arriving = phones[group : group + 60]
        await asyncio.gather(*(phone.load() for phone in arriving))
        await asyncio.gather(*(phone.come() for phone in arriving))
        await asyncio.gather(*(phone.ask("take-seat", name="Guest") for phone in arriving))
    for name in ("Ada", "Ben", "Cleo"):
        await asyncio.gather(*(phone.ask("rename", name=name) for phone in phones))
    await asyncio.gather(*(phone.go() for phone in phones))
    await asyncio.gather(*(phone.come() for phone in phones))
    await asyncio.gather(*(phone.ask("rename", name="Dora") for phone in phones))
    await asyncio.gather(*(phone.go() for phone in phones))
    return [why for phone in phones for why in phone.refused]


@pytest.mark.slow
@pytest.mark.parametrize(
    "people", [4, 60, pytest.param(1000, marks=pytest.mark.long)], ids=["family", "club", "hall"]
)
def test_behind_one_address_nobody_meets_a_limit(tmp_path: Path, people: int) -> None:
    """With all limits as a host has them, but for what a machine can do in a moment."""
    with served(tmp_path, messages_per_second=20.0, burst=60) as server:
        assert refused_by(server, people) == []


def refused_by(server: Server, people: int) -> list[str]:
    busy = METRICS.busy._value.get()
    found = asyncio.run(evening(server.port, people))
    assert METRICS.busy._value.get() == busy
    return found
