"""Bots that search play weaker until their code is compiled: said where one is chosen or plays, till then."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, Route, expect

from tests.browser.conftest import NewDevice
from tests.browser.device import Device
from tests.browser.guests import open_table, started
from tests.browser.pages import LONDON
from tests.server.process import Process

pytestmark = pytest.mark.slow
STRONG = {"1": "mastermind"}
AGAIN = 4000
"""Milliseconds."""
WARMING = "Mastermind is warming up"


class Told:
    """What the server says of its bots, as a test wants it; how often it was asked."""

    def __init__(self, device: Device, state: str) -> None:
        self.state, self.asked = state, 0
        self._page = device.page
        self._page.clock.install()
        self._page.route("**/api/bots", self._answer)

    def becomes(self, state: str) -> None:
        """A moment later the page asks again."""
        self.state = state
        self._page.clock.fast_forward(AGAIN)

    def _answer(self, route: Route, _: Request) -> None:
        self.asked += 1
        searching = {name: {"key": f"bot-{name}-title"} for name in ("conductor", "mastermind")}
        told: dict[str, Any] = {"state": self.state, "warm": [], "searching": searching}
        route.fulfill(content_type="application/json", body=json.dumps(told))


def note(page: Page) -> Locator:
    return page.locator(".warm-up")


def test_who_chooses_a_bot_that_warms_up_reads_it_until_it_is_warm(phone: Device) -> None:
    told, page = Told(phone, "warming"), phone.page
    phone.visit(f"/new?game={LONDON}")
    page.get_by_label("Seat 2").select_option("commuter")
    expect(note(page)).to_have_count(0)
    page.get_by_label("Seat 2").select_option("mastermind")
    expect(note(page)).to_contain_text(WARMING)
    expect(note(page)).to_contain_text("between Commuter and Conductor")
    assert phone.barriers() == []
    told.becomes("warm")
    expect(note(page)).to_have_count(0)
    told.becomes("nothing that is asked for")
    assert told.asked == 2


@pytest.mark.parametrize(("state", "helps"), [("missing", "install Numba"), ("failed", "log")])
def test_a_server_that_cannot_warm_up_says_so_in_the_lobby_and_what_helps(
    phone: Device, server: Process, state: str, helps: str
) -> None:
    Told(phone, state)
    phone.visit(open_table(server.port, LONDON, seats=3, name="Ada", bots=STRONG).own)
    expect(note(phone.page)).to_contain_text("Mastermind")
    expect(note(phone.page)).to_contain_text(helps)
    phone.page.get_by_role("button", name="Choose the bot").tap()
    expect(phone.page.get_by_role("dialog").locator(".warm-up")).to_contain_text("Conductor and Mastermind")


def test_in_a_match_it_is_a_small_sign_that_leads_to_the_sheet_of_the_bot_and_goes_away(
    device: NewDevice, server: Process
) -> None:
    narrow = device("phone", viewport={"width": 320, "height": 568})
    told, page = Told(narrow, "warming"), narrow.page
    narrow.visit(started(open_table(server.port, LONDON, seats=2, name="Ada", bots=STRONG)).own)
    sign = page.get_by_role("button", name=WARMING)
    expect(sign).to_be_visible()
    box = sign.bounding_box()
    assert box is not None
    assert box["height"] < 60
    assert narrow.overflow() == 0
    sign.tap()
    expect(page.get_by_role("dialog").locator(".warm-up")).to_contain_text("between Commuter and Conductor")
    expect(sign).to_have_count(0)
    told.becomes("warm")
    expect(note(page)).to_have_count(0)


def test_a_match_with_strong_bots_that_are_warm_says_nothing(phone: Device, server: Process) -> None:
    told = Told(phone, "warm")
    phone.visit(started(open_table(server.port, LONDON, seats=2, name="Ada", bots=STRONG)).own)
    expect(phone.page.locator(".stage svg.sheet")).to_be_visible()
    expect(phone.page.get_by_role("button", name="warming up")).to_have_count(0)
    told.becomes("nothing that is asked for")
    assert told.asked == 1
