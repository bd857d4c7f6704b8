"""The end of a server: nothing new is begun, what was begun is finished, people are told that it restarts."""

import asyncio
from collections.abc import Callable, Collection
from typing import NamedTuple

from metroscribe.server.host.tables import Host
from metroscribe.server.web.socket import End, SocketHandler
from metroscribe.server.wire import messages as wire

RESTARTS = End(1012, "the server restarts")
DRAIN, LEAVE = 1.5, 1.0
"""Seconds in which what was begun must come to its end, and in which sockets must take the last word."""
TICK = 0.01


class Farewell(NamedTuple):
    """How many were told, and whether all that was begun came to its end before."""

    sockets: int
    saved: bool


async def farewell(host: Host, sockets: Collection[SocketHandler]) -> Farewell:
    host.hold()
    saved = await _until(lambda: not (host.at_work or any(one.busy for one in sockets)), DRAIN)
    told, frame = len(sockets), wire.encode(wire.Restart(saved))
    for one in list(sockets):
        one.connection.push(frame)
        one.connection.finish(RESTARTS)
    await _until(lambda: not sockets, LEAVE)
    return Farewell(told, saved)


async def _until(true: Callable[[], bool], seconds: float) -> bool:
    """Whether it came true in so many seconds."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while not true():
        if loop.time() >= end:
            return False
        await asyncio.sleep(TICK)
    return True
