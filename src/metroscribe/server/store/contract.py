"""What keeps the events of matches. Any implementation passes `tests/server/test_store_laws.py`."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

from metroscribe.core.errors import MetroscribeError
from metroscribe.core.text import Arg
from metroscribe.server.match import events as ev
from metroscribe.server.wire.messages import StoreCause

Cause = StoreCause


class Taken(Exception):
    """Somebody else has written this number of this match."""


class Unavailable(MetroscribeError):
    """The store does not take it now, and may later."""

    def __init__(self, key: str = "error-store", /, cause: Cause = "other", **args: Arg) -> None:
        self.cause: Cause = cause
        super().__init__(key, **args)

    @property
    def reason(self) -> str:
        return str(self.text.args.get("reason", ""))


class Damaged(MetroscribeError):
    """What is stored of one match cannot be read, or cannot be added to; of others it can."""

    def __init__(self, code: str, reason: str) -> None:
        """The code, or the id where the code is not known."""
        self.reason = reason
        super().__init__("error-damaged", code=code)


@dataclass(frozen=True, slots=True)
class Found:
    """Where a match is, without its events."""

    match: str
    code: str
    game: str
    phase: str
    opened: float
    changed: float
    address: str = ""
    """From which it was opened; nothing where the server itself did."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How much there is of what is bounded."""

    tables: int
    """That are not over."""
    empty: int
    """Those of them at which no person sits."""
    maps: int
    """Maps of somebody's own, of tables in any phase."""
    map_bytes: int


class Store(Protocol):
    """What `create` and `append` answer is durable. A batch is written whole or not at all.

    A number of a match is written once: two writers can never both go on from the same state. What cannot be
    done now is refused with `Unavailable`, and what is damaged of one match with `Damaged`.
    """

    async def probe(self, size: int = 0) -> None:
        """Write something small, and besides so many bytes; that it returns proves that the store works."""
        ...

    async def create(
        self,
        opened: ev.Opened,
        more: Iterable[ev.AnyEvent],
        secret: bytes,
        address: str,
        phase: str = "open",
        request: str | None = None,
        empty: bool = False,
    ) -> None:
        """A new match with its first events, the phase they lead to, and whether no person sits there.

        `Taken` if its code is in use, or the request for it was met before.
        """
        ...

    async def append(
        self, match: str, seq: int, events: list[ev.AnyEvent], phase: str, empty: bool | None = None
    ) -> None:
        """The next events, the first with this number, and the phase they lead to, if it is another.

        So also whether from now on no person sits there.
        """
        ...

    async def forget(self, phase: str, before: float, kept: Collection[str], most: int) -> int:
        """Delete some in this phase in which nothing has happened since, but these; how many.

        The oldest first, at most so many, and so few that nobody waits for it; none when none is left.
        """
        ...

    async def pack(self, before: float, most: int) -> int:
        """Keep the logs of some that were over then in less space; how many. They are read as before.

        At most so many, and so few that nobody waits for it; none when none is left.
        """
        ...

    async def give_back(self) -> bool:
        """Give some of the space of what was deleted back to the disk; whether there is more."""
        ...

    async def looked(self, lobbies: Mapping[str, float]) -> None:
        """When somebody last looked at these that have not begun; they count as changed then."""
        ...

    async def count(self) -> int:
        """How many matches there are."""
        ...

    async def standing(self, since: float) -> Standing:
        """Of matches that were opened, or entered their phase, since then."""
        ...

    async def events(self, match: str, start: int = 0) -> list[ev.AnyEvent]:
        """From this number on; nothing where there is no such match."""
        ...

    async def secret(self, match: str) -> bytes:
        """Of its deal; nothing where it has none."""
        ...

    async def find(self, code: str) -> Found | None:
        """By code or id."""
        ...

    async def met(self, request: str) -> str | None:
        """The id of the match that was opened for a request."""
        ...

    async def in_phase(self, *phases: str, limit: int = -1) -> list[Found]:
        """The latest first."""
        ...

    async def opened_by(self, address: str, since: float) -> int:
        """How many matches were opened from an address since then."""
        ...
