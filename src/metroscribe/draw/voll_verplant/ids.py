"""The names of elements, which clients and moves rely on."""

from functools import lru_cache

from metroscribe.games.voll_verplant.plan import BACK, FORTH

kept = lru_cache(4096)
"""Names that marks are set by: every sheet that is told has dozens of them, and kept drawings share them."""
WAYS = {FORTH: "forth", BACK: "back"}


def station_id(at: str) -> str:
    return f"station-{at}"


@kept
def cross_id(at: str) -> str:
    """The cross in a station."""
    return f"cross-{at}"


@kept
def frame_id(at: str) -> str:
    """The number of its lines in a station, in a frame."""
    return f"frame-{at}"


def line_id(letter: str) -> str:
    return f"line-{letter}"


@kept
def wagon_id(letter: str) -> str:
    return f"wagon-{letter}"


def window_id(letter: str, number: int) -> str:
    return f"window-{letter}-{number}"


@kept
def entry_id(letter: str, number: int) -> str:
    """What is written in a window."""
    return f"entry-{letter}-{number}"


@kept
def express_id(letter: str, number: int) -> str:
    """The circle around an express."""
    return f"express-{letter}-{number}"


@kept
def end_id(letter: str) -> str:
    """The letter at the end of a line."""
    return f"end-{letter}"


def way_id(letter: str, way: str) -> str:
    """One of the two directions of a ring."""
    return f"way-{letter}-{WAYS[way]}"


@kept
def first_id(letter: str) -> str:
    """What completing the line before the others is worth."""
    return f"first-{letter}"


@kept
def later_id(letter: str) -> str:
    return f"later-{letter}"
