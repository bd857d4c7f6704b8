"""Finding the game that a command is about, and the words it needs."""

from collections.abc import Iterable
from pathlib import Path

from metroscribe.core.errors import BadFile, MetroscribeError
from metroscribe.core.registry import CITY_FILE, Game, Registry, home_of
from metroscribe.core.rules import AnyRules
from metroscribe.games import loaders, registry
from metroscribe.records import Record
from metroscribe.texts import Words


def load_game(name: str, map_file: Path | None = None, rules: int | None = None) -> Game:
    game = registry().load(name, rules)
    return game.with_map(map_file) if map_file else game


def load_rules(
    words: Words, name: str, modules: Iterable[str], map_file: Path | None, version: int | None = None
) -> tuple[AnyRules, Words]:
    """The rules, and words that also know the texts of their city."""
    game = load_game(name, map_file, version)
    return game.rules(modules), Words(words.language, [game.folder])


def load_record(words: Words, file: Path, record: Record, map_file: Path | None) -> tuple[AnyRules, Words]:
    """The rules a record was played by; what it names and we lack is a fault of the file."""
    try:
        return load_rules(words, record.game, record.modules, map_file, record.rules)
    except BadFile:
        raise
    except MetroscribeError as error:
        raise BadFile(file, error.text) from error


def game_of_map(file: Path, name: str | None) -> Game:
    """The game a map file is for: the named one, or that of the city's folder it lies in."""
    if name is not None:
        return load_game(name, file)
    folder = file.resolve().parent
    if not (folder / CITY_FILE).exists():
        raise MetroscribeError("error-map-needs-game", file=str(file))
    for known in (registry(), Registry([home_of(folder)], loaders())):
        for place in known.places():
            if place.folder.resolve() == folder:
                return known.load(place.id, place.rules).with_map(file)
    raise min(known.broken.values(), key=lambda fault: fault.path.parent.resolve() != folder)
