"""How many ways a turn, two turns, ... can be played: counted by hand, by the engine and by the referee."""

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path

import pytest

from metroscribe.core.cards import DECK, Card
from metroscribe.games.voll_verplant.rules import VollVerplant
from metroscribe.games.voll_verplant.setting import EXPERT
from metroscribe.games.voll_verplant.sheet import Sheet
from metroscribe.games.voll_verplant.table import Table
from tests.voll_verplant.boards import plan, rules_of, write_city
from tests.voll_verplant.referee import Printed, Referee

CARDS = {False: "4 transfer express-2", True: "4 transfer"}
WAYS = {False: [25, 243, 3363], True: [609, 6088]}
"""On the small plan, without and with the expert rule. By hand, a 4 can be entered there in 4 ways on B, 5 on
A, 7 on the ring, 5 on C and 4 on D."""


def perft(rules: VollVerplant, cards: str) -> Iterator[int]:
    """After each of these cards, the number of different sequences of steps so far."""
    table, sheets = rules.new(1), [rules.blank]
    for face in cards.split():
        table = rules.reveal(table, Card(DECK, face))
        sheets = [reached for sheet in sheets for reached in finished(rules, table, sheet)]
        yield len(sheets)
        sheets = [rules.close(table, [sheet]).sheets[0] for sheet in sheets]


def finished(rules: VollVerplant, table: Table, sheet: Sheet) -> Iterator[Sheet]:
    moves = rules.legal(table, sheet)
    if not moves:
        yield sheet
    for move in moves:
        yield from finished(rules, table, rules.step(table, sheet, move))


def counted(referee: Referee, cards: str) -> Iterator[int]:
    states = [referee]
    for face in cards.split():
        for state in states:
            state.flip(face)
        states = [reached for state in states for reached in answered(state)]
        yield len(states)
        for state in states:
            state.close()


def answered(referee: Referee) -> Iterator[Referee]:
    moves = referee.choices(0)
    if not moves:
        yield referee
    for move in moves:
        after = deepcopy(referee, {id(referee.plan): referee.plan})
        after.play(0, move)
        yield from answered(after)


@pytest.mark.parametrize(
    ("words", "cards", "ways"),
    [
        ("a b c [2]", "3", [4]),
        ("a b c [2]", "2", [3]),
        ("a b c [2]", "transfer", [2]),
        ("a b c [2]", "free-ride", [4]),
        ("a b c [2]", "2 2", [3, 3 + 3 + 2]),
        ("a b c [1]", "free-ride 2", [4, 3 + 3 + 2 + 3]),
        ("a b c [1]", "free-ride express-2", [4, 3 + 3 + 3 + 3]),
        ("ring a b c [1]", "3", [1 + 1 + 2 + 1]),
        ("ring a b c [2]", "transfer transfer", [2, 2 + 3]),
    ],
)
def test_a_line_is_counted_by_hand(words: str, cards: str, ways: list[int]) -> None:
    """On a ring two stations can be marked in two ways, and all three in one."""
    assert list(perft(rules_of(plan(A=words)), cards)) == ways


@pytest.mark.slow
@pytest.mark.parametrize("expert", [False, True])
def test_the_small_plan_can_be_played_in_so_many_ways(tmp_path: Path, expert: bool) -> None:
    rules = write_city(tmp_path / "small").rules([EXPERT] if expert else [])
    assert list(perft(rules, CARDS[expert])) == WAYS[expert]


@pytest.mark.slow
@pytest.mark.parametrize("expert", [False, True])
def test_the_referee_counts_the_same_ways(tmp_path: Path, expert: bool) -> None:
    printed = Printed.of(write_city(tmp_path / "small").map_file)
    assert list(counted(Referee(printed, 1, expert), CARDS[expert])) == WAYS[expert]
