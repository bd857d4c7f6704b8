"""What a bot is: it is shown what a player sees, and answers with the next steps of its turn."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

from metroscribe.core.match import Match
from metroscribe.core.rng import Stream
from metroscribe.core.rules import AnyRules
from metroscribe.core.text import Text


class Budget(NamedTuple):
    """The most that a bot may spend on one answer; None: as much as it likes."""

    seconds: float | None = None
    sims: int | None = None

    def within(self, other: "Budget") -> "Budget":
        """The tighter of two limits, each for itself."""
        return Budget(_least(self.seconds, other.seconds), _least(self.sims, other.sims))


UNLIMITED = Budget()


def _least(one: Any, other: Any) -> Any:
    return min((limit for limit in (one, other) if limit is not None), default=None)


class Seen(NamedTuple):
    """What a player sees in an open turn. Nothing in it knows the order of cards that are not dealt."""

    rules: AnyRules
    table: Any
    """What lies there for everybody, with all sheets as they were when the turn began."""
    seat: int
    sheet: Any
    """The seat's own sheet, with the steps it has taken in this turn."""
    moves: tuple[Any, ...]
    """The steps it may take now; never empty."""
    steps: tuple[Any, ...] = ()
    """Those it has taken already in this turn."""

    @classmethod
    def of(cls, match: Match, seat: int) -> "Seen":
        return cls(match.rules, match.table, seat, match.sheet(seat), match.legal(seat), match.staged(seat))

    @classmethod
    def after(cls, rules: AnyRules, table: Any, seat: int, steps: Sequence[Any] = ()) -> "Seen":
        """The seat has taken these steps since the turn began; `NotAllowed` if it cannot have."""
        sheet = table.sheets[seat]
        for step in steps:
            sheet = rules.step(table, sheet, step)
        return cls(rules, table, seat, sheet, rules.legal(table, sheet), tuple(steps))

    def then(self, move: Any) -> "Seen":
        """After one more step; without moves the turn is over for this seat."""
        sheet = self.rules.step(self.table, self.sheet, move)
        moves = self.rules.legal(self.table, sheet)
        return self._replace(sheet=sheet, moves=moves, steps=(*self.steps, move))


FaultKind = Literal["late", "died", "nonsense"]
FAULTS: Mapping[FaultKind, str] = {
    "late": "fault-bot-late",
    "died": "fault-bot-died",
    "nonsense": "fault-bot-nonsense",
}
"""Each kind in words."""


class Fault(NamedTuple):
    """A turn that a program could not play itself, so that the fallback stood in."""

    kind: FaultKind
    turn: str
    detail: str


class Bot(ABC):
    def prepare(self) -> None:  # noqa: B027 - most bots have nothing to load
        """Load what takes long, and raise a `MetroscribeError` if it cannot play at all."""

    @abstractmethod
    def answer(self, seen: Seen, stream: Stream, budget: Budget = UNLIMITED) -> tuple[Any, ...]:
        """The next step of the turn, or several at once; whoever gives too few is asked again.

        Legal ones only. Chance comes from the stream alone, and is the bot's own.
        """

    def faults(self) -> tuple[Fault, ...]:
        """What went wrong since this was asked last."""
        return ()

    def notices(self) -> tuple[Text, ...]:
        """What whoever plays with it should know, such as that it searches slowly here."""
        return ()

    def close(self) -> None:  # noqa: B027 - most bots have started nothing
        """End what the bot has started."""


def whole_turn(bot: Bot, seen: Seen, stream: Stream, budget: Budget = UNLIMITED) -> tuple[Any, ...]:
    """All steps that are left of the turn."""
    while seen.moves:
        for move in answered(bot, seen, stream, budget):
            seen = seen.then(move)
    return seen.steps


def play_turn(match: Match, seat: int, bot: Bot, stream: Stream, budget: Budget = UNLIMITED) -> None:
    """The same in a match: staged, and not closed."""
    while match.legal(seat):
        for move in answered(bot, Seen.of(match, seat), stream, budget):
            match.stage(seat, move)


def answered(bot: Bot, seen: Seen, stream: Stream, budget: Budget = UNLIMITED) -> tuple[Any, ...]:
    """The bot's answer. What is chosen before the match proper is not a bot's to choose."""
    if seen.rules.preparing(seen.table):
        return (seen.rules.fallback(seen.table, seen.sheet),)
    return bot.answer(seen, stream, budget)
