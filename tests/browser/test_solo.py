"""A whole match alone: of every game with a finger, of each family with the keys."""

from pathlib import Path

import pytest

from metroscribe import registry
from tests.browser.device import Device
from tests.browser.guests import open_table
from tests.browser.player import Player, Typist, expect_total, recorded
from tests.counts import count
from tests.server.process import Process

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", sorted(registry())[:: count(5, 1)])
def test_every_game_can_be_played_to_its_end_by_tapping_on_a_phone(
    phone: Device, server: Process, tmp_path: Path, game: str
) -> None:
    table = open_table(server.port, game, seats=1, name="Ada")
    Player.at(phone, table.own).play_to_the_end()
    expect_total(phone, recorded(table, tmp_path).scores[0].total)


@pytest.mark.parametrize("game", ["voll-verplant/classic-tokyo", "next-station/london"][: count(1, 2)])
def test_a_match_can_be_played_with_the_keyboard_alone_and_the_focus_is_always_seen(
    desktop: Device, server: Process, tmp_path: Path, game: str
) -> None:
    table = open_table(server.port, game, seats=1, name="Ada")
    Typist.at(desktop, table.own).play_to_the_end()
    expect_total(desktop, recorded(table, tmp_path).scores[0].total)
