"""Answers that were made before: making one takes long, and most who ask for one ask for the same.

Each is made beside the event loop, packed once, and kept by what it is made of; how many are kept, and how
many bytes, is bounded.
"""

import asyncio
import gzip
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from hashlib import sha256

from metroscribe.server.config import Config
from metroscribe.server.host.makers import OWN, Makers

SMALL = 1024
"""Bytes; less is sent as it is."""


@dataclass(frozen=True, slots=True)
class Form:
    """A body as it is sent."""

    body: bytes
    tag: str
    """Of every byte of it, for whoever asks whether it is still the same."""

    @classmethod
    def of(cls, body: bytes) -> "Form":
        return cls(body, f'"{sha256(body).hexdigest()[:32]}"')


@dataclass(frozen=True, slots=True)
class Answer:
    plain: Form
    packed: Form | None
    """For whoever can unpack it; None where that would make it no smaller."""

    @classmethod
    def of(cls, body: bytes, pack: bool = True) -> "Answer":
        small = gzip.compress(body, mtime=0) if pack and len(body) >= SMALL else body
        return cls(Form.of(body), Form.of(small) if len(small) < len(body) else None)

    @property
    def size(self) -> int:
        return len(self.plain.body) + (len(self.packed.body) if self.packed else 0)


@dataclass(frozen=True, slots=True)
class Wanted:
    """The same key is the same answer; it is all that `make` depends on, which is done in another thread."""

    key: tuple[Hashable, ...]
    make: Callable[[], bytes] = field(compare=False)
    lasting: bool = True
    """Whether it is kept. What is true for a moment only is shared by those who ask while it is made."""

    def answer(self) -> Answer:
        return Answer.of(self.make())


class Kept:
    def __init__(self, config: Config, makers: Makers) -> None:
        self._config, self._makers = config, makers
        self._answers: dict[tuple[Hashable, ...], Answer] = {}
        """The one that was asked for last stands last."""
        self._under_way: dict[tuple[Hashable, ...], asyncio.Future[Answer]] = {}
        self.size = 0
        """Bytes of all that is kept."""

    def __len__(self) -> int:
        return len(self._answers)

    async def answer(self, wanted: Wanted, address: str = OWN) -> Answer:
        """As it was made before, or made now, once for all who ask meanwhile. `Busy` if too much waits."""
        found = self._answers.pop(wanted.key, None)
        if found is not None:
            self._answers[wanted.key] = found
            return found
        making = self._under_way.get(wanted.key)
        if making is None:
            making = self._makers.begin(wanted.answer, address)
            self._under_way[wanted.key] = making
            making.add_done_callback(lambda done: self._made(wanted, done))
        return await asyncio.shield(making)

    def _made(self, wanted: Wanted, done: "asyncio.Future[Answer]") -> None:
        del self._under_way[wanted.key]
        if not done.cancelled() and done.exception() is None and wanted.lasting:
            self._keep(wanted.key, done.result())

    def _keep(self, key: tuple[Hashable, ...], answer: Answer) -> None:
        """What was not asked for the longest goes; what is larger than all that may be kept is not kept."""
        self._answers[key] = answer
        self.size += answer.size
        while len(self._answers) > self._config.kept_answers or self.size > self._config.kept_bytes:
            oldest = next(iter(self._answers))
            self.size -= self._answers.pop(oldest).size
