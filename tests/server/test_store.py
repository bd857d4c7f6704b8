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
from metroscribe.server.store.sqlite import FILE, Store, Taken, connect, migrations, opened_store
from tests.counts import count

MATCHES = 8
EVENTS = count(20, 200)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with opened_store(tmp_path) as store:
        yield store


def first(match: str = "one", at: float = 1.0, code: str = "") -> ev.Opened:
    return ev.Opened(
        at, match=match, code=code or f"CODE-{match}", game="g", rules=1, map_hash="h", seats=1, host=""
    )


def note(text: str, at: float = 2.0) -> ev.Renamed:
    return ev.Renamed(at, seat=0, name=text)


def names(store: Store, match: str = "one") -> list[str]:
    return [event.name for event in store.events(match) if isinstance(event, ev.Renamed)]


@contextmanager
def busy(store: Store) -> Iterator[None]:
    """The file is locked meanwhile, so that work gathers."""
    other = connect(store.file)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.close()


def test_what_was_written_is_read_in_its_order(store: Store) -> None:
    async def write() -> None:
        await store.create(first(), [note("a")], b"secret", "")
        await store.append("one", 2, [note("b"), note("c")], "")

    asyncio.run(write())
    assert store.events("one") == [first(), note("a"), note("b"), note("c")]
    assert store.events("one", 2) == [note("b"), note("c")]
    assert store.events("other") == []
    assert store.secret("one") == b"secret"


def test_a_secret_lies_apart_from_the_log(store: Store) -> None:
    asyncio.run(store.create(first(), [], b"hidden-secret", ""))
    with sqlite3.connect(store.file) as db:
        (body,) = db.execute("SELECT group_concat(body) FROM events").fetchone()
    db.close()
    assert b"hidden-secret" not in bytes(str(body), "utf-8")


def test_what_is_answered_is_on_disk(store: Store) -> None:
    assert store._read("PRAGMA journal_mode") == [("wal",)]
    assert store._read("PRAGMA synchronous") == [(2,)]

    async def write() -> None:
        await store.create(first(), [], b"", "")
        for number in range(1, 20):
            await store.append("one", number, [note(str(number))], "")
            other = sqlite3.connect(store.file)
            assert other.execute("SELECT max(seq) FROM events").fetchone() == (number,)
            other.close()

    asyncio.run(write())


def test_a_taken_number_is_refused_and_nothing_of_its_batch_is_written(store: Store) -> None:
    async def write() -> None:
        await store.create(first(), [note("a")], b"", "")
        await store.append("one", 3, [note("d")], "")
        with pytest.raises(Taken):
            await store.append("one", 2, [note("c"), note("other d"), note("e")], "over")

    asyncio.run(write())
    assert names(store) == ["a", "d"]
    found = store.find("one")
    assert found is not None
    assert found.phase == "open"


def test_what_fails_in_a_commit_fails_alone(store: Store) -> None:
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
    assert store.events("none") == []


def test_what_gathers_is_one_commit(store: Store) -> None:
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


def test_of_many_that_want_the_same_number_one_gets_it(store: Store) -> None:
    async def write() -> list[BaseException | None]:
        await store.create(first(), [], b"", "")
        return await asyncio.gather(
            *(store.append("one", 1, [note(str(number))], "") for number in range(20)), return_exceptions=True
        )

    ends = asyncio.run(write())
    assert sorted(type(end).__name__ for end in ends) == ["NoneType"] + ["Taken"] * 19
    assert names(store) == [str(ends.index(None))]


def test_two_stores_of_one_file_never_both_go_on_from_the_same_number(tmp_path: Path) -> None:
    async def race(one: Store, two: Store) -> None:
        await one.create(first(), [], b"", "")
        for number in range(1, 20):
            work = (store.append("one", number, [note(str(number))], "") for store in (one, two))
            ends = await asyncio.gather(*work, return_exceptions=True)
            assert sorted(type(end).__name__ for end in ends) == ["NoneType", "Taken"]

    with opened_store(tmp_path) as one, opened_store(tmp_path) as two:
        asyncio.run(race(one, two))
        assert one.events("one") == two.events("one")


def test_a_match_that_does_not_exist_gets_no_events(store: Store) -> None:
    with pytest.raises(Taken):
        asyncio.run(store.append("nowhere", 0, [note("a")], ""))


def test_a_code_in_use_is_refused_with_all_that_came_with_it(store: Store) -> None:
    async def write() -> None:
        await store.create(first("one", code="SAME22"), [], b"", "")
        with pytest.raises(Taken):
            await store.create(first("two", code="SAME22"), [note("a")], b"secret", "")
        with pytest.raises(Taken):
            await store.create(first("one", code="OTHER2"), [], b"", "")

    asyncio.run(write())
    assert store.find("two") is None
    assert store.events("two") == []
    assert store.secret("two") == b""
    found = store.find("SAME22")
    assert found is not None
    assert found.match == "one"


def test_many_threads_and_tasks_write_whole_logs(store: Store) -> None:
    async def one_match(match: str) -> None:
        await store.create(first(match), [], b"", "")
        for number in range(1, EVENTS):
            await store.append(match, number, [note(f"{match} {number}")], "")
            assert store.events(match, number) == [note(f"{match} {number}")]

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


def test_who_stops_waiting_stops_nobody_else(store: Store) -> None:
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
    assert names(store)[-1] == "last"


def test_work_that_fails_otherwise_does_not_end_the_store(store: Store) -> None:
    def bad(_: sqlite3.Connection) -> None:
        raise ValueError("broken")

    async def write() -> None:
        with pytest.raises(MetroscribeError) as refused:
            await store._wait([], bad)
        assert refused.value.text.key == "error-store"
        await store.create(first(), [], b"", "")

    asyncio.run(write())
    assert store.events("one") == [first()]


def test_who_is_gone_with_the_event_loop_ends_nothing(store: Store) -> None:
    loop = asyncio.new_event_loop()
    with busy(store):
        gone = loop.create_task(store.create(first(), [], b"", ""))
        loop.run_until_complete(asyncio.sleep(0))
        gone._log_destroy_pending = False  # type: ignore[attr-defined]
        loop.close()
    asyncio.run(store.append("one", 1, [note("after")], ""))
    assert names(store) == ["after"]


def test_closing_writes_everything_that_was_asked_for(tmp_path: Path) -> None:
    store = Store(tmp_path)

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
    store = Store(tmp_path)
    store.close()
    with pytest.raises(MetroscribeError) as refused:
        asyncio.run(store.create(first(), [], b"", ""))
    assert refused.value.text.key == "error-store"


# finding


def test_matches_are_found_by_code_id_phase_and_address(store: Store) -> None:
    async def write() -> None:
        for number, match in enumerate(("one", "two", "three")):
            await store.create(first(match, at=float(number)), [], b"", "192.0.2.1")
        await store.append("one", 1, [ev.Starting(10)], "starting")
        await store.append("two", 1, [ev.Starting(11)], "starting")
        await store.append("one", 2, [note("no phase", at=12)], "")

    asyncio.run(write())
    by_code, by_id = store.find("CODE-two"), store.find("two")
    assert by_code == by_id
    assert by_code is not None
    assert (by_code.match, by_code.phase, by_code.opened, by_code.changed) == ("two", "starting", 1.0, 11.0)
    assert store.find("nothing") is None
    assert [found.match for found in store.in_phase("starting", "open")] == ["two", "one", "three"]
    assert [found.match for found in store.in_phase("starting", limit=1)] == ["two"]
    assert store.opened_by("192.0.2.1", since=1.0) == 2
    assert store.opened_by("192.0.2.2", since=0.0) == 0


def test_what_is_older_than_it_is_kept_goes_with_its_events_and_its_secret(store: Store) -> None:
    async def write() -> int:
        for phase in ("open", "starting", "playing", "over"):
            for at in (10.0, 20.0):
                match = f"{phase} {at:.0f}"
                await store.create(first(match, at), [], b"secret", "")
                if phase != "open":
                    await store.append(match, 1, [note("x", at)], phase)
        await store.append("open 10", 1, [note("late", 20.0)], "")
        return await store.forget(before=15.0)

    assert asyncio.run(write()) == 3
    left = {found.match for found in store.in_phase("open", "starting", "playing", "over")}
    assert left == {"open 10", "open 20", "starting 20", "playing 20", "over 20"}
    assert store.events("over 10") == []
    assert store.secret("over 10") == b""
    assert store.secret("over 20") == b"secret"


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
        assert store.events("one") == [first(), note("a")]
        assert store._read("SELECT x FROM more") == [("one",)]
    assert version(tmp_path) == len(steps)


def test_a_step_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened_store(tmp_path) as store:
        asyncio.run(store.create(first(), [], b"", ""))
    steps = later("CREATE TABLE good (x);", "CREATE TABLE half (x); INSERT INTO nowhere VALUES (1);")
    monkeypatch.setattr(store_module, "migrations", lambda: iter(steps))
    with pytest.raises(MetroscribeError) as refused:
        Store(tmp_path)
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
        Store(tmp_path)
    assert (refused.value.text.key, refused.value.text.args["version"]) == ("error-newer-data", 99)
    assert version(tmp_path) == 99


def test_a_folder_that_cannot_be_used_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / FILE).write_bytes(b"this is no database at all, but long enough to be looked at" * 20)
    for folder in (tmp_path / "file", tmp_path / "file" / "below", tmp_path / "bad"):
        with pytest.raises(MetroscribeError) as refused:
            Store(folder)
        assert refused.value.text.key == "error-data-folder"
