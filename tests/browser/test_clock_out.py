"""The clock runs out, or nothing is possible: the page says so."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.guests import Guest, Wire, on_the_wire, open_table, started
from tests.browser.matches import LONDON, come, match_of
from tests.server.process import Process

pytestmark = pytest.mark.slow


def test_when_time_runs_out_the_page_says_what_was_played(device: NewDevice, server: Process) -> None:
    table, _ = match_of(server, "Ada", "Ben", clock=15)
    (ada,) = come(device, table)
    expect(ada.button("More time")).to_be_visible()
    expect(ada.page.get_by_text("Time ran out: nothing was drawn for you.")).to_be_visible()
    assert ada.now[1] == 1


def test_where_nothing_is_possible_one_touch_is_enough(device: NewDevice, server: Process) -> None:
    table = started(open_table(server.port, LONDON, name="Ada"))
    with on_the_wire(table) as wire:
        while len(moves := offered(wire)) > 1:
            wire.step("stage", move=moves[0], ready=True)
    assert moves == ["-"]
    ada = Guest.at(device("phone"), table.own)
    ada.awaited()
    turn = ada.now[1]
    expect(ada.page.get_by_text("Nothing is possible with this card.")).to_be_visible()
    ada.touch(ada.device.element("match-ready"))
    ada.until(lambda: ada.now != ("playing", turn))


def offered(wire: Wire) -> list[str]:
    """What can be drawn in the open turn, then to draw nothing."""
    while wire.you["turn"] != wire.turn or not wire.you["moves"]:
        wire.hear()
    return sorted((move["move"] for move in wire.you["moves"]), key=lambda move: move == "-")
