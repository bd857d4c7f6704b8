"""Where bots think: they see what a player sees, and hold up nothing else."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

import structlog

from metroscribe.bots import Budget, Seen, in_time, quickly
from metroscribe.bots.spec import EXEC, parsed
from metroscribe.core.rng import Stream
from metroscribe.server.host.line import Line, Place
from metroscribe.server.host.pace import Watch
from metroscribe.server.host.players import Players
from metroscribe.server.host.threads import quiet_threads
from metroscribe.server.metrics import METRICS

log = structlog.get_logger()
Steps = tuple[str, ...]


class Workers(Protocol):
    async def think(self, place: Place, seen: Seen, spec: str, watch: Watch, chance: Stream) -> Steps:
        """All steps that the bot takes in the rest of the open turn; `TimeoutError` if its time is over.

        Whoever cancels this wants nothing of it any more: what has not begun never does.
        """
        ...

    async def stop(self) -> None:
        """Nobody thinks any more."""
        ...


@dataclass(eq=False, slots=True)
class Job:
    work: Callable[[], Steps]
    answer: "asyncio.Future[Steps]"
    waits: bool = True


class Crew:
    """So many threads, and those who wait for one. All but the work itself is done in the event loop."""

    def __init__(self, name: str, threads: int) -> None:
        self._pool = quiet_threads(threads, name)
        self._free, self._line = threads, Line[Job]()

    async def run(self, place: Place, work: Callable[[], Steps]) -> Steps:
        job = Job(work, asyncio.get_running_loop().create_future())
        self._line.add(place, job)
        METRICS.bot_queue.inc()
        self._serve()
        try:
            return await job.answer
        finally:
            self._line.drop(place, job)
            self._waited(job)

    def _waited(self, job: Job) -> None:
        if job.waits:
            job.waits = False
            METRICS.bot_queue.dec()

    def _serve(self) -> None:
        while self._free and (job := self._line.next()) is not None:
            self._waited(job)
            working = asyncio.get_running_loop().run_in_executor(self._pool, job.work)
            working.add_done_callback(partial(self._served, job))
            self._free -= 1

    def _served(self, job: Job, working: "asyncio.Future[Steps]") -> None:
        """The thread is free only now, also where nobody has waited for it so long."""
        self._free += 1
        error = working.exception()
        if not job.answer.done():
            if error is None:
                job.answer.set_result(working.result())
            else:
                job.answer.set_exception(error)
        self._serve()

    def close(self) -> None:
        """Nobody is served any more."""
        self._line = Line()
        self._pool.shutdown(wait=False)

    async def end(self) -> None:
        """Nobody works any more."""
        await asyncio.to_thread(self._pool.shutdown)


class Threads:
    """A thread for each bot that thinks, up to a number of them."""

    def __init__(self, players: Players, threads: int) -> None:
        self._players = players
        self._bots, self._programs = Crew("bot", threads), Crew("program", threads)
        """Apart: a program that hangs holds up no other bot."""

    async def think(self, place: Place, seen: Seen, spec: str, watch: Watch, chance: Stream) -> Steps:
        """Its time runs also while it waits for a thread."""

        def work() -> Steps:
            return think(seen, spec, self._players, Budget(watch.left), chance)

        crew = self._programs if parsed(spec).name == EXEC else self._bots
        async with asyncio.timeout(watch.left):
            return await crew.run(place, work)

    async def stop(self) -> None:
        """Nobody begins to think; who thinks just now ends with its budget, and its program with it."""
        crews = (self._bots, self._programs)
        for crew in crews:
            crew.close()
        await asyncio.to_thread(self._players.close)
        for crew in crews:
            await crew.end()


def think(seen: Seen, spec: str, players: Players, budget: Budget, chance: Stream) -> Steps:
    """What the bot chooses within its budget; what scores most at once, where it is at fault."""
    with players.seated(spec, seen.rules.info.id) as bot:
        steps, faults = in_time(bot, seen, chance, budget), bot.faults()
    for fault in faults:
        log.warning("bot at fault", bot=spec, fault=fault.kind, detail=fault.detail)
    return hurried(seen, chance) if faults else _new(seen, steps)


def hurried(seen: Seen, chance: Stream) -> Steps:
    """The same for a bot that did not come to an end: what scores most at once."""
    return _new(seen, quickly(seen, chance))


def _new(seen: Seen, steps: tuple[Any, ...]) -> Steps:
    """Without those that the seat had taken before."""
    return tuple(map(str, steps[len(seen.steps) :]))
