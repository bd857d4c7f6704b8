"""What lies on the table for everybody to see."""

from typing import NamedTuple

from metroscribe.core.cards import Card
from metroscribe.games.next_station.sheet import Sheet

ROUNDS = 4
PLACES = 4
SEATING = {1: (0,), 2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""Which places of the pencil ring the seats take, unless somebody has said where the spare pencil lies."""
PENCIL = "pencil"
"""The pile of the pencils."""

EVERYWHERE = -1
PREVIEW = "preview"
"""The pile a card of the next turn comes from, where it lies open already."""


class Grant(NamedTuple):
    """What a step may do: lead to the `wanted` stations, start anywhere (`branch`), run beside a track."""

    wanted: int
    branch: bool = False
    double: bool = False
    within: int = EVERYWHERE
    """The sections the step is confined to."""
    outside: str = "rule-straight-on"
    """The rule that forbids the others."""
    line: int | None = None
    """Which of the round's lines it extends; None: any."""
    elsewhere: str = "rule-other-line"
    """The rule that forbids the other line."""
    frames: bool = False
    """The station it reaches is framed."""
    circles: bool = False
    """The station it reaches counts twice for its line."""
    power: str = ""
    """The pencil power that it spends."""


class Turn(NamedTuple):
    """An open turn: its cards are flipped, the seats answer."""

    number: int
    symbol: str | None
    """The printed symbol; None under a joker."""
    grant: Grant
    switch: bool = False
    twice: bool = False
    """A second section may be drawn, for the other line."""
    effects: tuple[str, ...] = ()
    """The module effects that are in force for it."""


class Table(NamedTuple):
    sheets: tuple[Sheet, ...]
    due: tuple[str, ...]
    """The piles the next cards come from; the seats answer when none is due."""
    draws: int = 0
    ring: tuple[str, ...] = ()
    """The pencils by place; an empty text where it is open which one lies there."""
    dealt: tuple[Card, ...] = ()
    """Every card dealt from other piles than the deck, in order."""
    round: int = 0
    turns: int = 0
    """Turns begun in this round."""
    flipped: tuple[Card, ...] = ()
    """The deck's cards of this round, in order."""
    turn: Turn | None = None
    preview: Card | None = None
    """The card of the next turn, where it lies open already."""
    returned: tuple[Card, ...] = ()
    """Cards that went back into the deck in this round."""
    seating: tuple[int, ...] = ()
    """The places that the seats take; empty: the usual ones."""

    @property
    def label(self) -> str:
        return f"{self.round}.{self.turns}"

    @property
    def preparing(self) -> bool:
        """Whether the seats are choosing pencils."""
        return not self.round and self.turns > 0

    @property
    def context(self) -> tuple[object, ...]:
        return self.dealt, self.ring, self.seating, self.over

    @property
    def over(self) -> bool:
        return self.round > ROUNDS

    def of_pile(self, pile: str) -> tuple[Card, ...]:
        """The cards dealt from a pile so far."""
        return tuple([card for card in self.dealt if card.pile == pile])

    def faces(self, pile: str) -> tuple[str, ...]:
        return tuple([card.face for card in self.dealt if card.pile == pile])

    def place(self, seat: int) -> int:
        """Where this seat sits at the ring."""
        return (self.seating or SEATING[len(self.sheets)])[seat]

    def order(self, seat: int) -> tuple[str, ...]:
        """The colours this seat draws, round by round."""
        place = self.place(seat)
        return (*self.ring[place:], *self.ring[:place])

    def pencil(self, seat: int) -> str:
        """The colour this seat draws in this round; before the first one what it will draw then, if known.

        Pencils move one place to the left after each round. The places of the ring are counted to
        the right, so a seat draws what lies next in the ring.
        """
        return self.ring[(self.place(seat) + max(self.round, 1) - 1) % PLACES]
