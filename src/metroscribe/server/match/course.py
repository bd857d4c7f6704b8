"""What events say of the course of a match by themselves: its phase, and who leaves it."""

from collections.abc import Iterable
from typing import Literal

from metroscribe.server.match import events as ev

Phase = Literal["open", "starting", "playing", "over"]
PHASES: dict[type[ev.AnyEvent], Phase] = {
    ev.Starting: "starting",
    ev.Started: "playing",
    ev.Finished: "over",
}
"""Which phase a match enters with an event."""


def phase_after(events: Iterable[ev.AnyEvent]) -> Phase | Literal[""]:
    """The phase that a match enters with these events, or nothing."""
    entered = [PHASES[type(event)] for event in events if type(event) in PHASES]
    return entered[-1] if entered else ""


Sitting = (
    ev.Seated
    | ev.BotSeated
    | ev.Reserved
    | ev.Left
    | ev.Freed
    | ev.Renamed
    | ev.StoodIn
    | ev.WentOn
    | ev.Returned
)


def leaves(event: ev.AnyEvent) -> bool | None:
    """Whether the seat of an event leaves the match with it, or is in it again; None: neither."""
    match event:
        case ev.Freed() | ev.WentOn() | ev.Left(out=True):
            return True
        case ev.Seated() | ev.BotSeated() | ev.StoodIn() | ev.Returned() | ev.Left():
            return False
        case _:
            return None
