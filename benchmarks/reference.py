"""How fast the reference engine plays, and how fast the command line starts.

    .venv/bin/python benchmarks/reference.py

One core. Each figure is the median of several runs with the lowest and the highest.
"""

import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from itertools import count

from metroscribe import registry
from metroscribe.arena import play_matches
from metroscribe.bots import bot
from metroscribe.core.rules import AnyRules

RUNS = 7
MATCHES = {"random": 300, "greedy": 80}
SERIES = count()


def spread(measure: Callable[[], float]) -> str:
    figures = sorted(measure() for _ in range(RUNS))
    return f"{statistics.median(figures):8.3g}   ({figures[0]:.3g} to {figures[-1]:.3g})"


def matches_per_second(rules: AnyRules, spec: str) -> float:
    """Each time other matches: what was remembered of the same ones would flatter every cache."""
    started = time.perf_counter()
    for _ in play_matches(rules, [bot(spec)], MATCHES[spec], f"benchmark/{next(SERIES)}"):
        pass
    return MATCHES[spec] / (time.perf_counter() - started)


def seconds_to_start(*arguments: str) -> float:
    started = time.perf_counter()
    code = "from metroscribe.cli import main; main()"
    subprocess.run([sys.executable, "-c", code, *arguments], check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - started


def main() -> None:
    for name in registry():
        game = registry().load(name)
        for modules in ((), game.info.modules):
            rules = game.rules(modules)
            for spec in MATCHES:
                print(f"{name:20} {spec:7} {'all modules' if modules else 'no module':12}", end=" ")
                print(spread(partial(matches_per_second, rules, spec)), "matches/s")
    print(f"{'metroscribe games':41}", spread(partial(seconds_to_start, "games")), "s")


if __name__ == "__main__":
    main()
