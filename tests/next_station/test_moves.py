"""A move has exactly one text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metroscribe.core.errors import NotNotation
from metroscribe.games.next_station.moves import PASS, Move

STATIONS = st.builds("{}{}".format, st.sampled_from("ABKZ"), st.integers(1, 99))
POWERS = st.sampled_from(["", "joker", "second"])
SECTIONS = st.builds(Move, STATIONS, STATIONS, st.booleans(), POWERS, st.just(""))
CHOICES = st.sampled_from([Move(choice="brown"), Move(choice="light-blue"), Move(choice="spare:1")])
MOVES = SECTIONS | CHOICES | st.just(PASS)


@given(MOVES)
def test_a_move_is_read_from_its_text(move: Move) -> None:
    assert Move.parse(str(move)) == move


@given(st.text(alphabet="ABC0123-=ab: \n", max_size=8))
def test_a_text_that_can_be_read_is_the_text_of_what_was_read(text: str) -> None:
    try:
        move = Move.parse(text)
    except NotNotation:
        return
    assert str(move) == text


def test_the_texts_are_those_of_the_rules() -> None:
    assert str(Move("C4", "E4")) == "C4-E4"
    assert str(Move("C4", "E4", double=True)) == "C4=E4"
    assert str(PASS) == "-"
    assert str(Move(choice="brown")) == "brown"
    assert str(Move(choice="spare:2")) == "spare:2"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "=",
        "--",
        "C4",
        "C4-",
        "-E4",
        "c4-e4",
        "C4-E4-G4",
        "C4 -E4",
        " C4-E4",
        "C4-E4\n",
        "C4-E04",
        "Brown",
        "brown-",
        "spare:0",
    ],
)
def test_anything_else_is_no_notation(text: str) -> None:
    with pytest.raises(NotNotation) as refused:
        Move.parse(text)
    assert refused.value.text.key == "rule-not-a-move"
