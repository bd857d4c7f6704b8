"""In a language that is 40 % longer than English no text is cut off, on any page and any screen."""

import os
from collections.abc import Iterator
from typing import cast

import pytest
from playwright.sync_api import Browser

from tests.browser.device import ROOT, Device, Kind, new_device
from tests.browser.pages import PAGES, Tables, tables_of
from tests.counts import count
from tests.server.process import FAST, LEGAL, Process, served
from tests.words.pseudo import speaking_package

pytestmark = pytest.mark.slow
SCREENS: dict[str, tuple[Kind, int, int]] = {
    "small phone": ("phone", 320, 568),
    "phone": ("phone", 390, 844),
    "desktop": ("desktop", 1280, 800),
}
WITHOUT_A_TABLE = ("home", "setup", "rules", "imprint", "privacy")
CUT = (ROOT / "tests" / "browser" / "cut.js").read_text(encoding="utf-8")
PICTURES = os.environ.get("METROSCRIBE_PICTURES", "")
"""A folder for a picture of each page, if somebody wants to look at them."""


@pytest.fixture(scope="module")
def speaking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that speaks the pseudo-language."""
    place = tmp_path_factory.mktemp("speaking")
    path = os.pathsep.join((str(speaking_package(place)), str(ROOT)))
    legal = (word for name, file in LEGAL.items() for word in (f"--{name}", str(file)))
    with served(place / "data", (*FAST, *legal), {"PYTHONPATH": path}) as process:
        yield process


@pytest.fixture(scope="module")
def spoken_tables(speaking: Process) -> Tables:
    return tables_of(speaking.port)


def cut(browser: Browser, server: Process, name: str, screen: str, tables: Tables | None) -> list[str]:
    """What is cut off on a page."""
    kind, width, height = SCREENS[screen]
    size = {"width": width, "height": height}
    device = new_device(browser, f"http://{server.address}", kind, viewport=size)
    try:
        PAGES[name](device, cast("Tables", tables))  # those without a table need none
        photograph(device, f"{name} {screen}")
        return [str(found) for found in device.page.evaluate(CUT)]
    finally:
        device.context.close()


def photograph(device: Device, name: str) -> None:
    if PICTURES:
        device.page.screenshot(path=f"{PICTURES}/{name.replace(' ', '-')}.png", full_page=True)


@pytest.mark.parametrize("name", WITHOUT_A_TABLE[: count(2, 9)])
def test_nothing_is_cut_off_without_a_table(browser: Browser, speaking: Process, name: str) -> None:
    for screen in list(SCREENS)[: count(1, 3)]:
        assert cut(browser, speaking, name, screen, None) == []


@pytest.mark.long
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("name", [name for name in PAGES if name not in WITHOUT_A_TABLE])
def test_nothing_is_cut_off_at_a_table(
    browser: Browser, speaking: Process, spoken_tables: Tables, name: str, screen: str
) -> None:
    assert cut(browser, speaking, name, screen, spoken_tables) == []


def test_what_is_cut_off_is_found(phone: Device) -> None:
    phone.page.set_content(
        """<meta name="viewport" content="width=device-width">
        <div style="width: 4em; overflow: hidden; white-space: nowrap">much too long</div>
        <button style="width: 2em; height: 1em; white-space: nowrap">overflowing</button>
        <p style="white-space: nowrap; width: 900px">wider than any phone in the whole wide world is</p>
        <p>fits</p>"""
    )
    assert [found.split(":")[0] for found in phone.page.evaluate(CUT)] == [
        "hidden",
        "button",
        "screen",
        "screen",
    ]
