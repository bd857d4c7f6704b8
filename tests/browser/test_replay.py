"""A finished match once more, turn by turn."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.device import Device
from tests.browser.drawn import asked, attributes, marked
from tests.browser.guests import Guest, Opened, finished
from tests.server.process import Process

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def table(server: Process) -> Opened:
    return finished(server.port)


def shown(device: Device, table: Opened) -> Locator:
    device.visit(f"{table.path}/replay")
    expect(device.page.locator("svg.sheet")).to_be_visible()
    return device.page.get_by_role("slider")


def test_a_replay_begins_with_the_blank_sheet_and_ends_with_the_final_one(
    phone: Device, table: Opened
) -> None:
    slider, turns = shown(phone, table), asked(table, "replay/0")["turns"]
    expect(slider).to_have_js_property("value", "0")
    expect(slider).to_have_js_property("max", str(len(turns)))
    assert attributes(phone) == marked(phone, table, asked(table, "replay/0")["start"]["marks"])
    slider.fill(str(len(turns)))
    last = asked(table, "sheets/0")
    assert attributes(phone) == marked(phone, table, last["marks"])
    expect(phone.page.locator("p.total")).to_contain_text(str(abs(last["total"])))


def test_the_slider_of_a_replay_moves_with_the_keys_one_turn_at_a_time(
    desktop: Device, table: Opened
) -> None:
    slider, replay = shown(desktop, table), asked(table, "replay/0")
    where = desktop.page.locator("#turn")
    slider.focus()
    expect(where).to_have_text("Before the first card")
    for number in (1, 2):
        slider.press("ArrowRight")
        expect(where).to_have_text(
            f"Turn {replay['turns'][number - 1]['label']} ({number} of {len(replay['turns'])})"
        )
    slider.press("End")
    expect(slider).to_have_js_property("value", str(len(replay["turns"])))
    slider.press("ArrowLeft")
    expect(slider).to_have_js_property("value", str(len(replay["turns"]) - 1))
    slider.press("Home")
    expect(where).to_have_text("Before the first card")
    assert attributes(desktop) == marked(desktop, table, replay["start"]["marks"])


def test_each_seat_has_a_replay_of_its_own(phone: Device, table: Opened) -> None:
    slider, last = shown(phone, table), asked(table, "sheets/1")
    slider.fill(str(last["turn"]))
    final = marked(phone, table, last["marks"])
    assert attributes(phone) != final
    phone.page.get_by_label("Whose sheet").select_option(index=1)
    Guest(phone, phone.page).until(lambda: attributes(phone) == final)
