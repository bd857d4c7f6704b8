"""A whole evening of three people who come, go, come back and play again in any order."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.guests import Guest, Opened, open_table, see
from tests.browser.matches import LONDON, SOON
from tests.server.process import Process

pytestmark = pytest.mark.slow
FINISH, BOT = re.compile("^Finish this turn"), re.compile("^Let a bot draw")


def closed(guest: Guest) -> None:
    """The tab is closed; the device keeps what it knows."""
    guest.page.close()


def again(guest: Guest, path: str) -> Guest:
    """The same device comes back in a new tab."""
    guest.device.page = guest.device.context.new_page()
    return Guest.at(guest.device, path)


def named(device: NewDevice, lobby: Opened, name: str, seat: int) -> Guest:
    guest = Guest.at(device("phone"), lobby.join)
    guest.sit(name, seat)
    return guest


def test_three_people_leave_and_come_back_at_every_moment_of_an_evening(
    device: NewDevice, server: Process
) -> None:
    lobby = open_table(server.port, LONDON, seats=3, name="Ada", door="link", patience=SOON)
    ada = Guest.at(device("desktop"), lobby.own)
    ben, cyd = named(device, lobby, "Ben", 2), named(device, lobby, "Cyd", 3)

    # a guest closes the tab in the lobby, and the match starts all the same
    closed(ben)
    expect(ada.page.get_by_text(re.compile("away")).first).to_be_visible()
    ada.press("Start the match")
    see([ada, cyd], 0)
    ben = again(ben, lobby.path)
    see([ben], 0)

    # in the middle of a turn, with a staged step
    cyd.move(0)
    closed(cyd)
    ada.skip()
    ben.skip()
    ada.press(FINISH)
    see([ada, ben], 1)
    cyd = again(cyd, lobby.path)
    cyd.awaited()
    cyd.skip()

    # between turns: a bot draws until they are back
    closed(ben)
    ada.skip()
    ada.press(BOT)
    see([ada, cyd], 2)
    ben = again(ben, lobby.path)
    expect(ben.page.get_by_text("A bot is drawing for you").first).to_be_visible()
    ben.page.touchscreen.tap(195, 420)
    expect(ada.page.get_by_text("Ben is back.").first).to_be_visible()

    # the host closes the tab in mid-turn; the others go on, and one of them ends it
    closed(ada)
    cyd.skip()
    if not ben.own["ready"]:
        ben.awaited()
    cyd.press("Go on without Ada")
    cyd.press("Yes, go on")
    expect(cyd.button("Ada: out for now")).to_be_visible()
    ben.until(lambda: ben.now[1] >= 2)
    ben.press("Menu")
    ben.press("End the match")
    ben.press("Yes, end it")
    for guest in (ben, cyd):
        expect(guest.button("Rematch")).to_be_visible()

    # on the end page a guest closes the tab; the others play again, and nobody is lost
    closed(cyd)
    ada = again(ada, lobby.path)
    ada.press("Rematch")
    expect(ben.page.get_by_text("Ada wants a rematch.")).to_be_visible()
    ben.press("To the rematch")
    ben.press("Start the match")
    see([ada, ben], 0)
    assert ada.page.url.rpartition("/")[2] == ben.page.url.rpartition("/")[2]
    cyd = again(cyd, lobby.path)
    cyd.press("To the rematch")
    expect(cyd.page.get_by_text("A bot is drawing for you").first).to_be_visible()
    cyd.page.touchscreen.tap(195, 420)
    expect(ada.page.get_by_text("Cyd is back.").first).to_be_visible()
