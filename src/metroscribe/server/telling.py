"""What everybody at a table is told: what happens, who is there, and to whoever comes what they missed."""

from collections.abc import Iterable

from metroscribe.server import events as ev
from metroscribe.server import protocol as wire
from metroscribe.server.change import Change, event_of
from metroscribe.server.live import Client, Live
from metroscribe.server.match import Hosted
from metroscribe.server.metrics import METRICS
from metroscribe.server.owing import Owing
from metroscribe.server.views import happened, presence_view, table_view, you_view

PEOPLE = ev.Seated | ev.BotSeated | ev.Left | ev.Freed | ev.HostPassed | ev.StoodIn | ev.Returned
"""After these other people are here, or away, or the host."""


def follow(live: Live, changes: list[Change], owing: Owing, now: float) -> None:
    """The events are durable: follow them, and tell everybody; seats are told of themselves soon."""
    hosted, first, events = live.hosted, live.hosted.seq, [event_of(change) for change in changes]
    told: list[wire.AnyHappened] = []
    with METRICS.parts.view:
        for change, event in zip(changes, events, strict=True):
            seq = hosted.seq
            hosted.follow(change)
            told += happened(hosted, event, seq)
        frame = wire.encode(wire.Update(tuple(told)))
        live.frames.append((first, hosted.seq - 1, frame))
    with METRICS.parts.send:
        for client in live.clients:
            client.push(frame)
    for seat in _concerned(hosted, events):
        owing.owe(live, seat)
    if any(isinstance(event, PEOPLE) for event in events):
        tell_presence(live, now)


def _concerned(hosted: Hosted, events: list[ev.AnyEvent]) -> Iterable[int]:
    """The seats whose own view has changed."""
    if any(isinstance(event, ev.Started | ev.Closed | ev.Finished) for event in events):
        return range(len(hosted.seats))
    return {seat for event in events if (seat := getattr(event, "seat", None)) is not None}


def tell_presence(live: Live, now: float) -> None:
    watching = sum(live.hosted.seat_of(client.holder) is None for client in live.clients)
    frame = wire.encode(presence_view(live.hosted, live.around, now, watching))
    for client in live.clients:
        client.push(frame)


def nudge(live: Live, holder: str, name: str) -> None:
    frame = wire.encode(wire.Nudged(name))
    for client in live.clients:
        if client.holder == holder:
            client.push(frame)


def join(live: Live, client: Client, seen: int | None, now: float) -> None:
    """From now on the client is told what happens; first what it missed, or a fresh view.

    Others at the same seat may know an earlier sheet, so all of them get the next one whole.
    """
    gap, seat = _gap(live, seen), live.hosted.seat_of(client.holder)
    for frame in gap if gap is not None else [welcome(live, client.holder, now)]:
        client.push(frame)
    if gap is not None and seat is not None:
        client.push(wire.encode(you_view(live.hosted, seat)))
    if seat is not None:
        live.hosted.seats[seat].told = None
    live.clients.add(client)
    live.around.come(client.holder, now, opened=seen is None)
    tell_presence(live, now)


def leave(live: Live, client: Client, now: float) -> None:
    if client in live.clients:
        live.clients.discard(client)
        live.around.go(client.holder, now)
        tell_presence(live, now)


def begin_anew(live: Live, now: float) -> None:
    """Nothing that was told goes on from here: everybody gets a fresh view."""
    live.frames.clear()
    for client in live.clients:
        client.push(welcome(live, client.holder, now))


def welcome(live: Live, holder: str, now: float) -> bytes:
    hosted = live.hosted
    seat = hosted.seat_of(holder)
    you = None if seat is None else you_view(hosted, seat)
    host = bool(holder) and holder == hosted.host
    invite = hosted.opened.invite if host or seat is not None else ""
    return wire.encode(wire.Welcome(table_view(hosted, now), host, you, invite))


def _gap(live: Live, seen: int | None) -> list[bytes] | None:
    """The frames after the number last seen; None where that is not all."""
    last = live.hosted.seq - 1
    if seen is None or not 0 <= seen <= last:
        return None
    frames = [(first, frame) for first, end, frame in live.frames if end > seen]
    if seen == last:
        return []
    return [frame for _, frame in frames] if frames and frames[0][0] == seen + 1 else None
