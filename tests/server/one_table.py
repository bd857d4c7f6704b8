"""One table of a host in this process: people who pass, ears that keep every frame, a clock that stands,
and always the same secret.

async with one_table(folder, people=2) as table:
    await table.start(PARTS)
    await table.play()
"""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

from metroscribe.server.chance import Chance
from metroscribe.server.config import Config
from metroscribe.server.host.session import Session
from metroscribe.server.host.tables import Host
from metroscribe.server.library import Library
from metroscribe.server.match import commands as do
from metroscribe.server.match.decide import WAIT
from metroscribe.server.match.record import record_of
from metroscribe.server.match.state import Hosted
from metroscribe.server.store.sqlite import SqliteStore, opened_store
from metroscribe.server.wire import answers
from tests.server.clock import HandClock

T = TypeVar("T")
SECRET = bytes(range(32))
PATIENCE = 120
"""Seconds after which a match has come to a standstill."""
GAME = "next-station/london"
PARTS = {0: "00112233445566778899aabbccddeeff", 1: "ffeeddccbbaa99887766554433221100"}


class Ear:
    """A connection that keeps what it is told."""

    def __init__(self, holder: str = "") -> None:
        self.holder, self.frames = holder, list[bytes]()

    def push(self, frame: bytes) -> None:
        self.frames.append(frame)


@dataclass
class OneTable:
    host: Host
    session: Session
    people: list[str]
    """The hash of each person's token, by seat."""
    clock: HandClock
    ears: list[Ear] = field(default_factory=list)
    _ids: "count[int]" = field(default_factory=count)

    @property
    def store(self) -> SqliteStore:
        assert isinstance(self.host.health.store, SqliteStore)
        return self.host.health.store

    @property
    def hosted(self) -> Hosted:
        return self.session.hosted

    @property
    def record(self) -> str:
        return record_of(self.hosted)

    def id(self) -> str:
        return f"command-{next(self._ids)}"

    async def ask(self, command: do.Asked | do.Inner, by: str = "") -> None:
        refusal = await self.host.command(self.session, command, by)
        assert refusal is None, refusal

    async def sit(self) -> None:
        for seat, holder in enumerate(self.people):
            await self.ask(do.TakeSeat(id=self.id(), name=f"Person {seat + 1}", seat=seat), holder)

    async def start(self, parts: Mapping[int, str] = PARTS) -> None:
        """Whoever has a part contributes it; the others are waited for in vain."""
        await self.ask(do.Start(id=self.id()), self.hosted.opened.host)
        for seat, holder in enumerate(self.people):
            if seat in parts and self.hosted.phase == "starting":
                await self.ask(do.Contribute(id=self.id(), part=parts[seat]), holder)
        if self.hosted.phase == "starting":
            self.clock.time += WAIT
            await self.ask(do.Tick())
        assert self.hosted.phase == "playing"

    async def play(self, turns: int = 1000) -> None:
        """So many turns in which every person passes."""
        for turn in range(self.hosted.turn, self.hosted.turn + turns):
            for seat, holder in enumerate(self.people):
                await self._pass(seat, holder, turn)
            while self.hosted.finished is None and self.hosted.turn == turn:
                await asyncio.sleep(0.001)
            if self.hosted.finished:
                return

    async def _pass(self, seat: int, holder: str, turn: int) -> None:
        if self.hosted.waiting(seat):
            for kind in (do.Pass, do.Ready):
                n = self.hosted.seats[seat].count
                await self.ask(kind(id=self.id(), turn=turn, n=n), holder)

    async def give_up(self) -> None:
        await self.ask(do.GiveUp(id=self.id()), self.hosted.opened.host)


def asked_for(id: str = "the-first-table", game: str = GAME, **more: Any) -> answers.OpenTable:
    return answers.OpenTable(id=id, token="0" * 32, game=game, door="code", **more)


@asynccontextmanager
async def one_table(
    folder: Path, game: str = GAME, people: int = 2, bots: int = 0, **asked: Any
) -> AsyncIterator[OneTable]:
    """People sit on the first seats, random bots on the others; everybody and a watcher listens."""
    clock, tokens = HandClock(), [f"person-{seat}" for seat in range(people)]
    with opened_store(folder, apart=0.0) as store:
        host = Host(store, Library(), Config(folder, bot_pace="at-once", unattended_pause=0.0), clock)
        specs = {str(people + n): "random" for n in range(bots)}
        table = asked_for(game=game, seats=people + bots, bots=specs, **asked)
        with patch.object(Chance, "secret", lambda _: SECRET):
            session = await host.open(table, tokens[0] if tokens else "host", "")
        found = OneTable(host, session, tokens, clock, [Ear(holder) for holder in ("", *tokens)])
        try:
            for ear in found.ears:
                host.join(session, ear)
            await found.sit()
            yield found
        finally:
            await host.stop()


async def finished(folder: Path, parts: Mapping[int, str] = PARTS, **asked: Any) -> str:
    """The record of a match that was played to its end."""
    async with one_table(folder, **asked) as table:
        await table.start(parts)
        await table.play()
        return table.record


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(work, PATIENCE))
