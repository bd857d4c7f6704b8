"""Where bots think: they see what a player sees, and hold up nothing else."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import structlog

from metroscribe.bots import Budget, Seen, in_time, quickly
from metroscribe.bots.spec import EXEC, parsed
from metroscribe.core.rng import Stream
from metroscribe.server.host.pace import Watch
from metroscribe.server.host.players import Players

log = structlog.get_logger()


class Workers(Protocol):
    async def think(self, seen: Seen, spec: str, watch: Watch, chance: Stream) -> tuple[str, ...]:
        """All steps that the bot takes in the rest of the open turn; `TimeoutError` if its time is over."""
        ...

    async def stop(self) -> None:
        """Nobody thinks any more."""
        ...


class Threads:
    """A thread for each bot that thinks, up to a number of them."""

    def __init__(self, players: Players, threads: int) -> None:
        self._players = players
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._programs = ThreadPoolExecutor(threads, thread_name_prefix="program")
        """Apart: a program that hangs holds up no other bot."""

    async def think(self, seen: Seen, spec: str, watch: Watch, chance: Stream) -> tuple[str, ...]:
        """Its time runs also while it waits for a thread."""

        def work() -> tuple[str, ...]:
            return think(seen, spec, self._players, Budget(watch.left), chance)

        pool = self._programs if parsed(spec).name == EXEC else self._pool
        working = asyncio.get_running_loop().run_in_executor(pool, work)
        try:
            async with asyncio.timeout(watch.left):
                return await working
        finally:
            working.cancel()

    async def stop(self) -> None:
        """Nobody begins to think; who thinks just now ends with its budget, and its program with it."""
        pools = (self._pool, self._programs)
        for pool in pools:
            pool.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self._players.close)
        for pool in pools:
            await asyncio.to_thread(pool.shutdown)


def think(seen: Seen, spec: str, players: Players, budget: Budget, chance: Stream) -> tuple[str, ...]:
    """What the bot chooses within its budget; what scores most at once, where it is at fault."""
    with players.seated(spec, seen.rules.info.id) as bot:
        steps, faults = in_time(bot, seen, chance, budget), bot.faults()
    for fault in faults:
        log.warning("bot at fault", bot=spec, fault=fault.kind, detail=fault.detail)
    return hurried(seen, chance) if faults else _new(seen, steps)


def hurried(seen: Seen, chance: Stream) -> tuple[str, ...]:
    """The same for a bot that did not come to an end: what scores most at once."""
    return _new(seen, quickly(seen, chance))


def _new(seen: Seen, steps: tuple[Any, ...]) -> tuple[str, ...]:
    """Without those that the seat had taken before."""
    return tuple(map(str, steps[len(seen.steps) :]))
