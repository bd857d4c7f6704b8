"""Finished matches of a device: kept with their records, saved and loaded as one file, deleted."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from metroscribe.records import read_record
from tests.browser.conftest import NewDevice
from tests.browser.device import Device
from tests.browser.guests import QUICK, Opened, on_the_wire, open_table, started
from tests.server.process import Process

pytestmark = pytest.mark.slow
TOTAL = ".number"


def ended(port: int) -> Opened:
    """A match of one person, played to its end; nobody knew the cards."""
    table = started(open_table(port, seats=1, name="Ada", seed=None))
    with on_the_wire(table) as wire:
        while wire.phase != "over":
            you = wire.you
            if you["turn"] == wire.turn and not you["ready"] and (you["moves"] or you["staged"]):
                wire.play()
            else:
                wire.hear()
    return table


def records(device: Device) -> int:
    """How many are stored on the device."""
    return int(
        device.page.evaluate(
            """() => new Promise((resolve) => {
              const opening = indexedDB.open('metroscribe', 1)
              opening.onsuccess = () => {
                const asking = opening.result.transaction('records').objectStore('records').count()
                asking.onsuccess = () => (opening.result.close(), resolve(asking.result))
              }
            })"""
        )
    )


def test_a_match_is_kept_and_goes_to_another_device(
    device: NewDevice, server: Process, tmp_path: Path
) -> None:
    table = ended(server.port)
    phone = device("phone")
    phone.visit(table.own)
    total = phone.page.locator("tfoot td").inner_text()
    expect(phone.page.get_by_text("Your first result with this game")).to_be_visible()
    phone.visit("/history")
    expect(phone.page.locator(TOTAL)).to_have_text(total)
    with phone.page.expect_download() as saving:
        phone.page.get_by_role("button", name="Save all").tap()
    saved = tmp_path / "saved.json"
    saving.value.save_as(saved)
    [record] = json.loads(saved.read_text(encoding="utf-8"))["records"].values()
    (tmp_path / "record.txt").write_text(record, encoding="utf-8")
    assert read_record(tmp_path / "record.txt").game == QUICK

    desktop = device("desktop")
    desktop.visit("/history")
    expect(desktop.page.locator(TOTAL)).to_have_count(0)
    desktop.page.locator("input[type=file]").set_input_files(saved)
    expect(desktop.page.get_by_text(re.compile("1 new match, already there: .?0"))).to_be_visible()
    expect(desktop.page.locator(TOTAL)).to_have_text(total)
    desktop.page.locator("input[type=file]").set_input_files(saved)
    expect(desktop.page.get_by_text(re.compile("No new match, already there: .?1"))).to_be_visible()
    assert records(desktop) == 1
    desktop.page.locator("input[type=file]").set_input_files(tmp_path / "record.txt")
    expect(desktop.page.get_by_text("no file that was saved here")).to_be_visible()

    desktop.page.get_by_role("button", name="Delete all").click()
    desktop.page.get_by_role("button", name="Delete them").click()
    expect(desktop.page.locator(TOTAL)).to_have_count(0)
    assert records(desktop) == 0
    desktop.visit("/history")
    expect(desktop.page.locator(TOTAL)).to_have_count(0)
