"""`exec:path=./mybot`: a bot in any language, in a process of its own, that speaks the line protocol.

Whatever it does, its turns are played: where it is late, dies or answers nonsense, the fallback stands in and
the fault is told.
"""

import time
from collections.abc import Mapping
from typing import Any

from metroscribe.bots import protocol as say
from metroscribe.bots.contract import UNLIMITED, Bot, Budget, Fault, FaultKind, Seen
from metroscribe.bots.process import Ended, Late, Process, command_of
from metroscribe.core.errors import MetroscribeError, UnknownName
from metroscribe.core.rng import Stream

PATIENCE = 10.0
"""Seconds for the first words, and for an answer whose time nobody has limited."""
GRACE = 1.0
"""Seconds that an answer may come late."""
TRIES = 3
"""After so many failures in a row a program is asked less and less often: a match comes to its end."""
SELDOM = 64


class Nonsense(Exception):
    """An answer that is no legal turn."""


class Program(Bot):
    def __init__(
        self,
        path: str,
        movetime: int | None = None,
        sims: int | None = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        command_of(path)
        self.path, self.options = path, dict(options or {})
        self.limit = Budget(None if movetime is None else movetime / 1000, sims)
        self._process: Process | None = None
        self._faults: list[Fault] = []
        self._failures = self._pause = 0

    # the contract

    def prepare(self) -> None:
        """Start it and hear what it says of itself."""
        try:
            self._running(time.monotonic() + PATIENCE)
        except (Late, Ended) as error:
            self.close()
            reason = "it is silent" if isinstance(error, Late) else "it ended at once"
            raise MetroscribeError("error-bot-program", path=self.path, reason=reason) from error

    def answer(self, seen: Seen, stream: Stream, budget: Budget = UNLIMITED) -> tuple[Any, ...]:
        seed = stream.below(say.SEEDS)
        if self._pause:
            self._pause -= 1
            return self._missed(seen, "died", "not asked any more")
        try:
            steps = self._asked(seen, budget.within(self.limit), seed)
        except Nonsense as nonsense:
            return self._missed(seen, "nonsense", str(nonsense))
        except Late:
            return self._failed(seen, "late", "no answer in time")
        except Ended:
            return self._failed(seen, "died", "the program ended")
        except MetroscribeError as error:
            return self._failed(seen, "died", str(error))
        self._failures = 0
        return steps

    def faults(self) -> tuple[Fault, ...]:
        found, self._faults = tuple(self._faults), []
        return found

    def close(self) -> None:
        if self._process is not None:
            self._process.close(say.QUIT)
            self._process = None

    # talking

    def _running(self, deadline: float) -> Process:
        if self._process is not None:
            return self._process
        self._process = process = Process(self.path)
        process.send(f"{say.HELLO} {say.VERSION}")
        known = []
        while (words := process.hear(deadline))[0] != say.DONE:
            if words[0] == say.OPTION:
                known += [value for name, value in say.pairs(words[1:]) if name == "name"]
        for option, value in self.options.items():
            if option not in known:
                self.close()
                candidates = ", ".join(known) or "-"
                raise UnknownName("error-bot-option", name=self.path, option=option, candidates=candidates)
            process.send(f"{say.SET} {option} {value}")
        return process

    def _asked(self, seen: Seen, budget: Budget, seed: int) -> tuple[Any, ...]:
        process = self._running(time.monotonic() + PATIENCE)
        process.send(say.write_position(seen))
        process.send(say.ISREADY)
        deadline = time.monotonic() + PATIENCE
        while (words := process.hear(deadline))[0] != say.READY:
            self._reply(process, seen, words)
        process.send(say.write_go(budget, seed))
        deadline = time.monotonic() + GRACE + (PATIENCE if budget.seconds is None else budget.seconds)
        while (words := process.hear(deadline))[0] != say.BEST:
            self._reply(process, seen, words)
        return _judged(seen, " ".join(words[1:]))

    def _reply(self, process: Process, seen: Seen, words: list[str]) -> None:
        """A program need not know the rules: it may ask what is legal, and what it would score."""
        if words[0] not in (say.MOVES, say.SCORE):
            return
        try:
            then = seen
            for step in say.steps_of(seen.rules, "".join(words[1:2])):
                then = then.then(step)
        except MetroscribeError as error:
            process.send(f"{say.ERROR} {error.text}")
            return
        if words[0] == say.MOVES:
            process.send(" ".join((say.MOVES, *map(str, then.moves))))
        else:
            process.send(f"{say.SCORE} {seen.rules.score(then.table, then.sheet).total}")

    # failing

    def _failed(self, seen: Seen, kind: FaultKind, detail: str) -> tuple[Any, ...]:
        """The program is ended, and begun anew when it is asked again."""
        if self._process is not None:
            self._process.close()
            self._process = None
        self._failures += 1
        if self._failures >= TRIES:
            self._pause = min(1 << self._failures, SELDOM)
        return self._missed(seen, kind, detail)

    def _missed(self, seen: Seen, kind: FaultKind, detail: str) -> tuple[Any, ...]:
        self._faults.append(Fault(kind, seen.table.label, detail))
        begun = len(seen.steps)
        while seen.moves:
            seen = seen.then(seen.rules.fallback(seen.table, seen.sheet))
        return seen.steps[begun:]


def _judged(seen: Seen, text: str) -> tuple[Any, ...]:
    """The steps of an answer, if all of them are legal."""
    begun = len(seen.steps)
    try:
        for step in say.steps_of(seen.rules, text):
            seen = seen.then(step)
    except MetroscribeError as error:
        raise Nonsense(f"{text}: {error.text}") from error
    if len(seen.steps) == begun:
        raise Nonsense("no move")
    return seen.steps[begun:]
