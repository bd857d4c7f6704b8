"""One process that hosts matches: orders the commands of each, wakes bots and clocks, tells everybody."""

import asyncio
import secrets
import time
from collections import Counter, deque
from collections.abc import Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Protocol

import structlog

from metroscribe.bots import bot as bot_of
from metroscribe.core.errors import MetroscribeError, UnknownName
from metroscribe.core.game import AnyRules, Options
from metroscribe.core.text import whole
from metroscribe.server import commands as do
from metroscribe.server import events as ev
from metroscribe.server import protocol as wire
from metroscribe.server.config import Config
from metroscribe.server.deal import Deal, NotTheDeal, commitment, new_secret, proven_key
from metroscribe.server.decide import WAIT, Refusal, clean_name, decide
from metroscribe.server.library import Library
from metroscribe.server.match import Hosted
from metroscribe.server.metrics import METRICS
from metroscribe.server.records import proof_of
from metroscribe.server.store import Store, Taken
from metroscribe.server.thinking import think
from metroscribe.server.views import happened, table_view, you_view

log = structlog.get_logger()
ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""For codes that are read aloud: nothing that looks like something else."""
CODE_LENGTH = 6
RETRIES = 4
KEPT_FRAMES = 64
HOUR = 3600


class Client(Protocol):
    """A connection, as the host sees it."""

    holder: str

    def push(self, frame: bytes) -> None:
        """Send it when there is time; never waits."""
        ...


@dataclass(eq=False, slots=True)
class Live:
    """A match in memory with those who look at it."""

    hosted: Hosted
    deal: Deal
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    clients: set[Client] = field(default_factory=set)
    frames: deque[tuple[int, int, bytes]] = field(default_factory=lambda: deque(maxlen=KEPT_FRAMES))
    """What was told last: first and last number, and the frame."""
    timer: asyncio.TimerHandle | None = None
    thinking: set[tuple[int, int]] = field(default_factory=set)
    """Bots that are at work: turn and seat."""
    used: float = 0.0


class Host:
    def __init__(
        self, store: Store, library: Library, config: Config, clock: Callable[[], float] = time.time
    ) -> None:
        self.store, self.library, self.config, self.now = store, library, config, clock
        self.live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._judging = asyncio.Lock()
        self._pool = ThreadPoolExecutor(config.bot_threads, thread_name_prefix="bot")
        self._tasks: set[asyncio.Task[None]] = set()
        self.sockets = Counter[str]()
        """Open ones by address."""
        self._commands: set[asyncio.Task[Refusal | None]] = set()

    # tables

    async def open(self, asked: wire.OpenTable, holder: str, address: str = "") -> Live:
        """A new table; asked for again with the same id and token it is the same one.

        From one address only so many are opened in an hour; without an address the server itself asks.
        """
        match = commitment(asked.id, holder.encode())[:32]
        if (found := await self.find(match)) is not None:
            return found
        recent = self.store.opened_by(address, self.now() - HOUR)
        if address and recent >= self.config.tables_per_hour:
            raise MetroscribeError("error-too-many-tables", count=self.config.tables_per_hour)
        game = self.library.registry.find(asked.game).id
        rules = await self._rules(asked, game)
        known_key = await self._known_key(asked, game)
        secret = b"" if asked.seed or known_key else new_secret()
        for _ in range(RETRIES):
            opened = self._opened(asked, match, game, rules, holder, secret, known_key)
            seated = list(self._seated(asked, opened, rules))
            try:
                await self.store.create(opened, seated, secret, address)
            except Taken:
                if (found := await self.find(match)) is not None:
                    return found
                continue
            live = await self.find(match)
            assert live is not None
            return live
        raise MetroscribeError("error-store", reason="no code is free")

    async def _rules(self, asked: wire.OpenTable, game: str) -> AnyRules:
        """A map of somebody's own can take long to judge: beside the event loop, and one at a time."""
        if not asked.map:
            return self.library.rules(game, tuple(asked.modules), "")
        async with self._judging:
            return await asyncio.to_thread(self.library.rules, game, tuple(asked.modules), asked.map)

    def _opened(
        self,
        asked: wire.OpenTable,
        match: str,
        game: str,
        rules: AnyRules,
        holder: str,
        secret: bytes,
        known_key: str | None,
    ) -> ev.Opened:
        low, high = rules.info.seats
        if not low <= asked.seats <= high:
            raise UnknownName("error-seats", game=game, low=low, high=high, seats=asked.seats)
        if asked.seed is not None and not (asked.seed.isprintable() and asked.seed == asked.seed.strip()):
            raise UnknownName("error-seed")
        rules.new(asked.seats, Options(asked.options))
        return ev.Opened(
            self.now(),
            asked.id,
            match=match,
            code=new_code(),
            game=game,
            rules=rules.info.rules,
            map_hash=rules.map_hash,
            seats=asked.seats,
            host=holder,
            modules=rules.info.modules,
            options=asked.options,
            map_text=asked.map or "",
            clock=asked.clock,
            scores=asked.scores,
            commitment=commitment(match, secret) if secret else "",
            known_seed=asked.seed,
            known_key=known_key,
            language=asked.language,
        )

    def _seated(self, asked: wire.OpenTable, opened: ev.Opened, rules: AnyRules) -> list[ev.AnyEvent]:
        bots = {}
        for name, spec in asked.bots.items():
            seat = whole(name)
            if seat is None or not 0 <= seat < asked.seats:
                raise UnknownName("error-no-seat", seat=name, seats=asked.seats)
            bot_of(spec)
            bots[seat] = spec
        seated: list[ev.AnyEvent] = [
            ev.BotSeated(opened.at, seat=seat, bot=spec) for seat, spec in sorted(bots.items())
        ]
        free = [seat for seat in range(asked.seats) if seat not in bots]
        if asked.name is not None and free:
            name = clean_name(asked.name)
            seated.append(ev.Seated(opened.at, seat=free[0], name=name, holder=opened.host))
        return seated

    async def _known_key(self, asked: wire.OpenTable, game: str) -> str | None:
        """The key of a finished match whose deal is to be played again."""
        if asked.same_deal_as is None:
            return None
        live = await self.find(asked.same_deal_as)
        if live is None or live.hosted.finished is None or live.hosted.opened.game != game:
            raise UnknownName("error-no-such-deal", code=asked.same_deal_as)
        try:
            return proven_key(proof_of(live.hosted), len(live.hosted.seats)).hex()
        except NotTheDeal as error:
            raise UnknownName("error-no-such-deal", code=asked.same_deal_as) from error

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
        return Live(hosted, Deal(self.store.secret(match), opened.known_seed, opened.known_key))

    # commands

    async def command(self, live: Live, command: do.Asked | do.Inner, by: str = "") -> Refusal | None:
        """None: accepted, now or earlier. It is brought to its end even if nobody waits for it any more."""
        work = asyncio.get_running_loop().create_task(self._command(live, command, by))
        self._commands.add(work)
        work.add_done_callback(self._commands.discard)
        return await asyncio.shield(work)

    async def _command(self, live: Live, command: do.Asked | do.Inner, by: str) -> Refusal | None:
        """Decide, store, apply, tell; one after the other for each match."""
        async with live.lock:
            for _ in range(RETRIES):
                with METRICS.part("decide"):
                    events = decide(live.hosted, command, by, self.now(), live.deal)
                if isinstance(events, Refusal) or not events:
                    break
                try:
                    with METRICS.part("store"):
                        await self.store.append(live.hosted.id, live.hosted.seq, events, _phase(events))
                except Taken:
                    self._reload(live)
                    continue
                self._follow(live, events)
                break
            else:
                raise MetroscribeError("error-store", reason="the match is busy elsewhere")
        if isinstance(command, do.Rematch) and not isinstance(events, Refusal):
            await self._rematch(live, command)
        return events if isinstance(events, Refusal) else None

    def _reload(self, live: Live) -> None:
        """Somebody else has written: begin again from the log."""
        live.hosted = self._read(live.hosted.id).hosted
        live.frames.clear()
        for client in live.clients:
            client.push(self.welcome(live, client.holder))

    def _follow(self, live: Live, events: list[ev.AnyEvent]) -> None:
        """The events are durable: apply them, tell everybody, and see what is due next."""
        hosted, first = live.hosted, live.hosted.seq
        told: list[wire.AnyHappened] = []
        with METRICS.part("view"):
            for event in events:
                seq = hosted.seq
                hosted.apply(event)
                told += happened(hosted, event, seq)
            frame = wire.encode(wire.Update(tuple(told)))
            live.frames.append((first, hosted.seq - 1, frame))
            owners = _concerned(hosted, events)
        with METRICS.part("send"):
            for client in tuple(live.clients):
                client.push(frame)
        self._tell_owners(live, owners)
        if any(isinstance(event, ev.Seated | ev.Left) for event in events):
            self._tell_presence(live)
        self.wake(live)

    def _tell_owners(self, live: Live, seats: Mapping[int, bool]) -> None:
        by_seat: dict[int, list[Client]] = {}
        for client in live.clients:
            seat = live.hosted.seat_of(client.holder)
            if seat is not None and seat in seats:
                by_seat.setdefault(seat, []).append(client)
        for seat, clients in by_seat.items():
            with METRICS.part("view"):
                frame = wire.encode(you_view(live.hosted, seat, seats[seat]))
            with METRICS.part("send"):
                for client in clients:
                    client.push(frame)

    async def _rematch(self, live: Live, command: do.Rematch) -> None:
        """The same settings, seats open for those who were there."""
        if live.hosted.rematch is not None:
            return
        opened = live.hosted.opened
        asked = wire.OpenTable(
            id=f"rematch-{opened.match}",
            token="0" * 32,
            game=opened.game,
            modules=opened.modules,
            options=opened.options,
            map=opened.map_text or None,
            seats=opened.seats,
            bots={str(n): seat.bot for n, seat in enumerate(live.hosted.seats) if seat.bot},
            clock=opened.clock,
            scores=opened.scores,
            language=opened.language,
        )
        new = await self.open(asked, opened.host)
        lead = do.LeadTo(new.hosted.id, new.hosted.opened.code, command.id)
        await self.command(live, lead)

    # readers

    def join(self, live: Live, client: Client, seen: int | None = None) -> None:
        """From now on the client is told what happens; first what it missed, or a fresh view."""
        gap = self._gap(live, seen)
        for frame in gap if gap is not None else [self.welcome(live, client.holder)]:
            client.push(frame)
        if gap is not None and (seat := live.hosted.seat_of(client.holder)) is not None:
            client.push(wire.encode(you_view(live.hosted, seat)))
        live.clients.add(client)
        self._tell_presence(live)

    def leave(self, live: Live, client: Client) -> None:
        live.clients.discard(client)
        self._tell_presence(live)

    def _tell_presence(self, live: Live) -> None:
        seats = [live.hosted.seat_of(client.holder) for client in live.clients]
        online = tuple(sorted({seat for seat in seats if seat is not None}))
        frame = wire.encode(wire.Presence(online, seats.count(None)))
        for client in live.clients:
            client.push(frame)

    def _gap(self, live: Live, seen: int | None) -> list[bytes] | None:
        """The frames after the number last seen; None where that is not all."""
        last = live.hosted.seq - 1
        if seen is None or not 0 <= seen <= last:
            return None
        frames = [(first, frame) for first, end, frame in live.frames if end > seen]
        if seen == last:
            return []
        return [frame for _, frame in frames] if frames and frames[0][0] == seen + 1 else None

    def welcome(self, live: Live, holder: str) -> bytes:
        hosted = live.hosted
        seat = hosted.seat_of(holder)
        you = None if seat is None else you_view(hosted, seat)
        host = bool(holder) and holder == hosted.opened.host
        return wire.encode(wire.Welcome(table_view(hosted, self.now()), host, you))

    # bots and clocks

    def wake(self, live: Live) -> None:
        """Set the clock, and let bots think that the turn waits for."""
        hosted = live.hosted
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if hosted.rules is None:
            return
        if (due := _due(hosted)) is not None:
            delay = max(0.0, due - self.now())
            live.timer = asyncio.get_running_loop().call_later(delay, self._spawn_tick, live)
        for number, seat in enumerate(hosted.seats):
            at_work = (hosted.turn, number)
            if (
                seat.bot
                and hosted.phase == "playing"
                and hosted.waiting(number)
                and at_work not in live.thinking
            ):
                live.thinking.add(at_work)
                self._spawn(self._think(live, hosted.turn, number, seat.bot))

    def _spawn_tick(self, live: Live) -> None:
        self._spawn(self._tick(live))

    async def _tick(self, live: Live) -> None:
        """A timer may come a moment too early; then it is set again."""
        due = _due(live.hosted)
        await self.command(live, do.Tick())
        if due is not None and due == _due(live.hosted):
            self.wake(live)

    async def _think(self, live: Live, turn: int, seat: int, spec: str) -> None:
        match = live.hosted.match
        assert match is not None
        loop, moves = asyncio.get_running_loop(), tuple[str, ...]()
        try:
            work = loop.run_in_executor(self._pool, think, match.rules, match.table, match.sheet(seat), spec)
            moves = await asyncio.wait_for(work, self.config.bot_budget)
        except TimeoutError:
            METRICS.late_bots.inc()
        except Exception:
            log.exception("bot failed", bot=spec)
        finally:
            live.thinking.discard((turn, seat))
        await self.command(live, do.BotPlays(seat, turn, moves))

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background work failed", exc_info=error)

    # the life of the process

    async def resume(self, progress: Callable[[int, int], None] | None = None) -> int:
        """Take up every match that was being played; their clocks begin anew. A broken one stops no other."""
        found = self.store.in_phase("starting", "playing")
        for number, match in enumerate(found, 1):
            try:
                live = await self._load(match.match)
                await self.command(live, do.Resume())
                self.wake(live)
            except Exception:
                log.exception("match cannot be taken up", match=match.match)
            if progress is not None:
                progress(number, len(found))
        return len(found)

    async def sweep(self) -> None:
        """Drop from memory what nobody looks at, and from disk what is older than it is kept."""
        now = self.now()
        for match, live in list(self.live.items()):
            active = live.clients or live.timer or live.thinking or live.lock.locked()
            if not active and now - live.used > self.config.idle_seconds:
                del self.live[match]
        if self.config.keep_days:
            await self.store.forget(now - self.config.keep_days * 24 * HOUR)

    async def stop(self) -> None:
        """Nothing new is begun; what was begun is finished."""
        for live in self.live.values():
            if live.timer is not None:
                live.timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._commands, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)


def _concerned(hosted: Hosted, events: list[ev.AnyEvent]) -> dict[int, bool]:
    """The seats whose own view has changed, and whether their sheet must be drawn anew."""
    if any(isinstance(event, ev.Started | ev.Closed | ev.Finished) for event in events):
        return dict.fromkeys(range(len(hosted.seats)), True)
    seats: dict[int, bool] = {}
    for event in events:
        if (seat := getattr(event, "seat", None)) is not None:
            redrawn = not isinstance(event, ev.Readied | ev.Withdrawn | ev.MoreTime | ev.Renamed)
            seats[seat] = redrawn or seats.get(seat, False)
    return seats


def _due(hosted: Hosted) -> float | None:
    """When something must happen that nobody asks for."""
    return hosted.begun + WAIT if hosted.phase == "starting" else hosted.deadline


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def _phase(events: list[ev.AnyEvent]) -> str:
    """The phase a match enters with these events, or nothing."""
    phases = {ev.Starting: "starting", ev.Started: "playing", ev.Finished: "over"}
    entered = [phases[type(event)] for event in events if type(event) in phases]
    return entered[-1] if entered else ""
