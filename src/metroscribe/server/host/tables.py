"""One process that hosts matches: loads them, orders the commands of each, and lets them go."""

import asyncio
from collections import Counter
from functools import partial
from math import inf

import structlog

from metroscribe.core.errors import MetroscribeError, reason_of
from metroscribe.core.text import Text
from metroscribe.server.chance import Chance
from metroscribe.server.config import Config
from metroscribe.server.host import broadcast
from metroscribe.server.host.bucket import Buckets
from metroscribe.server.host.clock import Clock, Steadiness, SteadyClock
from metroscribe.server.host.creation import Creation
from metroscribe.server.host.fanout import Client, Fanout, LocalFanout
from metroscribe.server.host.guesses import ADDRESSES, Guesses, TooManyCodes
from metroscribe.server.host.health import PROMPT, Health, Wounded
from metroscribe.server.host.kept import Kept
from metroscribe.server.host.load import Load
from metroscribe.server.host.makers import Makers, Workshop
from metroscribe.server.host.openings import emptied
from metroscribe.server.host.outbox import Outbox
from metroscribe.server.host.players import Players
from metroscribe.server.host.reactions import Reactions
from metroscribe.server.host.scheduler import Scheduler
from metroscribe.server.host.session import Session
from metroscribe.server.host.sweeping import Sweeping
from metroscribe.server.host.visits import Visitor, is_id, is_typed
from metroscribe.server.host.workers import Threads, Workers
from metroscribe.server.library import Library
from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from metroscribe.server.match.absence import changes_at
from metroscribe.server.match.case import Case
from metroscribe.server.match.change import event_of
from metroscribe.server.match.course import phase_after
from metroscribe.server.match.deal import Deal
from metroscribe.server.match.decide import Refusal, decide, refusal
from metroscribe.server.match.presence import Presence
from metroscribe.server.match.state import Hosted
from metroscribe.server.match.turns import judge_nudge
from metroscribe.server.metrics import METRICS
from metroscribe.server.store.contract import Damaged, Store, Taken, Unavailable
from metroscribe.server.wire import answers

log = structlog.get_logger()
RETRIES = 4
ALIKE = 0.25
"""Seconds after which a code is refused: nobody can tell by the time whether it leads somewhere."""
MOMENT = 0.05
"""Seconds after which a time that was waited for has certainly come."""


class Host:
    def __init__(
        self,
        store: Store,
        library: Library,
        config: Config,
        clock: Clock | None = None,
        workers: Workers | None = None,
        fanout: Fanout | None = None,
        chance: Chance | None = None,
        makers: Makers | None = None,
    ) -> None:
        """What is not given is that of a process on its own: the machine's clock and chance, threads."""
        self.library, self.config = library, config
        self.clock, self._fanout = clock or SteadyClock(), fanout or LocalFanout()
        self.steadiness = Steadiness(self.clock)
        self.health, self._wounded = Health(store, self.clock, self._tell_health), Wounded()
        self.store = self.health.watched
        self._chance, self.guesses = chance or Chance(), Guesses(config, self.clock)
        self.makers, self.outbox = makers or Workshop(config), Outbox()
        self.kept = Kept(config, self.makers)
        self.visits = Buckets(config.visits_per_second, config.visits, ADDRESSES, self.clock)
        self._reactions = Reactions(config, self.clock)
        self.load = Load(config.loop_seconds, self.clock, self.outbox.__len__)
        self.sessions: dict[str, Session] = {}
        self._sweeping = Sweeping(store, config, self.clock, self.steadiness, self.sessions)
        self.watching = Counter[str]()
        """Open sockets that hold no seat, by address."""
        self._loading: dict[str, asyncio.Lock] = {}
        self._commands: set[asyncio.Task[Refusal | None]] = set()
        self.stopping = False
        """Whether nothing new is begun any more."""
        self.players = Players(config.exec_bots)
        self._creation = Creation(self.store, library, config, self.players, self._chance, self.visit)
        workers = workers or Threads(self.players, config.bot_threads)
        self._scheduler = Scheduler(config, self.clock, self.command, workers, self._chance)

    def now(self) -> float:
        return self.clock.now()

    # tables

    async def open(self, asked: answers.OpenTable, holder: str, address: str = "") -> Session:
        """A new table, or the same one again; without an address the server itself asks."""
        match = await self._creation.open(asked, holder, address, self.now())
        session = await self._load(match, address)
        session.left = self.clock.monotonic()
        return session

    async def find(self, code: str) -> Session | None:
        """By code or id; read from the log if it is not in memory."""
        found = await self.store.find(code if is_id(code) else code.upper())
        return None if found is None else await self._load(found.match, found.address, found.code)

    async def visit(self, code: str, visitor: Visitor) -> Session | None:
        """The same for somebody: a code that was typed is answered as `guesses` lets it."""
        began, session = self.clock.monotonic(), await self.find(code)
        if is_typed(code, visitor, session):
            try:
                await self.guesses.judge(visitor.address, session is not None)
            except TooManyCodes:
                await asyncio.sleep(max(0.0, began + ALIKE - self.clock.monotonic()))
                raise
        return session

    async def _load(self, match: str, address: str, code: str = "") -> Session:
        """The address is that from which it was opened. A clock that ran when the process began is paused."""
        if match not in self.sessions:
            async with self._loading.setdefault(match, asyncio.Lock()):
                if match not in self.sessions:
                    hosted, deal = await self._read(match, code or match)
                    readers, presence = self._fanout.readers(match), Presence(self.now())
                    session = Session(hosted, deal, readers, presence=presence, address=address)
                    session.paused = hosted.phase == "starting" or hosted.deadline is not None
                    self.sessions[match] = session
            self._loading.pop(match, None)
        session = self.sessions[match]
        session.used = self.now()
        return session

    async def _read(self, match: str, code: str) -> tuple[Hosted, Deal]:
        """The match as the log has it, and its deal; `Damaged` where what is stored makes no match."""
        try:
            events = await self.store.events(match)
            if not events:
                raise MetroscribeError("error-no-table", code=match)
            hosted = await self.makers.begin(partial(self._folded, events))
        except Damaged as error:
            raise self._wounded.note(match, code, error) from error
        secret = await self.store.secret(match)
        self._wounded.healed(match)
        return hosted, Deal(secret, hosted.opened.known_seed, hosted.opened.known_key)

    def _folded(self, events: list[ev.AnyEvent]) -> Hosted:
        """Beside the event loop: a long match, or a map of somebody's own, takes its time."""
        opened = events[0]
        try:
            if not isinstance(opened, ev.Opened):
                raise TypeError("it does not begin with its opening")
            return Hosted.folded(opened, self.library.of(opened), events)
        except Exception as error:
            raise Damaged("", f"its events make no match: {reason_of(error)}") from error

    # commands

    async def carry_out(
        self, session: Session, command: do.Asked | do.Inner, by: str, address: str = ""
    ) -> Refusal | None:
        """Decide, store, follow, tell; one after the other for each match. None: accepted, now or earlier.

        A table that is opened for it counts for the address; without one the server itself asks.
        Whoever awaits this must not be cancelled before it is done: what is stored has to be told.
        """
        if isinstance(command, do.SeatBot) and (unwelcome := self._unwelcome(command.bot)):
            return unwelcome
        if isinstance(command, do.Command):
            if session.hosted.seq >= self.config.events_per_match and not isinstance(command, do.GiveUp):
                return Refusal(Text("error-match-long", {"count": self.config.events_per_match}))
            self.touch(session, by)
        if isinstance(command, do.Nudge):
            return self._nudge(session, command, by)
        if isinstance(command, do.React):
            return self._reactions.react(session, command, by)
        async with session.lock:
            for _ in range(RETRIES):
                with METRICS.parts.decide:
                    changes = decide(session.hosted, command, by, self.now(), session.deal, session.presence)
                if isinstance(changes, Refusal) or not changes:
                    break
                try:
                    await self._append(session.hosted, [event_of(change) for change in changes])
                except Taken:
                    await self._reload(session)
                    continue
                told = broadcast.follow(session, changes, self.outbox, self.now())
                if told and session.presence.silent:
                    broadcast.tell_presence(session, self.now())
                self._recall(session)
                self.wake(session)
                break
            else:
                raise Unavailable(reason="the match is busy elsewhere")
        if isinstance(command, do.Rematch) and not isinstance(changes, Refusal):
            await self._rematch(session, command, by, address)
        return changes if isinstance(changes, Refusal) else None

    async def _append(self, hosted: Hosted, events: list[ev.AnyEvent]) -> None:
        with METRICS.durable.time():
            try:
                await self.store.append(
                    hosted.id, hosted.seq, events, phase_after(events), emptied(hosted, events)
                )
            except Damaged as error:
                raise self._wounded.note(hosted.id, hosted.opened.code, error) from error

    async def command(
        self, session: Session, command: do.Asked | do.Inner, by: str = "", address: str = ""
    ) -> Refusal | None:
        """The same, brought to its end even if nobody waits for it any more."""
        work = asyncio.get_running_loop().create_task(self.carry_out(session, command, by, address))
        self._commands.add(work)
        work.add_done_callback(self._commands.discard)
        return await asyncio.shield(work)

    def _unwelcome(self, spec: str) -> Refusal | None:
        """Which bots may sit down is the host's to say, so it is no matter of the match."""
        try:
            self.players.welcome(spec)
        except MetroscribeError as error:
            return Refusal(error.text)
        return None

    async def _reload(self, session: Session) -> None:
        """Somebody else has written: begin again from the log, its clocks and bots too."""
        session.hosted, session.deal = await self._read(session.hosted.id, session.hosted.opened.code)
        broadcast.begin_anew(session, self.now())
        self._recall(session)
        self.wake(session)

    async def _rematch(self, session: Session, command: do.Rematch, by: str, address: str) -> None:
        """Whoever is refused one stays where they are, and may ask again, as may everybody else."""
        led = session.hosted.rematch
        if led is None or await self.store.find(led.match) is None:
            match = await self._creation.rematch(session.hosted, by, address, self.now())
            new = await self._load(match, address or session.address)
            await self.command(session, do.LeadTo(new.hosted.id, new.hosted.opened.code, command.id, by))

    def _nudge(self, session: Session, command: do.Nudge, by: str) -> Refusal | None:
        """Somebody is reminded; sent again with the same id it changes nothing."""
        asked, case = (by, command.id), Case(session.hosted, by, self.now(), session.deal, session.presence)
        if any(person.nudge == asked for person in session.presence.people.values()):
            return None
        try:
            holder = judge_nudge(case, command, session.presence)
        except MetroscribeError as error:
            return refusal(session.hosted, by, error)
        session.presence.nudge(holder, asked, self.now())
        broadcast.nudge(session, holder, "" if case.seat is None else session.hosted.seats[case.seat].name)
        self._recalled(session)
        return None

    # readers

    def join(self, session: Session, client: Client, seen: int | None = None) -> None:
        """Whoever comes to a seat that is kept for them sits on it."""
        broadcast.join(session, client, seen, self.now())
        if self.health.trouble is not None:
            client.push(broadcast.store_state(self.health.trouble))
        self._resume(session)
        if session.hosted.kept_for(client.holder) is not None:
            self._scheduler.spawn(self._arrive(session, client.holder))
        self._recall(session)
        self.wake(session)

    async def _arrive(self, session: Session, holder: str) -> None:
        await self._scheduler.insist(session, do.Arrive(), holder)

    def leave(self, session: Session, client: Client) -> None:
        """After a while somebody else may host."""
        watched = bool(session.readers)
        broadcast.leave(session, client, self.now())
        session.used = self.now()
        if watched and not session.readers:
            session.left = self.clock.monotonic()
        known = {session.hosted.host, *(seat.holder for seat in session.hosted.seats)}
        if client.holder not in known:
            session.presence.forget(client.holder)
        self._recall(session)
        self.wake(session)

    def touch(self, session: Session, holder: str) -> None:
        """Somebody has touched the page; who counted as away is here again."""
        if session.presence.touch(holder, self.now()):
            broadcast.tell_presence(session, self.now())
            self.wake(session)

    def _recall(self, session: Session) -> None:
        """Say again who is away, or hosts, when time alone has changed that."""
        if session.recall is not None:
            session.recall.cancel()
            session.recall = None
        due = changes_at(session.hosted, session.presence, self.now()) if session.readers else None
        if session.presence_due and session.readers:
            due = min(due or inf, session.presence_told + broadcast.PRESENCE_APART)
        if due is not None:
            delay = due - self.now() + MOMENT
            session.recall = asyncio.get_running_loop().call_later(delay, self._recalled, session)

    def _recalled(self, session: Session) -> None:
        broadcast.tell_presence(session, self.now())
        self._recall(session)
        self.wake(session)

    # the life of the process

    def wake(self, session: Session) -> None:
        self._scheduler.wake(session)

    async def take_up(self, session: Session) -> None:
        """Before somebody looks at a match whose clock ran when the process began: its open turn begins anew.

        So downtime costs nobody time. While the store does not take that the clock stands still, and whoever
        comes does not wait for it. What is in memory with a clock stays there until that has run out, so a
        match is taken up once in the life of a process.
        """
        if (resuming := self._resume(session)) is not None:
            await asyncio.wait({resuming}, timeout=PROMPT)

    def _resume(self, session: Session) -> "asyncio.Task[None] | None":
        if session.paused and session.resuming is None:
            session.resuming = self._scheduler.spawn(self._resumed(session))
        return session.resuming

    async def _resumed(self, session: Session) -> None:
        try:
            await self._scheduler.insist(session, do.Resume())
        finally:
            session.resuming = None
        session.paused = False
        self.wake(session)

    def _tell_health(self) -> None:
        """Everybody at every table: that their store is in trouble, or works again."""
        frame = broadcast.store_state(self.health.trouble)
        for session in self.sessions.values():
            session.readers.send(frame)

    async def sweep(self) -> None:
        """Let go of what nobody looks at, and of what is older than it is kept."""
        self._creation.openings.forget(self.now())
        await self._sweeping.sweep()

    @property
    def at_work(self) -> bool:
        """Whether commands are carried out, or somebody waits to be told of one."""
        return bool(self._commands or len(self.outbox))

    def hold(self) -> None:
        """Nothing new is begun."""
        self.stopping = True
        self._scheduler.hold()

    async def stop(self) -> None:
        """Nothing new is begun; what was begun is finished."""
        self.hold()
        for session in self.sessions.values():
            for timer in (session.timer, session.recall):
                if timer is not None:
                    timer.cancel()
        await self._scheduler.stop()
        await asyncio.gather(*self._commands, return_exceptions=True)
        for session in self.sessions.values():
            async with session.lock:
                pass
        await self.health.stop()
        await self.makers.stop()
