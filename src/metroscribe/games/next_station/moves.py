"""Moves and their texts: `C4-E4` a section, `C4=E4` beside a track, `C4-E4!joker` by a power, `-` a pass.

Before the first round `brown` takes a pencil, and `spare:1` says where the spare one lies.
"""

import re
from sys import intern
from typing import NamedTuple

from metroscribe.core.errors import NotNotation

SECTION = re.compile(r"([A-Z][1-9][0-9]?)([-=])([A-Z][1-9][0-9]?)(?:!([a-z]+))?")
CHOICE = re.compile(r"[a-z]+(?:-[a-z]+)*|spare:[1-9]")


class Move(NamedTuple):
    """Draw from `start` to `end`; both empty is a pass, or declines a further section."""

    start: str = ""
    end: str = ""
    double: bool = False
    power: str = ""
    """The pencil power that the section spends."""
    choice: str = ""
    """What is chosen before the first round, where nothing is drawn: a pencil, or a place."""

    def __str__(self) -> str:
        if self.choice:
            return self.choice
        section = f"{self.start}{'=' if self.double else '-'}{self.end}"
        return f"{section}!{self.power}" if self.power else section

    @classmethod
    def parse(cls, text: str) -> "Move":
        if text == "-":
            return PASS
        if CHOICE.fullmatch(text):
            return cls(choice=text)
        match = SECTION.fullmatch(text)
        if match is None:
            raise NotNotation("rule-not-a-move", given=text)
        return cls(intern(match[1]), intern(match[3]), match[2] == "=", match[4] or "")


PASS = Move()
