"""What everybody at a table is told: what happens, who is there, and to whoever comes what they missed."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from metroscribe.server.host.fanout import Client
from metroscribe.server.host.health import Trouble
from metroscribe.server.host.outbox import Outbox
from metroscribe.server.host.session import Session
from metroscribe.server.match import events as ev
from metroscribe.server.match.change import Change, event_of
from metroscribe.server.match.state import Hosted
from metroscribe.server.metrics import METRICS
from metroscribe.server.wire import messages as wire
from metroscribe.server.wire.views import happened, presence_view, table_view, you_view

PEOPLE = ev.Seated | ev.BotSeated | ev.Left | ev.Freed | ev.HostPassed | ev.StoodIn | ev.Returned
"""After these other people are here, or away, or the host."""
CROWD, PRESENCE_APART = 16, 0.25
"""Where more look at a table, so many seconds lie between two tellings of how many watch."""


def follow(session: Session, changes: list[Change], outbox: Outbox, now: float) -> bool:
    """The events are durable: follow them, and tell everybody; seats are told of themselves soon.

    Whether there was something to tell: what a seat does behind its first step is told to nobody.
    """
    hosted, events = session.hosted, [event_of(change) for change in changes]
    told: list[wire.AnyHappened] = []
    with METRICS.parts.view:
        for change, event in zip(changes, events, strict=True):
            number = hosted.told
            hosted.follow(change)
            if hosted.told > number:
                told += happened(hosted, event, number)
        frames = list(_frames(told))
        session.frames.extend(frames)
    with METRICS.parts.send:
        for _, _, frame in frames:
            session.readers.send(frame)
    for seat in _concerned(hosted, events):
        outbox.add(session, seat)
    if any(isinstance(event, PEOPLE) for event in events):
        tell_presence(session, now)
    return bool(told)


def _frames(told: list[wire.AnyHappened]) -> Iterator[tuple[int, int, bytes]]:
    """First and last number, and the frame. That somebody has begun comes in a frame of its own: who is ready
    with the first step must look like who takes several."""
    for _, group in groupby(told, lambda event: isinstance(event, wire.Busy)):
        events = tuple(group)
        yield events[0].seq, events[-1].seq, wire.encode(wire.Update(events))


def _concerned(hosted: Hosted, events: list[ev.AnyEvent]) -> Iterable[int]:
    """The seats whose own view has changed."""
    if any(isinstance(event, ev.Started | ev.Closed | ev.Finished) for event in events):
        return range(len(hosted.seats))
    return {seat for event in events if (seat := getattr(event, "seat", None)) is not None}


def tell_presence(session: Session, now: float) -> None:
    session.presence_told, session.presence_due = now, False
    session.readers.send(_presence(session, now))


def _presence(session: Session, now: float) -> bytes:
    watching = sum(session.hosted.seat_of(holder) is None for holder in session.readers)
    return wire.encode(presence_view(session.hosted, session.presence, now, watching))


def _moved(session: Session, client: Client, now: float) -> bool:
    """Somebody came or went; whether everybody was told. In a crowd watchers are told of together."""
    known = client.holder == session.hosted.host or session.hosted.seat_of(client.holder) is not None
    told = 0 <= now - session.presence_told < PRESENCE_APART
    if told and not known and len(session.readers) > CROWD:
        session.presence_due = True
        return False
    tell_presence(session, now)
    return True


def nudge(session: Session, holder: str, name: str) -> None:
    session.readers.send(wire.encode(wire.Nudged(name)), holder)


def react(session: Session, seat: int, reaction: wire.Reaction) -> None:
    session.readers.send(wire.encode(wire.Reacted(seat, reaction)))


def store_state(trouble: Trouble | None) -> bytes:
    """That what happens cannot be saved now, and since when; or that it can again."""
    return wire.encode(
        wire.StoreState() if trouble is None else wire.StoreState(trouble.cause, trouble.since)
    )


def join(session: Session, client: Client, seen: int | None, now: float) -> None:
    """From now on the client is told what happens; first what it missed, or a fresh view.

    Others at the same seat may know an earlier sheet, so all of them get the next one whole.
    """
    gap, seat = _gap(session, seen), session.hosted.seat_of(client.holder)
    for frame in gap if gap is not None else [welcome(session, client.holder, now)]:
        client.push(frame)
    if gap is not None and seat is not None:
        client.push(wire.encode(you_view(session.hosted, seat)))
    if seat is not None:
        session.hosted.seats[seat].told = None
    session.readers.add(client)
    session.presence.come(client.holder, now, opened=seen is None)
    if not _moved(session, client, now):
        client.push(_presence(session, now))


def leave(session: Session, client: Client, now: float) -> None:
    if session.readers.remove(client):
        session.presence.go(client.holder, now)
        _moved(session, client, now)


def begin_anew(session: Session, now: float) -> None:
    """Nothing that was told goes on from here: everybody gets a fresh view."""
    session.frames.clear()
    for holder in dict.fromkeys(session.readers):
        session.readers.send(welcome(session, holder, now), holder)


def welcome(session: Session, holder: str, now: float) -> bytes:
    hosted = session.hosted
    seat = hosted.seat_of(holder)
    you = None if seat is None else you_view(hosted, seat)
    host = bool(holder) and holder == hosted.host
    invite = hosted.opened.invite if host or seat is not None else ""
    return wire.encode(wire.Welcome(table_view(hosted, now), host, you, invite))


def _gap(session: Session, seen: int | None) -> list[bytes] | None:
    """The frames after the number last seen; None where that is not all."""
    last = session.hosted.told - 1
    if seen is None or not 0 <= seen <= last:
        return None
    frames = [(first, frame) for first, end, frame in session.frames if end > seen]
    if seen == last:
        return []
    return [frame for _, frame in frames] if frames and frames[0][0] == seen + 1 else None
