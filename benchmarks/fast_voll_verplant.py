"""How fast the fast engine plays voll verplant.

    .venv/bin/python benchmarks/fast_voll_verplant.py

One core, and the processor's time of this thread, so that neighbours on the machine matter little. Each
figure is the median of several runs with the lowest and the highest.
"""

import statistics
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from metroscribe import registry
from metroscribe.fast.voll_verplant.layout import new_desk, new_sheets, new_table
from metroscribe.fast.voll_verplant.playing import greedy_matches, random_matches
from metroscribe.fast.voll_verplant.tables import compiled
from metroscribe.games.voll_verplant.rules import VollVerplant

RUNS = 7
SEATS = (1, 4)
PLAYED = {"random": random_matches, "greedy": greedy_matches}
MATCHES = 10_000


def rates(rules: VollVerplant, seats: int, play: Callable[..., None]) -> list[float]:
    """Matches of whole tables a second, with the deck that the city is played with first."""
    tables = compiled(rules, next(iter(rules.decks)))
    table, sheets, desk = new_table(), new_sheets(seats), new_desk()
    totals, figures = np.zeros((MATCHES, seats), np.int64), []
    play(tables, table, sheets, desk, 0, totals[:100])
    for run in range(RUNS):
        started = time.thread_time()
        play(tables, table, sheets, desk, run, totals)
        figures.append(MATCHES / (time.thread_time() - started))
    return figures


def tell(what: str, figures: Sequence[float]) -> None:
    median, low, high = statistics.median(figures), min(figures), max(figures)
    print(f"{what:58} {median:9,.0f} tables/s   ({low:,.0f} to {high:,.0f})", flush=True)


def games() -> list[tuple[str, Any]]:
    """Every plan, without and with the expert rule."""
    found = ((name, registry().load(name)) for name in registry())
    rules = ((name, game.rules(mix)) for name, game in found for mix in game.info.not_discouraged)
    return [(name, one) for name, one in rules if isinstance(one, VollVerplant)]


def main() -> None:
    for name, rules in games():
        for seats in SEATS:
            for played, play in PLAYED.items():
                modules = ", ".join(rules.info.modules) or "no module"
                what = f"{name:27} {played:7} {modules:12} {seats} {'seats' if seats > 1 else 'seat'}"
                tell(what, rates(rules, seats, play))


if __name__ == "__main__":
    main()
