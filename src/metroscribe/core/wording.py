"""The contract of a game with whoever shows a match to a person."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Generic, Literal, NamedTuple, get_args

from metroscribe.core.cards import DECK, Card
from metroscribe.core.score import Entry, Score, Verdict, changes
from metroscribe.core.table import M, S, T
from metroscribe.core.text import Text
from metroscribe.core.why import Why


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the rules as a page: what it is about, and what it says."""

    heading: Text
    paragraphs: tuple[Text, ...]
    module: str = ""
    """The module that it is about; empty: none."""


Role = Literal["flipped", "next", "dealt"]
"""A card of the deck, one that is played in the next turn and lies open already, or one of another pile."""
Scope = Literal["turn", "round", "match", "later"]
"""How long something holds; what holds shortest is told first."""
SCOPES: tuple[Scope, ...] = get_args(Scope)


class Note(NamedTuple):
    """A sentence of what is in force."""

    text: Text
    scope: Scope
    pencil: str = ""
    """Only for whoever holds this one."""
    card: Card | None = None
    """The card that says so, where it is another than those of the turn."""
    paragraph: str = ""
    """The key of the paragraph of the guide that has more of it, where no card leads there."""


class Term(NamedTuple):
    """A word of the rules: the text has all its forms with commas between them, the paragraph explains it."""

    forms: Text
    paragraph: str


class Worth(NamedTuple):
    """Where points of a step come from; without points, what else it brings about."""

    text: Text
    points: int = 0


def by_weight(notes: Iterable[Note]) -> tuple[Note, ...]:
    return tuple(sorted(notes, key=lambda note: (SCOPES.index(note.scope), bool(note.pencil))))


def say_card(card: Card) -> Text:
    """A card in words, as most cards are said."""
    return Text(f"card-{card.pile}-{card.face}")


def keys_of(guide: Iterable[Section]) -> frozenset[str]:
    """The keys of all paragraphs."""
    return frozenset(paragraph.key for section in guide for paragraph in section.paragraphs)


class Wording(ABC, Generic[T, S, M]):
    """The words for all that a match shows: cards, moves, where a seat stands, how a solo match ended."""

    bands: tuple[int, ...]
    """The highest total of each solo verdict but the last."""
    winner: Text | None = None
    """The paragraph of the guide that says who wins, and what decides between equal totals."""
    finishing = Text("finish-turn")
    """What finishing the turn of somebody who is away does; `name` is theirs."""

    def say(self, card: Card) -> Text:
        """The card in words."""
        return say_card(card)

    def sign(self, card: Card) -> Text:
        """What of a card of the deck matters to whoever waits for it, such as its symbol."""
        return self.say(card)

    def role(self, card: Card) -> Role:
        """What an open card is to a turn."""
        return "flipped" if card.pile == DECK else "dealt"

    @abstractmethod
    def guide(self) -> tuple[Section, ...]:
        """The rules for a person to read, with the figures of this city and these modules."""

    @abstractmethod
    def describe(self, table: T, sheet: S, move: M) -> Text:
        """A legal move of this sheet in words."""

    def passing(self, table: T, sheet: S, fallback: M) -> Text:
        """What ending the turn now gives up, or enters: the fallback in words, or which further step is left
        out."""
        return self.describe(table, sheet, fallback)

    def ending(self, table: T, sheet: S, move: M) -> int | None:
        """The station at which a legal move ends, where its text does not tell, or the number of another
        meaning: with its kind all that the words and taps of a move depend on besides itself."""
        return None

    def worth(self, table: T, before: S, after: S, scores: tuple[Score, Score]) -> tuple[Worth, ...]:
        """What has become of a sheet, with the scores of both: together the points are their difference."""
        return tuple(Worth(entry.text, points) for entry, points in changes(*scores))

    def kind(self, table: T, sheet: S, move: M) -> str:
        """What a legal move is besides usual, such as a branch; drawings show it by a sign."""
        return ""

    @abstractmethod
    def paragraph(self, table: T, box: str) -> str:
        """The key of the paragraph of the guide that explains a box of the score pad."""

    def box(self, entry: Entry) -> Text:
        """What a box of the score pad is called, the same on every sheet."""
        return Text(f"draw-pad-{entry.key}")

    def explained(self, card: Card) -> str:
        """The key of the paragraph of the guide that explains a card; empty: none does."""
        return ""

    def terms(self) -> tuple[Term, ...]:
        """The words of the rules that the guide explains."""
        return ()

    def colour(self, entry: Entry) -> str:
        """The colour of the line that a box is about; empty: it is about all of them."""
        return ""

    @abstractmethod
    def why(self, table: T, sheet: S, target: str) -> Why | None:
        """Why this sheet cannot be drawn on at a target, which each family writes in its own way; None where
        it can."""

    @abstractmethod
    def target(self, move: M) -> str:
        """What of the sheet the move leads to, such as a station; nothing for a pass."""

    def number(self, table: T, sheet: S, name: str) -> int:
        """A number of a sheet that a caption of the rules pages states; `KeyError` if none is named so."""
        raise KeyError(name)

    @abstractmethod
    def status(self, table: T, seat: int) -> Text:
        """Where this seat stands: the round, the turn, what it draws with."""

    @abstractmethod
    def full_deck(self, table: T) -> Mapping[Card, int]:
        """What is in the deck before anything is dealt of it."""

    def in_force(self, table: T) -> tuple[Card, ...]:
        """The dealt cards that matter now, such as objectives and this round's effect."""
        return ()

    def coming(self, table: T) -> tuple[Text, ...]:
        """How near the deck is to something that ends, such as a round."""
        return ()

    def ended(self, before: T, after: T) -> Text | None:
        """What has come to its end with the turn between two tables of a match that goes on, such as a round;
        None: nothing."""
        return None

    def question(self, table: T) -> Text | None:
        """What a turn without cards asks the seats."""
        return None

    def pencil(self, table: T, sheet: S) -> str:
        """The colour that this sheet is drawn with now, if it is one of several."""
        return ""

    @abstractmethod
    def notes(self, table: T) -> tuple[Note, ...]:
        """What is in force in words, by weight: what the cards of the turn grant, then those before it."""

    def verdict(self, judged: int) -> Verdict:
        """What the solo table says of a total."""
        band = sum(judged > bound for bound in self.bands)
        return Verdict(judged, band, self.say_band(band))

    def say_band(self, band: int) -> Text:
        """A row of the solo table in words."""
        return Text(f"verdict-{band}")

    def say_bands(self) -> tuple[Text, ...]:
        """The solo table in words, one row for each verdict, the lowest first."""
        if not self.bands:
            return (self.say_band(0),)
        lowest = Text("guide-band-lowest", {"bound": self.bands[0] + 1, "verdict": self.say_band(0)})
        between = (
            Text("guide-band", {"from": low + 1, "to": high, "verdict": self.say_band(band)})
            for band, (low, high) in enumerate(pairwise(self.bands), 1)
        )
        top = self.say_band(len(self.bands))
        return (lowest, *between, Text("guide-band-highest", {"bound": self.bands[-1] + 1, "verdict": top}))
