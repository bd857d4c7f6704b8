"""What goes wrong with a file of SQLite, by its cause; and a writer that ends."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from metroscribe.server.store import writer
from metroscribe.server.store.contract import Damaged, Unavailable
from metroscribe.server.store.faults import unavailable
from metroscribe.server.store.sqlite import FILE, SqliteStore, connect, opened_store
from tests.server.test_store import busy, first, names, note

PAGE, EVENTS, LAST = 4096, 40, 5
LEAF = 0x0A
"""How a page of rows begins, in the format of SQLite."""
LONG = "x" * 400
WRITE = "INSERT INTO probe VALUES (1)"


def full(db: sqlite3.Connection, _: Path) -> None:
    ((pages,),) = db.execute("PRAGMA page_count").fetchall()
    db.execute(f"PRAGMA max_page_count = {pages}")
    db.execute("CREATE TABLE more (x)")


def read_only(db: sqlite3.Connection, _: Path) -> None:
    db.execute("PRAGMA query_only = ON")
    db.execute(WRITE)


def locked(db: sqlite3.Connection, file: Path) -> None:
    db.execute("PRAGMA busy_timeout = 0")
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        db.execute(WRITE)


def damaged(_: sqlite3.Connection, file: Path) -> None:
    bad = file.with_name("bad")
    bad.write_bytes(b"this is no database" * 100)
    with closing(sqlite3.connect(bad)) as db:
        db.execute(WRITE)


def other(db: sqlite3.Connection, _: Path) -> None:
    db.execute("SELECT * FROM nowhere")


@pytest.mark.parametrize("fault", [full, read_only, locked, damaged, other])
def test_an_error_of_sqlite_has_its_cause(
    tmp_path: Path, fault: Callable[[sqlite3.Connection, Path], None]
) -> None:
    with opened_store(tmp_path):
        pass
    opened = closing(sqlite3.connect(tmp_path / FILE, isolation_level=None))
    with opened as db, pytest.raises(sqlite3.Error) as failure:
        fault(db, tmp_path / FILE)
    found = unavailable(failure.value, tmp_path / FILE)
    assert found.cause == fault.__name__.replace("_", "-")
    assert "SQLITE_" in found.reason


def test_who_waits_for_a_writer_that_ends_is_answered_and_the_next_work_has_another_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ends(*_: object) -> list[Any]:
        raise SystemExit

    async def story(store: SqliteStore) -> None:
        await store.create(first(), [], b"", "")
        with monkeypatch.context() as patched:
            patched.setattr(writer, "_together", ends)
            work = [store.append("one", number, [note("a")], "") for number in range(1, 50)]
            answers = await asyncio.wait_for(asyncio.gather(*work, return_exceptions=True), 5)
        assert {type(answer) for answer in answers} == {Unavailable}
        assert {answer.cause for answer in answers if isinstance(answer, Unavailable)} == {"writer"}
        await asyncio.wait_for(store.append("one", 1, [note("b")], ""), 5)
        assert names(store) == ["b"]

    with opened_store(tmp_path) as store:
        asyncio.run(story(store))


def test_a_new_writer_that_cannot_open_the_file_says_why_and_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ends(*_: object) -> list[Any]:
        raise SystemExit

    def shut() -> sqlite3.Connection:
        return connect(tmp_path / "not" / "there")

    async def story(store: SqliteStore) -> None:
        with monkeypatch.context() as patched:
            patched.setattr(writer, "_together", ends)
            patched.setattr(store._writer, "_connect", shut)
            for _ in range(3):
                with pytest.raises(Unavailable):
                    await asyncio.wait_for(store.create(first(), [], b"", ""), 5)
        await asyncio.wait_for(store.create(first(), [], b"", ""), 5)

    with opened_store(tmp_path) as store:
        asyncio.run(story(store))


def test_of_a_batch_with_a_damaged_match_all_others_are_written(tmp_path: Path) -> None:
    async def before(store: SqliteStore) -> None:
        for match in ("one", "two"):
            await store.create(first(match), [note(f"{match} {LONG}")] * EVENTS, b"", "")
            await store.append(match, EVENTS + 1, [note(f"LAST of {match} {LONG}")] * LAST, "")

    with opened_store(tmp_path) as store:
        asyncio.run(before(store))
    data = bytearray((tmp_path / FILE).read_bytes())
    for start in range(0, len(data), PAGE):
        if data[start] == LEAF and b"LAST of two" in data[start : start + PAGE]:
            data[start : start + PAGE] = b"\xa5" * PAGE
    (tmp_path / FILE).write_bytes(data)

    async def after(store: SqliteStore) -> list[BaseException | None]:
        with busy(store):
            begun = asyncio.create_task(store.probe())
            await asyncio.sleep(0.05)
            work = [
                store.append("one", EVENTS + LAST + 1, [note("a")], ""),
                store.append("two", EVENTS + LAST + 1, [note("b")], ""),
                store.append("one", EVENTS + LAST + 2, [note("c")], ""),
                store.create(first("a third"), [], b"", ""),
            ]
            tasks = [asyncio.create_task(one) for one in work]
            await asyncio.sleep(0.05)
        await begun
        return await asyncio.gather(*tasks, return_exceptions=True)

    with opened_store(tmp_path) as store:
        ends = asyncio.run(after(store))
        assert [type(end) for end in ends] == [type(None), Damaged, type(None), type(None)]
        assert names(store, "one")[-2:] == ["a", "c"]
        with pytest.raises(Damaged):
            store.log.events("two")
