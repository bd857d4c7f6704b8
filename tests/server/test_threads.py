"""Threads that work beside the event loop."""

import os
import sys
import threading

from metroscribe.server.host.threads import NICE, quiet_threads


def niceness() -> int:
    return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())


def test_they_have_less_right_to_a_core_than_the_event_loop() -> None:
    own = niceness()
    with quiet_threads(1, "quiet") as pool:
        found = pool.submit(niceness).result()
    assert found == (max(NICE, own) if sys.platform == "linux" else own)
    assert niceness() == own
