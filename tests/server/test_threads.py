"""Threads that work beside the event loop."""

import os
import sys
import threading

import pytest

from metroscribe.server.host.threads import NICE, quiet_threads, stand_back

LEAST = 19


def niceness() -> int:
    return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())


def test_they_have_less_right_to_a_core_than_the_event_loop() -> None:
    own = niceness()
    with quiet_threads(1, "quiet") as pool:
        found = pool.submit(niceness).result()
    assert found == (max(NICE, own) if sys.platform == "linux" else own)
    assert niceness() == own


def test_a_thread_that_stands_back_further_is_not_brought_forward(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "getpriority", lambda *_: LEAST)
    monkeypatch.setattr(os, "setpriority", lambda _, __, nice: asked.append(nice))
    stand_back()
    assert asked == [LEAST]
