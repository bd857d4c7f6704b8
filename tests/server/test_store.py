"""The log on disk: durable before it is answered, in groups, and no number of a match is written twice."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from metroscribe.core.errors import MetroscribeError
from metroscribe.server.match import events as ev
from metroscribe.server.store import sqlite as store_module
from metroscribe.server.store.contract import Taken
from metroscribe.server.store.sqlite import FILE, SqliteStore, connect, migrations, opened_store
from tests.counts import count

MATCHES = 8
EVENTS = count(20, 200)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    with opened_store(tmp_path) as store:
        yield store


def first(match: str = "one", at: float = 1.0, code: str = "") -> ev.Opened:
    return ev.Opened(
        at, match=match, code=code or f"CODE-{match}", game="g", rules=1, map_hash="h", seats=1, host=""
    )


def note(text: str, at: float = 2.0) -> ev.Renamed:
    return ev.Renamed(at, seat=0, name=text)


def names(store: SqliteStore, match: str = "one") -> list[str]:
    return [event.name for event in store.log.events(match) if isinstance(event, ev.Renamed)]


@contextmanager
def busy(store: SqliteStore) -> Iterator[None]:
    """The file is locked meanwhile, so that work gathers."""
    other = connect(store.file)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.close()


def test_a_secret_lies_apart_from_the_log(store: SqliteStore) -> None:
    asyncio.run(store.create(first(), [], b"hidden-secret", ""))
    with sqlite3.connect(store.file) as db:
        (body,) = db.execute("SELECT group_concat(body) FROM events").fetchone()
    db.close()
    assert b"hidden-secret" not in bytes(str(body), "utf-8")


@pytest.mark.slow
def test_what_is_answered_is_on_disk(store: SqliteStore) -> None:
    assert store.log.read("PRAGMA journal_mode") == [("wal",)]
    assert store.log.read("PRAGMA synchronous") == [(2,)]

    async def write() -> None:
        await store.create(first(), [], b"", "")
        for number in range(1, 20):
            await store.append("one", number, [note(str(number))], "")
            other = sqlite3.connect(store.file)
            assert other.execute("SELECT max(seq) FROM events").fetchone() == (number,)
            other.close()

    asyncio.run(write())


def test_what_fails_in_a_commit_fails_alone(store: SqliteStore) -> None:
    async def write() -> list[BaseException | None]:
        await store.create(first("one"), [], b"", "")
        await store.create(first("two"), [], b"", "")
        await store.append("one", 2, [note("taken")], "")
        commits = store.commits
        with busy(store):
            begun = asyncio.create_task(store.create(first("three"), [], b"", ""))
            await asyncio.sleep(0.05)
            work = [
                store.append("two", 1, [note("a")], ""),
                store.append("one", 1, [note("b"), note("c")], ""),
                store.append("two", 2, [note("d")], ""),
                store.append("none", 0, [note("e")], ""),
                store.append("one", 1, [note("f")], ""),
            ]
            tasks = [asyncio.create_task(one) for one in work]
            await asyncio.sleep(0.05)
        ends = await asyncio.gather(begun, *tasks, return_exceptions=True)
        assert store.commits <= commits + 2
        return ends

    ends = asyncio.run(write())
    assert [type(end) for end in ends] == [type(None), type(None), Taken, type(None), Taken, type(None)]
    assert names(store, "one") == ["f", "taken"]
    assert names(store, "two") == ["a", "d"]
    assert store.log.events("none") == []


def test_what_gathers_is_one_commit(store: SqliteStore) -> None:
    async def write() -> None:
        await store.create(first(), [], b"", "")
        batches, commits = store.batches, store.commits
        with busy(store):
            work = (store.append("one", number, [note(str(number))], "") for number in range(1, 101))
            tasks = [asyncio.create_task(one) for one in work]
            await asyncio.sleep(0.05)
        await asyncio.gather(*tasks)
        assert store.batches - batches == 100
        assert store.commits - commits <= 2

    asyncio.run(write())
    assert names(store) == [str(number) for number in range(1, 101)]


@pytest.mark.slow
def test_two_stores_of_one_file_never_both_go_on_from_the_same_number(tmp_path: Path) -> None:
    async def race(one: SqliteStore, two: SqliteStore) -> None:
        await one.create(first(), [], b"", "")
        for number in range(1, 20):
            work = (store.append("one", number, [note(str(number))], "") for store in (one, two))
            ends = await asyncio.gather(*work, return_exceptions=True)
            assert sorted(type(end).__name__ for end in ends) == ["NoneType", "Taken"]

    with opened_store(tmp_path) as one, opened_store(tmp_path) as two:
        asyncio.run(race(one, two))
        assert one.log.events("one") == two.log.events("one")


@pytest.mark.slow
def test_many_threads_and_tasks_write_whole_logs(store: SqliteStore) -> None:
    async def one_match(match: str) -> None:
        await store.create(first(match), [], b"", "")
        for number in range(1, EVENTS):
            await store.append(match, number, [note(f"{match} {number}")], "")
            assert store.log.events(match, number) == [note(f"{match} {number}")]

    def one_thread(number: int) -> None:
        async def all_matches() -> None:
            await asyncio.gather(*(one_match(f"{number}-{match}") for match in range(MATCHES)))

        asyncio.run(all_matches())

    threads = [threading.Thread(target=one_thread, args=(number,)) for number in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for number in range(3):
        for match in (f"{number}-{match}" for match in range(MATCHES)):
            assert names(store, match) == [f"{match} {event}" for event in range(1, EVENTS)]
    assert store.commits < store.batches == 3 * MATCHES * EVENTS


@pytest.mark.slow
def test_who_stops_waiting_stops_nobody_else(store: SqliteStore) -> None:
    async def write() -> None:
        await store.create(first(), [], b"", "")
        for number in range(20):
            with busy(store):
                tasks = [
                    asyncio.create_task(store.append("one", 1 + number * 3 + place, [note("x")], ""))
                    for place in range(3)
                ]
                await asyncio.sleep(0.002 * (number % 3))
                tasks[number % 3].cancel()
                await asyncio.sleep(0)
            await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), 5)
        await asyncio.wait_for(store.append("one", 1000, [note("last")], ""), 5)

    asyncio.run(write())
    assert store.log.events("one", 1000) == [note("last")]


def test_work_that_fails_otherwise_does_not_end_the_store(store: SqliteStore) -> None:
    def bad(_: sqlite3.Connection) -> None:
        raise ValueError("broken")

    async def write() -> None:
        with pytest.raises(MetroscribeError) as refused:
            await store._wait([], bad)
        assert refused.value.text.key == "error-store"
        await store.create(first(), [], b"", "")

    asyncio.run(write())
    assert store.log.events("one") == [first()]


def test_who_is_gone_with_the_event_loop_ends_nothing(store: SqliteStore) -> None:
    loop = asyncio.new_event_loop()
    with busy(store):
        gone = loop.create_task(store.create(first(), [], b"", ""))
        loop.run_until_complete(asyncio.sleep(0))
        gone._log_destroy_pending = False  # type: ignore[attr-defined]
        loop.close()
    asyncio.run(store.append("one", 1, [note("after")], ""))
    assert names(store) == ["after"]


def test_closing_writes_everything_that_was_asked_for(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)

    async def write() -> None:
        await store.create(first(), [], b"", "")
        work = (store.append("one", number, [note(str(number))], "") for number in range(1, 200))
        tasks = [asyncio.create_task(one) for one in work]
        await asyncio.sleep(0)
        store.close()
        await asyncio.wait_for(asyncio.gather(*tasks), 5)

    asyncio.run(write())
    with opened_store(tmp_path) as again:
        assert names(again) == [str(number) for number in range(1, 200)]


def test_a_closed_store_refuses(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    store.close()
    with pytest.raises(MetroscribeError) as refused:
        asyncio.run(store.create(first(), [], b"", ""))
    assert refused.value.text.key == "error-store"


# the shape of the file


def version(folder: Path) -> int:
    db = sqlite3.connect(folder / FILE)
    (found,) = db.execute("PRAGMA user_version").fetchone()
    db.close()
    return int(found)


def test_migrations_are_numbered_one_after_the_other() -> None:
    assert [number for number, _ in migrations()] == list(range(1, len(list(migrations())) + 1))


def test_a_new_file_gets_the_newest_shape_and_keeps_it(tmp_path: Path) -> None:
    for _ in range(2):
        with opened_store(tmp_path / "not" / "there"):
            assert version(tmp_path / "not" / "there") == max(dict(migrations()))


def later(*steps: str) -> list[tuple[int, str]]:
    known = list(migrations())
    return [*known, *((len(known) + number, sql) for number, sql in enumerate(steps, 1))]


def test_an_older_file_is_brought_to_the_newest_shape(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened_store(tmp_path) as store:
        asyncio.run(store.create(first(), [note("a")], b"secret", ""))
    steps = later("CREATE TABLE more (x);", "INSERT INTO more SELECT match FROM matches;")
    monkeypatch.setattr(store_module, "migrations", lambda: iter(steps))
    with opened_store(tmp_path) as store:
        assert store.log.events("one") == [first(), note("a")]
        assert store.log.read("SELECT x FROM more") == [("one",)]
    assert version(tmp_path) == len(steps)


def test_a_step_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened_store(tmp_path) as store:
        asyncio.run(store.create(first(), [], b"", ""))
    steps = later("CREATE TABLE good (x);", "CREATE TABLE half (x); INSERT INTO nowhere VALUES (1);")
    monkeypatch.setattr(store_module, "migrations", lambda: iter(steps))
    with pytest.raises(MetroscribeError) as refused:
        SqliteStore(tmp_path)
    assert refused.value.text.key == "error-data-folder"
    assert version(tmp_path) == len(steps) - 1
    db = sqlite3.connect(tmp_path / FILE)
    tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master")}
    db.close()
    assert "good" in tables
    assert "half" not in tables


def test_data_of_a_newer_version_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    with opened_store(tmp_path):
        pass
    db = sqlite3.connect(tmp_path / FILE)
    db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(MetroscribeError) as refused:
        SqliteStore(tmp_path)
    assert (refused.value.text.key, refused.value.text.args["version"]) == ("error-newer-data", 99)
    assert version(tmp_path) == 99


def test_a_folder_that_cannot_be_used_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / FILE).write_bytes(b"this is no database at all, but long enough to be looked at" * 20)
    for folder in (tmp_path / "file", tmp_path / "file" / "below", tmp_path / "bad"):
        with pytest.raises(MetroscribeError) as refused:
            SqliteStore(folder)
        assert refused.value.text.key == "error-data-folder"
