"""What each cache of the rules and drawings is worth where a server tells people what happens.

    .venv/bin/python benchmarks/caches.py

The work is what one choice costs a table: the step, its score, the drawing and what has changed in it, and
the choices with their gains. Every run plays other matches. A cache is bypassed by putting the function that
it wraps in its place; runs with and without it take turns, and the best of each counts.
"""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

from metroscribe import draw, registry
from metroscribe.core.dealer import Seeded
from metroscribe.core.match import Match
from metroscribe.core.rng import Stream
from metroscribe.core.rules import AnyRules

GAMES = ("next-station/tokyo", "voll-verplant/paris")
RUNS, MATCHES, SEATS = 15, 6, 2
PACKAGES = ("metroscribe.draw", "metroscribe.games")
SERIES = count()


def told(rules: AnyRules, seed: str) -> None:
    """A random match of which every step is told."""
    match, stream = Match(rules, Seeded(seed), SEATS), Stream(seed, "caches")
    shown = [None] * SEATS
    while not match.over:
        for seat in range(SEATS):
            while choices := match.choices(seat):
                match.stage(seat, stream.choice(choices).move)
                now = draw.drawn(
                    rules, match.table, match.sheet(seat), match.score(seat), shown[seat], seat=seat
                )
                now.changes(shown[seat]) if shown[seat] else now.marks
                shown[seat] = now
        match.close()


def seconds(rules: AnyRules) -> float:
    started = time.thread_time()
    for _ in range(MATCHES):
        told(rules, f"caches/{next(SERIES)}")
    return time.thread_time() - started


def caches(rules: AnyRules) -> Iterator[tuple[str, Any, list[tuple[Any, str]]]]:
    """Every cache by its name, with each place that holds it."""
    places: dict[int, tuple[Any, list[tuple[Any, str]]]] = {}
    modules = [module for name, module in sys.modules.items() if name.startswith(PACKAGES)]
    parts = (rules, *(part for part in vars(rules).values() if type(part).__module__.startswith(PACKAGES)))
    for holder in (*modules, *parts):
        for name, value in vars(holder).items() if hasattr(holder, "__dict__") else ():
            if hasattr(value, "cache_info"):
                places.setdefault(id(value), (value, []))[1].append((holder, name))
    for value, held in places.values():
        module = getattr(value.__wrapped__, "__module__", rules.info.family)
        yield f"{module}.{held[0][1]}".removeprefix("metroscribe."), value, held


@contextmanager
def bypassed(value: Any, held: list[tuple[Any, str]]) -> Iterator[None]:
    for holder, name in held:
        setattr(holder, name, value.__wrapped__)
    try:
        yield
    finally:
        for holder, name in held:
            setattr(holder, name, value)


def main() -> None:
    for game in GAMES:
        rules = registry().load(game).rules()
        seconds(rules)
        before = {name: value.cache_info().hits for name, value, _ in caches(rules)}
        seconds(rules)
        used = [cache for cache in caches(rules) if cache[1].cache_info().hits > before.get(cache[0], 0)]
        for name, value, held in used:
            kept, without = [], []
            for _ in range(RUNS):
                kept.append(seconds(rules))
                with bypassed(value, held):
                    without.append(seconds(rules))
            print(f"{game:22} {name:50} without it {min(without) / min(kept):5.2f} times as long")


if __name__ == "__main__":
    main()
