"""A phone shows the first play button without scrolling; who was here finds their match first."""

import pytest
from playwright.sync_api import expect

from metroscribe.texts import languages
from tests.browser.conftest import NewDevice
from tests.browser.device import Device
from tests.browser.test_touch import alone
from tests.counts import count
from tests.server.process import Process

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("language", languages()[: count(1, 9)])
def test_the_first_citys_play_button_is_above_the_fold(device: NewDevice, language: str) -> None:
    own = device("phone", language=language, viewport={"width": 390, "height": 844})
    own.visit()
    sign = own.page.locator("article .solo .sign").first
    expect(sign).to_be_visible()
    box = sign.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 844


def test_who_has_been_here_finds_the_way_on_first(phone: Device, server: Process) -> None:
    guest = alone(phone, server)
    phone.visit()
    first = phone.page.get_by_role("main").get_by_role("link").first
    expect(first).to_have_attribute("href", f"/t/{guest.table['code']}")


def test_the_way_to_the_field_for_codes_leads_into_it(phone: Device) -> None:
    phone.visit()
    phone.page.get_by_role("link", name="I have a code").tap()
    expect(phone.page.get_by_label("Code of the table")).to_be_focused()
    expect(phone.page.get_by_label("Code of the table")).to_be_in_viewport()
