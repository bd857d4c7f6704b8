"""Faults of a real process's disk: nothing acknowledged is lost, and everybody knows what happens.

None of them needs to be root, or not to be: a full disk is a limit for the size of the process's files, at
which the system refuses its bytes; a file that cannot be written is SQLite's own `query_only`.
"""

import asyncio
import json
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from metroscribe.server.library import Library
from metroscribe.server.match.commands import Stage
from metroscribe.server.store.sqlite import FILE
from metroscribe.server.wire import messages as wire
from tests.server import storm_laws as laws
from tests.server.crowd import TOLD, encode
from tests.server.hand import Hand, both_choose, new_id, table_of_two
from tests.server.inside import ADA, Inside, run
from tests.server.process import FAST, Process, served, what_is_stored
from tests.server.serve_troubled import TROUBLE
from tests.server.witness import Witness

pytestmark = pytest.mark.slow
TROUBLED = ("-m", "tests.server.serve_troubled")
CAUSES = ("full", "read-only", "locked", "slow", "writer")
PATIENCE = 10.0
"""Seconds for an answer on a busy machine. None of the faults ends before it; `test_health` has the second in
which it comes."""
ROOM = 16 * 1024
PAGE, TURNS = 4096, 12
REFUSED = 1008


@contextmanager
def trouble(process: Process, cause: str) -> Iterator[None]:
    if cause == "full":
        with small_files(process):
            yield
    elif cause == "locked":
        with closing(sqlite3.connect(process.folder / FILE, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
    else:
        file = process.folder.with_name(TROUBLE)
        file.write_text(cause)
        yield
        file.unlink()


@contextmanager
def small_files(process: Process) -> Iterator[None]:
    """None of the process's files can be written beyond its first bytes, as on a disk without room."""
    assert process.pid is not None
    soft, hard = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (ROOM, hard))
    yield
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (soft, hard))


async def asked(process: Process, path: str) -> tuple[int, dict[str, Any]]:
    async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as client:
        answer = await client.get(f"http://{process.address}{path}")
    return answer.status_code, answer.json()


def heard(hand: Hand) -> list[wire.StoreState]:
    return [told for told in hand.told if isinstance(told, wire.StoreState)]


def lines(process: Process) -> list[tuple[str, object]]:
    found = [json.loads(line) for line in process.errors.splitlines() if line.startswith("{")]
    return [
        (line["event"], line.get("cause") or line.get("causes")) for line in found if "store" in line["event"]
    ]


async def through(process: Process, cause: str, ada: Hand, ben: Hand) -> None:
    """A step while there is trouble, and the rest of the turn when it is over."""
    before = len(heard(ben))
    stage = Stage(id=new_id(), turn=ada.you.turn, n=ada.you.n, move=ada.you.moves[0].move)
    with trouble(process, cause):
        asking = asyncio.create_task(ada.ask(stage))
        await ben.until(lambda: len(heard(ben)) > before)
        assert heard(ben)[-1].cause == cause
        status, ready = await asked(process, "/readyz")
        assert (status, ready["cause"]) == (503, cause)
        assert ready["refused"]["key"] == f"store-{cause}"
        assert await asked(process, "/healthz") == (200, {"ok": True})
        if cause != "slow":
            assert (await asking).retry > 0
            assert (await ada.ask(stage)).retry > 0
            assert ada.you.staged == ()
    answer = await asking
    while answer.retry:
        await asyncio.sleep(0.2)
        answer = await ada.ask(stage)
    assert answer.refused is None
    await ben.until(lambda: heard(ben)[-1].cause is None)
    assert (await asked(process, "/readyz"))[0] == 200
    await both_choose(ada, ben)


def judge(process: Process, witness: Witness) -> None:
    with what_is_stored(process.folder) as store:
        log = store.log.events(witness.match)
    laws.nothing_acknowledged_is_lost(log, witness)
    laws.nothing_is_applied_twice(log, witness)
    laws.everybody_was_told_the_log(log, witness, Library())


def test_whatever_the_disk_does_is_known_and_told_and_play_goes_on_when_it_is_over(tmp_path: Path) -> None:
    async def story(process: Process) -> Witness:
        async with table_of_two(process.port) as two:
            ada, ben = await two.begin()
            for cause in CAUSES:
                await through(process, cause, ada, ben)
                process_lines = [("store in trouble", cause), ("store works again", [cause])]
                assert lines(process)[-2:] == process_lines
            return two.witness

    with served(tmp_path / "data", TROUBLED) as process:
        witness = asyncio.run(story(process))
        judge(process, witness)
        process.kill()
        judge(process, witness)
        assert len(lines(process)) == 2 * len(CAUSES)
        assert '"level": "error"' not in process.errors


def own_page(file: Path, match: str, others: list[str]) -> int:
    """Where a page begins that holds several events of this match, and nothing of others."""
    data = file.read_bytes()
    for start in range(PAGE, len(data), PAGE):
        page = data[start : start + PAGE]
        if page.count(match.encode()) > 1 and not any(other.encode() in page for other in others):
            return start
    raise AssertionError("no page is its own")


def test_a_page_that_was_overwritten_costs_one_match_which_is_named(tmp_path: Path) -> None:
    async def before(inside: Inside) -> list[tuple[str, str]]:
        sessions = [await inside.begun(ADA) for _ in range(3)]
        for session in sessions:
            for _ in range(TURNS):
                await inside.pass_turn(session, ADA)
        return sorted((session.hosted.id, session.hosted.opened.code) for session in sessions)

    (match, code), *rest = run(tmp_path / "data", before)
    file = tmp_path / "data" / FILE
    start = own_page(file, match, [other for other, _ in rest])
    with file.open("r+b") as opened:
        opened.seek(start)
        opened.write(b"\xa5" * PAGE)

    async def story(process: Process) -> None:
        for _ in range(2):
            status, answer = await asked(process, f"/api/tables/{code}")
            assert (status, answer["refused"]["args"]) == (500, {"code": code})
        for _, other in rest:
            assert (await asked(process, f"/api/tables/{other}"))[0] == 200
        async with table_of_two(process.port) as two:
            await both_choose(*await two.begin())
        assert (await asked(process, "/readyz"))[0] == 200
        async with connect(f"ws://{process.address}/api/socket", proxy=None) as socket:
            await socket.send(encode(wire.Hello(code)).decode())
            told = TOLD.decode(await socket.recv())
            assert isinstance(told, wire.Trouble)
            assert told.refused.key == "error-damaged"
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == REFUSED

    with served(tmp_path / "data", FAST) as process:
        asyncio.run(story(process))
        damaged = [json.loads(line) for line in process.errors.splitlines() if "damaged" in line]
        assert [(line["event"], line["code"]) for line in damaged] == [("match is damaged", code)]
