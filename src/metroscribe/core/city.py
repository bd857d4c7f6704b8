"""A city's folder: `city.toml` says what it is played with, `map.toml` what is printed."""

from collections.abc import Collection, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Self

from metroscribe.core.game import Credits, GameInfo
from metroscribe.core.mapfile import MapFile
from metroscribe.core.mixes import Rulebook, graded
from metroscribe.core.registry import CITY_FILE
from metroscribe.core.shape import check_shape

MAP_FILE = "map.toml"
YEARS = range(1900, 10_000)
SHAPE: Mapping[str, Any] = {
    "family": str,
    "rules": int,
    "credits": {"title": str, "designer": str, "publisher": str, "year": YEARS},
    "rulebooks?": {"*": {"names?": [[str]], "against?": [[str]]}},
}
"""What every `city.toml` has."""


class CityFolder:
    """Reads its files when they are needed, and checks all of them before there are any rules."""

    city_shape: ClassVar[Mapping[str, Any]]
    map_shape: ClassVar[Mapping[str, Any]]
    seats: ClassVar[tuple[int, int]]

    def __init__(self, folder: Path, game: str, map_file: Path | None = None) -> None:
        self.folder, self.id = folder, game
        self.map_file = map_file or folder / MAP_FILE
        self.file = MapFile.read(folder / CITY_FILE)
        check_shape(self.file, self.city_shape)

    def with_map(self, map_file: Path) -> Self:
        """The same city on a map of somebody's own."""
        return type(self)(self.folder, self.id, map_file)

    def read_map(self) -> MapFile:
        file = MapFile.read(self.map_file)
        check_shape(file, self.map_shape)
        return file

    @property
    def known_modules(self) -> Collection[str]:
        """All that its files may speak of, whether or not its map lets them be played."""
        raise NotImplementedError

    @cached_property
    def rulebooks(self) -> tuple[Rulebook, ...]:
        """What rulebooks, by the titles of their games, say of mixes of this city's modules."""
        told: Mapping[str, Mapping[str, Any]] = self.file.get("rulebooks", {})
        against = [mix for says in told.values() for mix in says.get("against", ())]
        for title, says in told.items():
            for mix in (*says.get("names", ()), *says.get("against", ())):
                self._check_mix(f"rulebooks.{title}", mix)
            for mix in says.get("names", ()):
                if any(set(some) <= set(mix) for some in against):
                    self.file.fail_at(
                        f"rulebooks.{title}.names", "mix-contradiction", modules=" + ".join(mix)
                    )
            if any(len(mix) < 2 for mix in says.get("against", ())):
                self.file.fail_at(f"rulebooks.{title}.against", "mix-against")
        return tuple(Rulebook(title, **says) for title, says in told.items())

    def _check_mix(self, key: str, mix: Collection[str]) -> None:
        known = self.known_modules
        for name in mix:
            if name not in known:
                self.file.fail_at(key, "mix-module", name=name, candidates=", ".join(known))

    def info_with(
        self,
        modules: tuple[str, ...],
        options: Mapping[str, tuple[str, ...]],
        guests: tuple[str, ...] = (),
        suggested: Mapping[str, tuple[str, ...]] | None = None,
        figures: Mapping[str, Mapping[str, int]] | None = None,
    ) -> GameInfo:
        """What the game says of itself, with these modules."""
        family, city = self.id.split("/")
        credits = Credits(**self.file.get("credits"))
        return GameInfo(
            id=self.id,
            family=family,
            city=city,
            rules=self.file.get("rules"),
            seats=self.seats,
            modules=modules,
            guests=guests,
            mixes=graded(modules, credits.title, self.rulebooks),
            options=options,
            credits=credits,
            suggested=suggested or {},
            figures=figures or {},
        )
