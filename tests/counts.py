"""How much is tried: modest counts in a normal run, the full ones with METROSCRIBE_LONG=1."""

import os


def count(normal: int, full: int) -> int:
    return full if os.environ.get("METROSCRIBE_LONG") else normal
