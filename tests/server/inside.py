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

from metroscribe.server.config import Config
from metroscribe.server.host.clock import Clock
from metroscribe.server.host.session import Session
from metroscribe.server.host.tables import Host
from metroscribe.server.library import Library
from metroscribe.server.match import commands as do
from metroscribe.server.match.decide import Refusal
from metroscribe.server.store.sqlite import SqliteStore, opened_store
from metroscribe.server.wire import answers
from metroscribe.server.wire import messages as wire
from tests.server.clock import HandClock

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
    hand: HandClock
    """What the host takes for the time, where it was given no other clock."""
    _ids: "count[int]" = field(default_factory=count)

    @property
    def store(self) -> SqliteStore:
        assert isinstance(self.host.health.store, SqliteStore)
        return self.host.health.store

    @property
    def time(self) -> float:
        return self.hand.time

    @time.setter
    def time(self, seconds: float) -> None:
        self.hand.time = seconds

    def id(self) -> str:
        """Never one that an earlier run on the same folder made."""
        return f"command-{next(self._ids)}"

    def asked(self, **settings: Any) -> answers.OpenTable:
        return answers.OpenTable(**{"id": self.id(), "token": TOKEN, "game": GAME, "door": "code"} | settings)

    async def open(self, host: str = ADA, **settings: Any) -> Session:
        return await self.host.open(self.asked(**settings), host, "192.0.2.1")

    async def again(self, match: str) -> Session:
        """A match of before this process, as somebody finds it who comes to it."""
        session = await self.host.find(match)
        assert session is not None
        await self.host.take_up(session)
        return session

    async def begun(self, *people: str, **settings: Any) -> Session:
        """A match with these people, Ada being the host, after their contributions."""
        session = await self.open(**{"seats": len(people) + len(settings.get("bots", {}))} | settings)
        for holder in people:
            await self.ask(session, do.TakeSeat(id=self.id(), name=holder.partition("-")[0]), holder)
        await self.ask(session, do.Start(id=self.id()), ADA)
        for number, holder in enumerate(people):
            if session.hosted.phase == "starting":
                await self.ask(session, do.Contribute(id=self.id(), part=f"{number:032x}"), holder)
        assert session.hosted.phase == "playing"
        return session

    def ear(self, session: Session, holder: str = "", seen: int | None = None) -> Ear:
        ear = Ear(holder)
        self.host.join(session, ear, seen)
        return ear

    async def ask(self, session: Session, command: do.Asked | do.Inner, by: str = "") -> None:
        refusal = await self.host.command(session, command, by)
        assert refusal is None, refusal.text

    async def refused(self, session: Session, command: do.Asked | do.Inner, by: str = "") -> str:
        """The rule that forbids it; nothing of it is stored or told."""
        seq, stored = session.hosted.seq, self.store.log.events(session.hosted.id)
        refusal = await self.host.command(session, command, by)
        assert isinstance(refusal, Refusal)
        assert (session.hosted.seq, self.store.log.events(session.hosted.id)) == (seq, stored)
        return refusal.text.key

    def where(self, session: Session, by: str) -> dict[str, Any]:
        seat = session.hosted.seat_of(by)
        assert seat is not None
        return {"id": self.id(), "turn": session.hosted.turn, "n": session.hosted.seats[seat].count}

    async def stage(self, session: Session, by: str, move: object) -> None:
        await self.ask(session, do.Stage(move=str(move), **self.where(session, by)), by)

    async def pass_turn(self, session: Session, *people: str) -> None:
        """Everybody who is asked passes and is ready."""
        for by in people:
            seat = session.hosted.seat_of(by)
            assert seat is not None
            if session.hosted.match is not None and session.hosted.match.legal(seat):
                await self.ask(session, do.Pass(**self.where(session, by)), by)
                await self.ask(session, do.Ready(**self.where(session, by)), by)

    async def over(self, session: Session, *people: str) -> Session:
        """Everybody passes until the match is over."""
        while session.hosted.phase != "over":
            before = session.hosted.seq
            await self.pass_turn(session, *people)
            assert session.hosted.seq > before
        return session

    async def until(self, met: Callable[[], bool]) -> None:
        """Wait for what happens by itself."""
        async with asyncio.timeout(PATIENCE):
            while not met():
                await asyncio.sleep(0.005)


def moves_of(session: Session, seat: int) -> list[str]:
    """The steps that the seat may take now."""
    assert session.hosted.match is not None
    return [str(move) for move in session.hosted.match.legal(seat)]


def run(
    folder: Path,
    story: Callable[[Inside], Awaitable[T]],
    clock: Clock | None = None,
    **settings: Any,
) -> T:
    """What comes of a story in a process that hosts the matches of the folder, from its start to its end."""

    async def life() -> T:
        with opened_store(folder, apart=0.0) as store:
            usual: dict[str, Any] = {"bot_pace": "at-once", "unattended_pause": 0.0}
            config = Config(folder=folder, **usual | settings)
            hand = HandClock()
            host = Host(store, Library(), config, clock or hand)
            ((stored,),) = store.log.read("SELECT count(*) FROM events")
            inside = Inside(host, hand, _ids=count(1000 * stored))
            try:
                return await story(inside)
            finally:
                await host.stop()

    return asyncio.run(life())
