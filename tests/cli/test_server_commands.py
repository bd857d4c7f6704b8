"""The commands of a host as people run them: each fault one sentence and status 2, each end a clean one."""

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, redirect_stderr, redirect_stdout
from http.client import HTTPConnection
from io import StringIO
from pathlib import Path

import pytest

from metroscribe import registry
from metroscribe.cli import main
from metroscribe.cli.serve import own_address
from metroscribe.server.store.sqlite import FILE, migrations
from metroscribe.texts import Words, languages
from tests.server.one_table import PARTS, SECRET, finished, one_table, run

pytestmark = pytest.mark.slow
COMMAND = (sys.executable, "-c", "from metroscribe.cli import main; main()")
GOLDEN = sorted(file for name in registry() for file in registry().find(name).folder.glob("records/*-9*.txt"))
TABLE = {"id": "open-a-table", "token": "5a" * 16, "game": "next-station/london", "name": "Ada"}
USUAL = re.compile(r'"event": "(server (starts|answers|stops|stopped)|table opened|bots are )')
"""How far the bots are depends on the machine."""
NEWEST = max(number for number, _ in migrations())
"""The shape in which this version stores matches."""


def environment() -> dict[str, str]:
    return {**os.environ, "LC_ALL": "C.UTF-8"}


class Server:
    """A server of its own, from its first line to its end."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        assert process.stdout is not None
        self.process, self.said = process, process.stdout.readline()
        found = re.search(r"http://(\S+):(\d+)", self.said)
        assert found is not None, self.said
        self.shown, self.port = found[1], int(found[2])

    def get(self, path: str, body: object = None) -> tuple[int, str]:
        with closing(HTTPConnection("127.0.0.1", self.port, timeout=10)) as line:
            if body is None:
                line.request("GET", path)
            else:
                line.request("POST", path, json.dumps(body), {"content-type": "application/json"})
            answer = line.getresponse()
            return answer.status, answer.read().decode()

    def end(self, number: int) -> tuple[int, str]:
        """Exit status, and what else was said but for the usual course of a server in its log."""
        self.process.send_signal(number)
        out, err = self.process.communicate(timeout=30)
        said = (line for line in (out + err).splitlines(keepends=True) if not USUAL.search(line))
        return self.process.returncode, "".join(said)


@contextmanager
def server(folder: Path, *more: str) -> Iterator[Server]:
    arguments = (*COMMAND, "serve", "--port", "0", "--data", str(folder), *more)
    pipe = subprocess.PIPE
    with subprocess.Popen(arguments, stdout=pipe, stderr=pipe, text=True, env=environment()) as process:
        try:
            yield Server(process)
        finally:
            process.kill()


def refused(*arguments: str | Path) -> str:
    """The one sentence with which a server does not begin."""
    command = [*COMMAND, "serve", "--port", "0", *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env=environment())
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    return done.stderr.strip()


def said(*arguments: str | Path) -> tuple[int, str]:
    """Status and text of another command, run here; what fails says so on standard error alone."""
    out, err = StringIO(), StringIO()
    with pytest.raises(SystemExit) as stop, redirect_stdout(out), redirect_stderr(err):
        main(["--lang", "en", *map(str, arguments)])
    status = stop.value.code
    assert isinstance(status, int)
    assert (out if status else err).getvalue() == ""
    return status, (out.getvalue() + err.getvalue()).strip()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Path]]:
    """A running server that several tests share, and its folder."""
    folder = tmp_path_factory.mktemp("house")
    with server(folder) as running:
        yield running, folder
        assert running.end(signal.SIGTERM) == (0, "")


# beginning and ending


def test_a_server_says_where_it_is_and_answers_there(house: tuple[Server, Path]) -> None:
    running, folder = house
    address = f"http://127.0.0.1:{running.port}"
    assert running.said == f"Metroscribe is at {address} (matches in {folder}). Ctrl-C ends it.\n"
    assert running.get("/healthz") == (200, '{"ok":true}')


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_in_order(number: int, tmp_path: Path) -> None:
    """With status 0 and without a word, and the store is closed: nothing waits beside its file."""
    with server(tmp_path) as running:
        status, answer = running.get("/api/tables", TABLE)
        assert status == 201
        assert running.end(number) == (0, "")
    assert sorted(file.name for file in tmp_path.iterdir()) == [FILE, "server.lock"]
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        assert db.execute("SELECT code FROM matches").fetchall() == [(json.loads(answer)["table"]["code"],)]


async def left(folder: Path) -> str:
    """The code of a match that was left after two turns."""
    async with one_table(folder) as table:
        await table.start()
        await table.play(turns=2)
        return table.hosted.opened.code


def test_what_was_being_played_is_taken_up(tmp_path: Path) -> None:
    code = run(left(tmp_path))
    with server(tmp_path) as running:
        status, record = running.get(f"/api/tables/{code}/record")
        assert (status, record[-2:]) == (200, "*\n")
        assert PARTS[0] in record
        assert SECRET.hex() not in record
        assert running.end(signal.SIGINT) == (0, "")


def test_a_match_that_cannot_be_read_is_named_logged_once_and_stops_nothing(tmp_path: Path) -> None:
    code = run(left(tmp_path))
    with closing(sqlite3.connect(tmp_path / FILE)) as db, db:
        db.execute("UPDATE events SET body = ? WHERE seq = 3", (b'{"event": "unheard-of", "at": 1}',))
    with server(tmp_path) as running:
        assert running.get("/readyz") == (200, '{"ok":true}')
        for _ in range(3):
            status, answer = running.get(f"/api/tables/{code}")
            assert status == 500
            assert f"Match {code} is damaged" in answer
            assert "unheard-of" not in answer
        assert running.get("/api/tables", TABLE)[0] == 201
        assert "metroscribe_damaged_matches 1.0" in running.get("/metrics")[1]
        status, logged = running.end(signal.SIGTERM)
    assert status == 0
    (line,) = map(json.loads, logged.splitlines())
    assert (line["event"], line["code"]) == ("match is damaged", code)


def test_in_the_local_network_the_address_is_one_that_others_find(tmp_path: Path) -> None:
    with server(tmp_path, "--lan") as running:
        assert running.shown == own_address()
        assert running.get("/healthz")[0] == 200
        assert '"door":"code"' in running.get("/api/games")[1]


def test_the_address_of_a_proxy_is_the_one_that_links_carry(tmp_path: Path) -> None:
    with server(tmp_path, "--public", "http://games.example:81/") as running:
        assert running.said.startswith("Metroscribe is at http://games.example:81 (")


# what a host can put right


@pytest.mark.parametrize(
    ("limit", "sentence"),
    [
        ("nothing=1", "There is no limit called “nothing”."),
        ("burst=0", "The limit burst cannot be “0”: it must be a number above 0."),
        ("burst=1.5", "The limit burst cannot be “1.5”: it must be a number above 0."),
        ("silence=nan", "The limit silence cannot be “nan”: it must be a number above 0."),
        ("silence", "The limit silence cannot be “”: it must be a number above 0."),
    ],
)
def test_a_limit_that_cannot_be_is_named(limit: str, sentence: str) -> None:
    assert sentence in refused("--limit", limit)


def test_a_limit_can_be_changed(tmp_path: Path) -> None:
    with server(tmp_path, "--limit", "message_bytes=8192", "--limit", "body_bytes=10") as running:
        assert running.get("/api/tables", TABLE)[0] == 413


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        sentence = refused("--port", str(port), "--data", tmp_path)
    assert sentence.startswith(f"Port {port} of 127.0.0.1 cannot be used (Address already in use).")
    assert not (tmp_path / FILE).exists()


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    """Not even by root: there is a file in its place."""
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "inside"
    sentence = f"The folder {folder} cannot be used for matches (Not a directory)."
    assert refused("--data", folder) == f"{sentence} Choose another one with --data."


def test_a_folder_in_use_is_named(house: tuple[Server, Path]) -> None:
    assert refused("--data", house[1]) == f"A server is using {house[1]}. Stop it first."


def test_a_server_whose_imprint_is_missing_does_not_begin(tmp_path: Path) -> None:
    file = tmp_path / "imprint.md"
    sentence = f"--imprint: {file} cannot be read: No such file or directory."
    assert refused("--data", tmp_path, "--imprint", file) == sentence


def test_a_store_that_cannot_be_used_is_told_in_one_sentence_and_logged(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        db.execute(f"PRAGMA user_version = {NEWEST}")
    command = [*COMMAND, "serve", "--port", "0", "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env=environment())
    assert (done.returncode, done.stdout) == (2, "")
    *logged, sentence = done.stderr.splitlines()
    events = [json.loads(line)["event"] for line in logged]
    assert events == ["server starts", "store in trouble", "server cannot begin, or end"]
    assert sentence == "The server could not start (no such table: probe (SQLITE_ERROR)). Its log says more."


def test_a_file_that_was_cut_is_told_and_left_as_it_is(tmp_path: Path) -> None:
    run(left(tmp_path))
    data = (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(data[: len(data) * 2 // 3])
    sentence = f"The matches in {tmp_path} are damaged (database disk image is malformed)."
    assert refused("--data", tmp_path).startswith(sentence)
    assert (tmp_path / FILE).read_bytes() == data[: len(data) * 2 // 3]


def test_matches_of_a_newer_version_are_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA user_version = 99")
    before = (tmp_path / FILE).read_bytes()
    sentence = f"The matches were stored by a newer version (format 99; this one knows {NEWEST})."
    assert refused("--data", tmp_path) == sentence
    assert said("export", tmp_path / "out", "--data", tmp_path) == (2, sentence)
    assert (tmp_path / FILE).read_bytes() == before


def test_a_file_that_is_no_store_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("something else entirely" * 100)
    assert refused("--data", tmp_path).startswith(f"The folder {tmp_path} cannot be used for matches (")
    assert (tmp_path / FILE).read_text() == "something else entirely" * 100


# backup, restore, export, import


def test_a_running_server_is_backed_up_restored_exported_and_fed(
    house: tuple[Server, Path], tmp_path: Path
) -> None:
    running, folder = house
    record = tmp_path / "match.txt"
    record.write_text(run(finished(tmp_path / "elsewhere")), encoding="utf-8")

    status, sentence = said("import", record, GOLDEN[0], "--data", folder)
    assert status == 0
    codes = re.findall(r"is match (\w+)\.", sentence)
    assert running.get(f"/api/tables/{codes[0]}/record") == (200, record.read_text(encoding="utf-8"))

    backup = tmp_path / "backup"
    assert said("backup", backup, "--data", folder) == (0, f"2 matches are in {backup}.")
    assert running.get("/healthz")[0] == 200

    restored = tmp_path / "restored"
    assert said("restore", backup, "--data", restored) == (0, f"2 matches are in {restored}.")
    for source in (folder, restored):
        out = tmp_path / f"records of {source.name}"
        assert said("export", out, "--data", source) == (0, f"2 records are in {out}.")
        texts = [(out / f"{code}.txt").read_text(encoding="utf-8") for code in codes]
        assert texts == [file.read_text(encoding="utf-8") for file in (record, GOLDEN[0])]
        assert said("verify", out / f"{codes[0]}.txt")[0] == 0


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    folder, backup = tmp_path / "data", tmp_path / "backup"
    assert said("import", GOLDEN[0], "--data", folder)[0] == 0
    assert said("backup", backup, "--data", folder)[0] == 0
    before = backup.read_bytes()
    answer = 2, f"{backup} exists already; a backup overwrites nothing."
    assert said("backup", backup, "--data", folder) == answer
    answer = 2, f"{folder} holds matches already; restore into an empty folder."
    assert said("restore", backup, "--data", folder) == answer
    assert backup.read_bytes() == before


def test_what_cannot_be_backed_up_restored_exported_or_imported_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("this is no backup")
    unfinished = tmp_path / "unfinished.txt"
    text = GOLDEN[0].read_text(encoding="utf-8").splitlines()
    first = next(number for number, line in enumerate(text) if re.match(r"\d", line))
    unfinished.write_text("\n".join([*text[:first], text[first].split(" |")[0], "result: *", ""]))
    nowhere = tmp_path / "nowhere"
    for arguments in (
        ("backup", tmp_path / "new", "--data", nowhere),
        ("export", tmp_path / "new", "--data", nowhere),
        ("restore", tmp_path / "file", "--data", tmp_path / "fresh"),
        ("restore", tmp_path / "missing", "--data", tmp_path / "fresh"),
        ("import", tmp_path / "missing", "--data", tmp_path / "fresh"),
        ("import", unfinished, "--data", tmp_path / "fresh"),
        ("import", GOLDEN[0], tmp_path / "file", "--data", tmp_path / "fresh"),
    ):
        status, sentence = said(*arguments)
        assert status == 2, arguments
        assert len(sentence.splitlines()) == 1, sentence
        assert "Traceback" not in sentence
    assert not nowhere.exists()
    assert not (tmp_path / "new").exists()
    assert not (tmp_path / "fresh" / FILE).exists()
    assert not list(tmp_path.rglob("*.part"))


def test_a_backup_can_only_be_put_where_there_is_a_place(house: tuple[Server, Path], tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for arguments in (("backup", tmp_path / "no" / "where"), ("export", tmp_path / "file")):
        status, sentence = said(*arguments, "--data", house[1])
        assert (status, len(sentence.splitlines())) == (2, 1), sentence


# help


@pytest.mark.parametrize("language", languages())
def test_the_help_is_in_the_wanted_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    status, shown = said("--lang", language, "serve", "--help")
    assert status == 0
    words, shown = Words(language), " ".join(re.sub(r"[│\s]+", " ", shown).split())
    for key in ("serve", "host", "port", "data", "lan", "public", "keep"):
        assert words(f"cli-{key}-help") in shown, key
