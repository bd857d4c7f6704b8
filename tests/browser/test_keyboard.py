"""Who has only a keyboard reaches and presses all there is, sees where the focus is, and is never caught."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.device import Device
from tests.browser.guests import open_table
from tests.browser.pages import LONDON, PAGES, Tables
from tests.browser.player import Typist
from tests.browser.sizes import SCREENS
from tests.browser.tabs import walked
from tests.server.process import Process

pytestmark = pytest.mark.slow
USUAL = ("phone", "laptop")
"""The screens that pages are walked on in turn; on the others under `long`."""
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


def often(page: str, number: int, screen: str) -> bool:
    """Each page once; what is offline has the controls of what is not."""
    return USUAL[number % len(USUAL)] == screen and not page.endswith("offline")


def cases() -> list[object]:
    return [
        pytest.param(page, screen, marks=() if often(page, number, screen) else pytest.mark.long)
        for number, page in enumerate(PAGES)
        for screen in SCREENS
    ]


@pytest.mark.parametrize(("page", "screen"), cases())
def test_tab_reaches_every_control_once_in_reading_order_and_the_focus_is_seen(
    device: NewDevice, tables: Tables, page: str, screen: str
) -> None:
    own = device(SCREENS[screen].kind, **SCREENS[screen].settings)
    PAGES[page](own, tables)
    walk = walked(own)
    assert walk.stops
    assert walk.faults == []
    assert [walk.stops[at].name for at in walk.reached] == [stop.name for stop in walk.stops]
    assert walk.backwards() == []
    assert [stop.name for stop in walk.stops if not stop.pressed] == []
    closed = own.page.locator("dialog[open]").count()
    if closed:
        own.page.keyboard.press("Escape")
        expect(own.page.locator("dialog[open]")).to_have_count(closed - 1)
        expect(own.page.locator(":focus")).to_have_count(1)


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


@pytest.mark.parametrize("game", [LONDON, "voll-verplant/paris"])
def test_a_match_of_each_family_is_played_by_keys(desktop: Device, server: Process, game: str) -> None:
    player = Typist.at(desktop, open_table(server.port, game, seats=1, name="Ada").own)
    turns = iter(range(TURNS))
    player.play_until(lambda _: next(turns, None) is None)
