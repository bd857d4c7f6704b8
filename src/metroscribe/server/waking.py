"""What happens by itself: clocks that run out, bots that think, and trying again what must not be lost."""

import asyncio
from asyncio import sleep
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor

import structlog

from metroscribe.bots import Budget, Seen
from metroscribe.bots.spec import EXEC, parsed
from metroscribe.server import absence
from metroscribe.server import commands as do
from metroscribe.server.config import Config
from metroscribe.server.decide import WAIT
from metroscribe.server.live import Live
from metroscribe.server.metrics import METRICS
from metroscribe.server.pacing import Watch
from metroscribe.server.players import Players
from metroscribe.server.store import Unavailable
from metroscribe.server.thinking import hurried, think

log = structlog.get_logger()
Command = Callable[[Live, do.Inner, str], Awaitable[object]]


class Waking:
    def __init__(self, config: Config, now: Callable[[], float], command: Command, players: Players) -> None:
        self.config, self._now, self._command, self._players = config, now, command, players
        self._pool = ThreadPoolExecutor(config.bot_threads, thread_name_prefix="bot")
        self._programs = ThreadPoolExecutor(config.bot_threads, thread_name_prefix="program")
        """Apart: a program that hangs holds up no other bot."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False

    def wake(self, live: Live) -> None:
        """Set the clock, and let bots think that the turn waits for."""
        hosted = live.hosted
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if hosted.rules is None or self._stopped:
            return
        if (due := self._due(live)) is not None:
            delay = max(0.0, due - self._now())
            live.timer = asyncio.get_running_loop().call_later(delay, self._spawn_tick, live)
        for number, seat in enumerate(hosted.seats):
            at_work = (hosted.turn, number)
            asked = seat.player and hosted.phase == "playing" and hosted.waiting(number)
            if asked and at_work not in live.thinking:
                live.thinking.add(at_work)
                watch = Watch(hosted.opened.pace, self._seconds(live))
                self.spawn(self._play(live, hosted.turn, number, seat.player, watch))

    def _seconds(self, live: Live) -> float:
        """For a bot's turn: it is done before the clock of the table would decide for it."""
        deadline, budget = live.hosted.deadline, self.config.bot_budget
        return budget if deadline is None else min(budget, max(0.0, deadline - self._now()))

    async def insist(self, live: Live, command: do.Inner, by: str = "") -> None:
        """What nobody would ask for a second time is tried again until the store takes it."""
        while True:
            try:
                await self._command(live, command, by)
                return
            except Unavailable as error:
                log.warning("store refuses, tried again soon", match=live.hosted.id, reason=str(error))
            await sleep(self.config.retry_seconds)

    def _spawn_tick(self, live: Live) -> None:
        self.spawn(self._tick(live))

    async def _tick(self, live: Live) -> None:
        """A timer may come a moment too early; then it is set again."""
        due = self._due(live)
        await self.insist(live, do.Tick())
        if due is not None and due == self._due(live):
            self.wake(live)

    def _due(self, live: Live) -> float | None:
        """When something must happen that nobody asks for."""
        hosted = live.hosted
        if hosted.phase == "starting":
            return hosted.begun + WAIT
        if hosted.done_with_turn:
            return hosted.opened_at
        times = (hosted.deadline, absence.due(hosted, live.around, self._now()))
        return min((time for time in times if time is not None), default=None)

    async def _play(self, live: Live, turn: int, seat: int, spec: str, watch: Watch) -> None:
        """Only telling the table waits for the moment at which the bot is ready, no thread does."""
        match = live.hosted.match
        assert match is not None
        try:
            moves = await self._chosen(Seen.of(match, seat), spec, watch)
            await sleep(watch.rest)
            await self.insist(live, do.BotPlays(seat, turn, moves))
        finally:
            live.thinking.discard((turn, seat))

    async def _chosen(self, seen: Seen, spec: str, watch: Watch) -> tuple[str, ...]:
        """By the bot; where it is late or fails, at once for it."""
        try:
            return await self._thought(seen, spec, watch)
        except TimeoutError:
            METRICS.late_bots.inc()
        except Exception:
            log.exception("bot failed", bot=spec)
        return hurried(seen)

    async def _thought(self, seen: Seen, spec: str, watch: Watch) -> tuple[str, ...]:
        """What a bot chose. Its time runs also while it waits for a thread."""

        def work() -> tuple[str, ...]:
            return think(seen, spec, self._players, Budget(watch.left))

        pool = self._programs if parsed(spec).name == EXEC else self._pool
        working = asyncio.get_running_loop().run_in_executor(pool, work)
        try:
            async with asyncio.timeout(watch.left):
                return await working
        finally:
            working.cancel()

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
        for pool in (self._pool, self._programs):
            pool.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self._players.close)
