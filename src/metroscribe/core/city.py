"""A city's folder: `city.toml` says what it is played with, `map.toml` what is printed."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Self

from metroscribe.core.game import Credits, GameInfo
from metroscribe.core.mapfile import MapFile
from metroscribe.core.registry import CITY_FILE
from metroscribe.core.shape import check_shape

MAP_FILE = "map.toml"
YEARS = range(1900, 10_000)
SHAPE: Mapping[str, Any] = {
    "family": str,
    "rules": int,
    "credits": {"title": str, "designer": str, "publisher": str, "year": YEARS},
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

    def info_with(
        self,
        modules: tuple[str, ...],
        options: Mapping[str, tuple[str, ...]],
        guests: tuple[str, ...] = (),
        discouraged: tuple[tuple[str, ...], ...] = (),
        suggested: Mapping[str, tuple[str, ...]] | None = None,
    ) -> GameInfo:
        """What the game says of itself, with these modules."""
        family, city = self.id.split("/")
        return GameInfo(
            id=self.id,
            family=family,
            city=city,
            rules=self.file.get("rules"),
            seats=self.seats,
            modules=modules,
            guests=guests,
            discouraged=discouraged,
            options=options,
            credits=Credits(**self.file.get("credits")),
            suggested=suggested or {},
        )
