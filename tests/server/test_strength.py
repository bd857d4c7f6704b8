"""The code that bots search with is compiled while a server serves; page, log and figures say how far."""

import os
import re
import sys
import threading
import time
from collections.abc import Callable, Iterator, MutableMapping
from pathlib import Path
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs

from metroscribe import fast
from metroscribe.bots import Budget, Seen, levels
from metroscribe.core.dealer import Seeded
from metroscribe.core.match import Match
from metroscribe.core.text import Text
from metroscribe.games import families, registry
from metroscribe.search import warmup
from metroscribe.search.warmup import Kernels
from metroscribe.server.chance import Chance
from metroscribe.server.host.players import Players
from metroscribe.server.host.strength import bots_view, searches, warming_up
from metroscribe.server.host.workers import think
from tests.server import process
from tests.server.served import Server, served, wait_until

FOR_EVER = "import time; time.sleep(600)"
FAILING = "raise MemoryError('no room')"
PATIENCE = 20


def compiled(folder: Path, *names: str) -> str:
    """A program that says of some families that they are compiled."""
    return f"for name in {names}: open({str(folder)!r} + '/warm-' + name, 'w').close()"


@pytest.fixture
def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Chooses the program that compiles."""
    chosen: list[Kernels] = []

    def choose(code: str) -> None:
        chosen.append(Kernels((sys.executable, "-c", code), lambda: tmp_path))
        monkeypatch.setattr(warmup, "KERNELS", chosen[-1])

    yield choose
    for kernels in chosen:
        kernels.end()


def without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fast, "missing", lambda: Text("error-fast-missing", {"packages": "numba"}))


def logged_until(state: str) -> list[MutableMapping[str, Any]]:
    """What a server logs of it, from its beginning to its end."""
    with capture_logs() as logs, warming_up() as begin:
        begin()
        wait_until(lambda: any(line["state"] == state for line in logs))
    return logs


@pytest.mark.slow
def test_a_server_without_compiled_code_has_it_compiled_and_logs_what_that_took(
    tmp_path: Path, compiler: Callable[[str], None]
) -> None:
    compiler(compiled(tmp_path, *families()))
    begun, done = logged_until("warm")
    assert (begun["state"], begun["log_level"]) == ("warming", "info")
    assert (done["state"], done["log_level"]) == ("warm", "info")
    assert 0 < done["seconds"] < PATIENCE


def test_what_is_compiled_is_neither_compiled_again_nor_logged(
    tmp_path: Path, compiler: Callable[[str], None]
) -> None:
    for family in families():
        (tmp_path / f"warm-{family}").touch()
    compiler(f"open({str(tmp_path / 'begun')!r}, 'w')")
    with capture_logs() as logs, warming_up() as begin:
        begin()
    assert logs == []
    assert not (tmp_path / "begun").exists()


@pytest.mark.slow
def test_a_compiler_that_dies_is_logged_once_with_its_reason(compiler: Callable[[str], None]) -> None:
    compiler(FAILING)
    _, done = logged_until("failed")
    assert (done["log_level"], done["reason"]) == ("warning", "MemoryError: no room")


def test_without_numba_the_log_says_so(
    compiler: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler(FAILING)
    without_numba(monkeypatch)
    (only,) = logged_until("missing")
    assert (only["log_level"], only["reason"]) == ("warning", "numba not installed")


def test_at_the_end_of_the_server_the_compiler_ends(compiler: Callable[[str], None]) -> None:
    compiler(FOR_EVER)
    assert [line["state"] for line in logged_until("warming")] == ["warming"]
    assert warmup.KERNELS.state == "cold"


@pytest.mark.parametrize("begun", [True, False])
def test_at_the_end_of_the_server_nothing_follows_the_compiler(
    compiler: Callable[[str], None], begun: bool
) -> None:
    compiler(FOR_EVER)
    before = set(threading.enumerate())
    with warming_up() as begin:
        if begun:
            begin()
    assert set(threading.enumerate()) <= before


@pytest.mark.slow
@pytest.mark.parametrize("code", [FOR_EVER, FAILING])
def test_bots_play_at_once_while_their_code_is_compiled_and_where_it_cannot_be(
    code: str, compiler: Callable[[str], None]
) -> None:
    compiler(code)
    if code is FAILING:
        warmup.KERNELS.wait()
    match, players = Match(registry().load("next-station/london").rules(), Seeded("weak")), Players()
    for level in filter(searches, levels()):
        assert think(Seen.of(match, 0), level, players, Budget(0.1), Chance().stream("bot"))
    assert warmup.KERNELS.state == ("failed" if code is FAILING else "warming")


def test_the_two_strongest_levels_search(compiler: Callable[[str], None]) -> None:
    compiler(FOR_EVER)
    assert tuple(filter(searches, levels())) == ("conductor", "mastermind")
    assert set(bots_view().searching) == {"lookahead", "mcts", "learned", "conductor", "mastermind"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("data")) as running:
        yield running


def told(server: Server) -> tuple[str, tuple[str, ...]]:
    """What the page is told; the figures say the same."""
    bots = server.http.get("/api/bots").json()
    figures = server.http.get("/metrics").text
    (state,) = re.findall(r'^metroscribe_kernels\{state="(\w+)"\} 1\.0$', figures, re.MULTILINE)
    assert state == bots["state"]
    return state, tuple(bots["warm"])


@pytest.mark.slow
def test_page_and_figures_say_how_far_it_is(
    server: Server, tmp_path: Path, compiler: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *_ = families()
    compiler(f"{compiled(tmp_path, first)}\n{FOR_EVER}")
    warmup.KERNELS.begin()
    assert told(server)[0] == "warming"
    wait_until(lambda: told(server) == ("warming", (first,)))
    compiler(FAILING)
    warmup.KERNELS.wait()
    assert told(server) == ("failed", (first,))
    compiler(compiled(tmp_path, *families()))
    warmup.KERNELS.wait()
    assert told(server) == ("warm", tuple(families()))
    without_numba(monkeypatch)
    assert told(server)[0] == "missing"


ATTENDED = """
import os, time
from metroscribe.search import compiler
compiler.warm = lambda: (print(os.getpid(), file=open({!r}, "w"), flush=True), time.sleep(600))
compiler.main()
"""


@pytest.mark.slow
def test_the_compiler_does_not_outlive_a_server_that_is_killed(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    command = (*process.FAST, "--compiler", ATTENDED.format(str(note)))
    with process.served(tmp_path / "data", command) as running:
        wait_until(lambda: note.exists() and note.read_text().endswith("\n"))
        pid = int(note.read_text())
        assert httpx.get(f"http://{running.address}/api/bots").json()["state"] == "warming"
        assert is_alive(pid)
        running.kill()
    began = time.monotonic()
    while is_alive(pid):
        assert time.monotonic() < began + PATIENCE
        time.sleep(0.05)


def is_alive(pid: int) -> bool:
    """Whether it runs; one that nobody has buried does not."""
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except ProcessLookupError:
        return False
    except FileNotFoundError:
        return not Path("/proc").is_dir()
    return state != "Z"
