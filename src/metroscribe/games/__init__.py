"""The games: a package for each family, in it a folder for each city."""

import os
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from metroscribe.core.errors import UnknownName
from metroscribe.core.registry import Game, Loader, Registry
from metroscribe.games.lesson import LESSON_FILE, Hint, Lesson, read_lesson

__all__ = ["Hint", "Lesson", "families", "family_id", "lesson", "registry"]

HERE = Path(__file__).parent
CITIES = "METROSCRIBE_CITIES"
"""The environment variable that names further folders of cities."""


def registry(roots: Iterable[Path] = ()) -> Registry:
    """Every city of the package, of the folders in METROSCRIBE_CITIES, and of the given ones."""
    named = [Path(name).expanduser() for name in os.environ.get(CITIES, "").split(os.pathsep) if name]
    for folder in named:
        if not folder.is_dir():
            raise UnknownName("error-no-folder", folder=str(folder))
    return Registry((HERE, *named, *roots), families())


def families() -> dict[str, Loader]:
    """By its id, how each family loads a city."""
    return {family_id(name): _loader(name) for name in _families()}


def family_id(package: str) -> str:
    return package.replace("_", "-")


def lesson(family: str) -> Lesson:
    """The guided first match of a family; `UnknownName` if there is no such family."""
    packages = {family_id(name): name for name in _families()}
    if family not in packages:
        raise UnknownName("error-unknown-family", name=family, candidates=", ".join(packages))
    return read_lesson(HERE / packages[family] / LESSON_FILE)


def _families() -> Iterable[str]:
    return (module.name for module in iter_modules([str(HERE)]) if module.ispkg)


def _loader(package: str) -> Loader:
    def load(folder: Path, game: str) -> Game:
        loaded: Game = import_module(f"metroscribe.games.{package}").load(folder, game)
        return loaded

    return load
