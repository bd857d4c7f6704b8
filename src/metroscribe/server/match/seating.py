"""The judge of seats: who may sit down, stand up, let in, free a seat; and who hosts then."""

import hmac
from collections.abc import Iterator

from metroscribe.bots import resolved
from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from metroscribe.server.match.case import Case, Refused
from metroscribe.server.match.change import Change
from metroscribe.server.match.closing import closed_by
from metroscribe.server.match.names import clean_name

MOST_KNOCKS = 8
"""So many people can ask for a seat at once."""


def seating(case: Case, command: do.Command) -> Iterator[Change]:
    if case.hosted.phase == "over":
        raise Refused("error-match-over")
    match command:
        case do.TakeSeat():
            yield from _take(case, command)
        case do.LeaveSeat():
            yield from _leave(case, command)
        case do.Knock():
            yield from _knock(case, command)
        case do.Admit():
            yield from _admit(case, command)
        case do.SeatBot():
            yield from _seat_bot(case, command)
        case do.FreeSeat():
            yield from _free(case, command)
        case do.Rename():
            yield ev.Renamed(case.now, command.id, seat=case.own(), name=clean_name(command.name))


def arriving(case: Case) -> Iterator[Change]:
    """Whoever comes to a seat that is kept for them sits on it."""
    seat = case.hosted.kept_for(case.by)
    if seat is not None and case.hosted.phase == "open":
        yield ev.Seated(case.now, seat=seat, name=case.seats[seat].name, holder=case.by)


def vacant(case: Case, wanted: int | None) -> int:
    """A seat that can be taken: the one that is wanted, or the first; a kept one when its time is over."""
    seats = case.seats
    if wanted is not None and wanted >= len(seats):
        raise Refused("error-no-seat", seat=wanted + 1, seats=len(seats))
    chosen = range(len(seats)) if wanted is None else [wanted]
    free = [n for n in chosen if seats[n].vacant]
    kept = [n for n in chosen if seats[n].until is not None]
    over = [n for n in kept if (seats[n].until or 0) <= case.now]
    if found := [*free, *over]:
        return found[0]
    if kept:
        raise Refused("error-reserved", name=seats[kept[0]].name)
    raise Refused("error-full" if wanted is None else "error-taken", seat=(wanted or 0) + 1)


def _newcomer(case: Case) -> None:
    if not case.by:
        raise Refused("error-no-token")
    if case.seat is not None:
        raise Refused("error-seated", seat=case.seat + 1)


def _check_door(case: Case, invite: str) -> None:
    """Who has sat here or was let in needs no secret; who was sent away needs a yes."""
    hosted, secret = case.hosted, case.hosted.opened.invite
    if case.by in hosted.removed:
        raise Refused("error-removed")
    if not secret or case.by == hosted.host or case.by in hosted.welcome:
        return
    if not hmac.compare_digest(invite.encode(), secret.encode()):
        raise Refused("error-invite" if invite else "error-knock")


def _take(case: Case, command: do.TakeSeat) -> Iterator[Change]:
    _newcomer(case)
    _check_door(case, command.invite)
    kept = case.hosted.kept_for(case.by)
    seat = kept if kept is not None else vacant(case, command.seat)
    name = clean_name(command.name)
    yield from _seated(case, ev.Seated(case.now, command.id, seat=seat, name=name, holder=case.by))


def _seated(case: Case, seated: ev.Seated) -> Iterator[Change]:
    """Who finds nobody at the table is its host from now on."""
    yield seated
    hosted, presence = case.hosted, case.presence
    nobody = not any(seat.person for seat in case.seats)
    if nobody and seated.holder != hosted.host and presence is not None and not presence.here(hosted.host):
        yield ev.HostPassed(case.now, holder=seated.holder)
    yield from closed_by(case, joining=seated.seat)


def _leave(case: Case, command: do.LeaveSeat) -> Iterator[Change]:
    """The next person at the table is the host after a host who stands up."""
    seat = case.own()
    yield ev.Left(case.now, command.id, seat=seat, out=case.hosted.phase != "open")
    order = [(seat + step) % len(case.seats) for step in range(1, len(case.seats))]
    people = [number for number in order if case.seats[number].person]
    if case.by == case.hosted.host and people:
        following = next((n for n in people if n not in case.absent), people[0])
        yield ev.HostPassed(case.now, holder=case.seats[following].holder)
    yield from closed_by(case, leaving=seat)


def _knock(case: Case, command: do.Knock) -> Iterator[Change]:
    """Those who have gone again since they knocked are asked about no longer."""
    _newcomer(case)
    kept, knocks, presence = case.hosted.kept_for(case.by), case.hosted.knocks, case.presence
    if kept is not None:
        raise Refused("error-seated", seat=kept + 1)
    if any(knock.holder == case.by for knock in knocks.values()):
        raise Refused("error-knocked")
    gone = [number for number, knock in knocks.items() if presence and not presence.here(knock.holder)]
    if len(knocks) - len(gone) >= MOST_KNOCKS:
        raise Refused("error-many-knocks")
    vacant(case, None)
    yield ev.Knocked(case.now, command.id, holder=case.by, name=clean_name(command.name))
    yield from (ev.Admitted(case.now, knock=number, yes=False) for number in gone)


def _admit(case: Case, command: do.Admit) -> Iterator[Change]:
    by, knock = case.at_table(), case.hosted.knocks.get(command.knock)
    if knock is None:
        raise Refused("error-no-knock")
    seat = vacant(case, None) if command.yes else None
    yield ev.Admitted(case.now, command.id, knock=command.knock, yes=command.yes, by=by)
    if seat is not None:
        yield from _seated(case, ev.Seated(case.now, seat=seat, name=knock.name, holder=knock.holder))


def _seat_bot(case: Case, command: do.SeatBot) -> Iterator[Change]:
    """Before the match that is for the host to say, or at a rematch for everybody; in it for anybody."""
    by = case.seat
    if case.hosted.phase == "open" and not (case.hosted.opened.rematch_of and by is not None):
        yield from case.as_host()
    else:
        by = case.at_table()
    resolved(command.bot)
    seat = vacant(case, command.seat)
    yield ev.BotSeated(case.now, command.id, seat=seat, bot=command.bot, by=by)


def _free(case: Case, command: do.FreeSeat) -> Iterator[Change]:
    passed, lobby = list(case.as_host()), case.hosted.phase == "open"
    seat = case.occupied(command.seat)
    if command.seat == case.seat:
        raise Refused("error-own-seat")
    if not lobby:
        case.away_for(command.seat, case.hosted.opened.patience.without)
        case.clock_decided(command.seat)
    yield from passed
    removed = lobby and seat.person and command.seat not in case.absent
    yield ev.Freed(case.now, command.id, seat=command.seat, by=case.seat, removed=removed)
    yield from closed_by(case, leaving=command.seat)
