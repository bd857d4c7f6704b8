"""What each attack does to honest players, and to the server's memory.

python -m benchmarks.attacks            all of them, 15 seconds each
python -m benchmarks.attacks pings      some of them
"""

import argparse
import tempfile
from pathlib import Path

from tests.attacks.attackers import ATTACKS
from tests.attacks.evening import Times, attacked

ROW = "{:17} {:>13} {:>13} {:>13} {:>8} {:>16} {:>9}  {}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*", help=f"of {', '.join(ATTACKS)}")
    parser.add_argument("--seconds", type=float, default=15.0)
    asked = parser.parse_args()
    print("ms of an honest command, p50 and p99: before, during, from 5 s after the attack\n")
    print(ROW.format("attack", "before", "during", "after", "refused", "MB", "log bytes", "the attacker met"))
    for name in asked.names or ATTACKS:
        with tempfile.TemporaryDirectory() as folder:
            found = attacked(Path(folder) / "data", name, asked.seconds)
        memory = " ".join(f"{number:.0f}" for number in found.megabytes)
        met = ", ".join(f"{number} {what}" for what, number in sorted(found.met.items()))
        refused, shown = len(found.during.refused), (found.before, found.during, found.after)
        print(ROW.format(name, *map(spread, shown), refused, memory, found.logged, met), flush=True)


def spread(times: Times) -> str:
    if not times.taken:
        return "none"
    return f"{1000 * times.at(0.5):.0f}, {1000 * times.at(0.99):.0f}"


if __name__ == "__main__":
    main()
