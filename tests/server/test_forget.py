"""What `metroscribe forget` deletes is gone from every file, and what it leaves keeps every law."""

import asyncio
import io
import shutil
import sqlite3
from contextlib import closing
from math import inf
from pathlib import Path

import pytest

from metroscribe.cli import main
from metroscribe.server.library import Library
from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from metroscribe.server.match.deal import proven_key
from metroscribe.server.match.record import proof_of, record_of
from metroscribe.server.run import locked
from metroscribe.server.store import archive
from metroscribe.server.store.checking import PHASES, folded
from metroscribe.server.store.forgetting import NEUTRAL, alike
from metroscribe.server.store.sqlite import FILE, opened_store
from tests.server.inside import ADA, BOB, EVE, Inside, run

LIBRARY = Library()
NAME = "Zaphod"
Logs = dict[str, list[ev.AnyEvent]]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Zaphod has sat, knocked, been renamed and kept a seat; Ada and Bob were there too."""

    async def story(inside: Inside) -> None:
        for name in (NAME, "ZAPHOD"):
            session = await inside.begun(ADA, BOB)
            await inside.ask(session, do.Rename(id=inside.id(), name=name), BOB)
            if name == NAME:
                await inside.over(session, ADA, BOB)
                await inside.ask(session, do.Rematch(id=inside.id()), ADA)
        lobby = await inside.open(seats=2, door="link")
        await inside.ask(lobby, do.Knock(id=inside.id(), name=NAME), EVE)
        await inside.over(await inside.begun(ADA), ADA)

    folder = tmp_path_factory.mktemp("played")
    run(folder, story)
    return folder


@pytest.fixture
def folder(played: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(played, tmp_path / "data"))


def logs(folder: Path) -> Logs:
    with opened_store(folder) as store:
        return {found.code: store.log.events(found.match) for found in store.log.in_phase(*PHASES)}


def forget(folder: Path, *arguments: str, status: int = 0) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--lang", "en", "forget", *arguments, "--data", str(folder)])
    assert stop.value.code == status


def holds(folder: Path, text: str) -> bool:
    return any(text.encode() in file.read_bytes() for file in folder.iterdir())


def over(log: list[ev.AnyEvent]) -> bool:
    return any(isinstance(event, ev.Finished) for event in log)


def called(log: list[ev.AnyEvent], name: str) -> bool:
    return any(alike(getattr(event, "name", "")) == alike(name) for event in log)


@pytest.mark.slow
def test_a_forgotten_match_is_gone_from_every_file_and_the_others_are_as_they_were(folder: Path) -> None:
    before = logs(folder)
    code = next(code for code, log in before.items() if over(log) and called(log, NAME))
    opened = before[code][0]
    assert isinstance(opened, ev.Opened)
    assert holds(folder, opened.commitment)
    forget(folder, code.lower(), "--yes")
    assert not holds(folder, opened.commitment)
    assert logs(folder) == {other: log for other, log in before.items() if other != code}
    forget(folder, code, "--yes", status=2)
    assert archive.backup(folder, folder / "copy", LIBRARY).whole


@pytest.mark.slow
def test_a_forgotten_name_is_gone_from_every_file(folder: Path) -> None:
    before = logs(folder)
    assert sum(called(log, NAME) for log in before.values()) == 4
    forget(folder, "--name", "zaphod", "--yes")
    assert not holds(folder, NAME)
    assert not holds(folder, NAME.upper())
    with closing(sqlite3.connect(folder / FILE)) as db:
        found = dict(db.execute("SELECT code, address FROM matches").fetchall())
    assert {code for code, address in found.items() if not address} == {
        code for code, log in before.items() if called(log, NAME)
    }


@pytest.mark.slow
def test_a_name_in_a_packed_log_is_forgotten_too_and_the_log_can_be_packed_again(folder: Path) -> None:
    def packed() -> int:
        with opened_store(folder) as store:
            return asyncio.run(store.pack(inf, 64))

    count, before = packed(), logs(folder)
    assert count
    forget(folder, "--name", NAME, "--yes")
    after = logs(folder)
    assert {code: len(log) for code, log in after.items()} == {code: len(log) for code, log in before.items()}
    assert not any(called(log, NAME) for log in after.values())
    assert packed()


@pytest.mark.slow
def test_what_a_forgotten_name_leaves_replays_to_the_same_record_with_the_same_proof(folder: Path) -> None:
    before = logs(folder)
    forget(folder, "--name", NAME, "--yes")
    for code, log in logs(folder).items():
        assert [type(event) for event in log] == [type(event) for event in before[code]]
        now, then = folded(log, LIBRARY), folded(before[code], LIBRARY)
        if now.match is None or then.match is None:
            continue
        kept = (
            line for line in record_of(then).splitlines() if alike(line.partition(": ")[2]) != alike(NAME)
        )
        assert [line for line in record_of(now).splitlines() if not line.endswith(f": {NEUTRAL}")] == list(
            kept
        )
        assert proof_of(now) == proof_of(then)
        if over(log):
            assert proven_key(proof_of(now), len(now.seats))
    report = archive.backup(folder, folder / "copy", LIBRARY)
    assert (report.whole, report.matches) == (True, len(before))


@pytest.mark.slow
def test_only_in_matches_that_are_over_the_token_is_forgotten_too(folder: Path) -> None:
    before = logs(folder)
    forget(folder, "--name", NAME, "--yes")
    for code, log in logs(folder).items():
        then = folded(before[code], LIBRARY)
        seat, known = then.seat_of(BOB), folded(log, LIBRARY).seat_of(BOB)
        assert known == (None if over(log) else seat)
        if not called(before[code], NAME):
            assert log == before[code]

    async def story(inside: Inside) -> None:
        (found,) = inside.store.log.in_phase("playing")
        session = await inside.again(found.match)
        await inside.over(session, ADA, BOB)

    run(folder, story)


@pytest.mark.slow
def test_who_does_not_say_yes_or_has_a_server_running_changes_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = logs(folder)
    for answer in ("", "no\n", "y\n"):
        monkeypatch.setattr("sys.stdin", io.StringIO(answer))
        forget(folder, "--name", NAME, status=1)
    assert "Nothing was changed." in capsys.readouterr().out
    with locked(folder):
        forget(folder, "--name", NAME, "--yes", status=2)
    assert "Stop it first" in capsys.readouterr().err
    for wrong in ((), (next(iter(before)), "--name", NAME)):
        forget(folder, *wrong, status=2)
    assert logs(folder) == before
    monkeypatch.setattr("sys.stdin", io.StringIO("yes\n"))
    forget(folder, "--name", NAME)
    assert logs(folder) != before


@pytest.mark.slow
def test_a_match_that_cannot_be_read_is_named_since_it_may_hold_the_name(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = next(code for code, log in logs(folder).items() if over(log) and called(log, NAME))
    with closing(sqlite3.connect(folder / FILE)) as db:
        (match,) = db.execute("SELECT match FROM matches WHERE code = ?", (code,)).fetchone()
        db.execute("UPDATE events SET body = x'00' WHERE match = ? AND seq = 1", (match,))
        db.commit()
    forget(folder, "--name", NAME, "--yes", status=1)
    assert f"“metroscribe forget {code}”" in capsys.readouterr().err
    forget(folder, code, "--yes")
    assert not holds(folder, NAME)


def test_a_name_that_stands_nowhere_changes_nothing(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = logs(folder)
    forget(folder, "--name", "Trillian", "--yes")
    assert capsys.readouterr().out == "The name Trillian appears in no match.\n"
    assert logs(folder) == before
