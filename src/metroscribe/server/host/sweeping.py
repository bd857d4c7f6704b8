"""What goes with time: from memory what nobody looks at, from disk what is older than it is kept.

Deleting cannot be taken back: it begins when the wall clock was steady for a while, spares matches that are
being played and whatever is in memory, and takes a small share at a time.
"""

import asyncio
from collections.abc import Iterable

import structlog

from metroscribe.server.config import Config
from metroscribe.server.host.clock import Clock, Steadiness
from metroscribe.server.host.openings import DAY, HOUR
from metroscribe.server.host.session import Session
from metroscribe.server.metrics import METRICS
from metroscribe.server.store.contract import Store, Unavailable

log = structlog.get_logger()
SHARE = 50
"""One of so many matches may be deleted in one sweep, where that is more than the limit."""
AT_ONCE = 64
"""So many are handed to the store, which does as many of them as take a moment."""
PAUSE = 0.05
"""Seconds from one piece to the next: meanwhile others write."""
PACKED_DAYS = 2
"""How long the log of a match that is over stays as it was written."""
PACKED = 200
PIECES = 500
"""So many logs are packed, and so many pieces of space given back, in one sweep at the most."""


class Sweeping:
    def __init__(
        self,
        store: Store,
        config: Config,
        clock: Clock,
        steadiness: Steadiness,
        sessions: dict[str, Session],
    ) -> None:
        self._store, self._config, self._sessions = store, config, sessions
        self._clock, self._steadiness = clock, steadiness

    async def sweep(self) -> None:
        idle = self._idle()
        for session in idle:
            del self._sessions[session.hosted.id]
        try:
            await self._looked(idle)
            if self._steadiness.seconds >= self._config.steady_seconds:
                await self._delete("open", self._config.lobby_hours * HOUR)
                if self._config.keep_days:
                    await self._delete("over", self._config.keep_days * DAY)
            await self._pack()
            await self._give_back()
        except Unavailable as error:
            log.warning("old matches stay as they are for now", reason=str(error))

    def _idle(self) -> list[Session]:
        now, longest = self._clock.now(), self._config.idle_seconds
        sessions = self._sessions.values()
        return [session for session in sessions if not session.active and now - session.used > longest]

    async def _looked(self, idle: Iterable[Session]) -> None:
        """A table that waits to begin counts from when somebody last looked at it."""
        looked = {session.hosted.id: session.used for session in idle if session.hosted.phase == "open"}
        if looked:
            await self._store.looked(looked)

    async def _delete(self, phase: str, age: float) -> None:
        """What is older by the steady time, and by the wall clock too."""
        before = self._clock.now() + min(0.0, self._clock.ahead()) - age
        most, deleted = max(self._config.deleted_at_once, await self._store.count() // SHARE), 0
        try:
            while deleted < most:
                kept = [match for match, found in self._sessions.items() if found.hosted.phase == phase]
                gone = await self._store.forget(phase, before, kept, min(AT_ONCE, most - deleted))
                deleted += gone
                if not gone:
                    break
                await asyncio.sleep(PAUSE)
        finally:
            if deleted:
                METRICS.deleted.inc(deleted)
                log.info("matches deleted", count=deleted, phase=phase)

    async def _pack(self) -> None:
        before, packed = self._clock.now() - PACKED_DAYS * DAY, 0
        while packed < PACKED and (some := await self._store.pack(before, AT_ONCE)):
            packed += some
            await asyncio.sleep(PAUSE)

    async def _give_back(self) -> None:
        for _ in range(PIECES):
            if not await self._store.give_back():
                break
            await asyncio.sleep(PAUSE)
