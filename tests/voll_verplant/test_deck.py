"""The cards of each edition, and when they come back."""

from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metroscribe.core.cards import DECK, Card
from metroscribe.core.errors import UnknownName
from metroscribe.core.game import Options
from metroscribe.games.voll_verplant.rules import VollVerplant
from tests.voll_verplant.boards import plan, write_city
from tests.voll_verplant.desk import Desk

LONG = plan(A="a b c d e f [40]", B="f g [40]")
EDITIONS = {
    "14": "3 3 3 4 4 5 5 6 express-2 express-2 express-3 transfer transfer free-ride",
    "15": "3 3 3 4 4 4 5 5 6 express-2 express-2 express-3 transfer transfer free-ride",
    "20": "2 2 3 3 3 3 4 4 4 4 4 5 5 6 express-2 express-2 express-3 transfer transfer free-ride",
}
FIRST: dict[str, Any] = {
    "numbers": [3, 3, 3, 4, 4, 5, 5, 6],
    "express": [2, 2, 3],
    "transfers": 2,
    "free_rides": 1,
    "reshuffle": 6,
}
NO_SIX = {"numbers": [3, 4], "transfers": 1}


def idle(desk: Desk, face: str) -> Desk:
    return desk.turn(face, "-" if face == "free-ride" else "A:0")


@pytest.mark.parametrize("name", EDITIONS)
def test_an_edition_has_exactly_these_cards(tmp_path: Path, name: str) -> None:
    rules = write_city(tmp_path / "city").rules()
    undealt = rules.undealt(rules.new(1, Options({"deck": name})))
    assert {card.face: count for card, count in undealt.items()} == Counter(EDITIONS[name].split())
    assert sum(undealt.values()) == int(name)


def test_a_city_is_played_with_its_own_deck_unless_told_otherwise(tmp_path: Path) -> None:
    rules = write_city(tmp_path / "city").rules()
    assert rules.new(1).deck == "14"
    assert list(rules.info.options["deck"]) == ["14", "15", "20"]
    for chosen in ({"deck": "52"}, {"cards": "14"}):
        with pytest.raises(UnknownName):
            rules.new(1, Options(chosen))


@pytest.mark.parametrize("name", EDITIONS)
def test_only_the_6_brings_cards_back(tmp_path: Path, name: str) -> None:
    rules: VollVerplant = write_city(tmp_path / "city").rules()
    for face in set(EDITIONS[name].split()):
        table = rules.reveal(rules.new(1, Options({"deck": name})), Card(DECK, face))
        assert rules.close(table, table.sheets).flipped == (() if face == "6" else (Card(DECK, face),))


def test_the_6_comes_back_with_all_others_at_the_end_of_its_turn() -> None:
    desk = Desk(LONG, deck=FIRST)
    everything = desk.undealt()
    idle(idle(idle(desk, "3"), "express-2"), "6")
    assert sum(desk.undealt().values()) == 11, "not before the turn is over"
    assert desk.close().undealt() == everything


def test_the_6_is_noted_while_it_lies_open() -> None:
    desk = idle(Desk(LONG, deck=FIRST), "3")
    assert [note.text.key for note in desk.rules.wording.notes(desk.table)] == ["note-number"]
    idle(desk, "6")
    notes = desk.rules.wording.notes(desk.table)
    assert [(note.text.key, note.scope) for note in notes] == [
        ("note-number", "turn"),
        ("note-reshuffle", "turn"),
    ]


def test_the_deck_does_not_run_out_before_the_6() -> None:
    desk = Desk(LONG, deck=FIRST)
    for face in sorted(EDITIONS["14"].replace("6 ", "").split()):
        idle(desk, face)
    assert desk.close().undealt() == {"6": 1}
    assert sum(idle(desk, "6").close().undealt().values()) == 14


def test_a_deck_without_a_shuffling_number_is_shuffled_when_it_is_empty() -> None:
    desk = Desk(LONG, deck=NO_SIX)
    idle(idle(desk, "3"), "transfer")
    assert desk.undealt() == {"4": 1}
    assert idle(desk, "4").undealt() == {}
    assert desk.close().undealt() == {"3": 1, "4": 1, "transfer": 1}


def test_another_number_can_be_the_one_that_shuffles() -> None:
    desk = Desk(LONG, deck={"numbers": [3, 4, 5], "reshuffle": 4})
    assert sum(idle(idle(desk, "3"), "4").close().undealt().values()) == 3


@given(st.lists(st.integers(0, 1000), max_size=39), st.booleans())
def test_what_is_undealt_is_the_deck_without_what_came_since_the_last_shuffle(
    choices: list[int], six: bool
) -> None:
    desk = Desk(LONG, deck=FIRST if six else NO_SIX)
    deck, lying = Counter(desk.undealt()), Counter[str]()
    for choice in choices:
        coming = sorted((deck - lying).elements())
        face = coming[choice % len(coming)]
        lying[face] += 1
        assert Counter(idle(desk, face).undealt()) == deck - lying
        desk.close()
        if face == "6" or lying == deck:
            lying.clear()
        assert Counter(desk.undealt()) == deck - lying
        assert {card.face: n for card, n in desk.rules.outcomes(desk.table).items()} == desk.undealt()


@pytest.mark.parametrize(
    ("face", "key", "value"),
    [
        ("4", "card-number", 4),
        ("express-2", "card-express", 2),
        ("transfer", "card-transfer", None),
        ("free-ride", "card-free-ride", None),
    ],
)
def test_a_card_is_told_by_its_kind_and_value(face: str, key: str, value: int | None) -> None:
    text = Desk(LONG, deck=FIRST).rules.wording.say(Card(DECK, face))
    assert (text.key, text.args.get("value")) == (key, value)


def test_every_card_is_a_turn() -> None:
    desk = Desk(LONG, deck=FIRST)
    labels = [idle(desk, face).table.label for face in ("3", "free-ride", "6", "3")]
    assert all(int(b) - int(a) == 1 for a, b in pairwise(labels))
    assert (labels[0], desk.table.draws) == ("1", 4)


def test_while_a_card_lies_open_no_other_comes() -> None:
    desk = Desk(LONG, deck=FIRST).flip("3")
    assert desk.rules.outcomes(desk.table) == {}
