"""The built client: one shell for every page, and the files it asks for.

It is built by `web/` into the folder `client` beside this module; without it a page says how that is done.
"""

from dataclasses import dataclass
from functools import lru_cache
from html import escape
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from metroscribe.core.errors import MetroscribeError
from metroscribe.core.text import Text
from metroscribe.games import families
from metroscribe.server.host.kept import Answer
from metroscribe.server.host.tables import Host
from metroscribe.server.web.origin import language_of
from metroscribe.server.web.route import ASK_FIRST, HTML, NEVER, Route, sent
from metroscribe.server.web.socket import words_of

SHELL, ASSETS = "index.html", "assets/"
FOR_EVER = "public, max-age=31536000, immutable"
"""Assets have what is in them in their names."""
MEDIA = {
    ".css": "text/css",
    ".html": HTML,
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKED = (".png", ".woff2")
"""Packing them again would make them no smaller."""


@dataclass(frozen=True, slots=True)
class File:
    answer: Answer
    media: str
    keep: str


@lru_cache(4)
def _files(folder: Path, _: int) -> dict[str, File]:
    paths = (path for path in folder.rglob("*") if path.is_file() and path.suffix in MEDIA)
    return {path.relative_to(folder).as_posix(): _file(folder, path) for path in paths}


def _file(folder: Path, path: Path) -> File:
    kept_name = path.relative_to(folder).as_posix().startswith(ASSETS)
    answer = Answer.of(path.read_bytes(), pack=path.suffix not in PACKED)
    return File(answer, MEDIA[path.suffix], FOR_EVER if kept_name else ASK_FIRST)


def built(folder: Path) -> dict[str, File]:
    """All files of the client by name, read once for each time it was built; none if it was not."""
    shell = folder / SHELL
    return _files(folder, shell.stat().st_mtime_ns) if shell.is_file() else {}


async def file(host: Host, request: Request) -> Response:
    """A file of the client: its scripts and styles, icon, manifest, service worker."""
    name = request.scope["path"].removeprefix("/")
    found = built(host.config.client).get(name)
    if found is None or name == SHELL:
        raise HTTPException(404)
    return sent(request, found.answer, found.media, found.keep)


def shell(host: Host, request: Request, status: int = 200) -> Response:
    """The same for every page: it looks at its address and asks for the rest."""
    found = built(host.config.client).get(SHELL)
    if found is None:
        return sent(request, Answer.of(unbuilt(request)), HTML, NEVER, "accept-language", status)
    return sent(request, found.answer, found.media, found.keep, status=status)


def unbuilt(request: Request) -> bytes:
    words = words_of(language_of(request))
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        "<title>Metroscribe</title>\n</head>\n<body>\n<main>\n"
        f"<h1>Metroscribe</h1>\n<p>{escape(words(Text('page-unbuilt')))}</p>\n</main>\n</body>\n</html>\n"
    ).encode()


async def home(host: Host, request: Request) -> Response:
    return shell(host, request)


async def new_table(host: Host, request: Request) -> Response:
    return shell(host, request)


async def history_page(host: Host, request: Request) -> Response:
    """What it shows is on the device alone."""
    return shell(host, request)


async def table_page(host: Host, request: Request) -> Response:
    """Where a link leads; what is behind `#` stays in the browser. The page finds out if there is a table."""
    return shell(host, request)


async def watch_page(host: Host, request: Request) -> Response:
    return await table_page(host, request)


async def wall_page(host: Host, request: Request) -> Response:
    return await table_page(host, request)


async def replay_page(host: Host, request: Request) -> Response:
    return await table_page(host, request)


async def rules_page(host: Host, request: Request) -> Response:
    try:
        host.library.registry.find(f"{request.path_params['family']}/{request.path_params['city']}")
    except MetroscribeError:
        return shell(host, request, 404)
    return shell(host, request)


async def learn_page(host: Host, request: Request) -> Response:
    return shell(host, request, 200 if request.path_params["family"] in families() else 404)


async def imprint_page(host: Host, request: Request) -> Response:
    return shell(host, request, 404 if request.app.state.legal.imprint is None else 200)


async def privacy_page(host: Host, request: Request) -> Response:
    return shell(host, request, 404 if request.app.state.legal.privacy is None else 200)


ROUTES: tuple[Route, ...] = (
    Route("GET", "/", home, "Where everything begins", HTML),
    Route("GET", "/new", new_table, "Where a table is set up", HTML),
    Route("GET", "/history", history_page, "The finished matches of a device", HTML),
    Route("GET", "/t/{code}", table_page, "Where the link of a table leads", HTML),
    Route("GET", "/t/{code}/watch", watch_page, "Where watchers are led", HTML),
    Route("GET", "/t/{code}/wall", wall_page, "A table for a television", HTML),
    Route("GET", "/t/{code}/replay", replay_page, "A match to go through again", HTML),
    Route("GET", "/rules/{family}/{city}", rules_page, "The rules of a game", HTML, problems=(404,)),
    Route("GET", "/learn/{family}", learn_page, "A guided first match", HTML, problems=(404,)),
    Route("GET", "/imprint", imprint_page, "Who hosts this server", HTML, problems=(404,)),
    Route("GET", "/privacy", privacy_page, "What is stored of whoever comes here", HTML, problems=(404,)),
)
FILES = ("/assets/{name}", "/{name}")
