"""The page as an app of the device: offered where the browser can, open to links that are shared with it."""

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LOCAL_NAME, NewDevice
from tests.browser.device import Device
from tests.browser.guests import open_table
from tests.server.process import Process

pytestmark = pytest.mark.slow
SHARING = """<form method="post" action="/join" enctype="multipart/form-data">
<input name="text" value="Come and play!"><input name="url" value="{link}"><button>Share</button></form>"""
"""What the system does when another app shares something with an installed one."""
OFFER = """
() => {
  const offer = new Event('beforeinstallprompt', { cancelable: true })
  offer.prompt = async () => (window.prompted = (window.prompted ?? 0) + 1)
  window.dispatchEvent(offer)
}
"""


def test_a_link_that_is_shared_leads_to_its_table_and_its_secret_stays_on_the_device(
    device: NewDevice, server: Process
) -> None:
    table = open_table(server.port, seats=2, name="Ada", door="link")
    phone = device("phone", worker=True)
    phone.visit()
    phone.page.wait_for_function("() => navigator.serviceWorker.controller")
    asked = list[str]()
    phone.page.on("request", lambda request: asked.append(request.url))
    phone.context.route(
        "**/sharing",
        lambda route: route.fulfill(content_type="text/html", body=SHARING.format(link=table.link)),
    )
    phone.page.goto(f"{phone.address}/sharing")
    phone.page.get_by_role("button").tap()
    expect(phone.page.get_by_role("button", name="Sit here").first).to_be_visible()
    assert phone.page.url == f"{phone.address}/t/{table.code}"
    secret = table.link.partition("#join=")[2]
    assert httpx.post(f"{phone.address}/join").status_code == 405, "it was answered on the device"
    assert [url for url in asked if secret in url.partition("#")[0]] == []


def test_installing_is_offered_once_where_the_browser_offers_it(phone: Device) -> None:
    phone.visit()
    button = phone.page.get_by_role("button", name="Install Metroscribe")
    expect(phone.page.get_by_role("main")).to_be_visible()
    expect(button).to_have_count(0)
    phone.page.evaluate(OFFER)
    button.first.tap()
    expect(button).to_have_count(0)
    assert phone.page.evaluate("window.prompted") == 1


def test_a_page_without_https_says_what_is_missing_for_that(device: NewDevice) -> None:
    phone = device(host=LOCAL_NAME)
    phone.visit()
    expect(phone.page.get_by_text("This page came without https")).to_be_visible()
