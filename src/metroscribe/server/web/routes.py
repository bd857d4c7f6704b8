"""HTTP: tables, sheets, records, lists. Every answer has a type of `protocol`; `ROUTES` is the whole list."""

import asyncio
import io
from typing import Any

import segno
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from metroscribe.core.text import Text
from metroscribe.server.host import drawings, readings
from metroscribe.server.host.kept import Wanted
from metroscribe.server.host.makers import LATER
from metroscribe.server.host.session import Session
from metroscribe.server.host.tables import Host
from metroscribe.server.match.state import Hosted
from metroscribe.server.web import book, catalogue, pages
from metroscribe.server.web.figures import Figures
from metroscribe.server.web.openapi import described
from metroscribe.server.web.origin import address_of, base_of, is_usual, language_of
from metroscribe.server.web.route import (
    ASK_FIRST,
    CSS,
    JSON,
    LANGUAGE,
    NEVER,
    PLAIN,
    SVG,
    THEME,
    UNAVAILABLE,
    HttpProblem,
    Route,
    found_table,
    holder,
    made,
    packed,
    theme_of,
    words_for,
)
from metroscribe.server.web.socket import holder_of, sentence
from metroscribe.server.wire import answers, schema
from metroscribe.server.wire import messages as wire
from metroscribe.server.wire.views import table_view
from metroscribe.texts import Words

JOIN = "join="
"""Before the secret of the joining link."""
SEE = "see="
"""Before the id in a link for watching."""
BY_READER = "accept-language, authorization"


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


# what there is


async def health(_: Host, __: Request) -> Response:
    """The process is alive: no disk is asked."""
    return packed({"ok": True})


async def ready(host: Host, request: Request) -> Response:
    """In any case soon. It is no refusal of a request, and not logged as one."""
    if (trouble := await host.health.ready()) is None:
        return packed(answers.ReadyView(True))
    said = sentence(Text(f"store-{trouble.cause}"), language_of(request))
    return packed(answers.ReadyView(False, trouble.cause, trouble.since, trouble.reason, said), UNAVAILABLE)


async def metrics(host: Host, request: Request) -> Response:
    if host.config.metrics_port is not None:
        raise HTTPException(404)  # they have a port of their own
    wanted = Wanted(("metrics",), Figures(host).text, lasting=False)
    answer = await host.kept.answer(wanted, address_of(host.config, request))
    return Response(answer.plain.body, media_type=PLAIN)


async def open_table(host: Host, request: Request) -> Response:
    if seconds := LATER if host.stopping else host.load.take():
        raise HttpProblem(503, Text("error-busy", {"seconds": seconds}))
    try:
        asked = answers.decode_open(await body_of(host, request))
    except wire.UNREADABLE as error:
        raise HttpProblem(400, Text("error-message", {"reason": str(error)})) from error
    session = await host.open(asked, holder_of(asked.token), address_of(host.config, request))
    view = table_view(session.hosted, host.now())
    link = joining_link(host, request, session)
    watch = f"{table_link(host, request, session)}/watch#{SEE}{session.hosted.id}"
    return packed(answers.TableOpened(view, link, watch), 201)


def table_link(host: Host, request: Request, session: Session) -> str:
    return f"{base_of(host.config, request)}/t/{session.hosted.opened.code}"


def joining_link(host: Host, request: Request, session: Session) -> str:
    """The secret stands behind `#`, which no browser sends anywhere."""
    invite = session.hosted.opened.invite
    return table_link(host, request, session) + (f"#{JOIN}{invite}" if invite else "")


async def table(host: Host, request: Request) -> Response:
    return packed(table_view((await found_table(host, request)).hosted, host.now()))


async def qr_code(host: Host, request: Request) -> Response:
    """The joining link, for those at the table to show to others."""
    session = await found_table(host, request)
    hosted, asking = session.hosted, holder(request)
    at_table = hosted.seat_of(asking) is not None or (asking and asking == hosted.host)
    if hosted.opened.invite and not at_table:
        raise HttpProblem(403, Text("error-not-seated"))
    link = joining_link(host, request, session)
    keep = NEVER if hosted.opened.invite else ASK_FIRST
    wanted = Wanted(("qr", link), lambda: drawn_code(link), lasting=is_usual(host.config, request))
    return await made(host, request, wanted, SVG, "authorization", keep)


def drawn_code(link: str) -> bytes:
    out = io.BytesIO()
    segno.make(link, error="m").save(out, kind="svg", border=2, svgclass=None, lineclass=None, omitsize=True)
    return out.getvalue()


async def record(host: Host, request: Request) -> Response:
    """What was seen so far; after the end also what proves the deal."""
    hosted = (await found_table(host, request)).hosted
    if hosted.rules is None and hosted.opened_at:
        events = await host.store.events(hosted.id)
        return await made(host, request, readings.record_of_log(hosted, events), PLAIN)
    check_begun(hosted)
    return await made(host, request, readings.record(hosted), PLAIN)


def check_begun(hosted: Hosted) -> None:
    """Whether there is a match to show; else why not."""
    if hosted.match is None:
        raise HttpProblem(409, hosted.outdated if hosted.rules is None else Text("error-not-started"))


async def played_seat(host: Host, request: Request) -> tuple[Hosted, int]:
    hosted, seat = (await found_table(host, request)).hosted, request.path_params["seat"]
    check_begun(hosted)
    if seat >= len(hosted.seats):
        raise HttpProblem(404, Text("error-no-seat", {"seat": seat + 1, "seats": len(hosted.seats)}))
    return hosted, seat


def words_at(host: Host, request: Request, hosted: Hosted) -> Words:
    """Those of the table's game by the rules that are played there."""
    return words_for(host, request, hosted.opened.game, hosted.opened.rules)


async def sheet(host: Host, request: Request) -> Response:
    """A seat's sheet as it was when the turn began; its holder also sees what is staged."""
    hosted, seat = await played_seat(host, request)
    own = hosted.seat_of(holder(request)) == seat
    words, theme = words_at(host, request, hosted), theme_of(request)
    return await made(host, request, drawings.sheet(hosted, seat, own, theme, words), SVG, BY_READER)


async def blank(host: Host, request: Request) -> Response:
    """The drawing that the marks of a sheet are applied to."""
    session = await found_table(host, request)
    hosted = session.hosted
    if hosted.rules is None:
        raise HttpProblem(409, hosted.outdated)
    words, theme = words_at(host, request, hosted), theme_of(request)
    return await made(host, request, drawings.blank(hosted, theme, words), SVG, BY_READER)


async def style(host: Host, request: Request) -> Response:
    """What the drawing looks like, for `blank.svg?theme=page`."""
    hosted = (await found_table(host, request)).hosted
    if hosted.rules is None:
        raise HttpProblem(409, hosted.outdated)
    return await made(host, request, drawings.style(hosted), CSS)


async def sheet_data(host: Host, request: Request) -> Response:
    hosted, seat = await played_seat(host, request)
    return await made(host, request, readings.sheet_data(hosted, seat), JSON)


async def replay(host: Host, request: Request) -> Response:
    hosted, seat = await played_seat(host, request)
    return await made(host, request, readings.replay(hosted, seat), JSON)


async def moving_replay(host: Host, request: Request) -> Response:
    hosted, seat = await played_seat(host, request)
    words, theme = words_at(host, request, hosted), theme_of(request)
    return await made(host, request, drawings.replay(hosted, seat, theme, words), SVG, "accept-language")


async def socket_schema(host: Host, request: Request) -> Response:
    wanted = Wanted(("socket schema",), lambda: wire.encode(schema.socket_schema()))
    return await made(host, request, wanted, JSON)


async def openapi(host: Host, request: Request) -> Response:
    wanted = Wanted(("openapi",), lambda: wire.encode(described(ROUTES)))
    return await made(host, request, wanted, JSON)


ROUTES: tuple[Route, ...] = (
    Route("GET", "/healthz", health, "Whether the server is alive", dict[str, bool]),
    Route("GET", "/readyz", ready, "Whether matches can be stored; 503 if not", answers.ReadyView),
    Route("GET", "/metrics", metrics, "Figures for Prometheus", PLAIN, problems=(404,)),
    Route("GET", "/openapi.json", openapi, "This description", dict[str, Any]),
    Route("GET", "/api/socket.json", socket_schema, "JSON Schema of the socket's messages", dict[str, Any]),
    *catalogue.ROUTES,
    *book.ROUTES,
    Route(
        "POST",
        "/api/tables",
        open_table,
        "Open a table",
        answers.TableOpened,
        body=answers.OpenTable,
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
    Route(
        "GET", "/api/tables/{code}/qr.svg", qr_code, "The joining link as a QR code", SVG, problems=(403, 404)
    ),
    Route(
        "GET", "/api/tables/{code}/record", record, "The match as a record so far", PLAIN, problems=(404, 409)
    ),
    Route(
        "GET",
        "/api/tables/{code}/blank.svg",
        blank,
        "The empty sheet, with everything that marks can show",
        SVG,
        query=(*THEME, *LANGUAGE),
        problems=(400, 404, 409),
    ),
    Route(
        "GET",
        "/api/tables/{code}/sheets/{seat:seat}.svg",
        sheet,
        "A seat's sheet",
        SVG,
        query=(*THEME, *LANGUAGE),
        problems=(400, 404, 409),
    ),
    Route(
        "GET",
        "/api/tables/{code}/sheet.css",
        style,
        "The style of the drawing, for pages that set marks on it",
        CSS,
        problems=(404, 409),
    ),
    Route(
        "GET",
        "/api/tables/{code}/sheets/{seat:seat}",
        sheet_data,
        "A seat's sheet as data, as it was when the turn began",
        answers.SheetView,
        problems=(404, 409),
    ),
    Route(
        "GET",
        "/api/tables/{code}/replay/{seat:seat}.svg",
        moving_replay,
        "A sheet that draws itself, turn by turn",
        SVG,
        query=(*THEME, *LANGUAGE),
        problems=(400, 404, 409),
    ),
    Route(
        "GET",
        "/api/tables/{code}/replay/{seat:seat}",
        replay,
        "The closed turns of a seat, with what each changed on its sheet",
        answers.ReplayView,
        problems=(404, 409),
    ),
    *pages.ROUTES,
)
