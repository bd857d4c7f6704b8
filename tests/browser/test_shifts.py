"""Nothing moves by itself while a match is played, or when it ends.

What loads stands in `test_pages.py`.
"""

import pytest
from playwright.sync_api import Browser

from metroscribe import registry
from tests.browser.device import Device, new_device
from tests.browser.guests import open_table, started
from tests.browser.player import Player
from tests.browser.shifts import OBSERVE, shifts
from tests.browser.sizes import SCREENS
from tests.counts import count
from tests.server.process import Process

pytestmark = pytest.mark.slow
TURNS = count(6, 1000)
EVERY = sorted(registry())
MATCHES = [("next-station/tokyo", "phone", 1), ("voll-verplant/paris", "desktop", 3)]


def watching(browser: Browser, server: Process, name: str) -> Device:
    screen = SCREENS[name]
    device = new_device(browser, f"http://{server.address}", screen.kind, motion=True, **screen.settings)
    device.page.add_init_script(OBSERVE)
    return device


@pytest.mark.parametrize(
    ("game", "screen", "seats"),
    MATCHES
    + [
        pytest.param(game, screen, 3, marks=pytest.mark.long)
        for game in EVERY
        for screen in ("small phone", "desktop")
    ],
)
def test_nothing_moves_by_itself_in_a_match(
    browser: Browser, server: Process, game: str, screen: str, seats: int
) -> None:
    device = watching(browser, server, screen)
    bots = {str(seat): "greedy" for seat in range(1, seats)}
    table = started(open_table(server.port, game, seats=seats, name="Ada", bots=bots))
    player = Player.at(device, table.own)
    for _ in range(TURNS):
        if player.play_turn().over:
            break
    assert shifts(device) == []
    device.context.close()
