"""Arguments and options that several commands have."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Literal, get_args

from metroscribe.cli.command import Argument, Choice, Number, Option
from metroscribe.cli.settings import variable_of
from metroscribe.core.errors import UnknownName

Theme = Literal["light", "dark", "auto"]


def options_of(given: Iterable[str]) -> dict[str, str]:
    """`deck=20` chooses the deck of 20 cards."""
    chosen: dict[str, str] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not (name and sign and value):
            raise UnknownName("error-option-form", text=text)
        if name in chosen:
            raise UnknownName("error-option-twice", name=name)
        chosen[name] = value
    return chosen


def data_folder(given: Path | None) -> Path:
    """Where the matches of the server are kept; METROSCRIBE_DATA says it to every command."""
    from metroscribe.server.config import default_folder

    variable = os.environ.get(variable_of(DATA))
    return given or (Path(variable) if variable else default_folder())


GAME = Argument("game", "cli-value-game", "cli-game-help")
RECORD = Argument("file", "cli-value-record", "cli-file-help", Path)
MAP = Argument("file", "cli-value-map", "cli-map-file-help", Path)
OF_GAME = Option("--game", "cli-map-game-help", "cli-value-game")
MODULES = Option("--module", "cli-module-help", "cli-value-module", short="-m", into="modules", gather=tuple)
TABLE_OPTIONS = Option("--option", "cli-option-help", "cli-value-option", into="options", gather=options_of)
OWN_MAP = Option("--map", "cli-map-help", "cli-value-map", Path, into="map_file")
SEATS = Option("--seats", "cli-seats-help", "cli-value-number", Number(), 1)
JOBS = Option("--jobs", "cli-arena-jobs-help", "cli-value-number", Number(1), 1)
THEME = Option("--theme", "cli-theme-help", kind=Choice(get_args(Theme)), default="light")
JSON = Option("--json", "cli-json-help", into="as_json")
DATA = Option("--data", "cli-data-help", "cli-value-folder", Path)
