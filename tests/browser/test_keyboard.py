"""Who has only a keyboard opens and closes every dialog, and plays a match.

What the Tab key reaches stands in `test_pages.py`.
"""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.device import Device
from tests.browser.guests import open_table
from tests.browser.pages import LONDON, PAGES, Tables
from tests.browser.player import Typist
from tests.browser.sizes import SCREENS
from tests.server.process import Process

pytestmark = pytest.mark.slow
TURNS = 3
OPENERS = {
    "match": (
        "#match-score:visible, #match-pad:visible",
        "#match-force",
        "#match-deck button",
        ".match header button >> nth=-2",
        ".match header button >> nth=-1",
        "#match-seats button >> nth=1",
    ),
    "lobby": (".seats button",),
    "home": ("header button",),
}


@pytest.mark.parametrize("place", OPENERS)
def test_a_dialog_is_opened_by_keys_and_gives_the_focus_back(
    device: NewDevice, tables: Tables, place: str
) -> None:
    own = device("desktop")
    PAGES[place](own, tables)
    dialog = own.page.locator("dialog[open]")
    for number, opener in enumerate(OPENERS[place]):
        own.page.locator(opener).first.focus()
        own.page.keyboard.press(("Enter", "Space")[number % 2])
        expect(dialog.locator(":focus")).to_have_count(1)
        own.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(own.page.locator(opener).first).to_be_focused()


def test_a_dialog_gives_the_focus_to_the_page_where_a_turned_screen_hides_what_opened_it(
    device: NewDevice, tables: Tables
) -> None:
    own = device("phone", **SCREENS["tablet"].settings)
    PAGES["score"](own, tables)
    own.page.set_viewport_size(SCREENS["tablet turned"].viewport)
    expect(own.element("match-score")).to_be_hidden()
    own.page.keyboard.press("Escape")
    expect(own.page.locator("dialog[open]")).to_have_count(0)
    expect(own.element("content")).to_be_focused()


@pytest.mark.parametrize("game", [LONDON, "voll-verplant/paris"])
def test_a_match_of_each_family_is_played_by_keys(desktop: Device, server: Process, game: str) -> None:
    player = Typist.at(desktop, open_table(server.port, game, seats=1, name="Ada").own)
    turns = iter(range(TURNS))
    player.play_until(lambda _: next(turns, None) is None)
