"""A third family, outside of the package: coins are tossed, nothing is drawn between stations.

It declares no fast engine and no search.
"""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from metroscribe.core.cards import Card
from metroscribe.core.game import GameInfo, chosen_modules
from metroscribe.core.mapfile import MapFile
from metroscribe.core.registry import CITY_FILE, Game
from metroscribe.games import Family
from tests.core.coins import CALLS, Coins

HERE = Path(__file__).parent


class Toss(Coins):
    """The rules of a city of this family: those of the smallest game there is."""

    cards = frozenset((*(Card("deck", side) for side in CALLS), *(Card("stake", points) for points in "12")))

    def __init__(self, info: GameInfo) -> None:
        self.info = info


class City:
    def __init__(self, folder: Path, game: str) -> None:
        self.folder = folder
        family, city = game.split("/")
        version = MapFile.read(folder / CITY_FILE).get("rules")
        self.info = replace(Coins.info, id=game, family=family, city=city, rules=version)

    def with_map(self, map_file: Path) -> Game:
        return self

    def check(self) -> None:
        """There is no map."""

    def rules(self, modules: Iterable[str] = ()) -> Toss:
        chosen_modules(self.info, modules)
        return Toss(self.info)


FAMILY = Family(
    id="coins",
    title="Coins",
    load=City,
    cities=HERE / "cities",
    texts=HERE / "texts",
    lesson=HERE / "lesson.toml",
    drawing="tests.third_family.drawing",
)
