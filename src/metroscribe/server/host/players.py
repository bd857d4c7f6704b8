"""The bots of this server: who may sit down, who is offered, and those that wait for their next turn."""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock

from metroscribe.bots import Bot, Spec, bot, levels, resolved
from metroscribe.bots.spec import EXEC, beyond
from metroscribe.core.errors import NotAllowed, UnknownName

KEPT = 8
"""So many bots wait ready; the others are made when they are needed."""
PROGRAM = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")


class Players:
    def __init__(self, programs: Path | None = None) -> None:
        """`programs`: the folder of the bot programs that the host lets people seat; without it none."""
        self._programs = programs
        self._idle: list[tuple[str, Bot]] = []
        self._lock = Lock()
        self._closed = False

    def offered(self) -> tuple[str, ...]:
        """The levels for people, and the host's own programs."""
        return (*levels(), *(f"{EXEC}:path={file.name}" for file in self._files()))

    def _files(self) -> list[Path]:
        if self._programs is None:
            return []
        files = sorted(self._programs.iterdir()) if self._programs.is_dir() else []
        return [file for file in files if PROGRAM.fullmatch(file.name) and _runs(file)]

    def check(self, text: str, game: str = "") -> Spec:
        """What a spec from the wire means here. A program is named by its file in the host's folder alone."""
        spec = resolved(text, game)
        if spec.name != EXEC:
            return spec
        if self._programs is None:
            raise NotAllowed("error-exec-bots")
        options, files = dict(spec.options), {file.name: file for file in self._files()}
        if options["path"] not in files:
            raise UnknownName("error-unknown-bot", name=text, candidates=", ".join(self.offered()))
        options["path"] = str(files[options["path"]].absolute())
        return Spec(EXEC, tuple(sorted(options.items())))

    def welcome(self, text: str, game: str = "") -> Spec:
        """The same for what somebody asks for now, who may not ask for more than so much."""
        spec = self.check(text, game)
        if (found := beyond(spec)) is not None:
            option, most = found
            raise NotAllowed("error-bot-option-most", name=spec.name, option=option, most=most)
        return spec

    @contextmanager
    def seated(self, text: str, game: str = "") -> Iterator[Bot]:
        """A bot for one turn of the game, and nobody else's meanwhile."""
        name = str(self.check(text, game))
        found = self._waiting(name) or bot(name)
        try:
            yield found
        finally:
            self._rest(name, found)

    def _waiting(self, name: str) -> Bot | None:
        with self._lock:
            for place, (spec, found) in enumerate(self._idle):
                if spec == name:
                    del self._idle[place]
                    return found
        return None

    def _rest(self, name: str, found: Bot) -> None:
        with self._lock:
            if not self._closed:
                self._idle.append((name, found))
            gone = [one for _, one in self._idle[:-KEPT]] if not self._closed else [found]
            del self._idle[:-KEPT]
        for one in gone:
            one.close()

    def close(self) -> None:
        with self._lock:
            self._closed, idle, self._idle = True, self._idle, []
        for _, one in idle:
            one.close()


def _runs(file: Path) -> bool:
    return file.is_file() and os.access(file, os.X_OK)
