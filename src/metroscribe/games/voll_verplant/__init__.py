"""voll verplant: a card for everybody, a window of one wagon, crosses along its line."""

from pathlib import Path

from metroscribe.core.registry import Game
from metroscribe.games.family import Family

HERE = Path(__file__).parent


def load(folder: Path, game: str) -> Game:
    from metroscribe.games.voll_verplant.city import City

    return City(folder, game)


FAMILY = Family(
    id="voll-verplant",
    load=load,
    cities=HERE / "cities",
    texts=HERE / "texts",
    lesson=HERE / "lesson.toml",
    drawing="metroscribe.draw.voll_verplant",
    engine="metroscribe.fast.voll_verplant",
    search="metroscribe.search.voll_verplant",
)
