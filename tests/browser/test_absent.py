"""Somebody is away: the others finish the turn, let a bot draw, or go on, and whoever is back plays on."""

import re

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.guests import Guest, on_the_wire, see
from tests.browser.matches import come, match_of
from tests.server.process import Process

pytestmark = pytest.mark.slow
FINISH, BOT = re.compile("^Finish this turn"), re.compile("^Let a bot draw")


def test_what_was_staged_stands_when_another_finishes_the_turn(device: NewDevice, server: Process) -> None:
    table, seat = match_of(server, "Ada", "Ben")
    ada, ben = come(device, table, seat)
    ben.move(0)
    staged = ben.own["staged"]
    ben.page.close()
    ada.skip()
    expect(ada.page.get_by_text("What Ben has drawn stands. Nothing else is drawn.")).to_be_visible()
    ada.press(FINISH)
    see([ada], 1)
    expect(ada.page.get_by_text("You finished the turn for Ben.").first).to_be_visible()
    record = httpx.get(f"http://127.0.0.1:{server.port}/api/tables/{table.code}/replay/1").json()
    assert staged
    assert len(record["turns"][0]["moves"]) == len(staged)
    assert record["turns"][0]["marks"]


def test_before_its_time_the_page_says_when_something_can_be_done(device: NewDevice, server: Process) -> None:
    table, seat = match_of(server, "Ada", "Ben", patience={"finish": 60, "without": 120, "itself": ""})
    (ada,) = come(device, table)
    ada.skip()
    expect(ada.page.get_by_text(re.compile(r"^\(\d+\ss so far\)$"))).to_be_visible()
    expect(ada.page.get_by_text(re.compile("you can decide in"))).to_be_visible()
    expect(ada.button(FINISH)).to_have_count(0)
    assert seat.view()["turn"] == 0


def test_while_one_draws_it_is_said_quietly(device: NewDevice, server: Process) -> None:
    table, _ = match_of(server, "Ada", "Ben")
    (ada,) = come(device, table)
    chip = ada.button("Ben is away")
    expect(chip).to_be_visible()
    expect(ada.button(BOT)).to_have_count(0)
    ada.touch(chip)
    expect(ada.button(BOT)).to_be_visible()
    ada.press(re.compile("^Wait$"))
    expect(ada.button(BOT)).to_have_count(0)


def test_a_bot_draws_until_they_are_back_and_everybody_is_told_who_wanted_it(
    device: NewDevice, server: Process
) -> None:
    table, seat, third = match_of(server, "Ada", "Ben", "Cyd")
    ada, ben, cyd = come(device, table, seat, third)
    for guest in (ada, ben, cyd):
        guest.skip()
    see([ada, ben, cyd], 1)
    ben.page.close()
    ada.skip()
    ada.press(BOT)
    expect(cyd.page.get_by_text("Ada lets a bot draw for Ben.").first).to_be_visible()
    expect(cyd.page.get_by_role("status").get_by_text("Ada lets a bot draw for Ben.")).to_be_attached()
    expect(cyd.button("Ben: a bot is drawing")).to_be_visible()
    cyd.skip()
    see([ada, cyd], 2)
    back = Guest.at(device("phone"), seat.own)
    expect(back.page.get_by_text("A bot is drawing for you").first).to_be_visible()
    assert back.own["moves"] == []
    back.page.keyboard.press("Shift")
    expect(ada.page.get_by_text("Ben is back.").first).to_be_visible()
    expect(back.page.get_by_role("region", name="Played while you were away")).to_contain_text("1.2")
    returns = [frame for frame in back.sent if '"return"' in frame]
    assert len(returns) == 1


def test_who_was_gone_finds_the_seat_touches_anything_and_plays_on(
    device: NewDevice, server: Process
) -> None:
    table, seat = match_of(server, "Ada", "Ben")
    (ada,) = come(device, table)
    ada.skip()
    ada.press("Go on without Ben")
    expect(ada.page.get_by_text("Ben can come back at any time")).to_be_visible()
    assert table.view()["turn"] == 0
    ada.press("Yes, go on")
    see([ada], 1)
    expect(ada.button("Ben: out for now")).to_be_visible()
    ada.skip()
    see([ada], 2)
    ben = Guest.at(device("phone"), seat.own)
    expect(ben.page.get_by_text("The others went on without you").first).to_be_visible()
    ben.page.touchscreen.tap(195, 420)
    ben.until(lambda: bool(ben.own["moves"]))
    missed = ben.page.get_by_role("region", name="Played while you were away")
    expect(missed).to_contain_text("nothing was drawn for you")
    ben.skip()
    expect(missed).to_be_visible()
    ben.touch(missed.get_by_role("button", name="Close"))
    expect(missed).to_have_count(0)
    ada.skip()
    see([ada, ben], 3)


def test_of_two_who_help_at_once_the_second_is_told_quietly(device: NewDevice, server: Process) -> None:
    table, _, third, fourth = match_of(server, "Ada", "Ben", "Cyd", "Dee")
    with on_the_wire(fourth):
        ada, cyd = come(device, table, third)
        ada.skip()
        cyd.skip()
        expect(cyd.button(BOT)).to_be_visible()
        cyd.page.evaluate("window.deaf = 'update'")
        ada.press(BOT)
        expect(ada.button("Ben: a bot is drawing")).to_be_visible()
        cyd.press(BOT)
        expect(cyd.page.get_by_role("alert")).to_contain_text("That has been done for Ben already.")
        assert table.view()["seats"][1]["stand_in"] == "commuter"


def test_when_the_host_is_away_another_can_end_the_match(device: NewDevice, server: Process) -> None:
    table, seat = match_of(server, "Ada", "Ben")
    ada, ben = come(device, table, seat)
    ben.press("Menu")
    expect(ben.button("End the match")).to_have_count(0)
    ben.press("Close")
    ada.page.close()
    expect(ben.page.get_by_text("You are the host now").first).to_be_visible()
    ben.press("Menu")
    ben.press("End the match")
    ben.press("Yes, end it")
    ben.until(lambda: ben.now[0] == "over")


def test_who_leads_the_table_can_free_the_seat_of_somebody_who_is_away(
    device: NewDevice, server: Process
) -> None:
    table, _ = match_of(server, "Ada", "Ben")
    (ada,) = come(device, table)
    ada.press("Ben: is away")
    ada.press("Free the seat")
    ada.press("Yes, free it")
    expect(ada.page.get_by_text("Ben’s seat is free.")).to_be_visible()
    assert table.view()["seats"][1]["kind"] == "vacant"


def test_a_phone_that_slept_comes_back_to_what_was_played(device: NewDevice, server: Process) -> None:
    table, seat = match_of(server, "Ada", "Ben")
    ada, ben = come(device, table, seat)
    ben.device.context.set_offline(True)
    ada.skip()
    ada.press(FINISH)
    see([ada], 1)
    ben.device.context.set_offline(False)
    see([ben], 1)
    expect(ben.page.get_by_role("region", name="Played while you were away")).to_contain_text("1.1")
    ben.skip()
    ada.skip()
    see([ada, ben], 2)
    ben.device.forgive("ERR_INTERNET_DISCONNECTED")
