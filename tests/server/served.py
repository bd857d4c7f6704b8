"""A real server on a real port, in a thread of this process, and phones that talk to it.

with served(folder) as server:
    phone = server.sit(server.open("next-station/london", name="Ada"))
    phone.play()
"""

import asyncio
import io
import json
import logging
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager, redirect_stderr
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from socket import create_connection, socket
from typing import Any, Protocol, TypeVar

import httpx
import structlog
from msgspec import Struct
from msgspec.json import Decoder
from starlette.applications import Starlette
from starlette.types import ASGIApp
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from metroscribe.server import logs
from metroscribe.server.config import Config
from metroscribe.server.host.tables import Host
from metroscribe.server.library import Library
from metroscribe.server.run import listening, server_of
from metroscribe.server.store.sqlite import SqliteStore, opened_store
from metroscribe.server.web.app import create_app
from metroscribe.server.wire import messages as wire

Kind = TypeVar("Kind", bound=Struct)
Found = TypeVar("Found")
GAME = "next-station/london"
TOKEN = "0123456789abcdef" * 2
PATIENCE = 20
CLOSING = 0.2
"""Seconds in which a phone that has not read everything waits for the end of its connection."""
LIMITS = httpx.Limits(keepalive_expiry=1)
"""A connection is not used again when the server may be about to close it, after five seconds."""
read_told = Decoder(wire.Told).decode


@dataclass
class Server:
    config: Config
    port: int
    host: Host
    log: io.StringIO
    http: httpx.Client
    _loop: asyncio.AbstractEventLoop
    _stack: ExitStack
    app: Starlette
    _ids: "count[int]" = field(default_factory=count)

    @property
    def store(self) -> SqliteStore:
        assert isinstance(self.host.health.store, SqliteStore)
        return self.host.health.store

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def complaints(self) -> list[str]:
        """What it has logged, but for openings."""
        lines = self.log.getvalue().lstrip("\0").splitlines()
        return [line for line in lines if '"event": "table opened"' not in line]

    def asked(self, **settings: Any) -> dict[str, Any]:
        """What a table is opened with."""
        return {"id": f"opening-{next(self._ids)}", "token": TOKEN, "game": GAME, "door": "code", **settings}

    def open(self, **settings: Any) -> str:
        """The code of a new table."""
        answer = self.http.post("/api/tables", json=self.asked(**settings))
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"]["code"])

    def inside(self, work: Callable[[], Found]) -> Found:
        """Done where the server lives, between two of its own steps."""

        async def done() -> Found:
            return work()

        return self.wait_for(done())

    def wait_for(self, work: Coroutine[object, object, Found]) -> Found:
        """Done where the server lives, beside its own steps."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def join(self, code: str, token: str | None = TOKEN, **hello: Any) -> "Phone":
        """A phone that has said hello; without a token it only watches."""
        phone = self.silent()
        phone.send({"do": "hello", "version": wire.VERSION, "code": code, "token": token, **hello})
        return phone

    def silent(self) -> "Phone":
        """A phone that has not said hello."""
        return Phone(self.socket())

    def socket(self, called: str = "", **headers: str) -> ClientConnection:
        """Also by another name than its address."""
        way = create_connection(("127.0.0.1", self.port), PATIENCE)
        address = f"ws://{called or self.address}/api/socket"
        opening = connect(
            address, sock=way, additional_headers=headers, compression=None, close_timeout=CLOSING
        )
        return self._stack.enter_context(opening)


class Phone:
    """Keeps every frame; the messages it was not asked for yet wait."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.sent: list[str] = []
        self.frames: list[str] = []
        self.you: wire.You | None = None
        self._waiting: list[wire.Told] = []
        self._ids = count()

    def send(self, message: dict[str, Any]) -> None:
        self.sent.append(json.dumps(message))
        self.socket.send(self.sent[-1])

    def hear(self) -> wire.Told:
        frame = self.socket.recv(PATIENCE)
        assert isinstance(frame, str)
        self.frames.append(frame)
        told: wire.Told = read_told(frame)
        if isinstance(told, wire.You):
            self.you = told
        elif isinstance(told, wire.Welcome):
            self.you = told.you
        return told

    def told(self, kind: type[Kind]) -> Kind:
        """The next message of a kind."""
        while True:
            for message in self._waiting:
                if isinstance(message, kind):
                    self._waiting.remove(message)
                    return message
            self._waiting.append(self.hear())

    def ask(self, do: str, **fields: Any) -> wire.Answer:
        id_ = f"command-{next(self._ids)}-{id(self)}"
        self.send({"do": do, "id": id_, **fields})
        while (answer := self.told(wire.Answer)).id != id_:
            pass
        return answer

    def ask_in_turn(self, do: str, **fields: Any) -> wire.Answer:
        assert self.you is not None
        return self.ask(do, turn=self.you.turn, n=self.you.n, **fields)

    def start(self) -> None:
        """As the host of the table; returns when the first turn is open."""
        assert self.ask("start").refused is None
        self.ask("contribute", part="ab" * 16)
        self.until(lambda you: bool(you.moves))

    def until(self, true: Callable[[wire.You], bool]) -> None:
        while self.you is None or not true(self.you):
            self._waiting.append(self.hear())

    def play(self, turns: int = 10_000) -> None:
        """Take the first step that is offered until the match, or so many turns, are over."""
        assert self.you is not None
        last = self.you.turn + turns
        while self.you.turn < last and not self._over():
            if self.you.moves:
                answer = self.ask_in_turn("stage", move=self.you.moves[0].move)
            else:
                answer = self.ask_in_turn("ready")
            assert answer.refused is None, answer
            n = answer.n
            self.until(lambda you: you.n >= n)  # noqa: B023 - asked at once
            self.until(lambda you: bool(you.moves) or not you.ready or self._over())

    def _over(self) -> bool:
        updates = (told for told in self._waiting if isinstance(told, wire.Update))
        return any(isinstance(event, wire.Over) for update in updates for event in update.events)

    def closed(self) -> int | None:
        """The code that the server closes with, after whatever it still says; None: without a word."""
        try:
            while True:
                self._waiting.append(self.hear())
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else None


class Serving(Protocol):
    """An ASGI server, in the words of uvicorn's."""

    started: bool
    should_exit: bool

    async def serve(self, sockets: list[socket] | None = None) -> None: ...


@contextmanager
def served(
    folder: Path,
    server_of: Callable[[Config, ASGIApp], Serving] = server_of,
    run: Callable[[Coroutine[object, object, None]], None] = asyncio.run,
    **settings: Any,
) -> Iterator[Server]:
    """Limits are those of machines, which choose faster than people; commits do not wait for each other."""
    limits: dict[str, Any] = {
        "bot_pace": "at-once",
        "messages_per_second": 10_000.0,
        "burst": 10_000,
        "loop_seconds": 1e6,
        "unattended_pause": 0.0,
    }
    config = Config(folder=folder, port=0, **limits | settings)
    log = io.StringIO()
    handler = logging.StreamHandler(log)
    with opened_store(folder, apart=0.0) as store, listening(config) as found:
        host = Host(store, Library(), config)
        app = create_app(host)
        server = server_of(config, app)
        with redirect_stderr(log):
            logs.configure(config)
        logging.getLogger().addHandler(handler)
        loops: list[asyncio.AbstractEventLoop] = []

        async def serve() -> None:
            loops.append(asyncio.get_running_loop())
            await server.serve([found])

        thread = threading.Thread(target=lambda: run(serve()), name="server")
        thread.start()
        try:
            port = found.getsockname()[1]
            wait_until(lambda: server.started)
            with (
                httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, limits=LIMITS) as http,
                ExitStack() as stack,
            ):
                yield Server(config, port, host, log, http, loops[0], stack, app)
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            logging.getLogger().removeHandler(handler)
            structlog.reset_defaults()


def wait_until(true: Callable[[], bool]) -> None:
    event = threading.Event()
    for _ in range(PATIENCE * 100):
        if true():
            return
        event.wait(0.01)
    raise AssertionError("it takes too long")
