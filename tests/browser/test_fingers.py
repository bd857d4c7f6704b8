"""What a hand needs: room for a finger, a sheet that can be enlarged, calm for those who want it."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.device import Device
from tests.browser.guests import Guest, on_the_wire, open_table, see, started
from tests.browser.pages import PAGES, Tables
from tests.server.process import Process

pytestmark = pytest.mark.slow
SMALL = """() => {
  const hidden = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect()
      const cut = at === element || getComputedStyle(at).overflow !== 'visible'
      if (cut && (width <= 1 || height <= 1)) return true
    }
    return !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const inText = (element) =>
    element.matches('a') && getComputedStyle(element).display === 'inline' &&
    [...element.parentElement.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
  const target = (element) => element.matches('input') ? element.closest('label') ?? element : element
  const within = document.querySelector('dialog[open]') ?? document
  const found = [...within.querySelectorAll('a, button, input, select, textarea, summary')]
    .filter((element) => !element.closest('svg, .skip'))
    .map(target)
    .filter((element) => !hidden(element) && !inText(element))
  if (!found.length) return ['nothing can be touched']
  return found
    .map((element) => [element, element.getBoundingClientRect()])
    .filter(([, { width, height }]) => Math.round(width) < 44 || Math.round(height) < 44)
    .map(([element, { width, height }]) => `${width} x ${height}: ${element.outerHTML.slice(0, 160)}`)
}"""
MOVING = """() => document.getAnimations()
  .filter((animation) => animation.effect.getComputedTiming().activeDuration > 50)
  .map((animation) => animation.animationName ?? animation.transitionProperty)"""
AT_REST = "() => document.getAnimations().every((animation) => animation.playState !== 'running')"
BEGUN = """
window.begun = []
for (const kind of ['animationstart', 'transitionrun'])
  document.addEventListener(kind, (event) => begun.push(event.animationName ?? event.propertyName), true)
"""
WIDTH = "(at) => at.querySelector('svg.sheet').getBoundingClientRect().width"
TOUCH = "(at) => getComputedStyle(at).touchAction"


@pytest.mark.parametrize("page", [page for page in PAGES if not page.startswith("television")])
def test_every_control_has_room_for_a_finger_and_no_page_is_too_wide(
    phone: Device, tables: Tables, page: str
) -> None:
    PAGES[page](phone, tables)
    phone.page.wait_for_function(AT_REST)
    assert phone.page.evaluate(SMALL) == []
    assert phone.overflow() <= 0


def test_two_fingers_enlarge_the_sheet_and_nothing_else(phone: Device, tables: Tables) -> None:
    PAGES["match"](phone, tables)
    sheet = phone.page.get_by_role("group", name="Your sheet")
    box = sheet.bounding_box()
    assert box is not None
    before = sheet.evaluate(WIDTH)
    phone.pinch((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), 60, 240)
    expect(phone.page.get_by_role("button", name="Show the whole sheet")).to_be_visible()
    assert sheet.evaluate(WIDTH) > 1.5 * before
    assert phone.page.evaluate("visualViewport.scale") == 1
    assert sheet.evaluate(TOUCH) == "none"
    for part in ("header", "footer"):
        assert phone.page.locator(part).first.evaluate(TOUCH) != "none"


@pytest.mark.parametrize("motion", [True, False])
def test_nothing_moves_for_those_who_want_it_calm(device: NewDevice, server: Process, motion: bool) -> None:
    table = started(open_table(server.port, seats=1, name="Ada"))
    own = device("phone", motion=motion)
    own.page.add_init_script(BEGUN)
    ada = Guest.at(own, table.own)
    ada.turn()
    see([ada], 1)
    if motion:
        assert own.page.evaluate("begun.length") > 0
    else:
        assert own.page.evaluate(MOVING) == []


def test_the_title_of_the_tab_says_whose_turn_it_is(device: NewDevice, server: Process) -> None:
    table = open_table(server.port, seats=2, name="Ada")
    with on_the_wire(table, "b" * 32) as ben:
        ben.ask("take-seat", name="Ben")
        ada = Guest.at(device("phone"), table.own)
        ada.press("Start the match")
        ben.until("playing")
        expect(ada.page).to_have_title(re.compile("^Your turn"))
        ada.turn()
        expect(ada.page).to_have_title(re.compile("^Waiting for Ben"))
        ben.skip()
        expect(ada.page).to_have_title(re.compile("^Your turn"))
