"""What is shown before a table is opened: games, pictures, cards, lessons, texts; who hosts them."""

from starlette.requests import Request
from starlette.responses import Response

from metroscribe.bots.levels import UNASKED, typical_points
from metroscribe.core.errors import UnknownName
from metroscribe.core.game import GameInfo
from metroscribe.core.mixes import Mix
from metroscribe.core.registry import Place
from metroscribe.games import lesson
from metroscribe.server.config import Config
from metroscribe.server.host import drawings
from metroscribe.server.host.kept import Wanted
from metroscribe.server.host.strength import bots_view
from metroscribe.server.host.tables import Host
from metroscribe.server.match.events import Patience
from metroscribe.server.web.route import (
    JSON,
    LANGUAGE,
    PLAIN,
    RULES,
    SVG,
    THEME,
    HttpProblem,
    Route,
    asked_version,
    check_language,
    found_game,
    made,
    theme_of,
    words_for,
)
from metroscribe.server.wire import answers
from metroscribe.server.wire import messages as wire
from metroscribe.server.wire.names import (
    bot_text,
    bot_title,
    game_name,
    module_name,
    module_text,
    option_choice,
    option_name,
)
from metroscribe.server.wire.said import said
from metroscribe.texts import source

BY_LANGUAGE = "accept-language"


async def games(host: Host, request: Request) -> Response:
    """Programs of bots come and go while the server runs: where there may be some, it is made anew."""

    def listed() -> bytes:
        bots = host.players.offered()
        return wire.encode([_game(info, bots, host.config) for info in host.library.infos()])

    wanted = Wanted(("games",), listed, lasting=host.config.exec_bots is None)
    return await made(host, request, wanted, JSON)


def _game(info: GameInfo, bots: tuple[str, ...], config: Config) -> answers.GameView:
    return answers.GameView(
        info.id,
        info.family,
        info.city,
        game_name(info.id, info.credits.title),
        info.rules,
        info.seats,
        tuple(_module(info, name) for name in info.modules),
        tuple(map(_mix, info.mixes)),
        tuple(_option(name, info.offered(name)) for name in info.options),
        _bots(info, bots),
        UNASKED,
        answers.CLOCK,
        config.door,
        config.bot_pace,
        Patience(),
        info.credits.designer,
        info.credits.publisher,
        info.credits.year,
    )


def _bots(info: GameInfo, specs: tuple[str, ...]) -> tuple[answers.BotView, ...]:
    points = typical_points(info.id)
    return tuple(answers.BotView(bot, bot_title(bot), bot_text(bot), points.get(bot)) for bot in specs)


def _module(info: GameInfo, name: str) -> answers.ModuleView:
    return answers.ModuleView(name, module_name(name), module_text(name, info.figures.get(name, {})))


def _mix(mix: Mix) -> answers.MixView:
    return answers.MixView(mix.modules, mix.grade, mix.rulebook, said(mix.text))


def _option(name: str, choices: tuple[str, ...]) -> answers.OptionView:
    offered = (answers.OptionChoice(value, option_choice(name, value)) for value in choices)
    return answers.OptionView(name, option_name(name), tuple(offered))


async def bots(host: Host, request: Request) -> Response:
    """Which of them search, and whether they can do so at full strength yet."""
    wanted = Wanted(("bots",), lambda: wire.encode(bots_view()), lasting=False)
    return await made(host, request, wanted, JSON)


async def texts(host: Host, request: Request) -> Response:
    """All that is said in a language, as one Fluent file."""
    language, game = request.path_params["language"], request.query_params.get("game")
    check_language(language, 404)
    folders = () if game is None else (found_game(host, game, asked_version(request)).folder,)
    wanted = Wanted(("texts", language, folders), lambda: source(language, folders).encode())
    return await made(host, request, wanted, PLAIN)


def asked_game(host: Host, request: Request) -> Place:
    name = f"{request.path_params['family']}/{request.path_params['city']}"
    return found_game(host, name, asked_version(request))


async def picture(host: Host, request: Request) -> Response:
    """A small picture of the city."""
    newest = host.library.registry.find(asked_game(host, request).id)
    return await made(host, request, drawings.picture(host.library, newest, theme_of(request)), SVG)


async def cards(host: Host, request: Request) -> Response:
    """Every card of every module, each a symbol of its own."""
    place = asked_game(host, request)
    words = words_for(host, request, place.id, place.rules)
    return await made(host, request, drawings.cards(host.library, place, words), SVG, BY_LANGUAGE)


async def lessons(host: Host, request: Request) -> Response:
    """A first match with somebody who explains."""
    family = request.path_params["family"]
    wanted = Wanted(("lesson", family), lambda: wire.encode(_lesson(family)))
    try:
        return await made(host, request, wanted, JSON)
    except UnknownName as error:
        raise HttpProblem(404, error.text) from error


def _lesson(family: str) -> answers.LessonView:
    found = lesson(family)
    steps = (answers.HintView(at.turn, at.step, said(at.say), at.point, at.move) for at in found.steps)
    return answers.LessonView(family, found.game, found.seed, found.modules, tuple(steps))


async def legal(host: Host, request: Request) -> Response:
    """Imprint and privacy notice of the host."""
    found = request.app.state.legal
    return await made(host, request, Wanted(("legal",), lambda: wire.encode(found)), JSON)


GAME = "/api/games/{family}/{city}"
ROUTES: tuple[Route, ...] = (
    Route("GET", "/api/games", games, "The games that can be played", list[answers.GameView]),
    Route("GET", "/api/bots", bots, "How strong bots that search are here by now", answers.BotsView),
    Route(
        "GET",
        "/api/texts/{language}",
        texts,
        "All that is said in a language, as one Fluent file",
        PLAIN,
        query=(("game", str, "whose city's texts it has too"), *RULES),
        problems=(404,),
    ),
    Route(
        "GET",
        f"{GAME}/picture.svg",
        picture,
        "A small picture of the city",
        SVG,
        query=THEME,
        problems=(400, 404),
    ),
    Route(
        "GET",
        f"{GAME}/cards.svg",
        cards,
        "Every card as a symbol",
        SVG,
        query=(*LANGUAGE, *RULES),
        problems=(400, 404),
    ),
    Route(
        "GET",
        "/api/lessons/{family}",
        lessons,
        "A guided first match",
        answers.LessonView,
        problems=(404,),
    ),
    Route("GET", "/api/legal", legal, "The host's imprint and privacy notice", answers.LegalView),
)
