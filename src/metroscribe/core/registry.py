"""The registry is the set of folders: every folder with a `city.toml` under a root is a game."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from metroscribe.core.errors import BadFile, UnknownName
from metroscribe.core.game import GameInfo
from metroscribe.core.mapfile import read_toml
from metroscribe.core.rules import AnyRules
from metroscribe.core.text import Text

CITY_FILE = "city.toml"


class Game(Protocol):
    """A city that can be played, loaded from its folder."""

    @property
    def info(self) -> GameInfo:
        """Of the game with every module it has."""
        ...

    @property
    def folder(self) -> Path: ...

    def with_map(self, map_file: Path) -> "Game":
        """The same city on a map of somebody's own."""
        ...

    def check(self) -> None:
        """`BadFile` with the first fault that can be found without playing."""
        ...

    def rules(self, modules: Iterable[str] = ()) -> AnyRules:
        """The rules with these modules; `UnknownName` or `NotAllowed` if they cannot be."""
        ...


Loader = Callable[[Path, str], Game]
"""How a family makes a game of a city's folder and the game's id."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a game lies, before it is loaded."""

    family: str
    city: str
    folder: Path

    @property
    def id(self) -> str:
        return f"{self.family}/{self.city}"


class Registry:
    def __init__(self, roots: Iterable[Path], families: Mapping[str, Loader]) -> None:
        self._families = families
        self._places: dict[str, Place] = {}
        self._games: dict[str, Game] = {}
        self.broken: dict[str, BadFile] = {}
        """By folder name, the cities whose `city.toml` says nothing that could be used."""
        for root in roots:
            for file in sorted(root.glob(f"**/{CITY_FILE}")):
                self._add(file)

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self._places))

    def find(self, name: str) -> Place:
        """By `family/city`, or by city alone where only one family has it."""
        if name in self._places:
            return self._places[name]
        found = [place for place in self._places.values() if place.city == name]
        if len(found) == 1:
            return found[0]
        if (city := name.rpartition("/")[2]) in self.broken:
            raise self.broken[city]
        key = "error-ambiguous-game" if found else "error-unknown-game"
        names = sorted(place.id for place in found) or list(self)
        raise UnknownName(key, name=name, candidates=", ".join(names))

    def load(self, name: str) -> Game:
        place = self.find(name)
        if place.id not in self._games:
            self._games[place.id] = self._families[place.family](place.folder, place.id)
        return self._games[place.id]

    def _add(self, file: Path) -> None:
        """One broken city must not keep the others from being played."""
        try:
            place = Place(self._family(file), file.parent.name, file.parent)
            if (other := self._places.get(place.id)) is not None:
                args = {"game": place.id, "other": str(other.folder)}
                raise BadFile(file, Text("fault-game-twice", args))
            self._places[place.id] = place
        except BadFile as fault:
            self.broken[file.parent.name] = fault

    def _family(self, file: Path) -> str:
        family = read_toml(file).get("family")
        if family is None:
            raise BadFile(file, Text("fault-missing-key", {"key": "family"}))
        if family not in self._families:
            names = ", ".join(sorted(self._families))
            raise BadFile(file, Text("fault-unknown-family", {"family": str(family), "candidates": names}))
        return str(family)
