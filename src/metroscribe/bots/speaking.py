"""Our own bots in the line protocol: `metroscribe bot greedy` reads commands, and answers in lines."""

from collections.abc import Iterable
from typing import Protocol

from metroscribe.bots import protocol as say
from metroscribe.bots.contract import Seen
from metroscribe.bots.spec import MAKERS, Parameter, Spec, bot, levels, resolved
from metroscribe.core.errors import MetroscribeError
from metroscribe.core.rng import Stream

AUTHOR = "The Metroscribe contributors"


class Writer(Protocol):
    def __call__(self, line: str, /) -> object: ...


class Speaker:
    """One bot, one line at a time."""

    def __init__(self, spec: str, write: Writer) -> None:
        self.name, self._write = spec, write
        self._level = spec if spec in levels() else ""
        self._become(resolved(spec))
        self._seen: Seen | None = None

    def listen(self, lines: Iterable[str]) -> None:
        """Until somebody says `quit`, or nothing more."""
        try:
            for line in lines:
                words = line.split()
                if words[:1] == [say.QUIT]:
                    break
                if words:
                    self._hear(words)
        finally:
            self.bot.close()

    def _hear(self, words: list[str]) -> None:
        try:
            match words:
                case [say.HELLO, *_]:
                    self._introduce()
                case [say.SET, name, value, *_]:
                    self._set(name, value)
                case [say.ISREADY, *_]:
                    self.bot.prepare()
                    self._write(say.READY)
                case [say.POSITION, *rest]:
                    self._seen = None
                    self._seen = say.read_position(rest)
                    self._know(self._seen.rules.info.id)
                case [say.GO, *rest]:
                    self._go(rest)
        except MetroscribeError as error:
            self._write(f"{say.INFO} {say.ERROR} {error.text}")

    def _introduce(self) -> None:
        self._write(f"{say.ID} name {self.name}")
        self._write(f"{say.ID} author {AUTHOR}")
        for name, parameter in self._parameters().items():
            default = "" if parameter.default is None else f" default {parameter.default}"
            self._write(f"{say.OPTION} name {name} kind {parameter.kind}{default}")
        self._write(say.DONE)

    def _parameters(self) -> dict[str, Parameter]:
        return dict(MAKERS[self.spec.name].parameters)

    def _set(self, name: str, value: str) -> None:
        options = {**dict(self.spec.options), name: value}
        changed = resolved(str(Spec(self.spec.name, tuple(sorted(options.items())))))
        self._level = ""
        self.bot.close()
        self._become(changed)

    def _know(self, game: str) -> None:
        """A level is another bot in another game."""
        if self._level and (spec := resolved(self._level, game)) != self.spec:
            self.bot.close()
            self._become(spec)

    def _become(self, spec: Spec) -> None:
        self.spec, self.bot = spec, bot(str(spec))

    def _go(self, words: list[str]) -> None:
        """Without a position there is nothing to answer but that."""
        budget, seed = say.read_go(words)
        seen = self._seen
        if seen is None or not seen.moves:
            self._write(f"{say.BEST} none")
            return
        steps = self.bot.answer(seen, Stream(seed, "bot"), budget)
        self._write(f"{say.BEST} {say.SEPARATOR.join(map(str, steps))}")
