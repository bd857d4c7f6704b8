"""The way back closes what lies over the page first, and leaves a match only after asking."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.device import Device
from tests.browser.test_touch import alone
from tests.server.process import Process

pytestmark = pytest.mark.slow
HOME = re.compile(r"/$")


def test_back_closes_the_dialog_then_the_zoom_and_then_asks(phone: Device, server: Process) -> None:
    phone.visit("/")
    guest = alone(phone, server)
    table = guest.page.url
    phone.element("sheet-zoom").tap()
    phone.element("match-score").tap()
    dialog = guest.page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    guest.page.go_back()
    expect(dialog).to_have_count(0)
    expect(guest.page.get_by_role("button", name="Show the whole sheet")).to_be_visible()
    guest.page.go_back()
    expect(guest.page.get_by_role("button", name="Show the whole sheet")).to_have_count(0)
    guest.page.go_back()
    expect(dialog).to_contain_text("Leave the match?")
    assert guest.page.url == table
    guest.page.go_back()
    expect(dialog).to_have_count(0)
    guest.page.go_back()
    expect(dialog).to_contain_text("Leave the match?")
    dialog.get_by_role("button", name="Leave").tap()
    expect(guest.page).to_have_url(HOME)


def test_back_still_closes_a_dialog_after_the_page_was_loaded_anew(phone: Device, server: Process) -> None:
    guest = alone(phone, server)
    guest.page.reload()
    expect(guest.page.locator("svg.sheet [data-can]").first).to_be_visible()
    phone.element("match-score").tap()
    guest.page.go_back()
    expect(guest.page.locator("dialog[open]")).to_have_count(0)
    assert guest.page.url.endswith(guest.table["code"])


def test_what_was_closed_by_hand_leaves_nothing_in_the_way_back(phone: Device) -> None:
    phone.visit("/")
    phone.page.get_by_role("link", name=re.compile("^With friends")).first.tap()
    expect(phone.page).to_have_url(re.compile("/new"))
    phone.page.go_back()
    expect(phone.page).to_have_url(HOME)
