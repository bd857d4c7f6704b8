"""A match as the server knows it: folded from its events, and changed by nothing else."""

from collections import OrderedDict, deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from metroscribe import draw
from metroscribe.core.cards import Card
from metroscribe.core.dealer import expect
from metroscribe.core.game import AnyRules, Options
from metroscribe.core.match import Match, Turn
from metroscribe.core.score import Score
from metroscribe.server import events as ev

Phase = Literal["open", "starting", "playing", "over"]
REMEMBERED = 64
"""So many ids of a seat's commands are known again when they are repeated."""


@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """A sheet as its seat sees it."""

    table: Any
    sheet: Any
    score: Score
    drawn: draw.Drawn


class Fed:
    """A dealer that deals what the log says."""

    def __init__(self) -> None:
        self.cards: deque[Card] = deque()

    def feed(self, cards: tuple[str, ...]) -> None:
        self.cards.extend(Card(*card.split(":", 1)) for card in cards)

    def draw(self, n: int, outcomes: Mapping[Card, int]) -> Card:
        return expect(self.cards.popleft(), outcomes)


@dataclass(slots=True)
class Seat:
    name: str = ""
    holder: str = ""
    """The hash of the token of whoever sits here."""
    bot: str = ""
    ready: bool = False
    count: int = 0
    """How many commands of this seat were accepted."""
    told: Shown | None = field(default=None, compare=False)
    """What all who look at the own sheet know of it."""

    @property
    def vacant(self) -> bool:
        return not (self.holder or self.bot)


@dataclass(slots=True)
class Hosted:
    """`rules` is None where this version of the server cannot play the match (any more)."""

    opened: ev.Opened
    rules: AnyRules | None
    seats: list[Seat] = field(init=False)
    seq: int = 0
    """The number of the next event."""
    phase: Phase = "open"
    match: Match | None = None
    turn: int = 0
    """How many turns were closed; a command names the turn it is meant for."""
    begun: float = 0.0
    """When the open turn, or the wait for contributions, began."""
    extra: int = 0
    """How often more time was given in the open turn."""
    parts: dict[int, str] = field(default_factory=dict)
    """What the seats contributed to the deal, in hexadecimal."""
    finished: ev.Finished | None = None
    rematch: ev.Rematched | None = None
    answered: OrderedDict[tuple[str, str], int] = field(default_factory=OrderedDict)
    """By who asked, and the id of the command: the number of the last event it caused."""
    _fed: Fed = field(default_factory=Fed)

    def __post_init__(self) -> None:
        self.seats = [Seat() for _ in range(self.opened.seats)]

    @property
    def id(self) -> str:
        return self.opened.match

    @property
    def options(self) -> Options:
        return Options(self.opened.options)

    @property
    def deadline(self) -> float | None:
        """When the open turn ends, if it has a clock."""
        if self.phase != "playing" or not self.opened.clock:
            return None
        return self.begun + self.opened.clock * (1 + self.extra)

    def seat_of(self, holder: str) -> int | None:
        """The seat that this token holds."""
        if holder:
            for number, seat in enumerate(self.seats):
                if seat.holder == holder:
                    return number
        return None

    def done(self, seat: int) -> bool:
        """Whether the seat has nothing more to choose in this turn."""
        return self.match is not None and not self.match.legal(seat)

    def waiting(self, seat: int) -> bool:
        """Whether the turn waits for this seat."""
        if self.match is None or self.match.over:
            return False
        asked = bool(self.match.staged(seat)) or not self.done(seat)
        return asked and not (self.seats[seat].ready and self.done(seat))

    @property
    def last_moves(self) -> tuple[tuple[str, ...], ...]:
        """What each seat did in the turn that was closed last."""
        events = reversed(self.match.events if self.match else [])
        last = next((event for event in events if isinstance(event, Turn)), None)
        return tuple(tuple(map(str, steps)) for steps in last.moves) if last else ()

    def apply(self, event: ev.AnyEvent) -> None:
        """Follow an event of the log; what it says was judged before it was written."""
        by = self._asker(event)
        match event:
            case ev.Seated(seat=n):
                self.seats[n] = Seat(event.name, event.holder, count=self.seats[n].count)
            case ev.BotSeated(seat=n):
                self.seats[n] = Seat(bot=event.bot, count=self.seats[n].count)
            case ev.Left(seat=n):
                self.seats[n] = Seat(self.seats[n].name, count=self.seats[n].count)
            case ev.Renamed(seat=n):
                self.seats[n].name = event.name
            case ev.Starting():
                self.phase, self.begun = "starting", event.at
            case ev.Contributed(seat=n):
                self.parts[n] = event.part
            case ev.Finished():
                self.phase, self.finished = "over", event
            case ev.Rematched():
                self.rematch = event
            case ev.Resumed():
                self.begun, self.extra = event.at, 0
            case _:
                self._apply_play(event)
        self._remember(event, by)

    def _apply_play(self, event: ev.AnyEvent) -> None:
        match event:
            case ev.Started(cards=cards):
                self.phase, self.begun = "playing", event.at
                if self.rules:
                    self._fed.feed(cards)
                    self.match = Match(self.rules, self._fed, len(self.seats), self.options)
            case ev.Staged(seat=n) if self.match and self.rules:
                self.match.stage(n, self.rules.parse(event.move))
            case ev.TakenBack(seat=n) if self.match:
                self.match.take_back(n)
            case ev.Readied(seat=n):
                self.seats[n].ready = True
            case ev.Withdrawn(seat=n):
                self.seats[n].ready = False
            case ev.MoreTime():
                self.extra += 1
            case ev.Closed(cards=cards):
                if self.match:
                    self._fed.feed(cards)
                    self.match.close()
                self.turn, self.begun, self.extra = self.turn + 1, event.at, 0
                for seat in self.seats:
                    seat.ready = False

    def _asker(self, event: ev.AnyEvent) -> str:
        """The holder whose command caused the event: two people may have made the same id."""
        match event:
            case ev.Seated(holder=holder) | ev.Rematched(holder=holder):
                return holder
            case ev.BotSeated() | ev.Starting() | ev.Finished():
                return self.opened.host
            case _:
                seat = getattr(event, "seat", None)
                return "" if seat is None else self.seats[seat].holder

    def _remember(self, event: ev.AnyEvent, by: str) -> None:
        if event.command:
            seat, asked = getattr(event, "seat", None), (by, event.command)
            if seat is not None and asked not in self.answered:
                self.seats[seat].count += 1
            self.answered[asked] = self.seq
            while len(self.answered) > REMEMBERED * (1 + len(self.seats)):
                self.answered.popitem(last=False)
        self.seq += 1
