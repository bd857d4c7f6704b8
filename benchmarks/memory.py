"""What a table with two seats takes in memory after 24 turns, its last drawings included.

    .venv/bin/python -m benchmarks.memory

Caches that all tables share are filled before, by the same matches, and are not counted.
"""

import gc
import tracemalloc

from metroscribe.core.rng import Stream
from metroscribe.core.rules import AnyRules
from metroscribe.games import registry
from metroscribe.server.match.state import Hosted
from metroscribe.server.wire.views import you_changed
from tests.server.judged import Judged

PEOPLE = ("ada", "bob")
TABLES, TURNS = 20, 24


def played(rules: AnyRules, seed: str) -> Hosted:
    """A random match of which every step is told to both seats."""
    table, stream = Judged(rules, PEOPLE, seed=seed).begun(), Stream(seed, "memory")
    while not table.match.over and table.hosted.turn < TURNS:
        for seat, name in enumerate(PEOPLE):
            while moves := table.match.legal(seat):
                table.ask(table.stage(name, stream.choice(moves)), name)
                you_changed(table.hosted, seat)
            if table.hosted.waiting(seat):
                table.ask(table.ready(name), name)
    return table.hosted


def kibibytes(rules: AnyRules) -> float:
    """Of one table."""
    seeds = [f"memory/{number}" for number in range(TABLES)]
    for seed in seeds:
        played(rules, seed)
    gc.collect()
    tracemalloc.start()
    tables = [played(rules, seed) for seed in seeds]
    gc.collect()
    size = tracemalloc.get_traced_memory()[0] / 1024 / len(tables)
    tracemalloc.stop()
    return size


def main() -> None:
    for game in sorted(registry()):
        loaded = registry().load(game)
        print(f"{game:30} {kibibytes(loaded.rules(loaded.info.modules)):5.1f} KiB a table", flush=True)


if __name__ == "__main__":
    main()
