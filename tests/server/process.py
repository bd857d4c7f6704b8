"""The server as a process of its own: started on a data folder, killed, and started again on the same one."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from signal import SIGKILL, Signals
from typing import Any

from metroscribe.server.store.sqlite import FILE, SqliteStore, opened_store

ROOT = Path(__file__).parents[2]
COMMAND = ("-c", "from metroscribe.cli import main; main()", "serve")
"""What people run."""
FAST = ("-m", "tests.server.serve_fast")
"""The same with limits for machines."""
LEGAL: dict[str, Any] = {
    "imprint": ROOT / "deploy" / "legal" / "imprint.md",
    "privacy": ROOT / "deploy" / "legal" / "privacy.en.md",
}
"""The drafts that hosts begin with."""
ADDRESS = re.compile(r"http://[^\s:/]+:(\d+)")
PATIENCE = 60


class Process:
    """Keeps its port: whoever was connected finds it again at the same place."""

    def __init__(
        self, folder: Path, command: Sequence[str] = COMMAND, environment: Mapping[str, str] | None = None
    ) -> None:
        self.folder, self._command, self._environment = folder, command, environment or {}
        self.port = 0
        self._errors = folder.with_name(f"{folder.name}.log")
        self._running: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def pid(self) -> int | None:
        return None if self._running is None else self._running.pid

    def start(self) -> None:
        """Returns when the port is open."""
        arguments = ("--port", str(self.port), "--data", str(self.folder))
        with self._errors.open("a") as errors:
            running = subprocess.Popen(
                [sys.executable, *self._command, *arguments],
                cwd=ROOT,
                env={**os.environ, "LC_ALL": "C.UTF-8", **self._environment},
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        self._running = running
        assert running.stdout is not None
        said = running.stdout.readline()
        found = ADDRESS.search(said)
        assert found is not None, said + self.errors
        self.port = int(found[1])

    def end(self, number: Signals) -> int:
        """Send a signal and wait for the end; the exit status."""
        assert self._running is not None
        running, self._running = self._running, None
        running.send_signal(number)
        try:
            return running.wait(PATIENCE)
        finally:
            running.kill()
            running.wait()
            assert running.stdout is not None
            running.stdout.close()

    def kill(self) -> None:
        self.end(SIGKILL)

    @property
    def errors(self) -> str:
        """All that was logged."""
        return self._errors.read_text()

    def close(self) -> None:
        if self._running is not None:
            self.kill()


@contextmanager
def served(
    folder: Path,
    command: Sequence[str] = COMMAND,
    environment: Mapping[str, str] | None = None,
    port: int = 0,
) -> Iterator[Process]:
    """On any free port, if none is named."""
    process = Process(folder, command, environment)
    process.port = port
    try:
        process.start()
        yield process
    finally:
        process.close()


@contextmanager
def what_is_stored(folder: Path) -> Iterator[SqliteStore]:
    """The store as the disk has it now; a copy, so that looking changes nothing for the server."""
    with tempfile.TemporaryDirectory() as name:
        for file in folder.glob(f"{FILE}*"):
            if not file.name.endswith("-shm"):
                shutil.copy(file, name)
        with opened_store(Path(name)) as store:
            yield store
