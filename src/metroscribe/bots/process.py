"""Another program, spoken to in lines, and never waited for longer than a deadline."""

import os
import queue
import shlex
import shutil
import signal
import subprocess
import threading
import time
from contextlib import suppress
from pathlib import Path

from metroscribe.core.errors import MetroscribeError
from metroscribe.games import CITIES, FAMILIES

LONGEST_LINE = 1 << 16
MOST_LINES = 4096
"""So many may lie unread; then the program has to wait."""
ENDING = 1.0
"""Seconds for a program to leave by itself."""
KEPT = ("HOME", "LANG", "LANGUAGE", "PATH", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR", "XDG_CACHE_HOME")
"""What of the environment a program gets, beside `LC_...` and where further games are; no secret is in it."""


class Late(Exception):
    """Nothing was said in time."""


class Ended(Exception):
    """The program has ended, or says nothing more."""


def command_of(path: str) -> list[str]:
    """A file, or a program with arguments as in a shell."""
    if Path(path).is_file():
        return [str(Path(path).absolute())]
    try:
        words = shlex.split(path)
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise MetroscribeError("error-bot-program", path=path, reason="no such program")
    return words


def environment() -> dict[str, str]:
    kept = {*KEPT, CITIES, FAMILIES}
    return {name: value for name, value in os.environ.items() if name in kept or name.startswith("LC_")}


class Process:
    """Started at once; `close` ends it and whatever it has started."""

    def __init__(self, path: str) -> None:
        try:
            self._process = subprocess.Popen(
                command_of(path),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                env=environment(),
                start_new_session=True,
            )
        except OSError as error:
            raise MetroscribeError("error-bot-program", path=path, reason=error.strerror or "?") from error
        self._heard: queue.Queue[str] = queue.Queue(MOST_LINES)
        self._said: queue.Queue[str] = queue.Queue(MOST_LINES)
        self._threads = [threading.Thread(target=work, daemon=True) for work in (self._read, self._write)]
        for thread in self._threads:
            thread.start()

    def _read(self) -> None:
        """An empty text stands for the end: real lines have their line break."""
        assert self._process.stdout is not None
        with suppress(OSError, ValueError), self._process.stdout as pipe:
            while line := pipe.readline(LONGEST_LINE):
                self._heard.put(line)
        self._heard.put("")

    def _write(self) -> None:
        """In a thread, since a program that does not listen would hold up whoever speaks to it."""
        assert self._process.stdin is not None
        with suppress(OSError, ValueError), self._process.stdin as pipe:
            while line := self._said.get():
                pipe.write(line)
                pipe.flush()

    def send(self, line: str) -> None:
        """One line, whatever is in it."""
        try:
            self._said.put_nowait(f"{' '.join(line.splitlines())}\n")
        except queue.Full:
            raise Late from None

    def hear(self, deadline: float) -> list[str]:
        """The words of the next line that has any."""
        while True:
            try:
                line = self._heard.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                raise Late from None
            if not line:
                self._heard.put("")
                raise Ended
            if words := line.split():
                return words

    def close(self, goodbye: str = "") -> None:
        """It may leave by itself if it is told goodbye; else, or if it does not, it is ended."""
        if goodbye:
            with suppress(Late, subprocess.TimeoutExpired):
                self.send(goodbye)
                self._process.wait(ENDING)
        self._end()
        with suppress(queue.Full):
            self._said.put_nowait("")
        until = time.monotonic() + ENDING
        while any(thread.is_alive() for thread in self._threads) and time.monotonic() < until:
            with suppress(queue.Empty):
                self._heard.get_nowait()
            self._threads[0].join(0.002)

    def _end(self) -> None:
        """With the whole group that it began. Until it is waited for, nobody else can have its number."""
        if self._process.returncode is None:
            try:
                os.killpg(self._process.pid, signal.SIGKILL)
            except (OSError, AttributeError):
                self._process.kill()
            self._process.wait()
