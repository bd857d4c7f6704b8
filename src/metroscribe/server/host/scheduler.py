"""What happens by itself: clocks that run out, bots that think, and trying again what must not be lost."""

import asyncio
from asyncio import sleep
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial

import structlog

from metroscribe.bots import Seen
from metroscribe.core.rng import Stream
from metroscribe.server.chance import Chance
from metroscribe.server.config import Config
from metroscribe.server.host.clock import Clock
from metroscribe.server.host.line import Place
from metroscribe.server.host.pace import Watch
from metroscribe.server.host.session import Session
from metroscribe.server.host.workers import Steps, Workers, hurried
from metroscribe.server.match import absence
from metroscribe.server.match import commands as do
from metroscribe.server.match.decide import WAIT
from metroscribe.server.metrics import METRICS
from metroscribe.server.store.contract import Damaged, Unavailable

log = structlog.get_logger()
DAMAGED_SECONDS = 60.0
"""After so long it is tried whether a match that was damaged is whole again."""
Command = Callable[[Session, do.Inner, str], Awaitable[object]]


class Scheduler:
    def __init__(
        self, config: Config, clock: Clock, command: Command, workers: Workers, chance: Chance
    ) -> None:
        self.config, self._clock, self._command = config, clock, command
        self._workers, self._chance = workers, chance
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False

    def wake(self, session: Session) -> None:
        """Set the clock, and let bots think that the turn waits for."""
        hosted = session.hosted
        if session.timer is not None:
            session.timer.cancel()
            session.timer = None
        if hosted.rules is None or session.paused or self._stopped:
            return
        if (due := self._due(session)) is not None:
            least = 0.0 if self._attended(session) else self.config.unattended_pause
            delay = max(least, due - self._clock.now())
            session.timer = asyncio.get_running_loop().call_later(delay, self._spawn_tick, session)
        for at_work in [at_work for at_work in session.thinking if not _asked(session, *at_work)]:
            session.thinking.pop(at_work).cancel()
        if self._attended(session):
            for seat in range(len(hosted.seats)):
                if (hosted.turn, seat) not in session.thinking and _asked(session, hosted.turn, seat):
                    self._begin(session, hosted.turn, seat)

    def _attended(self, session: Session) -> bool:
        """Whether somebody looks at the table, or did a moment ago."""
        away = self._clock.monotonic() - session.left
        return bool(session.readers) or away < self.config.unattended_seconds

    def _begin(self, session: Session, turn: int, seat: int) -> None:
        """Let a bot think about its turn."""
        chance, pace = self._chance.stream("bot"), session.hosted.opened.pace
        watch = Watch(pace, self._seconds(session), chance, self._clock.monotonic)
        player = session.hosted.seats[seat].player
        task = self.spawn(self._play(session, turn, seat, player, watch, chance))
        session.thinking[turn, seat] = task
        task.add_done_callback(partial(_rest, session, (turn, seat)))

    def _seconds(self, session: Session) -> float:
        """For a bot's turn: it is done before the clock of the table would decide for it."""
        deadline, budget = session.hosted.deadline, self.config.bot_budget
        return budget if deadline is None else min(budget, max(0.0, deadline - self._clock.now()))

    async def insist(self, session: Session, command: do.Inner, by: str = "") -> None:
        """What nobody would ask for a second time is tried again until the store takes it."""
        while True:
            try:
                await self._command(session, command, by)
                return
            except Unavailable:
                seconds = self.config.retry_seconds
            except Damaged:
                seconds = DAMAGED_SECONDS
            await sleep(seconds)

    def _spawn_tick(self, session: Session) -> None:
        self.spawn(self._tick(session))

    async def _tick(self, session: Session) -> None:
        """A timer may come a moment too early; then it is set again."""
        due = self._due(session)
        await self._choose_for_bots(session)
        await self.insist(session, do.Tick())
        if due is not None and due == self._due(session):
            self.wake(session)

    async def _choose_for_bots(self, session: Session) -> None:
        """Where nobody looks bots have not thought, and when the clock runs out they choose at once."""
        turn, deadline = session.hosted.turn, session.hosted.deadline
        if deadline is None or self._clock.now() < deadline:
            return
        for seat in range(len(session.hosted.seats)):
            if (turn, seat) not in session.thinking and _asked(session, turn, seat):
                moves = hurried(_seen(session, seat), self._chance.stream("bot"))
                await self.insist(session, do.BotPlays(seat, turn, moves))

    def _due(self, session: Session) -> float | None:
        """When something must happen that nobody asks for."""
        hosted = session.hosted
        if hosted.phase == "starting":
            return hosted.begun + WAIT
        if hosted.done_with_turn:
            return hosted.opened_at
        times = (hosted.deadline, absence.due(hosted, session.presence, self._clock.now()))
        return min((time for time in times if time is not None), default=None)

    async def _play(
        self, session: Session, turn: int, seat: int, spec: str, watch: Watch, chance: Stream
    ) -> None:
        """Only telling the table waits for the moment at which the bot is ready, no thread does."""
        moves = await self._chosen(session.place, _seen(session, seat), spec, watch, chance)
        await sleep(watch.rest)
        await self.insist(session, do.BotPlays(seat, turn, moves))

    async def _chosen(self, place: Place, seen: Seen, spec: str, watch: Watch, chance: Stream) -> Steps:
        """By the bot; if it is late or fails, at once for it, by other chance: it may think still."""
        try:
            return await self._workers.think(place, seen, spec, watch, chance)
        except TimeoutError:
            METRICS.late_bots.inc()
        except Exception:
            log.exception("bot failed", bot=spec)
        return hurried(seen, self._chance.stream("bot"))

    def spawn(self, work: Coroutine[object, object, None]) -> "asyncio.Task[None]":
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background work failed", exc_info=error)

    def hold(self) -> None:
        """No clock is set any more, and no bot begins to think."""
        self._stopped = True

    async def stop(self) -> None:
        """Nothing of it is finished: after a restart it begins anew."""
        self.hold()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._workers.stop()


def _asked(session: Session, turn: int, seat: int) -> bool:
    """Whether it is for a bot to choose for this seat in this turn."""
    hosted = session.hosted
    at_hand = hosted.phase == "playing" and hosted.turn == turn and not hosted.rests
    return at_hand and bool(hosted.seats[seat].player) and hosted.waiting(seat)


def _rest(session: Session, at_work: tuple[int, int], task: "asyncio.Task[None]") -> None:
    """Another bot may be at work there by now."""
    if session.thinking.get(at_work) is task:
        del session.thinking[at_work]


def _seen(session: Session, seat: int) -> Seen:
    assert session.hosted.match is not None
    return Seen.of(session.hosted.match, seat)
