"""A store that is a dictionary, and fails as real ones do: late, not at all, or after it has written."""

import asyncio
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace

from metroscribe.core.rng import Stream
from metroscribe.server.match import events as ev
from metroscribe.server.store.contract import Damaged, Found, Standing, Taken, Unavailable

THOUSAND = 1000


@dataclass(frozen=True, slots=True)
class StoreWeather:
    """Chances of a thousand for each write, and how long it takes."""

    refuses: int = 0
    """It is not written, and that is said."""
    forgets: int = 0
    """It is written, and the opposite is said."""
    slow: int = 0
    """It takes seconds."""


FAIR = StoreWeather()


@dataclass(slots=True)
class Row:
    found: Found
    bodies: dict[int, bytes]
    """By the number of the event."""
    secret: bytes
    address: str
    request: str | None
    empty: bool
    map_bytes: int

    def events(self, start: int = 0) -> list[ev.AnyEvent]:
        return [ev.decode(body) for number, body in sorted(self.bodies.items()) if number >= start]


@dataclass
class Disk:
    """What survives the process."""

    rows: dict[str, Row] = field(default_factory=dict)
    refused: int = 0
    """How often something was not written, or said not to be."""


class MemoryStore:
    """Of one process; when that is killed, nothing of it reaches the disk any more."""

    def __init__(self, disk: Disk, weather: StoreWeather = FAIR, stream: Stream | None = None) -> None:
        """Without a stream everything is done at once."""
        self._disk, self.weather, self._stream = disk, weather, stream
        self.dead = False

    def _chance(self, of_thousand: int) -> bool:
        return self._stream is not None and self._stream.below(THOUSAND) < of_thousand

    async def _pause(self) -> None:
        """Where the time goes; a killed process does not come back from here."""
        if self._stream is not None:
            late = 3000 if self._chance(self.weather.slow) else 4
            await asyncio.sleep(self._stream.below(late) / THOUSAND)
        if self.dead:
            await asyncio.get_running_loop().create_future()

    async def _commit(self) -> None:
        """The moment before it is durable."""
        await self._pause()
        if self._chance(self.weather.refuses):
            self._disk.refused += 1
            raise Unavailable(cause="locked", reason="the weather")

    async def _answer(self) -> None:
        """The moment after it."""
        await self._pause()
        if self._chance(self.weather.forgets):
            self._disk.refused += 1
            raise Unavailable(cause="locked", reason="the answer was lost")

    async def probe(self, size: int = 0) -> None:
        await self._commit()
        await self._answer()

    async def create(
        self,
        opened: ev.Opened,
        more: Iterable[ev.AnyEvent],
        secret: bytes,
        address: str,
        phase: str = "open",
        request: str | None = None,
        empty: bool = False,
    ) -> None:
        await self._commit()
        events = [opened, *more]
        for row in self._disk.rows.values():
            if row.found.code == opened.code or row.found.match == opened.match:
                raise Taken(opened.code)
            if request is not None and row.request == request:
                raise Taken(request)
        changed = opened.at if phase == "open" else events[-1].at
        found = Found(opened.match, opened.code, opened.game, phase, opened.at, changed, address)
        bodies = {number: ev.encode(event) for number, event in enumerate(events)}
        size = len(opened.map_text.encode())
        self._disk.rows[opened.match] = Row(found, bodies, secret, address, request, empty, size)
        await self._answer()

    async def append(
        self, match: str, seq: int, events: list[ev.AnyEvent], phase: str, empty: bool | None = None
    ) -> None:
        await self._commit()
        row = self._disk.rows.get(match)
        new = {number: ev.encode(event) for number, event in enumerate(events, seq)}
        if row is None or not row.bodies.keys().isdisjoint(new):
            raise Taken(match)
        row.bodies |= new
        if phase:
            row.found = replace(row.found, phase=phase, changed=events[-1].at)
        row.empty = row.empty if empty is None else empty
        await self._answer()

    async def forget(self, phase: str, before: float, kept: Collection[str], most: int) -> int:
        await self._commit()
        old = [
            (row.found.changed, match)
            for match, row in self._disk.rows.items()
            if row.found.phase == phase and row.found.changed < before and row.events()[-1].at < before
        ]
        gone = [match for _, match in sorted(old) if match not in kept][:most]
        for match in gone:
            del self._disk.rows[match]
        await self._answer()
        return len(gone)

    async def pack(self, before: float, most: int) -> int:
        return 0

    async def give_back(self) -> bool:
        return False

    async def count(self) -> int:
        await self._pause()
        return len(self._disk.rows)

    async def looked(self, lobbies: Mapping[str, float]) -> None:
        await self._commit()
        for match, at in lobbies.items():
            row = self._disk.rows.get(match)
            if row is not None and row.found.phase == "open":
                row.found = replace(row.found, changed=max(row.found.changed, at))
        await self._answer()

    async def standing(self, since: float) -> Standing:
        await self._pause()
        lately = [row for row in self._disk.rows.values() if row.found.changed >= since]
        tables, sizes = (
            [row for row in lately if row.found.phase != "over"],
            [row.map_bytes for row in lately],
        )
        return Standing(
            len(tables), sum(row.empty for row in tables), sum(size > 0 for size in sizes), sum(sizes)
        )

    async def events(self, match: str, start: int = 0) -> list[ev.AnyEvent]:
        await self._pause()
        row = self._disk.rows.get(match)
        if row is None:
            return []
        found = row.events(start)
        if found and max(row.bodies) != start + len(found) - 1:
            raise Damaged(match, "an event is missing")
        return found

    async def secret(self, match: str) -> bytes:
        await self._pause()
        row = self._disk.rows.get(match)
        return b"" if row is None else row.secret

    async def find(self, code: str) -> Found | None:
        await self._pause()
        found = (row.found for row in self._disk.rows.values() if code in (row.found.code, row.found.match))
        return next(found, None)

    async def met(self, request: str) -> str | None:
        await self._pause()
        found = (row.found.match for row in self._disk.rows.values() if row.request == request)
        return next(found, None)

    async def in_phase(self, *phases: str, limit: int = -1) -> list[Found]:
        await self._pause()
        found = [row.found for row in self._disk.rows.values() if row.found.phase in phases]
        found.sort(key=lambda one: one.changed, reverse=True)
        return found if limit < 0 else found[:limit]

    async def opened_by(self, address: str, since: float) -> int:
        await self._pause()
        rows = self._disk.rows.values()
        return sum(row.address == address and row.found.opened >= since for row in rows)
