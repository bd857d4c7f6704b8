"""The clock of the machine is set while a real server runs, by a library between it and the system."""

import asyncio
import json
import subprocess
import time
from pathlib import Path

import httpx
import pytest

from metroscribe.server.match import commands as do
from tests.server.hand import new_id, table_of_two
from tests.server.process import Process, served, what_is_stored

pytestmark = pytest.mark.long
DAY, HOUR = 24 * 3600, 3600
KEPT, TURN = 7, 10
SWEEP = 70
"""Seconds after which the server has certainly looked for what is old."""
NOTICED = 3
COMMAND = (
    "-c",
    "import select, time; time.sleep = lambda seconds: select.select([], [], [], seconds);"
    "from metroscribe.cli import main; main()",
    "serve",
)
"""What people run; the library answers Python's own `sleep` with an error."""
OPTIONS = ("--log", "json", "--keep-days", str(KEPT), "--limit", "steady_seconds=20")


class Wall:
    """What the server takes for the clock of its machine; durations are measured as ever."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.set(0)

    def set(self, offset: int) -> None:
        part = self._file.with_suffix(".part")
        part.write_text(f"{offset:+d}\n")
        part.rename(self._file)
        time.sleep(NOTICED)

    @property
    def environment(self) -> dict[str, str]:
        said = subprocess.run(
            ["faketime", "-m", "-f", "+0", "env"], capture_output=True, text=True, check=True
        )
        told = dict(line.split("=", 1) for line in said.stdout.splitlines() if line.startswith("LD_PRELOAD="))
        return told | {
            "FAKETIME_TIMESTAMP_FILE": str(self._file),
            "FAKETIME_CACHE_DURATION": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            "NO_FAKE_STAT": "1",
        }


def left_of_turn(process: Process, code: str) -> float:
    table = httpx.get(f"http://{process.address}/api/tables/{code}").json()
    return float(table["open"]["deadline"] - table["now"])


def jumps(process: Process) -> list[int]:
    lines = [json.loads(line) for line in process.errors.splitlines()]
    return [round(line["seconds"]) for line in lines if line["event"] == "wall clock has jumped"]


def test_a_clock_that_is_set_changes_no_turn_and_deletes_nothing(tmp_path: Path) -> None:
    wall = Wall(tmp_path / "wall")

    async def story(process: Process) -> None:
        async with table_of_two(process.port) as over:
            ada, _ = await over.begin()
            assert (await ada.ask(do.GiveUp(id=new_id()))).refused is None
        async with table_of_two(process.port, clock=6 * TURN) as slow, table_of_two(process.port) as waits:
            await slow.begin()
            for offset in (8 * DAY, -HOUR, 0):
                before, began = left_of_turn(process, slow.witness.code), time.monotonic()
                wall.set(offset)
                passed = time.monotonic() - began
                assert left_of_turn(process, slow.witness.code) == pytest.approx(before - passed, abs=1.0)
        async with table_of_two(process.port, clock=TURN) as two:
            ada, _ = await two.begin()
            left, began = left_of_turn(process, two.witness.code), time.monotonic()
            wall.set(-HOUR)
            await ada.until(lambda: ada.view.turn == 1)
            assert time.monotonic() - began == pytest.approx(left, abs=1.0)
        wall.set(8 * DAY)
        await asyncio.sleep(SWEEP)
        wall.set(0)
        matches = {table.witness.match for table in (over, slow, waits, two)}
        with what_is_stored(process.folder) as store:
            assert {match for match in matches if store.log.find(match)} == matches

    with served(tmp_path / "data", (*COMMAND, *OPTIONS), wall.environment) as process:
        asyncio.run(story(process))
        assert jumps(process) == [8 * DAY, -8 * DAY - HOUR, HOUR, -HOUR, 8 * DAY + HOUR, -8 * DAY]
        assert "matches deleted" not in process.errors
