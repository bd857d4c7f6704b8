"""The judge: which changes a command causes, or which rule it breaks.

Pure: the time, the deal, who asks and who is around are given; the match is looked at and not changed.
`seating` judges seats, `turns` judges steps, `closing` says when a turn ends; here is the course of a match.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from metroscribe.bots.levels import UNASKED
from metroscribe.core.errors import MetroscribeError
from metroscribe.core.match import lay
from metroscribe.core.text import Text
from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from metroscribe.server.match.case import Case, Refused
from metroscribe.server.match.change import Change, Flipped
from metroscribe.server.match.closing import close
from metroscribe.server.match.deal import Deal
from metroscribe.server.match.presence import Presence
from metroscribe.server.match.seating import arriving, seating
from metroscribe.server.match.state import Hosted
from metroscribe.server.match.turns import bot_plays, by_itself, for_absent, in_turn, returning

WAIT = 2.0
"""Seconds in which contributions to the deal are awaited."""
EXTRAS = 3
"""How often the time of a turn can be given anew."""

Changes = list[Change]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Which rule forbids it, and how many of the seat's commands were accepted so far."""

    text: Text
    count: int = 0


def decide(
    hosted: Hosted,
    command: do.Asked | do.Inner,
    by: str,
    now: float,
    deal: Deal,
    presence: Presence | None = None,
) -> Changes | Refusal:
    """What follows from the command of whoever holds the token with the hash `by`; nothing for a repeat.

    Without `presence` everybody is here.
    """
    if isinstance(command, do.Command) and hosted.answer_to(by, command.id) is not None:
        return []
    try:
        return list(_judged(Case(hosted, by, now, deal, presence), command))
    except MetroscribeError as error:
        return refusal(hosted, by, error)


def refusal(hosted: Hosted, by: str, error: MetroscribeError) -> Refusal:
    seat = hosted.seat_of(by)
    return Refusal(error.text, 0 if seat is None else hosted.seats[seat].count)


def _judged(case: Case, command: do.Asked | do.Inner) -> Iterator[Change]:
    if case.hosted.rules is None and not isinstance(command, do.GiveUp):
        outdated = case.hosted.outdated
        raise Refused(outdated.key, **outdated.args)
    match command:
        case do.InTurn():
            yield from in_turn(case, command)
        case do.FinishTurn() | do.StandIn() | do.GoOn():
            yield from for_absent(case, command)
        case do.Return():
            yield from returning(case, command)
        case do.Start() | do.Contribute() | do.GiveUp() | do.AskTime() | do.Rematch():
            yield from _course(case, command)
        case do.Command():
            yield from seating(case, command)
        case do.BotPlays():
            yield from bot_plays(case, command)
        case do.Arrive():
            yield from arriving(case)
        case do.Tick():
            yield from _tick(case)
        case do.Resume() if case.hosted.phase == "starting" or case.hosted.deadline is not None:
            yield ev.Resumed(case.now)
        case do.LeadTo() if case.hosted.rematch is None or case.hosted.rematch.match != command.match:
            about = {"match": command.match, "code": command.code, "holder": command.by}
            yield ev.Rematched(case.now, command.command, **about)


def _course(
    case: Case, command: do.Start | do.Contribute | do.GiveUp | do.AskTime | do.Rematch
) -> Iterator[Change]:
    match command:
        case do.Start():
            yield from _start(case, command)
        case do.Contribute():
            yield from _contribute(case, command)
        case do.AskTime():
            yield _more_time(case, command)
        case do.GiveUp():
            yield from case.as_host()
            if case.hosted.phase == "over":
                raise Refused("error-match-over")
            yield ev.Finished(case.now, command.id, result=None, secret=case.deal.secret.hex())
        case do.Rematch():
            case.own()
            if case.hosted.phase != "over":
                raise Refused("error-not-over")


def _start(case: Case, command: do.Start) -> Iterator[Change]:
    """Bots sit in for those to whom a seat is kept and who have not come yet."""
    by = case.seat if case.hosted.opened.rematch_of else None
    if by is None:
        yield from case.as_host()
    if case.hosted.phase != "open":
        raise Refused("error-started")
    if any(seat.vacant for seat in case.seats):
        raise Refused("error-vacant")
    for number, seat in enumerate(case.seats):
        if seat.until is not None:
            yield ev.StoodIn(case.now, seat=number, bot=UNASKED)
    yield ev.Starting(case.now, command.id, by=by)
    if case.deal.known or not any(seat.playing for seat in case.seats):
        yield _started(case, {})


def _contribute(case: Case, command: do.Contribute) -> Iterator[Change]:
    seat = case.own()
    if case.hosted.phase != "starting" or seat in case.hosted.parts:
        raise Refused("error-no-part-due")
    yield ev.Contributed(case.now, command.id, seat=seat, part=command.part)
    parts = {**case.hosted.parts, seat: command.part}
    if all(n in parts for n, own in enumerate(case.seats) if own.playing):
        yield _started(case, parts)


def _started(case: Case, parts: dict[int, str]) -> Flipped:
    table = case.rules.new(len(case.seats), case.hosted.options)
    laid = lay(case.rules, table, case.deal.dealer(case.hosted.id, parts))
    return Flipped(ev.Started(case.now, cards=tuple(map(str, laid.cards)), label=laid.label), laid)


def _more_time(case: Case, command: do.AskTime) -> ev.MoreTime:
    seat = case.own()
    if case.hosted.deadline is None or command.turn != case.hosted.turn:
        raise Refused("error-no-clock")
    if case.hosted.extra >= EXTRAS:
        raise Refused("error-time-enough")
    return ev.MoreTime(case.now, command.id, seat=seat)


def _tick(case: Case) -> Iterator[Change]:
    """Time has passed: the clock decides first, then what the table lets happen by itself."""
    hosted = case.hosted
    if hosted.phase == "starting" and case.now >= hosted.begun + WAIT:
        yield _started(case, hosted.parts)
    elif hosted.done_with_turn:
        yield from close(case, {})
    elif hosted.match is not None and hosted.deadline is not None and case.now >= hosted.deadline:
        yield from close(case, {}, clock=True)
    elif hosted.phase == "playing" and not hosted.rests:
        yield from by_itself(case)
