"""How long a server takes until it can store, and its memory then, with many matches in its folder.

    .venv/bin/python -m benchmarks.boot --over 100000 --playing 5000

Matches are copies of a few that were really played, each under an id and a code of its own.
"""

import argparse
import asyncio
import os
import re
import secrets
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from statistics import median

import httpx
from msgspec.structs import replace

from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from metroscribe.server.store.sqlite import FILE, connect, opened_store
from tests.server.inside import ADA, BOB, Inside, run
from tests.server.process import Process, served

Log = list[ev.AnyEvent]
TURNS, CLOCK, ROUNDS, SETTLED = 3, 600, 5, 5
AT_ONCE = 2000
FIGURES = ("s until ready", "s of the processor until then", "MB")
MATCH = "INSERT INTO matches (match, code, game, phase, opened, changed) VALUES (?, ?, ?, ?, ?, ?)"
EVENT = "INSERT INTO events VALUES (?, ?, ?)"
SECRET = "INSERT INTO secrets VALUES (?, ?)"


def played(over: bool) -> Log:
    """A match of two with a clock, after some turns; given up then, or not."""

    async def story(inside: Inside) -> Log:
        session = await inside.begun(ADA, BOB, clock=CLOCK)
        for _ in range(TURNS):
            await inside.pass_turn(session, ADA, BOB)
        if over:
            await inside.ask(session, do.GiveUp(id=inside.id()), ADA)
        return inside.store.log.events(session.hosted.id)

    with tempfile.TemporaryDirectory() as name:
        return run(Path(name), story)


def copies(log: Log, number: int) -> Iterator[tuple[str, str, Log]]:
    opened, *rest = log
    assert isinstance(opened, ev.Opened)
    for _ in range(number):
        match, code = secrets.token_hex(16), secrets.token_hex(8).upper()
        yield match, code, [replace(opened, match=match, code=code), *rest]


def fill(folder: Path, over: int, playing: int) -> int:
    """The matches, written past the store; the bytes of its file."""
    with opened_store(folder):
        pass
    with closing(connect(folder / FILE)) as db:
        db.execute("PRAGMA synchronous = OFF")
        for phase, number in (("over", over), ("playing", playing)):
            log = played(phase == "over")
            for start in range(0, number, AT_ONCE):
                some = list(copies(log, min(AT_ONCE, number - start)))
                now, game = log[-1].at, getattr(log[0], "game", "")
                db.execute("BEGIN")
                db.executemany(MATCH, [(match, code, game, phase, now, now) for match, code, _ in some])
                db.executemany(SECRET, [(match, b"s" * 32) for match, _, _ in some])
                bodies = [[ev.encode(event) for event in events] for _, _, events in some]
                for (match, _, _), body in zip(some, bodies, strict=True):
                    db.executemany(EVENT, [(match, seq, one) for seq, one in enumerate(body)])
                db.execute("COMMIT")
    return (folder / FILE).stat().st_size


def megabytes(process: Process) -> float:
    status = Path(f"/proc/{process.pid}/status").read_text()
    found = re.search(r"^VmRSS:\s+(\d+) kB", status, re.MULTILINE)
    assert found is not None
    return int(found[1]) / 1000


def processor_seconds(process: Process) -> float:
    """Of the process alone; on a machine that does nothing else it is ready after about so long."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def ready(process: Process) -> None:
    async with httpx.AsyncClient(trust_env=False) as client:
        while (await client.get(f"http://{process.address}/readyz")).status_code != httpx.codes.OK:
            pass


def measure(folder: Path) -> tuple[float, float, float]:
    """Seconds until it is ready, those of the processor, and megabytes after a moment."""
    began = time.monotonic()
    with served(folder) as process:
        asyncio.run(ready(process))
        seconds, own = time.monotonic() - began, processor_seconds(process)
        time.sleep(SETTLED)
        return seconds, own, megabytes(process)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--over", type=int, default=100_000)
    parser.add_argument("--playing", type=int, default=5_000)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        for over, playing in ((0, 0), (asked.over, asked.playing)):
            folder = Path(name) / f"{over}"
            size = fill(folder, over, playing)
            print(f"{over} over, {playing} playing, {size / 1e6:.0f} MB on disk", flush=True)
            found = [measure(folder) for _ in range(ROUNDS)]
            for what, column in zip(FIGURES, zip(*found, strict=True), strict=True):
                print(f"  {median(column):.2f} {what}, {min(column):.2f} to {max(column):.2f}", flush=True)


if __name__ == "__main__":
    main()
