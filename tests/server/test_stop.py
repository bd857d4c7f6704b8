"""After a host has stopped nothing of it goes on: no task, no timer, no thread, no program."""

import asyncio
import os
import threading
import time
from pathlib import Path

import pytest

from metroscribe.bots import program
from metroscribe.server.host import workers
from metroscribe.server.store.contract import Unavailable
from metroscribe.server.store.sqlite import SqliteStore
from tests.server.inside import ADA, Inside, run

SOON = 0.1
PROGRAM = """#!/bin/sh
echo $$ >> {pids}
while read word rest; do case $word in
metroscribe-bot) echo botok;; isready) echo readyok;; go) {answer};; quit) exit;;
esac; done
"""


def going_on(before: set[threading.Thread]) -> tuple[list[str], list[str], list[str]]:
    """Tasks, timers and threads that are there now; the loop keeps threads of its own for later."""
    loop, own = asyncio.get_running_loop(), asyncio.current_task()
    timers = [str(timer) for timer in loop._scheduled if not timer.cancelled()]  # type: ignore[attr-defined]
    threads = {thread.name for thread in {*threading.enumerate()} - before}
    return (
        [str(task) for task in asyncio.all_tasks() if task is not own],
        timers,
        sorted(name for name in threads if not name.startswith("asyncio_")),
    )


def test_after_a_stop_no_task_timer_or_thread_goes_on_and_none_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock runs; one bot tries in vain to tell its turn, one thinks, one waits for a thread."""
    asked: list[object] = []

    def slowly(*about: object) -> tuple[str, ...]:
        asked.append(about)
        time.sleep(SOON)
        return ()

    async def full(*_: object) -> None:
        raise Unavailable("the disk is full")

    monkeypatch.setattr(workers, "think", slowly)

    async def story(inside: Inside) -> None:
        await inside.open()  # the threads of the store, which ends after the host
        before = {*threading.enumerate()}
        session = await inside.begun(ADA, bots=dict.fromkeys("123", "random"), clock=60)
        monkeypatch.setattr(SqliteStore, "append", full)
        await inside.until(lambda: len(asked) == 2)
        assert all(going_on(before))
        await inside.host.stop()
        assert going_on(before) == ([], [], [])
        inside.host.wake(session)
        assert going_on(before) == ([], [], [])
        assert len(asked) == 2

    run(tmp_path, story, bot_threads=1)


@pytest.mark.slow
@pytest.mark.parametrize(
    "answer",
    ["sleep 60", "sleep 0.1; echo bestmove A1-Z9", "echo bestmove A1-Z9"],
    ids=["thinks", "answers", "waits"],
)
def test_after_a_stop_no_program_of_a_bot_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    monkeypatch.setattr(program, "GRACE", SOON)
    pids, mybot = tmp_path / "pids", tmp_path / "programs" / "mybot"
    mybot.parent.mkdir()
    mybot.write_text(PROGRAM.format(pids=pids, answer=answer), encoding="utf-8")
    mybot.chmod(0o755)

    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, bots={"1": "exec:path=mybot"})
        await inside.until(lambda: session.hosted.seats[1].ready or (pids.exists() and "sleep" in answer))
        await inside.host.stop()
        assert [int(pid) for pid in pids.read_text().split() if runs(int(pid))] == []

    run(tmp_path / "data", story, exec_bots=mybot.parent, bot_budget=5 * SOON)


def runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
