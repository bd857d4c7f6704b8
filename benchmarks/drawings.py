"""What each cache of the drawings is worth, in time and in memory.

    .venv/bin/python benchmarks/drawings.py [PART OF A CACHE'S NAME ...]

Two things are timed: a drawn change (`draw.drawn` for each step of random matches, and what differs from the
seat's drawing before) and a blank drawing. A cache is bypassed as in `caches.py`; with and without it take
turns, and the best of each counts. Memory is that of the last drawings of a table's seats, which a server
keeps.
"""

import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from caches import bypassed, caches

from metroscribe import draw, registry
from metroscribe.core.dealer import Seeded
from metroscribe.core.match import Match
from metroscribe.core.rng import Stream
from metroscribe.core.rules import AnyRules

GAMES = ("next-station/tokyo", "next-station/london", "voll-verplant/paris")
MATCHES, SEATS, TRIES, REPEATS = 8, 2, 12, 3
Steps = list[tuple[Any, Any, Any, int]]
Work = Callable[[], object]


def steps(rules: AnyRules, seed: str) -> Steps:
    """Every state of a random match: table, sheet, score and seat."""
    match, stream, found = Match(rules, Seeded(seed), SEATS), Stream(seed, "drawings"), []
    while not match.over:
        for seat in range(SEATS):
            while choices := match.choices(seat):
                match.stage(seat, stream.choice(choices).move)
                found.append((match.table, match.sheet(seat), match.score(seat), seat))
        match.close()
    return found


def tell(rules: AnyRules, match: Steps) -> list[Any]:
    """Draws each step, and what it changes."""
    shown: list[Any] = [None] * SEATS
    for table, sheet, score, seat in match:
        now = draw.drawn(rules, table, sheet, score, shown[seat], seat=seat)
        now.changes(shown[seat]) if shown[seat] else now.marks
        shown[seat] = now
    return shown


def seconds(work: Work) -> float:
    started = time.thread_time()
    work()
    return time.thread_time() - started


def kilobytes(works: Sequence[Work]) -> float:
    """Of what each work leaves behind."""
    tracemalloc.start()
    kept = [work() for work in works]
    size = tracemalloc.get_traced_memory()[0] / 1024 / len(kept)
    tracemalloc.stop()
    return size


def ratio(works: Sequence[Work], value: Any, held: list[tuple[Any, str]]) -> float:
    """How much longer it takes without a cache."""
    with_it, without = 0.0, 0.0
    for work in works:
        times = []
        for _ in range(TRIES):
            kept = seconds(work)
            with bypassed(value, held):
                times.append((kept, seconds(work)))
        with_it += min(kept for kept, _ in times)
        without += min(bare for _, bare in times)
    return without / with_it


def report(rules: AnyRules, what: str, works: Sequence[Work], count: int, parts: Sequence[str]) -> None:
    best = sum(min(seconds(work) for _ in range(TRIES)) for work in works)
    print(
        f"{rules.info.id}, {what}: {best / count * 1e6:.1f} us, {kilobytes(works):.1f} KiB kept", flush=True
    )
    for name, value, held in caches(rules):
        hits = value.cache_info().hits
        for work in works:
            work()
        if not name.startswith("draw") or value.cache_info().hits == hits:
            continue
        if not parts or any(part in name for part in parts):
            found = sorted(ratio(works, value, held) for _ in range(REPEATS))
            with bypassed(value, held):
                size = kilobytes(works)
            spread = f"{statistics.median(found):.3f} times as long ({found[0]:.3f} to {found[-1]:.3f})"
            print(f"  {name:42} without it {spread}, {size:.1f} KiB", flush=True)


def main(parts: Sequence[str]) -> None:
    for game in GAMES:
        loaded = registry().load(game)
        rules = loaded.rules(loaded.info.modules)
        matches = [steps(rules, f"drawings/{n}") for n in range(MATCHES)]
        told = [partial(tell, rules, match) for match in matches]
        report(rules, "a drawn change", told, sum(map(len, matches)), parts)
        report(rules, "a blank drawing", [partial(draw.blank, rules, matches[0][0][0])], 1, parts)


if __name__ == "__main__":
    main(sys.argv[1:])
