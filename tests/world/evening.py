"""An evening: tables, people, bots, a bad network, a bad disk, and a server that is killed now and then.

Everything happens in one thread and in virtual time, and everything that is left to chance follows from the
number of the evening: the same number is the same evening, to the last frame.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from starlette.applications import Starlette
from structlog.testing import capture_logs

from metroscribe.bots import Budget, Seen
from metroscribe.core.rng import Stream
from metroscribe.server.chance import Chance
from metroscribe.server.config import Config
from metroscribe.server.host.clock import SteadyClock
from metroscribe.server.host.line import Place
from metroscribe.server.host.pace import Watch
from metroscribe.server.host.players import Players
from metroscribe.server.host.tables import Host
from metroscribe.server.host.workers import Steps, think
from metroscribe.server.library import Library
from metroscribe.server.web.app import create_app
from metroscribe.server.wire import answers
from tests.server.crowd import Crowd
from tests.server.habits import CALM, WILD, Temper
from tests.server.storm_laws import judge_log
from tests.world.loop import VirtualLoop
from tests.world.network import CURRENT, Generation, Network, NetworkWeather
from tests.world.store import Disk, MemoryStore, StoreWeather

T = TypeVar("T")
COINS = "coins/mint"
"""The smallest game there is."""
REAL = 40
"""One evening of so many is played with the games that people play."""
LONGEST = 4 * 3600.0
"""Virtual seconds after which an evening that is not over never will be."""
BEGAN = 1_700_000_000.0
DAY = 24 * 3600.0
KEPT = 7
"""Days for which matches are kept: fewer than some jumps have."""
JUMPS = [-8 * DAY, -3600.0, -30.0, 30.0, 3600.0, 8 * DAY]
"""Seconds by which somebody sets the clock of the machine."""


class Wall:
    """The wall clock of the machine: it goes with the loop, and somebody may set it, forward or back."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop, self.offset = loop, 0.0

    def __call__(self) -> float:
        return BEGAN + self._loop.time() + self.offset


class Inline:
    """Bots think in the loop itself, and take virtual time; some take too long."""

    def __init__(self, stream: Stream) -> None:
        self._stream, self._players = stream, Players()

    async def think(self, place: Place, seen: Seen, spec: str, watch: Watch, chance: Stream) -> Steps:
        seconds = self._stream.below(2500) / 1000
        await asyncio.sleep(min(seconds, watch.left))
        if seconds > watch.left:
            raise TimeoutError
        return think(seen, spec, self._players, Budget(10.0), chance)

    async def stop(self) -> None:
        self._players.close()


class AtOnce:
    """What others make beside the loop is made in it, and takes no time."""

    def begin(self, work: Callable[[], T], address: str = "") -> "asyncio.Future[T]":
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        done.set_result(work())
        return done

    async def stop(self) -> None:
        pass


@dataclass(frozen=True, slots=True)
class Weather:
    network: NetworkWeather
    store: StoreWeather
    temper: Temper
    kills: int
    jumps: int


@dataclass
class Told:
    """What an evening came to, for those who count."""

    commands: int = 0
    accepted: int = 0
    frames: int = 0
    kills: int = 0
    jumps: int = 0
    broken: int = 0
    """Connections."""
    refused: int = 0
    """Writes, by the store."""
    seconds: float = 0.0
    digest: str = ""
    games: list[str] = field(default_factory=list)


def games_of(number: int, library: Library) -> list[str]:
    """Mostly the smallest game there is, and now and then those that people play."""
    return sorted(set(library.registry) - {COINS}) if number % REAL == REAL - 1 else [COINS]


class Evening:
    def __init__(self, number: int | str, games: list[str], library: Library) -> None:
        self.stream, self.library, self._games = Stream(str(number), "evening"), library, games
        self.loop, self.disk, self.told = VirtualLoop(), Disk(), Told()
        self.wall = Wall(self.loop)
        self.weather = self._forecast()
        self.network = Network(Stream(str(number), "network"), self.weather.network)
        self.network.secrets = self._secrets
        self.crowd = Crowd(self.network, str(number), self.weather.temper)
        self._chance = Stream(str(number), "chance")
        self._bots = Stream(str(number), "bots")
        self._disk_chance = Stream(str(number), "disk")
        self._store: MemoryStore | None = None

    def _forecast(self) -> Weather:
        """Now fair, now foul, each for itself."""
        pick = self.stream.choice
        network = NetworkWeather(pick([5, 50, 400]), pick([0, 4, 20]), pick([0, 0, 5]))
        store = StoreWeather(pick([0, 0, 30]), pick([0, 0, 20]), pick([0, 0, 50]))
        return Weather(network, store, pick([CALM, WILD, WILD]), pick([0, 0, 1, 3]), pick([0, 0, 1, 2]))

    def run(self) -> Told:
        self.loop.set_task_factory(_tracked)  # type: ignore[arg-type]
        self.loop.set_exception_handler(_unheard)
        with capture_logs() as logs:
            try:
                self.loop.run_until_complete(self._whole())
            finally:
                self._end()
        failed = [entry for entry in logs if entry["log_level"] == "error"]
        assert not failed, failed
        self.told.broken, self.told.refused = self.network.broken, self.disk.refused
        self.told.frames, self.told.seconds = self.network.frames, self.loop.time()
        return self.told

    async def _whole(self) -> None:
        await self._start()
        trouble = asyncio.create_task(self._trouble())
        async with asyncio.timeout(LONGEST):
            async with asyncio.TaskGroup() as tables:
                for number in range(1 + self.stream.below(2)):
                    tables.create_task(self._table(number))
        trouble.cancel()
        await self._judge()

    # people

    async def _table(self, number: int) -> None:
        asked = self._asked(number)
        self.told.games.append(asked.game)
        await asyncio.sleep(self.stream.below(20))
        await self.crowd.play(asked)

    def _asked(self, number: int) -> answers.OpenTable:
        pick, game = self.stream.choice, self.stream.choice(self._games)
        low, high = self.library.registry.load(game).info.seats
        seats = low + self.stream.below(min(high, 3) - low + 1)
        bots = {str(seat): pick(["random", "greedy"]) for seat in range(1, seats) if not self.stream.below(3)}
        return answers.OpenTable(
            id=f"evening-{number:03}",
            token=f"{number + 0xF00D:032x}",
            game=game,
            name="Host",
            seats=seats,
            bots=bots,
            clock=pick([0, 0, 3, 20]),
            scores=bool(self.stream.below(4)),
            seed=pick([None, None, "known"]),
            door="code",
            pace=pick(["at-once", "person"]),
        )

    # the server

    async def _start(self) -> None:
        """A new life, over the same disk."""
        store = self._store = MemoryStore(self.disk, self.weather.store, self._disk_chance)
        config = Config(Path("nowhere"), retry_seconds=0.5, keep_days=KEPT)
        chance = Chance(lambda size: bytes(self._chance.below(256) for _ in range(size)))
        workers, makers = Inline(self._bots), AtOnce()
        clock = SteadyClock(self.wall, self.loop.time)
        host = Host(store, self.library, config, clock, workers, chance=chance, makers=makers)
        app = create_app(host)
        generation = Generation(app)
        token = CURRENT.set(generation)
        begun: asyncio.Future[None] = self.loop.create_future()
        try:
            self.loop.create_task(_live(app, begun))
        finally:
            CURRENT.reset(token)
        await begun
        self.network.generation = generation

    async def _kill(self) -> None:
        """Without a word: what is not on the disk never will be, and every connection ends."""
        generation, store = self.network.generation, self._store
        assert generation is not None
        assert store is not None
        self.network.generation, store.dead, generation.dead = None, True, True
        for link in list(generation.links):
            link.end()
        for task in list(generation.tasks):
            task.cancel()
        self.told.kills += 1
        await asyncio.sleep(self.stream.below(4))
        await self._start()

    async def _trouble(self) -> None:
        """Kills, and a clock that is set."""
        events = [self._kill] * self.weather.kills + [self._jump] * self.weather.jumps
        for event in sorted(events, key=lambda _: self.stream.below(1000)):
            await asyncio.sleep(self.stream.below(30))
            await event()

    async def _jump(self) -> None:
        self.wall.offset += self.stream.choice(JUMPS)
        self.told.jumps += 1

    def _secrets(self) -> Iterator[str]:
        """The secrets of deals whose match is not over."""
        for row in self.disk.rows.values():
            if row.secret and row.found.phase != "over":
                yield row.secret.hex()

    # judgment

    async def _judge(self) -> None:
        digest = self.network.digest
        for witness in self.crowd.witnesses:
            row = self.disk.rows[witness.match]
            judge_log(row.events(), witness, self.library)
            digest.update(b"\n".join(row.bodies.values()))
            self.told.commands += len(witness.sent)
            self.told.accepted += len(witness.accepted)
        self.told.digest = digest.hexdigest()

    def _end(self) -> None:
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.loop.run_until_complete(asyncio.sleep(0))
        self.loop.close()


async def _live(app: Starlette, begun: "asyncio.Future[None]") -> None:
    """The application from its beginning to its end, as an ASGI server would lead it."""
    async with app.router.lifespan_context(app):
        begun.set_result(None)
        await asyncio.Event().wait()


def _tracked(
    loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, Any], **given: Any
) -> "asyncio.Task[Any]":
    """A task that ends with the life of the server it belongs to."""
    task = asyncio.Task(work, loop=loop, **given)
    if (generation := CURRENT.get()) is not None:
        generation.tasks.add(task)
        task.add_done_callback(generation.tasks.discard)
    return task


def _unheard(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What a killed server leaves behind is no fault; anything else is."""
    if isinstance(context.get("exception"), AssertionError):
        raise context["exception"]
