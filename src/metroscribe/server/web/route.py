"""What a route is, and what the handlers of all routes use to read requests and to answer them."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, get_args

from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response

from metroscribe.core.errors import MetroscribeError
from metroscribe.core.registry import Place, version_of
from metroscribe.core.text import Text
from metroscribe.draw import Theme
from metroscribe.server.host.guesses import TooManyCodes
from metroscribe.server.host.kept import Answer, Wanted
from metroscribe.server.host.makers import LATER
from metroscribe.server.host.session import Session
from metroscribe.server.host.tables import Host
from metroscribe.server.host.visits import Visitor
from metroscribe.server.store.contract import Damaged
from metroscribe.server.web.origin import address_of, language_of
from metroscribe.server.web.socket import holder_of, sentence, words_of
from metroscribe.server.wire import answers
from metroscribe.server.wire import messages as wire
from metroscribe.texts import Words, languages

BEARER = "bearer "
SVG, JSON, PLAIN, HTML = "image/svg+xml", "application/json", "text/plain; charset=utf-8", "text/html"
CSS = "text/css; charset=utf-8"
OK, UNAVAILABLE = 200, 503
UNREAD = (408, 413, 415)
"""Nothing more of such a request is read, not even to its end."""
FULL = ("error-tables-full", "error-empty-full", "error-maps-full", "error-store", "error-busy")
"""The server holds or does as much of it as it can."""
ASK_FIRST = "no-cache"
"""May be kept, but whoever shows it asks whether it is still the same."""
NEVER = "no-store"
"""For what holds a secret, or is true for a moment only."""
BY_ENCODING = "accept-encoding"
KNOWN = 1024
"""So many characters of what is known or can be unpacked are read; browsers send fewer."""
UNWANTED = ("q=0", "q=0.0", "q=0.00", "q=0.000")
THEME = (("theme", Theme, "how it looks"),)
LANGUAGE = (("language", wire.Language, "of the names in it"),)
RULES = (("rules", int, "a version of them that is not the newest"),)


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


class SeatNumber(Convertor[int]):
    """The number of a seat, the first being 0."""

    regex = "[0-9]{1,3}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("seat", SeatNumber())


# reading


def holder(request: Request) -> str:
    given = request.headers.get("authorization", "")
    token = given[len(BEARER) :] if given.lower().startswith(BEARER) else ""
    try:
        return holder_of(token)
    except ValueError:
        return ""


async def found_table(host: Host, request: Request) -> Session:
    code = request.path_params["code"]
    visitor = Visitor(address_of(host.config, request), holder(request))
    session = await host.visit(code, visitor)
    if session is None:
        raise HttpProblem(404, Text("error-no-table", {"code": code}))
    return session


def asked_version(request: Request) -> int | None:
    """The version of the rules that is asked for; None: the newest."""
    return version_of(request.query_params.get("rules"))


def found_game(host: Host, name: str, version: int | None = None) -> Place:
    try:
        return host.library.registry.find(name, version)
    except MetroscribeError as error:
        raise HttpProblem(404, error.text) from error


def theme_of(request: Request, otherwise: Theme = "auto") -> Theme:
    wanted = request.query_params.get("theme", otherwise)
    for theme in get_args(Theme):
        if theme == wanted:
            found: Theme = theme
            return found
    raise HttpProblem(
        400, Text("error-unknown-theme", {"name": wanted, "candidates": ", ".join(get_args(Theme))})
    )


def words_for(host: Host, request: Request, game: str, version: int | None) -> Words:
    """Those in which a game is spoken of, in the language that was asked for."""
    check_language(request.query_params.get("language", "en"))
    return words_of(language_of(request), host.library.registry.find(game, version).folder)


def check_language(name: str, status: int = 400) -> None:
    if name not in languages():
        args = {"name": name, "candidates": ", ".join(languages())}
        raise HttpProblem(status, Text("error-language", args))


# answering


def packed(value: Any, status: int = 200) -> Response:
    return Response(wire.encode(value), status, media_type=JSON)


def problem(request: Request, status: int, text: Text) -> Response:
    request.app.state.refusals.note(request, status, text)
    answer = packed(answers.Problem(sentence(text, language_of(request))), status)
    if status in UNREAD:
        answer.headers["connection"] = "close"
    seconds = text.args.get("seconds", LATER if status == UNAVAILABLE else 0)
    if seconds:
        answer.headers["retry-after"] = str(seconds)
    return answer


async def made(
    host: Host, request: Request, wanted: Wanted, media: str, vary: str = "", keep: str = ASK_FIRST
) -> Response:
    """What takes long to make: as it was made before, or made now beside the event loop."""
    answer = await host.kept.answer(wanted, address_of(host.config, request))
    return sent(request, answer, media, keep, vary)


def sent(
    request: Request, answer: Answer, media: str, keep: str, vary: str = "", status: int = 200
) -> Response:
    """An answer that need not be sent again to whoever has the same, packed for whoever can unpack it.

    What is shown in place of something else is not kept under its address.
    """
    form = (answer.packed if unpacks(request) else None) or answer.plain
    headers = {"vary": f"{vary}, {BY_ENCODING}".removeprefix(", ")}
    if status == OK:
        headers |= {"etag": form.tag, "cache-control": keep}
        if knows(request, form.tag):
            return Response(status_code=304, headers=headers)
    if form is answer.packed:
        headers["content-encoding"] = "gzip"
    return Response(form.body, status, headers, media)


def unpacks(request: Request) -> bool:
    """Whether whoever asks takes what is packed."""
    for wish in request.headers.get(BY_ENCODING, "")[:KNOWN].lower().split(","):
        name, _, weight = wish.partition(";")
        if name.strip() == "gzip":
            return weight.strip() not in UNWANTED
    return False


def knows(request: Request, tag: str) -> bool:
    """Whether whoever asks has it already."""
    known = request.headers.get("if-none-match", "")[:KNOWN].replace("W/", "").split(",")
    return tag in (one.strip() for one in known)


def status_of(error: MetroscribeError) -> int:
    if isinstance(error, TooManyCodes) or error.text.key == "error-too-many-tables":
        return 429
    if isinstance(error, Damaged):
        return 500
    return UNAVAILABLE if error.text.key in FULL else 422
