"""Who gets in: by the joining link at once, by the code after a yes; and nobody sees matches of others."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.device import Device
from tests.browser.guests import Guest, Opened, finished, open_table
from tests.server.process import Process

pytestmark = pytest.mark.slow


@pytest.fixture
def private(server: Process) -> Opened:
    """Ada waits for two more, who need her link or a yes."""
    return open_table(server.port, seats=3, name="Ada", door="link")


def knocking(device: Device, table: Opened, name: str) -> Guest:
    """Somebody who has only the code, and asks."""
    guest = Guest.at(device, table.path)
    guest.page.get_by_label("Your name").fill(name)
    guest.press("Ask for a seat")
    expect(guest.page.get_by_text("You have asked for a seat")).to_be_visible()
    return guest


def test_the_joining_link_gives_a_seat_at_once_and_leaves_no_secret_in_the_address(
    device: NewDevice, private: Opened
) -> None:
    ben = Guest.at(device(), private.join)
    ben.sit("Ben", 2)
    assert ben.page.url == ben.device.address + private.path
    cyd = Guest.at(device(), private.join)
    cyd.page.get_by_label("Your name").fill("Cyd")
    cyd.page.keyboard.press("Enter")
    cyd.until(lambda: cyd.you is not None)
    assert [seat["name"] for seat in private.view()["seats"]] == ["Ada", "Ben", "Cyd"]


def test_the_link_and_the_qr_code_in_the_lobby_hold_the_secret_and_the_link_for_watching_does_not(
    phone: Device, private: Opened
) -> None:
    ada = Guest.at(phone, private.own)
    link, watch = (
        ada.page.get_by_role("textbox", name="Link to join"),
        ada.page.get_by_role("textbox", name="Link for watching only"),
    )
    expect(link).to_have_value(re.compile(re.escape(private.join) + "$"))
    expect(watch).to_have_value(re.compile(rf"{private.path}/watch#see=[0-9a-f]{{32}}$"))
    expect(ada.page.get_by_alt_text("QR code")).to_have_attribute("src", re.compile("^data:image/svg"))


def test_who_types_the_code_of_a_private_table_asks_and_a_yes_seats_them(
    device: NewDevice, private: Opened
) -> None:
    ada = Guest.at(device("desktop"), private.own)
    ben = Guest.at(device(), "/")
    groups = [private.code[at : at + 3] for at in (0, 3, 6)]
    spaced = " - ".join(groups).lower()
    ben.page.get_by_label("Code of the table").fill(spaced)
    expect(ben.page.get_by_label("Code of the table")).to_have_value(" ".join(groups))
    ben.press("Join")
    expect(ben.page.get_by_role("heading", name="Who sits here")).to_be_visible()
    expect(ben.button(re.compile("Sit here"))).to_have_count(0)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.press("Ask for a seat")
    expect(ben.page.get_by_text("Somebody at the table has to say yes")).to_be_visible()
    expect(ada.page.get_by_text("Ben would like to sit down")).to_be_visible()
    ada.press("Yes: Ben may sit down")
    ben.until(lambda: ben.you is not None)
    expect(ben.page.get_by_text("as soon as Ada starts")).to_be_visible()
    expect(ada.page.get_by_text("would like to sit down")).to_have_count(0)


def test_a_no_is_told_kindly_and_one_may_ask_again(device: NewDevice, private: Opened) -> None:
    ada = Guest.at(device("desktop"), private.own)
    ben = knocking(device(), private, "Ben")
    ada.press("No: Ben gets no seat")
    expect(ben.page.get_by_text("Sorry, not this time")).to_be_visible()
    ben.press("Ask for a seat")
    ada.press("Yes: Ben may sit down")
    ben.until(lambda: ben.you is not None)


def test_anybody_at_the_table_answers_and_who_reloads_still_waits(device: NewDevice, private: Opened) -> None:
    ben = Guest.at(device(), private.join)
    ben.sit("Ben", 2)
    cyd = knocking(device(), private, "Cyd")
    cyd.page.reload()
    expect(cyd.page.get_by_text("You have asked for a seat")).to_be_visible()
    ben.press("Yes: Cyd may sit down")
    cyd.until(lambda: cyd.you is not None)


def test_the_code_is_enough_where_the_table_says_so(device: NewDevice) -> None:
    ada = Guest.at(device("desktop"), "/new?game=next-station/london")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_label("The code is enough").check()
    ada.press("Open the table")
    expect(ada.page.get_by_text("at this table it is enough")).to_be_visible()
    ben = Guest.at(device(), f"/t/{ada.page.url.rpartition('/')[2]}")
    ben.sit("Ben", 2)


def test_a_link_that_is_pasted_where_the_code_goes_leads_to_the_table(phone: Device, private: Opened) -> None:
    ben = Guest.at(phone, "/")
    field = ben.page.get_by_label("Code of the table")
    field.evaluate(
        """(field, text) => {
            const data = new DataTransfer()
            data.setData('text', text)
            const way = { clipboardData: data, bubbles: true, cancelable: true }
            field.dispatchEvent(new ClipboardEvent('paste', way))
        }""",
        f"https://play.example{private.join}",
    )
    ben.sit("Ben", 2)


def test_the_home_page_of_a_stranger_lists_nobodys_matches(device: NewDevice, server: Process) -> None:
    played = finished(server.port)
    stranger = Guest.at(device(), "/")
    expect(stranger.page.get_by_role("heading", name="Choose a city")).to_be_visible()
    expect(stranger.page.get_by_text("Finished matches")).to_have_count(0)
    assert played.code not in stranger.page.content()


def test_a_device_lists_its_own_finished_matches_and_forgets_one(phone: Device, server: Process) -> None:
    played = finished(server.port)
    own = Guest.at(phone, played.path)
    expect(own.page.get_by_role("heading", name="Ranking")).to_be_visible()
    own.page.goto(own.device.address)
    shelf = own.page.get_by_role("region", name="Finished matches")
    expect(shelf.get_by_role("listitem")).to_contain_text("you watched")
    own.touch(shelf.get_by_role("button", name="Forget this match"))
    expect(shelf).to_have_count(0)
