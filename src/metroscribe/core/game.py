"""The contract between a game and everything around it.

A *table* is what everybody at it may know, and nothing else: it holds no order of undealt cards
(chance comes from a dealer outside) and no step that is not closed (whoever drives a match keeps the
staged sheets). So a table can be shown to every seat, bot and watcher as it is.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, cast

from metroscribe.core.cards import Card
from metroscribe.core.errors import NotAllowed, UnknownName
from metroscribe.core.score import Outcome, Score, Verdict
from metroscribe.core.text import Text


class Move(Protocol):
    """One step of one seat. It has exactly one text, and equal texts are equal moves."""

    def __str__(self) -> str: ...


class Choice(NamedTuple):
    """A legal step, the points it earns at once, and where it ends, or what it means, if its text does not
    tell."""

    move: Any
    gain: int
    ending: int | None = None


class Table(Protocol):
    """What the parts of the system that know no family may ask of a table."""

    @property
    def sheets(self) -> tuple[Any, ...]: ...
    @property
    def draws(self) -> int:
        """How many cards were revealed so far: the number of the next draw."""
        ...

    @property
    def label(self) -> str:
        """The name of the turn in records, such as `2.5`."""
        ...


S = TypeVar("S")
M = TypeVar("M", bound=Move)
T = TypeVar("T", bound=Table)


@dataclass(frozen=True, slots=True)
class Credits:
    title: str
    designer: str
    publisher: str
    year: int


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What a game says of itself before it is played."""

    id: str
    family: str
    city: str
    rules: int
    seats: tuple[int, int]
    modules: tuple[str, ...]
    guests: tuple[str, ...]
    """Those of the modules that come from another city."""
    discouraged: tuple[tuple[str, ...], ...]
    """Mixes of modules that can be played, but should rather not."""
    options: Mapping[str, tuple[str, ...]]
    """What a table may choose besides, by name: the choices, first what it gets unasked. No choices: any
    text that `new` accepts."""
    credits: Credits

    @property
    def mixes(self) -> tuple[tuple[str, ...], ...]:
        """The official ones, the smallest first: all but those that contain a discouraged one."""
        every = (mix for size in range(len(self.modules) + 1) for mix in combinations(self.modules, size))
        return tuple(mix for mix in every if not any(set(mix) >= set(bad) for bad in self.discouraged))


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the rules as a page: what it is about, and what it says."""

    heading: Text
    paragraphs: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Options:
    """What a table chose besides seats and modules, by name; `GameInfo.options` says what there is."""

    chosen: Mapping[str, str] = field(default_factory=dict)

    def __iter__(self) -> Iterator[tuple[str, str]]:
        return iter(sorted(self.chosen.items()))

    def get(self, name: str) -> str | None:
        return self.chosen.get(name)


def chosen_modules(info: GameInfo, names: Iterable[str], elsewhere: Collection[str] = ()) -> tuple[str, ...]:
    """The modules that are named, in the game's order; `elsewhere` are those that other cities have."""
    named = tuple(names)
    known = ", ".join(info.modules)
    for name in named:
        if not info.modules:
            raise UnknownName("error-no-modules", name=name, game=info.id)
        if name not in info.modules and name in elsewhere:
            raise NotAllowed("error-module-elsewhere", name=name, game=info.id, candidates=known)
        if name not in info.modules:
            raise UnknownName("error-unknown-module", name=name, game=info.id, candidates=known)
        if named.count(name) > 1:
            raise NotAllowed("error-module-twice", name=name)
    return tuple(name for name in info.modules if name in named)


def check_options(info: GameInfo, options: Options) -> None:
    """`UnknownName` if the game has no such option, or not this choice."""
    for given, value in options:
        if given not in info.options:
            known = ", ".join(info.options) or "-"
            raise UnknownName("error-unknown-option", name=given, candidates=known)
        choices = info.options[given]
        if choices and value not in choices:
            known = ", ".join(choices)
            raise UnknownName("error-unknown-choice", name=given, value=value, candidates=known)


def chosen_option(info: GameInfo, options: Options, name: str) -> str:
    """The value of an option, or what the table gets unasked."""
    check_options(info, options)
    return options.get(name) or next(iter(info.options[name]), "")


class Rules(ABC, Generic[T, S, M]):
    """The rules of one city with its modules: one immutable object, no state.

    A match goes: `new`, then `reveal` cards while `outcomes` has any, then each seat takes steps
    while `legal` offers any, then `close` with the sheets so reached; until `outcome` is there.
    """

    info: GameInfo
    map_hash: str
    """Of everything on the map that matters to play; a record names it."""
    cards: frozenset[Card]
    """Every card that any of its piles holds."""
    bands: tuple[int, ...]
    """The highest total of each solo verdict but the last."""

    @abstractmethod
    def new(self, seats: int, options: Options = Options()) -> T: ...

    def variant(self, table: T) -> str:
        """What the table plays with instead of what is usual, such as another deck; empty: nothing."""
        return ""

    @abstractmethod
    def outcomes(self, table: T) -> Mapping[Card, int]:
        """What the next card is drawn from, with multiplicity. Empty: none is due."""

    @abstractmethod
    def reveal(self, table: T, card: Card) -> T: ...

    def preparing(self, table: T) -> bool:
        """Whether the seats choose something before the match proper. Bots leave it to the fallback."""
        return False

    @abstractmethod
    def legal(self, table: T, sheet: S) -> tuple[M, ...]:
        """The steps this sheet may take now. Empty: it is done with the turn."""

    @abstractmethod
    def step(self, table: T, sheet: S, move: M) -> S:
        """The sheet after a step; `NotAllowed` names the rule that forbids it."""

    @abstractmethod
    def idle(self, move: M) -> bool:
        """Whether the move draws nothing, and so earns nothing: a pass, or an entry without a mark."""

    @abstractmethod
    def fallback(self, table: T, sheet: S) -> M:
        """What a clock that ran out plays."""

    def leaving(self, sheet: S, left: bool) -> S:
        """The sheet of a seat that has left, or is back. As it is: the seat is still asked, and whoever
        drives the match chooses for it."""
        return sheet

    def with_sheets(self, table: T, sheets: Sequence[S]) -> T:
        """The table with these sheets instead of its own; asked only of rules whose sheets can leave."""
        changed: T = cast(Any, table)._replace(sheets=tuple(sheets))
        return changed

    @abstractmethod
    def close(self, table: T, sheets: Sequence[S]) -> T:
        """Every seat is done: the turn resolved as one batch."""

    @abstractmethod
    def score(self, table: T, sheet: S) -> Score:
        """The named breakdown, at any moment of a match."""

    def counted(self, table: T, sheet: S) -> tuple[object, ...]:
        """All that the score of a sheet depends on: where it stays the same, so does the score."""
        return table, sheet

    def choices(self, table: T, sheet: S) -> Iterator[Choice]:
        """The legal steps in their order, each with what it earns at once."""
        before = self.score(table, sheet).total
        for move in self.legal(table, sheet):
            after = before if self.idle(move) else self.score(table, self.step(table, sheet, move)).total
            yield Choice(move, after - before, self.ending(table, sheet, move))

    @abstractmethod
    def outcome(self, table: T) -> Outcome | None:
        """How the match ended, or None while it goes on."""

    def verdict(self, judged: int) -> Verdict:
        """What the solo table says of a total."""
        band = sum(judged > bound for bound in self.bands)
        return Verdict(judged, band, self.say_band(band))

    @abstractmethod
    def parse(self, text: str) -> M:
        """The move with this text; `NotNotation` if there can be none."""

    def say(self, card: Card) -> Text:
        """The card in words."""
        return Text(f"card-{card.pile}-{card.face}")

    def say_band(self, band: int) -> Text:
        """A row of the solo table in words."""
        return Text(f"verdict-{band}")

    @abstractmethod
    def guide(self) -> tuple[Section, ...]:
        """The rules for a person to read, with the figures of this city and these modules."""

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

    @abstractmethod
    def describe(self, table: T, sheet: S, move: M) -> Text:
        """A legal move of this sheet in words."""

    def ending(self, table: T, sheet: S, move: M) -> int | None:
        """The station at which a legal move ends, where its text does not tell, or the number of another
        meaning: all that the words and taps of a move depend on besides itself."""
        return None

    @abstractmethod
    def target(self, move: M) -> str:
        """What of the sheet the move leads to, such as a station; nothing for a pass."""

    @abstractmethod
    def status(self, table: T, seat: int) -> Text:
        """Where this seat stands: the round, the turn, what it draws with."""

    @abstractmethod
    def in_force(self, table: T) -> tuple[Card, ...]:
        """The dealt cards that matter now, such as objectives and this round's effect."""

    @abstractmethod
    def notes(self, table: T) -> tuple[Text, ...]:
        """The same in words, with what each card belongs to."""

    @abstractmethod
    def undealt(self, table: T) -> Mapping[Card, int]:
        """What is still in the deck, for whoever counts cards."""

    @abstractmethod
    def position(self, table: T, seat: int) -> str:
        """One sheet and the public state of the deck, in one line that fits in a URL."""

    @abstractmethod
    def at(self, position: str) -> T:
        """The table with one seat that a position describes; `NotNotation` if it is none."""

    def together(self, tables: Sequence[T]) -> T:
        """One table at which the seats of these sit, in their order."""
        first: Any = tables[0]
        joined: T = first._replace(sheets=tuple(table.sheets[0] for table in tables))
        return joined


AnyRules = Rules[Any, Any, Any]
