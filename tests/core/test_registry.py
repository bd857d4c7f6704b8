"""The registry is the set of folders."""

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from metroscribe.core.errors import BadFile, UnknownName
from metroscribe.core.game import GameInfo
from metroscribe.core.registry import Game, Loader, Registry
from metroscribe.core.rules import AnyRules
from tests.core.coins import Coins


class Folder:
    """A game that is nothing but its folder."""

    info: GameInfo = Coins.info

    def __init__(self, folder: Path, game: str) -> None:
        self.folder, self.id = folder, game

    def with_map(self, map_file: Path) -> Game:
        return self

    def check(self) -> None:
        """There is nothing to check."""

    def rules(self, modules: Iterable[str] = ()) -> AnyRules:
        return Coins()


def counting(loaded: list[str]) -> Loader:
    def load(folder: Path, game: str) -> Game:
        loaded.append(game)
        return Folder(folder, game)

    return load


@pytest.fixture
def make(tmp_path: Path) -> Callable[..., Registry]:
    """A registry of empty cities, named `family/city`."""

    def registry(*games: str, loaded: list[str] | None = None) -> Registry:
        for game in games:
            family, city = game.split("/")
            folder = tmp_path / family / "cities" / city
            folder.mkdir(parents=True)
            (folder / "city.toml").write_text(f'family = "{family}"\n', encoding="utf-8")
        loader = counting([] if loaded is None else loaded)
        return Registry([tmp_path], {"trains": loader, "trams": loader})

    return registry


def add_version(tmp_path: Path, game: str, number: int, says: str = "") -> None:
    """An older version; the newest says that it is the third."""
    family, city = game.split("/")
    folder = tmp_path / family / "cities" / city
    (folder / "city.toml").write_text(f'family = "{family}"\nrules = 3\n', encoding="utf-8")
    (folder / f"v{number}").mkdir()
    text = says or f'family = "{family}"\nrules = {number}\n'
    (folder / f"v{number}" / "city.toml").write_text(text, encoding="utf-8")


def test_older_versions_lie_below_the_city_and_are_found_by_their_number(
    make: Callable[..., Registry], tmp_path: Path
) -> None:
    make("trams/bern", "trains/bonn")
    for number in (1, 2):
        add_version(tmp_path, "trams/bern", number)
    registry = make()
    assert list(registry) == ["trains/bonn", "trams/bern"]
    assert (registry.find("bern").rules, registry.find("bonn").rules) == (3, 1)
    home = tmp_path / "trams" / "cities" / "bern"
    assert [registry.load("bern", number).folder for number in (1, 2, 3)] == [home / "v1", home / "v2", home]
    assert registry.load("bern") is registry.load("trams/bern", 3)
    assert {place.id for place in registry.places() if place.city == "bern"} == {"trams/bern"}
    assert [place.rules for place in registry.places()] == [1, 3, 1, 2]


def test_an_unknown_version_is_refused_with_those_there_are(
    make: Callable[..., Registry], tmp_path: Path
) -> None:
    make("trams/bern")
    add_version(tmp_path, "trams/bern", 1)
    with pytest.raises(UnknownName) as refused:
        make().load("bern", 2)
    assert refused.value.text.key == "error-unknown-rules"
    assert refused.value.text.args == {"game": "trams/bern", "rules": 2, "candidates": "1, 3"}


@pytest.mark.parametrize(
    "says", ['family = "trams"\nrules = 1\n', 'family = "trains"\nrules = 2\n', 'family = "trams"\n', "?"]
)
def test_a_version_that_is_not_what_its_folder_says_is_told_and_leaves_the_others_alone(
    says: str, make: Callable[..., Registry], tmp_path: Path
) -> None:
    make("trams/bern")
    add_version(tmp_path, "trams/bern", 1)
    add_version(tmp_path, "trams/bern", 2, says)
    registry = make()
    assert (registry.find("bern").rules, registry.find("bern", 1).rules) == (3, 1)
    with pytest.raises(BadFile) as failure:
        registry.load("bern", 2)
    assert failure.value.fault.key == ("fault-not-toml" if says == "?" else "fault-version")


def test_a_version_is_older_than_the_newest(make: Callable[..., Registry], tmp_path: Path) -> None:
    make("trams/bern")
    add_version(tmp_path, "trams/bern", 3)
    registry = make()
    assert registry.broken["trams/bern/v3"].fault.key == "fault-version"
    assert registry.find("bern", 3).folder.name == "bern"


def refusal(registry: Registry, name: str) -> tuple[str, str]:
    with pytest.raises(UnknownName) as refused:
        registry.find(name)
    return refused.value.text.key, str(refused.value.text.args["candidates"])


def test_every_folder_with_a_city_file_is_a_game(make: Callable[..., Registry]) -> None:
    registry = make("trams/bern", "trains/bonn", "trains/bern")
    assert list(registry) == ["trains/bern", "trains/bonn", "trams/bern"]


def test_a_city_alone_names_a_game_where_only_one_family_has_it(make: Callable[..., Registry]) -> None:
    assert make("trams/bern", "trains/bonn").find("bonn").id == "trains/bonn"


def test_a_city_of_two_families_is_ambiguous_and_both_are_named(make: Callable[..., Registry]) -> None:
    registry = make("trams/bern", "trains/bern", "trains/bonn")
    assert refusal(registry, "bern") == ("error-ambiguous-game", "trains/bern, trams/bern")
    assert registry.find("trams/bern").family == "trams"


def test_an_unknown_game_is_refused_with_all_that_are_known(make: Callable[..., Registry]) -> None:
    registry = make("trams/bern", "trains/bonn")
    assert refusal(registry, "paris") == ("error-unknown-game", "trains/bonn, trams/bern")
    assert refusal(registry, "trams/bonn")[0] == "error-unknown-game"


def test_a_game_is_loaded_when_asked_for_and_once(make: Callable[..., Registry]) -> None:
    loaded: list[str] = []
    registry = make("trams/bern", "trains/bonn", loaded=loaded)
    assert loaded == []
    assert registry.load("bern") is registry.load("trams/bern")
    assert loaded == ["trams/bern"]


def test_a_game_knows_its_folder(make: Callable[..., Registry], tmp_path: Path) -> None:
    assert make("trams/bern").load("bern").folder == tmp_path / "trams" / "cities" / "bern"


def test_a_broken_city_is_named_when_asked_for_and_leaves_the_others_alone(
    make: Callable[..., Registry], tmp_path: Path
) -> None:
    registry = make("boats/bern", "trams/bonn")
    assert list(registry) == ["trams/bonn"]
    with pytest.raises(BadFile) as failure:
        registry.load("bern")
    assert failure.value.fault.key == "fault-unknown-family"
    assert failure.value.path.is_relative_to(tmp_path)
    assert failure.value.fault.args["candidates"] == "trains, trams"


def test_a_second_folder_of_the_same_game_does_not_replace_the_first(
    make: Callable[..., Registry], tmp_path: Path
) -> None:
    make("trams/bern")
    again = tmp_path / "trams" / "more" / "bern"
    again.mkdir(parents=True)
    (again / "city.toml").write_text('family = "trams"\n', encoding="utf-8")
    registry = make()
    assert registry.find("bern").folder == tmp_path / "trams" / "cities" / "bern"
    assert registry.broken["bern"].fault.key == "fault-game-twice"
