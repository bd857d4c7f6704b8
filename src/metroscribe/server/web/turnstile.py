"""Lets a few requests in at once; the others wait in a line in which addresses take turns.

Each request takes a moment of the event loop. With a few under way, its turns stay short for everybody else,
however many connections ask.
"""

import asyncio

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from metroscribe.server.config import Config
from metroscribe.server.host.line import Line, Place
from metroscribe.server.host.makers import Busy
from metroscribe.server.web.origin import address_of
from metroscribe.server.web.route import UNAVAILABLE, problem


class Turnstile:
    def __init__(self, app: ASGIApp, config: Config) -> None:
        self._app, self._config = app, config
        self._free, self._line = config.requests_at_once, Line["asyncio.Future[None]"]()
        self._waiting = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        try:
            await self._enter(Place(address_of(self._config, request), ""))
        except Busy as busy:
            await problem(request, UNAVAILABLE, busy.text)(scope, receive, send)
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._leave()

    async def _enter(self, place: Place) -> None:
        if self._free:
            self._free -= 1
            return
        if self._waiting >= self._config.requests_waiting:
            raise Busy
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._line.add(place, turn)
        self._waiting += 1
        try:
            await turn
        except asyncio.CancelledError:
            self._line.drop(place, turn)
            if turn.done() and not turn.cancelled():
                self._leave()
            raise
        finally:
            self._waiting -= 1

    def _leave(self) -> None:
        """Whoever is next goes in; a place is free only where nobody waits."""
        while (turn := self._line.next()) is not None:
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
