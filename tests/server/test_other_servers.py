"""The application is plain ASGI: servers that know nothing of it run it as well."""

import asyncio
import os
from pathlib import Path
from socket import socket
from typing import cast

import hypercorn
import pytest
import uvicorn
from hypercorn.asyncio import serve
from hypercorn.typing import Framework
from starlette.types import ASGIApp, Receive, Scope, Send
from websockets.exceptions import InvalidStatus

from metroscribe.server.config import Config
from metroscribe.server.wire import messages as wire
from tests.server.served import Serving, served


class Hypercorn:
    def __init__(self, _: Config, app: ASGIApp) -> None:
        self.app, self.started, self.should_exit = app, False, False

    async def serve(self, sockets: list[socket] | None = None) -> None:
        assert sockets
        settings = hypercorn.Config()
        settings.bind = [f"fd://{os.dup(sockets[0].fileno())}"]
        settings.errorlog = None
        settings.graceful_timeout = 0.5
        self.started = True
        await serve(cast(Framework, self.app), settings, shutdown_trigger=self._told_to_stop)

    async def _told_to_stop(self) -> None:
        while not self.should_exit:
            await asyncio.sleep(0.01)


def stock_uvicorn(_: Config, app: ASGIApp) -> Serving:
    return uvicorn.Server(uvicorn.Config(app, log_config=None, access_log=False, ws="websockets-sansio"))


@pytest.mark.slow
@pytest.mark.parametrize("server_of", [Hypercorn, stock_uvicorn])
def test_a_match_is_played(tmp_path: Path, server_of: type[Hypercorn]) -> None:
    with served(tmp_path, server_of) as server:
        code = server.open(name="Ada")
        phone, watcher = server.join(code), server.join(code, None)
        phone.start()
        phone.play(turns=3)
        closed = [event.seq for _ in range(3) for event in watcher.told(wire.Update).events]
        assert closed == sorted(closed)
        phone.socket.close()
        again = server.join(code)
        assert again.told(wire.Welcome).you is not None
        again.play()


def bare_uvicorn(config: Config, app: ASGIApp) -> Serving:
    """Without any extension of ASGI."""

    async def bare(scope: Scope, receive: Receive, send: Send) -> None:
        await app({name: part for name, part in scope.items() if name != "extensions"}, receive, send)

    return stock_uvicorn(config, bare)


@pytest.mark.slow
@pytest.mark.parametrize("server_of", [Hypercorn, stock_uvicorn, bare_uvicorn])
def test_pages_of_other_sites_may_not_open_sockets(tmp_path: Path, server_of: type[Hypercorn]) -> None:
    with served(tmp_path, server_of) as server, pytest.raises(InvalidStatus) as refused:
        server.socket(origin="https://evil.example")
    assert refused.value.response.status_code == 403
