"""The end of a match: the sheet draws itself once more, and the result can be shared as a picture."""

import json
import re
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.device import Device
from tests.browser.drawn import asked, attributes, marked
from tests.browser.guests import Guest, Opened, finished
from tests.server.process import Process

pytestmark = pytest.mark.slow
SHARES = """
navigator.canShare = ({ files }) => files.length === 1
navigator.share = async ({ files: [file], text }) => {
  window.shared = [file.type, file.name, text, [...new Uint8Array(await file.slice(1, 4).arrayBuffer())]]
}
"""
"""What phones can do, and this browser cannot."""
SIZES = {"Wide": (1200, 630), "Square": (1200, 1200)}


@pytest.fixture(scope="module")
def table(server: Process) -> Opened:
    return finished(server.port)


def came(device: Device, table: Opened) -> Device:
    """Its page, with the sheet in sight."""
    device.visit(table.path)
    device.page.locator(".styled svg.sheet").scroll_into_view_if_needed()
    return device


def compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def winner_of(table: Opened) -> int:
    return int(table.view()["outcome"]["places"].index(1))


def test_the_sheet_draws_itself_from_blank_to_finished_and_only_once_unasked(
    device: NewDevice, table: Opened
) -> None:
    own, seat = device("phone", motion=True), winner_of(table)
    own.page.clock.install()
    came(own, table)
    skip, again = (
        own.page.get_by_role("button", name=name) for name in ("Show the finished sheet", "Draw it once more")
    )
    final = marked(own, table, asked(table, f"sheets/{seat}")["marks"])
    expect(skip).to_be_visible()
    assert attributes(own) != final
    own.page.clock.run_for(6000)
    expect(again).to_be_visible()
    assert attributes(own) == final
    own.page.reload()
    came(own, table)
    expect(again).to_be_visible()
    assert attributes(own) == final


def test_a_key_or_a_touch_shows_the_finished_sheet_at_once(device: NewDevice, table: Opened) -> None:
    own, seat = came(device("phone", motion=True), table), winner_of(table)
    again = own.page.get_by_role("button", name="Draw it once more")
    final = marked(own, table, asked(table, f"sheets/{seat}")["marks"])
    own.page.keyboard.press("Escape")
    expect(again).to_be_visible()
    assert attributes(own) == final
    again.tap()
    expect(again).to_have_count(0)
    own.page.locator("svg.sheet").tap()
    expect(again).to_be_visible()
    assert attributes(own) == final


def test_its_button_keeps_the_focus_when_a_key_begins_and_ends_the_drawing(
    device: NewDevice, table: Opened
) -> None:
    own = came(device("desktop", motion=True), table)
    own.page.get_by_role("button", name="Show the finished sheet").focus()
    for name in ("Draw it once more", "Show the finished sheet", "Draw it once more"):
        own.page.keyboard.press("Enter")
        expect(own.page.locator(":focus")).to_have_text(name)


def test_whoever_wants_no_motion_any_more_sees_the_finished_sheet_at_once(
    device: NewDevice, table: Opened
) -> None:
    own = came(device("desktop", motion=True), table)
    expect(own.page.get_by_role("button", name="Show the finished sheet")).to_be_visible()
    own.page.emulate_media(reduced_motion="reduce")
    expect(own.page.get_by_role("button", name="Show the finished sheet")).to_have_count(0)
    assert attributes(own) == marked(own, table, asked(table, f"sheets/{winner_of(table)}")["marks"])


def test_nothing_draws_itself_for_whoever_wants_no_motion(phone: Device, table: Opened) -> None:
    own, seat = came(phone, table), winner_of(table)
    assert attributes(own) == marked(own, table, asked(table, f"sheets/{seat}")["marks"])
    expect(own.page.locator("svg.sheet [data-fresh]")).to_have_count(0)
    expect(own.page.get_by_role("button", name="Draw it once more")).to_have_count(0)


def test_a_touch_on_the_podium_shows_that_sheet(phone: Device, table: Opened) -> None:
    came(phone, table)
    seat = 1 - winner_of(table)
    phone.page.get_by_role("region", name="Ranking").get_by_role("button").last.tap()
    final = marked(phone, table, asked(table, f"sheets/{seat}")["marks"])
    Guest(phone, phone.page).until(lambda: attributes(phone) == final)


def test_the_result_is_a_png_in_both_shapes_and_its_words_say_who_won(
    desktop: Device, table: Opened, tmp_path: Path
) -> None:
    desktop.page.add_init_script(SHARES)
    came(desktop, table)
    result = table.view()["outcome"]["result"]
    desktop.page.get_by_role("button", name="Share as a picture").click()
    dialog = desktop.page.get_by_role("dialog")
    for name, size in SIZES.items():
        dialog.get_by_text(name, exact=True).click()
        picture = dialog.get_by_role("img")
        expect(picture).to_have_js_property("naturalHeight", size[1])
        said = (picture.get_attribute("alt") or "").replace("−", "-")
        assert all(re.search(rf"(?<!\d){total} point", said) for total in result), said
        with desktop.page.expect_download() as saved:
            dialog.get_by_role("link", name="Save as PNG").click()
        file = tmp_path / saved.value.suggested_filename
        saved.value.save_as(file)
        with Image.open(file) as found:
            assert (found.format, found.size) == ("PNG", size)
            assert len(found.convert("RGB").getcolors(1 << 24) or ()) > 50
        dialog.get_by_role("button", name="Share", exact=True).click()
        shared = ["image/png", file.name, picture.get_attribute("alt"), [*b"PNG"]]
        desktop.page.wait_for_function(
            "(wanted) => JSON.stringify(window.shared) === wanted", arg=compact(shared)
        )
