"""How long a checked backup of finished matches takes, and its memory: `python -m benchmarks.backup`.

Matches of every game for two people, all modules, as a server stores them; the backup is made by the
subprocess that a server starts for it.
"""

import argparse
import asyncio
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace

from metroscribe.games import registry
from metroscribe.server.chance import Chance
from metroscribe.server.match import events as ev
from metroscribe.server.store.sqlite import FILE, opened_store
from tests.server.judged import Judged
from tests.server.test_match_log import rules_of

DIFFERENT = 3
"""So many matches of each game are played; the others are these under other codes."""
COMMAND = (sys.executable, "-m", "metroscribe.server.store.backup_process")


def played(game: str, number: int) -> list[ev.AnyEvent]:
    """Two people who take the first step they may, or a later one."""
    table = Judged(rules_of(game), ["ada", "bob"]).begun()
    while table.hosted.phase != "over":
        for by in ("ada", "bob"):
            seat = table.hosted.seat_of(by)
            assert seat is not None
            while table.hosted.phase != "over" and (moves := table.match.legal(seat)):
                table.ask(table.stage(by, moves[(number + table.hosted.turn) % len(moves)]), by)
            if table.hosted.awaited:
                table.attempt(table.ready(by), by)
    return table.log


def logs(number: int) -> Iterator[list[ev.AnyEvent]]:
    known = [played(game, each) for game in sorted(registry()) for each in range(DIFFERENT)]
    for each in range(number):
        opened, *rest = known[each % len(known)]
        assert isinstance(opened, ev.Opened)
        yield [replace(opened, match=Chance().match(), code=f"B{each:08}"), *rest]


async def fill(folder: Path, number: int) -> None:
    with opened_store(folder, apart=0.0) as store:
        some: list[asyncio.Task[None]] = []
        for opened, *rest in logs(number):
            assert isinstance(opened, ev.Opened)
            some.append(asyncio.create_task(store.create(opened, rest, b"", "", "over")))
            if len(some) == 500:
                await asyncio.gather(*some)
                some.clear()
        await asyncio.gather(*some)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=10_000)
    number = parser.parse_args().matches
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        asyncio.run(fill(folder, number))
        size = (folder / FILE).stat().st_size
        began = time.monotonic()
        pipe = subprocess.PIPE
        with subprocess.Popen(
            [*COMMAND, folder, folder / "copy"], stdin=pipe, stdout=pipe, text=True
        ) as process:
            assert process.stdout is not None
            said = process.stdout.readline()
        took = time.monotonic() - began
        print(said.strip())
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        cpu = used.ru_utime + used.ru_stime
        print(f"{number} matches, {size / 1e6:.0f} MB: {took:.1f} s, {cpu:.1f} s of one core, ", end="")
        print(f"{1000 * cpu / number:.1f} ms each, {used.ru_maxrss / 1024:.0f} MB of memory")


if __name__ == "__main__":
    main()
