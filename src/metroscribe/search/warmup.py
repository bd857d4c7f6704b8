"""Compiling once for a machine, in a process of its own, so that nobody's turn waits for it.

That process is `search/compiler.py`. Asking how far it is loads neither NumPy nor Numba.
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

State = Literal["missing", "cold", "warming", "warm", "failed"]
"""Numba is not there; nobody has asked for it yet; it is being compiled; done; it went wrong."""
COMMAND = (sys.executable, "-P", "-m", "metroscribe.search.compiler")
"""`-P`: nothing is imported from the folder in which the server happens to be started."""
PATIENCE = 1800.0
"""Seconds after which a compiling process is given up: it yields to everything else on the machine."""
PAUSE = 0.2
LONGEST = 300
"""Letters of a reason."""


class Kernels:
    """The compiled code of this machine: whether it is there, and the process that makes it."""

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
        """What compiling took, or has taken so far."""

    @property
    def state(self) -> State:
        if fast.missing() is not None:
            return "missing"
        with self._lock:
            self._look()
            if self._all_ready():
                return "warm"
            return "warming" if self._process is not None else "failed" if self._reason else "cold"

    @property
    def reason(self) -> str:
        """Why it is missing, or has failed."""
        missing = fast.missing()
        return f"{missing.args['packages']} not installed" if missing is not None else self._reason

    def ready(self, family: str) -> bool:
        """Whether every search of a family starts at once here."""
        if family not in self._ready:
            folder = self._folder()
            if folder is None or not mark_of(folder, family).exists():
                return False
            self._ready.add(family)
            _use(mark_of(folder, family))
        return True

    def _all_ready(self) -> bool:
        return all(map(self.ready, families()))

    def under_way(self, family: str) -> bool:
        """The same; if not, they are being compiled from now on, unless that has failed before."""
        if self.ready(family):
            return True
        self.begin()
        return False

    def begin(self) -> None:
        """Compile in another process what is not compiled yet."""
        with self._lock:
            if self.state == "cold":
                self._began = time.monotonic()
                try:
                    self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - it lives as long as the process
                    self._process = self._started(self._errors)
                except OSError as error:
                    self._close(str(error))

    def wait(self) -> None:
        """The same, and come back when it is done or has failed."""
        self.begin()
        while self.state == "warming":
            time.sleep(PAUSE)

    def end(self) -> None:
        """No longer; what is compiled so far is not compiled again."""
        with self._lock:
            if self._process is not None:
                self._close("")

    def _started(self, errors: IO[bytes]) -> "subprocess.Popen[bytes]":
        """In a session of its own: a key press that ends us ends it only after us, and is no failure."""
        pipe, quiet = subprocess.PIPE, subprocess.DEVNULL
        return subprocess.Popen(
            self._command, stdin=pipe, stdout=quiet, stderr=errors, start_new_session=True
        )

    def _look(self) -> None:
        """Whether the process has come to an end."""
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
        """A process that left every mark has not failed, whatever it said."""
        process, errors, self._process, self._errors = self._process, self._errors, None, None
        self._reason = "" if self._all_ready() else reason
        if errors is not None:
            errors.close()
        if process is not None:
            assert process.stdin is not None
            process.stdin.close()
            process.kill()
            process.wait()


def _use(mark: Path) -> None:
    """What was used lately is not cleared away."""
    with suppress(OSError):
        mark.touch()


KERNELS = Kernels()
"""Those of this machine, for everybody in this process who asks."""
