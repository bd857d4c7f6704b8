"""Small boards with Berlin's cards and scoring, drawn as text."""

from functools import cache

from metroscribe.core.network import mask_of
from metroscribe.games.next_station.city import City
from tests.next_station.boards import BERLIN, board
from tests.next_station.desk import Desk

QUARTER = """
         A B C D E F G
     1   p . c . t . s
     2   . . s . c . p
     3   c t . s . c .
     4   s . p . t p s
"""
QUARTER_DEPARTURES = "B3+F4 D3+F3 A3+E2 C1+E4"


@cache
def quarter() -> City:
    """The quarter in which the rulebook's examples of drawing happen; green departs from B3 and F4."""
    return board(
        QUARTER,
        departures=QUARTER_DEPARTURES,
        kinds={"a": "main"},
        home=BERLIN,
        modules={"round-effects": {}},
    )


@cache
def twelve() -> City:
    """Twelve districts in two rows: eight main ones of three stations, and a corner at each end of a row."""
    return board(
        """
             A B C D E F G H I J K L M N
         1   c s t p c s t p c s t p c s
         2   p t s c p t s c p t s c p t
        """,
        departures="B1+K1 D1+H1 B2+K2 D2+H2",
        areas="""
             A B C D E F G H I J K L M N
         1   k a a a b b b c c c d d d l
         2   m e e e f f f g g g h h h n
        """,
        kinds={**dict.fromkeys("abcdefgh", "main"), **dict.fromkeys("klmn", "corner")},
        home=BERLIN,
    )


def starts(desk: Desk) -> set[str]:
    """The stations from which something may be drawn."""
    return {move.split("-")[0] for move in desk.legal if move != "-"}


def framed(desk: Desk) -> set[str]:
    """The S-Bahn stations."""
    return {name for i, name in enumerate(desk.rules.network.names) if desk.sheet.ink.framed >> i & 1}


def frame(desk: Desk, stations: str) -> Desk:
    """Make these S-Bahn stations, as if jokers had led there."""
    framed = mask_of(desk.rules.network.number[name] for name in stations.split())
    desk.sheet = desk.sheet._replace(ink=desk.sheet.ink.frame(framed))
    return desk
