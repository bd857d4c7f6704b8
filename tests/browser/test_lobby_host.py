"""A table is never stuck before its match: the host may go, and others lead it."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.guests import Guest, Opened, bot_for, open_table, see
from tests.server.process import Process

pytestmark = pytest.mark.slow
SHORT = {"finish": 1, "without": 2, "itself": ""}


@pytest.fixture
def lobby(server: Process) -> Opened:
    return open_table(server.port, seats=3, name="Ada", door="link", patience=SHORT)


def test_when_the_host_closes_the_tab_another_becomes_host_and_starts(
    device: NewDevice, lobby: Opened
) -> None:
    desktop = device("desktop")
    ada = Guest.at(desktop, lobby.own, desktop.context.new_page())
    ben = Guest.at(device(), lobby.join)
    ben.sit("Ben", 2)
    expect(ben.button("Start the match")).to_have_count(0)
    ada.page.close()
    expect(ben.page.get_by_text("You are the host now: Ada is away.")).to_be_visible()
    ben.press("Remove Ada")
    for seat in (1, 3):
        ben.add_bot(seat)
    ben.press("Start the match")
    see([ben], 0)
    assert [seat["kind"] for seat in lobby.view()["seats"]] == ["bot", "person", "bot"]


def test_when_the_host_is_back_in_time_the_table_is_led_as_before(device: NewDevice, lobby: Opened) -> None:
    ada = Guest.at(device("desktop"), lobby.own)
    ben = Guest.at(device(), lobby.join)
    ben.sit("Ben", 2)
    ada.page.goto("about:blank")
    expect(ben.page.get_by_text("You are the host now: Ada is away.")).to_be_visible()
    ada.page.goto(ada.device.address + lobby.path)
    expect(ben.page.get_by_text("You are the host now")).to_have_count(0)
    expect(ben.page.get_by_text("as soon as Ada starts it")).to_be_visible()


def test_a_host_who_stands_up_reads_what_that_means_and_another_leads(
    device: NewDevice, lobby: Opened
) -> None:
    ada = Guest.at(device("desktop"), lobby.own)
    ben = Guest.at(device(), lobby.join)
    ben.sit("Ben", 2)
    ada.press("Stand up")
    dialog = ada.page.get_by_role("dialog", name="Stand up?")
    expect(dialog).to_contain_text("Your seat will be free")
    expect(dialog).to_contain_text("Ben becomes the host.")
    ada.touch(dialog.get_by_role("button", name="Stay seated"))
    assert lobby.view()["seats"][0]["kind"] == "person"
    ada.press("Stand up")
    ada.touch(dialog.get_by_role("button", name="Stand up"))
    expect(ben.page.get_by_text("You are the host now: Ada stood up.")).to_be_visible()
    expect(ben.button(bot_for(1))).to_be_visible()
    ada.sit("Ada", 1)


def test_whoever_is_removed_reads_it_and_comes_back_only_by_a_yes(device: NewDevice, lobby: Opened) -> None:
    ada = Guest.at(device("desktop"), lobby.own)
    ben = Guest.at(device(), lobby.join)
    ben.sit("Ben", 2)
    ada.press("Remove Ben")
    dialog = ada.page.get_by_role("dialog", name="Remove Ben?")
    expect(dialog).to_contain_text("comes back only if somebody at the table says yes")
    ada.touch(dialog.get_by_role("button", name="Remove Ben"))
    expect(ben.page.get_by_text("Ada has removed you from this table.")).to_be_visible()
    ben.you = None
    ben.press("Ask for a seat")
    ada.press("Yes: Ben may sit down")
    ben.until(lambda: ben.you is not None)


def test_who_was_removed_and_loads_the_page_again_still_has_to_ask(device: NewDevice, lobby: Opened) -> None:
    ada = Guest.at(device("desktop"), lobby.own)
    ben = Guest.at(device(), lobby.join)
    ben.sit("Ben", 2)
    ada.press("Remove Ben")
    ada.touch(ada.page.get_by_role("dialog").get_by_role("button", name="Remove Ben"))
    expect(ben.button("Ask for a seat")).to_be_visible()
    ben.page.reload()
    ben.press(re.compile(r"Sit here.*2$"))
    expect(ben.page.get_by_text("The host has removed you from this table")).to_be_visible()
    expect(ben.button("Ask for a seat")).to_be_visible()


def test_a_bot_sits_down_with_one_tap_and_is_sent_away_with_another(device: NewDevice, lobby: Opened) -> None:
    ada = Guest.at(device(), lobby.own)
    ada.add_bot(3)
    expect(ada.page.get_by_text("Commuter (bot)")).to_be_visible()
    ada.press("Send the bot away, Seat 3")
    expect(ada.page.get_by_text("Commuter (bot)")).to_have_count(0)
    ada.press("Choose the bot, Seat 3")
    ada.touch(ada.page.get_by_role("dialog").get_by_role("button", name=re.compile("^Beginner")))
    expect(ada.page.get_by_text("Beginner (bot)")).to_be_visible()


def test_seats_say_who_is_here_and_who_is_away(device: NewDevice, lobby: Opened) -> None:
    ada, phone = Guest.at(device("desktop"), lobby.own), device()
    ben = Guest.at(phone, lobby.join, phone.context.new_page())
    ben.sit("Ben", 2)
    seats = ada.page.get_by_role("region", name="Who sits here").get_by_role("listitem")
    expect(seats.nth(0)).to_contain_text("you · host")
    expect(seats.nth(1)).to_contain_text("here")
    expect(seats.nth(2)).to_contain_text("Free seat")
    ben.page.close()
    expect(seats.nth(1)).to_contain_text("away")


def test_a_guest_nudges_the_host_who_notices_it_until_the_page_is_touched(
    device: NewDevice, lobby: Opened
) -> None:
    ada = Guest.at(device("desktop"), lobby.own)
    ben = Guest.at(device(), lobby.join)
    ben.sit("Ben", 2)
    ben.press("Nudge Ada")
    expect(ben.page.get_by_text("Ada was nudged.")).to_be_visible()
    expect(ada.page.get_by_role("alert").filter(has_text="Ben")).to_be_visible()
    expect(ada.page).to_have_title(re.compile("Ben"))
    ada.page.mouse.click(5, 5)
    expect(ada.page).to_have_title(re.compile("^Table"))
