"""A city's own file: its deck, what is known of its plan, and what makes two plans the same."""

from pathlib import Path

import pytest

from metroscribe.core.dealer import Seeded
from metroscribe.core.errors import BadFile, NotAllowed, UnknownName
from metroscribe.core.match import Match
from metroscribe.core.text import Text
from metroscribe.games.voll_verplant.city import City
from tests.voll_verplant.boards import CITY, plan, write_city
from tests.voll_verplant.desk import Desk

MINE = CITY.replace('deck = "14"', 'deck = "mine"')


def fault(folder: Path, city: str) -> tuple[str, str]:
    """The key of the fault in this `city.toml`, and the line that is named."""
    with pytest.raises(BadFile) as failure:
        write_city(folder / "city", city).check()
    assert failure.value.path.name == "city.toml"
    assert failure.value.line is not None
    return failure.value.fault.key, city.splitlines()[failure.value.line - 1]


@pytest.fixture
def small(tmp_path: Path) -> City:
    return write_city(tmp_path / "small")


@pytest.mark.parametrize(
    ("deck", "key"),
    [
        ("numbers = [3, 0]", "deck-values"),
        ("numbers = [3, 100]", "deck-values"),
        ("numbers = [3]\nexpress = [-1]", "deck-values"),
        ("numbers = [3]\ntransfers = -2", "deck-values"),
        ("numbers = [3]\nfree_rides = -1", "deck-values"),
        ("numbers = [3]\nfree_rides = 100", "deck-values"),
        ("numbers = [3, 4]\nreshuffle = 6", "deck-reshuffle"),
        ("numbers = [3]\nexpress = [2]\nreshuffle = 2", "deck-reshuffle"),
        ("numbers = []\nfree_rides = 3", "deck-fills"),
        ("numbers = []", "deck-fills"),
    ],
)
def test_a_deck_has_cards_with_which_a_match_ends(tmp_path: Path, deck: str, key: str) -> None:
    found = fault(tmp_path, f"{MINE}\n[decks.mine]\n{deck}\n")
    assert found == (f"fault-{key}", "[decks.mine]")


def test_a_deck_that_is_not_there_is_named(tmp_path: Path) -> None:
    assert fault(tmp_path, MINE) == ("fault-unknown-deck", 'deck = "mine"')


@pytest.mark.parametrize("name", ['"a;b"', '"A"', '"a b"', '""'])
def test_a_deck_has_a_name_that_fits_in_a_position(tmp_path: Path, name: str) -> None:
    key, _ = fault(tmp_path, f"{CITY}\n[decks.{name}]\nnumbers = [3]\n")
    assert key == "fault-deck-name"


def test_a_deck_of_its_own_does_not_stand_in_for_an_edition(tmp_path: Path) -> None:
    key, line = fault(tmp_path, f"{CITY}\n[decks.15]\nnumbers = [3]\n")
    assert (key, line) == ("fault-deck-known", "[decks.15]")


def test_a_city_may_bring_a_deck_of_its_own(tmp_path: Path) -> None:
    rules = write_city(tmp_path / "city", f"{MINE}\n[decks.mine]\nnumbers = [2]\ntransfers = 1\n").rules()
    assert rules.info.options["deck"] == ("mine", "14", "15", "20")
    assert {card.face for card in rules.undealt(rules.new(1))} == {"2", "transfer"}


FACTS = {"lines": 5, "windows": 10, "stations": 10, "special": 2}


@pytest.mark.parametrize(("name", "count"), FACTS.items())
def test_what_is_known_of_a_plan_is_counted(tmp_path: Path, name: str, count: int) -> None:
    for number, (low, high) in enumerate([(count, count), (count - 1, count), (count, count + 1)]):
        write_city(tmp_path / f"{number}", f"{CITY}\n[facts]\n{name} = [{low}, {high}]\n").check()
    for number, (low, high) in enumerate([(count + 1, count + 3), (0, count - 1)]):
        city = write_city(tmp_path / f"not {number}", f"{CITY}\n[facts]\n{name} = [{low}, {high}]\n")
        with pytest.raises(BadFile) as failure:
            city.check()
        assert failure.value.fault.key == "fault-plan-count"
        assert failure.value.fault.args["found"] == count
        assert failure.value.line is not None
        assert city.map_file.read_text(encoding="utf-8").splitlines()[failure.value.line - 1] == "plan = '''"


@pytest.mark.parametrize("known", ["[9]", "[1, 2, 3]", "[]"])
def test_a_count_is_known_from_to(tmp_path: Path, known: str) -> None:
    assert fault(tmp_path, f"{CITY}\n[facts]\nlines = {known}\n") == ("fault-facts-range", f"lines = {known}")


@pytest.mark.parametrize(("rings", "named"), [("[]", "-"), ('["R", "A"]', "R A"), ('["A"]', "A")])
def test_the_ring_lines_are_those_that_are_known(tmp_path: Path, rings: str, named: str) -> None:
    write_city(tmp_path / "sound", f'{CITY}\n[facts]\nrings = ["R"]\n').check()
    city = write_city(tmp_path / "city", f"{CITY}\n[facts]\nrings = {rings}\n")
    with pytest.raises(BadFile) as failure:
        city.check()
    assert failure.value.fault == Text("fault-plan-rings", {"letters": named, "found": "R"})
    assert failure.value.line is not None
    assert "[lines." in city.map_file.read_text(encoding="utf-8").splitlines()[failure.value.line - 1]


def changed(city: City, old: str, new: str) -> City:
    text = city.map_file.read_text(encoding="utf-8")
    assert old in text
    file = city.folder / "changed.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return city.with_map(file)


@pytest.mark.parametrize(
    ("old", "new", "key", "line"),
    [
        ('"brown"', '"red"', "line-colour", 'colour = "red"'),
        ('["D5", "F3"]', '["D1", "E1", "F1", "G1", "D3", "F3"]', "special-many", "special = "),
    ],
)
def test_colours_differ_and_special_stations_are_few(
    small: City, old: str, new: str, key: str, line: str
) -> None:
    city = changed(small, old, new)
    with pytest.raises(BadFile) as failure:
        city.check()
    assert failure.value.fault.key == f"fault-{key}"
    assert failure.value.line is not None
    lines = city.map_file.read_text(encoding="utf-8").splitlines()
    assert lines[failure.value.line - 1].startswith(line)


def test_half_as_many_special_stations_as_windows_are_few(small: City) -> None:
    changed(small, '["D5", "F3"]', '["D1", "E1", "F1", "G1", "D3"]').check()


def test_the_expert_rule_is_there_where_a_plan_has_special_stations(small: City) -> None:
    assert small.info.modules == ("expert-rule",)
    assert small.rules().info.modules == ()
    plain = changed(small, 'special = ["D5", "F3"]', "")
    assert plain.info.modules == ()
    with pytest.raises(UnknownName):
        plain.rules(["expert-rule"])
    with pytest.raises(NotAllowed):
        small.rules(["expert-rule", "expert-rule"])


def test_one_to_six_play(small: City) -> None:
    for seats in range(1, 7):
        assert Match(small.rules(), Seeded("seats"), seats).table.solo == (seats == 1)
    for seats in (0, 7):
        with pytest.raises(UnknownName):
            Match(small.rules(), Seeded("seats"), seats)


@pytest.mark.parametrize(
    ("old", "new", "same"),
    [
        ('"Ash"', '"Oak"', True),
        ('"red"', '"pink"', True),
        ('"Quay"', '"Pier"', True),
        ("(G4) G1", "(F4) (G3) G1", True),
        ('"Brook"', '"Canal"', True),
        ("later = 3", "later = 2", False),
        ("first = 5", "first = 6", False),
        ("H3 F1 E1", "H3 (G2) F1 E1", True),
        ('["D5", "F3"]', '["D5", "E5"]', False),
    ],
)
def test_a_plan_is_another_one_when_it_plays_differently(small: City, old: str, new: str, same: bool) -> None:
    """Names, colours and drawing do not matter."""
    assert (changed(small, old, new).rules().map_hash == small.rules().map_hash) == same


HASHED = {"A": "a b c", "B": "b d", "R": "ring c e f"}


@pytest.mark.parametrize(
    "change",
    [
        {"A": "a c b"},
        {"A": "a b c [2]"},
        {"A": "a b c 6/2"},
        {"A": "a b c 5/1"},
        {"A": "a b d"},
        {"R": "c e f"},
        {"special": "a"},
    ],
)
def test_whatever_matters_to_play_is_in_the_hash(change: dict[str, str]) -> None:
    assert plan(**{**HASHED, **change}).hash != plan(**HASHED).hash


def test_where_stations_lie_is_not_in_the_hash() -> None:
    """The same plan with other station names, which come in another order."""
    renamed = {letter: words.translate(str.maketrans("abcdef", "zyxwvu")) for letter, words in HASHED.items()}
    assert plan(**renamed, special="x").hash == plan(**HASHED, special="c").hash
    assert Desk(plan(**renamed)).rules.map_hash == Desk(plan(**HASHED)).rules.map_hash
