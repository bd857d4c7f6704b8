"""A host without a network: matches in a store of their own, connections that only remember what they got.

async def story(inside: Inside) -> None:
    live = await inside.open(seats=2)
    ...
run(folder, story)
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from msgspec.json import Decoder

from metroscribe.server import commands as do
from metroscribe.server import protocol as wire
from metroscribe.server.config import Config
from metroscribe.server.decide import Refusal
from metroscribe.server.host import Host
from metroscribe.server.library import Library
from metroscribe.server.live import Live
from metroscribe.server.store import opened_store

T = TypeVar("T")
W = TypeVar("W")
TOKEN = "0" * 32
ADA, BOB, EVE = "ada-holder", "bob-holder", "eve-holder"
GAME = "next-station/london"
PATIENCE = 20.0
read = Decoder(wire.Told).decode


@dataclass(eq=False)
class Ear:
    """A connection: everything it was told, as bytes and as it is meant."""

    holder: str = ""
    frames: list[bytes] = field(default_factory=list)

    def push(self, frame: bytes) -> None:
        self.frames.append(frame)

    def told(self, kind: type[W]) -> list[W]:
        return [told for told in map(read, self.frames) if isinstance(told, kind)]

    @property
    def numbers(self) -> list[int]:
        """Of the events it heard of, in the order in which they came."""
        return [event.seq for update in self.told(wire.Update) for event in update.events]


@dataclass
class Inside:
    host: Host
    time: float = 1000.0
    """What the host takes for the time, where it was given no other clock."""
    _ids: "count[int]" = field(default_factory=count)

    def id(self) -> str:
        """Never one that an earlier run on the same folder made."""
        return f"command-{next(self._ids)}"

    def asked(self, **settings: Any) -> wire.OpenTable:
        return wire.OpenTable(**{"id": self.id(), "token": TOKEN, "game": GAME, "door": "code"} | settings)

    async def open(self, host: str = ADA, **settings: Any) -> Live:
        return await self.host.open(self.asked(**settings), host, "192.0.2.1")

    async def begun(self, *people: str, **settings: Any) -> Live:
        """A match with these people, Ada being the host, after their contributions."""
        live = await self.open(**{"seats": len(people) + len(settings.get("bots", {}))} | settings)
        for holder in people:
            await self.ask(live, do.TakeSeat(id=self.id(), name=holder.partition("-")[0]), holder)
        await self.ask(live, do.Start(id=self.id()), ADA)
        for number, holder in enumerate(people):
            if live.hosted.phase == "starting":
                await self.ask(live, do.Contribute(id=self.id(), part=f"{number:032x}"), holder)
        assert live.hosted.phase == "playing"
        return live

    def ear(self, live: Live, holder: str = "", seen: int | None = None) -> Ear:
        ear = Ear(holder)
        self.host.join(live, ear, seen)
        return ear

    async def ask(self, live: Live, command: do.Asked | do.Inner, by: str = "") -> None:
        refusal = await self.host.command(live, command, by)
        assert refusal is None, refusal.text

    async def refused(self, live: Live, command: do.Asked | do.Inner, by: str = "") -> str:
        """The rule that forbids it; nothing of it is stored or told."""
        seq, stored = live.hosted.seq, self.host.store.events(live.hosted.id)
        refusal = await self.host.command(live, command, by)
        assert isinstance(refusal, Refusal)
        assert (live.hosted.seq, self.host.store.events(live.hosted.id)) == (seq, stored)
        return refusal.text.key

    def where(self, live: Live, by: str) -> dict[str, Any]:
        seat = live.hosted.seat_of(by)
        assert seat is not None
        return {"id": self.id(), "turn": live.hosted.turn, "n": live.hosted.seats[seat].count}

    async def stage(self, live: Live, by: str, move: object) -> None:
        await self.ask(live, do.Stage(move=str(move), **self.where(live, by)), by)

    async def pass_turn(self, live: Live, *people: str) -> None:
        """Everybody who is asked passes and is ready."""
        for by in people:
            seat = live.hosted.seat_of(by)
            assert seat is not None
            if live.hosted.match is not None and live.hosted.match.legal(seat):
                await self.ask(live, do.Pass(**self.where(live, by)), by)
                await self.ask(live, do.Ready(**self.where(live, by)), by)

    async def over(self, live: Live, *people: str) -> Live:
        """Everybody passes until the match is over."""
        while live.hosted.phase != "over":
            before = live.hosted.seq
            await self.pass_turn(live, *people)
            assert live.hosted.seq > before
        return live

    async def until(self, met: Callable[[], bool]) -> None:
        """Wait for what happens by itself."""
        async with asyncio.timeout(PATIENCE):
            while not met():
                await asyncio.sleep(0.005)


def moves_of(live: Live, seat: int) -> list[str]:
    """The steps that the seat may take now."""
    assert live.hosted.match is not None
    return [str(move) for move in live.hosted.match.legal(seat)]


def run(
    folder: Path,
    story: Callable[[Inside], Awaitable[T]],
    clock: Callable[[], float] | None = None,
    **settings: Any,
) -> T:
    """What comes of a story in a process that hosts the matches of the folder, from its start to its end."""

    async def life() -> T:
        with opened_store(folder) as store:
            config = Config(folder=folder, **{"bot_pace": "at-once"} | settings)
            host = Host(store, Library(), config)
            ((stored,),) = store._read("SELECT count(*) FROM events")
            inside = Inside(host, _ids=count(1000 * stored))
            host.now = clock or (lambda: inside.time)
            try:
                return await story(inside)
            finally:
                await host.stop()

    return asyncio.run(life())
