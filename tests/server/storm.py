"""A storm: a crowd plays whole matches behind a bad network, while the server is killed and comes back."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from signal import SIGKILL, Signals

from metroscribe import registry
from metroscribe.core.errors import NotAllowed
from metroscribe.core.game import GameInfo
from metroscribe.core.registry import Game
from metroscribe.core.rng import Stream
from metroscribe.server.store.sqlite import FILE
from metroscribe.server.wire import answers
from tests.server.crowd import Crowd, Loopback
from tests.server.habits import WILD, Temper
from tests.server.process import COMMAND, Process, served, what_is_stored
from tests.server.proxy import bad_network
from tests.server.storm_laws import judge, judge_what_was_acknowledged


@dataclass(frozen=True, slots=True)
class Storm:
    seed: str
    matches: int
    at_once: int
    kills: int
    apart: int
    """So many acknowledged commands lie between two kills."""
    signal: Signals = SIGKILL
    command: Sequence[str] = COMMAND
    temper: Temper = WILD
    breaks: int = 8
    late: int = 40
    seconds: float = 600


@dataclass(slots=True)
class Seen:
    """What a storm did, so that a test can say that it was one."""

    ended: list[int] = field(default_factory=list)
    """With which status the server ended, each time."""
    broken: int = 0
    commands: int = 0
    accepted: int = 0
    kept_hidden: int = 0


def tables(storm: Storm) -> Iterator[answers.OpenTable]:
    """Every game in turn, with any modules, options, people and bots."""
    stream = Stream(storm.seed, "tables")
    games = [registry().load(name) for name in sorted(registry())]
    for number in range(storm.matches):
        game = games[number % len(games)]
        info = game.info
        seats = info.seats[0] + stream.below(info.seats[1] - info.seats[0] + 1)
        yield answers.OpenTable(
            id=f"{storm.seed}-{number:06}",
            token=f"{number + 0xF00D:032x}",
            game=info.id,
            name="Host",
            modules=_modules(game, stream),
            options=_options(info, stream),
            seats=seats,
            bots=_bots(seats, stream),
            clock=stream.choice([0, 0, 0, 3]),
            scores=bool(stream.below(4)),
            seed=stream.choice([None, None, None, f"known {number}"]),
            door="code",
            pace="at-once",
        )


def _modules(game: Game, stream: Stream) -> tuple[str, ...]:
    """Any that can be played together."""
    while True:
        modules = tuple(name for name in game.info.modules if stream.below(2))
        with suppress(NotAllowed):
            game.rules(modules)
            return modules


def _options(info: GameInfo, stream: Stream) -> dict[str, str]:
    chosen = {name: choices for name, choices in info.options.items() if choices and stream.below(2)}
    return {name: stream.choice(choices) for name, choices in chosen.items()}


def _bots(seats: int, stream: Stream) -> dict[str, str]:
    """Rarely all seats."""
    if not stream.below(12):
        return {str(seat): "greedy" for seat in range(seats)}
    return {str(seat): stream.choice(["random", "greedy"]) for seat in range(1, seats) if not stream.below(3)}


def play(storm: Storm, folder: Path) -> Seen:
    """The whole storm, and judgment over what it left behind."""
    seen, data = Seen(), folder / "data"
    with served(data, storm.command) as process:
        crowd = asyncio.run(blow(storm, process, seen))
        errors = process.errors
    assert '"level": "error"' not in errors, errors
    for witness in crowd.witnesses:
        seen.commands += len(witness.sent)
        seen.accepted += len(witness.accepted)
        seen.kept_hidden += witness.kept_hidden
    with what_is_stored(data) as store:
        judge(store, crowd.witnesses, folder / "records")
    return seen


async def blow(storm: Storm, process: Process, seen: Seen) -> Crowd:
    async with (
        asyncio.timeout(storm.seconds),
        bad_network(process.port, storm.seed, storm.breaks, storm.late) as network,
        asyncio.TaskGroup() as group,
    ):
        crowd = Crowd(Loopback(network.port), storm.seed, storm.temper)
        over = asyncio.Event()
        group.create_task(_kill(storm, process, seen, crowd, over))
        places = asyncio.Semaphore(storm.at_once)

        async def play_one(asked: answers.OpenTable) -> None:
            async with places:
                await crowd.play(asked)

        async with asyncio.TaskGroup() as matches:
            for asked in tables(storm):
                matches.create_task(play_one(asked))
        over.set()
        seen.broken = network.broken
    return crowd


async def _kill(storm: Storm, process: Process, seen: Seen, crowd: Crowd, over: asyncio.Event) -> None:
    """At random moments, with commands on their way; what was acknowledged until then must be on disk."""
    stream = Stream(storm.seed, "kills")
    while len(seen.ended) < storm.kills:
        due = crowd.count + storm.apart // 2 + stream.below(storm.apart)
        while crowd.count < due:
            if over.is_set():
                return
            await asyncio.sleep(stream.below(5) / 1000)
        seen.ended.append(await asyncio.to_thread(process.end, storm.signal))
        if storm.signal != SIGKILL:
            assert not (process.folder / f"{FILE}-wal").exists(), "the store was not closed"
        with what_is_stored(process.folder) as store:
            judge_what_was_acknowledged(store, [witness for witness in crowd.witnesses if not witness.ends])
        await asyncio.to_thread(process.start)
