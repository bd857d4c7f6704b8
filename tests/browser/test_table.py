"""A table of people on devices of their own: who comes, who goes, who comes back."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.device import Device
from tests.browser.guests import Guest, Opened, on_the_wire, open_table, see, started
from tests.server.process import Process

pytestmark = pytest.mark.slow
DRAWN = 5
"""So many turns are drawn by touches; with the others it goes on quickly."""


def test_three_people_play_to_the_end_though_one_goes_offline_in_the_middle_of_a_turn(
    device: NewDevice, server: Process
) -> None:
    table = open_table(server.port, seats=3, name="Ada")
    ada = Guest.at(device("desktop"), table.own)
    ben = Guest.at(device("phone"), table.path)
    cyd = Guest.at(device("phone"), table.path)
    ben.sit("Ben", 2)
    cyd.sit("Cyd", 3)
    ada.press("Start the match")
    guests = [ada, ben, cyd]
    see(guests, 0)
    while ada.now[0] == "playing":
        turn = ada.now[1]
        if turn == 2:
            away_in_the_middle(ada, ben, cyd)
        else:
            for guest in guests:
                guest.turn() if turn < DRAWN else guest.skip()
        see(guests, turn + 1)
    result = table.view()["outcome"]["result"]
    assert [guest.table["outcome"]["result"] for guest in guests] == [result] * 3
    for guest in guests:
        ranking = guest.page.get_by_role("region", name="Ranking").get_by_role("listitem")
        expect(ranking).to_have_count(3)
        shown = " ".join(ranking.all_inner_texts()).replace("−", "-")
        assert all(re.search(rf"(?<!\d){total} point", shown) for total in result), shown


def away_in_the_middle(ada: Guest, ben: Guest, cyd: Guest) -> None:
    """Ben draws something, loses the network, and has all of it when he comes back."""
    ben.move()
    expect(ben.device.element("match-take-back")).to_be_enabled()
    staged, sheet = ben.own["staged"], ben.drawn()
    assert staged
    ben.device.context.set_offline(True)
    expect(ben.page.get_by_text("Your sheet is safe")).to_be_visible()
    expect(ben.page).to_have_title(re.compile("^No connection"))
    expect(ben.device.element("match-ready")).to_be_disabled()
    expect(ada.button("Ben: is away")).to_be_visible()
    ada.turn()
    cyd.turn()
    expect(ada.page).to_have_title(re.compile("^Waiting for Ben"))
    ben.device.context.set_offline(False)
    expect(ben.page.get_by_text("Your sheet is safe")).to_be_hidden()
    expect(ben.button("Ada: ready")).to_be_visible()
    assert (ben.own["seat"], ben.own["staged"], ben.drawn()) == (1, staged, sheet)
    ben.turn()
    ben.device.forgive("ERR_INTERNET_DISCONNECTED")


@pytest.fixture
def lobby(server: Process) -> Opened:
    """Ada has opened a table and waits for one more."""
    return open_table(server.port, seats=2, name="Ada")


@pytest.fixture
def match(server: Process) -> Opened:
    """Ada plays with a bot."""
    return started(open_table(server.port, seats=2, name="Ada", bots={"1": "greedy"}))


def test_who_types_the_code_of_a_table_can_sit_down_there(phone: Device, lobby: Opened) -> None:
    ben = Guest.at(phone, "/")
    ben.page.get_by_label("Code of the table").fill(lobby.code.lower())
    ben.press("Join")
    ben.sit("Ben", 2)
    assert lobby.view()["seats"][1]["name"] == "Ben"


def test_a_code_that_is_none_is_refused_at_once(phone: Device) -> None:
    own = Guest.at(phone, "/")
    own.page.get_by_label("Code of the table").fill("K7")
    own.press("Join")
    expect(own.page.get_by_text("A code has nine letters and digits")).to_be_visible()


def test_the_personal_link_moves_a_seat_to_another_device(device: NewDevice, lobby: Opened) -> None:
    phone = Guest.at(device("phone"), lobby.path)
    phone.sit("Ben", 2)
    phone.press("Go on playing on another device")
    link = phone.page.get_by_role("textbox", name="Show my personal link").input_value()
    desktop = Guest.at(device("desktop"), link.removeprefix(phone.device.address))
    desktop.until(lambda: desktop.you is not None)
    assert desktop.own["seat"] == 1
    assert desktop.page.url == desktop.device.address + lobby.path


def test_reloading_the_page_keeps_the_seat_and_what_was_drawn(phone: Device, match: Opened) -> None:
    ada = Guest.at(phone, match.own)
    ada.until(lambda: ada.you is not None)
    ada.move()
    expect(ada.device.element("match-take-back")).to_be_enabled()
    staged, sheet = ada.own["staged"], ada.drawn()
    ada.you = None
    ada.page.reload()
    ada.until(lambda: ada.you is not None)
    expect(ada.device.element("match-take-back")).to_be_enabled()
    assert ada.own["staged"] == staged
    assert fixed(ada.drawn()) == fixed(sheet)


def fixed(sheet: str) -> str:
    """Without what is only on its way: what was drawn just now, and can be touched."""
    return re.sub(r' (data-(fresh|can|offer)|tabindex|role|aria-label|aria-description)="[^"]*"', "", sheet)


def test_two_tabs_of_one_device_show_the_same_sheet(phone: Device, match: Opened) -> None:
    one = Guest.at(phone, match.own)
    two = Guest.at(phone, match.path, phone.context.new_page())
    two.until(lambda: two.you is not None)
    one.page.bring_to_front()
    one.move()
    two.until(lambda: two.own["staged"] == one.own["staged"])
    two.page.bring_to_front()
    two.touch(two.page.get_by_role("button", name="Take back"))
    one.until(lambda: one.own["staged"] == [])


def test_who_comes_when_all_seats_are_taken_watches(phone: Device, match: Opened) -> None:
    late = Guest.at(phone, match.path)
    expect(late.page.get_by_text("You are watching")).to_be_visible()
    expect(late.page.locator("#match-ready")).to_have_count(0)
    expect(late.page).to_have_title(re.compile("^Waiting for Ada"))


def test_a_late_comer_goes_on_with_the_sheet_of_somebody_who_left(device: NewDevice, match: Opened) -> None:
    ada = Guest.at(device("phone"), match.own)
    ada.turn()
    see([ada], 1)
    late = Guest.at(device("phone"), match.path)
    ada.press("Menu")
    ada.press("Stand up")
    ada.press("Yes, stand up")
    late.press("Free seat: sit down")
    late.page.get_by_label("Your name").fill("Ben")
    late.touch(late.page.get_by_role("dialog").get_by_role("button", name="Sit down"))
    late.until(lambda: late.you is not None)
    late.turn()
    see([late], 2)
    assert match.view()["seats"][0]["name"] == "Ben"
    expect(ada.page.get_by_text("You are watching")).to_be_visible()


def test_the_host_seats_a_bot_where_somebody_left(device: NewDevice, lobby: Opened) -> None:
    ada = Guest.at(device("phone"), lobby.own)
    ben = Guest.at(device("phone"), lobby.path)
    ben.sit("Ben", 2)
    ada.press("Start the match")
    see([ada, ben], 0)
    ben.press("Menu")
    ben.press("Stand up")
    ben.press("Yes, stand up")
    ada.press("Free seat: seat is free")
    ada.any_bot()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.turn()
    see([ada], 1)
    assert [seat["kind"] for seat in lobby.view()["seats"]] == ["person", "bot"]


def test_the_host_seats_a_bot_before_the_match_and_starts_it(desktop: Device, lobby: Opened) -> None:
    ada = Guest.at(desktop, lobby.own)
    expect(ada.button("Start the match")).to_be_disabled()
    ada.press(re.compile("^Choose the bot"))
    ada.any_bot()
    ada.press("Start the match")
    see([ada], 0)


def test_a_new_name_is_seen_by_everybody(device: NewDevice, lobby: Opened) -> None:
    ada, ben = Guest.at(device("desktop"), lobby.own), Guest.at(device("phone"), lobby.path)
    ben.sit("Ben", 2)
    ben.press("Change name")
    ben.page.get_by_role("dialog").get_by_label("Your name").fill("Benedikta")
    ben.touch(ben.page.get_by_role("dialog").get_by_role("button", name="Change name"))
    expect(ada.page.get_by_text("Benedikta")).to_be_visible()


def test_who_is_ready_can_still_change_their_mind(device: NewDevice, lobby: Opened) -> None:
    with on_the_wire(lobby, "b" * 32) as ben:
        ben.ask("take-seat", name="Ben")
        ada = Guest.at(device("phone"), lobby.own)
        ada.press("Start the match")
        ben.until("playing")
        see([ada], 0)
        ada.turn()
        ada.press("Wait, not yet")
        ada.until(lambda: not ada.own["ready"])
        ada.press("Take back")
        ada.until(lambda: ada.own["staged"] == [])
        ada.turn()
        assert lobby.view()["turn"] == 0


def test_a_rematch_leads_everybody_to_the_same_table_and_seat(device: NewDevice, lobby: Opened) -> None:
    ada, ben = Guest.at(device("desktop"), lobby.own), Guest.at(device("phone"), lobby.path)
    watcher = Guest.at(device("phone"), f"{lobby.path}/watch")
    ben.sit("Ben", 2)
    ada.press("Start the match")
    see([ada, ben, watcher], 0)
    ada.press("Menu")
    ada.press("End the match")
    ada.press("Yes, end it")
    ben.press("Rematch")
    for guest in (ada, watcher):
        guest.press("To the rematch")
    for guest in (ada, ben, watcher):
        expect(guest.page.get_by_role("heading", name="Who sits here")).to_be_visible()
    code = ben.page.url.rpartition("/")[2]
    assert code != lobby.code
    assert watcher.page.url == f"{watcher.device.address}/t/{code}/watch"
    seats = Opened(lobby.port, code, "").view()["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "Ben"]
    expect(ada.button("Start the match")).to_be_enabled()
