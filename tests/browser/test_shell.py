"""The page loads, says nothing to strangers, and opens without a network."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LOCAL_NAME, NewDevice
from tests.browser.device import Device, Kind


@pytest.mark.parametrize("kind", ["phone", "desktop"])
def test_the_home_page_loads_without_an_error_and_asks_nobody_else(device: NewDevice, kind: Kind) -> None:
    own = device(kind)
    own.visit()
    expect(own.page.get_by_role("main")).to_be_visible()
    expect(own.page).to_have_title("Metroscribe")
    own.page.wait_for_load_state("networkidle")
    assert own.overflow() <= 0


def test_the_page_loads_without_https_under_the_name_in_the_network(device: NewDevice) -> None:
    own = device(host=LOCAL_NAME)
    own.visit()
    expect(own.page.get_by_role("main")).to_be_visible()
    assert not own.page.evaluate("isSecureContext")


def test_the_page_may_be_zoomed(phone: Device) -> None:
    phone.visit()
    viewport = phone.page.locator("meta[name=viewport]").get_attribute("content") or ""
    assert "maximum-scale" not in viewport
    assert "user-scalable" not in viewport
