"""Bots in time: a turn takes at most two seconds, at a person's pace or at once; all think side by side."""

import threading
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metroscribe.bots import Seen
from metroscribe.games import registry
from metroscribe.server.chance import Chance
from metroscribe.server.config import AT_ONE_TABLE, Config, default_threads
from metroscribe.server.host import scheduler, workers
from metroscribe.server.host.creation import rematch_of
from metroscribe.server.host.pace import LATEST, SOONEST, Watch
from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from metroscribe.server.match.events import Pace
from metroscribe.server.metrics import METRICS
from tests.server.clock import HandClock
from tests.server.inside import ADA, Inside, run

BUDGET = Config().bot_budget
PATIENCE = 10


CHANCE = Chance()


def watch_of(pace: Pace, seconds: float, clock: HandClock) -> Watch:
    return Watch(pace, seconds, CHANCE.stream("pace"), clock.monotonic)


# the watch


@given(st.floats(0, 2 * BUDGET))
def test_at_a_persons_pace_a_bot_is_ready_neither_at_once_nor_after_its_time(thinking: float) -> None:
    clock = HandClock()
    watch = watch_of("person", BUDGET, clock)
    clock.time += min(thinking, watch.left)
    ready = clock.time + watch.rest - 1000
    assert SOONEST <= ready <= LATEST + 1e-9
    assert ready < BUDGET


@given(st.floats(0, 10), st.floats(0.01, 10))
def test_a_bot_that_plays_at_once_is_ready_when_it_has_thought(thinking: float, budget: float) -> None:
    clock = HandClock()
    watch = watch_of("at-once", budget, clock)
    clock.time += min(thinking, watch.left)
    assert watch.rest == 0
    assert clock.time - 1000 < budget


@given(st.floats(0.01, 60))
def test_no_pace_makes_a_turn_longer_than_its_time(budget: float) -> None:
    clock = HandClock()
    for pace in get_args(Pace):
        assert watch_of(pace, budget, clock).rest < budget


def test_the_moments_of_a_person_vary() -> None:
    assert len({watch_of("person", BUDGET, HandClock()).rest for _ in range(20)}) > 10


# at a table, in a time of its own


def simulated(folder: Path, monkeypatch: pytest.MonkeyPatch, seconds: float, pace: Pace) -> list[float]:
    """How long the turns of a bot took that thinks for so long."""
    clock = HandClock()

    async def sleep(delay: float) -> None:
        clock.time += delay

    def think(seen: Seen, *_: object) -> tuple[str, ...]:
        clock.time += seconds
        return tuple(map(str, seen.moves[:1]))

    monkeypatch.setattr(scheduler, "sleep", sleep)
    monkeypatch.setattr(workers, "think", think)

    async def story(inside: Inside) -> list[ev.AnyEvent]:
        session = await inside.begun(seats=1, bots={"0": "random"}, pace=pace)
        await inside.until(lambda: session.hosted.turn > 5)
        await inside.ask(session, do.GiveUp(id=inside.id()), ADA)
        return inside.store.log.events(session.hosted.id)

    return turns_of(run(folder, story, clock=clock))


def turns_of(log: list[ev.AnyEvent]) -> list[float]:
    opened, taken = 0.0, list[float]()
    for event in log:
        if isinstance(event, ev.Readied):
            taken.append(event.at - opened)
        elif isinstance(event, ev.Started | ev.Closed):
            opened = event.at
    return taken


@pytest.mark.parametrize("thinking", [0.0, 0.5, 1.1, 1.7])
def test_a_table_hears_of_a_bots_turn_after_a_moment_and_within_two_seconds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, thinking: float
) -> None:
    turns = simulated(tmp_path, monkeypatch, thinking, "person")
    assert all(max(SOONEST, thinking) - 0.001 <= taken <= BUDGET for taken in turns)
    assert len({round(taken, 3) for taken in turns}) > 1 or thinking > SOONEST


def test_a_table_that_wants_it_hears_of_a_bots_turn_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns = simulated(tmp_path, monkeypatch, 0.25, "at-once")
    assert turns == [pytest.approx(0.25)] * len(turns)


# side by side


@pytest.mark.parametrize("threads", [None, 1])
def test_all_bots_of_a_table_think_side_by_side_if_there_are_threads_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, threads: int | None
) -> None:
    """Each waits until all others think too; where they come one by one, all but those are late."""
    together, late = threading.Barrier(5), METRICS.late_bots._value.get()

    def meet(seen: Seen, *_: object) -> tuple[str, ...]:
        together.wait(PATIENCE)
        return tuple(map(str, seen.moves[:1]))

    monkeypatch.setattr(workers, "think", meet)

    async def story(inside: Inside) -> None:
        bots = {str(seat): "random" for seat in range(1, 6)}
        session = await inside.begun(ADA, bots=bots, game="voll-verplant/paris")
        await inside.until(lambda: all(seat.ready for seat in session.hosted.seats[1:]))
        together.abort()

    settings: dict[str, Any] = {} if threads is None else {"bot_threads": threads, "bot_budget": 0.2}
    run(tmp_path, story, **settings)
    assert METRICS.late_bots._value.get() - late == (0 if threads is None else 5)


def test_there_are_threads_for_every_seat_of_any_game(monkeypatch: pytest.MonkeyPatch) -> None:
    assert max(registry().load(game).info.seats[1] for game in registry()) <= AT_ONE_TABLE
    cores: Callable[[], int | None]
    for cores, threads in ((lambda: 1, AT_ONE_TABLE), (lambda: None, AT_ONE_TABLE), (lambda: 64, 64)):
        monkeypatch.setattr("os.cpu_count", cores)
        assert default_threads() == Config().bot_threads == threads


def test_programs_that_hang_hold_up_no_other_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They take all threads there are for programs; who thinks in no time is not late."""
    over = threading.Event()

    def hanging(seen: Seen, spec: str, *_: object) -> tuple[str, ...]:
        if spec.startswith("exec"):
            over.wait(PATIENCE)
        return tuple(map(str, seen.moves[:1]))

    monkeypatch.setattr(workers, "think", hanging)
    (tmp_path / "programs").mkdir()
    program = tmp_path / "programs" / "mybot"
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)

    async def story(inside: Inside) -> None:
        hung = await inside.begun(ADA, bots={"1": "exec:path=mybot", "2": "exec:path=mybot"})
        late = METRICS.late_bots._value.get()
        other = await inside.begun(ADA, bots={"1": "random"})
        await inside.until(lambda: other.hosted.seats[1].ready)
        assert METRICS.late_bots._value.get() == late
        over.set()
        await inside.until(lambda: hung.hosted.seats[1].ready)

    run(tmp_path / "data", story, bot_threads=1, exec_bots=program.parent)


@pytest.mark.parametrize("clock", [1, 2, 60])
def test_a_bot_is_done_before_the_clock_of_its_table(tmp_path: Path, clock: int) -> None:
    """However short that is, and also at a person's pace."""

    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, bots={"1": "random"}, clock=clock, pace="person")
        given = inside.host._scheduler._seconds(session)
        assert session.hosted.deadline is not None
        assert given <= min(BUDGET, session.hosted.deadline - inside.time)
        watch = watch_of("person", given, at := HandClock())
        at.time += watch.left
        assert at.time + watch.rest - 1000 <= given

    run(tmp_path, story)


def test_many_tables_that_wait_for_one_thread_are_all_answered_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is served thinks on for too long; nobody behind it waits longer than its own turn may take."""
    done, asked = threading.Event(), count()

    def endless(*_: object) -> tuple[str, ...]:
        next(asked)
        done.wait(PATIENCE)
        return ()

    monkeypatch.setattr(workers, "think", endless)

    async def story(inside: Inside) -> None:
        lives = [await inside.begun(ADA, bots={"1": "random"}) for _ in range(6)]
        await inside.until(lambda: all(session.hosted.seats[1].ready for session in lives))
        done.set()

    run(tmp_path, story, bot_threads=1, bot_budget=0.2)
    assert next(asked) == 1, "who waited in vain was not begun with"


# the setting


@pytest.mark.parametrize(("asked", "host", "pace"), [
    (None, "person", "person"),
    (None, "at-once", "at-once"),
    ("at-once", "person", "at-once"),
    ("person", "at-once", "person"),
])  # fmt: skip
@pytest.mark.slow
def test_a_table_has_the_pace_it_was_opened_with_or_that_of_the_server(
    tmp_path: Path, asked: Pace | None, host: Pace, pace: Pace
) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.open(pace=asked)
        assert session.hosted.opened.pace == pace
        assert rematch_of(session.hosted).pace == pace

    run(tmp_path, story, bot_pace=host)
