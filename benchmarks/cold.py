"""How soon a bot of the fast engine answers in a process that has just begun, once the machine has compiled.

    .venv/bin/python benchmarks/cold.py

The first process compiles if nobody has, and writes what Python keeps of its modules; the others count.
"""

import argparse
import os
import subprocess
import sys

CASES = (
    ("mcts:sims=320", "next-station/london"),
    ("learned:depth=3,effort=40000", "next-station/london"),
    ("learned:depth=3,effort=40000", "voll-verplant/paris"),
)
FIRST_ANSWER = """
import sys, time
from metroscribe import registry
from metroscribe.bots import Seen, bot
from metroscribe.core.dealer import Seeded
from metroscribe.core.match import Match
from metroscribe.core.rng import Stream
spec, game = sys.argv[1:]
seen, stream = Seen.of(Match(registry().load(game).rules(), Seeded("cold")), 0), Stream("cold", "bot/0")
began = time.perf_counter()
player = bot(spec)
player.prepare()
player.answer(seen, stream)
print(time.perf_counter() - began)
"""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--times", type=int, default=5)
    options = parser.parse_args()
    usual = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    for spec, game in CASES:
        command = [sys.executable, "-c", FIRST_ANSWER, spec, game]
        runs = [
            float(subprocess.run(command, env=usual, check=True, capture_output=True, text=True).stdout)
            for _ in range(1 + options.times)
        ]
        print(f"{spec:30} {game:22} {min(runs[1:]):.2f} to {max(runs[1:]):.2f} s", flush=True)


if __name__ == "__main__":
    main()
