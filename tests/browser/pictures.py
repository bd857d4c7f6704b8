"""Photographs the page for the README: .venv/bin/python -m tests.browser.pictures

A server of its own, a known deal, the devices of the tests: the same pictures until the page changes.
"""

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.device import ROOT, Device, new_device
from tests.browser.guests import open_table
from tests.browser.player import Player
from tests.server.process import FAST, served

PICTURES = ROOT / "docs" / "pictures"
TURNS = 15
"""So many turns are played before a sheet is photographed."""
SETTLED = 900
"""Milliseconds after which nothing moves any more."""


def photograph(device: Device, name: str) -> None:
    device.page.wait_for_timeout(SETTLED)
    device.page.screenshot(path=PICTURES / f"{name}.png")


def take(browser: Browser, port: int) -> None:
    address = f"http://127.0.0.1:{port}"
    home = new_device(browser, address, "desktop")
    home.visit()
    home.page.wait_for_load_state("networkidle")
    photograph(home, "home")
    photograph(played(new_device(browser, address, "phone"), port, "next-station/tokyo", 1), "match-phone")
    dark = new_device(browser, address, "desktop", theme="dark")
    photograph(played(dark, port, "voll-verplant/berlin", 2), "match-desktop")


def played(device: Device, port: int, game: str, bots: int) -> Device:
    """In the middle of a match against some bots."""
    seated = {str(seat): "greedy" for seat in range(1, bots + 1)}
    player = Player.at(device, open_table(port, game, seats=1 + bots, name="Ada", bots=seated).own)
    device.page.locator("button.primary").first.click()
    for _ in range(TURNS):
        player.play_turn()
    return device


def main() -> None:
    chromium = shutil.which("chromium")
    if chromium is None:
        raise SystemExit("This needs chromium: apt-get install chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium)
        with served(Path(folder) / "data", FAST) as server:
            take(browser, server.port)
        browser.close()


if __name__ == "__main__":
    main()
