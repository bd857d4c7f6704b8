"""One play of a game: asks the dealer, keeps each seat's staged steps, closes turns, remembers them."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from metroscribe.core.cards import DECK, Card
from metroscribe.core.dealer import Dealer
from metroscribe.core.errors import NotNow, UnknownName
from metroscribe.core.game import Options, check_options
from metroscribe.core.rules import AnyRules
from metroscribe.core.score import Outcome, Score
from metroscribe.core.table import Choice, Move, with_sheets

CHOOSERS = ("clock", "bot", "table")
"""Who may choose a step besides the one who sits there."""


class Dealt(NamedTuple):
    """A card that was not flipped for a turn: a pencil, an objective, ..."""

    card: Card


class Turn(NamedTuple):
    """A closed turn: its cards and, for each seat, the steps it took."""

    label: str
    cards: tuple[Card, ...]
    moves: tuple[tuple[Move, ...], ...]
    chosen: tuple[tuple[str, ...], ...] = ()
    """For each step one of `CHOOSERS`, or nothing for the one who sits there; empty if all are theirs."""
    left: tuple[int, ...] = ()
    """The seats that had left when the turn closed."""


Event = Dealt | Turn


class Staged(NamedTuple):
    """The sheets of a seat in this turn, from its beginning to the last step, and the steps between them."""

    sheets: tuple[Any, ...]
    moves: tuple[Move, ...] = ()
    chosen: tuple[str, ...] = ()


class Step(NamedTuple):
    """A step that the rules allow, and the sheet it leads to."""

    move: Move
    sheet: Any


class Laid(NamedTuple):
    """The cards that were due, the table on which they lie open, and the outcome if the match is over."""

    cards: tuple[Card, ...]
    table: Any
    outcome: Outcome | None

    @property
    def label(self) -> str:
        """Of the turn that is open; nothing where the match is over."""
        return self.table.label if self.outcome is None else ""


def dealing(rules: AnyRules, table: Any, dealer: Dealer) -> Iterator[tuple[Card, Any]]:
    """The cards that are due, one after the other, each with the table on which it lies open."""
    while outcomes := rules.outcomes(table):
        card = dealer.draw(table.draws, outcomes)
        table = rules.reveal(table, card)
        yield card, table


def lay(rules: AnyRules, table: Any, dealer: Dealer) -> Laid:
    """Reveal every card that is due."""
    cards = list[Card]()
    for card, revealed in dealing(rules, table, dealer):
        cards.append(card)
        table = revealed
    return Laid(tuple(cards), table, rules.outcome(table))


class Match:
    """Mutable, and the only such thing: the tables and sheets it goes through are values."""

    def __init__(
        self,
        rules: AnyRules,
        dealer: Dealer,
        seats: int = 1,
        options: Options = Options(),
        laid: Laid | None = None,
    ) -> None:
        """`laid` is the first turn, where it is computed already: then the dealer is not asked for it."""
        low, high = rules.info.seats
        if not low <= seats <= high:
            raise UnknownName("error-seats", game=rules.info.id, low=low, high=high, seats=seats)
        check_options(rules.info, options)
        self.rules, self.dealer, self.options = rules, dealer, options
        self.events: list[Event] = []
        self.left: frozenset[int] = frozenset()
        """The seats that have left."""
        self._flipped: tuple[Card, ...] = ()
        self._scores: dict[int, tuple[object, Score]] = {}
        if laid is None:
            self.table: Any = rules.new(seats, options)
            self._deal()
        else:
            self._open(laid)

    @property
    def seats(self) -> int:
        return len(self.table.sheets)

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the open turn."""
        return self._flipped

    def sheet(self, seat: int = 0) -> Any:
        """The seat's sheet with the steps it has staged."""
        return self._staged[seat].sheets[-1]

    def staged(self, seat: int = 0) -> tuple[Move, ...]:
        return self._staged[seat].moves

    def chosen(self, seat: int = 0) -> tuple[str, ...]:
        """Who chose each staged step; empty text: the one who sits there."""
        return self._staged[seat].chosen

    def steps(self, seat: int = 0) -> tuple[tuple[Any, Move], ...]:
        """What the seat has staged, each step with the sheet on which it was taken."""
        staged = self._staged[seat]
        return tuple(zip(staged.sheets, staged.moves, strict=False))

    def legal(self, seat: int = 0) -> tuple[Any, ...]:
        """The steps this seat may take now; empty when it is done with the turn."""
        found = self._legal.get(seat)
        if found is None:
            found = self._legal[seat] = () if self.over else self.rules.legal(self.table, self.sheet(seat))
        return found

    def choices(self, seat: int = 0) -> tuple[Choice, ...]:
        """The same steps with what they earn at once; whoever asked for them knows what is legal."""
        found = () if self.over else tuple(self.rules.choices(self.table, self.sheet(seat)))
        self._legal.setdefault(seat, tuple([choice.move for choice in found]))
        return found

    def score(self, seat: int = 0) -> Score:
        """What the seat's sheet is worth with the steps it has staged."""
        sheet = self.sheet(seat)
        counted = sheet.ink, self.table.context
        if seat not in self._scores or self._scores[seat][0] != counted:
            self._scores[seat] = counted, self.rules.score(self.table, sheet)
        return self._scores[seat][1]

    def judge(self, seat: int, move: Move) -> Step:
        """The sheet to which a step would lead; `NotAllowed` names the rule that forbids it."""
        return Step(move, self.rules.step(self.table, self.sheet(seat), move))

    def stage(self, seat: int, move: Move, chosen: str = "") -> None:
        """Take a step, to be taken back freely until the turn closes; `chosen` is one of `CHOOSERS`."""
        self.take(seat, self.judge(seat, move), chosen)

    def take(self, seat: int, step: Step, chosen: str = "") -> None:
        """The same with a step that was judged on this sheet."""
        if chosen and chosen not in CHOOSERS:
            raise UnknownName("error-unknown-chooser", name=chosen, candidates=", ".join(CHOOSERS))
        sheets, moves, choosers = self._staged[seat]
        self._restage(seat, Staged((*sheets, step.sheet), (*moves, step.move), (*choosers, chosen)))

    def take_back(self, seat: int = 0) -> None:
        """Drop the last step of this turn."""
        staged = self._staged[seat]
        if not staged.moves:
            raise NotNow("rule-nothing-to-take-back")
        self._restage(seat, Staged(staged.sheets[:-1], staged.moves[:-1], staged.chosen[:-1]))

    def leave(self, seat: int, left: bool = True) -> None:
        """The seat has left, or is back; what it has staged stands. Nobody leaves a match that is over."""
        if self.over or (seat in self.left) == left:
            return
        self.left ^= {seat}
        staged = self._staged[seat]
        sheets = tuple(self.rules.leaving(sheet, left) for sheet in staged.sheets)
        if sheets == staged.sheets:
            return
        own = self.table.sheets
        self.table = with_sheets(self.table, (*own[:seat], sheets[0], *own[seat + 1 :]))
        self._restage(seat, staged._replace(sheets=sheets))

    def _restage(self, seat: int, staged: Staged) -> None:
        self._staged[seat] = staged
        self._legal.pop(seat, None)

    @property
    def ready(self) -> bool:
        """Whether every seat is done with the turn."""
        return not self.over and not any(map(self.legal, range(self.seats)))

    def close(self) -> None:
        """Make the staged steps final, and flip on."""
        table = self._closed()
        self._remember()
        self.table = table
        self._deal()

    def closing(self, dealer: Dealer) -> Laid:
        """The table of the next turn, with the cards of this dealer; nothing is changed."""
        return lay(self.rules, self._closed(), dealer)

    def go_on(self, laid: Laid) -> None:
        """Close the turn where the table of the next one is computed already."""
        self._remember()
        self._open(laid)

    def _closed(self) -> Any:
        if not self.ready:
            raise NotNow("rule-turn-open")
        return self.rules.close(self.table, [staged.sheets[-1] for staged in self._staged])

    def _remember(self) -> None:
        """The turn that closes, as an event."""
        _, moves, chosen = zip(*self._staged, strict=True)
        others = chosen if any(map(any, chosen)) else ()
        self.events.append(Turn(self.table.label, self._flipped, moves, others, tuple(sorted(self.left))))
        self._flipped = ()

    def play(self, seat: int, move: Move, chosen: str = "") -> None:
        """Stage a step, and close the turn if it was the last one missing."""
        self.stage(seat, move, chosen)
        if self.ready:
            self.close()

    def _deal(self) -> None:
        """Ask the dealer for every card that is due. Those that came before it fails lie open."""
        for card, table in dealing(self.rules, self.table, self.dealer):
            self.table = table
            self._flip(card)
        self._open(Laid((), self.table, self.rules.outcome(self.table)))

    def _open(self, laid: Laid) -> None:
        for card in laid.cards:
            self._flip(card)
        self.table, self.outcome = laid.table, laid.outcome
        self._staged = [Staged((sheet,)) for sheet in self.table.sheets]
        self._legal: dict[int, tuple[Any, ...]] = {}

    def _flip(self, card: Card) -> None:
        if opens_turn(card, self._flipped):
            self._flipped += (card,)
        else:
            self.events.append(Dealt(card))


def opens_turn(card: Card, flipped: tuple[Card, ...]) -> bool:
    """A card of the deck opens a turn, with all that follow; what is dealt before is an event of its own."""
    return card.pile == DECK or bool(flipped)
