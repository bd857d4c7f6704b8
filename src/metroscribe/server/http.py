"""HTTP: tables, sheets, records, lists. Every answer has a type of `protocol`; `ROUTES` is the whole list."""

import asyncio
import io
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any, get_args

import segno
from msgspec import Meta
from prometheus_client import generate_latest
from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from metroscribe import draw
from metroscribe.core.errors import MetroscribeError
from metroscribe.core.text import Text, whole
from metroscribe.draw import Theme
from metroscribe.server import protocol as wire
from metroscribe.server.asking import address_of, base_of, language_of
from metroscribe.server.host import Host, Live
from metroscribe.server.metrics import METRICS
from metroscribe.server.pages import page
from metroscribe.server.records import record_of
from metroscribe.server.socket import holder_of, sentence, words_of
from metroscribe.server.views import table_view
from metroscribe.texts import LANGUAGES, Words

SVG, JSON, PLAIN, HTML = "image/svg+xml", "application/json", "text/plain; charset=utf-8", "text/html"
BEARER = "bearer "
MOST_LISTED = 100
UNREAD = (408, 413, 415)
"""Nothing more of such a request is read, not even to its end."""


class HttpProblem(Exception):
    def __init__(self, status: int, text: Text) -> None:
        self.status, self.text = status, text


Handler = Callable[[Host, Request], Awaitable[Response]]


@dataclass(frozen=True, slots=True)
class Route:
    """A path, what it answers with, and what it may take; the OpenAPI description is made of these."""

    method: str
    path: str
    handler: Handler
    summary: str
    answer: Any
    """A type of the protocol, or a media type."""
    body: Any = None
    query: tuple[tuple[str, Any, str], ...] = ()
    problems: tuple[int, ...] = ()


def packed(value: Any, status: int = 200) -> Response:
    return Response(wire.encode(value), status, media_type=JSON)


def problem(request: Request, status: int, text: Text) -> Response:
    answer = packed(wire.Problem(sentence(text, language_of(request))), status)
    if status in UNREAD:
        answer.headers["connection"] = "close"
    return answer


async def body_of(host: Host, request: Request) -> bytes:
    """The body, if it is neither too long nor too slow; it is not read further than that."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise HttpProblem(415, Text("error-media-type", {"type": JSON}))
    most, found = host.config.body_bytes, bytearray()
    try:
        async with asyncio.timeout(host.config.hello_seconds):
            async for part in request.stream():
                found += part
                if len(found) > most:
                    raise HttpProblem(413, Text("error-message-long", {"most": most}))
    except TimeoutError as error:
        raise HttpProblem(408, Text("error-slow")) from error
    return bytes(found)


async def found_table(host: Host, request: Request) -> Live:
    code = request.path_params["code"]
    live = await host.find(code)
    if live is None:
        raise HttpProblem(404, Text("error-no-table", {"code": code}))
    return live


def holder(request: Request) -> str:
    given = request.headers.get("authorization", "")
    token = given[len(BEARER) :] if given.lower().startswith(BEARER) else ""
    try:
        return holder_of(token)
    except ValueError:
        return ""


# what there is


async def health(host: Host, _: Request) -> Response:
    host.store.in_phase("open", limit=1)
    return packed({"ok": True})


async def metrics(host: Host, _: Request) -> Response:
    METRICS.live.set(len(host.live))
    return PlainTextResponse(generate_latest(METRICS.registry))


async def games(host: Host, _: Request) -> Response:
    infos = host.library.infos()
    return packed(
        [
            wire.GameView(
                info.id,
                info.family,
                info.city,
                info.rules,
                info.seats,
                info.modules,
                dict(info.options),
                info.credits.title,
                info.credits.designer,
                info.credits.publisher,
                info.credits.year,
            )
            for info in infos
        ]
    )


async def open_table(host: Host, request: Request) -> Response:
    try:
        asked = wire.decode_open(await body_of(host, request))
    except wire.UNREADABLE as error:
        raise HttpProblem(400, Text("error-message", {"reason": str(error)})) from error
    live = await host.open(asked, holder_of(asked.token), address_of(host.config, request))
    link = link_to(host, request, live)
    view = table_view(live.hosted, host.now())
    return packed(wire.TableOpened(view, link, f"{link}/watch"), 201)


def link_to(host: Host, request: Request, live: Live) -> str:
    return f"{base_of(host.config, request)}/t/{live.hosted.opened.code}"


async def table(host: Host, request: Request) -> Response:
    return packed(table_view((await found_table(host, request)).hosted, host.now()))


async def qr_code(host: Host, request: Request) -> Response:
    """The link of the table, to be scanned by those who sit beside it."""
    live = await found_table(host, request)
    code, out = segno.make(link_to(host, request, live), error="m"), io.BytesIO()
    code.save(out, kind="svg", border=2, svgclass=None, lineclass=None, omitsize=True)
    return Response(out.getvalue(), media_type=SVG)


async def record(host: Host, request: Request) -> Response:
    """What was seen so far; after the end also what proves the deal."""
    live = await found_table(host, request)
    if live.hosted.match is None:
        raise HttpProblem(409, Text("error-not-started"))
    return PlainTextResponse(record_of(live.hosted))


async def sheet(host: Host, request: Request) -> Response:
    """A seat's sheet as it was when the turn began; its holder also sees what is staged."""
    live = await found_table(host, request)
    hosted, seat = live.hosted, request.path_params["seat"]
    if hosted.match is None:
        raise HttpProblem(409, Text("error-not-started"))
    if seat >= len(hosted.seats):
        raise HttpProblem(404, Text("error-no-seat", {"seat": seat + 1, "seats": len(hosted.seats)}))
    own = hosted.seat_of(holder(request)) == seat
    match = hosted.match
    shown = match.sheet(seat) if own else match.table.sheets[seat]
    words, theme = _words(host, request, hosted.opened.game), theme_of(request)
    drawing = asyncio.to_thread(
        draw.svg, match.rules, match.table, shown, theme=theme, seat=seat, words=words
    )
    return Response(await drawing, media_type=SVG)


async def blank(host: Host, request: Request) -> Response:
    """The drawing that the marks of a sheet are applied to."""
    live = await found_table(host, request)
    hosted = live.hosted
    if hosted.rules is None:
        raise HttpProblem(409, Text("error-outdated", {"game": hosted.opened.game}))
    at = hosted.match.table if hosted.match else hosted.rules.new(len(hosted.seats), hosted.options)
    words, theme = _words(host, request, hosted.opened.game), theme_of(request)
    drawing = asyncio.to_thread(draw.blank, hosted.rules, at, theme=theme, words=words)
    return Response(await drawing, media_type=SVG)


def theme_of(request: Request) -> Theme:
    wanted = request.query_params.get("theme", "auto")
    for theme in get_args(Theme):
        if theme == wanted:
            found: Theme = theme
            return found
    raise HttpProblem(
        400, Text("error-unknown-theme", {"name": wanted, "candidates": ", ".join(get_args(Theme))})
    )


def _words(host: Host, request: Request, game: str) -> Words:
    wanted = request.query_params.get("language", "en")
    if wanted not in LANGUAGES:
        raise HttpProblem(400, Text("error-language", {"name": wanted, "candidates": ", ".join(LANGUAGES)}))
    return words_of(language_of(request), host.library.registry.find(game).folder)


async def finished(host: Host, request: Request) -> Response:
    limit = whole(request.query_params.get("limit", "20"))
    if limit is None or not 1 <= limit <= MOST_LISTED:
        raise HttpProblem(400, Text("error-limit", {"most": MOST_LISTED}))
    rows = host.store.in_phase("over", limit=limit)
    return packed([wire.FoundView(row.code, row.game, row.opened, row.changed) for row in rows])


async def join_page(host: Host, request: Request) -> Response:
    return await _page(host, request, "page-join")


async def watch_page(host: Host, request: Request) -> Response:
    return await _page(host, request, "page-watch")


async def _page(host: Host, request: Request, key: str) -> Response:
    """Where a link leads; a token behind `#` stays in the browser."""
    code, words = request.path_params["code"], words_of(language_of(request))
    live = await host.find(code)
    if live is None:
        return Response(page(words, Text("error-no-table", {"code": code})), 404, media_type=HTML)
    opened = live.hosted.opened
    title = host.library.registry.load(opened.game).info.credits.title
    return Response(page(words, Text(key, {"title": title}), opened.code), media_type=HTML)


async def socket_schema(_: Host, __: Request) -> Response:
    return packed(wire.socket_schema())


async def openapi(_: Host, __: Request) -> Response:
    from metroscribe.server.openapi import described

    return packed(described(ROUTES))


class SeatNumber(Convertor[int]):
    """The number of a seat, the first being 0."""

    regex = "[0-9]{1,3}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("seat", SeatNumber())
THEME = (("theme", Theme, "how it looks"), ("language", wire.Language, "of the names in it"))
ROUTES: tuple[Route, ...] = (
    Route("GET", "/healthz", health, "Whether the server and its store answer", dict[str, bool]),
    Route("GET", "/metrics", metrics, "Figures for Prometheus", PLAIN),
    Route("GET", "/openapi.json", openapi, "This description", dict[str, Any]),
    Route("GET", "/api/socket.json", socket_schema, "JSON Schema of the socket's messages", dict[str, Any]),
    Route("GET", "/api/games", games, "The games that can be played", list[wire.GameView]),
    Route(
        "POST",
        "/api/tables",
        open_table,
        "Open a table",
        wire.TableOpened,
        body=wire.OpenTable,
        problems=(400, 408, 413, 415, 422, 429, 503),
    ),
    Route(
        "GET",
        "/api/tables/{code}",
        table,
        "What everybody may know of a table",
        wire.TableView,
        problems=(404,),
    ),
    Route("GET", "/api/tables/{code}/qr.svg", qr_code, "The table's link as a QR code", SVG, problems=(404,)),
    Route(
        "GET", "/api/tables/{code}/record", record, "The match as a record so far", PLAIN, problems=(404, 409)
    ),
    Route(
        "GET",
        "/api/tables/{code}/blank.svg",
        blank,
        "The empty sheet, with everything that marks can show",
        SVG,
        query=THEME,
        problems=(400, 404, 409),
    ),
    Route(
        "GET",
        "/api/tables/{code}/sheets/{seat:seat}.svg",
        sheet,
        "A seat's sheet",
        SVG,
        query=THEME,
        problems=(400, 404, 409),
    ),
    Route(
        "GET",
        "/api/finished",
        finished,
        "Finished matches, the latest first",
        list[wire.FoundView],
        query=(("limit", Annotated[int, Meta(ge=1, le=MOST_LISTED)], "how many"),),
        problems=(400,),
    ),
    Route("GET", "/t/{code}", join_page, "Where the link of a table leads", HTML, problems=(404,)),
    Route("GET", "/t/{code}/watch", watch_page, "Where watchers are led", HTML, problems=(404,)),
)


def status_of(error: MetroscribeError) -> int:
    return {"error-too-many-tables": 429, "error-store": 503}.get(error.text.key, 422)
