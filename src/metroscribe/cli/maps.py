"""`metroscribe maps check` and `maps draw`."""

from pathlib import Path

from metroscribe import draw
from metroscribe.cli.loading import game_of_map, known_theme
from metroscribe.records import save_text
from metroscribe.texts import Words


def check_map(words: Words, file: Path, name: str | None) -> None:
    game = game_of_map(file, name)
    rules = game.rules()
    print(words("cli-map-good", file=str(file), game=game.info.id, hash=rules.map_hash))


def draw_map(words: Words, file: Path, output: Path, name: str | None, theme: str) -> None:
    game = game_of_map(file, name)
    rules, words = game.rules(), Words(words.language, [game.folder])
    table = rules.new(1)
    save_text(output, draw.svg(rules, table, table.sheets[0], theme=known_theme(theme), words=words))
    print(words("cli-drawn", file=str(output)))
