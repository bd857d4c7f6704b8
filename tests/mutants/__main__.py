"""`./check mutants`: changes one line at a time, and asks whether the tests notice.

Each mutant is tried in a copy of the checkout, by the tests nearest to its package, the nearest first. It is
killed if any of them fails. What was found is kept in build/mutants.jsonl: a run that was stopped goes on
where it was. `./check mutants 20` tries the first 20 of the sample.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from time import monotonic

from tests.mutants.sample import Mutant, sample

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "build" / "mutants.jsonl"
NUMBER, SEED = 300, "mutants"
LONGEST = 900
"""Seconds for all tests of a mutant; one that makes them hang is killed as well."""
FAMILIES = ("tests/next_station", "tests/voll_verplant")
WIDE = ("tests/conformance", "tests/test_golden.py", "tests/test_guide.py")
TESTS: Mapping[str, tuple[tuple[str, ...], ...]] = {
    "core": (
        ("tests/core",),
        ("tests/next_station", "tests/voll_verplant"),
        ("tests/records", *WIDE),
        ("tests/server", "tests/cli"),
    ),
    "games": (
        ("tests/next_station", "tests/voll_verplant"),
        WIDE,
        ("tests/test_new_rules.py", "tests/draw", "tests/fast"),
    ),
    "fast": (("tests/fast",), ("tests/search", "tests/bots")),
    "search": (("tests/search",), ("tests/bots", "tests/arena")),
    "bots": (("tests/bots",), ("tests/arena", "tests/server")),
    "records": (("tests/records", "tests/test_golden.py"), ("tests/cli", "tests/server")),
    "draw": (("tests/draw",), WIDE, ("tests/server", "tests/web")),
    "server": (("tests/server",), ("tests/world",), ("tests/cli", "tests/test_versions.py")),
}
"""By package, groups of tests that are run one after the other until one fails."""


def main() -> None:
    most = int(sys.argv[1]) if len(sys.argv) > 1 else NUMBER
    mutants, known = sample(ROOT, NUMBER, SEED)[:most], kept()
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        subprocess.run(["git", "clone", "-q", str(ROOT), str(copy)], check=True)
        for place, mutant in enumerate(mutants, 1):
            if str(mutant) not in known:
                began = monotonic()
                end = known[str(mutant)] = tried(mutant, copy)
                keep(mutant, end)
                print(f"{place}/{most} {end} after {monotonic() - began:.0f} s: {mutant}", flush=True)
    report(mutants, known)


def kept() -> dict[str, str]:
    rows = KEPT.read_text().splitlines() if KEPT.exists() else []
    return dict(json.loads(row) for row in rows)


def keep(mutant: Mutant, end: str) -> None:
    KEPT.parent.mkdir(exist_ok=True)
    with KEPT.open("a") as file:
        file.write(json.dumps([str(mutant), end]) + "\n")


def tried(mutant: Mutant, copy: Path) -> str:
    """Killed or alive."""
    file = copy / mutant.file
    before, began = file.read_text(), monotonic()
    file.write_text(mutant.code(copy))
    try:
        for group in TESTS[mutant.package]:
            if not passed(group, copy, LONGEST - (monotonic() - began)):
                return "killed"
        return "alive"
    finally:
        file.write_text(before)


def passed(tests: tuple[str, ...], copy: Path, seconds: float) -> bool:
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "2", "-m", "not long", *tests]
    environment = {**os.environ, "PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}", "PYTHONHASHSEED": "0"}
    try:
        done = subprocess.run(
            command, cwd=copy, env=environment, timeout=seconds, capture_output=True, check=False
        )
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def report(mutants: list[Mutant], known: Mapping[str, str]) -> None:
    ends = Counter((mutant.package, known[str(mutant)]) for mutant in mutants)
    for package in TESTS:
        killed, alive = ends[package, "killed"], ends[package, "alive"]
        print(f"{package:8} {killed:4} of {killed + alive} killed")
    for mutant in mutants:
        if known[str(mutant)] == "alive":
            print(f"alive: {mutant}")


if __name__ == "__main__":
    main()
