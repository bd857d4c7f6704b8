"""Kernels are compiled once for a machine, by another process, and somebody always knows how far that is."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from metroscribe import fast
from metroscribe.core.text import Text
from metroscribe.fast import cache
from metroscribe.fast.cache import PREFIX, cache_folder, mark_of
from metroscribe.games import families
from metroscribe.search import compiler, warmup
from metroscribe.search.compiler import KEPT_SECONDS, alone, clear_away
from metroscribe.search.warmup import Kernels
from metroscribe.server.host import strength

ROOT = Path(__file__).parents[2]
ONE, OTHER = families()
FOR_EVER = "import time; time.sleep(600)"
PATIENCE = 20.0


def marking(folder: Path, *names: str) -> str:
    """A program that says of some families that they are compiled."""
    return f"for name in {names}: open({str(folder)!r} + '/warm-' + name, 'w').close()"


@pytest.fixture
def made() -> Iterator[list[Kernels]]:
    kernels: list[Kernels] = []
    yield kernels
    for each in kernels:
        each.end()


def kernels_of(made: list[Kernels], folder: Path | None, code: str) -> Kernels:
    made.append(Kernels((sys.executable, "-c", code), lambda: folder))
    return made[-1]


def test_what_is_compiled_by_another_process_is_warm_from_then_on(
    tmp_path: Path, made: list[Kernels]
) -> None:
    kernels = kernels_of(made, tmp_path, marking(tmp_path, ONE, OTHER))
    before = kernels.state
    kernels.wait()
    assert (before, kernels.state) == ("cold", "warm")
    assert 0 < kernels.seconds < PATIENCE


class LastMoment(Kernels):
    """All is compiled just after it was looked at for the second time."""

    looked = 0

    def _all_ready(self) -> bool:
        self.looked += 1
        return self.looked > 2


def test_whoever_waits_until_all_is_warm_leaves_no_process(tmp_path: Path, made: list[Kernels]) -> None:
    kernels = LastMoment((sys.executable, "-c", FOR_EVER), lambda: tmp_path)
    made.append(kernels)
    kernels.wait()
    assert kernels._process is None
    assert kernels.state == "warm"


def test_a_family_is_ready_before_all_of_them_are(tmp_path: Path, made: list[Kernels]) -> None:
    kernels = kernels_of(
        made, tmp_path, f"{marking(tmp_path, ONE)}; {FOR_EVER}".replace("; import", "\nimport")
    )
    assert not kernels.under_way(ONE)
    while not kernels.ready(ONE):
        time.sleep(0.01)
    assert not kernels.ready(OTHER)
    assert kernels.state == "warming"


def test_a_process_that_dies_has_failed_for_the_reason_it_gave_and_is_not_started_again(
    tmp_path: Path, made: list[Kernels]
) -> None:
    started = tmp_path / "started"
    code = f"open({str(started)!r}, 'a').write('x'); raise MemoryError('no room')"
    kernels = kernels_of(made, tmp_path, code)
    kernels.wait()
    assert (kernels.state, kernels.reason) == ("failed", "MemoryError: no room")
    assert not kernels.under_way(ONE)
    kernels.wait()
    assert started.read_text() == "x"


def test_a_process_that_is_killed_has_failed(tmp_path: Path, made: list[Kernels]) -> None:
    kernels = kernels_of(made, tmp_path, f"import os; os.kill(os.getpid(), {signal.SIGKILL:d})")
    kernels.wait()
    assert (kernels.state, kernels.reason) == ("failed", "the process ended with status -9")


def test_a_program_that_is_not_there_has_failed(tmp_path: Path) -> None:
    kernels = Kernels((str(tmp_path / "nothing"),), lambda: tmp_path)
    kernels.begin()
    assert kernels.state == "failed"
    assert "nothing" in kernels.reason


def test_whoever_ends_it_may_begin_again(tmp_path: Path, made: list[Kernels]) -> None:
    kernels = kernels_of(made, tmp_path, FOR_EVER)
    kernels.begin()
    before = kernels.state
    kernels.end()
    assert (before, kernels.state) == ("warming", "cold")


def test_without_numba_nothing_is_started(
    tmp_path: Path, made: list[Kernels], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fast, "missing", lambda: Text("error-fast-missing", {"packages": "numba"}))
    kernels = kernels_of(made, tmp_path, marking(tmp_path, ONE, OTHER))
    kernels.wait()
    assert (kernels.state, kernels.reason) == ("missing", "numba not installed")
    assert list(tmp_path.iterdir()) == []


WAITING = """
import sys
from pathlib import Path
from metroscribe.search.compiler import alone
with alone(Path(sys.argv[1])):
    print("alone", flush=True)
"""


@pytest.mark.slow
def test_two_processes_never_compile_into_the_same_folder_at_once(tmp_path: Path) -> None:
    """The second waits, and ends when the first has."""
    with alone(tmp_path):
        other = subprocess.Popen([sys.executable, "-c", WAITING, str(tmp_path)], stdout=subprocess.PIPE)
        with pytest.raises(subprocess.TimeoutExpired):
            other.communicate(timeout=2)
    assert other.communicate(timeout=PATIENCE)[0] == b"alone\n"


NOWHERE = """
from metroscribe.search import compiler
compiler.cache_folder = lambda: None
compiler.warm()
"""


def test_where_nothing_can_be_kept_nothing_is_compiled(made: list[Kernels]) -> None:
    kernels = kernels_of(made, None, NOWHERE)
    kernels.wait()
    assert kernels.state == "failed"
    assert "folder" in kernels.reason


ATTENDED = """
import time
from metroscribe.search import compiler
compiler.warm = lambda: (print("begun", flush=True), time.sleep(600))
compiler.main()
"""


def test_the_process_stands_back_and_ends_with_whoever_started_it() -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", ATTENDED], stdin=pipe, stdout=pipe) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        child.stdout.readline()
        assert os.getpriority(os.PRIO_PROCESS, child.pid) > os.getpriority(os.PRIO_PROCESS, 0)
        child.stdin.close()
        assert child.wait(PATIENCE) != 0


ASKING = """
import sys
from metroscribe.search.warmup import KERNELS
print(KERNELS.state)
assert not {"numpy", "numba"} & set(sys.modules)
"""


def test_asking_how_far_it_is_loads_neither_numpy_nor_numba() -> None:
    subprocess.run([sys.executable, "-c", ASKING], check=True, capture_output=True)


def test_whatever_lets_numba_compile_anew_leads_to_another_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    before = cache_folder.__wrapped__()
    assert before == cache_folder.__wrapped__()
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    bounded = cache_folder.__wrapped__()
    monkeypatch.setattr(cache, "_processor", lambda: "another")
    assert len({before, bounded, cache_folder.__wrapped__()}) == 3


STAND_IN = "stand-in"
"""The id of a family that has rules, and no searchers."""


@pytest.fixture
def three_families(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (warmup, compiler, strength):
        monkeypatch.setattr(module, "families", lambda: {STAND_IN: None, ONE: None, OTHER: None})


@pytest.mark.usefixtures("three_families")
def test_a_family_without_searchers_has_nothing_to_compile(
    tmp_path: Path, made: list[Kernels], monkeypatch: pytest.MonkeyPatch
) -> None:
    kernels = kernels_of(made, tmp_path, marking(tmp_path, ONE, OTHER))
    monkeypatch.setattr(warmup, "KERNELS", kernels)
    before = kernels.state, kernels.under_way(STAND_IN), strength.bots_view().warm
    kernels.wait()
    assert before == ("cold", True, (STAND_IN,))
    assert (kernels.state, strength.bots_view().warm) == ("warm", (STAND_IN, ONE, OTHER))


@pytest.mark.usefixtures("three_families")
def test_a_family_that_cannot_be_compiled_is_named_and_the_others_are_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiler, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(compiler, "_is_compiled", lambda _, name: not name.startswith(f"{ONE}/"))
    with pytest.raises(SystemExit, match=ONE):
        compiler.warm()
    assert set(tmp_path.glob("warm-*")) == {mark_of(tmp_path, OTHER)}
    mark_of(tmp_path, ONE).touch()
    compiler.warm()


@pytest.mark.parametrize("package", cache.COMPILED)
def test_any_change_of_the_sources_of_kernels_leads_to_another_folder(
    package: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / package / "some_family" / "module.py"
    source.parent.mkdir(parents=True)
    source.write_text("A = 1")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(cache, "PACKAGE", tmp_path)
    before = cache_folder.__wrapped__()
    source.write_text("A = 2")
    assert cache_folder.__wrapped__() != before


def test_every_kernel_of_the_package_is_among_those_sources() -> None:
    sources = (ROOT / "src" / "metroscribe").rglob("*.py")
    with_kernels = {file for file in sources if "fast.kernel import" in file.read_text(encoding="utf-8")}
    assert {file.relative_to(cache.PACKAGE).parts[0] for file in with_kernels} == {"fast", "search"}
    assert {"fast", "search"} < set(cache.COMPILED)


@pytest.mark.long
def test_after_warming_up_no_search_of_any_game_compiles_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From an empty cache: a kernel that was left out would be compiled during somebody's turn."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    Kernels(folder=cache_folder.__wrapped__).wait()
    done = sorted(tmp_path.rglob("*.nbc"))
    assert len(done) > 100
    subprocess.run([sys.executable, "-m", "tests.search.every_search"], check=True, cwd=ROOT)
    assert sorted(tmp_path.rglob("*.nbc")) == done


def test_what_nobody_has_used_for_a_month_is_cleared_away(tmp_path: Path) -> None:
    own, used, unused = (tmp_path / f"{PREFIX}{name}" for name in ("own", "used", "unused"))
    now = 10 * KEPT_SECONDS
    for folder in (own, used, unused):
        folder.mkdir()
        mark_of(folder, "next-station").touch()
        os.utime(mark_of(folder, "next-station"), (0, now if folder == used else 0))
        os.utime(folder, (0, 0))
    (tmp_path / "something-else").mkdir()
    clear_away(own, now)
    assert sorted(path.name for path in tmp_path.iterdir()) == [own.name, used.name, "something-else"]
