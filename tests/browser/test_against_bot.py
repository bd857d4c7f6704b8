"""One tap on a city's card begins a match against a bot, and the page shows what the bot drew."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewDevice
from tests.browser.device import Device
from tests.browser.guests import Guest, open_table
from tests.server.process import Process

LONDON = "next-station/london"
BOT = 1
TO = re.compile("^[A-Z]\\d+ to [A-Z]\\d+ \\(|^draw nothing$")
"""A section of London in words."""


def card(device: Device, city: str) -> Locator:
    device.visit()
    return device.page.get_by_role("button", name=re.compile(rf"^Against a bot: .*, .*{city}$")).first


def drew(device: Device, seat: int = BOT) -> Locator:
    return device.page.locator("#match-seats .drew").nth(seat)


def test_one_tap_begins_a_match_against_a_bot_which_shows_what_it_drew(phone: Device) -> None:
    against = card(phone, "London")
    expect(against).to_contain_text("Commuter")
    guest = Guest.at(phone)
    against.tap()
    guest.awaited()
    expect(drew(phone)).to_have_text("")
    for turn in range(1, 4):
        guest.skip()
        guest.until(lambda turn=turn: guest.now == ("playing", turn))  # type: ignore[misc]
        expect(drew(phone).locator(".brief")).to_be_visible()
        expect(drew(phone).locator(".full")).to_have_text(TO)
    words = drew(phone).locator(".full").text_content() or ""
    phone.page.reload()
    guest.awaited()
    expect(drew(phone).locator(".full")).to_have_text(words)
    seat = phone.page.locator("#match-seats button").nth(BOT)
    expect(seat).to_have_accessible_name(re.compile(re.escape(words) + "$"))
    seat.tap()
    expect(phone.page.get_by_role("dialog")).to_contain_text(f"Last turn: {words}")


def test_the_bot_that_was_last_chosen_on_a_device_is_the_one_of_the_cards(phone: Device) -> None:
    against = card(phone, "Paris")
    phone.page.get_by_label("Your bot").select_option(label="Beginner")
    expect(against).to_contain_text("Beginner")
    phone.visit(f"/new?game={LONDON}")
    phone.page.get_by_label("Seat 2").select_option(index=2)
    expect(card(phone, "Paris")).to_contain_text("Commuter")


def test_how_bots_play_is_asked_where_one_sits_and_remembered(phone: Device) -> None:
    phone.visit(f"/new?game={LONDON}")
    at_once = phone.page.get_by_role("radio", name="At once")
    expect(at_once).to_have_count(0)
    phone.page.get_by_label("Seat 2").select_option(index=1)
    at_once.check(force=True)
    phone.page.reload()
    phone.page.get_by_label("Seat 2").select_option(index=1)
    expect(at_once).to_be_checked()
    guest = Guest.at(phone)
    card(phone, "London").tap()
    guest.awaited()
    assert guest.table["pace"] == "at-once"


@pytest.mark.parametrize("width", [320, 390])
@pytest.mark.parametrize("language", ["de", "es"])
def test_the_bot_of_a_card_has_room_on_small_phones(device: NewDevice, width: int, language: str) -> None:
    phone = device("phone", language=language, viewport={"width": width, "height": 568})
    phone.visit()
    expect(phone.page.locator("article .against").first).to_be_visible()
    for button in phone.page.locator("article .against").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert button.evaluate("(at) => at.scrollWidth <= at.clientWidth + 1")


def test_what_many_bots_drew_fits_beside_the_sheet(device: NewDevice, server: Process) -> None:
    """Six seats on the smallest phone: each has its line, and no seat grows with it."""
    phone = device("phone", viewport={"width": 320, "height": 568})
    bots = {str(seat): "greedy" for seat in range(1, 6)}
    guest = Guest.at(
        phone, open_table(server.port, "voll-verplant/madrid", seats=6, name="Ada", bots=bots).own
    )
    guest.press("Start the match")
    guest.awaited()
    seats = phone.page.locator("#match-seats")
    before = seats.bounding_box()
    guest.skip()
    guest.until(lambda: guest.now == ("playing", 1))
    for seat in range(1, 6):
        expect(drew(phone, seat).locator(".brief")).not_to_have_text("")
    assert seats.bounding_box() == before
