"""Compiles the kernels of all searches in a subprocess on first use, and says how far that is.

The subprocess is `search/compiler.py`. Importing this loads neither NumPy nor Numba.
"""

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from threading import RLock
from typing import IO, Literal

from metroscribe import fast
from metroscribe.fast.cache import cache_folder, mark_of
from metroscribe.games import families
from metroscribe.search import package_of

State = Literal["missing", "cold", "warming", "warm", "failed"]
"""Numba is not installed; not compiled, and nobody has asked; compiling; compiled; compiling failed."""
COMMAND = (sys.executable, "-P", "-m", "metroscribe.search.compiler")
"""`-P`: do not import from the current folder."""
PATIENCE = 1800.0
"""Seconds after which the subprocess is ended; it runs at low priority, so it may take long."""
PAUSE = 0.2
LONGEST = 300
"""Characters of a reason."""


class Kernels:
    """The compiled kernels of this machine: whether they exist, and the subprocess that compiles them."""

    def __init__(
        self, command: Sequence[str] = COMMAND, folder: Callable[[], Path | None] = cache_folder
    ) -> None:
        self._command, self._folder = command, folder
        self._lock = RLock()
        self._process: subprocess.Popen[bytes] | None = None
        self._errors: IO[bytes] | None = None
        self._began = 0.0
        self._ready = set[str]()
        self._reason = ""
        self.seconds = 0.0
        """How long compiling took, or has taken so far."""

    @property
    def state(self) -> State:
        if fast.missing() is not None:
            return "missing"
        with self._lock:
            self._look()
            if self._process is not None:
                return "warming"
            return "warm" if self._all_ready() else "failed" if self._reason else "cold"

    @property
    def reason(self) -> str:
        """Why it is missing, or has failed."""
        missing = fast.missing()
        return f"{missing.args['packages']} not installed" if missing is not None else self._reason

    def ready(self, family: str) -> bool:
        """Whether no search of a family has to be compiled first; a family without searchers has none."""
        if family not in self._ready and package_of(family):
            folder = self._folder()
            if folder is None or not mark_of(folder, family).exists():
                return False
            self._ready.add(family)
            with suppress(OSError):  # a folder that nobody used for a month is removed: `compiler.clear_away`
                mark_of(folder, family).touch()
        return True

    def _all_ready(self) -> bool:
        return all(map(self.ready, families()))

    def under_way(self, family: str) -> bool:
        """The same; if not, start to compile, unless that has failed before."""
        if self.ready(family):
            return True
        self.begin()
        return False

    def begin(self) -> None:
        """Start the subprocess if anything is not compiled yet."""
        with self._lock:
            if self.state == "cold":
                self._began = time.monotonic()
                try:
                    self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - it lives as long as the process
                    self._process = self._started(self._errors)
                except OSError as error:
                    self._close(str(error))

    def wait(self) -> None:
        """The same, and return when it has ended."""
        self.begin()
        while self.state == "warming":
            time.sleep(PAUSE)

    def end(self) -> None:
        """End the subprocess; what it has compiled stays in the cache."""
        with self._lock:
            if self._process is not None:
                self._close("")

    def _started(self, errors: IO[bytes]) -> "subprocess.Popen[bytes]":
        """In a session of its own, so that Ctrl-C does not reach it: `end` ends it."""
        pipe, quiet = subprocess.PIPE, subprocess.DEVNULL
        return subprocess.Popen(
            self._command, stdin=pipe, stdout=quiet, stderr=errors, start_new_session=True
        )

    def _look(self) -> None:
        """Notice if the subprocess has ended or has taken too long."""
        if self._process is None:
            return
        status, self.seconds = self._process.poll(), time.monotonic() - self._began
        if status is not None or self._all_ready():
            self._close(self._last_words() or f"the process ended with status {status}")
        elif self.seconds > PATIENCE:
            self._close(f"it took more than {PATIENCE:.0f} s")

    def _last_words(self) -> str:
        assert self._errors is not None
        self._errors.seek(0)
        lines = self._errors.read().decode(errors="replace").split("\n")
        return next((line.strip()[:LONGEST] for line in reversed(lines) if line.strip()), "")

    def _close(self, reason: str) -> None:
        """A subprocess that left the marks of all families has not failed, whatever it printed."""
        process, errors, self._process, self._errors = self._process, self._errors, None, None
        self._reason = "" if self._all_ready() else reason
        if errors is not None:
            errors.close()
        if process is not None:
            assert process.stdin is not None
            process.stdin.close()
            process.kill()
            process.wait()


KERNELS = Kernels()
"""One for each process: bots, server and command line ask the same one."""
