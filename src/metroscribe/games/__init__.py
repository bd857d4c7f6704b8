"""The games: a package for each family, in it a folder for each city."""

import os
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from metroscribe.core.errors import UnknownName
from metroscribe.core.registry import Loader, Registry
from metroscribe.games.family import Family
from metroscribe.games.lesson import Hint, Lesson, read_lesson

__all__ = ["Family", "Hint", "Lesson", "families", "family", "lesson", "loaders", "registry"]

HERE = Path(__file__).parent
CITIES = "METROSCRIBE_CITIES"
"""The environment variable that names further folders of cities."""
FAMILIES = "METROSCRIBE_FAMILIES"
"""The one that names further modules with a `FAMILY`, with commas between them."""


def registry(roots: Iterable[Path] = ()) -> Registry:
    """Every city of the families, of the folders in METROSCRIBE_CITIES, and of the given ones."""
    named = [Path(name).expanduser() for name in os.environ.get(CITIES, "").split(os.pathsep) if name]
    for folder in named:
        if not folder.is_dir():
            raise UnknownName("error-no-folder", folder=str(folder))
    own = (family.cities for family in families().values())
    return Registry((*own, *named, *roots), loaders())


def loaders() -> dict[str, Loader]:
    """By its id, how each family loads a city."""
    return {family.id: family.load for family in families().values()}


def families() -> Mapping[str, Family]:
    """By its id, every family of this package and of the modules in METROSCRIBE_FAMILIES."""
    return _declared(os.environ.get(FAMILIES, ""))


def family(name: str) -> Family:
    """By its id; `UnknownName` if there is no such family."""
    known = families()
    if name not in known:
        raise UnknownName("error-unknown-family", name=name, candidates=", ".join(known))
    return known[name]


def lesson(name: str) -> Lesson:
    """The guided first match of a family; `UnknownName` if there is no such family."""
    return read_lesson(family(name).lesson)


@cache
def _declared(elsewhere: str) -> Mapping[str, Family]:
    own = (f"{__name__}.{module.name}" for module in iter_modules(__path__) if module.ispkg)
    found: dict[str, Family] = {}
    for module in (*own, *filter(None, map(str.strip, elsewhere.split(",")))):
        declared = _declaration(module)
        if declared.id in found:
            raise UnknownName("error-family-twice", module=module, family=declared.id)
        found[declared.id] = declared
    return found


def _declaration(module: str) -> Family:
    try:
        declared = import_module(module).FAMILY
    except (ImportError, AttributeError) as error:
        raise UnknownName("error-no-family", module=module, reason=str(error)) from error
    assert isinstance(declared, Family)
    return declared
