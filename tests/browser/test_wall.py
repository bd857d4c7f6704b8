"""A table on a television: all is read from afar, nothing is touched, and it follows to the next match."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.guests import Opened, on_the_wire, open_table
from tests.browser.matches import LONDON, match_of
from tests.browser.sizes import SCREENS
from tests.server.process import Process

pytestmark = pytest.mark.slow
FROM_AFAR = 1 / 40
"""How large type is at least, as a part of the shorter side of the screen."""
SETTLED = """() => new Promise((done) => {
  let frames = 6
  const next = () => (frames-- ? requestAnimationFrame(next) : done(null))
  next()
})"""
SMALLEST = """() => {
  const walker = document.createTreeWalker(document.querySelector('.wall'), NodeFilter.SHOW_TEXT)
  const sizes = []
  while (walker.nextNode()) {
    const { data, parentElement: element } = walker.currentNode
    if (!data.trim() || element.closest('.hidden-words')) continue
    sizes.push(parseFloat(getComputedStyle(element).fontSize))
  }
  return Math.min(...sizes)
}"""
OUTSIDE = """() => [...document.querySelectorAll('.wall *')].filter((part) => part.checkVisibility())
  .map((part) => [part, part.getBoundingClientRect()])
  .filter(([part]) => !part.closest('.frame, .hidden-words'))
  .filter(([, { left, top, right, bottom }]) =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
  .map(([part]) => part.outerHTML.slice(0, 120))"""
COVERED = """() => {
  const boxes = [...document.querySelectorAll('.wall li')].map((sheet) => sheet.getBoundingClientRect())
  return boxes.some((one, at) => boxes.some((other, to) => to > at
    && one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1))
}"""


def test_a_television_shows_all_sheets_in_type_for_three_metres_and_scrolls_nowhere(
    device: NewDevice, server: Process
) -> None:
    table, *_ = match_of(server, "Ada", "Ben", "Cyd", game=LONDON)
    television = device("desktop", viewport=SCREENS["wall"].viewport)
    television.visit(f"{table.path}/wall")
    sheets = television.page.get_by_role("list", name="All sheets").get_by_role("img", name="Sheet of")
    expect(sheets).to_have_count(3)
    for name, screen in SCREENS.items():
        television.page.set_viewport_size(screen.viewport)
        expect(sheets.first).to_be_visible()
        television.page.evaluate(SETTLED)
        assert television.page.evaluate(OUTSIDE) == [], name
        assert television.page.evaluate(COVERED) is False, name
        assert television.overflow() <= 0, name
        least = max(11, FROM_AFAR * min(screen.width, screen.height)) - 0.1
        assert television.page.evaluate(SMALLEST) >= least, name


def test_it_tells_the_card_what_everybody_does_and_drew_and_for_whom_the_table_waits(
    device: NewDevice, server: Process
) -> None:
    ada, ben = match_of(server, "Ada", "Ben", game=LONDON)
    television = device("desktop", viewport=SCREENS["desktop"].viewport)
    television.visit(f"{ada.path}/wall")
    wall = television.page.locator(".wall")
    with on_the_wire(ada) as first, on_the_wire(ben) as second:
        first.play()
        expect(wall.get_by_text("Waiting for Ben", exact=True)).to_be_visible()
        expect(wall.get_by_role("listitem").filter(has_text="Ada")).to_contain_text("ready")
        second.play()
        expect(wall.get_by_text("Turn 1.2", exact=True)).to_be_visible()
        drew = ada.view()["drew"][0][0]["args"]
        expect(wall.get_by_role("listitem").filter(has_text="Ada")).to_contain_text(
            f"{drew['start']} to {drew['end']}"
        )
        expect(wall.get_by_role("listitem").filter(has_text="Ada").locator(".total")).to_have_text(
            re.compile(r"\d")
        )


def test_a_television_that_watches_is_not_told_how_to_sit_down_without_asking(
    device: NewDevice, server: Process
) -> None:
    table = open_table(server.port, LONDON, seats=2, name="Ada", door="link")
    television, own = device("desktop"), device("desktop")
    television.visit(f"{table.path}/wall")
    expect(television.page.get_by_text("somebody at the table lets you in")).to_be_visible()
    expect(television.page.get_by_role("img", name="QR code")).to_have_count(0)
    sign = television.page.locator(".code .sign")
    for name, screen in SCREENS.items():
        television.page.set_viewport_size(screen.viewport)
        television.page.evaluate(SETTLED)
        assert sign.evaluate("({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth"), name
        letters, least = sign.locator(".letters").bounding_box(), FROM_AFAR * screen.height
        assert letters is not None, name
        assert letters["height"] > least, name
    own.visit(table.own)
    link = own.page.get_by_role("link", name="Show the table on a television")
    with own.context.expect_page() as opened:
        link.click()
    expect(opened.value.get_by_role("img", name="QR code")).to_be_visible()


def test_it_follows_into_the_rematch_and_shows_who_sits_there(device: NewDevice, server: Process) -> None:
    ada, _ = match_of(server, "Ada", "Ben")
    television = device("desktop", viewport=SCREENS["desktop"].viewport)
    television.page.clock.install()
    television.visit(f"{ada.path}/wall")
    with on_the_wire(ada) as host:
        host.ask("give-up")
        expect(television.page.get_by_role("heading", name="The match was given up")).to_be_visible()
        host.ask("rematch")
    expect(television.page.get_by_text("Ada wants a rematch.")).to_be_visible()
    television.page.clock.fast_forward(10_000)
    expect(television.page.get_by_role("heading", name="Who sits here")).to_be_visible()
    expect(television.page.get_by_role("listitem").filter(has_text="Ben")).to_contain_text("seat is kept")
    code = ada.view()["rematch"]
    assert television.page.url == f"{television.address}/t/{code}/wall"
    assert [seat["name"] for seat in Opened(server.port, code, "").view()["seats"]] == ["Ada", "Ben"]


def test_a_picture_that_did_not_come_is_asked_for_again(device: NewDevice, server: Process) -> None:
    table, *_ = match_of(server, "Ada", "Ben")
    television = device("desktop")
    television.page.route("**/sheets/0.svg*", lambda route: route.abort(), times=1)
    television.visit(f"{table.path}/wall")
    television.forgive("ERR_FAILED")
    shown = (
        "() => [...document.querySelectorAll('.frame img')].filter((img) => img.naturalWidth).length === 2"
    )
    television.page.wait_for_function(shown)
    television.forgive("ERR_FAILED")


def test_where_scores_are_hidden_a_television_shows_neither_totals_nor_score_pads(
    device: NewDevice, server: Process
) -> None:
    table, *_ = match_of(server, "Ada", "Ben", game=LONDON, scores=False)
    television = device("desktop", viewport=SCREENS["desktop turned"].viewport)
    television.visit(f"{table.path}/wall")
    frame = television.page.locator(".wall .frame").first
    expect(frame.get_by_role("img")).to_be_visible()
    television.page.wait_for_function("() => document.querySelector('.frame').offsetHeight > 100")
    expect(television.page.locator(".wall .total")).to_have_count(0)
    shown = "(frame) => frame.offsetHeight / frame.querySelector('img').offsetHeight"
    assert frame.evaluate(shown) < 0.8


def test_a_television_without_a_connection_says_so_and_comes_back(device: NewDevice, server: Process) -> None:
    ada, ben = match_of(server, "Ada", "Ben", game=LONDON)
    television = device("desktop")
    television.visit(f"{ada.path}/wall")
    expect(television.page.get_by_text("Turn 1.1", exact=True)).to_be_visible()
    television.context.set_offline(True)
    expect(television.page.locator(".trouble")).not_to_be_empty()
    with on_the_wire(ada) as first, on_the_wire(ben) as second:
        first.play()
        second.play()
    television.context.set_offline(False)
    expect(television.page.get_by_text("Turn 1.2", exact=True)).to_be_visible()
    expect(television.page.locator(".trouble")).to_be_empty()
    television.forgive("ERR_INTERNET_DISCONNECTED")
    television.forgive("closed before the connection is established")  # it tried as the network came
