"""A match in memory with those who look at it."""

import asyncio
from collections import deque
from dataclasses import dataclass, field
from typing import Protocol

from metroscribe.server.around import Around
from metroscribe.server.deal import Deal
from metroscribe.server.match import Hosted

KEPT_FRAMES = 64


class Client(Protocol):
    """A connection, as the host sees it."""

    holder: str

    def push(self, frame: bytes) -> None:
        """Send it when there is time; never waits."""
        ...


@dataclass(eq=False, slots=True)
class Live:
    hosted: Hosted
    deal: Deal
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    clients: set[Client] = field(default_factory=set)
    frames: deque[tuple[int, int, bytes]] = field(default_factory=lambda: deque(maxlen=KEPT_FRAMES))
    """What was told last: first and last number, and the frame."""
    timer: asyncio.TimerHandle | None = None
    thinking: set[tuple[int, int]] = field(default_factory=set)
    """Bots that are at work: turn and seat."""
    used: float = 0.0
    around: Around = field(default_factory=Around)
    """Who is at the table."""
    recall: asyncio.TimerHandle | None = None
    """When everybody is told again who is away, since time alone changes that."""
