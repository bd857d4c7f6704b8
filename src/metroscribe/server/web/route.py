"""What a route is, and what the handlers of all routes use to read requests and to answer them."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, get_args

from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response

from metroscribe.core.errors import MetroscribeError
from metroscribe.core.registry import Game, version_of
from metroscribe.core.text import Text
from metroscribe.draw import Theme
from metroscribe.server.host.session import Session
from metroscribe.server.host.tables import Host
from metroscribe.server.host.visits import Visitor, visited
from metroscribe.server.web.origin import address_of, language_of
from metroscribe.server.web.socket import holder_of, sentence, words_of
from metroscribe.server.wire import answers
from metroscribe.server.wire import messages as wire
from metroscribe.texts import Words, languages

BEARER = "bearer "
SVG, JSON, PLAIN, HTML = "image/svg+xml", "application/json", "text/plain; charset=utf-8", "text/html"
CSS = "text/css; charset=utf-8"
UNREAD = (408, 413, 415)
"""Nothing more of such a request is read, not even to its end."""
FULL = ("error-tables-full", "error-empty-full", "error-maps-full")
"""The server holds as much of it as it may."""
ASK_FIRST = "no-cache"
"""May be kept, but whoever shows it asks whether it is still the same."""
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
    session = await visited(host, code, visitor)
    if session is None:
        raise HttpProblem(404, Text("error-no-table", {"code": code}))
    return session


def asked_version(request: Request) -> int | None:
    """The version of the rules that is asked for; None: the newest."""
    return version_of(request.query_params.get("rules"))


def found_game(host: Host, name: str, version: int | None = None) -> Game:
    try:
        return host.library.registry.load(name, version)
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
    answer = packed(answers.Problem(sentence(text, language_of(request))), status)
    if status in UNREAD:
        answer.headers["connection"] = "close"
    return answer


def kept(request: Request, body: bytes, media: str, vary: str = "", tag: str = "") -> Response:
    """An answer that may be kept, and need not be sent again while it stays the same."""
    tag = tag or tag_of(body)
    headers = {"etag": tag, "cache-control": ASK_FIRST} | ({"vary": vary} if vary else {})
    if knows(request, tag):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=media, headers=headers)


def knows(request: Request, tag: str) -> bool:
    """Whether whoever asks has it already."""
    known = request.headers.get("if-none-match", "").replace("W/", "").split(",")
    return tag in (one.strip() for one in known)


def tag_of(body: bytes) -> str:
    return f'"{sha256(body).hexdigest()[:32]}"'


def status_of(error: MetroscribeError) -> int:
    if error.text.key in FULL:
        return 503
    return {"error-too-many-tables": 429, "error-store": 503}.get(error.text.key, 422)
