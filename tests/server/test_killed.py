"""The server is killed and comes back: clocks and bots go on as soon as somebody looks."""

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from metroscribe.server.match import events as ev
from metroscribe.server.match.commands import Contribute, Stage
from metroscribe.server.store.sqlite import opened_store
from metroscribe.server.wire import answers
from metroscribe.server.wire import messages as wire
from tests.server.crowd import Crowd, Loopback, Phone
from tests.server.hand import ADA, both_choose, in_hand, new_id, table_of_two
from tests.server.process import FAST, Process, served, what_is_stored
from tests.server.serve_fast import SLOW
from tests.server.storm_laws import Log, nothing_acknowledged_is_lost
from tests.server.witness import Witness

pytestmark = pytest.mark.slow
PATIENCE, CLOCK = 30, 1
Kind = TypeVar("Kind", bound=ev.Event)


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    with served(tmp_path / "data", FAST) as process:
        yield process


def of_kind(log: Log, kind: type[Kind]) -> list[Kind]:
    return [event for event in log if isinstance(event, kind)]


def killed(process: Process, witness: Witness) -> Log:
    """What is left on disk."""
    process.kill()
    with what_is_stored(process.folder) as store:
        return store.log.events(witness.match)


def awaited(process: Process, witness: Witness, due: Callable[[Log], object]) -> Log:
    """The log as soon as it is so; nobody is connected, and the server is not asked."""
    began = time.monotonic()
    while time.monotonic() < began + PATIENCE:
        with opened_store(process.folder) as store:
            log = store.log.events(witness.match)
        if due(log):
            return log
        time.sleep(0.1)
    raise AssertionError("the match does not go on")


def looked_at(process: Process, witness: Witness, due: Callable[[wire.TableView], bool]) -> Log:
    """The log when it is so for somebody who has come to look."""

    async def story() -> None:
        async with in_hand(Phone(Crowd(Loopback(process.port)), witness, None)) as watcher:
            await watcher.until(lambda: due(watcher.view))

    asyncio.run(story())
    return awaited(process, witness, bool)


def test_a_bot_that_was_thinking_is_asked_again(process: Process) -> None:
    async def story() -> Witness:
        async with table_of_two(process.port, "voll-verplant/berlin", bot=SLOW) as two:
            ada = await two.open(two.phone(ADA))
            await ada.start()
            await ada.choose()
        return two.witness

    witness = asyncio.run(story())
    log = killed(process, witness)
    assert [event.seat for event in of_kind(log, ev.Readied)] == [0]
    process.start()
    after = looked_at(process, witness, lambda view: view.turn > 0)
    assert after[: len(log)] == log
    assert {event.seat for event in of_kind(after, ev.Staged)} == {0, 1}
    nothing_acknowledged_is_lost(after, witness)


def test_bots_among_themselves_come_to_an_end_while_somebody_looks(process: Process) -> None:
    async def story() -> Witness:
        crowd = Crowd(Loopback(process.port))
        bots = {"0": "greedy", "1": "random", "2": "greedy"}
        asked = answers.OpenTable(id=new_id(), token=ADA, game="next-station/london", seats=3, bots=bots)
        witness = await crowd.open(asked)
        async with in_hand(Phone(crowd, witness, ADA)) as host:
            await host.start()
            await host.until(lambda: host.view.turn > 0)
            process.kill()
        return witness

    witness = asyncio.run(story())
    with what_is_stored(process.folder) as store:
        assert not of_kind(store.log.events(witness.match), ev.Finished)
    process.start()
    log = looked_at(process, witness, lambda view: view.phase == "over")
    assert of_kind(log, ev.Finished)[0].result is not None


def test_a_clock_goes_on_when_somebody_looks_and_downtime_costs_nothing(process: Process) -> None:
    async def story() -> Witness:
        async with table_of_two(process.port, clock=CLOCK) as two:
            ada, _ = await two.begin()
            await ada.stage(ada.you.moves[0].move)
        return two.witness

    witness = asyncio.run(story())
    log = killed(process, witness)
    process.start()
    time.sleep(2 * CLOCK)
    assert awaited(process, witness, bool) == log
    back = time.time()
    looked_at(process, witness, lambda view: view.turn == 0)
    after = awaited(process, witness, lambda now: of_kind(now[len(log) :], ev.Closed))[len(log) :]
    assert isinstance(after[0], ev.Resumed)
    assert after[0].at >= back
    closed = of_kind(after, ev.Closed)[0]
    assert closed.clock
    assert closed.at >= after[0].at + CLOCK


def test_a_match_that_waited_for_contributions_starts_with_those_that_came(process: Process) -> None:
    async def story() -> Witness:
        async with table_of_two(process.port, seed=None) as two:
            ada, _ = await two.sit()
            await ada.start()
            answer = await ada.ask(Contribute(id=new_id(), part="ad" * 16))
            assert answer.refused is None
        return two.witness

    witness = asyncio.run(story())
    log = killed(process, witness)
    process.start()
    after = looked_at(process, witness, lambda view: view.phase == "playing")
    assert [event.seat for event in of_kind(after, ev.Contributed)] == [0]
    assert after[: len(log)] == log


def test_what_was_answered_before_is_answered_the_same_afterwards(process: Process) -> None:
    async def story() -> None:
        async with table_of_two(process.port) as two:
            ada, ben = await two.begin()
            stage = Stage(id=new_id(), turn=0, n=ada.you.n, move=ada.you.moves[0].move)
            answer = await ada.ask(stage)
            await ben.until(lambda: ben.view.seq == ada.view.seq)
            process.kill()
            process.start()
            back, bens = await two.open(ada.phone), await two.open(ben.phone)
            assert back.you.staged == (stage.move,)
            assert await back.ask(stage) == answer
            assert back.you.staged == (stage.move,)
            assert bens.you.seat == 1
            await both_choose(back, bens)
            assert back.view.turn == 1

    asyncio.run(story())
