"""The judge of a turn: steps that a seat takes, and those that are taken for it."""

from collections.abc import Iterator
from typing import Any

from metroscribe.bots.levels import UNASKED
from metroscribe.core.match import Step
from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from metroscribe.server.match.absence import after_seconds, helpable, helped_at, waited_for
from metroscribe.server.match.case import Case, Refused, fallbacks
from metroscribe.server.match.change import Change
from metroscribe.server.match.closing import closed_by
from metroscribe.server.match.presence import NUDGES_APART, Presence
from metroscribe.server.match.state import BOT, TABLE

REMEDIES: dict[type[do.ForAbsent], str] = {do.FinishTurn: "finish", do.StandIn: "bot", do.GoOn: "without"}


def in_turn(case: Case, command: do.InTurn) -> Iterator[Change]:
    seat, match = case.own(), case.match
    own = case.seats[seat]
    if command.turn != case.hosted.turn:
        raise Refused("error-other-turn")
    if command.n != own.count:
        raise Refused("error-out-of-order", count=own.count)
    if own.gone or own.stand_in:
        raise Refused("error-replaced")
    if own.chosen:
        raise Refused("error-chosen")
    if own.ready != isinstance(command, do.Withdraw):
        raise Refused("error-ready" if own.ready else "error-not-ready")
    match command:
        case do.Stage():
            yield from _stage(case, command, seat)
        case do.Pass():
            steps, sheet = fallbacks(match, match.sheet(seat))
            if not steps:
                raise Refused("rule-turn-done")
            yield from (case.stepped(seat, step, command.id) for step in steps)
            if command.ready:
                yield from _ready(case, command, seat, sheet)
        case do.TakeBack():
            if not match.staged(seat):
                raise Refused("rule-nothing-to-take-back")
            yield ev.TakenBack(case.now, command.id, seat=seat)
        case do.Ready():
            if not case.hosted.done(seat):
                raise Refused("error-step-open")
            yield from _ready(case, command, seat, match.sheet(seat))
        case do.Withdraw():
            yield ev.Withdrawn(case.now, command.id, seat=seat)


def _stage(case: Case, command: do.Stage, seat: int) -> Iterator[Change]:
    match = case.match
    step = match.judge(seat, match.rules.parse(command.move))
    yield case.stepped(seat, step, command.id)
    if command.ready and not match.rules.legal(match.table, step.sheet):
        yield from _ready(case, command, seat, step.sheet)


def _ready(case: Case, command: do.InTurn, seat: int, sheet: Any) -> Iterator[Change]:
    """The sheet stands, and perhaps the turn is over with it."""
    yield ev.Readied(case.now, command.id, seat=seat)
    yield from closed_by(case, {seat: sheet})


def bot_plays(case: Case, command: do.BotPlays) -> Iterator[Change]:
    """A bot's whole turn; where it chose too little, or badly, the fallback stands in."""
    hosted, seat = case.hosted, command.seat
    own = case.seats[seat]
    if hosted.phase != "playing" or command.turn != hosted.turn or not own.player or not hosted.waiting(seat):
        return
    match, chosen = case.match, list(command.moves)
    sheet, by = match.sheet(seat), "" if own.bot else BOT
    while legal := match.rules.legal(match.table, sheet):
        by_text = {str(move): move for move in legal}
        text = chosen.pop(0) if chosen else ""
        move = by_text[text] if text in by_text else match.rules.fallback(match.table, sheet)
        sheet = match.rules.step(match.table, sheet, move)
        yield case.stepped(seat, Step(move, sheet), chosen=by)
    yield ev.Readied(case.now, seat=seat, chosen=by)
    yield from closed_by(case, {seat: sheet})


# what is done for somebody who is away


def for_absent(case: Case, command: do.ForAbsent) -> Iterator[Change]:
    """By anybody else at the table, after some time, in the turn it was meant for."""
    by, _ = case.at_table(), case.match
    if command.turn != case.hosted.turn:
        raise Refused("error-other-turn")
    if by == command.seat:
        raise Refused("error-own-seat")
    remedy = REMEDIES[type(command)]
    case.away_for(command.seat, after_seconds(case.hosted, remedy))
    case.clock_decided(command.seat)
    if not helpable(case.hosted, command.seat, remedy):
        raise Refused("error-done-already", name=case.seats[command.seat].name)
    if remedy == "finish" and not case.hosted.waiting(command.seat):
        raise Refused("error-not-awaited", name=case.seats[command.seat].name)
    yield from _helped(case, command.seat, remedy, by, command.id)


def by_itself(case: Case) -> Iterator[Change]:
    """What the table chose to happen when somebody is away; for one seat at a time."""
    times = helped_at(case.hosted, case.presence, case.now)
    late = next((seat for seat, time in times.items() if case.now >= time), None)
    if late is not None:
        yield from _helped(case, late, case.hosted.opened.patience.itself)


def _helped(case: Case, seat: int, remedy: str, by: int | None = None, command: str = "") -> Iterator[Change]:
    match = case.match
    if remedy == "bot":
        yield ev.StoodIn(case.now, command, seat=seat, bot=UNASKED, by=by)
    elif remedy == "without":
        yield ev.WentOn(case.now, command, seat=seat, by=by)
        yield from closed_by(case, leaving=seat)
    else:
        steps, sheet = fallbacks(match, match.sheet(seat))
        yield from (case.stepped(seat, step, chosen=TABLE) for step in steps)
        yield ev.Readied(case.now, command, seat=seat, chosen=TABLE, by=by)
        yield from closed_by(case, {seat: sheet})


def returning(case: Case, command: do.Return) -> Iterator[Change]:
    """What was chosen for them in the open turn stays."""
    seat = case.own()
    if case.hosted.phase == "over":
        raise Refused("error-match-over")
    if not (case.seats[seat].gone or case.seats[seat].stand_in):
        raise Refused("error-not-replaced")
    yield ev.Returned(case.now, command.id, seat=seat)
    yield from closed_by(case, joining=seat)


def judge_nudge(case: Case, command: do.Nudge, presence: Presence) -> str:
    """The holder of the token who is to be reminded, at most once in a while; nothing of it is stored."""
    by = case.at_table()
    if case.hosted.phase == "over":
        raise Refused("error-match-over")
    if command.turn != case.hosted.turn:
        raise Refused("error-other-turn")
    seat = case.occupied(command.seat)
    if by == command.seat:
        raise Refused("error-own-seat")
    if not seat.person or seat.stand_in or command.seat not in waited_for(case.hosted):
        raise Refused("error-not-awaited", name=seat.name or seat.bot)
    if not presence.here(seat.holder):
        raise Refused("error-not-reached", name=seat.name)
    before = presence.people[seat.holder].nudged
    if before is not None and case.now < before + NUDGES_APART:
        wait = max(1, round(before + NUDGES_APART - case.now))
        raise Refused("error-nudged", name=seat.name, seconds=wait)
    return seat.holder
