"""Backups that a server makes by itself: whole ones are kept, nothing else is touched, failures are told."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import generate_latest
from structlog.testing import capture_logs

from metroscribe.cli.command import duration
from metroscribe.core.errors import MetroscribeError
from metroscribe.server.config import Config
from metroscribe.server.host import backups
from metroscribe.server.host.backups import Backups, scheduled
from metroscribe.server.metrics import METRICS
from metroscribe.server.store import archive
from metroscribe.server.store.sqlite import FILE
from tests.server.clock import HandClock
from tests.server.inside import ADA, Inside, run
from tests.server.process import served
from tests.server.served import wait_until

HOURS = 3600.0
NOW = 1_800_000_000.0


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    async def story(inside: Inside) -> None:
        await inside.over(await inside.begun(ADA), ADA)
        await inside.begun(ADA)

    folder = tmp_path_factory.mktemp("played")
    run(folder, story)
    return folder


@pytest.fixture
def config(played: Path, tmp_path: Path) -> Config:
    folder = Path(shutil.copytree(played, tmp_path / "data"))
    return Config(folder=folder, backup_every=6 * HOURS, backup_keep=2)


@pytest.fixture
def clock() -> HandClock:
    clock = HandClock()
    clock.time = NOW
    return clock


def lying_there(config: Config, *names: str) -> None:
    config.backup_folder.mkdir(exist_ok=True)
    for name in names:
        (config.backup_folder / name).write_text("of earlier")


def names(config: Config) -> list[str]:
    return sorted(file.name for file in config.backup_folder.iterdir())


def counted(outcome: str) -> float:
    return METRICS.registry.get_sample_value("metroscribe_backups_total", {"outcome": outcome}) or 0.0


@pytest.mark.slow
def test_the_oldest_go_when_a_whole_one_is_there_and_nothing_else_is_touched(
    config: Config, clock: HandClock
) -> None:
    """The clock was set back: their numbers tell which is the oldest."""
    foreign = ["metroscribe-7.backup", "notes.txt", "metroscribe-000001-20990101T000000Z.backup.gz"]
    ours = [f"metroscribe-00000{n}-2099010{n}T000000Z.backup" for n in (1, 2, 3)]
    left = [
        "metroscribe-000004-20990104T000000Z.backup.part",
        "metroscribe-000002-20990104T000000Z.backup.part-wal",
    ]
    lying_there(config, *foreign, *ours, *left)
    before = counted("whole")
    with capture_logs() as logs:
        assert asyncio.run(Backups(config, clock).back_up()) == "whole"
    new = "metroscribe-000004-20270115T080000Z.backup"
    assert names(config) == sorted([*foreign, ours[2], new])
    assert (config.backup_folder / new).stat().st_mode & 0o777 == 0o600
    assert archive.restore(config.backup_folder / new, config.folder / "again").matches == 2
    assert counted("whole") == before + 1
    assert b"metroscribe_backup_last_success_timestamp_seconds 1.8e+09" in generate_latest(METRICS.registry)
    (line,) = logs
    assert (line["event"], line["matches"], line["log_level"]) == ("backup made", 2, "info")


@pytest.mark.slow
def test_a_damaged_one_is_told_and_takes_the_place_of_no_whole_one(config: Config, clock: HandClock) -> None:
    with closing(sqlite3.connect(config.folder / FILE)) as db:
        ((code, match),) = db.execute("SELECT code, match FROM matches WHERE phase = 'playing'")
        db.execute("DELETE FROM events WHERE match = ? AND seq = 2", (match,))
        db.commit()
    ours = [f"metroscribe-00000{n}-2099010{n}T000000Z.backup" for n in (1, 2, 3)]
    damaged = [f"metroscribe-00000{n}-2099010{n}T000000Z-damaged.backup" for n in (4, 5)]
    lying_there(config, *ours, *damaged)
    before = counted("damaged")
    with capture_logs() as logs:
        assert asyncio.run(Backups(config, clock).back_up()) == "damaged"
    assert names(config) == [*ours, damaged[1], "metroscribe-000006-20270115T080000Z-damaged.backup"]
    assert counted("damaged") == before + 1
    (line,) = logs
    assert (line["event"], line["damaged"], line["log_level"]) == ("backup is damaged", (code,), "error")
    assert line["reason"] == "The log of this match cannot be read (event 2 is missing)."


def no_matches(config: Config) -> None:
    (config.folder / FILE).unlink()


def no_folder(config: Config) -> None:
    config.backup_folder.write_text("a file where the folder should be")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("harm", "reason"), [(no_matches, "There are no matches in"), (no_folder, "FileExists")]
)
def test_one_that_fails_is_told_with_the_reason_and_deletes_nothing(
    harm: Callable[[Config], None], reason: str, config: Config, clock: HandClock
) -> None:
    harm(config)
    if config.backup_folder.is_dir():
        lying_there(config, *(f"metroscribe-00000{n}-2099010{n}T000000Z.backup" for n in (1, 2, 3)))
    before = counted("failed")
    with capture_logs() as logs:
        assert asyncio.run(Backups(config, clock).back_up()) == "failed"
    (line,) = logs
    assert (line["event"], line["log_level"], counted("failed")) == ("backup failed", "error", before + 1)
    assert line["reason"].startswith(reason)


@pytest.mark.parametrize(
    ("age", "after"),
    [(0, 6 * HOURS), (1, 5 * HOURS), (7, backups.SOON), (-3, backups.SOON), (None, backups.SOON)],
)
def test_the_first_one_comes_soon_unless_the_newest_is_young_enough(
    age: float | None, after: float, config: Config, clock: HandClock
) -> None:
    lying_there(config, *([] if age is None else ["metroscribe-000001-20990101T000000Z.backup"]))
    for file in config.backup_folder.iterdir():
        clock.time = file.stat().st_mtime + (age or 0) * HOURS
    assert Backups(config, clock).first_after() == pytest.approx(after)


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A subprocess that leaves a part of a backup and does not end; the file says which it is."""
    script, pid = tmp_path / "endless.py", tmp_path / "pid"
    script.write_text(
        "import os, sys, time\n"
        "open(sys.argv[2] + '.part', 'w').close()\n"
        f"open({str(pid)!r}, 'w').write(str(os.getpid()))\n"
        "time.sleep(600)\n"
    )
    monkeypatch.setattr(backups, "COMMAND", (sys.executable, str(script)))
    monkeypatch.setattr(backups, "SOON", 0.0)
    return pid


def test_the_end_of_the_server_ends_the_one_that_is_being_made(
    endless: Path, config: Config, clock: HandClock
) -> None:
    async def life() -> None:
        async with scheduled(config, clock):
            while not (endless.exists() and endless.read_text()):
                await asyncio.sleep(0.01)
            assert names(config)

    asyncio.run(life())
    assert names(config) == []
    status = subprocess.run(["ps", "-p", endless.read_text()], capture_output=True, check=False).returncode
    assert status == 1


def test_so_does_an_end_while_the_subprocess_is_only_being_started(
    endless: Path, config: Config, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = asyncio.create_subprocess_exec

    async def slowly(*command: Any, **more: Any) -> Any:
        process = await start(*command, **more)
        try:
            await asyncio.sleep(600)
        finally:  # as asyncio itself does
            process.kill()
            await process.wait()

    monkeypatch.setattr(asyncio, "create_subprocess_exec", slowly)
    test_the_end_of_the_server_ends_the_one_that_is_being_made(endless, config, clock)


@pytest.mark.long
def test_a_server_makes_them_while_it_runs(played: Path, tmp_path: Path) -> None:
    data = Path(shutil.copytree(played, tmp_path / "data"))
    command = (
        "-c",
        "from metroscribe.cli import main; main()",
        "serve",
        "--backup-every",
        "1s",
        "--backup-keep",
        "3",
    )
    with served(data, command) as process:
        wait_until(lambda: '"file"' in process.errors and process.errors.count("backup made") > 4)
        assert len(list((data / "backups").glob("*.backup"))) in (3, 4)
        assert '"level": "error"' not in process.errors


@pytest.mark.parametrize(("text", "seconds"), [("90s", 90), ("30m", 1800), ("6h", 21600), ("1d", 86400)])
def test_a_duration_is_a_number_with_its_unit(text: str, seconds: float) -> None:
    assert duration(text) == seconds


@pytest.mark.parametrize("text", ["", "6", "h", "-1h", "0m", "1.5h", "6 h", "6H", "9999999d"])
def test_nothing_else_is_a_duration(text: str) -> None:
    with pytest.raises(MetroscribeError, match="cli-not-a-duration"):
        duration(text)
