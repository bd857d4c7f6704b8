"""A match as the server knows it: folded from its events, and changed by nothing else."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Self

from metroscribe.core.dealer import Scripted
from metroscribe.core.game import Options
from metroscribe.core.match import Match, Turn, lay
from metroscribe.core.rules import AnyRules
from metroscribe.core.text import Text
from metroscribe.server.match import events as ev
from metroscribe.server.match.change import Change, Flipped, Logged, Stepped, event_of
from metroscribe.server.match.course import Phase, Sitting, leaves
from metroscribe.server.match.last_turn import LastTurn
from metroscribe.server.match.rounds import Rounds
from metroscribe.server.match.seat import Knock, Played, Seat

CLOCK, BOT, TABLE = "clock", "bot", "table"
"""Who chose a step, where it was not whoever sits there."""
REMEMBERED = 64
"""So many ids of somebody's commands are known again when they are repeated, and those of so many people."""
EARLY = 3
"""Whoever gives up before so many turns are closed may only want other cards."""
MEANWHILE = 24
"""So many turns that were chosen for somebody are kept in words."""


@dataclass(slots=True)
class Hosted:
    """`rules` is None where this version of the server cannot play the match (any more)."""

    opened: ev.Opened
    rules: AnyRules | None
    seats: list[Seat] = field(init=False)
    seq: int = 0
    """The number of the next event."""
    told: int = 0
    """The same among those that everybody is told of; all numbers on the wire are these."""
    phase: Phase = "open"
    match: Match | None = None
    turn: int = 0
    """How many turns were closed; a command names the turn it is meant for."""
    begun: float = 0.0
    """When the time of the open turn, or the wait for contributions, began."""
    opened_at: float = 0.0
    """When the cards of the open turn were flipped."""
    extra: int = 0
    """How often more time was given in the open turn."""
    parts: dict[int, str] = field(default_factory=dict)
    """What the seats contributed to the deal, in hexadecimal."""
    last_turn: LastTurn | None = field(default=None, compare=False)
    """The turn that was closed last."""
    rounds: Rounds = field(default_factory=Rounds, compare=False)
    """What the seats have earned since a round ended."""
    finished: ev.Finished | None = None
    rematch: ev.Rematched | None = None
    host: str = field(init=False)
    """The hash of the token of whoever hosts the table."""
    knocks: dict[int, Knock] = field(default_factory=dict)
    """Those who ask for a seat, by the number that everybody was told that with."""
    welcome: set[str] = field(default_factory=set)
    """Who may sit down without the joining link: they have sat here, or somebody said yes."""
    removed: set[str] = field(default_factory=set)
    """Whom the host has sent away before the match."""
    answered: dict[str, dict[str, int]] = field(default_factory=dict)
    """By who asked, and the id of the command: the last number that was told when it was done."""

    def __post_init__(self) -> None:
        self.seats = [Seat() for _ in range(self.opened.seats)]
        self.host = self.opened.host

    @classmethod
    def folded(cls, opened: ev.Opened, rules: AnyRules | None, log: Iterable[ev.AnyEvent]) -> Self:
        """The match that a whole log leads to."""
        hosted = cls(opened, rules)
        for event in log:
            hosted.apply(event)
        return hosted

    @property
    def id(self) -> str:
        return self.opened.match

    @property
    def outdated(self) -> Text:
        """Why it cannot be played where there are no rules for it."""
        return Text("error-outdated", {"game": self.opened.game, "rules": self.opened.rules})

    @property
    def options(self) -> Options:
        return Options(self.opened.options)

    @property
    def deadline(self) -> float | None:
        """When the open turn ends, if it has a clock and somebody plays."""
        if self.phase != "playing" or not self.opened.clock or self.rests:
            return None
        return self.begun + self.opened.clock * (1 + self.extra)

    def seat_of(self, holder: str) -> int | None:
        """The seat that this token holds; one that is only kept for it does not count."""
        if holder:
            for number, seat in enumerate(self.seats):
                if seat.holder == holder and seat.person:
                    return number
        return None

    def kept_for(self, holder: str) -> int | None:
        """The seat that is reserved for this token."""
        kept = (
            n for n, seat in enumerate(self.seats) if holder and seat.holder == holder and not seat.person
        )
        return next(kept, None)

    @property
    def given_up(self) -> int:
        """How many matches were given up early with their first cards seen: this one, and those before it."""
        ended = self.finished is not None and self.finished.result is None
        return self.opened.given_up + (ended and bool(self.opened_at) and self.turn < EARLY)

    def answer_to(self, by: str, command: str) -> int | None:
        """The number that this command of theirs was answered with; None: it is not known, or no longer."""
        return self.answered.get(by, {}).get(command)

    def done(self, seat: int) -> bool:
        """Whether the seat has nothing more to choose in this turn."""
        return self.match is not None and not self.match.legal(seat)

    def waiting(self, seat: int) -> bool:
        """Whether the turn waits for this seat."""
        if self.match is None or self.match.over or self.seats[seat].out:
            return False
        return self.asked(seat) and not (self.seats[seat].ready and self.done(seat))

    def asked(self, seat: int) -> bool:
        """Whether the open turn has something to choose for this seat, or had."""
        return self.match is not None and (bool(self.match.staged(seat)) or not self.done(seat))

    @property
    def rests(self) -> bool:
        """Nobody plays themselves any more: the match waits until somebody does. Bots alone play on."""
        return not any(seat.playing for seat in self.seats) and not all(seat.bot for seat in self.seats)

    @property
    def done_with_turn(self) -> bool:
        """The open turn waits for nobody, though somebody plays: all whom it asks are out of the match."""
        playing = self.phase == "playing" and self.match is not None and not self.match.over
        return playing and not self.rests and not self.awaited

    @property
    def awaited(self) -> list[int]:
        """The seats that the open turn waits for."""
        if self.phase != "playing":
            return []
        return [seat for seat in range(len(self.seats)) if self.waiting(seat)]

    @property
    def last_moves(self) -> tuple[tuple[str, ...], ...]:
        """What each seat did in the turn that was closed last."""
        last = self._last_event
        return tuple(tuple(map(str, steps)) for steps in last.moves) if last else ()

    @property
    def shows_scores(self) -> bool:
        """Whether everybody may be told what the sheets are worth: also in the end, but not of a match that
        was given up."""
        return self.opened.scores or (self.match is not None and self.match.over)

    @property
    def highlighted(self) -> LastTurn | None:
        """The turn whose strokes stand out on the sheets of others; on a finished sheet none do."""
        return self.last_turn if self.phase == "playing" else None

    @property
    def last_choosers(self) -> tuple[tuple[str, ...], ...]:
        """Who chose each of these steps; empty where everybody chose for themselves."""
        return self._last_event.chosen if self._last_event else ()

    @property
    def _last_event(self) -> Turn | None:
        events = reversed(self.match.events if self.match else [])
        return next((event for event in events if isinstance(event, Turn)), None)

    def apply(self, event: ev.AnyEvent) -> None:
        """Follow an event of the log; what it says was judged before it was written."""
        self.follow(self.read(event))

    def read(self, event: ev.AnyEvent) -> Change:
        """The event with what the rules make of it; nothing is changed."""
        match event:
            case ev.Started(cards=cards) if self.rules:
                table, logged = self.rules.new(len(self.seats), self.options), Logged(cards)
                return Flipped(event, logged.all_dealt(lay(self.rules, table, logged)))
            case ev.Staged(seat=n) if self.match and self.rules:
                return Stepped(event, self.match.judge(n, self.rules.parse(event.move)))
            case ev.Closed(cards=cards) if self.match:
                logged = Logged(cards)
                return Flipped(event, logged.all_dealt(self.match.closing(logged)))
            case _:
                return event

    def follow(self, change: Change) -> None:
        """The only way in which a match changes."""
        event = event_of(change)
        by, rested = self._asker(event), self.rests
        match event:
            case ev.Seated() | ev.BotSeated() | ev.Reserved() | ev.Left() | ev.Freed() | ev.Renamed():
                self._apply_seat(event)
                self._leave(event)
            case ev.StoodIn() | ev.WentOn() | ev.Returned():
                self._apply_absence(event)
                self._leave(event)
            case ev.HostPassed():
                self.host = event.holder
            case ev.Knocked():
                self.knocks[self.told] = Knock(event.holder, event.name)
            case ev.Admitted():
                knock = self.knocks.pop(event.knock, None)
                if knock and event.yes:
                    self.welcome.add(knock.holder)
                    self.removed.discard(knock.holder)
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
                self._apply_play(change)
        if rested and not self.rests:
            self.begun = event.at
        self._remember(event, by)

    def _apply_seat(
        self, event: ev.Seated | ev.BotSeated | ev.Reserved | ev.Left | ev.Freed | ev.Renamed
    ) -> None:
        number, before = event.seat, self.seats[event.seat]
        match event:
            case ev.Renamed():
                before.name = event.name
            case ev.Seated():
                self.seats[number] = Seat(event.name, event.holder, count=before.count)
                self.welcome.add(event.holder)
                self.knocks = {at: knock for at, knock in self.knocks.items() if knock.holder != event.holder}
            case ev.BotSeated():
                self.seats[number] = Seat(bot=event.bot, count=before.count)
            case ev.Reserved():
                self.seats[number] = Seat(event.name, event.holder, count=before.count, until=event.until)
                self.welcome.add(event.holder)
            case ev.Left(out=out):
                self.seats[number] = Seat(before.name, count=before.count, left=out)
            case ev.Freed(removed=removed):
                self.seats[number] = Seat(
                    "" if removed else before.name, count=before.count, left=not removed
                )
                if removed and before.holder:
                    self.welcome.discard(before.holder)
                    self.removed.add(before.holder)

    def _apply_absence(self, event: ev.StoodIn | ev.WentOn | ev.Returned) -> None:
        seat = self.seats[event.seat]
        seat.stand_in = event.bot if isinstance(event, ev.StoodIn) else ""
        seat.gone, seat.until = isinstance(event, ev.WentOn), None

    def _leave(self, event: Sitting) -> None:
        left = leaves(event)
        if self.match is not None and left is not None:
            self.match.leave(event.seat, left)

    def _apply_play(self, change: Change) -> None:
        """Without rules, only what the table shows of the course of its match."""
        match change:
            case Flipped(event=event):
                self._open_match(change)
                self._apply_play(event)
            case ev.Started(at=at):
                self.phase, self.begun, self.opened_at = "playing", at, at
            case Stepped(event=event, step=step) if self.match:
                self.match.take(event.seat, step, event.chosen)
                if not event.chosen:
                    self.seats[event.seat].meanwhile = ()
            case ev.TakenBack(seat=n) if self.match:
                self.match.take_back(n)
            case ev.Readied(seat=n, chosen=chosen):
                self.seats[n].ready, self.seats[n].chosen = True, chosen
            case ev.Withdrawn(seat=n):
                self.seats[n].ready = False
            case ev.MoreTime():
                self.extra += 1
            case ev.Closed(at=at):
                self.turn, self.begun, self.extra, self.opened_at = self.turn + 1, at, 0, at
                for seat in self.seats:
                    seat.ready, seat.chosen, seat.busy = False, "", False

    def _open_match(self, flipped: Flipped) -> None:
        """The first turn, or the next."""
        if self.match is not None:
            self._note_choosers(self.match)
            self.last_turn = LastTurn.of(self.match)
            before = self.match.table
            self.match.go_on(flipped.laid)
            self.rounds.close(before, self.match)
        elif self.rules is not None:
            nobody = Scripted(())  # every card comes with its change
            self.match = Match(self.rules, nobody, len(self.seats), self.options, flipped.laid)
            for number, seat in enumerate(self.seats):
                self.match.leave(number, seat.left or seat.gone)
            self.rounds.begin(self.match)

    def _note_choosers(self, match: Match) -> None:
        """Before the turn closes: what was chosen for people who did not choose themselves."""
        for number, seat in enumerate(self.seats):
            chosen = match.chosen(number)
            seat.clocked = CLOCK in chosen or (seat.clocked and "" not in chosen)
            if seat.person and (any(chosen) or seat.gone):
                steps = zip(match.steps(number), chosen, strict=True)
                rules, table = match.rules, match.table
                said = (
                    rules.wording.describe(table, rules.leaving(sheet, False), move)
                    for (sheet, move), by in steps
                    if by
                )
                by = next((by for by in reversed(chosen) if by), TABLE)
                played = Played(match.table.label, by, tuple(said))
                seat.meanwhile = (*seat.meanwhile, played)[-MEANWHILE:]

    def _asker(self, event: ev.AnyEvent) -> str:
        """The holder whose command caused the event: two people may have made the same id."""
        match event:
            case ev.Seated(holder=holder) | ev.Rematched(holder=holder) | ev.Knocked(holder=holder):
                return holder
            case _ if isinstance(by := getattr(event, "by", None), int):
                return self.seats[by].holder
            case ev.BotSeated() | ev.Starting() | ev.Finished() | ev.Freed() | ev.Admitted():
                return self.host
            case ev.StoodIn() | ev.WentOn() | ev.Readied(chosen="table"):
                return self.host
            case _:
                seat = getattr(event, "seat", None)
                return "" if seat is None else self.seats[seat].holder

    def _remember(self, event: ev.AnyEvent, by: str) -> None:
        """What others do for a seat does not count among its commands.

        Nobody's ids are forgotten because of what others ask: that would tell how much they do.
        """
        self._count(event)
        if not event.command:
            return
        seat, asked = getattr(event, "seat", None), self.answered.setdefault(by, {})
        others = getattr(event, "by", None) is not None or bool(getattr(event, "chosen", ""))
        if seat is not None and not others and event.command not in asked:
            self.seats[seat].count += 1
        asked[event.command] = self.told - 1
        if len(asked) > REMEMBERED:
            del asked[next(iter(asked))]
        if len(self.answered) > REMEMBERED:
            at_table = {self.host, *(seat.holder for seat in self.seats)}
            del self.answered[next(by for by in self.answered if by not in at_table)]

    def _count(self, event: ev.AnyEvent) -> None:
        """Of the steps of a turn others learn once that a person has begun, so never how many there are."""
        self.seq += 1
        if isinstance(event, ev.Staged | ev.TakenBack):
            seat = self.seats[event.seat]
            if seat.busy or seat.bot or (isinstance(event, ev.Staged) and event.chosen):
                return
            seat.busy = True
        self.told += 1
