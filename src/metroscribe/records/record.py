"""What a record says, line by line, before anybody judged whether it is true.

metroscribe record 1
game: family/city
rules: 1
map: 0a1b2c3d4e5f6071
modules: special-stations
seats: 2
name 1: Ada

dealt pencil: purple blue pink brown
dealt symbol: circle
dealt effect: joker
1.1 subway-circle | C4-E4 | -
left: 2
1.2 street-switch street-square | E4-G4 | D3=E4(bot),-(bot)
result: 101 95
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from metroscribe.core.cards import Card

TITLE = "metroscribe record 1"
UNFINISHED = "*"
NOTHING = "."
"""Stands for the steps of a seat that was not asked for any."""
NOBODY = "-"
"""Stands where all seats that had left are back."""


@dataclass(frozen=True, slots=True)
class DealtLine:
    number: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TurnLine:
    """A turn; `moves` is empty in the last line of a match that was left with the turn open."""

    number: int
    label: str
    cards: tuple[Card, ...]
    moves: tuple[tuple[str, ...], ...]
    chosen: tuple[tuple[str, ...], ...] = ()
    """For each step who chose it, if it was not the one who sits there."""


@dataclass(frozen=True, slots=True)
class LeftLine:
    """The seats that have left in the turns from here on."""

    number: int
    seats: tuple[int, ...]
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    game: str
    rules: int
    map_hash: str
    seats: int
    modules: tuple[str, ...] = ()
    names: Mapping[int, str] = field(default_factory=dict)
    options: Mapping[str, str] = field(default_factory=dict)
    seed: str | None = None
    """Only in saved matches that are to go on: whoever reads it can know the deal."""
    proof: Mapping[str, str] = field(default_factory=dict)
    """How the cards were dealt, by name; `metroscribe verify` finds out whether it is true."""
    lines: tuple[DealtLine | TurnLine | LeftLine, ...] = ()
    result: tuple[int, ...] | None = None
    """The totals by seat; None while the match goes on."""
    last_line: int = 0

    @property
    def cards(self) -> tuple[tuple[Card, int], ...]:
        """All cards in the order they came, with the number of their line."""
        return tuple((card, line.number) for line in self.lines for card in line.cards)
