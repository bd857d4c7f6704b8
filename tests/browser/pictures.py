"""Photographs the page for the README and for whoever installs it: .venv/bin/python -m tests.browser.pictures

A server of its own, a known deal, the devices of the tests: the same pictures until the page changes.
"""

import shutil
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.browser.device import ROOT, Device, new_device
from tests.browser.guests import open_table
from tests.browser.player import Player
from tests.server.process import FAST, served
from web.build import WEB

PICTURES = ROOT / "docs" / "pictures"
TURNS = 15
"""So many turns are played before a sheet is photographed."""
COLOURS = 64
SETTLED = 1600
"""Milliseconds after which nothing moves any more."""


def photograph(device: Device, name: str) -> Path:
    device.page.wait_for_timeout(SETTLED)
    picture = PICTURES / f"{name}.png"
    device.page.screenshot(path=picture)
    return picture


def show_before_installing(picture: Path, name: str) -> None:
    """The same with few colours: it is part of the package."""
    with Image.open(picture) as found:
        few = found.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
        few.save(WEB / "public" / f"screen-{name}.png", optimize=True)


def take(browser: Browser, port: int) -> None:
    address = f"http://127.0.0.1:{port}"
    home = new_device(browser, address, "desktop")
    home.visit()
    home.page.wait_for_load_state("networkidle")
    photograph(home, "home")
    phone = played(new_device(browser, address, "phone"), port, "next-station/tokyo", 1)
    show_before_installing(photograph(phone, "match-phone"), "phone")
    dark = new_device(browser, address, "desktop", theme="dark")
    desktop = played(dark, port, "voll-verplant/berlin", 2)
    show_before_installing(photograph(desktop, "match-desktop"), "desktop")


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
