"""Flight mode: the page stays, says so quietly, and goes on when the network is back."""

import re
from signal import SIGKILL, SIGTERM

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.guests import Guest, open_table, see, started
from tests.browser.pages import PAGES, Tables
from tests.server.process import FAST, served

pytestmark = pytest.mark.slow


def installed(device: NewDevice) -> Guest:
    """The page was opened once, so it is kept."""
    own = Guest.at(device("phone", worker=True), "/")
    own.page.wait_for_function("() => navigator.serviceWorker.controller")
    own.page.wait_for_function("async () => (await caches.match('/')) !== undefined")
    own.until(lambda: bool(own.device.context.service_workers))
    return own


def go_offline(own: Guest) -> None:
    """The service worker is a process of its own: it may lose its network later than the page."""
    own.device.context.set_offline(True)
    [worker] = own.device.context.service_workers
    own.until(lambda: worker.evaluate("() => fetch('/healthz').then(() => false, () => true)"))


@pytest.mark.parametrize("path", ["/", "/new", "/rules/next-station/london", "/t/K7WQ2M"])
def test_the_installed_page_says_honestly_that_it_is_offline(device: NewDevice, path: str) -> None:
    own = installed(device)
    go_offline(own)
    own.device.visit(path)
    expect(own.page.get_by_text("No connection").first).to_be_visible()
    expect(own.page.get_by_role("main")).not_to_be_empty()
    expect(own.page.get_by_text("No such table")).to_have_count(0)
    own.device.forgive("ERR_INTERNET_DISCONNECTED")


def test_what_could_not_be_fetched_offline_comes_when_the_network_is_back(device: NewDevice) -> None:
    own = installed(device)
    go_offline(own)
    own.device.visit("/")
    expect(own.page.get_by_text("No connection")).to_be_visible()
    own.device.context.set_offline(False)
    expect(own.page.get_by_text("No connection")).to_have_count(0)
    expect(own.page.locator(".cities img").first).to_be_visible()
    own.device.forgive("ERR_INTERNET_DISCONNECTED")


def test_nothing_of_a_match_is_kept_in_the_cache(device: NewDevice, tables: Tables) -> None:
    own = installed(device)
    PAGES["match"](own.device, tables)
    kept = own.page.evaluate(
        "async () => (await (await caches.open('shell')).keys()).map(({url}) => new URL(url).pathname)"
    )
    assert "/" in kept
    assert [path for path in kept if path.startswith(("/api", "/t/"))] == []


def test_a_page_that_has_moved_on_survives_flight_mode(device: NewDevice) -> None:
    """All parts are kept, also those of screens that were never opened."""
    own = installed(device)
    go_offline(own)
    own.page.get_by_role("link", name=re.compile("With friends")).first.click()
    expect(own.page.get_by_role("heading", level=1)).to_be_visible()
    own.device.context.set_offline(False)
    expect(own.page.get_by_text("No connection")).to_have_count(0)
    own.device.forgive("ERR_INTERNET_DISCONNECTED")


def test_a_match_goes_on_after_the_server_was_restarted_or_killed_and_the_page_says_which(
    device: NewDevice, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with served(tmp_path_factory.mktemp("away") / "data", FAST) as process:
        table = started(open_table(process.port, seats=1, name="Ada"))
        own = device("phone")
        own.address = f"http://127.0.0.1:{process.port}"
        ada = Guest.at(own, table.own)
        ada.until(lambda: ada.you is not None)
        ada.move()
        staged = ada.own["staged"]
        for number, said in (
            (SIGTERM, "Everything is saved; you will be back"),
            (SIGKILL, "Your sheet is safe"),
        ):
            process.end(number)
            expect(ada.page.locator("p", has_text=said)).to_be_visible()
            expect(ada.device.element("match-ready")).to_be_disabled()
            process.start()
            expect(ada.page.locator("p", has_text=said)).to_be_hidden()
        assert ada.own["staged"] == staged
        ada.ready()
        see([ada], 1)
        own.forgive("ERR_CONNECTION_REFUSED")
        own.forgive("socket")
