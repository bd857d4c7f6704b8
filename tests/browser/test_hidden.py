"""What others choose is not in what a page receives, however it is read."""

import json
from typing import Any

import pytest

from tests.browser.conftest import NewDevice
from tests.browser.guests import Guest, on_the_wire, open_table, see
from tests.server.process import Process

pytestmark = pytest.mark.slow
OPEN_TURN = {"seat", "busy", "ready", "clock"}
"""All that may be told of a turn while it is open."""


def test_a_watcher_never_receives_a_choice_before_the_turn_is_closed(
    device: NewDevice, server: Process
) -> None:
    table = open_table(server.port, "next-station/london", seats=2, name="Ada")
    with on_the_wire(table, "b" * 32) as ben:
        ben.ask("take-seat", name="Ben")
        ada = Guest.at(device("phone"), table.own)
        watcher = Guest.at(device("desktop"), f"{table.path}/watch")
        ada.press("Start the match")
        ben.until("playing")
        see([ada, watcher], 0)
        closed: list[list[str]] = []
        for turn in range(3):
            begin = len(watcher.received)
            ada.move(len(ada.own["moves"]) // 2)
            ada.press("Take back")
            ada.until(lambda: ada.own["staged"] == [])
            ada.turn()
            staged = ada.own["staged"]
            until_ready(watcher, begin)
            while_open = watcher.received[begin:]
            assert {event["event"] for event in events(while_open)} <= OPEN_TURN
            assert not any('"moves"' in frame or '"staged"' in frame for frame in while_open)
            for move in staged:
                assert not any(json.dumps(move) in frame for frame in while_open), while_open
            ben.skip()
            see([ada, watcher], turn + 1)
            closed += [
                event["moves"][0] for event in events(watcher.received[begin:]) if event["event"] == "turn"
            ]
            assert closed[-1] == staged
        assert watcher.you is None
        assert [frame for frame in watcher.received if json.loads(frame)["say"] == "you"] == []


def events(frames: list[str]) -> list[dict[str, Any]]:
    return [event for frame in frames for event in json.loads(frame).get("events", ())]


def until_ready(watcher: Guest, begin: int) -> None:
    def told() -> bool:
        return any(event["event"] == "ready" and event["ready"] for event in events(watcher.received[begin:]))

    watcher.until(told)
