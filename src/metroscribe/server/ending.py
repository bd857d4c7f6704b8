"""How a server ends: in order within a few seconds, and at their end in any case."""

import os
import threading
import time

import structlog

log = structlog.get_logger()
LONGEST = 4.5
"""Seconds from the signal to the end of the process, whatever hangs: a client, a bot, the disk."""
LAST_WORD = 0.2
"""Seconds for the line that says so: whoever reads the log may hang too."""


class Ending:
    """What was answered is stored by then, so nothing that anybody was told is lost when it is cut short."""

    def __init__(self, longest: float = LONGEST) -> None:
        self._longest, self._began = longest, 0.0
        self._asked = threading.Event()
        self.reason = ""

    def watch(self) -> None:
        """Be ready to cut it short. The thread is there before: a signal may come while one begins."""
        threading.Thread(target=self._watch, name="ending", daemon=True).start()

    def begin(self, reason: str) -> None:
        """From now on the process ends in time; called by a signal, so that nothing here waits for a lock."""
        if not self.reason:
            self.reason, self._began = reason, time.monotonic()
            self._asked.set()

    @property
    def seconds(self) -> float:
        """Since it began."""
        return round(time.monotonic() - self._began, 3)

    def _watch(self) -> None:
        self._asked.wait()
        time.sleep(self._longest)
        threading.Thread(target=self._say_so, daemon=True).start()
        time.sleep(LAST_WORD)
        os._exit(0)

    def _say_so(self) -> None:
        log.warning("server stopped before all was done", reason=self.reason, seconds=self.seconds)
