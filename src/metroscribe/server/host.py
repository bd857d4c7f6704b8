"""One process that hosts matches: loads them, orders the commands of each, and lets them go."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable

import structlog

from metroscribe.core.errors import MetroscribeError
from metroscribe.server import commands as do
from metroscribe.server import events as ev
from metroscribe.server import protocol as wire
from metroscribe.server import telling
from metroscribe.server.absence import changes_at
from metroscribe.server.around import Around
from metroscribe.server.case import Case
from metroscribe.server.change import event_of
from metroscribe.server.config import Config
from metroscribe.server.deal import Deal
from metroscribe.server.decide import Refusal, decide, refusal
from metroscribe.server.drawings import Drawings
from metroscribe.server.library import Library
from metroscribe.server.live import Client, Live
from metroscribe.server.match import Hosted
from metroscribe.server.metrics import METRICS
from metroscribe.server.opening import HOUR, Openings
from metroscribe.server.owing import Owing
from metroscribe.server.players import Players
from metroscribe.server.store import Store, Taken, Unavailable
from metroscribe.server.turns import judge_nudge
from metroscribe.server.waking import Waking

log = structlog.get_logger()
RETRIES = 4
MOMENT = 0.05
"""Seconds after which a time that was waited for has certainly come."""


class Host:
    def __init__(
        self, store: Store, library: Library, config: Config, clock: Callable[[], float] = time.time
    ) -> None:
        self.store, self.library, self.config, self.now = store, library, config, clock
        self.drawings, self.owing = Drawings(), Owing()
        self.live: dict[str, Live] = {}
        self.sockets = Counter[str]()
        """Open ones by address."""
        self._loading: dict[str, asyncio.Lock] = {}
        self._commands: set[asyncio.Task[Refusal | None]] = set()
        self.players = Players(config.exec_bots)
        self._openings = Openings(store, library, config, self.players, self.find)
        self._waking = Waking(config, lambda: self.now(), self.command, self.players)

    # tables

    async def open(self, asked: wire.OpenTable, holder: str, address: str = "") -> Live:
        """A new table, or the same one again; without an address the server itself asks."""
        return await self._load(await self._openings.open(asked, holder, address, self.now()))

    async def find(self, code: str) -> Live | None:
        """By code or id; read from the log if it is not in memory."""
        found = self.store.find(code) or self.store.find(code.upper())
        return None if found is None else await self._load(found.match)

    async def _load(self, match: str) -> Live:
        if match not in self.live:
            async with self._loading.setdefault(match, asyncio.Lock()):
                if match not in self.live:
                    self.live[match] = self._read(match)
            self._loading.pop(match, None)
        live = self.live[match]
        live.used = self.now()
        return live

    def _read(self, match: str) -> Live:
        events = self.store.events(match)
        if not events:
            raise MetroscribeError("error-no-table", code=match)
        opened = events[0]
        assert isinstance(opened, ev.Opened)
        hosted = Hosted(opened, self.library.of(opened))
        for event in events:
            hosted.apply(event)
        deal = Deal(self.store.secret(match), opened.known_seed, opened.known_key)
        return Live(hosted, deal, around=Around(self.now()))

    # commands

    async def carry_out(self, live: Live, command: do.Asked | do.Inner, by: str) -> Refusal | None:
        """Decide, store, follow, tell; one after the other for each match. None: accepted, now or earlier.

        Whoever awaits this must not be cancelled before it is done: what is stored has to be told.
        """
        if isinstance(command, do.SeatBot) and (unwelcome := self._unwelcome(command.bot)):
            return unwelcome
        if isinstance(command, do.Command):
            self.touch(live, by)
        if isinstance(command, do.Nudge):
            return self._nudge(live, command, by)
        async with live.lock:
            for _ in range(RETRIES):
                with METRICS.parts.decide:
                    changes = decide(live.hosted, command, by, self.now(), live.deal, live.around)
                if isinstance(changes, Refusal) or not changes:
                    break
                events = [event_of(change) for change in changes]
                try:
                    with METRICS.durable.time():
                        await self.store.append(live.hosted.id, live.hosted.seq, events, _phase(events))
                except Taken:
                    self._reload(live)
                    continue
                telling.follow(live, changes, self.owing, self.now())
                if live.around.silent:
                    telling.tell_presence(live, self.now())
                self._recall(live)
                self.wake(live)
                break
            else:
                raise Unavailable("error-store", reason="the match is busy elsewhere")
        if isinstance(command, do.Rematch) and not isinstance(changes, Refusal):
            await self._rematch(live, command, by)
        return changes if isinstance(changes, Refusal) else None

    async def command(self, live: Live, command: do.Asked | do.Inner, by: str = "") -> Refusal | None:
        """The same, brought to its end even if nobody waits for it any more."""
        work = asyncio.get_running_loop().create_task(self.carry_out(live, command, by))
        self._commands.add(work)
        work.add_done_callback(self._commands.discard)
        return await asyncio.shield(work)

    def _unwelcome(self, spec: str) -> Refusal | None:
        """Which bots may sit down is the host's to say, so it is no matter of the match."""
        try:
            self.players.check(spec)
        except MetroscribeError as error:
            return Refusal(error.text)
        return None

    def _reload(self, live: Live) -> None:
        """Somebody else has written: begin again from the log."""
        live.hosted = self._read(live.hosted.id).hosted
        telling.begin_anew(live, self.now())

    async def _rematch(self, live: Live, command: do.Rematch, by: str) -> None:
        if live.hosted.rematch is None:
            new = await self._load(await self._openings.rematch(live.hosted, by, self.now()))
            await self.command(live, do.LeadTo(new.hosted.id, new.hosted.opened.code, command.id, by))

    def _nudge(self, live: Live, command: do.Nudge, by: str) -> Refusal | None:
        """Somebody is reminded; sent again with the same id it changes nothing."""
        asked, case = (by, command.id), Case(live.hosted, by, self.now(), live.deal, live.around)
        if any(person.nudge == asked for person in live.around.people.values()):
            return None
        try:
            holder = judge_nudge(case, command, live.around)
        except MetroscribeError as error:
            return refusal(live.hosted, by, error)
        live.around.nudge(holder, asked, self.now())
        telling.nudge(live, holder, "" if case.seat is None else live.hosted.seats[case.seat].name)
        self._recalled(live)
        return None

    # readers

    def join(self, live: Live, client: Client, seen: int | None = None) -> None:
        """Whoever comes to a seat that is kept for them sits on it."""
        telling.join(live, client, seen, self.now())
        if live.hosted.kept_for(client.holder) is not None:
            self._waking.spawn(self._arrive(live, client.holder))
        self._recall(live)
        self.wake(live)

    async def _arrive(self, live: Live, holder: str) -> None:
        await self._waking.insist(live, do.Arrive(), holder)

    def leave(self, live: Live, client: Client) -> None:
        """After a while somebody else may host."""
        telling.leave(live, client, self.now())
        known = {live.hosted.host, *(seat.holder for seat in live.hosted.seats)}
        if client.holder not in known:
            live.around.forget(client.holder)
        self._recall(live)
        self.wake(live)

    def touch(self, live: Live, holder: str) -> None:
        """Somebody has touched the page; who counted as away is here again."""
        if live.around.touch(holder, self.now()):
            telling.tell_presence(live, self.now())
            self.wake(live)

    def _recall(self, live: Live) -> None:
        """Say again who is away, or hosts, when time alone has changed that."""
        if live.recall is not None:
            live.recall.cancel()
            live.recall = None
        due = changes_at(live.hosted, live.around, self.now()) if live.clients else None
        if due is not None:
            delay = due - self.now() + MOMENT
            live.recall = asyncio.get_running_loop().call_later(delay, self._recalled, live)

    def _recalled(self, live: Live) -> None:
        telling.tell_presence(live, self.now())
        self._recall(live)
        self.wake(live)

    # the life of the process

    def wake(self, live: Live) -> None:
        self._waking.wake(live)

    async def resume(self, progress: Callable[[int, int], None] | None = None) -> int:
        """Take up every match that was being played; their clocks begin anew. A broken one stops no other."""
        found = self.store.in_phase("starting", "playing")
        for number, match in enumerate(found, 1):
            try:
                await self._resume(await self._load(match.match))
            except Exception:
                log.exception("match cannot be taken up", match=match.match)
            if progress is not None:
                progress(number, len(found))
        return len(found)

    async def _resume(self, live: Live) -> None:
        try:
            await self.command(live, do.Resume())
            self.wake(live)
        except Unavailable:
            self._waking.spawn(self._resume_later(live))

    async def _resume_later(self, live: Live) -> None:
        await self._waking.insist(live, do.Resume())
        self.wake(live)

    async def sweep(self) -> None:
        """Drop from memory what nobody looks at, and from disk what is older than it is kept."""
        now = self.now()
        self._openings.forget(now)
        for match, live in list(self.live.items()):
            active = live.clients or live.timer or live.recall or live.thinking or live.lock.locked()
            if not active and now - live.used > self.config.idle_seconds:
                del self.live[match]
        if self.config.keep_days:
            try:
                await self.store.forget(now - self.config.keep_days * 24 * HOUR)
            except Unavailable as error:
                log.warning("old matches stay for now", reason=str(error))

    async def stop(self) -> None:
        """Nothing new is begun; what was begun is finished."""
        for live in self.live.values():
            for timer in (live.timer, live.recall):
                if timer is not None:
                    timer.cancel()
        await self._waking.stop()
        await asyncio.gather(*self._commands, return_exceptions=True)
        for live in self.live.values():
            async with live.lock:
                pass


def _phase(events: list[ev.AnyEvent]) -> str:
    """The phase a match enters with these events, or nothing."""
    phases = {ev.Starting: "starting", ev.Started: "playing", ev.Finished: "over"}
    entered = [phases[type(event)] for event in events if type(event) in phases]
    return entered[-1] if entered else ""
