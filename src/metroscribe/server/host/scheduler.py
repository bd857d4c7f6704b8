"""What happens by itself: clocks that run out, bots that think, and trying again what must not be lost."""

import asyncio
from asyncio import sleep
from collections.abc import Awaitable, Callable, Coroutine

import structlog

from metroscribe.bots import Seen
from metroscribe.core.rng import Stream
from metroscribe.server.chance import Chance
from metroscribe.server.config import Config
from metroscribe.server.host.clock import Clock
from metroscribe.server.host.pace import Watch
from metroscribe.server.host.session import Session
from metroscribe.server.host.workers import Workers, hurried
from metroscribe.server.match import absence
from metroscribe.server.match import commands as do
from metroscribe.server.match.decide import WAIT
from metroscribe.server.metrics import METRICS
from metroscribe.server.store.contract import Unavailable

log = structlog.get_logger()
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
        if hosted.rules is None or self._stopped:
            return
        if (due := self._due(session)) is not None:
            delay = max(0.0, due - self._clock.now())
            session.timer = asyncio.get_running_loop().call_later(delay, self._spawn_tick, session)
        for number, seat in enumerate(hosted.seats):
            at_work = (hosted.turn, number)
            asked = seat.player and hosted.phase == "playing" and hosted.waiting(number)
            if asked and at_work not in session.thinking:
                session.thinking.add(at_work)
                chance = self._chance.stream("bot")
                watch = Watch(hosted.opened.pace, self._seconds(session), chance, self._clock.monotonic)
                self.spawn(self._play(session, hosted.turn, number, seat.player, watch, chance))

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
            except Unavailable as error:
                log.warning("store refuses, tried again soon", match=session.hosted.id, reason=str(error))
            await sleep(self.config.retry_seconds)

    def _spawn_tick(self, session: Session) -> None:
        self.spawn(self._tick(session))

    async def _tick(self, session: Session) -> None:
        """A timer may come a moment too early; then it is set again."""
        due = self._due(session)
        await self.insist(session, do.Tick())
        if due is not None and due == self._due(session):
            self.wake(session)

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
        match = session.hosted.match
        assert match is not None
        try:
            moves = await self._chosen(Seen.of(match, seat), spec, watch, chance)
            await sleep(watch.rest)
            await self.insist(session, do.BotPlays(seat, turn, moves))
        finally:
            session.thinking.discard((turn, seat))

    async def _chosen(self, seen: Seen, spec: str, watch: Watch, chance: Stream) -> tuple[str, ...]:
        """By the bot; where it is late or fails, at once for it."""
        try:
            return await self._workers.think(seen, spec, watch, chance)
        except TimeoutError:
            METRICS.late_bots.inc()
        except Exception:
            log.exception("bot failed", bot=spec)
        return hurried(seen, chance)

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background work failed", exc_info=error)

    async def stop(self) -> None:
        """Nothing of it is finished: after a restart it begins anew."""
        self._stopped, tasks = True, list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._workers.stop()
