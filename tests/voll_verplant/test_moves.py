"""A move has exactly one text, and every refusal says which rule it is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metroscribe.core.errors import NotAllowed, NotNotation
from metroscribe.core.network import bits
from metroscribe.games.voll_verplant.moves import STAY, Move
from tests.voll_verplant.any_sheet import FACES, LETTERS, any_desk
from tests.voll_verplant.boards import plan
from tests.voll_verplant.desk import Desk

LINES = st.sampled_from("AFJZ")
WAYS = st.sampled_from(["", "<", ">"])
TEXTS = st.one_of(
    st.builds("{}{}:{}".format, LINES, WAYS, st.integers(0, 99) | st.just("+")),
    st.builds("@{}{}".format, LINES, st.integers(1, 99)),
    st.just("-"),
)
RING = plan(B="a b c [1]", A="b d", J="ring c e f g")


@given(TEXTS, TEXTS)
def test_a_move_is_read_from_its_text(one: str, other: str) -> None:
    assert str(Move.parse(one)) == one
    assert (Move.parse(one) == Move.parse(other)) == (one == other)


@given(st.text(alphabet="AJ<>:+@-0123 \n", max_size=6))
def test_a_text_that_can_be_read_is_the_text_of_what_was_read(text: str) -> None:
    try:
        move = Move.parse(text)
    except NotNotation:
        return
    assert str(move) == text


def test_the_texts_are_those_of_the_rules() -> None:
    assert str(Move("F", marks=3)) == "F:3"
    assert str(Move("F")) == "F:0"
    assert str(Move("F", marks=1, transfer=True)) == "F:+"
    assert str(Move("J", "<", 4)) == "J<:4"
    assert str(Move("J", ">", 1, transfer=True)) == "J>:+"
    assert str(Move("F", place=7)) == "@F7"
    assert str(STAY) == "-"


@pytest.mark.parametrize(
    "text",
    [
        "", "F", "F:", ":3", "F3", "f:3", "F:-1", "F:03", "F:100", "F:++", "F:3 ", " F:3", "F:3\n", "FG:3",
        "F=:3", "F<>:3", "@", "@F", "@7", "@F0", "@F07", "@F100", "@f7", "@F<7", "--", "+", "F:x3", "F:²",
    ],
)  # fmt: skip
def test_anything_else_is_no_entry(text: str) -> None:
    with pytest.raises(NotNotation) as refused:
        Desk(RING).rules.parse(text)
    assert refused.value.text.key == "rule-not-an-entry"


@pytest.mark.parametrize(
    ("face", "move", "key"),
    [
        ("3", "X:2", "rule-no-line"),
        ("free-ride", "@X2", "rule-no-line"),
        ("3", "J:1", "rule-ring-way"),
        ("3", "J:0", "rule-ring-way"),
        ("transfer", "J:+", "rule-ring-way"),
        ("3", "A>:1", "rule-no-ring"),
        ("3", "A<:0", "rule-no-ring"),
        ("3", "A:3", "rule-too-many"),
        ("2", "B:3", "rule-too-many"),
        ("3", "J<:1", "rule-same-way"),
        ("3", "J<:0", "rule-same-way"),
        ("transfer", "J<:+", "rule-same-way"),
        ("transfer", "A:1", "rule-transfer-sign"),
        ("transfer", "A:2", "rule-transfer-sign"),
        ("3", "A:+", "rule-no-transfer"),
        ("express-2", "A:+", "rule-no-transfer"),
        ("free-ride", "A:1", "rule-free-ride"),
        ("free-ride", "A:0", "rule-free-ride"),
        ("free-ride", "A:+", "rule-free-ride"),
        ("3", "-", "rule-must-enter"),
        ("3", "@A1", "rule-must-enter"),
        ("transfer", "@A1", "rule-must-enter"),
        ("free-ride", "@A3", "rule-no-place"),
        ("free-ride", "@J5", "rule-no-place"),
        ("free-ride", "@B2", "rule-place-name"),
        ("free-ride", "@J1", "rule-place-name"),
    ],
)
def test_a_refusal_names_the_rule(face: str, move: str, key: str) -> None:
    desk = Desk(RING).flip(face)
    assert desk.refusal(move) == key
    with pytest.raises(NotAllowed):
        desk.enter(move)


def test_a_line_without_a_free_window_is_refused() -> None:
    desk = Desk(RING).fill("B", "4").flip("3")
    assert desk.refusal("B:1") == "rule-no-window"


def test_a_free_ride_to_a_marked_station_is_refused() -> None:
    desk = Desk(RING).mark("d").flip("free-ride")
    assert desk.refusal("@A2") == "rule-marked"


def test_a_transfer_on_a_full_line_has_no_station() -> None:
    desk = Desk(RING).mark("b d").flip("transfer")
    assert desk.refusal("A:+") == "rule-too-many"


def test_a_place_is_named_by_the_alphabetically_first_of_its_lines() -> None:
    """b is the second station of B, which comes first on the plan, and the first one of A."""
    assert Desk(RING).flip("free-ride").legal() == {"@A1", "@A2", "@B1", "@B3", "@J2", "@J3", "@J4", "-"}


EVERYTHING = [
    *(f"{line}{way}:{marks}" for line in LETTERS for way in ("", "<", ">") for marks in (*range(8), "+")),
    *(f"@{line}{place}" for line in LETTERS for place in range(1, 10)),
    "-",
]


@given(any_desk(), FACES)
def test_a_move_is_legal_or_refused_by_a_rule(desk: Desk, face: str) -> None:
    legal = desk.flip(face).legal()
    for text in EVERYTHING:
        if text in legal:
            desk.rules.step(desk.table, desk.sheets[0], desk.rules.parse(text))
        else:
            assert desk.refusal(text).startswith("rule-")
    assert legal <= set(EVERYTHING)


@given(any_desk(), FACES)
def test_a_legal_move_has_words_and_one_text(desk: Desk, face: str) -> None:
    moves = desk.flip(face).rules.legal(desk.table, desk.sheets[0])
    assert len(moves) == len(desk.legal())
    for move in moves:
        assert desk.rules.parse(str(move)) == move
        assert desk.rules.wording.describe(desk.table, desk.sheets[0], move).key.startswith("move-")


def test_an_idle_move_is_one_that_marks_nothing() -> None:
    rules = Desk(RING).rules
    assert [text for text in ("A:0", "J>:0", "-", "A:1", "A:+", "@A1") if rules.idle(rules.parse(text))] == [
        "A:0", "J>:0", "-",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("face", "move", "key"),
    [
        ("free-ride", "-", "move-stay"),
        ("free-ride", "@A2", "move-ride"),
        ("3", "A:0", "move-window"),
        ("3", "J>:2", "move-entry"),
        ("3", "J<:2", "move-entry"),
        ("transfer", "A:+", "move-transfer"),
    ],
)
def test_a_move_is_described_with_the_station_it_leads_to(face: str, move: str, key: str) -> None:
    desk = Desk(RING).flip(face)
    rules, sheet = desk.rules, desk.sheets[0]
    text = rules.wording.describe(desk.table, sheet, rules.parse(move))
    assert text.key == key
    after = rules.step(desk.table, sheet, rules.parse(move))
    marked: set[str | None] = {
        rules.plan.names[station] for station in bits(after.ink.marks & ~sheet.ink.marks)
    }
    assert text.args.get("station") in (marked or {None})
    assert text.args.get("way") == {"J>:2": "forth", "J<:2": "back", "A:+": "on"}.get(move)
