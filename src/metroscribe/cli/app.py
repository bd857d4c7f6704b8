"""The commands and their options; what they do stands in the modules beside this one."""

import io
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Literal

import typer

from metroscribe.core.errors import MetroscribeError, UnknownName
from metroscribe.texts import Words, chosen_language, languages

MISUSED = 2


def _language_of(arguments: list[str]) -> tuple[str, list[str]]:
    """The language, which must be known before the help texts are made, and the arguments without it."""
    rest, wanted = [], None
    given = iter(arguments)
    for argument in given:
        if argument == "--lang":
            wanted = next(given, "")
        elif argument.startswith("--lang="):
            wanted = argument.removeprefix("--lang=")
        else:
            rest.append(argument)
    if wanted is not None and wanted not in languages():
        raise UnknownName("error-language", name=wanted, candidates=", ".join(languages()))
    return chosen_language(wanted), rest


def options_of(given: Iterable[str]) -> dict[str, str]:
    """`deck=20` chooses the deck of 20 cards."""
    chosen = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not (name and sign and value):
            raise UnknownName("error-option-form", text=text)
        if name in chosen:
            raise UnknownName("error-option-twice", name=name)
        chosen[name] = value
    return chosen


def data_folder(given: Path | None) -> Path:
    from metroscribe.server.config import default_folder

    return given or default_folder()


def build(words: Words) -> typer.Typer:
    """All commands, speaking the given language."""
    app = typer.Typer(
        help=words("cli-help"), no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False
    )
    maps = typer.Typer(help=words("cli-maps-help"), no_args_is_help=True)

    @app.callback()
    def common(
        lang: Annotated[
            str, typer.Option(metavar="|".join(languages()), help=words("cli-lang-help"))
        ] = words.language,
    ) -> None:
        """Taken out by `_language_of` before anything else; here for the help."""

    Modules = Annotated[list[str] | None, typer.Option("--module", "-m", help=words("cli-module-help"))]
    Options = Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=words("cli-option-help"))
    ]
    MapFile = Annotated[Path | None, typer.Option("--map", help=words("cli-map-help"))]
    Json = Annotated[bool, typer.Option("--json", help=words("cli-json-help"))]
    Seed = Annotated[str | None, typer.Option(help=words("cli-seed-help"))]
    Seats = Annotated[int, typer.Option(help=words("cli-seats-help"))]

    @app.command(help=words("cli-games-help"))
    def games(as_json: Json = False) -> None:
        from metroscribe.cli.games import list_games

        list_games(words, as_json)

    @app.command(help=words("cli-play-help"))
    def play(
        game: Annotated[str | None, typer.Argument(help=words("cli-game-help"))] = None,
        module: Modules = None,
        seats: Seats = 1,
        bot: Annotated[str, typer.Option(help=words("cli-opponent-help"))] = "greedy",
        seed: Seed = None,
        option: Options = None,
        map_file: MapFile = None,
        resume: Annotated[Path | None, typer.Option(help=words("cli-resume-help"))] = None,
        record: Annotated[Path | None, typer.Option(help=words("cli-record-help"))] = None,
        real_cards: Annotated[bool, typer.Option(help=words("cli-real-help"))] = False,
    ) -> None:
        from metroscribe.cli.play import Setup, play_terminal

        chosen = options_of(option or ())
        setup = Setup(
            game, tuple(module or ()), seats, bot, seed, chosen, map_file, resume, record, real_cards
        )
        play_terminal(words, setup)

    @app.command(help=words("cli-replay-help"))
    def replay(
        file: Path,
        map_file: MapFile = None,
        turns: Annotated[bool, typer.Option(help=words("cli-turns-help"))] = False,
        output: Annotated[Path | None, typer.Option("--output", "-o", help=words("cli-sheet-help"))] = None,
        seat: Annotated[int, typer.Option(help=words("cli-seat-help"))] = 1,
        theme: Annotated[
            str, typer.Option(metavar="light|dark|auto", help=words("cli-theme-help"))
        ] = "light",
        as_json: Json = False,
    ) -> None:
        from metroscribe.cli.replay import draw_sheet, show_record

        if output is not None:
            draw_sheet(words, file, map_file, output, seat, theme)
        else:
            show_record(words, file, map_file, turns, as_json)

    @app.command(help=words("cli-simulate-help"))
    def simulate(
        game: Annotated[str, typer.Argument(help=words("cli-game-help"))],
        bot: Annotated[list[str] | None, typer.Option(help=words("cli-bot-help"))] = None,
        matches: Annotated[int, typer.Option(min=1, help=words("cli-matches-help"))] = 100,
        seed: Annotated[str, typer.Option(help=words("cli-seed-help"))] = "1",
        seats: Seats = 1,
        module: Modules = None,
        option: Options = None,
        map_file: MapFile = None,
        as_json: Json = False,
    ) -> None:
        from metroscribe.cli.simulate import Setup, simulate_matches

        specs = tuple(bot or ["random"])
        setup = Setup(
            game, specs, matches, seed, seats, tuple(module or ()), options_of(option or ()), map_file
        )
        simulate_matches(words, setup, as_json)

    @app.command(help=words("cli-train-help"))
    def train(
        game: Annotated[str, typer.Argument(help=words("cli-game-help"))],
        matches: Annotated[int | None, typer.Option(min=1, help=words("cli-train-matches-help"))] = None,
        seed: Annotated[int, typer.Option(min=0, help=words("cli-train-seed-help"))] = 1,
        out: Annotated[Path | None, typer.Option(metavar="FILE", help=words("cli-train-out-help"))] = None,
        plain: Annotated[bool, typer.Option("--plain", help=words("cli-train-plain-help"))] = False,
    ) -> None:
        from metroscribe.cli.train import Setup, train_net

        train_net(words, Setup(game, matches, seed, out, plain))

    @app.command(help=words("cli-arena-help"))
    def arena(
        bots: Annotated[list[str], typer.Argument(metavar="BOT...", help=words("cli-arena-bots-help"))],
        game: Annotated[str, typer.Option(help=words("cli-game-help"))],
        matches: Annotated[int, typer.Option(min=1, help=words("cli-arena-matches-help"))] = 100,
        which: Annotated[
            str, typer.Option("--set", metavar="dev|confirm", help=words("cli-arena-set-help"))
        ] = "dev",
        seed_set: Annotated[str, typer.Option(help=words("cli-arena-seeds-help"))] = "1",
        seats: Seats = 1,
        module: Modules = None,
        option: Options = None,
        map_file: MapFile = None,
        jobs: Annotated[int, typer.Option(min=1, help=words("cli-arena-jobs-help"))] = 1,
        out: Annotated[Path | None, typer.Option(metavar="FOLDER", help=words("cli-arena-out-help"))] = None,
        mixed: Annotated[bool, typer.Option("--mixed", help=words("cli-arena-mixed-help"))] = False,
        as_json: Json = False,
    ) -> None:
        from metroscribe.cli.arena import Setup, compare

        setup = Setup(
            tuple(bots),
            game,
            matches,
            which,
            seed_set,
            seats,
            tuple(module or ()),
            options_of(option or ()),
            map_file,
            jobs,
            out,
            mixed,
        )
        compare(words, setup, as_json)

    @app.command(help=words("cli-levels-help"))
    def levels(
        games: Annotated[
            list[str] | None, typer.Argument(metavar="[GAME]...", help=words("cli-levels-games-help"))
        ] = None,
        matches: Annotated[int, typer.Option(min=2, help=words("cli-arena-matches-help"))] = 200,
        jobs: Annotated[int, typer.Option(min=1, help=words("cli-arena-jobs-help"))] = 1,
        fit: Annotated[bool, typer.Option("--fit", help=words("cli-levels-fit-help"))] = False,
        page: Annotated[Path | None, typer.Option(metavar="FILE", help=words("cli-levels-page-help"))] = None,
    ) -> None:
        from metroscribe.cli.levels import Setup, measure_levels

        measure_levels(words, Setup(tuple(games or ()), matches, jobs, fit, page))

    @app.command("bot", help=words("cli-speak-help"))
    def speak(spec: Annotated[str, typer.Argument(metavar="BOT", help=words("cli-spec-help"))]) -> None:
        from metroscribe.bots.speaking import Speaker

        def write(line: str) -> None:
            print(line, flush=True)

        Speaker(spec, write).listen(sys.stdin)

    Data = Annotated[Path | None, typer.Option(help=words("cli-data-help"))]

    @app.command(help=words("cli-serve-help"))
    def serve(
        host: Annotated[str, typer.Option(help=words("cli-host-help"))] = "127.0.0.1",
        port: Annotated[int, typer.Option(min=0, max=65535, help=words("cli-port-help"))] = 8000,
        data: Data = None,
        lan: Annotated[bool, typer.Option("--lan", help=words("cli-lan-help"))] = False,
        public: Annotated[str, typer.Option(help=words("cli-public-help"))] = "",
        keep_days: Annotated[int, typer.Option(min=0, help=words("cli-keep-help"))] = 0,
        allow_exec_bots: Annotated[
            Path | None, typer.Option(metavar="FOLDER", help=words("cli-exec-help"))
        ] = None,
        bot_pace: Annotated[
            Literal["person", "at-once"], typer.Option(help=words("cli-bot-pace-help"))
        ] = "person",
    ) -> None:
        from metroscribe.cli.serve import EVERYWHERE
        from metroscribe.cli.serve import serve as run
        from metroscribe.server.config import Config

        folder = data_folder(data)
        config = Config(
            folder=folder,
            host=EVERYWHERE if lan else host,
            port=port,
            public=public.rstrip("/"),
            trusted_proxy=bool(public),
            keep_days=keep_days,
            exec_bots=allow_exec_bots,
            bot_pace=bot_pace,
            door="code" if lan else "link",
        )
        run(words, config)

    @app.command(help=words("cli-verify-help"))
    def verify(file: Path, map_file: MapFile = None, as_json: Json = False) -> None:
        from metroscribe.cli.verify import verify_record

        verify_record(words, file, map_file, as_json)

    @app.command(help=words("cli-backup-help"))
    def backup(target: Path, data: Data = None) -> None:
        from metroscribe.cli import serve

        serve.backup(words, data_folder(data), target)

    @app.command(help=words("cli-restore-help"))
    def restore(file: Path, data: Data = None) -> None:
        from metroscribe.cli import serve

        serve.restore(words, file, data_folder(data))

    @app.command("export", help=words("cli-export-help"))
    def export(target: Path, data: Data = None) -> None:
        from metroscribe.cli import serve

        serve.export_records(words, data_folder(data), target)

    @app.command("import", help=words("cli-import-help"))
    def import_(files: list[Path], data: Data = None) -> None:
        from metroscribe.cli import serve

        serve.import_records(words, data_folder(data), files)

    @maps.command("check", help=words("cli-maps-check-help"))
    def check(
        file: Path, game: Annotated[str | None, typer.Option(help=words("cli-game-help"))] = None
    ) -> None:
        from metroscribe.cli.maps import check_map

        check_map(words, file, game)

    @maps.command("draw", help=words("cli-maps-draw-help"))
    def draw(
        file: Path,
        output: Annotated[Path, typer.Option("--output", "-o", help=words("cli-output-help"))],
        module: Modules = None,
        game: Annotated[str | None, typer.Option(help=words("cli-game-help"))] = None,
        theme: Annotated[
            str, typer.Option(metavar="light|dark|auto", help=words("cli-theme-help"))
        ] = "light",
    ) -> None:
        from metroscribe.cli.maps import draw_map

        draw_map(words, file, output, tuple(module or ()), game, theme)

    app.add_typer(maps, name="maps")
    return app


def main(arguments: list[str] | None = None) -> None:
    """Run a command. What a person can put right is told in one sentence, with exit status 2."""
    given = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(_guarded(given))


def _guarded(given: list[str]) -> int:
    words = Words(chosen_language())
    try:
        language, rest = _language_of(given)
        words = Words(language)
        build(words)(rest)
    except MetroscribeError as error:
        print(words(error.text), file=sys.stderr)
        return MISUSED
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else int(stop.code is not None)
    return 0
