"""Lets a few new connections begin in each turn of the event loop, addresses taking turns.

The head of a first request, or a handshake, takes a moment of the loop. However many connections come at
once, its turns stay short for those who play.
"""

import asyncio
from collections.abc import Callable

from metroscribe.server.host.line import Line, Place

AT_ONCE = 2


class Gate:
    def __init__(self) -> None:
        self._line = Line[Callable[[], None]]()
        self._opening = False

    def enter(self, address: str, begin: Callable[[], None]) -> None:
        """`begin` is called when it is the turn of this address."""
        self._line.add(Place(address, ""), begin)
        if not self._opening:
            self._opening = True
            asyncio.get_running_loop().call_soon(self._open)

    def _open(self) -> None:
        some = [begin for _ in range(AT_ONCE) if (begin := self._line.next()) is not None]
        self._opening = bool(some)
        if some:  # before they begin: one that fails does not keep the others out
            asyncio.get_running_loop().call_soon(self._open)
        for begin in some:
            begin()
