"""A small board with London's cards and scoring, drawn as text."""

from functools import cache

from metroscribe.games.next_station.city import City
from tests.next_station.boards import LONDON, board
from tests.next_station.desk import Desk

POWERS = ("second", "joker", "switch", "circle")


@cache
def borough() -> City:
    """A station on every point, C2 wild; three tourist sites in the first row, the river below the second.

    Purple departs from A1, blue from E1, pink from A4, green from E4.
    """
    return board(
        """
             A B C D E
         1   c s t p c
         2   t c ? s t
         3   s p c t s
         4   p t s c p
        """,
        departures="A1 E1 A4 E4",
        areas="""
             A B C D E
         1   k b b b b
         2   b b b b b
         3   a a a a a
         4   a a a a a
        """,
        kinds={"k": "corner"},
        home=LONDON,
        printed={
            "marks": {"tourist": ["B1", "C1", "D1"]},
            "river": {"name": "River", "path": "0,1.5 4,1.5", "crossed": ["A2-A3", "B2-B3", "C2-C3"]},
        },
    )


def dealt(power: str) -> str:
    """The powers dealt such that purple has this one."""
    return " ".join(f"power:{face}" for face in (power, *(other for other in POWERS if other != power)))


def holding(power: str, line: str = "", modules: str = "", after: str = "", **drawn: str) -> Desk:
    """Purple with a power; `after` are the cards of further modules that are due after the powers."""
    return Desk(borough(), f"{modules} pencil-powers", f"{dealt(power)} {after}", line=line, **drawn)
