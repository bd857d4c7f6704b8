"""Lets a few requests in at once; the others wait in a line in which addresses take turns.

Each request takes a moment of the event loop. With a few under way, its turns stay short for everybody else,
however many connections ask. What takes longer than that moment waits for something else, such as a body, a
reader or a thread, and no longer counts.
"""

import asyncio
from collections import Counter
from collections.abc import Callable

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from metroscribe.server.config import Config
from metroscribe.server.host.line import Line, Place
from metroscribe.server.host.makers import Busy
from metroscribe.server.web.connections import place_of
from metroscribe.server.web.origin import address_of
from metroscribe.server.web.route import UNAVAILABLE, problem

MOMENT = 0.05
"""Seconds after which a request is not what keeps the event loop busy."""
ALWAYS = ("/healthz", "/readyz")
"""Whoever watches over the server is answered, however much is asked."""


class Turnstile:
    def __init__(self, app: ASGIApp, config: Config) -> None:
        self._app, self._config = app, config
        self._free, self._line = config.requests_at_once, Line["asyncio.Future[None]"]()
        self._waiting = Counter[str]()
        """By address."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] in ALWAYS:
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        try:
            await self._enter(Place(address_of(self._config, request), ""))
        except Busy as busy:
            await problem(request, UNAVAILABLE, busy.text)(scope, receive, send)
            return
        inside = Inside(self._leave)
        try:
            if (connection := place_of(scope)) is None or not connection.left:
                await self._app(scope, receive, send)
        finally:
            inside.leave()

    async def _enter(self, place: Place) -> None:
        if self._free:
            self._free -= 1
            return
        most, in_all = self._config.requests_waiting_per_address, self._config.requests_waiting
        if self._waiting[place.address] >= most or self._waiting.total() >= in_all:
            raise Busy
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._line.add(place, turn)
        self._waiting[place.address] += 1
        try:
            await turn
        except asyncio.CancelledError:
            self._line.drop(place, turn)
            if turn.done() and not turn.cancelled():
                self._leave()
            raise
        finally:
            self._waiting -= Counter([place.address])

    def _leave(self) -> None:
        """Whoever is next goes in; a place is free only where nobody waits."""
        while (turn := self._line.next()) is not None:
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


class Inside:
    """A request that was let in: its place is given on when it ends, or after a moment."""

    def __init__(self, leave: Callable[[], None]) -> None:
        self._leave, self._left = leave, False
        self._timer = asyncio.get_running_loop().call_later(MOMENT, self.leave)

    def leave(self) -> None:
        self._timer.cancel()
        if not self._left:
            self._left = True
            self._leave()
