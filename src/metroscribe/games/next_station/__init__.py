"""Next Station: one line a round with one pencil, a section a turn, to a station with the card's symbol."""

from pathlib import Path

from metroscribe.core.registry import Game
from metroscribe.games.family import Family

HERE = Path(__file__).parent


def load(folder: Path, game: str) -> Game:
    from metroscribe.games.next_station.city import City

    return City(folder, game)


FAMILY = Family(
    id="next-station",
    load=load,
    cities=HERE / "cities",
    texts=HERE / "texts",
    lesson=HERE / "lesson.toml",
    drawing="metroscribe.draw.next_station",
    engine="metroscribe.fast.next_station",
    search="metroscribe.search.next_station",
)
