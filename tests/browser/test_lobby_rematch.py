"""A rematch in any order: seats are kept, anybody starts, and a bot draws for who has not come yet."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.device import Device
from tests.browser.guests import Guest, Opened, on_the_wire, open_table, see
from tests.server.process import Process

pytestmark = pytest.mark.slow
PEOPLE = {"Ben": "b" * 32, "Cyd": "c" * 32}


@pytest.fixture
def ended(server: Process) -> Opened:
    """Ada, Ben and Cyd have played; Ada, who was the host, is gone."""
    table = open_table(server.port, seats=3, name="Ada", door="link")
    secret = table.join.partition("join=")[2]
    for name, token in PEOPLE.items():
        with on_the_wire(table, token) as guest:
            guest.ask("take-seat", name=name, invite=secret)
    with on_the_wire(table) as ada:
        ada.ask("start")
        ada.until("playing")
        ada.ask("give-up")
    return table


def person(device: Device, table: Opened, name: str) -> Guest:
    return Guest.at(device, f"{table.path}#{PEOPLE[name]}")


def seats_of(guest: Guest) -> list[str]:
    code = guest.page.url.rpartition("/")[2]
    port = int(guest.device.address.rpartition(":")[2])
    return [f"{seat['kind']} {seat['name']}" for seat in Opened(port, code, "").view()["seats"]]


def test_who_is_asked_for_a_rematch_sees_it_at_once_and_finds_the_old_seat(
    device: NewDevice, ended: Opened
) -> None:
    ben, cyd = person(device(), ended, "Ben"), person(device("desktop"), ended, "Cyd")
    ben.press("Rematch")
    expect(ben.button("Start the match")).to_be_visible()
    expect(cyd.page.get_by_text("Ben wants a rematch.")).to_be_visible()
    cyd.press("To the rematch")
    expect(cyd.page.get_by_text("you", exact=True)).to_be_visible()
    assert seats_of(cyd) == ["reserved Ada", "person Ben", "person Cyd"]
    expect(cyd.page.get_by_text(re.compile(r"kept for \d more minutes"))).to_be_visible()


def test_without_the_old_host_anybody_starts_and_a_bot_stands_in_for_who_is_missing(
    device: NewDevice, ended: Opened
) -> None:
    ben, cyd = person(device(), ended, "Ben"), person(device("desktop"), ended, "Cyd")
    ben.press("Rematch")
    cyd.press("To the rematch")
    expect(cyd.page.get_by_text("Ada is not here yet. You can start anyway")).to_be_visible()
    cyd.press("Start the match")
    see([ben, cyd], 0)
    code = cyd.page.url.rpartition("/")[2]
    late = Opened(ended.port, code, ended.token)
    assert [bool(seat["stand_in"]) for seat in late.view()["seats"]] == [True, False, False]
    ada = Guest.at(device(), late.own)
    ada.until(lambda: ada.you is not None)
    assert ada.own["seat"] == 0


def test_one_alone_may_start_the_rematch_though_two_have_not_come(phone: Device, ended: Opened) -> None:
    cyd = person(phone, ended, "Cyd")
    cyd.press("Rematch")
    expect(cyd.page.get_by_text("Ada and Ben are not here yet.")).to_be_visible()
    cyd.press("Start the match")
    see([cyd], 0)


def test_the_host_gives_a_kept_seat_away(device: NewDevice, ended: Opened) -> None:
    ben = person(device(), ended, "Ben")
    ben.press("Rematch")
    ben.press("Do not keep this seat for Ada any longer")
    expect(ben.button("Start the match")).to_be_disabled()
    ben.add_bot(1)
    expect(ben.button("Start the match")).to_be_enabled()


def test_who_plays_alone_again_is_in_the_next_match_at_once(phone: Device, server: Process) -> None:
    table = open_table(server.port, seats=1, name="Ada")
    with on_the_wire(table) as ada:
        ada.ask("start")
        ada.until("playing")
        ada.ask("give-up")
    own = Guest.at(phone, table.own)
    own.press("Rematch")
    own.until(lambda: own.now[0] == "playing" and own.you is not None)


SAYS = {
    "en": ("Menu", "Before this match, one was given up within its first turns."),
    "de": ("Menü", "Vor dieser Partie wurde eine gleich zu Beginn abgebrochen."),
    "es": ("Menú", "Antes de esta partida se abandonó una en los primeros turnos."),
}


@pytest.mark.parametrize("language", SAYS)
def test_lobby_menu_and_end_say_that_a_match_before_was_given_up_at_its_beginning(
    device: NewDevice, ended: Opened, language: str
) -> None:
    with on_the_wire(ended, PEOPLE["Cyd"]) as cyd:
        cyd.ask("rematch")
    again = Opened(ended.port, ended.view()["rematch"], "")
    ben = person(device(language=language), again, "Ben")
    menu, says = SAYS[language]
    told = ben.page.get_by_text(says)
    expect(told).to_be_visible()
    assert not ben.device.barriers()
    with on_the_wire(again, PEOPLE["Cyd"]) as cyd:
        cyd.ask("start")
        cyd.until("playing")
    ben.press(menu)
    expect(told).to_be_visible()
    assert not ben.device.barriers()
    with on_the_wire(again, PEOPLE["Cyd"]) as cyd:
        cyd.ask("give-up")
    expect(ben.page.get_by_role("heading", level=1)).to_be_visible()
    expect(told).to_be_visible()
