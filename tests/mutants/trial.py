"""A mutant in a copy of the checkout, and whether any of the tests chosen for it fails there."""

import json
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from shutil import copytree, ignore_patterns, rmtree

from metroscribe.fast.cache import COMPILED
from tests.mutants.choosing import Round
from tests.mutants.chosen import CHOSEN
from tests.mutants.sample import Mutant
from tests.mutants.traces import file_of

NOT_COPIED = (".git", ".venv", "node_modules", "build", "__pycache__", ".*_cache", ".hypothesis")
SLACK, START, COMPILING = 2, 30, 240
"""How many times the recorded seconds a round may take, and how many seconds more."""
ASLEEP = 3
"""How many times as long by the clock: the machine may be busy."""
MEMORY = 8 << 30
USAGE, NO_TESTS = 4, 5
"""What pytest answers."""


class Copy:
    """Of the checkout, in a folder with a cache of its own; where kernels change, one for each mutant."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.root, self.folder = folder / "checkout", folder
        copytree(root, self.root, ignore=ignore_patterns(*NOT_COPIED), symlinks=True)

    def kills(self, mutant: Mutant, rounds: Iterable[Round]) -> bool:
        """Whether a test fails, or hangs, once the change is made."""
        file, anew = self.root / mutant.file, self.folder / "anew"
        cache = anew if mutant.package in COMPILED else self.folder / "cache"
        before, made = file.read_text(), file.stat()
        file.write_text(mutant.code(self.root))
        try:
            return any(not self.passes(each, cache) for each in rounds if each.tests)
        finally:
            file.write_text(before)
            os.utime(file, ns=(made.st_atime_ns, made.st_mtime_ns))
            rmtree(anew, ignore_errors=True)

    def passes(self, each: Round, cache: Path) -> bool:
        """Compiled kernels are kept in the cache."""
        chosen = self.folder / "chosen.json"
        chosen.write_text(json.dumps(each.tests))
        environment = {
            **os.environ,
            "PYTHONPATH": f"{self.root / 'src'}{os.pathsep}{self.root}",
            "PYTHONHASHSEED": "0",
            "XDG_CACHE_HOME": str(cache),
            CHOSEN: str(chosen),
        }
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist"]
        command += ["-p", "tests.mutants.chosen", *sorted({file_of(test) for test in each.tests})]
        seconds = START + SLACK * each.seconds + (COMPILING if each.compiles else 0)
        answer = run(command, self.root, environment, int(seconds))
        assert answer != USAGE, f"pytest did not run: {command}"
        return answer in (0, NO_TESTS)


def run(command: list[str], folder: Path, environment: dict[str, str], seconds: int) -> int:
    """What a program answers that may compute for so long, with all that it starts."""
    with subprocess.Popen(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as process:
        resource.prlimit(process.pid, resource.RLIMIT_CPU, (seconds, seconds))
        resource.prlimit(process.pid, resource.RLIMIT_AS, (MEMORY, MEMORY))
        try:
            return process.wait(ASLEEP * seconds)
        except subprocess.TimeoutExpired:
            return -signal.SIGKILL
        finally:
            end(process.pid)


def end(group: int) -> None:
    """Whatever a test left behind as well."""
    try:
        os.killpg(group, signal.SIGKILL)
    except ProcessLookupError:
        return
