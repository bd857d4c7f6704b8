"""The application: routes, security headers, errors told in a sentence, the life of the process."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

import structlog
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route as Path_
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from metroscribe.core.errors import MetroscribeError
from metroscribe.core.text import Text
from metroscribe.server import logs
from metroscribe.server.config import Config
from metroscribe.server.host.backups import scheduled
from metroscribe.server.host.tables import Host
from metroscribe.server.metrics import METRICS
from metroscribe.server.store.contract import Unavailable
from metroscribe.server.web.connections import place_of
from metroscribe.server.web.legal import legal_of
from metroscribe.server.web.origin import asked_name, welcome_host
from metroscribe.server.web.pages import FILES, built, file, shell
from metroscribe.server.web.refusals import Refusals
from metroscribe.server.web.route import SVG, Handler, HttpProblem, problem, status_of
from metroscribe.server.web.routes import ROUTES
from metroscribe.server.web.socket import SocketHandler, talk, words_of
from metroscribe.server.web.turnstile import Turnstile
from metroscribe.texts import languages

log = structlog.get_logger()
SWEEP_SECONDS = 60
LOOK_SECONDS = 1
HOPELESS = ("damaged", "other")
"""A store in such trouble as the process begins will not heal by itself; with any other the server begins."""
POLICY = "content-security-policy"
HEADERS = {
    "cache-control": "no-store",
    POLICY: (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
DRAWING = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
"""A drawing brings its style with it, and nothing else."""
LONG_QUERY, LONG_HEAD = 414, 431
GET = "GET"
"""Of the request with which a socket begins, too."""
STARTS = ("http.response.start", "websocket.http.response.start")


class Guarded:
    """Every answer has the headers, also one that something went wrong; places know when they are in use."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] in STARTS:
                METRICS.requested(scope.get("method", GET), message["status"])
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if headers.get("content-type") == SVG:
                    headers[POLICY] = DRAWING
            await send(message)

        place = place_of(scope)
        if place is None:
            await self.app(scope, receive, guarded)
            return
        place.begun()
        try:
            await self.app(scope, receive, guarded)
        finally:
            place.ended()


class Named:
    """Requests for a server of another name are not answered."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app, self.config = app, config

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not welcome_host(self.config, request := Request(scope)):
            refused = Text("error-host", {"name": asked_name(request)})
            await problem(request, 421, refused)(scope, receive, send)
        else:
            await self.app(scope, receive, send)


class Brief:
    """Requests with a long address or many headers are not read: that alone would take its time."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app, self.config = app, config

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and (status := self._refused(scope)):
            most = self.config.query_bytes if status == LONG_QUERY else self.config.head_bytes
            request = Request({**scope, "query_string": b""})
            await problem(request, status, Text("error-message-long", {"most": most}))(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def _refused(self, scope: Scope) -> int:
        if len(scope["query_string"]) > self.config.query_bytes:
            return LONG_QUERY
        head = len(scope["path"]) + sum(len(name) + len(value) for name, value in scope["headers"])
        return LONG_HEAD if head > self.config.head_bytes else 0


class App(Starlette):
    """The guard stands outside of everything that could answer."""

    def build_middleware_stack(self) -> ASGIApp:
        return Guarded(super().build_middleware_stack())


def endpoint(host: Host, handler: Handler) -> Callable[[Request], "asyncio.Future[Response]"]:
    async def answer(request: Request) -> Response:
        try:
            return await handler(host, request)
        except HttpProblem as fault:
            return problem(request, fault.status, fault.text)
        except MetroscribeError as error:
            return problem(request, status_of(error), error.text)
        except ClientDisconnect:
            return Response(status_code=408)

    return answer  # type: ignore[return-value]


async def _no_route(request: Request, error: Exception) -> Response:
    """Somebody who looks at a page gets one; a program gets a sentence."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        return shell(request.app.state.host, request, 404)
    key = "error-no-page" if error.status_code == 404 else "error-method"
    answer = problem(request, error.status_code, Text(key, {"path": request.scope["path"]}))
    answer.headers.update(error.headers or {})
    return answer


def path_of(request: Request) -> str:
    """With names for what stands in it: a code leads to a table."""
    path: str = request.scope["path"]
    for name, value in request.path_params.items():
        path = path.replace(f"/{value}", f"/{{{name}}}", 1)
    return path


async def _failed(request: Request, error: Exception) -> Response:
    """Starlette raises the error again, so the connection is closed after the answer: it says so."""
    log.error("request failed", path=path_of(request), exc_info=error)
    answer = problem(request, 500, Text("error-inside"))
    answer.headers["connection"] = "close"
    return answer


def create_app(host: Host) -> Starlette:
    """What a host answers to requests. As it begins it tries the store; matches are read when asked for."""
    refusals = Refusals(host.config)

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        under_way = [asyncio.create_task(_sweep(host)), asyncio.create_task(_watch_clock(host))]
        try:
            await host.makers.begin(partial(built, host.config.client))
            host.makers.begin(partial(_read_ahead, host))
            if (trouble := await host.health.ready()) is not None and trouble.cause in HOPELESS:
                raise Unavailable(cause=trouble.cause, reason=trouble.reason)
            async with scheduled(host.config, host.clock):
                yield
        finally:
            for task in under_way:
                task.cancel()
            await host.stop()

    async def socket(websocket: WebSocket) -> None:
        await talk(host, websocket)

    routes = [
        *(
            Path_(r.path, endpoint(host, r.handler), methods=[r.method], name=r.handler.__name__)
            for r in ROUTES
        ),
        WebSocketRoute("/api/socket", socket),
        *(Path_(path, endpoint(host, file)) for path in FILES),
    ]
    app = App(
        routes=routes,
        lifespan=life,
        exception_handlers={HTTPException: _no_route, Exception: _failed},
        middleware=[
            Middleware(Brief, config=host.config),
            Middleware(Named, config=host.config),
            Middleware(Turnstile, config=host.config),
        ],
    )
    app.router.redirect_slashes = False
    app.state.host, app.state.refusals = host, refusals
    app.state.sockets = set[SocketHandler]()
    app.state.legal = legal_of(host.config)
    return app


def _read_ahead(host: Host) -> None:
    """What the first who is refused something would wait for, or who asks for a game in their language.

    A server that is about to end does not wait for it.
    """
    for language in languages():
        words_of(language).knows("")
        for place in host.library.registry.places():
            if host.stopping:
                return
            words_of(language, place.folder)


async def _sweep(host: Host) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        logs.sum_up()
        await host.sweep()


async def _watch_clock(host: Host) -> None:
    while True:
        host.steadiness.look()
        await asyncio.sleep(LOOK_SECONDS)
