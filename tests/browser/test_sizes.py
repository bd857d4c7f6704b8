"""A match on every screen, from a small phone to a wall: a large sheet, all of it in sight and to be read."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.device import Device, Kind
from tests.browser.guests import Guest
from tests.browser.matches import match_of
from tests.browser.sizes import SCREENS, Screen
from tests.counts import count
from tests.server.process import Process

pytestmark = pytest.mark.slow
LONDON = "next-station/london"
GAMES = (LONDON, "voll-verplant/paris")
LEAST = 11
SETTLED = (
    """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"""
)
SMALL = """() => {
  const found = []
  const walker = document.createTreeWalker(document.querySelector('.match'), NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    const element = text.parentElement
    const { width, height } = element.getBoundingClientRect()
    if (!text.data.trim() || width <= 2 || height <= 2 || element.closest('title, .hidden-words')) continue
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const size = parseFloat(getComputedStyle(element).fontSize) * (element.getScreenCTM?.().a ?? 1)
    if (size < LEAST - 0.05) found.push(`${text.data.trim()}: ${size}`)
  }
  return found
}""".replace("LEAST", str(LEAST))
"""What is seen, and too small to read."""
CUT = """() => [...document.querySelectorAll('.match :is(header, footer, .seats, .flip) :is(a, button)')]
  .filter((button) => button.checkVisibility())
  .filter((button) => {
    const { left, top, right, bottom } = button.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const outside = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
    return outside || !button.contains(document.elementFromPoint(x, y))
  })
  .map((button) => button.id || button.getAttribute('aria-label') || button.textContent)"""
"""What should be touched, and is cut off or covered."""
MAP = """() => {
  const sheet = document.querySelector('svg.sheet')
  const stage = sheet.closest('.stage').getBoundingClientRect()
  const [, , wide, high] = sheet.getAttribute('viewBox').split(' ').map(Number)
  const map = Number(sheet.getAttribute('data-map'))
  const scale = Math.min(stage.width / wide, stage.height / high)
  const most = Math.min(stage.width / wide, stage.height / map)
  return { scale, most, width: wide * scale, height: map * scale }
}"""


LOOKS = """() => ({
  stage: document.querySelector('.match > .stage').getBoundingClientRect().left,
  type: parseFloat(getComputedStyle(document.documentElement).fontSize),
  label: getComputedStyle(document.querySelector('.match .turn')).color,
})"""


def on_screens(own: Device, kind: Kind) -> list[tuple[str, Screen]]:
    """Half of them in `./check`: each upright or on its side."""
    found = [(name, screen) for name, screen in SCREENS.items() if screen.kind == kind]
    some = [one for number, one in enumerate(found) if (number // 2 + number) % 2 == 0]
    return found if own.kind == "desktop" or count(0, 1) else some


def turned_to(own: Device, screen: Screen) -> dict[str, Any]:
    own.page.set_viewport_size(screen.viewport)
    own.page.evaluate(SETTLED)
    return dict(own.page.evaluate(MAP))


@pytest.mark.parametrize("kind", ["phone", "desktop"])
@pytest.mark.parametrize("game", GAMES)
def test_on_every_screen_the_sheet_is_large_and_all_is_read_and_reached(
    device: NewDevice, server: Process, game: str, kind: Kind
) -> None:
    table, *_ = match_of(server, "Ada", "Ben", "Cyd", game=game)
    own = device(kind)
    Guest.at(own, table.own).awaited()
    expect(own.page.locator(".styled svg.sheet")).to_be_visible()
    for name, screen in on_screens(own, kind):
        seen = turned_to(own, screen)
        assert seen["scale"] >= min(0.85 * seen["most"], 0.85) - 0.01, (name, seen)
        shorter = min(screen.width, screen.height)
        assert max(seen["width"], seen["height"]) >= 0.62 * shorter, (name, seen)
        assert own.page.evaluate(SMALL) == [], name
        assert own.page.evaluate(CUT) == [], name
        assert own.overflow() <= 0, name


def test_a_broad_screen_shows_the_pad_and_the_sheets_of_the_others_beside_the_own_one(
    device: NewDevice, server: Process
) -> None:
    desktop = device("desktop", viewport=SCREENS["desktop"].viewport)
    table, *_ = match_of(server, "Ada", "Ben", "Cyd", game=LONDON)
    Guest.at(desktop, table.own).awaited()
    pad = desktop.element("match-pad")
    expect(pad.locator("#pad")).to_be_visible()
    expect(desktop.page.locator("svg.sheet #pad")).to_have_count(0)
    expect(desktop.element("match-score")).to_be_hidden()
    others = desktop.page.get_by_role("list", name="Sheets of the others").get_by_role("button")
    expect(others).to_have_count(2)
    others.first.click()
    expect(desktop.page.get_by_role("dialog")).to_contain_text("Ben")


def test_where_the_map_needs_the_room_a_touch_on_the_score_shows_the_pad(
    device: NewDevice, server: Process
) -> None:
    own = device("phone", viewport={"width": 320, "height": 568})
    table, *_ = match_of(server, "Ada", "Ben", game="voll-verplant/paris")
    Guest.at(own, table.own).awaited()
    expect(own.page.locator("#pad")).to_have_count(0)
    own.element("match-score").tap()
    expect(own.page.locator("dialog #pad")).to_be_visible()
    own.page.keyboard.press("Escape")
    expect(own.page.locator("#pad")).to_have_count(0)


def test_what_is_chosen_on_the_device_changes_the_page(device: NewDevice, server: Process) -> None:
    own = device("phone", viewport=SCREENS["flat phone turned"].viewport)
    table, *_ = match_of(server, "Ada", "Ben", game=LONDON)
    Guest.at(own, table.own).awaited()
    expect(own.page.locator(".styled svg.sheet")).to_be_visible()

    def chosen(name: str) -> None:
        own.page.get_by_role("button", name="Menu").tap()
        own.page.get_by_role("dialog").get_by_text(name, exact=True).tap()
        own.page.keyboard.press("Escape")
        expect(own.page.get_by_role("dialog")).to_have_count(0)

    before = own.page.evaluate(LOOKS)
    chosen("For the left hand")
    assert own.page.evaluate(LOOKS)["stage"] > before["stage"] == 0
    chosen("Larger")
    assert own.page.evaluate(LOOKS)["type"] > before["type"]
    chosen("More contrast")
    assert own.page.evaluate(LOOKS)["label"] != before["label"]
    own.page.reload()
    expect(own.page.locator(".styled svg.sheet")).to_be_visible()
    again = own.page.evaluate(LOOKS)
    assert again["stage"] > 0
    assert again["type"] > before["type"]
