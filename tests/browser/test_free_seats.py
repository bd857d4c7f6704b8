"""Somebody stands up: nothing sticks, and the seat is filled with one touch."""

import re
import secrets

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.guests import Guest, Opened, on_the_wire, open_table, see
from tests.browser.matches import LONDON, come, match_of
from tests.server.process import Process

pytestmark = pytest.mark.slow


def stand_up(guest: Guest) -> None:
    guest.press("Menu")
    guest.press("Stand up")
    guest.press("Yes, stand up")
    expect(guest.button("Free seat: sit down")).to_be_visible()
    guest.you = None


def test_standing_up_says_what_it_means_and_the_others_play_on(device: NewDevice, server: Process) -> None:
    table, seat = match_of(server, "Ada", "Ben")
    ada, ben = come(device, table, seat)
    ada.skip()
    ben.press("Menu")
    ben.press("Stand up")
    expect(ben.page.get_by_text("Your sheet stays.")).to_be_visible()
    assert table.view()["seats"][1]["kind"] == "person"
    ben.press("Yes, stand up")
    see([ada], 1)
    ada.skip()
    see([ada], 2)
    expect(ada.page.get_by_text("Everybody is ready")).to_have_count(0)


def test_a_seated_one_adds_a_bot_with_one_touch(device: NewDevice, server: Process) -> None:
    table, seat = match_of(server, "Ada", "Ben")
    ada, ben = come(device, table, seat)
    stand_up(ben)
    expect(ada.page.get_by_text("Ben’s seat is free.")).to_be_visible()
    ada.press("Add a bot")
    expect(ada.page.get_by_text("Ben’s seat is free.")).to_have_count(0)
    seat_of_ben = table.view()["seats"][1]
    assert (seat_of_ben["kind"], seat_of_ben["name"]) == ("bot", "commuter")


def test_another_level_is_the_second_way(device: NewDevice, server: Process) -> None:
    table, seat = match_of(server, "Ada", "Ben")
    ada, ben = come(device, table, seat)
    stand_up(ben)
    ada.press("Free seat: seat is free")
    ada.press("Choose another bot")
    ada.touch(ada.page.get_by_role("dialog").get_by_role("button").last)
    expect(ada.button("Free seat")).to_have_count(0)
    assert table.view()["seats"][1]["name"] != "commuter"


def test_a_watcher_whose_name_is_known_sits_down_with_one_touch(device: NewDevice, server: Process) -> None:
    table, seat = match_of(server, "Ada", "Ben")
    ada, ben = come(device, table, seat)
    stand_up(ben)
    late = Guest.at(device("phone"), table.path)
    late.press("Free seat: sit down")
    late.page.get_by_label("Your name").fill("Cyd")
    late.touch(late.page.get_by_role("dialog").get_by_role("button", name="Sit down"))
    late.until(lambda: late.you is not None)
    stand_up(late)
    late.press("Free seat: sit down")
    late.until(lambda: late.you is not None)
    expect(ada.button("Cyd: is thinking")).to_be_visible()


def test_a_match_that_nobody_plays_rests_and_says_so(device: NewDevice, server: Process) -> None:
    table, seat = match_of(server, "Ada", "Ben")
    ada, ben = come(device, table, seat)
    stand_up(ben)
    ada.press("Menu")
    ada.press("Stand up")
    expect(ada.page.get_by_text("the match rests until somebody sits down")).to_be_visible()
    ada.press("Yes, stand up")
    for guest in (ada, ben):
        expect(guest.page.get_by_text("Nobody is playing: sit down to go on.")).to_be_visible()
        expect(guest.page).to_have_title(re.compile("^Nobody is playing"))
    turn = table.view()["turn"]
    ben.press("Free seat: sit down")
    ben.until(lambda: ben.you is not None)
    ben.skip()
    see([ben], turn + 1)


def test_at_a_private_table_a_stranger_asks_for_the_seat(device: NewDevice, server: Process) -> None:
    table = open_table(server.port, LONDON, seats=2, name="Ada", door="link")
    ben = Opened(table.port, table.code, secrets.token_hex(16))
    with on_the_wire(table) as host, on_the_wire(ben) as wire:
        wire.ask("take-seat", name="Ben", invite=host.you["invite"])
        host.ask("start")
        host.until("playing")
        wire.ask("leave-seat")
    (ada,) = come(device, table)
    late = Guest.at(device("phone"), table.path)
    late.press("Free seat: ask for it")
    late.page.get_by_label("Your name").fill("Cyd")
    late.touch(late.page.get_by_role("dialog").get_by_role("button", name="Ask for a seat"))
    expect(late.page.get_by_text("You have asked for the seat.")).to_be_visible()
    assert late.you is None
    ada.touch(ada.page.locator(".knock button").last)
    late.until(lambda: late.you is not None)
    expect(ada.button("Cyd: is thinking")).to_be_visible()
