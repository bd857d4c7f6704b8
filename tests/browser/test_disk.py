"""A disk that takes nothing: people read that they wait, and what they chose arrives by itself."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest
from playwright.sync_api import expect

from metroscribe.server.store.sqlite import FILE
from tests.browser.conftest import NewDevice
from tests.browser.guests import Guest, open_table, sat, started
from tests.server.process import Process

pytestmark = pytest.mark.slow
WAITS = "Saved up to here"


@contextmanager
def locked(server: Process) -> Iterator[None]:
    """Another process, this one, holds the file of the matches."""
    with closing(sqlite3.connect(server.folder / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


def test_everybody_reads_that_nothing_is_saved_and_a_move_arrives_when_it_can_be(
    device: NewDevice, server: Process
) -> None:
    table = open_table(server.port, seats=2, name="Ada")
    (own,) = sat(table, "Ben")
    started(table)
    ada, ben = Guest.at(device("phone"), table.own), Guest.at(device("desktop"), own.own)
    ada.awaited()
    ben.awaited()
    before = ada.own["n"]
    with locked(server):
        for element in ada.own["moves"][0]["taps"]:
            ada.tap(element)
        for guest in (ada, ben):
            expect(guest.page.locator(".stage").get_by_text(WAITS)).to_be_visible()
        ben.page.reload()
        expect(ben.page.locator(".stage").get_by_text(WAITS)).to_be_visible()
        assert ada.own["n"] == before
    ada.until(lambda: ada.own["n"] == before + 1)
    for guest in (ada, ben):
        expect(guest.page.locator(".stage").get_by_text(WAITS)).to_be_hidden()
