"""What a server writes is read by its owner alone; records are for everybody."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from metroscribe.server.library import Library
from metroscribe.server.match import events as ev
from metroscribe.server.run import LOCK, locked
from metroscribe.server.store import archive
from metroscribe.server.store.sqlite import FILE, connect, opened_store
from tests.server.inside import ADA, Inside, run
from tests.server.storm_laws import no_match_is_left_out

FILES = [FILE, f"{FILE}-shm", f"{FILE}-wal"]


@pytest.fixture(autouse=True)
def _generous() -> Iterator[None]:
    """Whoever runs it lets everybody read and write what is not said to be private."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def modes(folder: Path) -> dict[str, int]:
    return {file.name: mode(file) for file in sorted(folder.iterdir())}


async def opened(inside: Inside) -> None:
    await inside.over(await inside.begun(ADA), ADA)


@pytest.mark.slow
def test_matches_and_their_lock_are_read_by_their_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with locked(folder):
        assert modes(folder) == {LOCK: 0o600}
        run(folder, opened)
        with opened_store(folder) as store:
            first = ev.Opened(1, match="m", code="c", game="g", rules=1, map_hash="h", seats=1, host="")
            asyncio.run(store.create(first, [], b"secret", ""))
            assert modes(folder) == dict.fromkeys([*FILES, LOCK], 0o600)
    assert mode(folder) == 0o700


def test_what_others_could_read_is_narrowed_when_it_is_opened(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    with opened_store(tmp_path):
        pass
    (tmp_path / LOCK).touch(0o644)
    held = connect(tmp_path / FILE)
    try:
        held.execute("SELECT count(*) FROM matches")
        for name in FILES:
            (tmp_path / name).chmod(0o664)
        with locked(tmp_path), opened_store(tmp_path):
            assert modes(tmp_path) == dict.fromkeys([*FILES, LOCK], 0o600)
    finally:
        held.close()
    assert mode(tmp_path) == 0o755


@pytest.mark.slow
def test_a_backup_and_what_is_restored_are_read_by_their_owner_alone(tmp_path: Path) -> None:
    run(tmp_path / "data", opened)
    (tmp_path / "copy.part").write_text("left there by somebody")
    archive.backup(tmp_path / "data", tmp_path / "copy")
    assert mode(tmp_path / "copy") == 0o600
    archive.restore(tmp_path / "copy", tmp_path / "new")
    assert (mode(tmp_path / "new"), modes(tmp_path / "new")) == (0o700, {FILE: 0o600})


@pytest.mark.slow
def test_records_are_read_by_whomever_the_host_lets(tmp_path: Path) -> None:
    run(tmp_path / "data", opened)
    with opened_store(tmp_path / "data") as store:
        archive.export_records(store, Library(), tmp_path / "records", no_match_is_left_out)
    (record,) = (tmp_path / "records").iterdir()
    assert (mode(tmp_path / "records"), mode(record)) == (0o777, 0o666)


ALONE = "import sqlite3, sys; sqlite3.connect(sys.argv[1], timeout=0).execute('PRAGMA journal_mode = DELETE')"
"""What another process can do only when nobody has the file open."""


def test_opening_a_store_again_takes_no_lock_from_who_has_it_open(tmp_path: Path) -> None:
    """SQLite's locks end when any handle of the process on the file is closed."""
    with opened_store(tmp_path):
        connect(tmp_path / FILE).close()
        other = subprocess.run(
            [sys.executable, "-c", ALONE, tmp_path / FILE], capture_output=True, check=False
        )
        assert b"database is locked" in other.stderr
