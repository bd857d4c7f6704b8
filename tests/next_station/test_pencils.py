"""The pencil ring: 1.1."""

from itertools import pairwise

import pytest

from metroscribe.core.dealer import Seeded
from metroscribe.core.errors import UnknownName
from metroscribe.core.game import Options
from metroscribe.core.match import Match
from metroscribe.games.next_station.table import Table
from tests.next_station.boards import PENCILS, grid


def colours(seats: int, ring: tuple[str, ...] = PENCILS) -> list[tuple[str, ...]]:
    """For each round what every seat draws with."""
    sheets = grid().rules().new(seats).sheets
    tables = (Table(sheets, (), ring=ring, round=number) for number in range(1, 5))
    return [tuple(table.pencil(seat) for seat in range(seats)) for table in tables]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_seat_draws_every_colour_exactly_once(seats: int) -> None:
    for seat in range(seats):
        assert sorted(row[seat] for row in colours(seats)) == sorted(PENCILS)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_two_seats_draw_the_same_colour_in_a_round(seats: int) -> None:
    assert all(len(set(row)) == seats for row in colours(seats))


def test_pencils_move_one_place_to_the_left() -> None:
    """Seat 1 sits to the right of seat 0: what it drew with, seat 0 takes next."""
    for earlier, later in pairwise(colours(4)):
        assert later == (*earlier[1:], earlier[0])


def test_with_three_seats_one_place_is_empty_between_the_last_and_the_first() -> None:
    assert colours(3) == [
        ("purple", "blue", "pink"),
        ("blue", "pink", "brown"),
        ("pink", "brown", "purple"),
        ("brown", "purple", "blue"),
    ]


def test_with_two_seats_there_is_an_empty_place_beside_each() -> None:
    assert colours(2) == [("purple", "pink"), ("blue", "brown"), ("pink", "purple"), ("brown", "blue")]


def test_alone_the_pencils_come_in_the_order_of_the_ring() -> None:
    assert colours(1) == [("purple",), ("blue",), ("pink",), ("brown",)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_seat_starts_each_round_at_the_departure_of_its_pencil(seats: int) -> None:
    match = Match(grid().rules(), Seeded("pencils"), seats)
    board = grid().board
    while not match.over:
        for seat in range(seats):
            line = match.sheet(seat).ink.line
            assert line.colour == match.table.pencil(seat)
            assert line.stations == 1 << board.departures[line.colour][0]
            match.stage(seat, match.rules.parse("-"))
        match.close()


def test_the_ring_is_dealt_at_random_unless_it_is_chosen() -> None:
    rings = {Match(grid().rules(), Seeded(seed)).table.ring for seed in range(300)}
    assert len(rings) == 24
    assert all(sorted(ring) == sorted(PENCILS) for ring in rings)


def test_the_option_pencils_chooses_the_ring() -> None:
    options = Options({"pencils": "brown pink blue purple"})
    match = Match(grid().rules(), Seeded(1), 2, options)
    assert match.table.ring == ("brown", "pink", "blue", "purple")
    assert match.events == []
    assert [match.sheet(seat).ink.line.colour for seat in (0, 1)] == ["brown", "blue"]


@pytest.mark.parametrize("ring", ["brown", "brown pink blue blue", "brown pink blue green", "a b c d e"])
def test_a_chosen_ring_must_be_all_pencils(ring: str) -> None:
    with pytest.raises(UnknownName) as refused:
        grid().rules().new(1, Options({"pencils": ring}))
    assert refused.value.text.key == "error-pencils"


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(UnknownName) as refused:
        grid().rules().new(1, Options({"colour": "brown"}))
    assert refused.value.text.key == "error-unknown-option"
