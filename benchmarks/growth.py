"""What a match takes on the disk, and when it is packed; how long choices wait while many are deleted.

    .venv/bin/python -m benchmarks.growth --matches 50000

Matches of two seats are played at random, with ids and times as pages and people make them. A match that is
being played writes all the while, through the same store.
"""

import argparse
import asyncio
import random
import sqlite3
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from msgspec import structs
from structlog.testing import capture_logs

from metroscribe.games import registry
from metroscribe.server.config import Config
from metroscribe.server.host.clock import Steadiness
from metroscribe.server.host.sweeping import Sweeping
from metroscribe.server.match import events as ev
from metroscribe.server.store.retention import let_shrink
from metroscribe.server.store.sqlite import FILE, SqliteStore, connect, opened_store
from tests.server.clock import HandClock
from tests.server.judged import Judged

GAMES = (("london", False), ("next-station/tokyo", True), ("voll-verplant/paris", False))
SAMPLE = 60
LONG_AGO = 1_700_000_000.0
YEAR = 365 * 24 * 3600.0
EVERY = 0.02
"""Seconds from one choice to the next."""


class Table(Judged):
    """Whose people take their time, and whose ids are random."""

    chance = random.Random(0)

    def id(self) -> str:
        self.now += self.chance.uniform(0.5, 6.0)
        return f"{self.chance.getrandbits(64):016x}"


def log_of(game: str, modules: bool, seed: int) -> list[ev.AnyEvent]:
    """Of a random match from its opening to its end."""
    loaded, chance = registry().load(game), random.Random(seed)
    Table.chance = chance
    hashes = [f"{chance.getrandbits(256):064x}" for _ in range(3)]
    table = Table(
        loaded.rules(loaded.info.modules if modules else ()),
        hashes[:2],
        host=hashes[0],
        commitment=hashes[2],
        invite=f"{chance.getrandbits(128):032x}",
    )
    table.now = LONG_AGO + chance.random()
    table.begun()
    while table.hosted.phase == "playing":
        for seat, name in enumerate(hashes[:2]):
            while table.hosted.phase == "playing" and (legal := table.match.legal(seat)):
                table.ask(table.stage(name, chance.choice(legal)), name)
            if table.hosted.phase == "playing" and table.hosted.waiting(seat):
                table.ask(table.ready(name), name)
    return table.log


async def fill(store: SqliteStore, logs: list[list[ev.AnyEvent]], matches: int) -> None:
    chance = random.Random(1)
    for start in range(0, matches, 200):
        numbers = range(start, min(matches, start + 200))
        await asyncio.gather(*(_create(store, logs[n % len(logs)], n, chance) for n in numbers))


async def _create(store: SqliteStore, log: list[ev.AnyEvent], number: int, chance: random.Random) -> None:
    opened, *more = log
    assert isinstance(opened, ev.Opened)
    match = f"{chance.getrandbits(128):032x}"
    opened = structs.replace(opened, at=LONG_AGO + number, match=match, code=f"CODE{number:05}")
    await store.create(opened, more, chance.randbytes(32), "192.0.2.1", "over")


COPIES = (
    """INSERT INTO matches SELECT ?1, ?2, game, phase, ?3, ?3, address, NULL, empty, map_bytes, packed
    FROM matches WHERE match = ?4""",
    "INSERT INTO events SELECT ?1, seq, body FROM events WHERE match = ?4 AND ?2 AND ?3",
    "INSERT INTO packed SELECT ?1, size, at, body FROM packed WHERE match = ?4 AND ?2 AND ?3",
    "INSERT INTO secrets SELECT ?1, secret FROM secrets WHERE match = ?4 AND ?2 AND ?3",
)


def multiply(file: Path, matches: int) -> None:
    """Copies of the matches that are there, until there are so many."""
    chance = random.Random(2)
    with closing(connect(file)) as db:
        there = [row[0] for row in db.execute("SELECT match FROM matches")]
        for start in range(len(there), matches, 1000):
            db.execute("BEGIN")
            for number in range(start, min(matches, start + 1000)):
                new = f"{chance.getrandbits(128):032x}", f"{number}", LONG_AGO + number
                given = (*new, there[number % len(there)])
                for sql in COPIES:
                    db.execute(sql, given)
            db.execute("COMMIT")


def bytes_used(file: Path) -> int:
    with closing(sqlite3.connect(file)) as db:
        pages, free, size = (
            db.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("page_count", "freelist_count", "page_size")
        )
    return int((pages - free) * size)


def show_sizes() -> None:
    for game, modules in GAMES:
        logs = [log_of(game, modules, seed) for seed in range(SAMPLE)]
        raw = sum(len(ev.encode(event)) for log in logs for event in log) / SAMPLE
        with tempfile.TemporaryDirectory() as name, opened_store(Path(name)) as store:
            asyncio.run(fill(store, logs, 10 * SAMPLE))
            before = bytes_used(store.file) / (10 * SAMPLE)
            asyncio.run(pack(store))
            after = bytes_used(store.file) / (10 * SAMPLE)
        events = sum(map(len, logs)) / SAMPLE
        print(f"{game:24} {events:4.0f} events, {raw:6.0f} bytes; on disk {before:6.0f}, packed {after:5.0f}")


async def pack(store: SqliteStore) -> None:
    while await store.pack(LONG_AGO + YEAR, 64):
        pass


class Choices:
    """Of somebody who plays meanwhile: how long each took to be stored."""

    def __init__(self, store: SqliteStore) -> None:
        self._store, self._seq, self._waits = store, 1, list[float]()

    async def go_on(self) -> None:
        opened = ev.Opened(
            LONG_AGO + YEAR, match="played", code="PLAYED", game="g", rules=1, map_hash="", seats=1, host=""
        )
        await self._store.create(opened, [], b"", "", "playing")
        while True:
            began = time.perf_counter()
            event = ev.Staged(opened.at, f"{self._seq:016x}", seat=0, move="C4-E4")
            await self._store.append("played", self._seq, [event], "")
            self._waits.append(1000 * (time.perf_counter() - began))
            self._seq += 1
            await asyncio.sleep(EVERY)

    def told(self) -> str:
        waits, self._waits = self._waits, []
        late = quantiles(waits, n=100)[98]
        return f"{len(waits)} choices waited {median(waits):.1f} ms, p99 {late:.1f}, longest {max(waits):.1f}"


class Timed(SqliteStore):
    """Knows how long the writer's thread worked on each piece, whatever else the machine does."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.pieces = list[float]()

    async def _alone(self, work: Callable[..., Any], *args: Any) -> Any:
        def timed(db: sqlite3.Connection) -> Any:
            began = time.thread_time()
            try:
                return work(db, *args)
            finally:
                self.pieces.append(1000 * (time.thread_time() - began))

        return await super()._alone(timed)


async def delete_all(store: Timed, other: SqliteStore) -> None:
    """As a host does once a minute, but one sweep after the other; in another store nothing is deleted."""
    config = Config(keep_days=1)
    clock = HandClock(LONG_AGO + 2 * YEAR)
    sweeping, choices = Sweeping(store, config, clock, Steadiness(clock), {}), Choices(store)
    beside = Choices(other)
    clock.time += config.steady_seconds
    playing = [asyncio.create_task(one.go_on()) for one in (choices, beside)]
    began = time.perf_counter()
    with capture_logs():
        while await store.count() > 1:
            await sweeping.sweep()
    print(f"  {choices.told()}; {time.perf_counter() - began:.0f} s", flush=True)
    print(f"  beside it, in a store in which nothing is deleted, {beside.told()}", flush=True)
    pieces = f"{median(store.pieces):.1f} ms of the processor, longest {max(store.pieces):.1f}"
    print(f"  {len(store.pieces)} pieces, {pieces}")
    for task in playing:
        task.cancel()


def show_deleting(folder: Path, matches: int, packed: bool) -> None:
    game, modules = GAMES[0]
    with opened_store(folder, apart=0.0) as store:
        asyncio.run(fill(store, [log_of(game, modules, seed) for seed in range(SAMPLE)], SAMPLE))
        if packed:
            asyncio.run(pack(store))
    multiply(folder / FILE, matches)
    before = (folder / FILE).stat().st_size
    print(f"{matches} matches of {game}{', packed' if packed else ''}, {before / 1e6:.0f} MB", flush=True)
    with closing(Timed(folder)) as store, opened_store(folder / "other") as other:
        asyncio.run(delete_all(store, other))
    print(f"  {(folder / FILE).stat().st_size / 1e6:.1f} MB are left", flush=True)


def show_rewriting(folder: Path, matches: int) -> None:
    """Of a file that cannot shrink yet."""
    game, modules = GAMES[0]
    with opened_store(folder) as store:
        asyncio.run(fill(store, [log_of(game, modules, seed) for seed in range(SAMPLE)], SAMPLE))
    multiply(folder / FILE, matches)
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as db:
        db.execute("PRAGMA auto_vacuum = NONE")
        db.execute("VACUUM")
    began = time.perf_counter()
    let_shrink(folder / FILE)
    seconds, size = time.perf_counter() - began, (folder / FILE).stat().st_size
    print(f"rewritten once: {size / 1e6:.0f} MB in {seconds:.1f} s, {seconds / size * 1e9:.0f} s for a GB")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=50_000)
    parser.add_argument("--folder", help="in which files are written, on the disk that is meant")
    given = parser.parse_args()
    show_sizes()
    for packed in (False, True):
        with tempfile.TemporaryDirectory(dir=given.folder) as name:
            show_deleting(Path(name), given.matches, packed)
    with tempfile.TemporaryDirectory(dir=given.folder) as name:
        show_rewriting(Path(name), given.matches // 5)


if __name__ == "__main__":
    main()
