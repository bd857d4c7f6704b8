"""Running the server: the port, the data folder and its lock, what it says of itself, a clean end."""

import fcntl
import gc
import resource
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import FrameType

import structlog
import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send

from metroscribe import __version__
from metroscribe.core.errors import MetroscribeError
from metroscribe.server import logs
from metroscribe.server.config import Config
from metroscribe.server.host.clock import SteadyClock
from metroscribe.server.host.strength import warming_up
from metroscribe.server.host.tables import Host
from metroscribe.server.library import Library
from metroscribe.server.life import Life
from metroscribe.server.store.contract import Unavailable
from metroscribe.server.store.privacy import own_file, own_folder
from metroscribe.server.store.retention import let_shrink
from metroscribe.server.store.sqlite import FILE, SqliteStore, opened_store
from metroscribe.server.web.app import create_app
from metroscribe.server.web.connections import Connections
from metroscribe.server.web.figures import listen
from metroscribe.server.web.http import HttpProtocol
from metroscribe.server.web.websocket import WebSocketProtocol

log = structlog.get_logger()
LOCK = "server.lock"
BACKLOG = 2048
GARBAGE = 1_000, 5_000, 10
"""How many new things are looked through at once for what nobody holds any more: few, since everybody waits
meanwhile. After how many such looks those that were kept are looked through again, and all there are."""
TURN_SECONDS = 0.001
GRACE = 1
"""Seconds for requests that were begun, and for clients to take their leave."""
OWN_FILES = 128
"""Files that the server itself has open: the store, logs, pipes of bots."""
MESSAGES = 8
"""So many of one socket are read ahead."""
UNREAD = 60
"""Seconds after which the system gives up a connection whose other side takes nothing more."""


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """One server for one data folder; the lock ends with the process, however that ends."""
    try:
        own_folder(folder)
        own_file(folder / LOCK)
        file = (folder / LOCK).open("w")
    except OSError as error:
        raise MetroscribeError("error-data-folder", folder=str(folder), reason=str(error.strerror)) from error
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise MetroscribeError("error-running", folder=str(folder)) from error
        yield


def listening(config: Config) -> socket.socket:
    """The port is taken before anything is read."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD * 1000)
        found.bind((config.host, config.port))
        found.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        found.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise MetroscribeError(
            "error-port", host=config.host, port=str(config.port), reason=reason
        ) from error
    return found


def run(config: Config, started: Callable[[socket.socket], None]) -> None:
    """Serve until it is told to stop; what was accepted is written before it ends."""
    life = Life()
    logs.configure(config)
    settle_down()
    with life, locked(config.folder), listening(config) as found, opened(config) as store:
        host = Host(store, Library(), config)
        app = create_app(host)
        address = ":".join(map(str, found.getsockname()[:2]))
        about = {"address": address, "folder": str(config.folder), "metrics": listen(host)}
        log.info("server starts", version=__version__, **about)
        with ended_by_signals(), warming_up() as warm_up:

            def answers() -> None:
                started(found)
                warm_up()
                life.ready(address, store)

            server_of(config, app, answers, life).run([found])


@contextmanager
def opened(config: Config) -> Iterator[SqliteStore]:
    """The store of this server, which nobody else writes to."""
    let_shrink(config.folder / FILE)
    with opened_store(config.folder) as store:
        yield store


def settle_down() -> None:
    """Thousands of sheets live long and form no cycles: looking for some among them took a third of the time.

    And the writer of the store, which only ever has a moment's work to do, gets its turn soon.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(TURN_SECONDS)


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """In order, whether they come before uvicorn listens to them or when it raises them again at its end."""

    def end(*_: object) -> None:
        raise SystemExit(0)

    before = {number: signal.signal(number, end) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class Watched:
    """An application whose beginning and end are logged where they fail; uvicorn keeps that to itself."""

    def __init__(self, app: ASGIApp) -> None:
        self.app, self.failure = app, ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self.app(scope, receive, send)
        except Exception as error:
            if scope["type"] == "lifespan":
                reason = error.text.args["reason"] if isinstance(error, Unavailable) else error
                self.failure = str(reason) or type(error).__name__
                log.error("server cannot begin, or end", exc_info=error)
            raise


class Server(uvicorn.Server):
    """Says when it answers, or why it never will, and takes leave of those who are connected."""

    def __init__(self, config: uvicorn.Config, app: Watched, started: Callable[[], None], life: Life) -> None:
        super().__init__(config)
        self._app, self._tell, self._life = app, started, life

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        except SystemExit as stop:
            raise MetroscribeError("error-start", reason=self._app.failure or f"status {stop.code}") from stop
        self._life.begin()
        self._tell()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._life.stop(signal.Signals(sig).name)
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody new comes in; then whoever is here is told, and closed."""
        for server in self.servers:
            server.close()
        for found in sockets or []:
            found.close()
        await self._life.farewell(self._app.app)
        await super().shutdown(sockets)
        self._life.end()


def allowed_connections(config: Config) -> int:
    """How many the system lets this process have, after asking it for as many as the limits need."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited, wanted = resource.RLIM_INFINITY, config.connections + OWN_FILES
    if soft == unlimited or soft >= wanted:
        return config.connections
    allowed = wanted if hard == unlimited else min(hard, wanted)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    except (OSError, ValueError):
        allowed = soft
    if allowed < wanted:
        log.warning(
            "fewer connections than the limit says", connections=allowed - OWN_FILES, open_files=allowed
        )
    return allowed - OWN_FILES


def server_of(
    config: Config, app: ASGIApp, started: Callable[[], None] = lambda: None, life: Life | None = None
) -> uvicorn.Server:
    watched = Watched(app)
    connections = Connections(config, SteadyClock(), allowed_connections(config))
    return Server(
        uvicorn.Config(
            watched,
            log_config=None,
            access_log=False,
            http=partial(HttpProtocol, connections=connections, seconds=config.hello_seconds),  # type: ignore[arg-type]
            ws=WebSocketProtocol,
            ws_max_size=config.message_bytes * 4,
            ws_max_queue=MESSAGES,
            ws_ping_interval=config.silence,
            ws_ping_timeout=config.silence,
            timeout_graceful_shutdown=GRACE,
            server_header=False,
            date_header=False,
            proxy_headers=False,
        ),
        watched,
        started,
        life or Life(),
    )
