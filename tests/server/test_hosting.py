"""Bots and clocks in a running process, also where its store refuses for a while."""

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from metroscribe.bots import Budget, Seen
from metroscribe.core.rng import Stream
from metroscribe.server.host import workers
from metroscribe.server.host.clock import SteadyClock
from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from metroscribe.server.metrics import METRICS
from metroscribe.server.store.contract import Unavailable
from metroscribe.server.store.sqlite import SqliteStore
from tests.server.inside import ADA, BOB, Inside, run

SOON = 0.2


def test_bots_play_to_the_end_by_themselves(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(seats=2, bots={"0": "random", "1": "greedy"}, game="voll-verplant/paris")
        await inside.until(lambda: session.hosted.phase == "over")

    run(tmp_path, story, clock=SteadyClock())


@pytest.mark.slow
@pytest.mark.parametrize("fault", ["late", "broken"])
def test_for_a_bot_that_is_late_or_fails_the_quick_choice_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    """What scores most at once; a late one is counted."""

    def bad(*_: object) -> tuple[str, ...]:
        if fault == "broken":
            raise ValueError("no idea")
        time.sleep(SOON)
        return ("nonsense",)

    monkeypatch.setattr(workers, "think", bad)

    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, bots={"1": "random"})
        await inside.until(lambda: session.hosted.seats[1].ready)
        match = session.hosted.match
        assert match is not None
        (move,) = match.staged(1)
        gains = {
            choice.move: choice.gain for choice in match.rules.choices(match.table, match.table.sheets[1])
        }
        assert gains[move] == max(gains.values()) > 0
        await inside.pass_turn(session, ADA)
        assert session.hosted.turn == 1

    before = METRICS.late_bots._value.get()
    with capture_logs() as logs:
        run(tmp_path, story, bot_budget=SOON / 4)
    told = {entry["event"] for entry in logs} - {"table opened"}
    assert told == ({"bot failed"} if fault == "broken" else set())
    assert (METRICS.late_bots._value.get() > before) == (fault == "late")


def test_a_bot_gets_the_table_and_its_own_sheet_and_nothing_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[tuple[object, ...]] = []

    def watched(*args: object) -> tuple[str, ...]:
        given.append(args)
        return ()

    monkeypatch.setattr(workers, "think", watched)

    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, bots={"1": "random"})
        await inside.until(lambda: bool(given))
        match = session.hosted.match
        assert match is not None
        ((seen, spec, players, budget, chance),) = given
        rules, table = match.rules, match.table
        assert seen == Seen(rules, table, 1, table.sheets[1], rules.legal(table, table.sheets[1]))
        assert (spec, players) == ("random", inside.host.players)
        assert isinstance(budget, Budget)
        assert isinstance(chance, Stream)

    run(tmp_path, story)


def test_a_bot_on_a_seat_that_was_left_begins_to_think_at_once(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, BOB)
        await inside.pass_turn(session, ADA)
        await inside.ask(session, do.LeaveSeat(id=inside.id()), BOB)
        await inside.ask(session, do.SeatBot(id=inside.id(), seat=1, bot="greedy"), ADA)
        await inside.until(lambda: session.hosted.turn == 1)

    run(tmp_path, story)


@pytest.mark.slow
def test_a_clock_runs_out_with_nobody_connected(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, BOB, clock=1)
        await inside.until(lambda: session.hosted.turn >= 1)
        closed = [
            event for event in inside.store.log.events(session.hosted.id) if isinstance(event, ev.Closed)
        ]
        assert closed[0].clock

    run(tmp_path, story, clock=SteadyClock())


def test_a_timer_that_comes_too_early_is_set_again(tmp_path: Path) -> None:
    """The clock of the host stands still meanwhile; nothing is lost when it goes on."""

    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, clock=1)
        inside.time = 1000.95
        inside.host.wake(session)
        await asyncio.sleep(SOON)
        assert session.hosted.turn == 0
        inside.time = 1001.0
        await inside.until(lambda: session.hosted.turn == 1)

    run(tmp_path, story)


def test_contributions_are_awaited_for_a_while_by_the_host_itself(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.open(name="Ada")
        await inside.ask(session, do.Start(id=inside.id()), ADA)
        assert session.hosted.phase == "starting"
        inside.time += 2
        inside.host.wake(session)
        await inside.until(lambda: session.hosted.phase == "playing")
        assert session.hosted.parts == {}

    run(tmp_path, story)


@contextmanager
def full_disk(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Nothing can be written meanwhile; the matches for which it was tried."""
    tried: list[str] = []

    async def full(match: str, *_: object) -> None:
        tried.append(match)
        raise Unavailable("error-store", reason="disk full")

    with monkeypatch.context() as patched:
        patched.setattr(store, "append", full)
        yield tried


def test_a_clock_goes_on_when_the_store_takes_something_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, BOB, clock=60)
        with full_disk(inside.store, monkeypatch) as tried:
            inside.time += 60
            inside.host.wake(session)
            await inside.until(lambda: len(tried) > 1)
            assert session.hosted.turn == 0
        await inside.until(lambda: session.hosted.turn == 1)

    with capture_logs() as logs:
        run(tmp_path, story, retry_seconds=0.01)
    assert {entry["log_level"] for entry in logs if entry["event"] != "table opened"} == {"warning"}


def test_a_bot_plays_when_the_store_takes_something_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[object] = []

    def once(*_: object) -> tuple[str, ...]:
        thought.append(_)
        return ("-",)

    monkeypatch.setattr(workers, "think", once)

    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, BOB)
        await inside.ask(session, do.LeaveSeat(id=inside.id()), BOB)
        await inside.ask(session, do.SeatBot(id=inside.id(), seat=1, bot="random"), ADA)
        with full_disk(inside.store, monkeypatch) as tried:
            await inside.until(lambda: len(tried) > 1)
            inside.host.wake(session)
            assert not session.hosted.seats[1].ready
        await inside.until(lambda: session.hosted.seats[1].ready)
        assert len(thought) == 1
        await inside.until(lambda: not session.thinking)

    run(tmp_path, story, retry_seconds=0.01)


def test_a_match_that_could_not_be_taken_up_at_once_is_taken_up_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def before(inside: Inside) -> str:
        return (await inside.begun(ADA, clock=60)).hosted.id

    id_ = run(tmp_path, before)

    async def after(inside: Inside) -> None:
        inside.time = 50_000.0
        with full_disk(inside.store, monkeypatch) as tried:
            session = await inside.again(id_)
            inside.ear(session, ADA)
            await inside.until(lambda: len(tried) > 1)
            assert session.timer is None
        await inside.until(lambda: session.timer is not None)
        assert session.hosted.deadline == 50_060.0

    run(tmp_path, after, retry_seconds=0.01)


def test_a_bot_for_which_no_thread_becomes_free_does_not_hold_up_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = threading.Event()

    def endless(*_: object) -> tuple[str, ...]:
        done.wait(10)
        return ()

    monkeypatch.setattr(workers, "think", endless)

    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, bots={"1": "random", "2": "random"})
        await inside.until(lambda: all(seat.ready for seat in session.hosted.seats[1:]))
        done.set()

    run(tmp_path, story, bot_threads=1, bot_budget=SOON)
