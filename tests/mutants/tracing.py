"""A plugin for pytest that records which test executes which line, and how long each test takes.

Each process writes a file of its own into the folder named by `FOLDER`; the data of coverage.py have one
context for each test. What runs while tests are collected belongs to no test.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import coverage
import pytest

FOLDER = "METROSCRIBE_TRACED"
SOURCE = Path(__file__).parents[2] / "src" / "metroscribe"
TIMES, LINES = "times", "lines"
"""How the names of the files begin."""
LOCK_STEP = ("tests/fast/", "tests/search/")
"""Where slow tests are needed: few others call kernels. Elsewhere quicker ones execute the same lines."""


def pytest_configure(config: pytest.Config) -> None:
    if hasattr(config, "workerinput") or not config.getoption("numprocesses"):
        config.pluginmanager.register(Tracing(Path(os.environ[FOLDER])))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items[:] = [
        item for item in items if item.nodeid.startswith(LOCK_STEP) or not item.get_closest_marker("slow")
    ]


class Tracing:
    def __init__(self, folder: Path) -> None:
        name, own = str(folder / LINES), str(os.getpid())
        self.trace = coverage.Coverage(
            name, data_suffix=own, source=[str(SOURCE)], config_file=False, messages=False
        )
        self.times = folder / f"{TIMES}.{own}"
        self.passed = True
        self.trace.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.trace.switch_context(item.nodeid)
        self.passed, began = True, monotonic()
        try:
            return (yield)
        finally:
            if self.passed:
                with self.times.open("a") as file:
                    file.write(json.dumps([item.nodeid, monotonic() - began]) + "\n")
            self.trace.switch_context("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.passed &= report.passed

    def pytest_sessionfinish(self) -> None:
        self.trace.stop()
        self.trace.save()
