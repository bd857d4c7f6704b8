"""Waiting: for whom, for how long, a nudge that arrives, and names that can be read."""

import re
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import NewDevice
from tests.browser.device import new_device
from tests.browser.guests import QUICK, Guest, on_the_wire
from tests.browser.matches import LONDON, come, match_of
from tests.server.process import FAST, Process, served

pytestmark = pytest.mark.slow
NAMES = ("Johannes", "Wilhelma", "Benedikt", "Mathilda", "Friedric", "Leonhard")
SHAKEN = "() => { navigator.vibrate = (pattern) => { window.shaken = pattern; return true } }"
SOUNDED = "() => { window.AudioContext = class { constructor() { window.sounded = true } } }"
CUT = """() => [...document.querySelectorAll('#match-seats .name')]
    .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"""
OUTSIDE = """() => [...document.querySelectorAll('.match header *, #match-seats button')]
    .map((part) => [part, part.getBoundingClientRect()])
    .filter(([part, { left, right, width }]) => width && (left < -1 || right > innerWidth + 1))
    .map(([part]) => part.outerHTML.slice(0, 80))"""
OVERLAP = """() => {
    const box = (which) => document.querySelector(which).getBoundingClientRect()
    return box('.match .city').right - box('#match-score').left
}"""


def test_it_is_said_for_whom_and_for_how_long_the_turn_waits(device: NewDevice, server: Process) -> None:
    table, seat = match_of(server, "Ada", "Ben")
    ada, _ = come(device, table, seat)
    ada.skip()
    expect(ada.page.locator("footer .status")).to_have_text(re.compile(r"Waiting for Ben\s*([2-9]|\d\d)\ss"))


def test_a_nudge_arrives_and_is_answered_by_a_touch(device: NewDevice, server: Process) -> None:
    table, seat = match_of(server, "Ada", "Ben")
    ada, ben = come(device, table, seat)
    ben.page.evaluate(SHAKEN)
    ben.page.touchscreen.tap(5, 420)
    ada.skip()
    ada.press("Nudge Ben")
    expect(ada.page.get_by_text("Ben was nudged.").first).to_be_visible()
    expect(ben.page.locator(".nudge")).to_have_text("Ada is waiting for you")
    expect(ben.page).to_have_title(re.compile("^Ada is waiting for you"))
    assert ben.page.evaluate("window.shaken")
    touches = sum('"touch"' in frame for frame in ben.sent)
    ben.page.touchscreen.tap(5, 420)
    expect(ben.page.locator(".nudge")).to_have_count(0)
    expect(ben.page).to_have_title(re.compile("^Your turn"))
    ben.until(lambda: sum('"touch"' in frame for frame in ben.sent) == touches + 1)
    ada.press("Nudge Ben")
    expect(ada.page.get_by_role("alert")).to_contain_text("Ben was nudged just now.")


def test_a_phone_that_wants_none_of_it_neither_shakes_nor_sounds(device: NewDevice, server: Process) -> None:
    table, seat = match_of(server, "Ada", "Ben")
    (ben,) = come(device, seat)
    ben.page.evaluate(SHAKEN)
    ben.page.evaluate(SOUNDED)
    ben.press("Menu")
    for setting in ("A soft sound", "Vibration"):
        ben.page.get_by_label(setting).uncheck()
    ben.press("Close")
    with on_the_wire(table) as ada:
        ada.ask("nudge", turn=0, seat=1)
    expect(ben.page.locator(".nudge")).to_be_visible()
    assert ben.page.evaluate("[window.shaken, window.sounded]") == [None, None]


def test_a_nudge_to_a_phone_that_is_gone_says_so(device: NewDevice, server: Process) -> None:
    table, seat = match_of(server, "Ada", "Ben")
    ada, ben = come(device, table, seat)
    ada.skip()
    expect(ada.button("Nudge Ben")).to_be_visible()
    ada.page.evaluate("window.deaf = 'presence'")
    ben.page.close()
    watcher = Guest.at(device("phone"), f"{table.path}/watch")
    expect(watcher.button("Ben: is away")).to_be_visible()
    ada.press("Nudge Ben")
    expect(ada.page.get_by_role("alert")).to_contain_text("Ben cannot be reached right now")


def test_an_open_page_that_nobody_touches_counts_as_left_after_a_nudge(
    browser: Browser, tmp_path: Path
) -> None:
    with served(tmp_path / "data", (*FAST, "--idle", "1")) as server, ExitStack() as stack:
        table, seat = match_of(server, "Ada", "Ben")
        address = f"http://127.0.0.1:{server.port}"
        phones = [new_device(browser, address) for _ in range(2)]
        for phone in phones:
            stack.callback(phone.context.close)
        ada, ben = (Guest.at(phone, own.own) for phone, own in zip(phones, (table, seat), strict=True))
        ben.awaited()
        ada.skip()
        expect(ada.page.get_by_text("nobody is touching it")).to_have_count(0)
        ada.press("Nudge Ben")
        expect(ada.page.get_by_text("Ben’s page is open, but nobody is touching it")).to_be_visible()
        expect(ada.button(re.compile("^Let a bot draw"))).to_be_visible()
        ben.page.touchscreen.tap(5, 420)
        expect(ada.page.get_by_text("nobody is touching it")).to_have_count(0)


@pytest.mark.parametrize("width", [390, 320])
@pytest.mark.parametrize(("seats", "game"), [(3, LONDON), (4, LONDON), (6, QUICK)])
def test_names_are_read_whole(device: NewDevice, server: Process, seats: int, game: str, width: int) -> None:
    table, *_ = match_of(server, *NAMES[:seats], game=game, clock=15)
    phone = device("phone", viewport={"width": width, "height": 568 if width == 320 else 844})
    ada = Guest.at(phone, table.own)
    ada.awaited()
    expect(ada.page.locator("#match-seats .name")).to_have_count(seats)
    expect(ada.page.get_by_role("timer")).to_be_visible()
    assert ada.page.evaluate(CUT) == []
    assert ada.page.evaluate(OUTSIDE) == []
    assert ada.page.evaluate(OVERLAP) <= 0
    expect(ada.page.locator("#match-seats .own")).to_contain_text("You")
    assert phone.overflow() <= 0


def test_the_own_score_is_the_same_wherever_it_stands(device: NewDevice, server: Process) -> None:
    table, _ = match_of(server, "Ada", "Ben", game=QUICK)
    (ada,) = come(device, table)
    before = ada.page.locator("#match-score").inner_text()
    gains = [move["gain"] for move in ada.own["moves"]]
    ada.move(gains.index(max(gains)))
    expect(ada.page.locator("#match-score")).not_to_have_text(before)
    own = ada.page.locator("#match-seats .own .total").inner_text()
    assert own == ada.page.locator("#match-score").inner_text()
