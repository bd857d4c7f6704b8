"""What one GET costs the event loop: processor time of its thread, for the first request and for later ones.

    .venv/bin/python -m benchmarks.requests

Every GET route of `ROUTES`, at a finished and at a running match of a city with all its modules, in each
language where it matters, and refusals. Each is asked for in a process of its own, in which nothing but its
health was asked before: that is `first`, with reading the match from the store in it. `again` is the median
of the requests after it, `known` of those who name the tag that they were given; `longest` is the longest
single step of the loop in the first request.
"""

import asyncio
import contextlib
import multiprocessing
import statistics
import tempfile
import time
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

from metroscribe.core.rng import Stream
from metroscribe.games import registry
from metroscribe.server.config import Config
from metroscribe.server.host.tables import Host
from metroscribe.server.library import Library
from metroscribe.server.store.sqlite import opened_store
from metroscribe.server.web.app import create_app
from metroscribe.server.web.routes import ROUTES
from metroscribe.texts import languages
from tests.server import inside

GAME = "next-station/tokyo"
AGAIN = 15
MOST = 2.0
"""Milliseconds that a GET may cost."""
PEOPLE = (inside.ADA, inside.BOB, inside.EVE, "dot-holder")
SPOKEN = ("/texts/", ".svg", "NOTHING")
"""What says something in the language that is asked for."""


class Asked(NamedTuple):
    path: str
    language: str = "en"


class Spent(NamedTuple):
    """Milliseconds of the loop's thread, and the bytes of the answer."""

    status: int
    sent: int
    first: float
    longest: float
    again: float
    known: float | None


async def played(here: inside.Inside, turns: int) -> str:
    """The code of a match of four in which so many turns are closed."""
    modules = registry().load(GAME).info.modules
    session = await here.begun(*PEOPLE, game=GAME, modules=modules)
    stream = Stream("requests", str(turns))
    while session.hosted.phase == "playing" and session.hosted.turn < turns:
        for seat, by in enumerate(PEOPLE):
            while moves := inside.moves_of(session, seat):
                await here.stage(session, by, stream.choice(moves))
            if session.hosted.waiting(seat):
                await here.ask(session, inside.do.Ready(**here.where(session, by)), by)
    return session.hosted.opened.code


def prepared(folder: Path) -> tuple[str, str]:
    """The codes of a finished and of a running match in this folder."""

    async def story(here: inside.Inside) -> tuple[str, str]:
        return await played(here, 1000), await played(here, 20)

    return inside.run(folder, story)


def examples(codes: tuple[str, str]) -> Iterator[Asked]:
    """Every route, as it can be asked for."""
    family, _, city = GAME.partition("/")
    for route in ROUTES:
        if route.method != "GET":
            continue
        path = route.path.replace("{family}", family).replace("{city}", city).replace("{seat:seat}", "0")
        for code in codes if "{code}" in path else ("",):
            found = path.replace("{code}", code)
            for language in languages() if any(part in found for part in SPOKEN) else ("en",):
                yield Asked(found.replace("{language}", language), language)
    modules = ",".join(registry().load(GAME).info.modules)
    yield Asked(f"/api/games/{GAME}/guide?modules={modules}")
    for language in languages():
        yield Asked(f"/api/texts/{language}?game={GAME}", language)
        yield Asked("/api/tables/NOTHING", language)


class Steps:
    """The longest step of a loop, in seconds of its thread."""

    def __init__(self) -> None:
        self.longest = 0.0

    @contextlib.contextmanager
    def watched(self) -> Iterator[None]:
        run = asyncio.events.Handle._run

        def watch(handle: asyncio.Handle) -> None:
            began = time.thread_time()
            run(handle)
            self.longest = max(self.longest, time.thread_time() - began)

        asyncio.events.Handle._run = watch  # type: ignore[method-assign]
        try:
            yield
        finally:
            asyncio.events.Handle._run = run  # type: ignore[method-assign]


async def once(app: Any, asked: Asked, known: str = "") -> tuple[int, dict[bytes, bytes], int, float]:
    """Status, headers and bytes of an answer, and the milliseconds that the loop's thread worked for it."""
    path, _, query = asked.path.partition("?")
    given = {"host": "localhost", "accept-encoding": "gzip", "accept-language": asked.language}
    if known:
        given["if-none-match"] = known
    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "root_path": "",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "headers": [(name.encode(), value.encode()) for name, value in given.items()],
        "client": ("127.0.0.1", 1),
        "server": ("localhost", 80),
    }
    told: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        told.append(message)

    began = time.thread_time()
    await app(scope, receive, send)
    spent = 1000 * (time.thread_time() - began)
    return told[0]["status"], dict(told[0]["headers"]), sum(len(m.get("body", b"")) for m in told), spent


def measured(given: tuple[Path, Asked]) -> Spent:
    """In this process, which has answered nothing before."""
    folder, asked = given

    async def life() -> Spent:
        with opened_store(folder) as store:
            host = Host(store, Library(), Config(folder=folder))
            app, steps = create_app(host), Steps()
            async with app.router.lifespan_context(app):
                while host.makers._at_work:  # type: ignore[attr-defined]
                    await asyncio.sleep(0.05)
                await once(app, Asked("/healthz"))
                host.sessions.clear()
                with steps.watched():
                    first = asyncio.create_task(once(app, asked))
                    status, headers, sent, spent = await first
                    longest = 1000 * steps.longest
                again = [(await once(app, asked))[3] for _ in range(AGAIN)]
                tag = headers.get(b"etag", b"").decode()
                known = [(await once(app, asked, tag))[3] for _ in range(AGAIN)] if tag else None
        later = statistics.median(known) if known else None
        return Spent(status, sent, spent, longest, statistics.median(again), later)

    return asyncio.run(life())


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder, fresh = Path(name), multiprocessing.get_context("forkserver")
        fresh.set_forkserver_preload(["metroscribe.server.web.app", "tests.server.inside"])
        with fresh.Pool(1, maxtasksperchild=1) as pool:
            asked = list(examples(pool.apply(prepared, (folder,))))
            print(f"{GAME} with all modules, four seats, {date.today()}; milliseconds of the loop's thread")
            print(f"{'':58}      {'bytes':>8} {'first':>7} {'longest':>7} {'again':>7} {'known':>7}")
            worst = Spent(0, 0, 0, 0, 0, 0)
            for one, spent in zip(asked, pool.imap(measured, ((folder, one) for one in asked)), strict=True):
                known = "-" if spent.known is None else f"{spent.known:.2f}"
                costs = f"{spent.first:7.2f} {spent.longest:7.2f} {spent.again:7.2f} {known:>7}"
                print(
                    f"{one.path[:55]:55} {one.language} {spent.status:4} {spent.sent:8} {costs}", flush=True
                )
                worst = Spent(*(max(a or 0, b or 0) for a, b in zip(worst, spent, strict=True)))
    print(f"at most {worst.first:.2f} first, {worst.again:.2f} again; a GET may cost {MOST}")


if __name__ == "__main__":
    main()
