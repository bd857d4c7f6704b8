"""A command with all that it is judged by, and the questions that every judge asks."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from metroscribe.core.errors import MetroscribeError
from metroscribe.core.match import Match, Step
from metroscribe.core.rules import AnyRules
from metroscribe.server.match import events as ev
from metroscribe.server.match.absence import Absent, absent, clock_first, hosting
from metroscribe.server.match.change import Stepped
from metroscribe.server.match.deal import Deal
from metroscribe.server.match.presence import Presence
from metroscribe.server.match.seat import Seat
from metroscribe.server.match.state import Hosted


class Refused(MetroscribeError):
    """Which rule forbids it; `decide` makes a `Refusal` of it."""


@dataclass(frozen=True, slots=True)
class Case:
    hosted: Hosted
    by: str
    """The hash of the token of whoever asks; nothing: the host of the process."""
    now: float
    deal: Deal
    presence: Presence | None

    @property
    def seat(self) -> int | None:
        return self.hosted.seat_of(self.by)

    @property
    def seats(self) -> list[Seat]:
        return self.hosted.seats

    @property
    def rules(self) -> AnyRules:
        assert self.hosted.rules is not None
        return self.hosted.rules

    @property
    def match(self) -> Match:
        """While it is played."""
        if self.hosted.match is None or self.hosted.phase != "playing":
            raise Refused("error-match-over" if self.hosted.phase == "over" else "error-not-started")
        return self.hosted.match

    @property
    def absent(self) -> dict[int, Absent]:
        return absent(self.hosted, self.presence, self.now)

    def stepped(self, seat: int, step: Step, command: str = "", chosen: str = "") -> Stepped:
        """A seat takes a step."""
        event = ev.Staged(self.now, command, seat=seat, move=str(step.move), chosen=chosen)
        return Stepped(event, step)

    def own(self) -> int:
        """The seat of whoever asks."""
        if self.seat is None:
            raise Refused("error-not-seated")
        return self.seat

    def at_table(self) -> int | None:
        """The seat of whoever asks, who may also be a host without one."""
        if self.seat is None and (not self.by or self.by != self.hosted.host):
            raise Refused("error-not-seated")
        return self.seat

    def as_host(self) -> Iterator[ev.HostPassed]:
        """Who asks is the host, or becomes it since the host is away."""
        if self.by and self.by == self.hosted.host:
            return
        if self.seat is None or self.seat != hosting(self.hosted, self.presence, self.now):
            raise Refused("error-not-host")
        yield ev.HostPassed(self.now, holder=self.by)

    def occupied(self, number: int) -> Seat:
        """A seat that is there, and not free."""
        if number >= len(self.seats):
            raise Refused("error-no-seat", seat=number + 1, seats=len(self.seats))
        if self.seats[number].vacant:
            raise Refused("error-seat-free", seat=number + 1)
        return self.seats[number]

    def away_for(self, number: int, seconds: float) -> None:
        """Nothing is decided for somebody who is here, or has only just left."""
        seat, found = self.occupied(number), self.absent.get(number)
        if not seat.person or found is None:
            raise Refused("error-is-here", name=seat.name or seat.bot)
        left = found.since + seconds - self.now
        if left > 0:
            raise Refused("error-wait", name=seat.name, seconds=max(1, round(left)))

    def clock_decided(self, number: int) -> None:
        """Nothing is decided for somebody before the clock, where there is one."""
        if clock_first(self.hosted, number):
            raise Refused("error-clock-first")


def fallbacks(match: Match, sheet: Any) -> tuple[list[Step], Any]:
    """The harmless steps until nothing is left to choose, and the sheet they lead to."""
    steps = list[Step]()
    while match.rules.legal(match.table, sheet):
        move = match.rules.fallback(match.table, sheet)
        sheet = match.rules.step(match.table, sheet, move)
        steps.append(Step(move, sheet))
    return steps, sheet
