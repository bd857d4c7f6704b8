"""The life of a real process, from its first line to its end: log, systemd, figures, people at its tables."""

import json
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from signal import SIGTERM
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from metroscribe import __version__
from metroscribe.server.store.sqlite import FILE
from tests.server.process import COMMAND, FAST, Process, served

pytestmark = pytest.mark.slow
TOKEN, NAME = "5b" * 16, "Adelheid"
WATCHED = 0.4
LONGEST = 5.0


def opened(process: Process, **more: object) -> str:
    """The code of a new table."""
    asked = {"id": "open-a-table", "token": TOKEN, "game": "next-station/london", "name": NAME, **more}
    request = Request(f"http://{process.address}/api/tables", json.dumps(asked).encode())
    request.add_header("content-type", "application/json")
    with urlopen(request, timeout=20) as answer:
        return str(json.load(answer)["table"]["code"])


@contextmanager
def joined(process: Process, code: str) -> Iterator[ClientConnection]:
    with connect(f"ws://{process.address}/api/socket") as phone:
        phone.send(json.dumps({"do": "hello", "code": code, "token": TOKEN, "version": 5}))
        assert json.loads(phone.recv(20))["say"] == "welcome"
        yield phone


def heard(phone: ClientConnection) -> tuple[list[dict[str, Any]], int]:
    """All that is still said, and how the socket is closed."""
    said: list[dict[str, Any]] = []
    try:
        while True:
            said.append(json.loads(phone.recv(20)))
    except ConnectionClosed as end:
        return said, end.rcvd.code if end.rcvd else 0


def fetched(address: str) -> tuple[int, str]:
    try:
        with urlopen(f"http://{address}/metrics", timeout=20) as answer:
            return answer.status, answer.read().decode()
    except HTTPError as error:
        return error.code, ""


@dataclass
class Life:
    """What is known of a process that has ended."""

    lines: list[dict[str, Any]]
    told: list[str]
    """By systemd's socket."""
    said: list[dict[str, Any]]
    """To a phone, at last."""
    code: int
    status: int
    figures: tuple[int, str]
    public: int
    """What `/metrics` of the public port is answered with."""
    table: str
    """Its code."""

    @property
    def events(self) -> dict[str, dict[str, Any]]:
        return {line["event"]: line for line in self.lines}


@pytest.fixture(scope="module")
def life(tmp_path_factory: pytest.TempPathFactory) -> Life:
    folder = tmp_path_factory.mktemp("life")
    config = folder / "host.toml"
    config.write_text("metrics-port = 0\n")
    with pytest.MonkeyPatch.context() as patch, socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(folder / "notify"))
        systemd.settimeout(20)
        patch.setenv("NOTIFY_SOCKET", str(folder / "notify"))
        patch.setenv("WATCHDOG_USEC", str(int(WATCHED * 1e6)))
        patch.setenv("METROSCRIBE_CONFIG", str(config))
        with served(folder / "data", COMMAND) as process:
            told = [systemd.recv(4096).decode() for _ in range(3)]
            table = opened(process)
            with joined(process, table) as phone:
                figures, (public, _) = fetched(lines_of(process)[0]["metrics"]), fetched(process.address)
                status, (said, code) = process.end(SIGTERM), heard(phone)
            told += waiting(systemd)
            return Life(lines_of(process), told, said, code, status, figures, public, table)


def waiting(systemd: socket.socket) -> list[str]:
    """What was sent to it meanwhile."""
    systemd.setblocking(False)
    found: list[str] = []
    with suppress(BlockingIOError):
        while True:
            found.append(systemd.recv(4096).decode())
    return found


def lines_of(process: Process) -> list[dict[str, Any]]:
    return [json.loads(line) for line in process.errors.splitlines() if line.startswith("{")]


def test_the_log_tells_start_readiness_openings_and_the_end_in_order(life: Life) -> None:
    course = [line["event"] for line in life.lines if not line["event"].startswith("bots ")]
    assert course == ["server starts", "server answers", "table opened", "server stops", "server stopped"]
    starts, opened_ = life.events["server starts"], life.events["table opened"]
    assert starts["version"] == __version__
    assert starts["folder"].endswith("/data")
    assert life.events["server answers"]["matches"] == 0
    assert (opened_["game"], opened_["network"]) == ("next-station/london", "127.0.0.0/24")
    assert life.events["server stops"]["reason"] == "SIGTERM"
    stopped = life.events["server stopped"]
    assert (stopped["sockets"], stopped["saved"]) == (1, True)
    assert 0 < stopped["seconds"] < LONGEST


def test_the_log_names_nobody_and_holds_nothing_that_leads_to_a_table(life: Life) -> None:
    log = json.dumps([line for line in life.lines if line["event"] != "server starts"])
    assert [word for word in (TOKEN, NAME, life.table, "127.0.0.1") if word in log] == []


def test_systemd_is_told_that_it_is_ready_alive_and_about_to_stop(life: Life) -> None:
    address = life.events["server starts"]["address"]
    opens, ready, stops = [text for text in life.told if text != "WATCHDOG=1"]
    assert opens == "STATUS=Opens its store\nEXTEND_TIMEOUT_USEC=600000000"
    assert ready == f"READY=1\nSTATUS=Answers at {address}"
    assert stops.startswith("STOPPING=1\n")
    assert life.told.count("WATCHDOG=1") > 1


def test_people_are_told_that_the_server_restarts_before_their_socket_is_closed(life: Life) -> None:
    assert life.said[-1] == {"say": "restart", "saved": True}
    assert (life.code, life.status) == (1012, 0)


def test_figures_are_on_a_port_of_their_own_and_there_alone(life: Life) -> None:
    status, text = life.figures
    assert (status, life.public) == (200, 404)
    for sample in (
        f'metroscribe_build_info{{version="{__version__}"}} 1.0',
        'metroscribe_requests_total{method="POST",status="201"} 1.0',
        "metroscribe_tables_opened_total 1.0",
        "metroscribe_sockets 1.0",
        "metroscribe_live_matches 1.0",
        "metroscribe_bot_queue 0.0",
    ):
        assert f"\n{sample}\n" in text
    assert "\nprocess_resident_memory_bytes " in text
    assert "\nmetroscribe_loop_lag_seconds_count " in text


HANDSHAKE = (
    "GET /api/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def test_it_ends_in_time_whatever_hangs(tmp_path: Path) -> None:
    """A bot that thinks for longer than it may, a socket that never answers, a request without an end."""
    with served(tmp_path / "data", FAST) as process, ExitStack() as open_:
        phone = open_.enter_context(joined(process, opened(process, bots={"1": "slow"}, seats=2)))
        for number, command in enumerate(({"do": "start"}, {"do": "contribute", "part": "5c" * 16})):
            phone.send(json.dumps({**command, "id": f"command-{number}"}))
        while json.loads(phone.recv(20)).get("id") != "command-1":
            pass
        for said in (HANDSHAKE, HANDSHAKE[:40]):
            deaf = open_.enter_context(socket.create_connection(("127.0.0.1", process.port)))
            deaf.sendall(said.encode())
        began = time.monotonic()
        assert process.end(SIGTERM) == 0
        assert time.monotonic() - began < LONGEST
        assert heard(phone)[1] == 1012


@pytest.mark.long
def test_it_ends_in_time_while_the_store_is_held_and_says_that_not_all_is_saved(tmp_path: Path) -> None:
    """Another program holds the database, so a command waits for the disk."""
    with served(tmp_path / "data", COMMAND) as process, ExitStack() as open_:
        phone = open_.enter_context(joined(process, opened(process)))
        with closing(sqlite3.connect(process.folder / FILE, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            phone.send(json.dumps({"do": "rename", "id": "command-0", "name": "Berta"}))
            assert phone.ping().wait(20)  # it was read; and then handed to the store
            time.sleep(0.5)
            began = time.monotonic()
            assert process.end(SIGTERM) == 0
            assert time.monotonic() - began < LONGEST
        said, code = heard(phone)
        answered = any(frame.get("id") == "command-0" for frame in said)  # where a probe found it held before
        assert (said[-1], code) == ({"say": "restart", "saved": answered}, 1012)
        assert lines_of(process)[-1]["event"].startswith("server stopped")


HUNG = """
import time
from metroscribe.server.ending import Ending
ending = Ending(0.1)
ending.watch()
ending.begin("SIGTERM")
time.sleep(60)
"""


def test_what_does_not_come_to_an_end_is_ended_with_a_line_that_says_so() -> None:
    done = subprocess.run(
        [sys.executable, "-c", HUNG], capture_output=True, text=True, timeout=30, check=True
    )
    assert "server stopped before all was done" in done.stdout
