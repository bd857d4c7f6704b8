"""Bots cost their own table: they take turns for threads, and think only of what somebody still waits for."""

import asyncio
import threading
from collections.abc import Generator, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from metroscribe.bots import Seen
from metroscribe.core.rng import Stream
from metroscribe.server.config import Config
from metroscribe.server.host import workers
from metroscribe.server.host.session import Session
from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from tests.server.inside import ADA, BOB, Inside, run

MINUTE = Config().unattended_seconds
ATTACKER, STRANGER = "198.51.100.1", "203.0.113.1"
PATIENCE = 10


class Thinkers:
    """Stand in for all bots: each is noted by its spec when a thread begins, and goes on when it is told."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self._held = threading.Semaphore(0)

    def think(self, seen: Seen, spec: str, *_: object) -> tuple[str, ...]:
        self.begun.append(spec)
        assert self._held.acquire(timeout=PATIENCE)
        return tuple(map(str, seen.moves[:1]))

    def more_than(self, count: int) -> bool:
        return len(self.begun) > count

    def go_on(self, count: int = 1) -> None:
        self._held.release(count)


@pytest.fixture
def thinkers(monkeypatch: pytest.MonkeyPatch) -> Iterator[Thinkers]:
    found = Thinkers()
    monkeypatch.setattr(workers, "think", found.think)
    yield found
    found.go_on(1000)


async def table(inside: Inside, address: str, bots: dict[str, str], **settings: object) -> Session:
    """A match of Ada with these bots, opened from an address."""
    asked = inside.asked(seats=1 + len(bots), bots=bots, name="Ada", seed="known", **settings)
    session = await inside.host.open(asked, ADA, address)
    await inside.ask(session, do.Start(id=inside.id()), ADA)
    return session


# threads


def test_the_bot_of_another_address_gets_the_next_thread(tmp_path: Path, thinkers: Thinkers) -> None:
    """And after one of the many it gets the next again."""

    async def story(inside: Inside) -> None:
        for _ in range(8):
            await table(inside, ATTACKER, dict.fromkeys("123", "mcts"))
        for _ in range(2):
            await table(inside, STRANGER, {"1": "greedy"})
        while len(thinkers.begun) < 5:
            turns = len(thinkers.begun)
            thinkers.go_on()
            await inside.until(partial(thinkers.more_than, turns))
        assert thinkers.begun[:5] == ["mcts", "greedy", "mcts", "greedy", "mcts"]
        thinkers.go_on(1000)

    run(tmp_path, story, bot_threads=1, bot_budget=60.0)


@pytest.mark.parametrize("end", ["over", "clock", "left"])
def test_what_a_table_waits_for_no_longer_is_never_begun(
    tmp_path: Path, thinkers: Thinkers, end: str
) -> None:
    async def story(inside: Inside) -> None:
        await table(inside, ATTACKER, {"1": "mcts"})
        gone = await table(inside, STRANGER, {"1": "greedy"}, clock=30 if end == "clock" else 0)
        assert len(gone.thinking) == 1
        if end == "over":
            await inside.ask(gone, do.GiveUp(id=inside.id()), ADA)
        elif end == "clock":
            inside.time += 30
            await inside.host.command(gone, do.Tick())
        else:
            await inside.ask(gone, do.LeaveSeat(id=inside.id()), ADA)
        thinkers.go_on(2)
        last = await table(inside, STRANGER, {"1": "random"})
        await inside.until(lambda: "random" in thinkers.begun)
        assert (0, 1) not in gone.thinking
        assert [spec for spec in thinkers.begun if spec == "greedy"] == ["greedy"] * (end == "clock")
        thinkers.go_on(10)
        await inside.until(lambda: last.hosted.seats[1].ready)

    run(tmp_path, story, bot_threads=1, bot_budget=60.0)


def test_a_bot_that_was_let_go_before_it_began_can_begin_again(tmp_path: Path, thinkers: Thinkers) -> None:
    async def story(inside: Inside) -> None:
        session = await unattended(inside)
        ear = inside.ear(session)
        (first,) = session.thinking.values()
        session.hosted.seats[1].bot = ""
        inside.host.wake(session)
        assert session.thinking == {}
        session.hosted.seats[1].bot = "greedy"
        inside.host.wake(session)
        await inside.until(lambda: bool(thinkers.begun))
        assert first.cancelled()
        assert thinkers.begun == ["greedy"]
        assert len(session.thinking) == 1
        thinkers.go_on()
        await inside.until(lambda: session.hosted.seats[1].ready and not session.thinking)
        inside.host.leave(session, ear)

    run(tmp_path, story)


def test_the_choice_for_a_late_bot_needs_nothing_that_its_thread_still_uses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread is in the middle of drawing a number, and a stream serves one thread."""
    over = threading.Event()

    def words() -> Generator[int, None, None]:
        over.wait(PATIENCE)
        yield 0

    def late(*given: Any) -> tuple[str, ...]:
        chance: Stream = given[-1]
        chance._words = words()
        chance.below(2)
        return ()

    monkeypatch.setattr(workers, "think", late)

    async def story(inside: Inside) -> None:
        session = await table(inside, STRANGER, {"1": "greedy"})
        await inside.until(lambda: session.hosted.seats[1].ready)
        over.set()

    run(tmp_path, story, bot_budget=0.1)


def test_an_address_is_in_no_event_and_told_to_nobody(tmp_path: Path) -> None:
    async def story(inside: Inside) -> str:
        session = await table(inside, STRANGER, {"1": "greedy"})
        ear, watcher = inside.ear(session, ADA), inside.ear(session)
        await inside.until(lambda: session.hosted.seats[1].ready)
        await inside.ask(session, do.GiveUp(id=inside.id()), ADA)
        told = [*ear.frames, *watcher.frames, *map(ev.encode, inside.store.log.events(session.hosted.id))]
        assert told
        assert not any(STRANGER.encode() in text for text in told)
        await inside.ask(session, do.Rematch(id=inside.id()), ADA)
        assert session.hosted.rematch is not None
        assert inside.host.sessions[session.hosted.rematch.match].address == STRANGER
        return (await table(inside, STRANGER, {"1": "greedy"})).hosted.id

    id_ = run(tmp_path, story)

    async def after(inside: Inside) -> None:
        assert (await inside.again(id_)).address == STRANGER

    run(tmp_path, after)


# nobody looks


async def unattended(inside: Inside, bots: str = "1", **settings: object) -> Session:
    """A match that has just begun, at a table at which nobody has looked for a minute."""
    asked = inside.asked(
        seats=2,
        bots=dict.fromkeys(bots, "greedy"),
        name=None if bots == "01" else "Ada",
        seed="known",
        **settings,
    )
    session = await inside.host.open(asked, ADA, STRANGER)
    inside.time += MINUTE
    await inside.ask(session, do.Start(id=inside.id()), ADA)
    assert session.hosted.phase == "playing"
    return session


def test_a_table_that_nobody_looks_at_does_not_think_until_somebody_comes(
    tmp_path: Path, thinkers: Thinkers
) -> None:
    async def story(inside: Inside) -> None:
        session = await unattended(inside)
        assert session.thinking == {}
        assert not session.active
        ear = inside.ear(session, ADA)
        assert len(session.thinking) == 1
        thinkers.go_on()
        await inside.until(lambda: session.hosted.seats[1].ready)
        inside.host.leave(session, ear)
        assert thinkers.begun == ["greedy"]

    run(tmp_path, story)


def test_bots_play_on_for_a_minute_after_the_last_one_left(tmp_path: Path, thinkers: Thinkers) -> None:
    async def story(inside: Inside) -> None:
        thinkers.go_on(3)
        session = await unattended(inside)
        ear, other = inside.ear(session, ADA), inside.ear(session)
        inside.host.leave(session, ear)
        inside.time += MINUTE
        for minute in (0, MINUTE - 1, 1):
            await inside.until(lambda: not session.thinking)
            inside.host.leave(session, other)
            inside.time += minute
            turn = session.hosted.turn
            await inside.pass_turn(session, ADA)
            assert session.hosted.turn == turn + 1
        assert session.thinking == {}
        assert len(thinkers.begun) == 3

    run(tmp_path, story)


def test_a_match_of_bots_goes_on_while_somebody_watches(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await unattended(inside, "01")
        assert (session.hosted.turn, session.thinking) == (0, {})
        watcher = inside.ear(session)
        await inside.until(lambda: session.hosted.turn > 3)
        inside.host.leave(session, watcher)
        inside.time += MINUTE
        await inside.until(lambda: not session.thinking)
        turn = session.hosted.turn
        inside.host.wake(session)
        assert session.thinking == {}
        inside.ear(session)
        await inside.until(lambda: session.hosted.turn > turn or session.hosted.phase == "over")

    run(tmp_path, story)


def test_after_a_restart_a_table_thinks_when_somebody_is_back(tmp_path: Path, thinkers: Thinkers) -> None:
    async def before(inside: Inside) -> str:
        return (await unattended(inside)).hosted.id

    id_ = run(tmp_path, before)

    async def after(inside: Inside) -> None:
        session = await inside.again(id_)
        assert session.thinking == {}
        inside.ear(session, ADA)
        assert len(session.thinking) == 1
        thinkers.go_on()
        await inside.until(lambda: session.hosted.seats[1].ready)

    run(tmp_path, after)


def test_where_nobody_looks_a_clock_that_runs_out_finds_the_quick_choice_of_each_bot(
    tmp_path: Path, thinkers: Thinkers
) -> None:
    """Not the harmless step that is taken for a person."""

    async def story(inside: Inside) -> None:
        session = await unattended(inside, clock=30)
        match = session.hosted.match
        assert match is not None
        table = match.table
        gains = {str(one.move): one.gain for one in match.rules.choices(table, table.sheets[1])}
        inside.time += 30
        inside.host.wake(session)
        await inside.until(lambda: session.hosted.turn == 1)
        person, bot = session.hosted.last_moves
        assert gains[bot[0]] == max(gains.values()) > gains[person[0]]
        assert thinkers.begun == []

    run(tmp_path, story)


def test_where_nobody_looks_the_clock_of_a_table_runs_out_seldom(tmp_path: Path) -> None:
    """Else tables that were left with a clock of a second would keep the server busy."""

    async def story(inside: Inside) -> None:
        session = await unattended(inside, clock=30)
        inside.time += 30
        loop = asyncio.get_running_loop()
        inside.host.wake(session)
        assert session.timer is not None
        assert session.timer.when() - loop.time() > 5
        inside.ear(session)
        inside.host.wake(session)
        assert session.timer is not None
        assert session.timer.when() - loop.time() < 1

    run(tmp_path, story, unattended_pause=10.0)


def test_in_a_match_that_rests_nobody_thinks_until_somebody_sits_down(
    tmp_path: Path, thinkers: Thinkers
) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, bots={"1": "greedy"})
        inside.ear(session)
        thinkers.go_on(2)
        await inside.until(lambda: session.hosted.seats[1].ready)
        await inside.ask(session, do.LeaveSeat(id=inside.id()), ADA)
        await asyncio.sleep(0)
        assert session.hosted.rests
        assert session.thinking == {}
        await inside.ask(session, do.TakeSeat(id=inside.id(), name="Bob"), BOB)
        await inside.pass_turn(session, BOB)
        await inside.until(lambda: session.hosted.turn == 1 and session.hosted.seats[1].ready)

    run(tmp_path, story)
