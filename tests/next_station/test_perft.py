"""The fixed numbers of ways to play, recorded in perft.toml and drawn on the small boards below."""

from pathlib import Path

import pytest

from tests.next_station.boards import RING, RING_LOOP, grid, ring, write_board
from tests.next_station.desk import Desk
from tests.next_station.perft import cases, city, perft, recorded
from tests.next_station.referee import Map, Referee

RING_TURNS = "square joker switch+circle pentagon triangle"
RING_WAYS = [2, 13, 34, 134, 371]


def ways(desk: Desk, turns: str) -> list[int]:
    return list(perft(desk, turns.split()))


def test_the_grid_can_be_played_in_so_many_ways() -> None:
    turns = "circle square triangle pentagon switch+joker circle square"
    assert ways(Desk(grid()), turns) == [1, 2, 6, 17, 158, 497, 1405]


def test_the_ring_can_be_played_in_so_many_ways() -> None:
    assert ways(Desk(ring()), RING_TURNS) == RING_WAYS


def test_the_referee_counts_the_same_ways_on_the_ring(tmp_path: Path) -> None:
    board = write_board(tmp_path / "ring", RING, "D1 A4 G4 D7", loop=RING_LOOP)
    states, found = [Referee(Map(board.map_file))], []
    states[0].begin("purple")
    for number, turn in enumerate(RING_TURNS.split(), 1):
        for state in states:
            state.turn(number, [f"any-{sign}" for sign in turn.split("+")], "", "")
        states = [state.after(move) for state in states for move in state.legal()]
        found.append(len(states))
    assert found == RING_WAYS


def test_a_first_turn_is_counted_by_hand() -> None:
    """From A1 of the grid one square, one triangle and one pentagon can be reached, or nothing."""
    assert ways(Desk(grid()), "circle") == [1]
    assert ways(Desk(grid()), "square") == [2]
    assert ways(Desk(grid()), "joker") == [4]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["paper", pytest.param("tokyo", marks=pytest.mark.long)])
def test_the_recorded_numbers_come_out(name: str) -> None:
    numbers = recorded()[name]
    assert city(name).rules().map_hash == numbers.pop("map"), "the map has changed: see perft.py"
    assert dict(cases(city(name))) == numbers
