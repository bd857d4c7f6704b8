"""The registry is the set of folders: every folder with a `city.toml` under a root is a game.

A city's folder holds the newest version of its rules; older ones lie in folders `v1`, `v2` below it.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from metroscribe.core.errors import BadFile, UnknownName
from metroscribe.core.game import GameInfo
from metroscribe.core.mapfile import read_toml
from metroscribe.core.rules import AnyRules
from metroscribe.core.text import Arg, Text, whole

CITY_FILE = "city.toml"
OLDER = re.compile(r"v([1-9][0-9]*)")
"""The name of a folder with an older version."""


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
    """Where one version of a game lies, before it is loaded."""

    family: str
    city: str
    folder: Path
    rules: int

    @property
    def id(self) -> str:
        return f"{self.family}/{self.city}"


def version_of(text: str | None) -> int | None:
    """The version that a text names; 0, which no city has, where it is no number."""
    return None if text is None else whole(text) or 0


def home_of(folder: Path) -> Path:
    """The city's own folder, of that or of the folder of an older version."""
    older = OLDER.fullmatch(folder.name) and (folder.parent / CITY_FILE).exists()
    return folder.parent if older else folder


class Registry:
    def __init__(self, roots: Iterable[Path], families: Mapping[str, Loader]) -> None:
        self._families = families
        self._places: dict[str, dict[int, Place]] = {}
        """Each game by its id, its versions by their numbers, the newest first."""
        self._games: dict[Place, Game] = {}
        self.broken: dict[str, BadFile] = {}
        """By folder name, or by `family/city/v1`, those whose `city.toml` says nothing that could be used."""
        for root in roots:
            for file in sorted(root.glob(f"**/{CITY_FILE}")):
                if home_of(file.parent) == file.parent:
                    self._add(file)

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self._places))

    def find(self, name: str, rules: int | None = None) -> Place:
        """By `family/city`, or by city alone where only one family has it: this version, or the newest."""
        versions = self._versions(name)
        newest = next(iter(versions.values()))
        if rules is None:
            return newest
        if rules in versions:
            return versions[rules]
        if (fault := self.broken.get(f"{newest.id}/v{rules}")) is not None:
            raise fault
        known = ", ".join(map(str, sorted(versions)))
        raise UnknownName("error-unknown-rules", game=newest.id, rules=rules, candidates=known)

    def places(self) -> Iterator[Place]:
        """Every version of every game."""
        return (place for name in self for place in self._places[name].values())

    def _versions(self, name: str) -> Mapping[int, Place]:
        if name in self._places:
            return self._places[name]
        found = [place for place in map(self.find, self) if place.city == name]
        if len(found) == 1:
            return self._places[found[0].id]
        if (city := name.rpartition("/")[2]) in self.broken:
            raise self.broken[city]
        key = "error-ambiguous-game" if found else "error-unknown-game"
        names = sorted(place.id for place in found) or list(self)
        raise UnknownName(key, name=name, candidates=", ".join(names))

    def load(self, name: str, rules: int | None = None) -> Game:
        """The game by the newest version of its rules, or by this one."""
        place = self.find(name, rules)
        if place not in self._games:
            self._games[place] = self._families[place.family](place.folder, place.id)
        return self._games[place]

    def _add(self, file: Path) -> None:
        """One broken city must not keep the others from being played."""
        try:
            place = self._place(file, file.parent.name)
            if place.id in self._places:
                args = {"game": place.id, "other": str(self.find(place.id).folder)}
                raise BadFile(file, Text("fault-game-twice", args))
        except BadFile as fault:
            self.broken[file.parent.name] = fault
        else:
            self._places[place.id] = {place.rules: place, **dict(self._older(place))}

    def _older(self, newest: Place) -> Iterator[tuple[int, Place]]:
        for file in sorted(newest.folder.glob(f"v*/{CITY_FILE}")):
            if (named := OLDER.fullmatch(file.parent.name)) is None:
                continue
            try:
                place = self._place(file, newest.city)
                if place.id != newest.id or place.rules != int(named[1]) or place.rules >= newest.rules:
                    args: dict[str, Arg] = {"family": newest.family, "rules": int(named[1])}
                    raise BadFile(file, Text("fault-version", {**args, "newest": newest.rules}))
                yield place.rules, place
            except BadFile as fault:
                self.broken[f"{newest.id}/{file.parent.name}"] = fault

    def _place(self, file: Path, city: str) -> Place:
        """A city that does not number its rules is refused by its family."""
        data = read_toml(file)
        rules = data.get("rules")
        return Place(self._family(file, data), city, file.parent, rules if isinstance(rules, int) else 1)

    def _family(self, file: Path, data: Mapping[str, object]) -> str:
        family = data.get("family")
        if family is None:
            raise BadFile(file, Text("fault-missing-key", {"key": "family"}))
        if family not in self._families:
            names = ", ".join(sorted(self._families))
            raise BadFile(file, Text("fault-unknown-family", {"family": str(family), "candidates": names}))
        return str(family)
