"""A position is one line that fits in a URL; whatever else comes in a URL is refused, never a crash."""

import string
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metroscribe.core.dealer import Seeded
from metroscribe.core.errors import NotNotation
from metroscribe.core.match import Match
from metroscribe.core.rng import Stream
from metroscribe.games.voll_verplant.rules import VollVerplant
from tests.voll_verplant.any_sheet import FACES, any_desk
from tests.voll_verplant.boards import plan, rules_of
from tests.voll_verplant.desk import Desk

PLAN = plan("e", A="a b c [2] 6/3", B="b d [1] 5/2", R="ring c e f [1] 9/4")
DECK = {"numbers": [3, 3, 4, 6], "express": [2], "transfers": 1, "free_rides": 1, "reshuffle": 6}
UNRESERVED = set(string.ascii_letters + string.digits + "-._~:,;*=")


def rules(expert: bool = False) -> VollVerplant:
    return rules_of(PLAN, ["expert-rule"] if expert else [], DECK, "own")


def text(
    lines: str = "A::...;B::..;R::...",
    modules: str = "",
    deck: str = "own",
    seats: str = "race",
    turn: str = "1",
    flipped: str = "3*",
    claimed: str = "",
    firsts: str = "",
) -> str:
    """What is not given is as in the first turn of a match."""
    return ";".join([modules, deck, seats, turn, flipped, claimed, firsts, lines])


def refused(position: str, expert: bool = False) -> str:
    with pytest.raises(NotNotation) as failure:
        rules(expert).positions.read(position)
    return failure.value.text.key


FULL = "A:3,t:x2x;B:x2:2x;R:3:xxx"
"""Every window filled and every station marked."""


def test_a_position_reads_like_this() -> None:
    position = text("A:4,t:x2x;B::2.;R:x2:x..", flipped="3,express-2*", claimed="AB", firsts="A")
    table = rules().positions.read(position)
    sheet = table.sheets[0]
    assert sheet.ink.windows == (("4", "+"), (), ("x2",))
    assert [str(move) for move in rules().legal(table, sheet)] == ["B:0", "B:1"]
    assert rules().score(table, sheet).points("completed") == 6
    assert rules().score(table, sheet).points("transfers") == 4
    assert {card.face for card in rules().undealt(table)} == {"3", "4", "6", "transfer", "free-ride"}
    assert rules().positions.write(table, 0) == position


@given(any_desk(), FACES)
def test_a_sheet_is_read_from_its_position(desk: Desk, face: str) -> None:
    desk.turn("free-ride", "-").flip(face)
    position = desk.rules.positions.write(desk.table, 0)
    table = desk.rules.positions.read(position)
    assert table.sheets == desk.table.sheets
    assert (table.deck, table.solo, table.flipped, table.card, table.claimed) == (
        desk.table.deck, desk.table.solo, desk.table.flipped, desk.table.card, desk.table.claimed,
    )  # fmt: skip
    assert desk.rules.positions.write(table, 0) == position
    assert set(position) <= UNRESERVED


def test_of_several_seats_each_has_its_own_position() -> None:
    desk = Desk(PLAN, seats=2).turn("3", "A:3", "B:2").turn("transfer", "R>:+", "A:0").flip("3")
    written = [desk.rules.positions.write(desk.table, seat) for seat in range(2)]
    assert written[0] == ";plenty;race;3;3,transfer,3*;AB;A;A:3:xxx;B::x.;R:t:x1."
    assert written[1] == ";plenty;race;3;3,transfer,3*;AB;B;A:t:.x.;B:3:xx;R::..."


@pytest.mark.parametrize("flipped", ["", "3,4"])
def test_the_end_of_a_match_is_a_position_too(flipped: str) -> None:
    table = rules().positions.read(text(FULL, seats="solo", flipped=flipped, claimed="ABR", firsts="ABR"))
    outcome = rules().outcome(table)
    assert outcome is not None
    assert outcome.scores[0].total == 6 + 5 + 9 + 4


def test_a_full_seat_may_watch_the_others() -> None:
    """Under the expert rule it is done while their turn is open."""
    table = rules(expert=True).positions.read(text(FULL, "expert-rule", claimed="ABR"))
    assert rules(expert=True).legal(table, table.sheets[0]) == ()
    assert rules(expert=True).outcome(table) is None


def test_without_the_expert_rule_all_seats_fill_up_together() -> None:
    assert refused(text(FULL, claimed="ABR")) == "error-position-open-card"


@pytest.mark.parametrize(
    ("absence", "free", "left"), [("left", 4, True), ("closed:2", 2, False), ("closed:1,left", 3, True)]
)
def test_a_position_says_that_a_seat_has_left_and_how_many_windows_it_lost(
    absence: str, free: int, left: bool
) -> None:
    position = text(f"{absence};A::...;B::..;R::...", turn="3")
    table = rules().positions.read(position)
    assert (table.sheets[0].free, table.sheets[0].left) == (free, left)
    assert rules().positions.write(table, 0) == position
    assert bool(rules().legal(table, table.sheets[0])) != left
    assert rules().wording.status(table, 0).args["windows"] == free


def test_what_the_next_tests_change_is_a_position() -> None:
    assert rules().positions.write(rules().positions.read(text()), 0) == text()


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ("", "error-position"),
        (";", "error-position"),
        (text() + ";", "error-position"),
        (text("A::...;B::.."), "error-position"),
        (text(seats="duel"), "error-position"),
        (text(seats=""), "error-position"),
        (text(modules="expert-rule"), "error-position-modules"),
        (text(modules=","), "error-position-modules"),
        (text(deck="14"), "error-position-deck"),
        (text(deck=""), "error-position-deck"),
        (text(flipped=""), "error-position-open-card"),
        (text(flipped="3"), "error-position-open-card"),
        (text(flipped="*"), "error-position-card"),
        (text(flipped="3**"), "error-position-card"),
        (text(flipped="7*"), "error-position-card"),
        (text(flipped="x2*"), "error-position-card"),
        (text(flipped="4,4*"), "error-position-card"),
        (text(flipped="3*,4*"), "error-position-card"),
        (text(flipped="6,3*"), "error-position-card"),
        (text(turn="x"), "error-position"),
        (text(turn="01"), "error-position"),
        (text(turn="-1"), "error-position"),
        (text(claimed="X"), "error-position-race"),
        (text(claimed="a"), "error-position-race"),
        (text(claimed="BA"), "error-position"),
        (text(claimed="AA"), "error-position"),
        (text(claimed="A", firsts="A"), "error-position-race"),
        (text("A::xxx;B::x.;R::x.."), "error-position-race"),
        (text("A::xxx;B::x.;R::x..", firsts="A"), "error-position-race"),
        (text(seats="solo", claimed="A"), "error-position-race"),
        (text("A::xxx;B::x.;R::x..", seats="solo", claimed="A"), "error-position-race"),
        (text("gone;A::...;B::..;R::..."), "error-position"),
        (text(";A::...;B::..;R::..."), "error-position"),
        (text(",left;A::...;B::..;R::..."), "error-position"),
        (text("closed:0;A::...;B::..;R::..."), "error-position"),
        (text("closed:01;A::...;B::..;R::..."), "error-position"),
        (text("closed:1,;A::...;B::..;R::..."), "error-position"),
        (text("closed:9;A::...;B::..;R::...", flipped="3"), "error-position"),
        (text("closed:4;A::...;B::..;R::..."), "error-position-open-card"),
        (text("B::..;A::...;R::..."), "error-position-line"),
        (text("A:...;B::..;R::..."), "error-position-line"),
        (text("A::..;B::..;R::..."), "error-position-line"),
        (text("A::....;B::..;R::..."), "error-position-line"),
        (text("A:3,3,3:...;B::..;R::..."), "error-position-line"),
        (text("A:0:...;B::..;R::..."), "error-position-line"),
        (text("A:+:...;B::..;R::..."), "error-position"),
        (text("A:3,:...;B::..;R::..."), "error-position-line"),
        (text("A:x:...;B::..;R::..."), "error-position-line"),
        (text("A::o..;B::..;R::..."), "error-position-line"),
        (text("A:t:2..;B::..;R::..."), "error-position-line"),
        (text("A:t:.1.;B::1.;R::..."), "error-position-line"),
        (text("A:5:...;B::..;R::..."), "error-position-line"),
        (text("A:x3:...;B::..;R::..."), "error-position-line"),
        (text("A:03:...;B::..;R::..."), "error-position-line"),
        (text("A::.2.;B::2.;R::..."), "error-position-framed"),
        (text("A:t:12.;B::2.;R::..."), "error-position-framed"),
        (text("A::.x.;B::..;R::..."), "error-position"),
        (text("A:t:.2.;B::x.;R::..."), "error-position"),
    ],
)  # fmt: skip
def test_anything_else_is_refused(position: str, key: str) -> None:
    assert refused(position) == key


@pytest.mark.parametrize(
    ("flipped", "key"),
    [
        ("3*", "error-position-open-card"),
        ("3,6", "error-position-card"),
        ("3,3,4,express-2,transfer,free-ride,6", "error-position-card"),
    ],
)
def test_after_the_last_turn_no_card_is_open_and_the_6_has_gone_back(flipped: str, key: str) -> None:
    assert refused(text(FULL, seats="solo", flipped=flipped, claimed="ABR", firsts="ABR")) == key


def test_a_position_of_other_modules_is_refused() -> None:
    assert refused(text(), expert=True) == "error-position-modules"


@cache
def positions() -> list[str]:
    """Of a match of two in which anything is played."""
    game, stream = rules(expert=True), Stream("garbled", "test")
    match, found = Match(game, Seeded("garbled"), 2), []
    while not match.over:
        found += [game.positions.write(match.table, seat) for seat in range(2)]
        for seat in range(2):
            while moves := match.legal(seat):
                match.stage(seat, stream.choice(moves))
        match.close()
    return [*found, game.positions.write(match.table, 0)]


@given(st.data())
def test_a_position_with_something_changed_is_read_or_refused(data: st.DataObject) -> None:
    """Cut, doubled or mixed up: never an error of the program."""
    game, position = rules(expert=True), data.draw(st.sampled_from(positions()))
    for _ in range(data.draw(st.integers(1, 3))):
        start, end = sorted(data.draw(st.tuples(*[st.integers(0, len(position))] * 2)))
        instead = data.draw(st.sampled_from(["", ",", ";", ":", "*", "x", "²", position[start:end] * 2]))
        position = position[:start] + instead + position[end:]
    try:
        table = game.positions.read(position)
    except NotNotation:
        return
    assert game.positions.write(table, 0) == position
    game.legal(table, table.sheets[0])


def test_the_deal_goes_on_from_a_position() -> None:
    game, stream = rules(), Stream("go on", "test")
    table = game.positions.read(text("A:3:xx.;B::x.;R::...", flipped="3,4,6*"))
    while game.outcome(table) is None:
        while outcomes := game.outcomes(table):
            table = game.reveal(table, stream.choice(sorted(outcomes)))
        table = game.close(table, [game.step(table, table.sheets[0], game.fallback(table, table.sheets[0]))])
    assert table.sheets[0].free == 0
