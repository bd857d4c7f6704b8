"""Imprint and privacy notice: one touch away from the first page and from a match, on any device."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.device import Device
from tests.browser.pages import PAGES, Tables, seen

LINKS = "nav a[href='/imprint'], nav a[href='/privacy']"


@pytest.mark.slow
def test_the_first_page_leads_to_both_and_back(device: NewDevice, tables: Tables) -> None:
    own = device("phone", language="de")
    PAGES["home"](own, tables)
    own.page.get_by_role("link", name="Datenschutz").click()
    expect(own.page).to_have_title("Privacy · Metroscribe")
    own.page.locator("article").get_by_role("link", name="Impressum").click()
    expect(own.page.locator("h1")).to_have_text("Imprint")
    expect(own.page.locator("article p").first).to_have_text("Ada Example1 Example Street12345 Example Town")
    assert own.overflow() <= 0
    own.page.go_back()
    own.page.go_back()
    seen(own, ".cities img")


@pytest.mark.slow
def test_the_menu_of_a_match_leads_to_both_and_leaves_the_match_open(phone: Device, tables: Tables) -> None:
    PAGES["match"](phone, tables)
    phone.page.get_by_role("button", name="Menu").click()
    expect(phone.page.locator(f"dialog[open] :is({LINKS})")).to_have_count(2)
    with phone.context.expect_page() as opened:
        phone.page.locator("dialog[open] a[href='/privacy']").click()
    expect(opened.value.locator("h1")).to_have_text("Privacy")
    seen(phone, ".stage svg.sheet")


@pytest.mark.slow
def test_what_was_fetched_can_be_read_without_a_network(phone: Device, tables: Tables) -> None:
    PAGES["imprint"](phone, tables)
    phone.context.set_offline(True)
    phone.page.locator("article a[href='/privacy']").last.click()
    seen(phone, "main article ul")
    phone.forgive("ERR_INTERNET_DISCONNECTED")


@pytest.mark.slow
def test_words_of_the_host_never_become_markup(phone: Device) -> None:
    words = "<img src=x onerror=alert(1)> & **so on**"
    part = {"text": words, "link": ""}
    block = {"listed": False, "lines": [[part]]}
    text = {"title": words, "sections": [{"heading": words, "blocks": [block]}]}
    told = json.dumps({"imprint": text, "privacy": None})
    phone.page.route("**/api/legal", lambda route: route.fulfill(body=told, content_type="application/json"))
    phone.visit("/imprint")
    for where in ("h1", "h2", "p"):
        expect(phone.page.locator(f"article {where}")).to_have_text(words)
    phone.visit("/privacy")
    seen(phone, ".end + h1")
    expect(phone.page.locator("article")).to_have_count(0)
