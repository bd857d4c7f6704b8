"""What `map.toml` and `city.toml` of this family may hold; docs/adding-a-city.md explains each key."""

from metroscribe.core import teaching
from metroscribe.core.city import SHAPE
from metroscribe.core.shape import Anything, Lines
from metroscribe.games.next_station import example

MAP = {
    "stations": Lines,
    "areas": Lines,
    "missing?": [str],
    "departures": {"*": (str, [str])},
    "districts": {"*": {"name": str, "kind": str}},
    "loop?": {"name": str, "path": Lines},
    "river?": {"name": str, "path": Lines, "crossed?": [str]},
    "marks?": {"*": [str]},
    "section_marks?": {"*": [str]},
    "passing?": [str],
    "names?": {"*": str},
}

NEXT_TO = {"symbol": str, "loop?": bool}
FACTS = {
    "symbols?": (int, {"circle": int, "square": int, "triangle": int, "pentagon": int}),
    "districts?": {"*": {"count": int, "stations?": int}},
    "loop?": {"stations": int, "in": str, "around": str},
    "halves?": bool,
    "corners?": str,
    "arrangement?": [[str]],
    "departures?": {
        "*": {
            "symbol?": [str],
            "kind?": [str],
            **dict.fromkeys(("up?", "down?", "left?", "right?"), NEXT_TO),
        }
    },
}

TALLY = {"count": str, "lines?": int, "among?": (str, [str])}

CITY = {
    **SHAPE,
    "pencils": [str],
    "deck": {
        "cards": [str],
        "closing": {"*": int},
        "lines?": [str],
        "joker_doubles?": bool,
        "joker_frames?": bool,
        "double_switch?": bool,
        "badges?": {"*": str},
    },
    "line?": {"sections?": {"*": int}, "joined?": int},
    "pad?": {"rows": [{"box": str, **TALLY, "each?": int, "track?": [int], "picture?": str}]},
    "modules?": {
        "objectives?": {
            "dealt?": int,
            "points?": int,
            "deduction?": int,
            "cards": {"*": {**TALLY, "at_least": int, "picture?": str}},
        },
        "special-stations?": {"deduction?": int},
        "pencil-powers?": {"deduction?": int},
        "round-effects?": {"deduction?": int},
        "*": Anything,
    },
    "guests?": bool,
    "solo": {"bands": [int]},
    "guide?": {**teaching.SHAPE, "example?": example.SHAPE},
    "facts?": FACTS,
}
