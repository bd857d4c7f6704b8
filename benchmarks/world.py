"""How many evenings of the simulated world are played in a minute of one core.

.venv/bin/python -m benchmarks.world --evenings 400
"""

import argparse
import os
import time

from metroscribe.games import FAMILIES
from metroscribe.server.library import Library
from tests.world.evening import Evening, games_of

RUNS = 5


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--evenings", type=int, default=200, help="in each of five runs")
    evenings = parser.parse_args().evenings
    os.environ[FAMILIES] = "tests.third_family.family"
    library, rates, commands, virtual = Library(), [], 0, 0.0
    for run in range(RUNS):
        began = time.thread_time()
        for number in range(run * evenings, (run + 1) * evenings):
            told = Evening(number, games_of(number, library), library).run()
            commands, virtual = commands + told.accepted, virtual + told.seconds
        rates.append(60 * evenings / (time.thread_time() - began))
    rates.sort()
    print(f"{rates[RUNS // 2]:,.0f} evenings a minute ({rates[0]:,.0f} to {rates[-1]:,.0f})")
    hours = virtual / 3600
    print(f"{RUNS * evenings} evenings: {commands} accepted commands, {hours:.1f} hours of virtual time")


if __name__ == "__main__":
    main()
