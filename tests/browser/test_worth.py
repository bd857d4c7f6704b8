"""A chosen step says what it is worth; what may come next, and what a box counts, is said on touch."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.device import Device
from tests.browser.test_touch import LONDON, alone
from tests.server.process import Process

pytestmark = pytest.mark.slow


def test_a_chosen_step_says_where_its_points_come_from_and_which_boxes_change(
    phone: Device, server: Process
) -> None:
    guest, worth = alone(phone, server), phone.element("match-worth")
    expect(worth).to_be_empty()
    gains = [move["gain"] for move in guest.own["moves"]]
    guest.move(gains.index(max(gains)))
    expect(worth).to_have_text(re.compile(rf"^\+{max(gains)}: \d district.* × \d station"))
    expect(phone.page.locator("#pad .box:has([data-changed])").first).to_be_visible()
    phone.element("match-take-back").tap()
    expect(worth).to_be_empty()
    expect(phone.page.locator("[data-changed]")).to_have_count(0)


def test_where_scores_are_hidden_only_the_boxes_are_told(phone: Device, server: Process) -> None:
    guest, worth = alone(phone, server, scores=False), phone.element("match-worth")
    guest.move()
    expect(worth).to_have_text(re.compile(r"district"))
    expect(worth).not_to_have_text(re.compile(r"\+"))
    expect(phone.page.locator("#pad .box:has([data-changed])").first).to_be_visible()


def test_in_a_plan_a_filled_line_says_what_is_missing(phone: Device, server: Process) -> None:
    guest, worth = alone(phone, server, "voll-verplant/paris"), phone.element("match-worth")
    for _ in range(20):
        line = next(move for move in guest.own["moves"] if move["taps"][-1] == "choice-none")
        guest.move(guest.own["moves"].index(line))
        if guest.own["staged"] and "no window left" in worth.inner_text(timeout=1000):
            return
        guest.ready()
        guest.awaited()
    expect(worth).to_contain_text("no window left")


def test_a_touch_on_the_deck_says_the_chance_of_each_symbol(phone: Device, server: Process) -> None:
    alone(phone, server)
    phone.element("match-deck").get_by_role("button").tap()
    rows = phone.page.get_by_role("dialog").locator("tr")
    expect(rows).to_have_count(6)
    expect(phone.page.get_by_role("dialog")).to_contain_text("of 10 cards")
    numbers = [int(text.split()[0]) for text in rows.locator("td:nth-child(2)").all_inner_texts()]
    assert sum(numbers) == 10


@pytest.mark.parametrize(
    ("game", "why"), [("next-station/tokyo", "costs 3 points"), ("voll-verplant/madrid", "full point")]
)
def test_a_score_below_nought_at_the_start_is_explained_by_a_touch(
    device: NewDevice, server: Process, game: str, why: str
) -> None:
    own = device("phone")
    alone(own, server, game)
    own.element("match-score").tap()
    expect(own.page.get_by_role("dialog").locator("details[open] p")).to_contain_text(why)


def test_the_card_says_what_it_grants(phone: Device, server: Process) -> None:
    alone(phone, server, LONDON)
    expect(phone.element("match-force")).to_contain_text("from an end of your line")
    phone.element("match-card").tap()
    expect(phone.page.get_by_role("dialog")).to_contain_text("Draw a section to a")
