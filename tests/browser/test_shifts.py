"""Nothing on the page moves by itself: not while it loads, not while a match is played, not when it ends."""

import pytest
from playwright.sync_api import Browser

from metroscribe import registry
from tests.browser.device import Device, new_device
from tests.browser.guests import open_table, started
from tests.browser.pages import PAGES, Tables
from tests.browser.player import Player
from tests.browser.sizes import SCREENS
from tests.counts import count
from tests.server.process import Process

pytestmark = pytest.mark.slow
OBSERVE = """
window.shifts = []
const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round)
const named = ({ node, previousRect, currentRect }) =>
  `${node?.outerHTML?.slice(0, 90) ?? node?.data}: ${box(previousRect)} to ${box(currentRect)}`
new PerformanceObserver((list) => {
  for (const { hadRecentInput, sources } of list.getEntries())
    if (!hadRecentInput) shifts.push(...sources.map(named))
}).observe({ type: 'layout-shift', buffered: true })
"""
"""The browser's own count of what moved; what moves within half a second after a touch was asked for."""
TURNS = count(6, 1000)
EVERY = sorted(registry())
MATCHES = [("next-station/tokyo", "phone", 1), ("voll-verplant/paris", "desktop", 3)]


def watching(browser: Browser, server: Process, name: str) -> Device:
    screen = SCREENS[name]
    device = new_device(browser, f"http://{server.address}", screen.kind, motion=True, **screen.settings)
    device.page.add_init_script(OBSERVE)
    return device


def shifts(device: Device) -> list[str]:
    device.page.wait_for_timeout(400)
    return list(device.page.evaluate("window.shifts"))


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


@pytest.mark.parametrize("name", [name for name in PAGES if "offline" not in name])
def test_nothing_moves_by_itself_while_a_page_loads(
    browser: Browser, server: Process, tables: Tables, name: str
) -> None:
    for screen in ("phone", "desktop")[: count(1, 2)]:
        device = watching(browser, server, screen)
        PAGES[name](device, tables)
        assert shifts(device) == []
        device.context.close()
