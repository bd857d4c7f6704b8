"""Which tests execute a line, and how long they take: recorded once, kept in build/traced.

All is recorded anew when a source has changed, and a file of tests when it has changed itself.
"""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from shutil import rmtree

from coverage import CoverageData

from tests.mutants.tracing import FOLDER, LINES, SOURCE, TIMES

LEFT_OUT = ("browser", "web", "mutants", "test_project.py", "test_docs.py", "test_walk.py")
"""Under tests: what runs elsewhere than in the process of the test, or reads sources as text."""
PROCESSES = 2


class Traces:
    def __init__(self, root: Path) -> None:
        """Of a checkout; what is missing is recorded first."""
        self.root, self.folder = root, root / "build" / "traced"
        self.stamp, self.times = self.folder / "stamp.json", self.folder / "times.json"
        self.lines = self.folder / LINES
        source, tests = digest(SOURCE.rglob("*.py")), {name: digest([root / name]) for name in self.files()}
        before = json.loads(self.stamp.read_text()) if self.stamp.exists() else {}
        if before.get("source") != source:
            rmtree(self.folder, ignore_errors=True)
            self.folder.mkdir(parents=True)
            before = {"tests": {}}
        changed = [name for name in tests if before["tests"].get(name) != tests[name]]
        if changed:
            self.record(changed)
            self.stamp.write_text(json.dumps({"source": source, "tests": tests}))

    def files(self) -> list[str]:
        """Those with tests."""
        tests = self.root / "tests"
        found = (file.relative_to(tests) for file in tests.rglob("test_*.py"))
        return sorted(f"tests/{file}" for file in found if file.parts[0] not in LEFT_OUT)

    def record(self, tests: list[str]) -> None:
        """Adds what these files of tests execute to what is known."""
        print(f"recording what {len(tests)} files of tests execute", flush=True)
        command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "tests.mutants.tracing"]
        command += ["-n", str(PROCESSES), "-m", "not long", *tests]
        environment = {**os.environ, FOLDER: str(self.folder), "PYTHONHASHSEED": "0"}
        subprocess.run(command, cwd=self.root, env=environment, check=False)
        self.combine(set(tests))

    def combine(self, tests: set[str]) -> None:
        data = CoverageData(str(self.lines))
        data.read()
        for part in self.folder.glob(f"{LINES}.*"):
            own = CoverageData(str(part))
            own.read()
            data.update(own)
            part.unlink()
        data.write()
        times = json.loads(self.times.read_text()) if self.times.exists() else {}
        times = {test: seconds for test, seconds in times.items() if file_of(test) not in tests}
        for part in self.folder.glob(f"{TIMES}.[0-9]*"):
            times.update(json.loads(row) for row in part.read_text().splitlines())
            part.unlink()
        self.times.write_text(json.dumps(times))

    @cached_property
    def seconds(self) -> Mapping[str, float]:
        """Of every test that passed."""
        return dict(json.loads(self.times.read_text()))

    @cached_property
    def _data(self) -> CoverageData:
        data = CoverageData(str(self.lines))
        data.read()
        return data

    def of_lines(self, file: str, lines: Iterable[int]) -> set[str]:
        """The tests that execute any of these lines."""
        known = self._data.contexts_by_lineno(str(self.root / file))
        return {test for line in lines for test in known.get(line, []) if test in self.seconds}

    def of_files(self, *files: str) -> set[str]:
        """The tests that execute any line of these files after they were imported."""
        found = set[str]()
        for file in files:
            found.update(*self._data.contexts_by_lineno(str(self.root / file)).values())
        return found & self.seconds.keys()


def file_of(test: str) -> str:
    return test.partition("::")[0]


def digest(files: Iterable[Path]) -> str:
    whole = hashlib.sha256()
    for file in sorted(files):
        whole.update(str(file).encode() + file.read_bytes())
    return whole.hexdigest()
