"""Every touch is answered: it draws, or the page says why not, where it was touched."""

import math
import re

import pytest
from playwright.sync_api import expect

from metroscribe.core.rng import Stream
from tests.browser.conftest import NewDevice
from tests.browser.device import Device, Kind, between
from tests.browser.guests import Guest
from tests.browser.test_touch import LONDON, alone, section
from tests.counts import count
from tests.server.process import Process

pytestmark = pytest.mark.slow
TAPS = count(10, 500)
FAR = "station-A1"
"""In London nothing of the purple line can be drawn there in the first turn."""
STATE = """() => JSON.stringify([
    document.querySelector('svg.sheet').outerHTML.length,
    [...document.querySelectorAll('[data-touched], [data-fresh]')].map(({id}) => id),
    document.querySelector('#match-why')?.textContent ?? '',
    document.querySelector('dialog[open]')?.textContent ?? '',
    document.querySelector('.frame')?.style.transform,
    document.querySelector('.stage > .ring')?.style.cssText ?? '',
])"""

INSIDE = """() => {
    const why = document.querySelector('#match-why')?.getBoundingClientRect()
    const stage = document.querySelector('.stage').getBoundingClientRect()
    const wide = why && why.left >= stage.left && why.right <= stage.right
    return !why || (wide && why.top >= stage.top && why.bottom <= stage.bottom)
}"""


def test_a_station_out_of_reach_says_why_and_leads_to_the_rule(phone: Device, server: Process) -> None:
    guest = alone(phone, server)
    phone.tap(FAR)
    why = phone.element("match-why")
    expect(why).to_contain_text("No guide line leads straight from")
    expect(why).to_contain_text("Guide lines lead to A1 from")
    expect(phone.page.locator(".station[data-why]").first).to_be_visible()
    expect(phone.page.get_by_role("status")).to_contain_text("No guide line leads straight from")
    why.get_by_role("button").tap()
    expect(phone.page.get_by_role("dialog").locator(".asked")).to_be_in_viewport()
    phone.page.keyboard.press("Escape")
    expect(why.get_by_role("button")).to_be_focused()
    assert not guest.own["staged"]


def test_the_sentence_goes_with_the_next_touch(phone: Device, server: Process) -> None:
    guest = alone(phone, server)
    phone.tap(FAR)
    expect(phone.element("match-why")).to_be_visible()
    guest.move()
    expect(phone.element("match-why")).to_have_count(0)


def test_a_section_that_may_be_drawn_is_drawn_by_touching_it(desktop: Device, server: Process) -> None:
    guest = alone(desktop, server)
    drawable = [move for move in guest.own["moves"] if move["section"] and not move["choice"]]
    ways = [(desktop.centre(move["taps"][0]), desktop.centre(move["taps"][1])) for move in drawable]
    longest = max(range(len(ways)), key=lambda n: math.dist(*ways[n]))
    desktop.tap_at(between(*ways[longest], 0.5))
    guest.until(lambda: guest.own["staged"] == [drawable[longest]["move"]])


def test_a_drag_to_where_nothing_can_be_drawn_says_why(phone: Device, server: Process) -> None:
    guest = alone(phone, server)
    _, start, _ = section(guest)
    phone.drag(start, FAR)
    expect(phone.element("match-why")).to_contain_text("No guide line leads straight from")


def test_by_keyboard_everything_can_be_asked(desktop: Device, server: Process) -> None:
    alone(desktop, server)
    desktop.page.locator("svg.sheet [tabindex='0']").focus()
    for _ in range(12):
        desktop.page.keyboard.press("Shift+ArrowUp")
    desktop.page.keyboard.press("Enter")
    expect(desktop.element("match-why")).to_have_text(re.compile(r"\w.*\."))


def seen_sheet(own: Device) -> tuple[float, float, float, float]:
    """Left, top, width and height of what is seen of the map; below it is the score."""
    sheet, stage = (own.page.locator(part).bounding_box() for part in ("svg.sheet", ".stage[role=group]"))
    assert sheet is not None
    assert stage is not None
    left, top = max(sheet["x"], stage["x"]), max(sheet["y"], stage["y"])
    right = min(sheet["x"] + sheet["width"], stage["x"] + stage["width"])
    bottom = min(sheet["y"] + sheet["height"] * 0.75, stage["y"] + stage["height"])
    return left, top, right - left, bottom - top


@pytest.mark.parametrize("kind", ["phone", "desktop"])
@pytest.mark.parametrize("game", [LONDON, "voll-verplant/paris"])
def test_every_touch_anywhere_draws_or_speaks_and_spends_no_power(
    device: NewDevice, server: Process, game: str, kind: Kind
) -> None:
    own, stream = device(kind), Stream(f"{game} {kind}", "taps")
    modules = ["pencil-powers"] if game == LONDON else []
    guest = alone(own, server, game, "anywhere", modules=modules)
    for number in range(TAPS):
        if not guest.own["moves"]:
            guest.ready()
            guest.until(lambda guest=guest: bool(guest.own["moves"]) or guest.now[0] == "over")  # type: ignore[misc]
        if guest.now[0] == "over":
            guest = alone(own, server, game, f"anywhere {number}", modules=modules)
        left, top, width, height = seen_sheet(own)
        before = own.page.evaluate(STATE)
        x, y = left + stream.below(int(width)), top + stream.below(int(height))
        own.tap_at((x, y))
        guest.until(lambda before=before: own.page.evaluate(STATE) != before)  # type: ignore[misc]
        own.page.wait_for_function(INSIDE)
        if own.page.locator("dialog[open]").count():
            own.page.keyboard.press("Escape")
            expect(own.page.locator("dialog[open]")).to_have_count(0)
        own.page.wait_for_timeout(350)  # the second of two touches would be another gesture
        spent = [move for move in guest.own["staged"] if "!" in move]
        assert not spent, f"touch {number} at {x}, {y} spent a power: {spent}"


def test_a_power_is_spent_only_after_its_button_was_touched(phone: Device, server: Process) -> None:
    guest = power_at_hand(phone, server)
    power = next(move for move in guest.own["moves"] if move["choice"] and len(move["taps"]) == 3)
    button, _, end = power["taps"]
    expect(phone.page.locator("[data-power]")).to_have_count(0)
    phone.tap(end)
    expect(phone.element("match-why")).to_contain_text("touch its button first")
    assert not guest.own["staged"]
    phone.element(button).tap()
    expect(phone.element(button)).to_have_attribute("aria-pressed", "true")
    expect(phone.page.locator("[data-power]").first).to_be_visible()
    phone.element(button).tap()
    expect(phone.page.locator("[data-power]")).to_have_count(0)
    guest.move(guest.own["moves"].index(power))
    assert guest.own["staged"] == [power["move"]]


def power_at_hand(device: Device, server: Process) -> Guest:
    """In a turn in which a section can be drawn by a power alone."""
    for seed in range(20):
        guest = alone(device, server, LONDON, f"power {seed}", modules=["pencil-powers"])
        ordinary = {move["taps"][-1] for move in guest.own["moves"] if not move["choice"]}
        powered = [move for move in guest.own["moves"] if move["choice"] and len(move["taps"]) == 3]
        if powered and powered[0]["taps"][-1] not in ordinary:
            return guest
    raise AssertionError("no deal has such a power")
