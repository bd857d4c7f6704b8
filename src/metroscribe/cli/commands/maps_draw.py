"""`metroscribe maps draw`: a map file as a picture."""

from pathlib import Path

from metroscribe.cli.command import Option, command
from metroscribe.cli.options import MAP, MODULES, OF_GAME, THEME, Theme
from metroscribe.texts import Words


@command(
    "maps draw",
    "cli-maps-draw-help",
    MAP,
    Option("--output", "cli-output-help", "cli-value-file", Path, short="-o", required=True),
    MODULES,
    OF_GAME,
    THEME,
    section="cli-section-maps",
    example="mine.toml --game {game} -o mine.svg",
)
def draw_map(
    words: Words, file: Path, output: Path, modules: tuple[str, ...], game: str | None, theme: Theme
) -> None:
    from metroscribe import draw
    from metroscribe.cli.loading import game_of_map
    from metroscribe.records import save_text

    found = game_of_map(file, game)
    rules, words = found.rules(modules), Words(words.language, [found.folder])
    table = rules.new(1)
    save_text(output, draw.svg(rules, table, table.sheets[0], theme=theme, words=words))
    print(words("cli-drawn", file=str(output)))
