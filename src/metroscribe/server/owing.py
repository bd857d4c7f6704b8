"""Own sheets that have changed and are not told yet.

What everybody waits for goes first: that somebody has chosen, that a turn is open. What a seat sees of itself
takes most of the time, and is told in the moments between; if it changes again meanwhile, only once.
"""

import asyncio
from collections.abc import Callable
from functools import partial

import structlog

from metroscribe.server import protocol as wire
from metroscribe.server.live import Live
from metroscribe.server.metrics import METRICS
from metroscribe.server.views import you_changed

log = structlog.get_logger()


class Owing:
    def __init__(self) -> None:
        self._owed: dict[tuple[Live, int], list[Callable[[], None]]] = {}
        """The oldest first, each with what is to be said after it."""

    def owe(self, live: Live, seat: int) -> None:
        if not self._owed:
            asyncio.get_running_loop().call_soon(self._pay)
        self._owed.setdefault((live, seat), [])

    def after(self, live: Live, seat: int | None, then: Callable[[], None]) -> None:
        """Do this when the seat has been told of itself; at once, if nothing is owed to it."""
        later = None if seat is None else self._owed.get((live, seat))
        if later is None:
            then()
        else:
            later.append(then)

    def _pay(self) -> None:
        """One sheet, and the next when everything else had its turn."""
        live, seat = where = next(iter(self._owed))
        later = self._owed.pop(where)
        if self._owed:
            asyncio.get_running_loop().call_soon(self._pay)
        tell: Callable[[], None] = partial(_tell, live, seat)
        for say in (tell, *later):
            try:
                say()
            except Exception:
                log.exception("sheet cannot be told", match=live.hosted.id)


def _tell(live: Live, seat: int) -> None:
    holder = live.hosted.seats[seat].holder
    clients = [client for client in live.clients if holder and client.holder == holder]
    if clients:
        with METRICS.parts.view:
            frame = wire.encode(you_changed(live.hosted, seat))
        with METRICS.parts.send:
            for client in clients:
                client.push(frame)
