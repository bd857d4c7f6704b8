"""A backup of a damaged store says what is damaged, by code, and can be restored with everything else."""

import re
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from metroscribe.cli import main
from metroscribe.core.errors import MetroscribeError
from metroscribe.server.library import Library
from metroscribe.server.match import events as ev
from metroscribe.server.store import archive
from metroscribe.server.store.checking import PHASES, Report
from metroscribe.server.store.sqlite import FILE, opened_store
from tests.counts import count
from tests.server.inside import ADA, BOB, Inside, moves_of, run

PAGE = 4096
LIBRARY = Library()
Matches = dict[str, tuple[list[ev.AnyEvent], bytes]]
Harm = Callable[[sqlite3.Connection, str], None]


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Finished matches, one of them packed, some that are being played, and tables that wait."""

    async def story(inside: Inside) -> None:
        for game in ("next-station/london", "voll-verplant/paris"):
            await inside.over(await inside.begun(ADA, BOB, game=game), ADA, BOB)
            session = await inside.begun(ADA, BOB, game=game, clock=60)
            await inside.stage(session, ADA, moves_of(session, 0)[0])
            await inside.open(seats=2, name="Ada")
        assert await inside.store.pack(inside.time + 1, 1) == 1

    folder = tmp_path_factory.mktemp("data")
    run(folder, story)
    return folder


@pytest.fixture
def folder(data: Path, tmp_path: Path) -> Path:
    """One's own, to be damaged."""
    return Path(shutil.copytree(data, tmp_path / "data"))


def matches(folder: Path) -> Matches:
    with opened_store(folder) as store:
        found = store.log.in_phase(*PHASES)
        return {each.code: (store.log.events(each.match), store.log.secret(each.match)) for each in found}


def ids(folder: Path) -> dict[str, str]:
    with opened_store(folder) as store:
        return {found.match: found.code for found in store.log.in_phase(*PHASES)}


def kept(folder: Path, place: Path) -> tuple[Report, Matches]:
    """What a backup says, and what is there when it was restored: that is sound."""
    report = archive.backup(folder, place / "copy", LIBRARY)
    restored = archive.restore(place / "copy", place / "new", LIBRARY)
    assert (restored.matches, restored.faults, restored.left_out) == (report.matches, [], {})
    assert restored.unsound == report.unsound
    return report, matches(place / "new")


# the file


def overwritten(file: Path, page: int) -> None:
    with file.open("r+b") as out:
        out.seek(page * PAGE)
        out.write(b"\xff\x00\x5a" * (PAGE // 3) + b"\x00")


def pages(file: Path) -> Iterator[int]:
    """All, or a few with the one that most events are on, but the first and that from which all are found."""
    with closing(sqlite3.connect(file)) as db:
        ((root,),) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'events'")
    raw = file.read_bytes()
    others = [page for page in range(1, len(raw) // PAGE) if page != root - 1]
    fullest = max(others, key=lambda page: raw[page * PAGE : (page + 1) * PAGE].count(b'"at":'))
    yield from sorted({*others[:: count(len(others) // 3, 1)], fullest})


@pytest.mark.slow
def test_an_overwritten_page_costs_only_the_matches_that_were_on_it_and_they_are_named(
    data: Path, tmp_path: Path
) -> None:
    before, codes, lost = matches(data), ids(data), 0
    for page in pages(data / FILE):
        place = tmp_path / str(page)
        folder = Path(shutil.copytree(data, place / "data"))
        overwritten(folder / FILE, page)
        report, after = kept(folder, place)
        left_out = {codes.get(name, name) for name in report.left_out}
        assert report.faults or after == before, "a page that nothing is on"
        assert {code: events for code, (events, _) in after.items()} == {
            code: events for code, (events, _) in before.items() if code not in left_out
        }
        no_secret = {code for code, found in after.items() if found != before[code]}
        assert no_secret <= {*report.unsound, *(c for c in after if is_over(before[c][0]))}
        lost += len(left_out)
    assert lost


def is_over(events: list[ev.AnyEvent]) -> bool:
    return any(isinstance(event, ev.Finished) for event in events)


@pytest.mark.slow
def test_of_a_file_that_was_cut_off_everything_that_is_left_is_kept(
    data: Path, folder: Path, tmp_path: Path
) -> None:
    whole, before = (data / FILE).read_bytes(), matches(data)
    (folder / FILE).write_bytes(whole[:-PAGE])
    report, after = kept(folder, tmp_path)
    assert report.faults
    assert report.matches == len(after) > 0
    assert all(before[code][0] == events for code, (events, _) in after.items())


def test_of_a_file_whose_head_is_lost_there_is_no_backup(folder: Path, tmp_path: Path) -> None:
    overwritten(folder / FILE, 0)
    with pytest.raises(MetroscribeError) as refused:
        archive.backup(folder, tmp_path / "copy", LIBRARY)
    assert refused.value.text.key == "error-backup-nothing"
    assert [file.name for file in tmp_path.iterdir()] == ["data"]


# the matches


def unreadable(db: sqlite3.Connection, match: str) -> None:
    db.execute("UPDATE events SET body = x'00ff' WHERE match = ? AND seq = 3", (match,))


def gap(db: sqlite3.Connection, match: str) -> None:
    db.execute("DELETE FROM events WHERE match = ? AND seq = 3", (match,))


def no_table(db: sqlite3.Connection, match: str) -> None:
    db.execute("DELETE FROM events WHERE match = ? AND seq = 0", (match,))


def no_log(db: sqlite3.Connection, match: str) -> None:
    db.execute("DELETE FROM events WHERE match = ?", (match,))


def other_card(db: sqlite3.Connection, match: str) -> None:
    """A card that its deck does not have, in the first turn."""
    sql = "SELECT seq, body FROM events WHERE match = ? AND CAST(body AS TEXT) LIKE '%\"started\"%'"
    ((seq, body),) = db.execute(sql, (match,)).fetchall()
    body = body.replace(b'"deck:', b'"deck:no-', 1)
    db.execute("UPDATE events SET body = ? WHERE match = ? AND seq = ?", (body, match, seq))


def no_secret(db: sqlite3.Connection, match: str) -> None:
    db.execute("DELETE FROM secrets WHERE match = ?", (match,))


def no_end(db: sqlite3.Connection, match: str) -> None:
    sql = "DELETE FROM events WHERE match = ?1 AND seq = (SELECT max(seq) FROM events WHERE match = ?1)"
    db.execute(sql, (match,))


def other_result(db: sqlite3.Connection, match: str) -> None:
    sql = "SELECT max(seq), body FROM events WHERE match = ?"
    ((seq, body),) = db.execute(sql, (match,)).fetchall()
    body = re.sub(rb'"result":\[-?\d+', b'"result":[999', body)
    db.execute("UPDATE events SET body = ? WHERE match = ? AND seq = ?", (body, match, seq))


def other_rules(db: sqlite3.Connection, match: str) -> None:
    other = "replace(body, '\"rules\":1', '\"rules\":999')"
    db.execute(f"UPDATE events SET body = {other} WHERE match = ? AND seq = 0", (match,))


def harmed(folder: Path, harm: Harm, phase: str) -> str:
    """The code of the match that was harmed."""
    with closing(sqlite3.connect(folder / FILE)) as db:
        match, code = db.execute(
            "SELECT match, code FROM matches WHERE phase = ? AND NOT packed", (phase,)
        ).fetchone()
        harm(db, match)
        db.commit()
        assert db.total_changes
        return str(code)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("harm", "why"),
    [
        (unreadable, "error-log-damaged"),
        (gap, "error-log-damaged"),
        (no_table, "error-log-damaged"),
        (no_log, "error-log-gap"),
    ],
)
def test_a_match_that_cannot_be_read_is_left_out_and_named(
    harm: Harm, why: str, folder: Path, tmp_path: Path
) -> None:
    before, code = matches(folder), harmed(folder, harm, "playing")
    report, after = kept(folder, tmp_path)
    assert {left: reason.key for left, reason in report.left_out.items()} == {code: why}
    assert (report.faults, report.unsound, report.whole) == ([], {}, False)
    assert after == {other: found for other, found in before.items() if other != code}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("harm", "phase", "why"),
    [
        (other_card, "playing", "error-card-cannot-come"),
        (no_secret, "playing", "error-no-secret"),
        (no_end, "over", "error-log-phase"),
        (other_result, "over", "error-log-result"),
    ],
)
def test_a_match_that_can_be_read_but_not_replayed_is_kept_and_named(
    harm: Harm, phase: str, why: str, folder: Path, tmp_path: Path
) -> None:
    code = harmed(folder, harm, phase)
    before = matches(folder)
    report, after = kept(folder, tmp_path)
    assert {unsound: reason.key for unsound, reason in report.unsound.items()} == {code: why}
    assert (report.left_out, report.whole) == ({}, False)
    assert after == before


def test_a_match_of_rules_that_are_missing_is_kept_and_is_no_damage(folder: Path, tmp_path: Path) -> None:
    code = harmed(folder, other_rules, "over")
    before = matches(folder)
    report, after = kept(folder, tmp_path)
    assert (set(report.outdated), report.whole, report.matches) == ({code}, True, len(before))
    assert after == before


# what people read


@pytest.mark.slow
def test_backup_and_restore_say_what_is_damaged_with_status_1_and_that_rules_are_missing_with_0(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def said(*arguments: object) -> tuple[object, list[str], list[str]]:
        with pytest.raises(SystemExit) as stop:
            main(["--lang", "en", *map(str, arguments)])
        out, err = capsys.readouterr()
        return stop.value.code, out.splitlines(), err.splitlines()

    number, copy, new = len(matches(folder)), tmp_path / "copy", tmp_path / "new"
    outdated, unsound = harmed(folder, other_rules, "over"), harmed(folder, no_secret, "playing")
    left_out = harmed(folder, no_table, "open")
    status, out, err = said("backup", copy, "--data", folder)
    assert (status, out) == (1, [f"{number - 1} matches are in {copy}."])
    assert [line.partition(":")[0] for line in err] == [
        f"Match {left_out} cannot be read and was left out",
        f"Match {unsound} is among them, but cannot be replayed",
        "One match among them cannot be replayed here",
    ]
    status, out, err = said("restore", copy, "--data", new)
    assert (status, out, len(err)) == (1, [f"{number - 1} matches are in {new}."], 2)
    with closing(sqlite3.connect(new / FILE)) as db:
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("DELETE FROM matches WHERE code = ?", (unsound,))
        db.commit()
    status, _, err = said("backup", tmp_path / "second", "--data", new)
    assert (status, len(err)) == (0, 1)
    assert set(archive.restore(copy, tmp_path / "again", LIBRARY).outdated) == {outdated}
