"""Who of a table is away and since when, what may be done about it, and who hosts meanwhile. Pure."""

from typing import NamedTuple

from metroscribe.server.match.presence import Presence
from metroscribe.server.match.state import Hosted


class Absent(NamedTuple):
    since: float
    page: bool = False
    """It is open, but nobody touches it."""


def absent(hosted: Hosted, presence: Presence | None, now: float) -> dict[int, Absent]:
    """The people who are away, by seat. Without `presence` everybody is here.

    An open page counts only while the turn, or a lobby, waits for nobody but such people.
    """
    if presence is None:
        return {}
    people = {number: seat.holder for number, seat in enumerate(hosted.seats) if seat.person}
    away = {n: Absent(presence.left(holder)) for n, holder in people.items() if not presence.here(holder)}
    idle = {n: since for n, holder in people.items() if n not in away and (since := presence.idle(holder))}
    idle = {n: since for n, since in idle.items() if since <= now}
    awaited = waited_for(hosted)
    if awaited and all(n in away or n in idle for n in awaited):
        away |= {n: Absent(idle[n], page=True) for n in awaited if n in idle}
    return dict(sorted(away.items()))


def waited_for(hosted: Hosted) -> list[int]:
    """The seats without whom it does not go on: of the open turn, or before the match that of the host."""
    host = hosted.seat_of(hosted.host)
    return [host] if hosted.phase == "open" and host is not None else hosted.awaited


def hosting(hosted: Hosted, presence: Presence | None, now: float) -> int | None:
    """The seat of whoever can do what a host can: the host, or while the host is away the next person.

    None: the host has no seat, and is here, or nobody is.
    """
    own, away = hosted.seat_of(hosted.host), absent(hosted, presence, now)
    if presence is None or (presence.here(hosted.host) and own not in away):
        return own
    since = presence.left(hosted.host) if own is None else away[own].since
    if now < since + hosted.opened.patience.finish:
        return own
    seats, first = len(hosted.seats), 0 if own is None else own + 1
    order = ((first + step) % seats for step in range(seats))
    present = (n for n in order if hosted.seats[n].person and n not in away)
    return next(present, own)


def changes_at(hosted: Hosted, presence: Presence, now: float) -> float | None:
    """When time alone will change who is away, or who hosts; None: never."""
    finish, here = hosted.opened.patience.finish, presence.here(hosted.host)
    people = [seat.holder for seat in hosted.seats if seat.person and presence.here(seat.holder)]
    times = [since for holder in people if (since := presence.idle(holder)) is not None]
    host = presence.idle(hosted.host) if here else presence.left(hosted.host)
    times += [host + finish] if host is not None else []
    return min((time for time in times if time > now), default=None)


def due(hosted: Hosted, presence: Presence | None, now: float) -> float | None:
    """When something happens by itself for somebody who is away, if nobody comes back."""
    return min(helped_at(hosted, presence, now).values(), default=None)


def helped_at(hosted: Hosted, presence: Presence | None, now: float) -> dict[int, float]:
    """By seat, when the table does by itself what it chose to do; never while all are away."""
    remedy = hosted.opened.patience.itself
    if not remedy:
        return {}
    away, after = absent(hosted, presence, now), after_seconds(hosted, remedy)
    if not any(seat.playing and n not in away for n, seat in enumerate(hosted.seats)):
        return {}
    helped = (n for n in hosted.awaited if n in away and not hosted.seats[n].player)
    return {n: away[n].since + after for n in helped if helpable(hosted, n, remedy)}


def after_seconds(hosted: Hosted, remedy: str) -> int:
    """How long somebody must be away before this may be done."""
    patience = hosted.opened.patience
    return patience.without if remedy == "without" else patience.finish


def clock_first(hosted: Hosted, number: int) -> bool:
    """Where there is a clock it has to run out for somebody before others decide."""
    return bool(hosted.opened.clock) and not hosted.seats[number].clocked


def helpable(hosted: Hosted, number: int, remedy: str) -> bool:
    """Whether the table can still do this for the seat."""
    seat = hosted.seats[number]
    done = seat.stand_in if remedy == "bot" else seat.gone
    return seat.person and not clock_first(hosted, number) and not done
