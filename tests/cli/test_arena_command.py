"""`metroscribe arena` and `metroscribe bot` as people run them."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from metroscribe.arena.levels import BEGIN, END, table
from metroscribe.arena.results import FILE
from metroscribe.bots.levels import LEVELS, ladders, spec_of
from metroscribe.cli import main
from metroscribe.cli.levels import Setup, measure_levels
from metroscribe.texts import Words, languages

ROOT = Path(__file__).parents[2]
COMMAND = (sys.executable, "-c", "from metroscribe.cli import main; main()")
SMALL = ("--game", "london", "--matches", "3")


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as stop:
        main([str(argument) for argument in arguments])
    assert isinstance(stop.value.code, int)
    return stop.value.code, *capsys.readouterr()


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_arena_says_how_bots_differ(capsys: pytest.CaptureFixture[str], language: str) -> None:
    code, out, _ = run(capsys, "--lang", language, "arena", "random", "greedy", *SMALL)
    assert code == 0
    assert "random − greedy" in out
    assert "cli-" not in out


@pytest.mark.slow
def test_arena_keeps_results_figures_and_a_report(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    asked = ("arena", "random", "greedy", *SMALL, "--set", "confirm", "--out", tmp_path, "--json")
    code, out, _ = run(capsys, *asked)
    assert code == 0
    told = json.loads(out)
    assert (told["set"], told["matches"]) == ("confirm", 3)
    assert told == json.loads((tmp_path / "figures.json").read_text(encoding="utf-8"))
    assert "metroscribe arena random greedy --game london" in (tmp_path / "report.html").read_text("utf-8")
    assert json.loads(run(capsys, *asked)[1]) == told


def test_arena_lets_bots_race_at_one_table(capsys: pytest.CaptureFixture[str]) -> None:
    race = ("--game", "voll-verplant/berlin", "--matches", "2", "--seats", "2", "--module", "expert-rule")
    code, out, _ = run(capsys, "arena", "random", "greedy", *race, "--option", "deck=20", "--json")
    assert code == 0
    assert sum(bot["wins"]["mean"] for bot in json.loads(out)["bots"]) == pytest.approx(1)


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments",
    [
        ("genius", *SMALL),
        ("greedy:miss=7", *SMALL),
        ("beginner", spec_of("beginner", "next-station/london"), *SMALL),
        ("greedy", "random", *SMALL, "--seats", "3"),
        ("greedy", *SMALL, "--seats", "9"),
        ("greedy", *SMALL, "--set", "secret"),
        ("greedy", *SMALL, "--seed-set", "a/b"),
        ("greedy", *SMALL, "--module", "dragons"),
        ("exec:path=./no/such/bot", *SMALL),
        ("greedy", "--game", "atlantis"),
    ],
)
def test_bad_input_gets_one_sentence_and_nothing_is_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    code, out, err = run(capsys, "arena", *arguments, "--out", tmp_path / "out")
    assert (code, out) == (2, "")
    assert len(err.strip().splitlines()) == 1
    assert not (tmp_path / "out").exists()


@pytest.mark.slow
def test_a_program_that_fails_is_named_in_the_result(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    program = tmp_path / "bot.py"
    program.write_text(
        "import sys\nfor line in sys.stdin:\n"
        "    print({'metroscribe-bot': 'botok', 'isready': 'readyok', 'go': 'bestmove ?'}"
        ".get(line.split()[0], 'info'), flush=True)\n",
        encoding="utf-8",
    )
    spec = f"exec:path={sys.executable} {program}"
    code, out, _ = run(capsys, "arena", spec, "random", *SMALL, "--json")
    assert code == 0
    bad, good = json.loads(out)["bots"]
    assert bad["faults"]["nonsense"] > 0
    assert good["faults"] == {}


def test_a_bot_speaks_the_protocol() -> None:
    said = subprocess.run(
        [*COMMAND, "bot", "beginner"],
        input="metroscribe-bot 1\nisready\nquit\n",
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    assert said[0] == "id name beginner"
    assert said[-1] == "readyok"


@pytest.mark.slow
def test_a_killed_run_goes_on_where_it_stopped_and_leaves_nobody_behind(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    asked = ("arena", "greedy", "random", "--game", "london", "--matches", "150")
    killed = subprocess.Popen(
        [*COMMAND, *asked, "--jobs", "2", "--out", str(tmp_path)],
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    file = tmp_path / FILE
    while not file.exists() or file.read_bytes().count(b"\n") < 2:
        assert killed.poll() is None
        time.sleep(0.01)
    os.kill(killed.pid, signal.SIGKILL)
    killed.wait()
    played = file.read_bytes().count(b"\n")
    for _ in range(1000):
        if not in_group(killed.pid):
            break
        time.sleep(0.02)
    assert not in_group(killed.pid)
    assert played < 301
    told = json.loads(run(capsys, *asked, "--out", tmp_path, "--mixed", "--json")[1])
    whole = json.loads(run(capsys, *asked, "--json")[1])
    for one, other in zip(told["bots"], whole["bots"], strict=True):
        assert {**one, "milliseconds_per_turn": 0, "slowest_milliseconds": 0} == {
            **other,
            "milliseconds_per_turn": 0,
            "slowest_milliseconds": 0,
        }
    assert told["differences"] == whole["differences"]


def in_group(group: int) -> bool:
    """Whether a process of the group is still there."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


# levels

PLAN = "voll-verplant/paris"


@pytest.mark.slow
def test_levels_are_measured_and_told_in_tables(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "levels", PLAN, "--matches", "2")
    assert code == 0
    assert all(f"`{spec_of(level, PLAN)}`" in out for level in LEVELS)


@pytest.mark.slow
def test_with_a_page_figures_and_tables_are_kept(tmp_path: Path) -> None:
    figures, page = tmp_path / "levels.json", tmp_path / "page.md"
    figures.write_text("{}", encoding="utf-8")
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n", encoding="utf-8")
    measure_levels(Words("en"), Setup((PLAN,), 2, page=page, figures=figures))
    assert list(ladders(figures)) == [PLAN]
    assert page.read_text(encoding="utf-8") == f"before\n{BEGIN}\n{table(ladders(figures))}\n{END}\nafter\n"


def test_a_page_without_a_place_for_the_tables_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    page = tmp_path / "page.md"
    page.write_text("nothing", encoding="utf-8")
    code, out, err = run(capsys, "levels", PLAN, "--page", page)
    assert (code, out) == (2, "")
    assert str(page) in err
    assert page.read_text(encoding="utf-8") == "nothing"
