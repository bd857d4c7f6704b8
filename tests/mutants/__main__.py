"""`./check mutants`: changes one line at a time, and asks whether the tests notice.

Which test executes which line is recorded first. Each mutant is then tried in a copy of the checkout by tests
that execute its line, the quickest first, and is killed if any of them fails or hangs; two are tried side by
side. What was found is kept in found.jsonl, by what each line says: a run that was stopped goes on where it
was, and a later one tries what is new.
`./check mutants 20` tries the first 20 of the sample, `./check mutants alive` those once more that no test
noticed. A survivor that need not be noticed stands in survivors.toml with the reason.
"""

import json
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from time import monotonic

from tests.mutants.choosing import Choice
from tests.mutants.sample import PACKAGES, Mutant, sample
from tests.mutants.traces import Traces
from tests.mutants.trial import Copy

ROOT = Path(__file__).parents[2]
KEPT = Path(__file__).with_name("found.jsonl")
EXCUSED = Path(__file__).with_name("survivors.toml")
NUMBER, SEED = 300, "mutants"
BESIDE = 2
"""How many mutants are tried at the same time."""


def main() -> None:
    wanted = sys.argv[1] if len(sys.argv) > 1 else str(NUMBER)
    whole, known = sample(ROOT, NUMBER, SEED), kept()
    mutants = whole if wanted == "alive" else whole[: int(wanted)]
    if wanted == "alive":
        known = {mutant: end for mutant, end in known.items() if end != "alive"}
    left = [mutant for mutant in mutants if str(mutant) not in known]
    if left:
        known |= tried(left)
    report(mutants, known)
    for mutant in excused().keys() - set(map(str, whole)):
        print(f"no longer in the sample, so not in survivors.toml: {mutant}")


def kept() -> dict[str, str]:
    rows = KEPT.read_text().splitlines() if KEPT.exists() else []
    return dict(json.loads(row) for row in rows)


def keep(mutant: Mutant, end: str) -> None:
    with KEPT.open("a") as file:
        file.write(json.dumps([str(mutant), end]) + "\n")


def excused() -> Mapping[str, str]:
    """Survivors that need not be noticed, and why."""
    return tomllib.loads(EXCUSED.read_text())


def tried(mutants: list[Mutant]) -> dict[str, str]:
    """Killed or alive, by the mutant."""
    choice, copies, ends = Choice(Traces(ROOT), ROOT), SimpleQueue[Copy](), dict[str, str]()

    def trial(mutant: Mutant) -> None:
        copy, began = copies.get(), monotonic()
        try:
            end = "killed" if copy.kills(mutant, choice.rounds(mutant)) else "alive"
        finally:
            copies.put(copy)
        ends[str(mutant)] = end
        keep(mutant, end)
        print(f"{len(ends)}/{len(mutants)} {end} after {monotonic() - began:.0f} s: {mutant}", flush=True)

    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(BESIDE) as side_by_side:
        for number in range(BESIDE):
            copies.put(Copy(ROOT, Path(folder) / str(number)))
        list(side_by_side.map(trial, mutants))
    return ends


def report(mutants: list[Mutant], known: Mapping[str, str]) -> None:
    reasons = excused()
    alive = [str(mutant) for mutant in mutants if known[str(mutant)] == "alive"]
    ends = Counter(
        (mutant.package, known[str(mutant)])
        for mutant in mutants
        if known[str(mutant)] == "killed" or str(mutant) not in reasons
    )
    for package in (*PACKAGES, "in all"):
        killed, missed = (
            sum(number for (of, what), number in ends.items() if what == end and package in (of, "in all"))
            for end in ("killed", "alive")
        )
        print(f"{package:8} {killed:4} of {killed + missed} that change behaviour killed")
    for mutant in alive:
        print(f"excused: {mutant}: {reasons[mutant]}" if mutant in reasons else f"alive: {mutant}")


if __name__ == "__main__":
    main()
