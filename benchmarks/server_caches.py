"""What each cache of the server is worth: how long what it serves takes with it and without.

    .venv/bin/python -m benchmarks.server_caches

Each is asked as the server asks it; of the views, what telling four matches takes, other ones in every run.
With and without it take turns, and the median of the ratios counts.
"""

import asyncio
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from metroscribe.core.rng import Stream
from metroscribe.core.rules import AnyRules
from metroscribe.games import registry
from metroscribe.server.config import Config
from metroscribe.server.host.drawings import blank
from metroscribe.server.host.kept import Answer, Kept, Wanted
from metroscribe.server.host.makers import Line
from metroscribe.server.library import Library
from metroscribe.server.match.state import Hosted
from metroscribe.server.web import pages, socket, websocket
from metroscribe.server.wire import names, views
from metroscribe.texts import Words
from tests.server.judged import Judged

GAMES = ("next-station/london", "voll-verplant/paris")
RUNS, MATCHES, PEOPLE = 15, 4, ("ada", "bob")


def rules_of(game: str) -> AnyRules:
    loaded = registry().load(game)
    return loaded.rules(loaded.info.modules)


def told(rules: AnyRules, seed: str) -> tuple[Hosted, float]:
    """A random match of which each step is told to its seat; how many seconds telling took."""
    spent = 0.0
    table, stream = Judged(rules, PEOPLE, seed=seed).begun(), Stream(seed, "caches")
    while not table.match.over:
        for seat, name in enumerate(PEOPLE):
            while moves := table.match.legal(seat):
                table.ask(table.stage(name, stream.choice(moves)), name)
                began = time.thread_time()
                views.you_changed(table.hosted, seat)
                spent += time.thread_time() - began
            if table.hosted.waiting(seat):
                table.ask(table.ready(name), name)
    return table.hosted, spent


def steps_made_anew(match: Any, seat: int) -> Iterator[Any]:
    rules, table, sheet = match.rules, match.table, match.sheet(seat)
    return (views._step(rules, table, sheet, choice) for choice in match.choices(seat))


async def made_anew(wanted: Wanted) -> Answer:
    return wanted.answer()


def seconds(work: Callable[[int], object], run: int) -> float:
    """What it says it took, or what it took."""
    began = time.thread_time()
    said = work(run)
    return said if isinstance(said, float) else time.thread_time() - began


def compared(what: str, owner: Any, name: str, without: Any, work: Callable[[int], object]) -> None:
    """`owner.name` is the cache, or what uses it; `without` does the same without it."""
    cached, ratios, times = getattr(owner, name), [], []
    work(-1)
    for run in range(RUNS):
        found = {}
        for bare in (run % 2, 1 - run % 2):
            setattr(owner, name, without if bare else cached)
            found[bare] = seconds(work, run)
        setattr(owner, name, cached)
        ratios.append(found[1] / found[0])
        times.append(found[0])
    ratio, lowest, highest = statistics.median(ratios), min(ratios), max(ratios)
    print(f"{what:48} {statistics.median(times) * 1e6:8.1f} us", end=", ")
    print(f"without it {ratio:.2f} times as long ({lowest:.2f} to {highest:.2f})", flush=True)


def main() -> None:
    for game in GAMES:
        rules = rules_of(game)

        def some(run: int, rules: AnyRules = rules) -> float:
            return sum(told(rules, f"caches/{run}/{number}")[1] for number in range(MATCHES))

        compared(f"views._told, {game}", views, "_steps", steps_made_anew, some)
    hosted, library, frame = told(rules_of(GAMES[0]), "caches")[0], Library(), b"x" * 1500
    kept, words, loop = Kept(Config(), Line(Config())), Words("en"), asyncio.new_event_loop()
    compared(
        "names._bot, the name of a bot",
        names,
        "_bot",
        names._bot.__wrapped__,
        lambda _: names.bot_name("greedy"),
    )
    compared(
        "Kept.answer, a blank sheet",
        kept,
        "answer",
        made_anew,
        lambda _: loop.run_until_complete(kept.answer(blank(hosted, "light", words))),
    )
    compared(
        "Library._kept, the rules of a match",
        library,
        "_kept",
        library._rules,
        lambda _: library.of(hosted.opened),
    )
    compared(
        "pages._files, a file",
        pages,
        "_files",
        pages._files.__wrapped__,
        lambda _: pages.built(Config(Path()).client),
    )
    compared(
        "socket.words_of, a sentence",
        socket,
        "words_of",
        socket.words_of.__wrapped__,
        lambda _: socket.words_of("de"),
    )
    compared(
        "websocket.text_frame, six sockets",
        websocket,
        "text_frame",
        websocket.text_frame.__wrapped__,
        lambda _: [websocket.text_frame(frame) for _ in range(6)],
    )


if __name__ == "__main__":
    main()
