"""Quick reactions: told to everybody at the table at once, so many of each seat, and stored nowhere."""

from math import ceil

from metroscribe.core.errors import MetroscribeError
from metroscribe.server.config import Config
from metroscribe.server.host import broadcast
from metroscribe.server.host.bucket import Buckets
from metroscribe.server.host.clock import Clock
from metroscribe.server.host.session import Session
from metroscribe.server.match import commands as do
from metroscribe.server.match.case import Refused
from metroscribe.server.match.decide import Refusal, refusal

SEATS = 16_384
"""So many seats are remembered, those that reacted last."""


class Reactions:
    def __init__(self, config: Config, clock: Clock) -> None:
        self._seats = Buckets(config.reactions_per_second, config.reactions, SEATS, clock)

    def react(self, session: Session, command: do.React, by: str) -> Refusal | None:
        """Sent again with the same id it changes nothing."""
        try:
            seat = self._judged(session, command, by)
        except MetroscribeError as error:
            return refusal(session.hosted, by, error)
        if seat is not None:
            session.reacted[seat] = by, command.id
            broadcast.react(session, seat, command.reaction)
        return None

    def _judged(self, session: Session, command: do.React, by: str) -> int | None:
        """The seat that reacts; None: it has done so already."""
        seat = session.hosted.seat_of(by)
        if seat is None:
            raise Refused("error-not-seated")
        if session.reacted.get(seat) == (by, command.id):
            return None
        bucket = self._seats.of(f"{session.hosted.id} {seat}")
        if bucket.seconds > 0:
            raise Refused("error-reactions", seconds=max(1, ceil(bucket.seconds)))
        bucket.wait()
        return seat
