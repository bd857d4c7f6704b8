"""Pencils that are chosen at the table: one after the other, with one touch each."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.device import Device
from tests.browser.guests import Guest, open_table, see
from tests.browser.matches import LONDON, come, match_of
from tests.server.process import Process

pytestmark = pytest.mark.slow
PARIS = "voll-verplant/paris"
CHOOSE = {"pencils": "choose"}


def pencil(guest: Guest) -> str | None:
    return guest.page.locator("svg.sheet").get_attribute("data-pencil")


def test_two_people_choose_their_pencils_with_one_touch_each(device: NewDevice, server: Process) -> None:
    table, seat = match_of(server, "Ada", "Ben", options=CHOOSE)
    guests = come(device, table, seat)
    first = next(guest for guest in guests if guest.own["moves"])
    second = next(guest for guest in guests if guest is not first)
    name = ("Ada", "Ben")[first.own["seat"]]
    expect(second.page.get_by_text(f"Waiting for {name}")).to_be_visible()
    first.tap("choice-pencil-green")
    see(guests, 1)
    expect(second.device.element("choice-pencil-green")).to_have_count(0)
    second.ready()
    see(guests, 2)
    expect(first.page.locator("svg.sheet")).to_have_attribute("data-pencil", "green")
    assert pencil(second) not in (None, "", "green")
    for guest in guests:
        guest.skip()
    see(guests, 3)


def test_alone_the_order_is_chosen_where_one_sets_up_the_match(phone: Device) -> None:
    phone.visit(f"/new?game={LONDON}")
    guest = Guest.at(phone)
    phone.page.locator("label").filter(has_text=re.compile(r"^\s*alone\s*$")).first.tap()
    phone.page.locator("label").filter(has_text="Choose the order").first.tap()
    guest.press(re.compile("Start the match|Open the table"))
    for turn, colour in enumerate(("pink", "purple", "blue")):
        see([guest], turn)
        guest.awaited()
        guest.tap(f"choice-pencil-{colour}")
    see([guest], 3)
    expect(phone.page.locator("svg.sheet")).to_have_attribute("data-pencil", "pink")


@pytest.mark.parametrize(
    ("game", "options", "words"),
    [(LONDON, CHOOSE, "Everybody chooses at the table"), (PARIS, {"deck": "20"}, "20 cards: MetroX (2018)")],
)
def test_the_lobby_names_what_was_chosen(
    phone: Device, server: Process, game: str, options: dict[str, str], words: str
) -> None:
    phone.visit(open_table(server.port, game, seats=2, name="Ada", options=options).own)
    expect(phone.page.locator("dl")).to_contain_text(words)
