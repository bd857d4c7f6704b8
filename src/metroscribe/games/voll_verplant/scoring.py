"""The boxes of the score pad: completed lines, transfers, and what free stations cost."""

from collections.abc import Sequence

from metroscribe.core.score import Entry

TRANSFER_POINTS = 2
"""For each line that stops at a framed station."""
COMPLETED, TRANSFERS, FREE = "completed", "transfers", "free"


def transfers(numbers: Sequence[int]) -> Entry:
    """With the numbers of the framed stations."""
    total = sum(numbers)
    about = {"count": len(numbers), "sum": total, "each": TRANSFER_POINTS}
    return Entry(TRANSFERS, TRANSFER_POINTS * total, about)


def free(stations: int, solo: bool) -> Entry:
    return Entry(FREE, lost(stations, solo), {"count": stations})


def lost(stations: int, solo: bool) -> int:
    """What stations without a mark cost."""
    return -stations if solo else -(stations // 2)
