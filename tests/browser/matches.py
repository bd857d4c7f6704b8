"""Matches that have begun, of people who are quickly given up."""

from typing import Any

from tests.browser.conftest import NewDevice
from tests.browser.guests import Guest, Opened, open_table, sat, started
from tests.server.process import Process

LONDON = "next-station/london"
SOON = {"finish": 1, "without": 2, "itself": ""}
DEAF = """
window.WebSocket = class extends WebSocket {
  set onmessage(hear) {
    super.onmessage = (event) => JSON.parse(event.data).say === window.deaf || hear(event)
  }
}
"""
"""A page that does not hear, for as long as a test wants, what it is told of the others."""


def match_of(server: Process, *names: str, game: str = LONDON, **settings: Any) -> list[Opened]:
    """A match of these people, as each of them has it; the first one hosts."""
    first, *others = names
    table = open_table(server.port, game, seats=len(names), name=first, **{"patience": SOON} | settings)
    seats = [table, *sat(table, *others)]
    started(table)
    return seats


def come(device: NewDevice, *seats: Opened) -> list[Guest]:
    """They open the page on phones of their own."""
    phones = [device("phone") for _ in seats]
    for phone in phones:
        phone.context.add_init_script(DEAF)
    guests = [Guest.at(phone, seat.own) for phone, seat in zip(phones, seats, strict=True)]
    for guest in guests:
        guest.awaited()
    return guests
