"""The judge: which events a command causes, or which rule it breaks.

Pure: the time, the deal and who asks are given; the match is looked at and not changed.
"""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from metroscribe.bots import resolved
from metroscribe.core.errors import MetroscribeError
from metroscribe.core.match import Match, dealing
from metroscribe.core.text import Text
from metroscribe.server import commands as do
from metroscribe.server import events as ev
from metroscribe.server.deal import Deal
from metroscribe.server.match import Hosted

WAIT = 2.0
"""Seconds in which contributions to the deal are awaited."""
EXTRAS = 3
"""How often the time of a turn can be given anew."""
NAME_LENGTH = 24
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that are shown as nothing."""

Events = list[ev.AnyEvent]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Which rule forbids it, and how many of the seat's commands were accepted so far."""

    text: Text
    count: int = 0


class Refused(MetroscribeError):
    """Thrown inside this module only."""


def decide(hosted: Hosted, command: do.Asked | do.Inner, by: str, now: float, deal: Deal) -> Events | Refusal:
    """What follows from the command of whoever holds the token with the hash `by`; nothing for a repeat."""
    if isinstance(command, do.Command) and (by, command.id) in hosted.answered:
        return []
    judge = _Judge(hosted, by, now, deal)
    try:
        return list(judge.judge(command))
    except MetroscribeError as error:
        seat = hosted.seat_of(by)
        return Refusal(error.text, 0 if seat is None else hosted.seats[seat].count)


def clean_name(text: str) -> str:
    """A name without control characters and needless space; `Refused` if nothing can be seen of it."""
    shown = "".join(" " if _hidden(char) else char for char in unicodedata.normalize("NFC", text))
    name = " ".join(shown.split())[:NAME_LENGTH].strip()
    if all(unicodedata.category(char)[0] in "MZ" for char in name):
        raise Refused("error-name")
    return name


def _hidden(char: str) -> bool:
    return char in BLANK or unicodedata.category(char)[0] == "C"


class _Judge:
    def __init__(self, hosted: Hosted, by: str, now: float, deal: Deal) -> None:
        self.hosted, self.by, self.now, self.deal = hosted, by, now, deal
        self.seat = hosted.seat_of(by)

    def judge(self, command: do.Asked | do.Inner) -> Iterator[ev.AnyEvent]:
        if self.hosted.rules is None and not isinstance(command, do.GiveUp):
            raise Refused("error-outdated", game=self.hosted.opened.game)
        match command:
            case do.TakeSeat() | do.LeaveSeat() | do.Rename() | do.SeatBot():
                yield from self._seating(command)
            case do.Start() | do.Contribute() | do.GiveUp() | do.AskTime() | do.Rematch():
                yield from self._course(command)
            case do.InTurn():
                yield from self._turn(command)
            case do.BotPlays():
                yield from self._bot(command)
            case do.Tick():
                yield from self._tick()
            case do.Resume() if self.hosted.phase == "starting" or self.hosted.deadline is not None:
                yield ev.Resumed(self.now)
            case do.LeadTo() if self.hosted.rematch is None:
                about = {"match": command.match, "code": command.code, "holder": command.by}
                yield ev.Rematched(self.now, command.command, **about)

    # seats

    def _seating(self, command: do.TakeSeat | do.LeaveSeat | do.Rename | do.SeatBot) -> Iterator[ev.AnyEvent]:
        if self.hosted.phase == "over":
            raise Refused("error-match-over")
        match command:
            case do.TakeSeat():
                yield self._take(command)
            case do.SeatBot():
                self._only_host()
                resolved(command.bot)
                seat = self._vacant(command.seat)
                yield ev.BotSeated(self.now, command.id, seat=seat, bot=command.bot)
            case do.LeaveSeat():
                yield ev.Left(self.now, command.id, seat=self._own())
            case do.Rename():
                yield ev.Renamed(self.now, command.id, seat=self._own(), name=clean_name(command.name))

    def _take(self, command: do.TakeSeat) -> ev.Seated:
        if not self.by:
            raise Refused("error-no-token")
        if self.seat is not None:
            raise Refused("error-seated", seat=self.seat + 1)
        seat = self._vacant(command.seat)
        return ev.Seated(self.now, command.id, seat=seat, name=clean_name(command.name), holder=self.by)

    def _vacant(self, wanted: int | None) -> int:
        seats = self.hosted.seats
        if wanted is not None and wanted >= len(seats):
            raise Refused("error-no-seat", seat=wanted + 1, seats=len(seats))
        chosen = range(len(seats)) if wanted is None else [wanted]
        seat = next((n for n in chosen if seats[n].vacant), None)
        if seat is None:
            raise Refused("error-full" if wanted is None else "error-taken", seat=(wanted or 0) + 1)
        return seat

    def _own(self) -> int:
        if self.seat is None:
            raise Refused("error-not-seated")
        return self.seat

    def _only_host(self) -> None:
        if not self.by or self.by != self.hosted.opened.host:
            raise Refused("error-not-host")

    # the course of a match

    def _course(
        self, command: do.Start | do.Contribute | do.GiveUp | do.AskTime | do.Rematch
    ) -> Iterator[ev.AnyEvent]:
        match command:
            case do.Start():
                yield from self._start(command)
            case do.Contribute():
                yield from self._contribute(command)
            case do.AskTime():
                yield self._more_time(command)
            case do.GiveUp():
                self._only_host()
                if self.hosted.phase == "over":
                    raise Refused("error-match-over")
                yield ev.Finished(self.now, command.id, result=None, secret=self.deal.secret.hex())
            case do.Rematch():
                self._own()
                if self.hosted.phase != "over":
                    raise Refused("error-not-over")

    def _start(self, command: do.Start) -> Iterator[ev.AnyEvent]:
        self._only_host()
        if self.hosted.phase != "open":
            raise Refused("error-started")
        if any(seat.vacant for seat in self.hosted.seats):
            raise Refused("error-vacant")
        yield ev.Starting(self.now, command.id)
        if self.deal.known or not any(seat.holder for seat in self.hosted.seats):
            yield self._started({})

    def _contribute(self, command: do.Contribute) -> Iterator[ev.AnyEvent]:
        seat = self._own()
        if self.hosted.phase != "starting" or seat in self.hosted.parts:
            raise Refused("error-no-part-due")
        yield ev.Contributed(self.now, command.id, seat=seat, part=command.part)
        parts = {**self.hosted.parts, seat: command.part}
        if all(n in parts for n, own in enumerate(self.hosted.seats) if own.holder):
            yield self._started(parts)

    def _started(self, parts: dict[int, str]) -> ev.Started:
        rules = self.hosted.rules
        assert rules is not None
        table = rules.new(len(self.hosted.seats), self.hosted.options)
        dealer = self.deal.dealer(self.hosted.id, parts)
        cards = tuple(str(card) for card, _ in dealing(rules, table, dealer))
        return ev.Started(self.now, cards=cards)

    def _more_time(self, command: do.AskTime) -> ev.MoreTime:
        seat = self._own()
        if self.hosted.deadline is None or command.turn != self.hosted.turn:
            raise Refused("error-no-clock")
        if self.hosted.extra >= EXTRAS:
            raise Refused("error-time-enough")
        return ev.MoreTime(self.now, command.id, seat=seat)

    # a turn

    def _turn(self, command: do.InTurn) -> Iterator[ev.AnyEvent]:
        seat, match = self._own(), self.hosted.match
        if self.hosted.phase != "playing" or match is None:
            raise Refused("error-match-over" if self.hosted.phase == "over" else "error-not-started")
        if command.turn != self.hosted.turn:
            raise Refused("error-other-turn")
        own = self.hosted.seats[seat]
        if command.n != own.count:
            raise Refused("error-out-of-order", count=own.count)
        if own.ready != isinstance(command, do.Withdraw):
            raise Refused("error-ready" if own.ready else "error-not-ready")
        match command:
            case do.Stage():
                yield from self._stage(command, seat, match)
            case do.Pass():
                moves, _ = self._fallbacks(seat, match)
                if not moves:
                    raise Refused("rule-turn-done")
                yield from (ev.Staged(self.now, command.id, seat=seat, move=move) for move in moves)
            case do.TakeBack():
                if not match.staged(seat):
                    raise Refused("rule-nothing-to-take-back")
                yield ev.TakenBack(self.now, command.id, seat=seat)
            case do.Ready():
                if not self.hosted.done(seat):
                    raise Refused("error-step-open")
                yield ev.Readied(self.now, command.id, seat=seat)
                yield from self._closed_by(seat, match.sheet(seat))
            case do.Withdraw():
                yield ev.Withdrawn(self.now, command.id, seat=seat)

    def _stage(self, command: do.Stage, seat: int, match: Match) -> Iterator[ev.AnyEvent]:
        move = match.rules.parse(command.move)
        sheet = match.after(seat, move)
        yield ev.Staged(self.now, command.id, seat=seat, move=str(move))
        if command.ready and not match.rules.legal(match.table, sheet):
            yield ev.Readied(self.now, command.id, seat=seat)
            yield from self._closed_by(seat, sheet)

    def _fallbacks(self, seat: int, match: Match) -> tuple[list[str], Any]:
        """The harmless steps until nothing is left to choose, and the sheet they lead to."""
        sheet, moves = match.sheet(seat), list[str]()
        while match.rules.legal(match.table, sheet):
            move = match.rules.fallback(match.table, sheet)
            sheet = match.rules.step(match.table, sheet, move)
            moves.append(str(move))
        return moves, sheet

    def _closed_by(self, seat: int, sheet: Any) -> Iterator[ev.AnyEvent]:
        """If this seat was the last that the turn waited for; its sheet as it will be."""
        if not any(self.hosted.waiting(n) for n in range(len(self.hosted.seats)) if n != seat):
            yield from self._close({seat: sheet})

    def _close(self, late: dict[int, Any], clock: bool = False) -> Iterator[ev.AnyEvent]:
        """Close the turn; `late` are the sheets of those who stage something in the same breath."""
        match = self.hosted.match
        assert match is not None
        rules = match.rules
        sheets = [late[seat] if seat in late else match.sheet(seat) for seat in range(match.seats)]
        table = rules.close(match.table, sheets)
        cards = []
        for card, laid in dealing(rules, table, self.deal.dealer(self.hosted.id, self.hosted.parts)):
            cards.append(str(card))
            table = laid
        yield ev.Closed(self.now, cards=tuple(cards), clock=clock)
        outcome = rules.outcome(table)
        if outcome is not None:
            result = tuple(score.total for score in outcome.scores)
            yield ev.Finished(self.now, result=result, secret=self.deal.secret.hex())

    # what nobody asked for

    def _bot(self, command: do.BotPlays) -> Iterator[ev.AnyEvent]:
        """A bot's whole turn; where it chose too little, or badly, the fallback stands in."""
        hosted, match, seat = self.hosted, self.hosted.match, command.seat
        playing = hosted.phase == "playing" and match is not None and command.turn == hosted.turn
        if not playing or match is None or not hosted.seats[seat].bot or not hosted.waiting(seat):
            return
        sheet, chosen = match.sheet(seat), list(command.moves)
        while legal := match.rules.legal(match.table, sheet):
            by_text = {str(move): move for move in legal}
            text = chosen.pop(0) if chosen else ""
            move = by_text[text] if text in by_text else match.rules.fallback(match.table, sheet)
            sheet = match.rules.step(match.table, sheet, move)
            yield ev.Staged(self.now, seat=seat, move=str(move))
        yield ev.Readied(self.now, seat=seat)
        yield from self._closed_by(seat, sheet)

    def _tick(self) -> Iterator[ev.AnyEvent]:
        hosted = self.hosted
        if hosted.phase == "starting" and self.now >= hosted.begun + WAIT:
            yield self._started(self.hosted.parts)
        if hosted.match is not None and hosted.deadline is not None and self.now >= hosted.deadline:
            late = {}
            for seat in range(len(hosted.seats)):
                moves, late[seat] = self._fallbacks(seat, hosted.match)
                yield from (ev.Staged(self.now, seat=seat, move=move) for move in moves)
            yield from self._close(late, clock=True)
