"""The outbox batches each seat's own view and sends it after the public frame.

What everybody waits for goes first: that somebody has chosen, that a turn is open. What a seat sees of itself
takes most of the time to make, and is sent between other work; if it changes again meanwhile, only once.
"""

import asyncio
from collections.abc import Callable
from functools import partial

import structlog

from metroscribe.server.host.session import Session
from metroscribe.server.metrics import METRICS
from metroscribe.server.wire import messages as wire
from metroscribe.server.wire.views import you_changed

log = structlog.get_logger()


class Outbox:
    def __init__(self) -> None:
        self._waiting: dict[tuple[Session, int], list[Callable[[], None]]] = {}
        """The oldest first, each with what is to be said after it."""

    def __len__(self) -> int:
        """How many views wait."""
        return len(self._waiting)

    def add(self, session: Session, seat: int) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._send_next)
        self._waiting.setdefault((session, seat), [])

    def after(self, session: Session, seat: int | None, then: Callable[[], None]) -> None:
        """Do this when the seat has been told of itself; at once, if nothing waits for it."""
        later = None if seat is None else self._waiting.get((session, seat))
        if later is None:
            then()
        else:
            later.append(then)

    def _send_next(self) -> None:
        """One sheet, and the next when everything else had its turn."""
        session, seat = where = next(iter(self._waiting))
        later = self._waiting.pop(where)
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._send_next)
        tell: Callable[[], None] = partial(_tell, session, seat)
        for say in (tell, *later):
            try:
                say()
            except Exception:
                log.exception("sheet cannot be told", match=session.hosted.id)


def _tell(session: Session, seat: int) -> None:
    holder = session.hosted.seats[seat].holder
    if holder and holder in session.readers:
        with METRICS.parts.view:
            frame = wire.encode(you_changed(session.hosted, seat))
        with METRICS.parts.send:
            session.readers.send(frame, holder)
