"""Sounds: off until chosen, then the pencil, the card, and a bell when the others wait."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.guests import Guest, on_the_wire, see
from tests.browser.matches import match_of
from tests.server.process import Process

pytestmark = pytest.mark.slow
LISTEN = """
window.heard = []
for (const source of [AudioBufferSourceNode, OscillatorNode]) {
  const { start } = source.prototype
  source.prototype.start = function (...when) {
    window.heard.push(source === OscillatorNode ? 'note' : 'rub')
    return start.apply(this, when)
  }
}
"""


def heard(guest: Guest) -> list[str]:
    """What was played since this was last asked."""
    return list(guest.page.evaluate("window.heard.splice(0)"))


def test_sounds_are_heard_only_after_they_were_chosen(device: NewDevice, server: Process) -> None:
    table, other = match_of(server, "Ada", "Ben")
    phone = device("phone")
    phone.context.add_init_script(LISTEN)
    ada = Guest.at(phone, table.own)
    ada.awaited()
    ada.move()
    assert heard(ada) == []
    ada.press("Menu")
    ada.touch(phone.page.get_by_text("Small sounds"))
    phone.page.keyboard.press("Escape")
    with on_the_wire(other) as ben:
        ben.skip()
        phone.page.wait_for_function("window.heard.length == 2")
        assert heard(ada) == ["note", "note"], "a bell"
        ada.skip()
        see([ada], 1)
        phone.page.wait_for_function("window.heard.length > 0")
        assert heard(ada) == ["rub"], "a card"
    ada.move()
    phone.page.wait_for_function("window.heard.length > 0")
    assert heard(ada) == ["rub"], "a pencil"
    phone.page.reload()
    ada.awaited()
    expect(phone.element("match-ready")).to_be_visible()
    assert heard(ada) == []
