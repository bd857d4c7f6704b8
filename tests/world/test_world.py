"""Evenings in a simulated world: nothing confirmed is lost, nothing hidden is told, every match ends."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from metroscribe.games import FAMILIES
from metroscribe.server.host import broadcast, outbox
from metroscribe.server.host.outbox import Outbox
from metroscribe.server.host.scheduler import Scheduler
from metroscribe.server.host.session import Session
from metroscribe.server.library import Library
from metroscribe.server.match import events as ev
from metroscribe.server.match.change import Change, event_of
from metroscribe.server.match.state import Hosted
from metroscribe.server.wire import messages as wire
from metroscribe.server.wire.views import you_view
from tests.counts import count
from tests.world.evening import COINS, JUMPS, Evening, Told, games_of
from tests.world.store import MemoryStore

PIECES = 40
EVENINGS = count(2_000, 100_000) // PIECES
"""In each piece, so that all cores share them."""
FOUND_WITHIN = 60
"""So many evenings at the most until a fault that is always there is found."""
SOME = 20
LOST = "lost: "
SECRECY = "of another seat was told before its time"
COUNTED = "told again"
OWN_VIEW = "a watcher was sent the sheet of seat"
"""What the laws say that are broken."""


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> Library:
    """With the smallest game there is, beside those that people play."""
    monkeypatch.setenv(FAMILIES, "tests.third_family.family")
    return Library()


def evenings(library: Library, first: int, number: int) -> Iterator[Told]:
    for seed in range(first, first + number):
        try:
            yield Evening(seed, games_of(seed, library), library).run()
        except BaseException as error:
            error.add_note(f"to see it again: python -m tests.world {seed}")
            raise


@pytest.mark.parametrize(
    "piece", [0, *(pytest.param(piece, marks=pytest.mark.slow) for piece in range(1, PIECES))]
)
def test_every_evening_keeps_the_laws(library: Library, piece: int) -> None:
    for told in evenings(library, piece * EVENINGS, EVENINGS):
        assert told.accepted


@pytest.mark.parametrize("seed", [21568, 49290, 73401, 87454, 97836])
def test_evenings_that_once_went_wrong_keep_the_laws(library: Library, seed: int) -> None:
    """A match that was read again after a lost race had no clock; and what was drawn in the turn before was
    taken for a secret."""
    assert [told.accepted for told in evenings(library, seed, 1)] != [0]


@pytest.mark.slow
def test_the_evenings_are_bad_enough(library: Library) -> None:
    told = list(evenings(library, 0, 60))
    assert sum(one.kills for one in told) > 10
    assert sum(one.jumps for one in told) > 10
    assert sum(one.broken for one in told) > 100
    assert sum(one.refused for one in told) > 10
    assert any(COINS not in one.games for one in told)


@pytest.mark.slow
def test_a_clock_that_is_set_changes_no_frame_of_an_evening(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without kills, since a process begins with what the clock of its machine says."""
    told = {seed: one for seed in range(SOME) for one in evenings(library, seed, 1)}
    jumpy = {seed: one for seed, one in told.items() if one.jumps and not one.kills}
    assert len(jumpy) > 3
    monkeypatch.setattr("tests.world.evening.JUMPS", [0.0] * len(JUMPS))
    assert {seed: one for seed in jumpy for one in evenings(library, seed, 1)} == jumpy


def test_the_same_number_is_the_same_evening_to_the_last_frame(library: Library) -> None:
    for seed in (7, 39):
        (one,), (other,) = (list(evenings(library, seed, 1)) for _ in range(2))
        assert one == other
        assert one.frames


# faults that must be found


def found_out(library: Library) -> str:
    """What the first evening says that notices it."""
    for seed in range(FOUND_WITHIN):
        try:
            Evening(seed, [COINS], library).run()
        except BaseException as error:
            return "".join(_said(error))
    raise AssertionError("nobody noticed")


def _said(error: BaseException) -> Iterator[str]:
    if isinstance(error, BaseExceptionGroup):
        for one in error.exceptions:
            yield from _said(one)
    else:
        yield f"{type(error).__name__}: {error}"


def patched(monkeypatch: pytest.MonkeyPatch, kind: Any, name: str, new: Callable[..., Any]) -> Any:
    """The original of what is replaced."""
    original = getattr(kind, name)
    monkeypatch.setattr(kind, name, new)
    return original


def test_a_store_that_loses_what_it_confirmed_is_found_out(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lossy(
        self: MemoryStore, match: str, seq: int, events: list[ev.AnyEvent], *entered: object
    ) -> None:
        if not isinstance(events[0], ev.Readied):
            await append(self, match, seq, events, *entered)

    append = patched(monkeypatch, MemoryStore, "append", lossy)
    assert LOST in found_out(library)


def test_a_server_that_tells_a_staged_move_is_found_out(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    def telling(session: Session, changes: list[Change], outbox: Outbox, now: float) -> None:
        follow(session, changes, outbox, now)
        for event in map(event_of, changes):
            if isinstance(event, ev.Staged):
                session.readers.send(wire.encode(wire.Nudged(f"who said {event.move}")))

    follow = patched(monkeypatch, broadcast, "follow", telling)
    assert SECRECY in found_out(library)


def test_a_server_that_tells_of_every_step_is_found_out(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    def counting(self: Hosted, event: ev.AnyEvent) -> None:
        told = self.told
        count_(self, event)
        self.told = told + 1

    count_ = patched(monkeypatch, Hosted, "_count", counting)
    assert COUNTED in found_out(library)


def test_an_outbox_that_sends_a_seat_its_own_view_to_everybody_is_found_out(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    def talkative(session: Session, seat: int) -> None:
        session.readers.send(wire.encode(you_view(session.hosted, seat)))

    patched(monkeypatch, outbox, "_tell", talkative)
    assert OWN_VIEW in found_out(library)


def test_a_server_that_applies_a_repeated_command_again_is_found_out(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forgetful(self: Hosted, event: ev.AnyEvent, by: str) -> None:
        remember(self, event, by)
        self.answered.clear()

    remember = patched(monkeypatch, Hosted, "_remember", forgetful)
    assert found_out(library)


def test_a_server_whose_bots_and_clocks_never_wake_is_found_out(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Scheduler, "wake", lambda *_: None)
    assert "Timeout" in found_out(library)


def test_a_frame_that_is_left_out_is_found_out(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    def partly(hosted: Hosted, event: ev.AnyEvent, seq: int) -> Any:
        return [told for told in happened(hosted, event, seq) if not isinstance(told, wire.Busy)]

    happened = patched(monkeypatch, broadcast, "happened", partly)
    assert found_out(library)
