"""Matches that cannot be shown say why, and records that are not true are not taken."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from metroscribe import registry
from metroscribe.cli import main
from metroscribe.core.text import Text
from metroscribe.records import write_record
from metroscribe.server.library import Library
from metroscribe.server.match import events as ev
from metroscribe.server.store import archive
from metroscribe.server.store.sqlite import opened_store
from tests.server.inside import ADA, GAME, Inside, run
from tests.server.one_table import finished
from tests.server.one_table import run as run_table
from tests.server.served import served
from tests.server.test_archive import local_match

Said = tuple[int, str, str]
HARM = {
    "no event can be read": "UPDATE events SET body = x'00ff' WHERE match = ?",
    "nothing is there": "DELETE FROM events WHERE match = ?",
    "its table is missing": "DELETE FROM events WHERE match = ? AND seq = 0",
    "a move is none": "UPDATE events SET body = replace(body, '\"-\"', '\"?\"') WHERE match = ?",
}


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> "Command":
    return Command(capsys)


class Command:
    """Status, output and errors of a command."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *arguments: object) -> Said:
        self._capsys.readouterr()  # the log of what was played before
        with pytest.raises(SystemExit) as stop:
            main(["--lang", "en", *map(str, arguments)])
        assert isinstance(stop.value.code, int)
        out, err = self._capsys.readouterr()
        return stop.value.code, out, err


async def played(inside: Inside) -> list[str]:
    """Two finished matches, the first by rules that are gone."""
    sessions = [await inside.over(await inside.begun(ADA), ADA) for _ in range(2)]
    old, *rest = inside.store.log.events(sessions[0].hosted.id)
    assert isinstance(old, ev.Opened)
    outdated = replace(old, match="f" * 32, code="OLD222", rules=999)
    await inside.store.create(outdated, rest, b"", "", "over")
    return [session.hosted.opened.code for session in sessions]


# out


@pytest.mark.slow
def test_a_match_of_other_rules_has_its_record_and_says_why_nothing_else_can_be_shown(tmp_path: Path) -> None:
    codes = run(tmp_path, played)
    with served(tmp_path) as server:
        record, old = (server.http.get(f"/api/tables/{code}/record") for code in (codes[0], "OLD222"))
        assert (record.status_code, old.status_code) == (200, 200)
        assert old.text == record.text.replace("rules: 1\n", "rules: 999\n").replace(
            f"deal match: {record.text.partition('deal match: ')[2][:32]}", f"deal match: {'f' * 32}"
        )
        for path in ("sheets/0", "sheets/0.svg", "replay/0"):
            answer = server.http.get(f"/api/tables/OLD222/{path}")
            assert answer.status_code == 409
            assert answer.json()["refused"]["args"] == {"game": GAME, "rules": 999}


@pytest.mark.slow
def test_an_export_names_what_it_leaves_out_and_ends_with_1(tmp_path: Path, said: Command) -> None:
    codes = run(tmp_path / "data", played)
    harm(tmp_path / "data", codes[0], HARM["its table is missing"])
    status, out, err = said("export", tmp_path / "records", "--data", tmp_path / "data")
    assert (status, out) == (1, f"2 records are in {tmp_path / 'records'}.\n")
    assert err.splitlines() == [
        f"Match {codes[0]} was left out: The log of this match cannot be read (event 0 is missing)."
    ]
    assert {file.stem for file in (tmp_path / "records").iterdir()} == {codes[1], "OLD222"}


def harm(folder: Path, code: str, sql: str) -> None:
    with opened_store(folder) as store:
        store.log.db.execute(sql, (store.log.read("SELECT match FROM matches WHERE code = ?", code)[0][0],))


@pytest.mark.slow
@pytest.mark.parametrize("kind", HARM)
def test_an_export_goes_on_past_a_match_that_is_damaged(kind: str, tmp_path: Path) -> None:
    codes, left_out = run(tmp_path / "data", played), dict[str, Text]()
    harm(tmp_path / "data", codes[0], HARM[kind])
    with opened_store(tmp_path / "data") as store:
        count = archive.export_records(store, Library(), tmp_path / "records", left_out.__setitem__)
    assert (count, set(left_out)) == (2, {codes[0]})
    assert {file.stem for file in (tmp_path / "records").iterdir()} == {codes[1], "OLD222"}


# in


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Of a match on a server, with the proof of its deal."""
    return run_table(finished(tmp_path_factory.mktemp("played")))


def other_secret(text: str) -> str:
    return re.sub("(?<=deal secret: )..", "ff", text)


def other_part(text: str) -> str:
    return re.sub("(?<=deal parts: 1:)..", "ff", text)


def no_secret(text: str) -> str:
    return re.sub("deal secret: .*\n", "", text)


@pytest.mark.slow
@pytest.mark.parametrize("harm", [other_secret, other_part, no_secret])
def test_a_record_whose_proof_does_not_hold_is_imported_only_without_it(
    record: str, harm: Callable[[str], str], tmp_path: Path, said: Command
) -> None:
    good, bad, data = tmp_path / "good.txt", tmp_path / "bad.txt", tmp_path / "data"
    good.write_text(record, encoding="utf-8")
    bad.write_text(harm(record), encoding="utf-8")
    status, out, err = said("import", good, bad, "--data", data)
    assert (status, out, len(err.splitlines())) == (2, "", 1)
    assert err.startswith(f"{bad} was not imported, since its proof of the deal does not hold (--unproven")
    assert not data.exists()

    status, out, err = said("import", good, bad, "--unproven", "--data", data)
    assert (status, err) == (0, "")
    proven, unproven = re.findall(r"is match (\w+)[.,]", out)
    assert out.splitlines()[1].endswith("without a proof of its deal: the one in the record does not hold.")
    assert said("export", tmp_path / "out", "--data", data)[0] == 0
    texts = [(tmp_path / "out" / f"{code}.txt").read_text(encoding="utf-8") for code in (proven, unproven)]
    assert texts == [record, re.sub("deal .*\n", "", record)]


def test_a_record_that_claims_nothing_of_its_deal_is_imported(tmp_path: Path, said: Command) -> None:
    file = tmp_path / "match.txt"
    file.write_text(write_record(local_match(sorted(registry())[0])), encoding="utf-8")
    status, out, _ = said("import", file, "--data", tmp_path / "data")
    assert status == 0
    assert re.fullmatch(rf"{re.escape(str(file))} is match \w+\.\n", out)
