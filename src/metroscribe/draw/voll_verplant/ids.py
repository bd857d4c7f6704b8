"""The names of elements, which clients and moves rely on."""

from functools import lru_cache

from metroscribe.games.voll_verplant.plan import BACK, FORTH

WAYS = {FORTH: "forth", BACK: "back"}


def station_id(at: str) -> str:
    return f"station-{at}"


@lru_cache(4096)
def cross_id(at: str) -> str:
    """The cross in a station. Kept drawings share these names, of which they have dozens."""
    return f"cross-{at}"


def frame_id(at: str) -> str:
    """The number of its lines in a station, in a frame."""
    return f"frame-{at}"


def line_id(letter: str) -> str:
    return f"line-{letter}"


def wagon_id(letter: str) -> str:
    return f"wagon-{letter}"


def window_id(letter: str, number: int) -> str:
    return f"window-{letter}-{number}"


def entry_id(letter: str, number: int) -> str:
    """What is written in a window."""
    return f"entry-{letter}-{number}"


def express_id(letter: str, number: int) -> str:
    """The circle around an express."""
    return f"express-{letter}-{number}"


def end_id(letter: str) -> str:
    """The letter at the end of a line."""
    return f"end-{letter}"


def way_id(letter: str, way: str) -> str:
    """One of the two directions of a ring."""
    return f"way-{letter}-{WAYS[way]}"


def first_id(letter: str) -> str:
    """What completing the line before the others is worth."""
    return f"first-{letter}"


def later_id(letter: str) -> str:
    return f"later-{letter}"
