"""Reactions: said with two touches while one waits, seen by everybody at the table, off by a setting."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewDevice
from tests.browser.guests import Guest, Opened, on_the_wire, open_table, sat
from tests.browser.matches import come, match_of
from tests.server.process import Process

pytestmark = pytest.mark.slow


def at_seat(page: Page, name: str) -> Locator:
    """What is said at a seat just now."""
    return page.get_by_role("listitem").filter(has_text=name).locator(".reaction")


def say(seat: Opened, reaction: str) -> None:
    with on_the_wire(seat) as wire:
        wire.ask("react", reaction=reaction)


def test_whoever_waits_says_something_and_everybody_sees_it(device: NewDevice, server: Process) -> None:
    table, seat = match_of(server, "Ada", "Ben")
    ada, ben = come(device, table, seat)
    television = device("desktop")
    television.visit(f"{table.path}/wall")
    expect(television.page.get_by_role("list", name="All sheets")).to_be_visible()
    ada.skip()
    ada.press("Say something")
    assert ada.device.barriers() == []
    ada.press("Well done!")
    for page in (ada.page, ben.page, television.page):
        expect(at_seat(page, "Ada")).to_have_text("Well done!")
    expect(ben.page.get_by_role("status").get_by_text("Ada: Well done!")).to_have_count(1)
    expect(ada.button("Well done!")).to_have_count(0)
    expect(at_seat(ben.page, "Ada")).to_have_count(0)


def test_a_device_that_wants_none_shows_none_and_offers_none(device: NewDevice, server: Process) -> None:
    table, seat = match_of(server, "Ada", "Ben")
    ada, ben = come(device, table, seat)
    ben.press("Menu")
    ben.page.get_by_label("Reactions at the table").uncheck()
    ben.press("Close")
    say(table, "laugh")
    expect(at_seat(ada.page, "Ada")).to_have_text("Ha ha!")
    expect(at_seat(ben.page, "Ada")).to_have_count(0)
    ben.skip()
    expect(ben.button("Nudge Ada")).to_be_visible()
    expect(ben.button("Say something")).to_have_count(0)


def test_in_the_lobby_one_says_hello(device: NewDevice, server: Process) -> None:
    table = open_table(server.port, seats=2, name="Ada")
    (seat,) = sat(table, "Ben")
    ada, ben = Guest.at(device("phone"), table.own), Guest.at(device("phone"), seat.own)
    expect(ben.button("Hello!")).to_be_visible()
    ada.press("Hello!")
    for guest in (ada, ben):
        expect(at_seat(guest.page, "Ada")).to_have_text("Hello!")
    assert ada.device.barriers() == []
