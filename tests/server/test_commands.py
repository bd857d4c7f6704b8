"""What may stand in a command."""

import pytest
from msgspec import ValidationError, convert

from metroscribe.games import registry
from metroscribe.server.match import commands as do


def test_every_seat_of_every_game_can_be_named_in_a_command_and_none_below_the_first() -> None:
    for game in registry():
        for seat in range(max(registry().load(game).info.seats)):
            assert convert(seat, do.Index) == seat
    with pytest.raises(ValidationError):
        convert(-1, do.Index)
