"""A match in memory with those who look at it."""

import asyncio
from collections import deque
from dataclasses import dataclass, field
from math import inf

from metroscribe.server.host.fanout import Readers
from metroscribe.server.host.line import Place
from metroscribe.server.match.deal import Deal
from metroscribe.server.match.presence import Presence
from metroscribe.server.match.state import Hosted

KEPT_FRAMES = 64


@dataclass(eq=False, slots=True)
class Session:
    hosted: Hosted
    deal: Deal
    readers: Readers
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    frames: deque[tuple[int, int, bytes]] = field(default_factory=lambda: deque(maxlen=KEPT_FRAMES))
    """What was told last: first and last number, and the frame."""
    timer: asyncio.TimerHandle | None = None
    thinking: dict[tuple[int, int], "asyncio.Task[None]"] = field(default_factory=dict)
    """Bots that are at work, by turn and seat."""
    address: str = ""
    """Of whoever opened the table; told to nobody."""
    left: float = -inf
    """When the last page went that looked at it, or the table was opened, by the clock that nobody sets."""
    used: float = 0.0
    addresses: set[str] = field(default_factory=set)
    """From where somebody has looked at it."""
    presence: Presence = field(default_factory=Presence)
    """Who is at the table."""
    paused: bool = False
    """Whether its open turn is one of before the process began: no clock runs until it has begun anew."""
    resuming: "asyncio.Task[None] | None" = None
    """What lets it begin anew, as soon as somebody looks."""
    reacted: dict[int, tuple[str, str]] = field(default_factory=dict)
    """By seat who reacted there last, and the id of that command."""
    recall: asyncio.TimerHandle | None = None
    """When everybody is told again who is away, since time alone changes that, or how many watch."""
    presence_told: float = -inf
    presence_due: bool = False
    """When everybody was told last who is there, and whether a watcher has come or gone since."""

    @property
    def place(self) -> Place:
        return Place(self.address, self.hosted.id)

    @property
    def active(self) -> bool:
        """Whether somebody looks at it, or something is under way or due."""
        busy = self.timer or self.recall or self.thinking or self.resuming or self.lock.locked()
        return bool(self.readers or busy)
