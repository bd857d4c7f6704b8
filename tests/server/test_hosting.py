"""Bots and clocks in a running process, and its life: restarts, what leaves memory and disk."""

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from metroscribe.bots import Budget, Seen
from metroscribe.core.errors import MetroscribeError
from metroscribe.core.rng import Stream
from metroscribe.server.host import workers
from metroscribe.server.host.clock import SystemClock
from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from metroscribe.server.metrics import METRICS
from metroscribe.server.store.contract import Unavailable
from metroscribe.server.store.sqlite import SqliteStore
from metroscribe.server.wire import messages as wire
from tests.server.inside import ADA, BOB, Inside, moves_of, run
from tests.server.judged import state

SOON = 0.2


def test_bots_play_to_the_end_by_themselves(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(seats=2, bots={"0": "random", "1": "greedy"}, game="voll-verplant/paris")
        await inside.until(lambda: session.hosted.phase == "over")

    run(tmp_path, story, clock=SystemClock())


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
    assert {entry["event"] for entry in logs} == ({"bot failed"} if fault == "broken" else set())
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


def test_a_clock_runs_out_with_nobody_connected(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, BOB, clock=1)
        await inside.until(lambda: session.hosted.turn >= 1)
        closed = [
            event for event in inside.store.log.events(session.hosted.id) if isinstance(event, ev.Closed)
        ]
        assert closed[0].clock

    run(tmp_path, story, clock=SystemClock())


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
    assert {entry["log_level"] for entry in logs} == {"warning"}


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
            assert await inside.host.resume() == 1
            await inside.until(lambda: len(tried) > 1)
        session = inside.host.sessions[id_]
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


# the life of the process


def test_after_a_restart_matches_go_on_by_themselves_and_no_clock_was_costed(tmp_path: Path) -> None:
    async def before(inside: Inside) -> tuple[str, str]:
        clocked = await inside.begun(ADA, BOB, clock=60)
        await inside.stage(clocked, ADA, moves_of(clocked, 0)[0])
        bots = await inside.begun(ADA, bots={"1": "random"})
        return clocked.hosted.id, bots.hosted.id

    ids = run(tmp_path, before)
    told: list[tuple[int, int]] = []

    async def after(inside: Inside) -> None:
        inside.time = 50_000.0
        assert await inside.host.resume(lambda number, total: told.append((number, total))) == 2
        clocked, bots = [inside.host.sessions[id_] for id_ in ids]
        assert clocked.hosted.deadline == 50_060.0
        assert clocked.hosted.match is not None
        assert clocked.hosted.match.staged(0)
        assert clocked.timer is not None
        await inside.until(lambda: bots.hosted.seats[1].ready)

    run(tmp_path, after)
    assert told == [(1, 2), (2, 2)]


def test_a_match_that_is_read_again_is_the_same(tmp_path: Path) -> None:
    async def before(inside: Inside) -> tuple[str, object]:
        session = await inside.begun(ADA, BOB)
        for _ in range(3):
            await inside.pass_turn(session, ADA, BOB)
        await inside.stage(session, ADA, moves_of(session, 0)[0])
        return session.hosted.id, state(session.hosted)

    id_, known = run(tmp_path, before)

    async def after(inside: Inside) -> None:
        session = await inside.host.find(id_)
        assert session is not None
        assert state(session.hosted) == known

    run(tmp_path, after)


@pytest.mark.parametrize("change", [{"rules": 999}, {"map_hash": "0"}, {"game": "next-station/atlantis"}])
def test_a_match_of_other_rules_says_so_and_can_only_be_given_up(
    tmp_path: Path, change: dict[str, object]
) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, BOB, clock=60)
        opened, *rest = inside.store.log.events(session.hosted.id)
        values = {name: getattr(opened, name) for name in opened.__struct_fields__}
        other = ev.Opened(**values | {"match": "f" * 32, "code": "OLD222"} | change)
        await inside.host.store.create(other, rest[:2], b"secret", "")
        await inside.host.store.append("f" * 32, 3, rest[2:], "playing")
        assert await inside.host.resume() == 2
        old = inside.host.sessions["f" * 32]
        ear = inside.ear(old, ADA)
        (welcome,) = ear.told(wire.Welcome)
        assert (welcome.table.playable, welcome.table.phase) == (False, "playing")
        assert (old.timer, old.thinking) == (None, set())
        assert await inside.refused(old, do.LeaveSeat(id=inside.id()), BOB) == "error-outdated"
        assert await inside.refused(old, do.Pass(id=inside.id(), turn=0, n=1), BOB) == "error-outdated"
        await inside.ask(old, do.GiveUp(id=inside.id()), ADA)
        assert ear.told(wire.Update)[-1].events == (
            wire.Over(old.hosted.seq - 1, wire.OutcomeView(None, secret=b"secret".hex())),
        )

    run(tmp_path, story)


def test_matches_that_nobody_looks_at_leave_memory_and_come_back(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        idle, watched = await inside.begun(ADA), await inside.begun(ADA)
        clocked = await inside.begun(ADA, clock=10_000)
        ear = inside.ear(watched)
        inside.time += 601
        await inside.host.sweep()
        assert set(inside.host.sessions) == {watched.hosted.id, clocked.hosted.id}
        inside.host.leave(watched, ear)
        again = await inside.host.find(idle.hosted.id)
        assert again is not None
        assert again is not idle
        await inside.pass_turn(again, ADA)

    run(tmp_path, story)


def test_matches_leave_the_disk_when_they_are_older_than_they_are_kept(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        old, abandoned, playing = (
            await inside.open(name="Ada"),
            await inside.begun(ADA),
            await inside.begun(ADA),
        )
        watcher = inside.ear(old)
        inside.time += 2 * 24 * 3600
        await inside.pass_turn(playing, ADA)
        new = await inside.open()
        await inside.host.sweep()
        store = inside.store
        assert store.log.find(old.hosted.id) is None
        assert store.log.secret(old.hosted.id) == b""
        assert store.log.find(abandoned.hosted.id) is None
        assert store.log.find(playing.hosted.id) is not None
        assert store.log.find(new.hosted.id) is not None
        assert await inside.host.find(old.hosted.opened.code) is None
        watcher.frames.clear()
        with pytest.raises(MetroscribeError) as refused:
            await inside.host.command(old, do.Rename(id=inside.id(), name="Late"), ADA)
        assert refused.value.text.key == "error-no-table"

    run(tmp_path, story, keep_days=1)


def test_kept_for_ever_nothing_leaves_the_disk(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        old = await inside.open()
        inside.time += 1e9
        await inside.host.sweep()
        assert inside.store.log.find(old.hosted.id) is not None

    run(tmp_path, story)


def test_stopping_finishes_what_was_begun(tmp_path: Path) -> None:
    async def before(inside: Inside) -> tuple[str, int]:
        session = await inside.begun(ADA, BOB)
        await inside.pass_turn(session, ADA)
        await inside.ask(session, do.Pass(**inside.where(session, BOB)), BOB)
        last = inside.host.command(session, do.Ready(**inside.where(session, BOB)), BOB)
        sending = asyncio.create_task(last)
        await asyncio.sleep(0)
        await inside.host.stop()
        assert await sending is None
        return session.hosted.id, session.hosted.seq

    id_, seq = run(tmp_path, before)

    async def after(inside: Inside) -> None:
        session = await inside.host.find(id_)
        assert session is not None
        assert (session.hosted.turn, session.hosted.seq) == (1, seq)

    run(tmp_path, after)


def test_old_matches_that_cannot_be_deleted_now_end_no_sweeping(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(inside: Inside) -> None:
        async def full(_: float) -> int:
            raise Unavailable("error-store", reason="disk full")

        monkeypatch.setattr(inside.store, "forget", full)
        await inside.host.sweep()

    run(tmp_path, story, keep_days=1)
