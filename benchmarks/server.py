"""How many phones one core serves: real sockets, real commits, every seat choosing every few seconds.

    .venv/bin/python benchmarks/server.py --tables 1000 --seats 4 --every 5 --seconds 60

The server runs in a process of its own, bound to the core that is the fastest when it begins; the phones run
in another, bound to the rest. Measured is the time from sending a choice to receiving the frame that tells
the table about it. Shared machines change: before and after it is told what a fixed piece of work takes on
each core, and besides the figures of all choices there are those of calm moments, when hardly anything was
taken by others. With `--awake` something idle keeps the cores busy: a virtual core that has nothing to do is
given away, and comes back late.
"""

import argparse
import asyncio
import bisect
import gc
import json
import math
import multiprocessing
import os
import random
import re
import secrets
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import uvloop
from sockets import connected

SERVER = """
import sys
from pathlib import Path
from metroscribe.server.config import Config
from metroscribe.server.run import run
config = Config(folder=Path(sys.argv[1]), port=0, tables_per_hour=10**6, sockets_per_address=10**6)
run(config, lambda s: print(s.getsockname()[1], flush=True), lambda *_: None)
"""
OPENING = 16
"""So many tables are opened at once."""
CALM = 0.1
"""Seconds that others may take of all cores in three to four seconds that are called calm."""


@dataclass(slots=True)
class Table:
    game: str
    seats: int
    code: str = ""
    tokens: list[str] = field(default_factory=list)
    begins: float = field(default_factory=random.Random(2).random)
    """When its turns begin, as a share of the time between two choices."""


@dataclass(slots=True)
class Figures:
    choices: list[tuple[float, float]] = field(default_factory=list)
    """When each was sent, and how many seconds later the table was told."""
    taken: list[tuple[float, float]] = field(default_factory=list)
    """Again and again the time, and the seconds that others have taken so far."""
    frames: int = 0
    bytes: int = 0
    refused: int = 0
    over: int = 0


class Phone:
    """Keeps the last view of itself as it came, and reads it only to choose."""

    def __init__(self, table: Table, seat: int, port: int, every: float, figures: Figures) -> None:
        self.table, self.seat, self.port, self.every, self.figures = table, seat, port, every, figures
        self.sent = self.answered = 0
        self.waiting: dict[int, float] = {}
        self.welcome = asyncio.Event()
        self.you = b""
        self._own = re.compile(rb'"event":"busy","seq":\d+,"seat":%d[,}]' % seat)

    async def open(self) -> None:
        self.socket = await connected(self.port, self.hear)
        hello = {"do": "hello", "code": self.table.code, "token": self.table.tokens[self.seat]}
        self.socket.send(json.dumps(hello))
        await self.welcome.wait()

    def command(self, do: str, **more: object) -> None:
        self.sent += 1
        self.socket.send(json.dumps({"do": do, "id": f"{self.seat}-{self.sent:08}", **more}))

    async def ask(self, do: str, **more: object) -> None:
        """A command, and its answer; only for how a match begins."""
        self.command(do, **more)
        while self.answered < self.sent:
            await asyncio.sleep(0.005)

    def hear(self, text: bytes) -> None:
        self.figures.frames += 1
        self.figures.bytes += len(text)
        if text.startswith(b'{"say":"you"'):
            self.you = text
        elif text.startswith(b'{"say":"answer"'):
            self.answered += 1
            self.figures.refused += b'"refused":{' in text
        elif text.startswith(b'{"say":"welcome"'):
            self.welcome.set()
        elif self.waiting and self._own.search(text):
            sent = self.waiting.pop(min(self.waiting))
            self.figures.choices.append((sent, time.perf_counter() - sent))

    async def play(self, until: float, rng: random.Random) -> None:
        """Choose at moments of one's own, which a slow answer does not shift: people do not fall into step.

        Nor do tables: each begins its turns at another moment, so their ends do not come all at once.
        """
        due = time.perf_counter() + (self.table.begins + rng.random()) * self.every
        while due < until:
            await asyncio.sleep(due - time.perf_counter())
            due += self.every
            you = json.loads(self.you or "{}")
            if you.get("moves"):
                self.you = b""
                move = rng.choice(you["moves"])["move"]
                self.waiting[self.sent] = time.perf_counter()
                self.command("stage", turn=you["turn"], n=you["n"], move=move, ready=True)


def asked(port: int, path: str, body: dict[str, object] | None = None) -> str:
    data = json.dumps(body).encode() if body is not None else None
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", data)
    request.add_header("content-type", "application/json")
    with urllib.request.urlopen(request, timeout=60) as answer:
        return str(answer.read().decode())


async def opened(table: Table, port: int) -> None:
    table.tokens = [secrets.token_hex(16) for _ in range(table.seats)]
    body = {
        "id": secrets.token_hex(8),
        "token": table.tokens[0],
        "game": table.game,
        "name": "1",
        "seats": table.seats,
        "door": "code",
        "scores": True,
    }
    answer = await asyncio.to_thread(asked, port, "/api/tables", body)
    table.code = json.loads(answer)["table"]["code"]


async def seated(phones: list[Phone]) -> None:
    """Everybody sits down, contributes, and the match is on."""
    for phone in phones:
        await phone.open()
    for phone in phones[1:]:
        await phone.ask("take-seat", name=str(phone.seat + 1), seat=phone.seat)
    await phones[0].ask("start")
    for phone in phones:
        phone.command("contribute", part=secrets.token_hex(16))


async def crowd(options: argparse.Namespace, port: int, server: int) -> None:
    figures, rng = Figures(), random.Random(1)
    tables = [Table(options.game[n % len(options.game)], options.seats) for n in range(options.tables)]
    begun = time.perf_counter()
    gate = asyncio.Semaphore(OPENING)
    everyone: list[Phone] = []
    memory = [resident(server)]

    async def arrive(table: Table) -> None:
        async with gate:
            await opened(table, port)
            phones = [Phone(table, seat, port, options.every, figures) for seat in range(table.seats)]
            await seated(phones)
            everyone.extend(phones)

    await asyncio.gather(*(arrive(table) for table in tables))
    gc.collect()
    gc.disable()  # half a second of the phones' own, every second or two, would be told as the server's
    memory.append(resident(server))
    print(
        f"{len(everyone)} phones at {len(tables)} tables after {time.perf_counter() - begun:.0f} s",
        flush=True,
    )
    await asyncio.sleep(3)
    for warm in (True, False):
        figures.choices.clear()
        figures.frames = figures.bytes = 0
        cpu, own, parts, start = used(server), time.process_time(), costs(port), time.perf_counter()
        durable, taken = commits(port), stolen()
        until = start + (options.every * 2 if warm else options.seconds)
        watching = asyncio.create_task(watch(figures))
        await asyncio.gather(*(phone.play(until, random.Random(rng.random())) for phone in everyone))
        watching.cancel()
        if not warm:
            seconds, own = time.perf_counter() - start, time.process_time() - own
            report(figures, seconds, used(server) - cpu, parts, costs(port))
            print(
                f"CPU of the phones: {own / seconds:.0%} of a core, {stolen() - taken:.1f} s stolen by others"
            )
            counts = {limit: number - durable[limit] for limit, number in commits(port).items()}
            late = ", ".join(
                f"{1 - counts[limit] / counts['+Inf']:.2%} over {limit} s" for limit in ("0.03", "0.1")
            )
            print(f"waiting for the disk: {late}")
    memory.append(resident(server))
    sockets, matches = len(everyone), len(tables)
    each = (memory[1] - memory[0]) * 1024 / sockets
    print(f"memory of the server: {memory[0]:.0f} MB empty, {memory[1]:.0f} MB with {sockets} sockets")
    print(f"  and {matches} matches: {each:.0f} kB a socket, its share of a match included")
    for phone in everyone:
        phone.socket.close()


def report(
    figures: Figures,
    seconds: float,
    cpu: float,
    before: dict[str, float],
    after: dict[str, float],
) -> None:
    delays = [delay for _, delay in figures.choices]
    print(f"{len(delays) / seconds:.0f} choices/s, {ranks(delays)}")
    calm = [delay for sent, delay in figures.choices if is_calm(figures.taken, sent)]
    print(f"in calm moments, {len(calm) / len(delays):.0%} of all: {ranks(calm)}")
    rate, size = figures.frames / seconds, figures.bytes / seconds / 1e6
    print(f"{rate:.0f} frames/s, {size:.1f} MB/s, refused {figures.refused}")
    print(f"CPU of the server: {cpu / seconds:.0%} of one core, {cpu / len(delays) * 1e6:.0f} us a choice")
    for part in sorted(after):
        spent = after[part] - before[part]
        print(f"  {part:8} {spent / len(delays) * 1e6:6.0f} us a choice")


def ranks(delays: list[float]) -> str:
    found, most = sorted(delays) or [math.nan], max(len(delays) - 1, 0)
    named = {f"p{rank}": found[min(most, len(delays) * rank // 100)] for rank in (50, 90, 99)}
    return ", ".join(f"{name} {1000 * delay:.1f} ms" for name, delay in {**named, "worst": found[-1]}.items())


async def watch(figures: Figures) -> None:
    while True:
        figures.taken.append((time.perf_counter(), stolen()))
        await asyncio.sleep(0.5)


def is_calm(taken: list[tuple[float, float]], sent: float) -> bool:
    """Whether others have taken next to nothing since two seconds before until one second after it."""
    first = bisect.bisect_left(taken, (sent - 2,)) - 1
    last = bisect.bisect_left(taken, (sent + 1,))
    return first >= 0 and last < len(taken) and taken[last][1] - taken[first][1] <= CALM


def costs(port: int) -> dict[str, float]:
    """From the server's own figures: seconds by part."""
    found = re.findall(r'part_seconds_sum\{part="(\w+)"\} (\S+)', asked(port, "/metrics"))
    return {part: float(seconds) for part, seconds in found}


def commits(port: int) -> dict[str, float]:
    """From the server's own figures: how many choices waited for the disk no longer than so many seconds."""
    found = re.findall(r'durable_seconds_bucket\{le="(\S+)"\} (\S+)', asked(port, "/metrics"))
    return {limit: float(number) for limit, number in found}


def stolen() -> float:
    """Seconds in which the machine was given to others, of all cores."""
    return int(Path("/proc/stat").read_text().split(maxsplit=9)[8]) / os.sysconf("SC_CLK_TCK")


def used(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(process: int) -> float:
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def unit(core: int) -> float:
    """Milliseconds for a fixed piece of work on this core, the median of several."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    times = []
    for _ in range(9):
        began, kept = time.perf_counter(), dict[int, str]()
        for number in range(20_000):
            kept[number & 63] = str(number)
        times.append(time.perf_counter() - began)
    os.sched_setaffinity(0, before)
    return 1000 * statistics.median(times)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--every", type=float, default=5.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--game", action="append", default=None, help="given again: tables take turns")
    parser.add_argument("--awake", action="store_true", help="keep the cores from being given away")
    options = parser.parse_args()
    options.game = options.game or ["next-station/tokyo", "next-station/london", "voll-verplant/berlin"]
    units = {core: unit(core) for core in sorted(os.sched_getaffinity(0))}
    own, *others = sorted(units, key=lambda core: units[core])
    version = ".".join(map(str, sys.version_info[:3]))
    print(f"Python {version}; the fixed work takes {_list(units.values())} ms by core", flush=True)
    with tempfile.TemporaryDirectory() as folder, awake(units if options.awake else ()):
        server = subprocess.Popen([sys.executable, "-c", SERVER, folder], stdout=subprocess.PIPE, text=True)
        try:
            os.sched_setaffinity(server.pid, {own})
            os.sched_setaffinity(0, others or {own})
            assert server.stdout is not None
            uvloop.run(crowd(options, int(server.stdout.readline()), server.pid))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)
    print(f"the fixed work takes {_list(unit(core) for core in units)} ms by core afterwards")


@contextmanager
def awake(cores: Iterable[int]) -> Iterator[None]:
    """Work on these cores that gives way to any other."""
    idlers = [multiprocessing.Process(target=idle, args=(core,), daemon=True) for core in cores]
    for idler in idlers:
        idler.start()
    try:
        yield
    finally:
        for idler in idlers:
            idler.terminate()


def idle(core: int) -> None:
    os.sched_setaffinity(0, {core})
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    while True:
        pass


def _list(times: Iterable[float]) -> str:
    return " and ".join(f"{time:.2f}" for time in times)


if __name__ == "__main__":
    main()
