"""The rules as pages with pictures: their sections, what each picture shows, and the texts of the pages."""

from collections.abc import Iterator
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from metroscribe import draw
from metroscribe.core.errors import UnknownName
from metroscribe.core.wording import Section
from metroscribe.games import family, registry
from metroscribe.games.book import (
    Figure,
    Picture,
    Placed,
    Shown,
    captioned,
    illustrated,
    pictures_of,
    replayed,
)
from metroscribe.games.family import Family
from metroscribe.server.host.kept import Wanted
from metroscribe.server.host.tables import Host
from metroscribe.server.web.catalogue import BY_LANGUAGE, GAME, asked_game
from metroscribe.server.web.origin import language_of
from metroscribe.server.web.route import (
    JSON,
    LANGUAGE,
    PLAIN,
    RULES,
    SVG,
    THEME,
    HttpProblem,
    Route,
    check_language,
    made,
    theme_of,
)
from metroscribe.server.wire import answers
from metroscribe.server.wire import messages as wire
from metroscribe.server.wire.said import said
from metroscribe.texts import Words, book_source

BOOK = "/api/book/{family}"


async def guide(host: Host, request: Request) -> Response:
    """The rules of the game with some modules."""
    place, named = asked_game(host, request), request.query_params.get("modules", "")
    modules = tuple(filter(None, named.split(",")))

    def told() -> bytes:
        rules = host.library.rules(place.id, modules, "", place.rules)
        own = family(rules.info.family)
        sections = illustrated(own, rules.wording.guide())
        terms = (answers.GuideTerm(said(forms), paragraph) for forms, paragraph in rules.wording.terms())
        told = tuple(_section(own, section, placed) for section, placed in sections)
        return wire.encode(answers.GuideView(told, tuple(terms)))

    return await made(host, request, Wanted(("guide", place.id, place.rules, modules), told), JSON)


def _section(own: Family, section: Section, placed: tuple[Placed, ...]) -> answers.GuideSection:
    return answers.GuideSection(
        said(section.heading),
        tuple(map(said, section.paragraphs)),
        tuple(_figure(own, after, figure) for after, figure in placed),
        section.module,
    )


def _figure(own: Family, after: int, figure: Figure) -> answers.GuideFigure:
    pictures = tuple(_picture(picture, replayed(own, picture)) for picture in figure.pictures)
    return answers.GuideFigure(after, said(captioned(own, figure.name)), pictures)


def _picture(picture: Picture, shown: Shown) -> answers.GuidePicture:
    width, height = draw.taught_size(shown, picture)
    return answers.GuidePicture(picture.name, width, height, tuple(_shows(picture, shown)))


def _shows(picture: Picture, shown: Shown) -> Iterator[answers.GuideSaying]:
    for tried in shown.tried:
        yield answers.GuideSaying("refused" if tried.rule else "allowed", said(tried.says))
    for entry in shown.counted(picture):
        yield answers.GuideSaying("counted", said(entry))


async def picture(host: Host, request: Request) -> Response:
    """A picture of the rules pages."""
    own, name = asked_family(request), request.path_params["name"]
    check_language(request.query_params.get("language", "en"))
    theme, language = theme_of(request), language_of(request)

    def drawn() -> bytes:
        known = pictures_of(own)
        if name not in known:
            raise UnknownName("error-no-picture", name=name)
        shown, words = replayed(own, known[name]), Words(language, city_folders(own.id))
        title = words(captioned(own, known[name].figure))
        return draw.taught(shown, known[name], title, theme, words).encode()

    wanted = Wanted(("book", own.id, name, theme, language), drawn)
    try:
        return await made(host, request, wanted, SVG, BY_LANGUAGE)
    except UnknownName as error:
        raise HttpProblem(404, error.text) from error


async def texts(host: Host, request: Request) -> Response:
    """What only the rules pages of a family say, as one Fluent file."""
    own, language = asked_family(request), request.path_params["language"]
    check_language(language, 404)
    wanted = Wanted(("book-texts", own.id, language), lambda: book_source(language, own.id).encode())
    return await made(host, request, wanted, PLAIN)


def city_folders(name: str) -> list[Path]:
    """Of all cities of a family: what a box of the pad is called may be known to one of them alone."""
    games = registry()
    return [games.find(game).folder for game in games if game.partition("/")[0] == name]


def asked_family(request: Request) -> Family:
    try:
        return family(request.path_params["family"])
    except UnknownName as error:
        raise HttpProblem(404, error.text) from error


ROUTES: tuple[Route, ...] = (
    Route(
        "GET",
        f"{GAME}/guide",
        guide,
        "The rules of the game",
        answers.GuideView,
        query=(("modules", str, "names with commas between them"), *RULES),
        problems=(404, 422),
    ),
    Route(
        "GET",
        f"{BOOK}/texts/{{language}}",
        texts,
        "What only the rules pages of a family say, as one Fluent file",
        PLAIN,
        problems=(404,),
    ),
    Route(
        "GET",
        f"{BOOK}/{{name}}.svg",
        picture,
        "A picture of the rules pages",
        SVG,
        query=(*THEME, *LANGUAGE),
        problems=(400, 404),
    ),
)
