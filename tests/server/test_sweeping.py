"""Deleting by age: late, few at a time, never what is being played, and never because a clock was set."""

import asyncio
import sqlite3
from collections import namedtuple
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from metroscribe.core.errors import MetroscribeError
from metroscribe.server.host import sweeping
from metroscribe.server.host.sweeping import PACKED_DAYS
from metroscribe.server.library import Library
from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from metroscribe.server.metrics import METRICS
from metroscribe.server.store import archive, retention
from metroscribe.server.store.contract import Unavailable
from metroscribe.server.store.retention import Retention, let_shrink
from metroscribe.server.store.sqlite import FILE, SqliteStore, connect, migrations, opened_store
from tests.server.clock import Machine
from tests.server.inside import ADA, Inside, run
from tests.server.test_store_laws import first, note

HOUR = 3600.0
DAY = 24 * HOUR
FEW = 60
"""Pages that an empty store has."""
Usage = namedtuple("Usage", "total used free")


async def given_up(inside: Inside) -> str:
    """A match that is over, and that nobody looks at."""
    session = await inside.begun(ADA)
    await inside.ask(session, do.GiveUp(id=inside.id()), ADA)
    return session.hosted.id


def deleted() -> float:
    return METRICS.registry.get_sample_value("metroscribe_deleted_matches_total") or 0.0


def there(inside: Inside) -> set[str]:
    return {found.match for found in inside.store.log.in_phase("open", "starting", "playing", "over")}


def test_what_is_over_and_older_than_it_is_kept_leaves_the_disk_and_nothing_else(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        old, playing, looked_at = await given_up(inside), await inside.begun(ADA), await given_up(inside)
        session = inside.host.sessions[old]
        inside.ear(inside.host.sessions[looked_at])
        inside.time += 2 * DAY
        new, before = await given_up(inside), deleted()
        with capture_logs() as logs:
            await inside.host.sweep()
        assert there(inside) == {playing.hosted.id, looked_at, new}
        assert inside.store.log.secret(old) == b""
        assert [(line["event"], line["count"]) for line in logs] == [("matches deleted", 1)]
        assert deleted() == before + 1
        with pytest.raises(MetroscribeError) as refused:
            await inside.host.command(session, do.Rematch(id=inside.id()), ADA)
        assert refused.value.text.key == "error-no-table"

    run(tmp_path, story, keep_days=1)


@pytest.mark.parametrize("set_by", [8 * DAY, -8 * DAY])
def test_a_clock_that_is_set_for_a_minute_deletes_nothing(tmp_path: Path, set_by: float) -> None:
    machine = Machine()
    clock = machine.clock

    async def story(inside: Inside) -> None:
        matches = {await given_up(inside), (await inside.open()).hosted.id}
        for passed, offset in ((2 * HOUR, 0.0), (60.0, set_by), (60.0, 0.0), (2 * HOUR, 0.0)):
            machine.passed, machine.offset = machine.passed + passed, offset
            await inside.host.sweep()
        assert there(inside) == matches

    run(tmp_path, story, clock, keep_days=7)


@pytest.mark.parametrize("set_by", [8 * DAY, -8 * DAY])
def test_a_clock_that_stays_set_makes_no_match_older(tmp_path: Path, set_by: float) -> None:
    machine = Machine()
    clock = machine.clock

    async def story(inside: Inside) -> None:
        match = await given_up(inside)
        machine.offset = set_by
        for days in (3, 3):
            machine.passed += days * DAY
            await inside.host.sweep()
            assert match in there(inside)
        machine.passed += 9.1 * DAY
        for _ in range(2):
            await inside.host.sweep()
            machine.passed += 2 * HOUR
        assert match not in there(inside)

    run(tmp_path, story, clock, keep_days=7)


def test_nothing_is_deleted_in_the_first_hour_of_a_process(tmp_path: Path) -> None:
    machine = Machine()
    matches = {run(tmp_path, given_up, machine.clock, keep_days=7)}
    machine.offset = 8 * DAY
    clock = machine.clock

    async def story(inside: Inside) -> None:
        await inside.host.sweep()
        machine.passed += HOUR - 1
        await inside.host.sweep()
        assert there(inside) == matches
        machine.passed += 1
        await inside.host.sweep()
        assert there(inside) == set()

    run(tmp_path, story, clock, keep_days=7)


def test_only_a_share_is_deleted_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "SHARE", 4)
    monkeypatch.setattr(sweeping, "PAUSE", 0.0)

    async def story(inside: Inside) -> None:
        for number in range(16):
            await inside.store.create(first(str(number), float(number)), [], b"", "", "over")
        inside.time += 2 * DAY
        left = []
        for _ in range(8):
            await inside.host.sweep()
            left.append(len(there(inside)))
        assert left == [12, 9, 7, 5, 3, 1, 0, 0]

    run(tmp_path, story, keep_days=1, deleted_at_once=2)


def test_old_matches_that_cannot_be_deleted_now_end_no_sweeping(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(inside: Inside) -> None:
        async def full(*_: object) -> int:
            raise Unavailable("error-store", reason="disk full")

        monkeypatch.setattr(inside.store, "forget", full)
        inside.time += 2 * DAY
        await inside.host.sweep()

    run(tmp_path, story, keep_days=1)


def test_what_is_over_for_some_days_is_packed_and_read_and_goes_on_as_before(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.over(await inside.begun(ADA), ADA)
        match, log = session.hosted.id, inside.store.log
        before = log.events(match)
        inside.time += PACKED_DAYS * DAY + 1
        await inside.host.sweep()
        assert log.read("SELECT size FROM packed WHERE match = ?", match) == [(len(before),)]
        assert log.read("SELECT count(*) FROM events WHERE match = ?", match) == [(0,)]
        assert log.events(match) == before
        again = await inside.host.find(match)
        assert again is not None
        assert again is not session
        await inside.ask(again, do.Rematch(id=inside.id()), ADA)
        assert log.events(match)[:-1] == before
        assert isinstance(log.events(match)[-1], ev.Rematched)

    run(tmp_path, story)


def test_packed_matches_are_exported_and_restored_as_before(tmp_path: Path) -> None:
    async def story(inside: Inside) -> str:
        session = await inside.over(await inside.begun(ADA), ADA)
        return session.hosted.id

    match = run(tmp_path / "data", story)
    with opened_store(tmp_path / "data") as store:
        before, record = store.log.events(match), exported(store, tmp_path / "before")
        assert asyncio.run(store.pack(1e9, 5)) == 1
        assert exported(store, tmp_path / "after") == record
    archive.backup(tmp_path / "data", tmp_path / "backup")
    archive.restore(tmp_path / "backup", tmp_path / "restored")
    with opened_store(tmp_path / "restored") as store:
        assert store.log.events(match) == before


def exported(store: SqliteStore, folder: Path) -> str:
    archive.export_records(store, Library(), folder, lambda code, why: pytest.fail(f"{code}: {why}"))
    (file,) = folder.iterdir()
    return file.read_text(encoding="utf-8")


# the store


def filled(folder: Path, matches: int, events: int = 200) -> None:
    """With matches that are over, the first at second 1."""

    async def fill() -> None:
        with opened_store(folder, apart=0.0) as store:
            more = [note("x" * 100, at=float(n)) for n in range(events)]
            for number in range(1, matches + 1):
                await store.create(first(f"{number:04}", float(number)), more, b"secret", "", "over")

    asyncio.run(fill())


async def all_forgotten(store: SqliteStore, before: float = 1e9) -> int:
    deleted = 0
    while some := await store.forget("over", before, (), 64):
        deleted += some
    while await store.give_back():
        pass
    return deleted


@pytest.fixture
def no_spare(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "SPARE", 0)


def size_of(folder: Path) -> int:
    """In pages."""
    with closing(sqlite3.connect(folder / FILE)) as db:
        return int(db.execute("PRAGMA page_count").fetchone()[0])


@pytest.mark.usefixtures("no_spare")
def test_what_is_deleted_gives_its_space_back(tmp_path: Path) -> None:
    filled(tmp_path, 20)
    before = size_of(tmp_path)
    with opened_store(tmp_path) as store:
        assert asyncio.run(all_forgotten(store)) == 20
    assert size_of(tmp_path) <= FEW < before


def test_what_is_deleted_in_pieces_holds_up_no_write_for_longer_than_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(tmp_path, 20, events=2)
    monkeypatch.setattr(retention, "PIECE", 0.0)

    async def story(store: SqliteStore) -> None:
        left = []
        for number in range(10):
            piece = asyncio.ensure_future(store.forget("over", 1e9, (), 64))
            await store.append("0020", 3 + number, [note("y", at=2e9)], "")
            assert await piece == 1
            left.append(await store.count())
        assert left == list(range(19, 9, -1))

    with opened_store(tmp_path, apart=0.0) as store:
        asyncio.run(story(store))


def steps_of(work: Callable[[sqlite3.Connection], object], folder: Path) -> int:
    """Of SQLite's program."""
    steps = 0

    def step() -> None:
        nonlocal steps
        steps += 1

    with closing(connect(folder / FILE)) as db:
        db.set_progress_handler(step, 1)
        work(db)
    return steps


def test_looking_for_more_to_pack_or_delete_costs_the_same_among_many_as_among_few(tmp_path: Path) -> None:
    looks: list[Callable[[sqlite3.Connection], object]] = [
        lambda db: Retention().pack(db, 1e9, 64),
        lambda db: Retention().forget(db, "over", 0.5, (), 64),
    ]
    cost = {}
    for matches in (5, 50):
        folder = tmp_path / str(matches)
        filled(folder, matches, events=2)
        with opened_store(folder, apart=0.0) as store:
            while asyncio.run(store.pack(1e9, 64)):
                pass
        cost[matches] = [steps_of(look, folder) for look in looks]
    assert cost[5] == cost[50]


def test_a_piece_that_fails_fails_alone(tmp_path: Path) -> None:
    def broken(_: sqlite3.Connection) -> None:
        raise sqlite3.DatabaseError("database disk image is malformed")

    async def story(store: SqliteStore) -> None:
        await store.create(first(), [], b"", "")
        ends = await asyncio.gather(
            store.append("one", 1, [note("a")], ""),
            store._alone(broken),
            store.append("one", 2, [note("b")], ""),
            return_exceptions=True,
        )
        assert [type(end).__name__ for end in ends] == ["NoneType", "Unavailable", "NoneType"]
        assert len(await store.events("one")) == 3

    with opened_store(tmp_path) as store:
        asyncio.run(story(store))


def damage(file: Path, inside: bytes) -> None:
    """Overwrite a page in the middle of those that are full of it."""
    with closing(connect(file)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = db.execute("PRAGMA page_size").fetchone()
    raw = file.read_bytes()
    pages = [at for at in range(0, len(raw), size) if raw[at : at + size].count(inside) > 5]
    with file.open("r+b") as opened:
        opened.seek(pages[len(pages) // 2])
        opened.write(b"\xff" * size)


def test_a_damaged_match_is_named_and_stays_and_holds_up_no_other(tmp_path: Path) -> None:
    filled(tmp_path, 9)

    async def story(inside: Inside) -> None:
        damage(tmp_path / FILE, b"0003")
        inside.time += 2 * DAY
        with capture_logs() as logs:
            for _ in range(2):
                await inside.host.sweep()
        assert [line["match"] for line in logs if line["log_level"] == "error"] == ["0003"]
        assert there(inside) == {"0003"}

    run(tmp_path, story, keep_days=1)


def of_an_earlier_version(folder: Path) -> None:
    """Whose file cannot shrink."""
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        for number, sql in migrations():
            if number < 4:
                db.executescript(f"{sql}; PRAGMA user_version = {number};")
    filled(folder, 20)


@pytest.mark.usefixtures("no_spare")
def test_a_file_of_an_earlier_version_is_rewritten_once_and_then_shrinks(tmp_path: Path) -> None:
    of_an_earlier_version(tmp_path)
    with opened_store(tmp_path) as store:
        before = [store.log.events(f"{number:04}") for number in range(1, 21)]
    for lines in (1, 0):
        with capture_logs() as logs:
            let_shrink(tmp_path / FILE)
        assert len(logs) == lines
    with opened_store(tmp_path) as store:
        assert [store.log.events(f"{number:04}") for number in range(1, 21)] == before
        asyncio.run(all_forgotten(store))
    assert size_of(tmp_path) <= FEW


@pytest.mark.usefixtures("no_spare")
def test_where_there_is_no_room_a_file_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    of_an_earlier_version(tmp_path)
    before = (tmp_path / FILE).read_bytes()
    monkeypatch.setattr("shutil.disk_usage", lambda _: Usage(100, 99, 1))
    with capture_logs() as logs:
        let_shrink(tmp_path / FILE)
    assert [line["log_level"] for line in logs] == ["warning"]
    assert (tmp_path / FILE).read_bytes() == before
    with opened_store(tmp_path) as store:
        assert asyncio.run(all_forgotten(store)) == 20
    assert size_of(tmp_path) > FEW
