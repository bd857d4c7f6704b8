"""Whoever comes to a match whose rules the server lacks reads why, and has its record."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from metroscribe.server.match import events as ev
from metroscribe.server.store.sqlite import opened_store
from tests.browser.conftest import NewDevice
from tests.browser.device import Device
from tests.browser.guests import Opened, open_table
from tests.server.judged import Judged
from tests.server.process import Process
from tests.server.test_match_log import rules_of

pytestmark = pytest.mark.slow
GAME = "voll-verplant/paris"
WHY = "the server lacks version 999 of its rules, or has another map for them"
Log = list[ev.AnyEvent]


def stored(server: Process, log: Log, phase: str, code: str) -> str:
    """The path of a match of rules that the server does not have; the server runs meanwhile."""
    opened, *rest = log
    assert isinstance(opened, ev.Opened)
    other = replace(opened, match=code.lower() * 4, code=code, rules=999)
    with opened_store(server.folder) as store, ThreadPoolExecutor() as beside:  # the browser has a loop here
        beside.submit(lambda: asyncio.run(store.create(other, rest, b"", "", phase))).result()
    return f"/t/{code}"


def played(turns: int) -> Log:
    """So many turns, or all of them, in which both pass."""
    table = Judged(rules_of(GAME), ["ada", "bob"]).begun()
    while table.hosted.turn < turns and table.hosted.phase != "over":
        for by in ("ada", "bob"):
            table.ask(table.pass_(by), by)
            table.ask(table.ready(by), by)
    return table.log


def says(device: Device, path: str, *roles: str) -> None:
    device.visit(path)
    expect(device.page.get_by_role("alert").filter(has_text=WHY)).to_be_visible()
    expect(device.page.get_by_role("link", name="Save the record")).to_be_visible()
    for role in roles:
        expect(device.page.get_by_role("button", name=role)).to_have_count(0)
    assert device.barriers() == []


def test_a_match_that_cannot_go_on_says_why_and_has_its_record(device: NewDevice, server: Process) -> None:
    path = stored(server, played(3), "playing", "OLDPLAY2")
    phone = device()
    says(phone, path)
    with phone.page.expect_download() as saved:
        phone.page.get_by_role("link", name="Save the record").click()
    assert "rules: 999" in saved.value.path().read_text(encoding="utf-8")


def test_so_does_one_that_is_over_and_shows_who_won(device: NewDevice, server: Process) -> None:
    says(device("desktop"), stored(server, played(99), "over", "OLDOVER2"), "Play again", "Same cards")


def test_a_table_that_waits_says_why_too(device: NewDevice, server: Process) -> None:
    table: Opened = open_table(server.port, GAME, seats=2)
    log = Judged(rules_of(GAME), ["ada"], seats=2).log
    phone = device()
    phone.visit(stored(server, log, "open", "OLDWAIT2"))
    expect(phone.page.get_by_role("alert").filter(has_text=WHY)).to_be_visible()
    phone.visit(table.path)
    expect(phone.page.get_by_role("alert").filter(has_text=WHY)).to_have_count(0)
