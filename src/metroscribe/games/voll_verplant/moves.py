"""Moves and their texts: `F:3` three stations on line F, `F:0` none, `J<:4` the other way round a ring,
`F:+` a transfer, `@F7` a free ride to the seventh station of F, `-` no free ride."""

import re
from typing import NamedTuple

from metroscribe.core.errors import NotNotation
from metroscribe.games.voll_verplant.deck import PLUS

ENTRY = re.compile(r"([A-Z])([<>]?):(\+|0|[1-9][0-9]?)")
RIDE = re.compile(r"@([A-Z])([1-9][0-9]?)")


class Move(NamedTuple):
    """An entry on a line, or a free ride to a place of one; no line at all is a free ride not taken."""

    line: str = ""
    way: str = ""
    """The direction on a ring."""
    marks: int = 0
    """How many stations are marked."""
    transfer: bool = False
    """The station gets the number of its lines."""
    place: int = 0
    """Of a free ride: which station of the line, counted from the wagon."""

    def __str__(self) -> str:
        if not self.line:
            return "-"
        if self.place:
            return f"@{self.line}{self.place}"
        return f"{self.line}{self.way}:{PLUS if self.transfer else self.marks}"

    @classmethod
    def parse(cls, text: str) -> "Move":
        if text == "-":
            return STAY
        if match := RIDE.fullmatch(text):
            return cls(match[1], place=int(match[2]))
        if match := ENTRY.fullmatch(text):
            transfer = match[3] == PLUS
            return cls(match[1], match[2], 1 if transfer else int(match[3]), transfer)
        raise NotNotation("rule-not-an-entry", given=text)


STAY = Move()
"""A free ride not taken."""
