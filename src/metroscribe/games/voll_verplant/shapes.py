"""What `map.toml` and `city.toml` of this family may hold; docs/adding-a-plan.md explains each key."""

from metroscribe.core import teaching
from metroscribe.core.city import SHAPE
from metroscribe.core.shape import Lines

MAP = {
    "plan": Lines,
    "lines": {
        "*": {
            "name": str,
            "colour": str,
            "windows": int,
            "first": int,
            "later": int,
            "ring?": bool,
            "path": Lines,
        }
    },
    "special?": [str],
    "water?": [{"name": str, "path": Lines, "width": (float, int)}],
    "names?": {"*": str},
}

RANGE = [int]
CITY = {
    **SHAPE,
    "deck": str,
    "decks?": {
        "*": {
            "numbers": [int],
            "express?": [int],
            "transfers?": int,
            "free_rides?": int,
            "reshuffle?": int,
        }
    },
    "guide?": teaching.SHAPE,
    "facts?": {"lines?": RANGE, "windows?": RANGE, "stations?": RANGE, "special?": RANGE, "rings?": [str]},
}
