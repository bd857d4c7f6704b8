"""After a round: what everybody has earned in it, which takes no touch from the sheet."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.device import Device
from tests.browser.guests import Guest, Opened, on_the_wire, open_table, started
from tests.server.process import Process

pytestmark = pytest.mark.slow
LONDON = "next-station/london"


def before_the_end_of_a_round(server: Process) -> Opened:
    """A match in which one more turn of Ada ends the first round."""
    table = started(open_table(server.port, LONDON, seats=2, name="Ada", bots={"1": "greedy"}))
    with on_the_wire(table) as ada:
        while not ends_round(table):
            turn = ada.turn
            ada.skip()
            while ada.turn == turn:
                ada.hear()
    return table


def ends_round(table: Opened) -> bool:
    """The fifth subway card ends a round."""
    (coming,) = table.view()["open"]["coming"]
    return bool(coming["args"]["out"] == coming["args"]["count"])


def shown(device: Device, table: Opened) -> Guest:
    guest = Guest.at(device, table.own)
    guest.awaited()
    guest.skip()
    expect(device.page.get_by_role("heading", name="Round 1 is over")).to_be_visible()
    guest.awaited()
    return guest


def test_after_a_round_everybody_sees_what_each_has_earned_until_the_page_is_touched(
    device: NewDevice, server: Process
) -> None:
    phone = device("phone")
    guest = shown(phone, before_the_end_of_a_round(server))
    panel = phone.page.get_by_role("region", name="Round 1 is over")
    expect(panel.get_by_role("listitem")).to_have_count(2)
    expect(panel.get_by_role("listitem").first).to_contain_text("+")
    assert phone.barriers() == []
    before = guest.own["n"]
    guest.move()
    assert guest.own["n"] == before + 1 or guest.now[1] > 0
    expect(panel).to_have_count(0)


def test_it_is_switched_off_in_the_menu(device: NewDevice, server: Process) -> None:
    phone = device("phone")
    table = before_the_end_of_a_round(server)
    guest = Guest.at(phone, table.own)
    guest.awaited()
    guest.press("Menu")
    phone.page.get_by_label("Compare after each round").uncheck()
    guest.press("Close")
    guest.skip()
    expect(phone.page.locator("h1").get_by_text("2.1")).to_be_visible()
    expect(phone.page.get_by_role("region", name="Round 1 is over")).to_have_count(0)
