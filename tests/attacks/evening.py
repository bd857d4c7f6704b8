"""Honest players beside an attack: how long their commands take, and what the server needs meanwhile."""

import asyncio
import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.process import PATIENCE, ROOT, Process, served

TABLES = 4
PAUSE = 0.2
"""Seconds from one choice of an honest player to the next."""
GAME = "next-station/london"
BOT: dict[str, object] = {"seats": 2, "bots": {"1": "mastermind"}}
"""At one of the tables, so that what bots search with is in memory before an attack."""


@dataclass
class Times:
    """Of the commands of honest players, in seconds."""

    taken: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)

    def at(self, part: float) -> float:
        return sorted(self.taken)[min(len(self.taken) - 1, int(len(self.taken) * part))]


@dataclass(frozen=True)
class Report:
    """Before the attack, during it, and from five seconds after it."""

    before: Times
    during: Times
    after: Times
    megabytes: tuple[float, float, float]
    """Of the server: before, the most during the attack, and after it."""
    met: Counter[str]
    """What the attacker met."""
    logged: int
    """Bytes in the log."""

    @property
    def grown(self) -> float:
        return self.megabytes[1] - self.megabytes[0]


class Player:
    """Alone at a table: takes a step, takes it back, for ever."""

    def __init__(self, phone: ClientConnection, code: str) -> None:
        self._phone, self._you, self._number = phone, dict[str, object](), 0
        self.code = code

    @classmethod
    async def at(cls, port: int, stack: AsyncExitStack, number: int) -> "Player":
        token = f"{number:032x}"
        asked: dict[str, object] = {} if number else {**BOT}
        asked |= {"id": os.urandom(8).hex(), "token": token, "game": GAME, "name": f"Honest {number}"}
        async with httpx.AsyncClient(timeout=30) as client:
            opened = (await client.post(f"http://127.0.0.1:{port}/api/tables", json=asked)).json()
        address = f"ws://127.0.0.1:{port}/api/socket"
        phone = await stack.enter_async_context(connect(address, proxy=None, ping_interval=None))
        player = cls(phone, opened["table"]["code"])
        hello = {"do": "hello", "code": player.code, "token": token}
        await phone.send(json.dumps(hello))
        await player.ask({"do": "start"})
        await player.ask({"do": "contribute", "part": "ab" * 16})
        while not player._you.get("moves"):
            await player._hear()
        return player

    async def _hear(self) -> dict[str, object]:
        told: dict[str, object] = json.loads(await self._phone.recv())
        new = told if told["say"] == "you" else told.get("you")
        if isinstance(new, dict):
            self._you.update(new)
        return told

    async def ask(self, command: dict[str, object]) -> dict[str, object]:
        """The answer."""
        self._number += 1
        id_ = f"command-{self._number}"
        await self._phone.send(json.dumps({**command, "id": id_}))
        while (told := await self._hear()).get("id") != id_:
            pass
        self._you["n"] = told["n"]
        return told

    async def live(self, times: Times, end: asyncio.Event) -> None:
        move = self._you["moves"][0]["move"]  # type: ignore[index]
        while not end.is_set():
            steps: tuple[dict[str, object], ...] = ({"do": "stage", "move": move}, {"do": "take-back"})
            for step in steps:
                await self._insist(step, times)
                await asyncio.sleep(PAUSE)

    async def _insist(self, step: dict[str, object], times: Times) -> None:
        """As the page does: where the server is busy, the command comes again when it may."""
        while True:
            began = time.perf_counter()
            answer = await self.ask({**step, "turn": self._you["turn"], "n": self._you["n"]})
            if not answer["refused"]:
                times.taken.append(time.perf_counter() - began)
                return
            times.refused.append(str(answer["refused"]["key"]))  # type: ignore[index]
            await asyncio.sleep(float(str(answer["retry"])))


def megabytes(pid: int) -> float:
    """That a process holds in memory."""
    line = next(
        row for row in Path(f"/proc/{pid}/status").read_text().splitlines() if row.startswith("VmRSS")
    )
    return int(line.split()[1]) / 1024


@dataclass
class Attackers:
    process: "subprocess.Popen[str]"

    def met(self) -> Counter[str]:
        """What they met, when they are gone."""
        out, _ = self.process.communicate(timeout=60)
        return Counter(json.loads(out or "{}"))


@contextmanager
def attackers(name: str, port: int, seconds: float, scale: float = 1.0) -> Iterator[Attackers]:
    """In a process of their own, so that nothing of them is left."""
    arguments = [sys.executable, "-m", "tests.attacks.attackers", name, *map(str, (port, seconds, scale))]
    with subprocess.Popen(arguments, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield Attackers(process)
        finally:
            process.kill()


class Evening:
    def __init__(self, server: Process, players: list[Player]) -> None:
        self._server, self._players = server, players
        assert server.pid is not None
        self._pid = server.pid

    async def spend(
        self, seconds: float, until: "subprocess.Popen[str] | None" = None
    ) -> tuple[Times, float]:
        """So many seconds, or until a process ends; the times, and the most memory of the server."""
        times, most = Times(), 0.0
        async with asyncio.TaskGroup() as group:
            end, last = asyncio.Event(), time.monotonic() + seconds
            for player in self._players:
                group.create_task(player.live(times, end))
            while time.monotonic() < last and (until is None or until.poll() is None):
                await asyncio.sleep(0.1)
                most = max(most, megabytes(self._pid))
            end.set()
        return times, most

    async def attacked_by(self, name: str, seconds: float, rest: float) -> Report:
        before, start = await self.spend(rest)
        begun = len(self._server.errors)
        with attackers(name, self._server.port, seconds) as attacker:
            during, most = await self.spend(seconds + 30, attacker.process)
            met = attacker.met()
        logged = len(self._server.errors) - begun
        await self.spend(5)
        after, end = await self.spend(rest)
        return Report(before, during, after, (start, most, end), met, logged)


@asynccontextmanager
async def honest_evening(folder: Path) -> AsyncIterator[Evening]:
    """A server as people start it, with its default limits, and tables of honest players."""
    with served(folder) as server:
        async with AsyncExitStack() as stack:
            players = [await Player.at(server.port, stack, number) for number in range(TABLES)]
            await bot_has_searched(server.port, players[0].code)
            yield Evening(server, players)


async def bot_has_searched(port: int, code: str) -> None:
    """With compiled code, which then is in memory: no attack makes the server grow by it."""
    async with (
        asyncio.timeout(PATIENCE),
        httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api") as client,
    ):
        while (await client.get("/bots")).json()["state"] != "warm":
            await asyncio.sleep(PAUSE)
        while not (await client.get(f"/tables/{code}")).json()["seats"][1]["ready"]:
            await asyncio.sleep(PAUSE)


def attacked(folder: Path, name: str, seconds: float, rest: float = 3.0) -> Report:
    async def evening() -> Report:
        async with honest_evening(folder) as found:
            return await found.attacked_by(name, seconds, rest)

    return asyncio.run(evening())
