"""Threads that stand back: where cores are few, the event loop goes first."""

import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

NICE = 10


def quiet_threads(count: int, name: str) -> ThreadPoolExecutor:
    """So many, with less right to a core than the rest of the process."""
    return ThreadPoolExecutor(count, thread_name_prefix=name, initializer=stand_back)


def stand_back() -> None:
    """On Linux each thread has a niceness of its own; elsewhere nothing is changed.

    One that stands back further already stays there: only root may bring it forward.
    """
    if sys.platform == "linux":
        own = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, own, max(NICE, os.getpriority(os.PRIO_PROCESS, own)))
