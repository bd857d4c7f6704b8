"""Matches out of a store and into one: a backup of a moment, whole or not at all; records there and back."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from metroscribe.arena import play_match
from metroscribe.bots import bot, play_turn
from metroscribe.core.dealer import Seeded
from metroscribe.core.errors import MetroscribeError
from metroscribe.core.game import Options
from metroscribe.core.match import Match
from metroscribe.core.rng import Stream
from metroscribe.core.text import Text
from metroscribe.games import registry
from metroscribe.records import read_record, replay, save_text, write_record
from metroscribe.server.chance import Chance
from metroscribe.server.library import Library
from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from metroscribe.server.match.deal import proven_key
from metroscribe.server.store import archive
from metroscribe.server.store.checking import Report
from metroscribe.server.store.sqlite import FILE, SqliteStore, opened_store
from tests.absence import absent_match
from tests.counts import count
from tests.server.inside import ADA, BOB, Inside, moves_of, run
from tests.server.judged import state
from tests.server.storm_laws import no_match_is_left_out

GAMES = sorted(registry())
LIBRARY = Library()
TOGETHER = 5


def refusal(work: str, *paths: Path) -> str:
    with pytest.raises(MetroscribeError) as refused:
        getattr(archive, work)(*paths)
    return refused.value.text.key


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A folder with a finished match, one that is being played, and a table that waits."""

    async def story(inside: Inside) -> None:
        await inside.over(await inside.begun(ADA, BOB), ADA, BOB)
        await inside.stage(session := await inside.begun(ADA, BOB, clock=60), ADA, moves_of(session, 0)[0])
        await inside.open(seats=2, name="Ada")

    folder = tmp_path / "played"
    run(folder, story)
    return folder


# backup and restore


def everything(folder: Path) -> list[object]:
    """All matches of a store as they are: state and secret."""

    async def story(inside: Inside) -> list[object]:
        store = inside.store
        matches = sorted(
            store.log.in_phase("open", "starting", "playing", "over"), key=lambda found: found.match
        )
        sessions = [(found, await inside.host.find(found.match)) for found in matches]
        return [
            (found, session and state(session.hosted), store.log.secret(found.match))
            for found, session in sessions
        ]

    return run(folder, story)


def test_a_backup_restored_is_all_that_there_was(played: Path, tmp_path: Path) -> None:
    assert archive.backup(played, tmp_path / "copy") == Report(3)
    assert archive.restore(tmp_path / "copy", tmp_path / "new" / "folder") == Report(3)
    assert everything(tmp_path / "new" / "folder") == everything(played)
    assert [file.name for file in (tmp_path / "new" / "folder").iterdir()] == [FILE]


@pytest.mark.slow
def test_a_restored_match_goes_on(played: Path, tmp_path: Path) -> None:
    archive.backup(played, tmp_path / "copy")
    archive.restore(tmp_path / "copy", tmp_path / "new")

    async def story(inside: Inside) -> None:
        (found,) = inside.store.log.in_phase("playing")
        session = await inside.again(found.match)
        await inside.ask(session, do.TakeBack(**inside.where(session, ADA)), ADA)
        await inside.over(session, ADA, BOB)

    run(tmp_path / "new", story)


def test_a_backup_is_one_file_and_whole_while_the_server_writes(tmp_path: Path) -> None:
    """Events are written so many at a time; no backup ever holds a part of them."""
    folder, stop, copies = tmp_path / "busy", threading.Event(), 8
    with opened_store(folder) as store:
        writer = threading.Thread(target=write_on, args=(store, stop))
        writer.start()
        try:
            for number in range(copies):
                archive.backup(folder, tmp_path / f"copy-{number}")
        finally:
            stop.set()
            writer.join()
    sizes = []
    for number in range(copies):
        archive.restore(tmp_path / f"copy-{number}", tmp_path / str(number))
        with opened_store(tmp_path / str(number)) as copy:
            matches = copy.log.in_phase("open")
            sizes.append(sum(len(copy.log.events(found.match)) for found in matches))
            for found in matches:
                seqs = copy.log.read("SELECT seq FROM events WHERE match = ? ORDER BY seq", found.match)
                assert [seq for (seq,) in seqs] == list(range(len(seqs)))
                assert len(seqs) % TOGETHER == 1
                assert copy.log.secret(found.match) == b"secret"
    assert sizes == sorted(sizes)
    assert sizes[-1] > 0
    assert not list(tmp_path.glob("*.part"))


def write_on(store: SqliteStore, stop: threading.Event) -> None:
    """Matches that grow by `TOGETHER` events at a time until it is told to stop."""

    async def grow(number: int) -> None:
        id_, seq = f"match-{number}", 1
        first = ev.Opened(1, match=id_, code=id_, game="g", rules=1, map_hash="h", seats=1, host="")
        await store.create(first, [], b"secret", "")
        while not stop.is_set():
            some: list[ev.AnyEvent] = [ev.Renamed(1, seat=0, name=str(seq + n)) for n in range(TOGETHER)]
            await store.append(id_, seq, some, "")
            seq += TOGETHER

    async def grow_all() -> None:
        await asyncio.gather(*(grow(number) for number in range(4)))

    asyncio.run(grow_all())


def test_a_backup_overwrites_nothing(played: Path, tmp_path: Path) -> None:
    (tmp_path / "copy").write_text("something of value")
    assert refusal("backup", played, tmp_path / "copy") == "error-backup-target"
    assert (tmp_path / "copy").read_text() == "something of value"


def test_a_backup_goes_only_where_there_is_a_folder(played: Path, tmp_path: Path) -> None:
    assert refusal("backup", played, tmp_path / "nowhere" / "copy") == "error-in-file"


def test_where_nothing_is_nothing_is_backed_up_and_nothing_made(tmp_path: Path) -> None:
    assert refusal("backup", tmp_path / "empty", tmp_path / "copy") == "error-no-matches"
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_store_is_told_and_leaves_no_part_of_a_backup(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database at all, but long enough to be one" * 100)
    assert refusal("backup", tmp_path, tmp_path / "copy") == "error-backup-nothing"
    assert [file.name for file in tmp_path.iterdir()] == [FILE]


def test_a_folder_that_holds_matches_is_not_restored_into(played: Path, tmp_path: Path) -> None:
    archive.backup(played, tmp_path / "copy")
    before = everything(played)
    assert refusal("restore", tmp_path / "copy", played) == "error-restore-target"
    assert everything(played) == before


def truncated(data: bytes) -> bytes:
    return data[: len(data) // 2]


def scrambled(data: bytes) -> bytes:
    """The first page is whole, the others are not."""
    return data[:4096] + bytes(255 - byte for byte in data[4096:])


def emptied(_: bytes) -> bytes:
    return b""


def replaced(_: bytes) -> bytes:
    return b"metroscribe record 1\n" * 500


@pytest.mark.slow
@pytest.mark.parametrize("harm", [truncated, scrambled, emptied, replaced])
def test_a_damaged_backup_is_refused_and_leaves_the_folder_empty(
    harm: Callable[[bytes], bytes], played: Path, tmp_path: Path
) -> None:
    archive.backup(played, tmp_path / "copy")
    (tmp_path / "copy").write_bytes(harm((tmp_path / "copy").read_bytes()))
    assert refusal("restore", tmp_path / "copy", tmp_path / "new") == "error-not-a-backup"
    assert list((tmp_path / "new").iterdir()) == []


def test_a_file_that_is_not_there_and_a_database_of_something_else_are_no_backups(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "other")
    other.execute("CREATE TABLE events (x)")
    other.close()
    for file in (tmp_path / "nowhere", tmp_path / "other", tmp_path):
        assert refusal("restore", file, tmp_path / "new") == "error-not-a-backup"
        assert list((tmp_path / "new").iterdir()) == []


def test_a_backup_of_a_newer_version_is_refused_and_leaves_the_folder_empty(
    played: Path, tmp_path: Path
) -> None:
    archive.backup(played, tmp_path / "copy")
    copy = sqlite3.connect(tmp_path / "copy")
    copy.execute("PRAGMA user_version = 99")
    copy.close()
    assert refusal("restore", tmp_path / "copy", tmp_path / "new") == "error-newer-data"
    assert list((tmp_path / "new").iterdir()) == []


def test_names_of_files_mean_nothing_but_themselves(played: Path, tmp_path: Path) -> None:
    odd = tmp_path / "50% of? all #1 & more"
    archive.backup(played, odd)
    assert archive.restore(odd, tmp_path / "new") == Report(3)


# records


def exported(
    folder: Path, target: Path, left_out: Callable[[str, Text], None] = no_match_is_left_out
) -> dict[str, str]:
    with opened_store(folder) as store:
        count = archive.export_records(store, LIBRARY, target, left_out)
    found = {file.stem: file.read_text(encoding="utf-8") for file in target.iterdir()}
    assert len(found) == count
    return found


def imported(folder: Path, file: Path) -> str:
    record = read_record(file)
    rules = LIBRARY.rules(record.game, record.modules, "")
    with opened_store(folder) as store:
        return archive.import_record(store, record, replay(file, record, rules), 5.0)


def there_and_back(text: str, folder: Path) -> str:
    folder.mkdir()
    save_text(folder / "in.txt", text)
    code = imported(folder / "store", folder / "in.txt")
    return exported(folder / "store", folder / "out")[code]


def local_match(game: str, number: int = 0, options: Options = Options()) -> Match:
    modules = LIBRARY.registry.load(game).info.modules
    rules = LIBRARY.rules(game, modules if number else (), "")
    return play_match(rules, [bot("random")] * (number + 1), f"archive/{number}", options)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_imported_and_exported_is_the_same(game: str, tmp_path: Path) -> None:
    for number in range(2):
        text = write_record(local_match(game, number), {0: "Ada", number: "Łukasz | :"})
        assert there_and_back(text, tmp_path / str(number)) == text


def test_options_survive(tmp_path: Path) -> None:
    text = write_record(local_match("voll-verplant/paris", 1, Options({"deck": "20"})))
    assert "option deck: 20" in text
    assert there_and_back(text, tmp_path / "match") == text


@pytest.mark.slow
def test_finished_matches_are_exported_with_the_proof_of_their_deal(played: Path, tmp_path: Path) -> None:
    ((code, text),) = exported(played, tmp_path / "records").items()
    record = read_record(tmp_path / "records" / f"{code}.txt")
    assert set(record.proof) == {"match", "commitment", "parts", "secret"}
    assert proven_key(record.proof, record.seats)
    assert record.names == {0: "ada", 1: "bob"}
    again = there_and_back(text, tmp_path / "again")
    assert again == text


def test_a_match_that_was_given_up_is_not_exported_and_one_whose_rules_are_gone_is(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        await inside.ask(session := await inside.begun(ADA), do.GiveUp(id=inside.id()), ADA)
        await inside.ask(open_ := await inside.open(), do.GiveUp(id=inside.id()), ADA)
        assert session.hosted.phase == open_.hosted.phase == "over"
        finished = await inside.over(await inside.begun(ADA), ADA)
        first, *rest = inside.store.log.events(finished.hosted.id)
        values = {name: getattr(first, name) for name in first.__struct_fields__}
        old = ev.Opened(**values | {"match": "f" * 32, "code": "OLD222", "rules": 999})
        await inside.host.store.create(old, [], b"", "")
        await inside.host.store.append("f" * 32, 1, rest, "over")

    run(tmp_path / "store", story)
    records = exported(tmp_path / "store", tmp_path / "records")
    old, known = records.pop("OLD222").splitlines(), next(iter(records.values())).splitlines()
    assert len(records) == 1
    assert [line for line in old if line not in known] == ["rules: 999", f"deal match: {'f' * 32}"]


def test_an_imported_match_gets_a_code_that_is_free_and_is_written_in_one_piece(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes = iter(["SAME22", "SAME22", "OTHER2"])
    monkeypatch.setattr(Chance, "code", lambda _: next(codes))
    save_text(tmp_path / "in.txt", write_record(local_match("voll-verplant/paris")))
    assert imported(tmp_path / "store", tmp_path / "in.txt") == "SAME22"
    record = read_record(tmp_path / "in.txt")
    match = replay(tmp_path / "in.txt", record, LIBRARY.rules(record.game, record.modules, ""))
    with opened_store(tmp_path / "store") as store:
        assert archive.import_record(store, record, match, 5.0) == "OTHER2"
        assert store.batches == 2
        assert {found.code for found in store.log.in_phase("over")} == {"SAME22", "OTHER2"}


def test_where_no_code_is_free_an_import_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Chance, "code", lambda _: "SAME22")
    save_text(tmp_path / "in.txt", write_record(local_match("voll-verplant/paris")))
    imported(tmp_path / "store", tmp_path / "in.txt")
    with pytest.raises(MetroscribeError) as refused:
        imported(tmp_path / "store", tmp_path / "in.txt")
    assert refused.value.text.key == "error-store"


def test_names_of_imported_records_are_those_that_a_table_would_have(tmp_path: Path) -> None:
    given = {0: "Ada \u202e of  many names and more", 1: "\u2800"}
    text = write_record(local_match("voll-verplant/paris", 1), given)
    back = there_and_back(text, tmp_path / "match")
    assert [line for line in back.splitlines() if line.startswith("name")] == [
        "name 1: Ada of many names and mo"
    ]


@pytest.mark.parametrize("game", ["next-station/london", "voll-verplant/paris"])
def test_a_record_of_people_who_came_and_went_is_the_same_after_import(game: str, tmp_path: Path) -> None:
    rules = LIBRARY.rules(game, LIBRARY.registry.load(game).info.modules, "")
    for number in range(count(8, 80)):
        text = write_record(absent_match(rules, 3, f"came and went {number}"))
        assert there_and_back(text, tmp_path / str(number)) == text


def test_a_seat_that_was_back_for_one_turn_is_imported(tmp_path: Path) -> None:
    """It had left before that turn and after it, and chose in it."""
    match = Match(LIBRARY.rules("voll-verplant/paris", (), ""), Seeded("back for one turn"), 2)
    while not match.over:
        match.leave(1, match.table.turns != 2)
        for seat in range(2):
            play_turn(match, seat, bot("greedy"), Stream("back", "archive"))
        match.leave(1)
        match.close()
    text = write_record(match)
    assert there_and_back(text, tmp_path / "match") == text


def test_an_imported_match_is_found_like_any_other_and_is_nobodys(tmp_path: Path) -> None:
    match = local_match("voll-verplant/paris", 1)
    save_text(tmp_path / "in.txt", write_record(match, {0: "Ada"}))
    code = imported(tmp_path / "store", tmp_path / "in.txt")

    async def story(inside: Inside) -> None:
        session = await inside.host.find(code)
        assert session is not None
        assert session.hosted.match is not None
        assert session.hosted.match.events == match.events
        assert session.hosted.match.outcome == match.outcome
        assert [found.code for found in inside.store.log.in_phase("over")] == [code]
        rematch = do.Rematch(id=inside.id())
        for by in (ADA, ""):
            assert await inside.refused(session, rematch, by) == "error-not-seated"
        with pytest.raises(MetroscribeError) as refused:
            await inside.open(game="voll-verplant/paris", same_deal_as=code)
        assert refused.value.text.key == "error-no-such-deal"

    run(tmp_path / "store", story)


@pytest.mark.slow
def test_the_proven_deal_of_an_imported_match_can_be_played_again(played: Path, tmp_path: Path) -> None:
    ((name, _),) = exported(played, tmp_path / "records").items()
    file = tmp_path / "records" / f"{name}.txt"
    code = imported(tmp_path / "store", file)

    async def story(inside: Inside) -> list[str]:
        session = await inside.over(await inside.begun(ADA, BOB, same_deal_as=code), ADA, BOB)
        events = inside.store.log.events(session.hosted.id)
        return [card for event in events if isinstance(event, ev.Started | ev.Closed) for card in event.cards]

    assert run(tmp_path / "store", story) == [str(card) for card, _ in read_record(file).cards]
