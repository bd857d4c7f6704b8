"""The commands as people run them: what they print, and that bad input gets one sentence and status 2."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree

import pytest

from metroscribe import draw, registry
from metroscribe.cli import main
from metroscribe.records import read_record, replay
from metroscribe.server.wire.replay import ReplayData
from metroscribe.texts import Words
from tests.counts import count
from tests.golden import golden_files

GAMES = sorted(registry())
GAME, PLAN = "next-station/tokyo", "voll-verplant/berlin"
MAP = registry().load(GAME).folder / "map.toml"


class Run:
    """What a command printed, and its exit status."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys
        self.out = self.err = ""

    def __call__(self, *arguments: str | Path) -> int:
        with pytest.raises(SystemExit) as stop:
            main([str(argument) for argument in arguments])
        self.out, self.err = self._capsys.readouterr()
        assert isinstance(stop.value.code, int)
        return stop.value.code


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    return Run(capsys)


def in_a_process(
    arguments: Sequence[str], typed: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from metroscribe.cli import main; main()", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, "LC_ALL": "en_GB.UTF-8", "COLUMNS": "120", **environment},
    )


def test_games_lists_every_game_with_its_credits(run: Run) -> None:
    assert run("games") == 0
    assert all(name in run.out for name in GAMES)
    assert run("games", "--json") == 0
    assert [entry["id"] for entry in json.loads(run.out)] == GAMES


@pytest.mark.slow
def test_games_needs_neither_numpy_nor_numba() -> None:
    code = (
        "import sys\nfrom metroscribe.cli import main\ntry: main(['games'])\nexcept SystemExit: pass\n"
        "sys.exit(bool({'numpy', 'numba', 'pydantic'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False, capture_output=True).returncode == 0


@pytest.mark.parametrize("game", GAMES)
def test_simulate_says_what_bots_scored_the_same_every_time(game: str, run: Run) -> None:
    scores = []
    for _ in range(2):
        assert run("simulate", game, "--bot", "greedy", "--matches", "4", "--seed", "1", "--json") == 0
        scores.append(json.loads(run.out)["scores"])
    assert scores[0] == scores[1]
    said = json.loads(run.out)
    assert {"mean", "standard_error", "best", "worst", "matches_per_second"} <= said.keys()
    assert said["mean"] == sum(row[0] for row in scores[0]) / 4
    assert said["best"] == max(row[0] for row in scores[0])


def test_simulate_seats_one_bot_for_each_seat(run: Run) -> None:
    assert run("simulate", GAME, "--bot", "greedy", "--bot", "random", "--seats", "2", "--matches", "2") == 0
    assert "greedy" in run.out
    assert "random" in run.out


@pytest.mark.slow
def test_maps_check_says_that_a_map_is_good(run: Run) -> None:
    assert run("maps", "check", MAP) == 0
    assert GAME in run.out


def test_maps_draw_writes_a_picture(run: Run, tmp_path: Path) -> None:
    assert run("maps", "draw", MAP, "-o", tmp_path / "map.svg") == 0
    assert ElementTree.parse(tmp_path / "map.svg").getroot().tag.endswith("svg")


def test_a_map_of_ones_own_is_checked_and_played(run: Run, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(MAP.read_text(encoding="utf-8"), encoding="utf-8")
    assert run("maps", "check", own, "--game", GAME) == 0
    assert run("simulate", GAME, "--map", own, "--matches", "1", "--json") == 0


def test_replay_shows_a_record(run: Run) -> None:
    record = sorted((registry().load(GAME).folder / "records").glob("*.txt"))[0]
    assert run("replay", record, "--turns") == 0
    assert "1.1" in run.out
    assert run("replay", record, "--json") == 0
    assert json.loads(run.out)["over"] is True


@pytest.mark.parametrize("game", [GAME, PLAN])
def test_replay_draws_a_sheet_that_draws_itself_as_a_server_does(run: Run, tmp_path: Path, game: str) -> None:
    file, moving = golden_files(registry().load(game))[0], tmp_path / "moving.svg"
    record = read_record(file)
    match = replay(file, record, registry().load(game).rules(record.modules))
    seat = match.seats - 1
    assert run("--lang", "en", "replay", file, "--seat", str(seat + 1), "--moving", "-o", moving) == 0
    data = ReplayData(match.rules, match.options, tuple(match.events), match.table, seat, 0, True)
    words = Words("en", [registry().load(game).folder])
    drawn = draw.replayed(match.rules, match.table, data.states(), words=words)
    assert moving.read_text(encoding="utf-8") == drawn


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "chosen by the clock"), ("de", "von einem Bot gewählt"), ("es", "elegida por la mesa")],
)
def test_replay_says_who_chose_a_step_for_somebody(run: Run, language: str, said: str) -> None:
    record = registry().load(GAME).folder / "records" / "absent-0.txt"
    assert run("--lang", language, "replay", record, "--turns") == 0
    assert f"({said})" in run.out
    assert run("replay", record, "--json") == 0
    first = json.loads(run.out)["turns"][0]
    assert (first["chosen"], first["left"]) == ([["bot"], [""], ["bot"]], [3])


def bad_map(tmp: Path, old: str, new: str) -> Path:
    file = tmp / f"{abs(hash(new))}.toml"
    text = MAP.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return file


@pytest.mark.slow
def test_bad_input_gets_one_sentence_and_status_2(run: Run, tmp_path: Path) -> None:
    nothing = tmp_path / "nothing.txt"
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("this is no record\n", encoding="utf-8")
    fault = bad_map(tmp_path, "c . . t", "c . . q")
    loose = bad_map(tmp_path, "c . . t", "c . . t")
    for arguments in (
        ("simulate", "atlantis"),
        ("simulate", GAME, "--bot", "clairvoyant"),
        ("simulate", GAME, "--bot", "greedy:depth=3"),
        ("simulate", GAME, "--module", "dragons"),
        ("simulate", GAME, "--module", "objectives", "--module", "objectives"),
        ("simulate", GAME, "--seats", "9"),
        ("simulate", GAME, "--bot", "random", "--bot", "random", "--seats", "3"),
        ("simulate", GAME, "--map", nothing),
        ("replay", nothing),
        ("replay", wrong),
        ("maps", "check", nothing, "--game", GAME),
        ("maps", "check", fault, "--game", GAME),
        ("maps", "check", loose),
        ("maps", "draw", MAP, "-o", tmp_path / "no" / "where.svg"),
        ("maps", "draw", MAP, "-o", tmp_path / "x.svg", "--theme", "plaid"),
        ("play", GAME, "--option", "pencils=red green"),
        ("play", "--resume", nothing),
    ):
        assert run(*arguments) == 2, arguments
        assert run.out == "", arguments
        assert len(run.err.strip().splitlines()) == 1, run.err
        assert "Traceback" not in run.err
    assert not (tmp_path / "x.svg").exists()


def test_a_fault_in_a_map_is_named_by_file_line_and_place(run: Run, tmp_path: Path) -> None:
    fault = bad_map(tmp_path, "c . . t", "c . . q")
    assert run("maps", "check", fault, "--game", GAME) == 2
    line = next(n for n, text in enumerate(fault.read_text().splitlines(), 1) if "c . . q" in text)
    assert f"{fault}, line {line}" in run.err
    assert "D1" in run.err


def test_errors_are_said_in_the_wanted_language(run: Run) -> None:
    assert run("--lang", "de", "simulate", "atlantis") == 2
    assert "Spiel" in run.err
    assert run("--lang=es", "simulate", "atlantis") == 2
    assert "juego" in run.err


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES[:: count(2, 1)])
def test_a_whole_match_can_be_typed(game: str) -> None:
    """Always the first move of the list, then on to the next card."""
    played = in_a_process(["play", game, "--seed", "5"], "1\n\n" * 60)
    assert played.returncode == 0, played.stderr
    assert "points" in played.stdout.splitlines()[-1]


@pytest.mark.slow
def test_a_step_is_taken_back_until_the_flip_and_refusals_name_the_rule() -> None:
    played = in_a_process(["play", GAME, "--seed", "5"], "A1-K11\nb\n1\nb\nscore\n?\nq\n")
    assert played.returncode == 0, played.stderr
    assert "No guide line" in played.stdout
    assert "nothing to take back" in played.stdout


@pytest.mark.slow
def test_the_terminal_says_why_not_what_a_step_is_worth_and_what_is_left() -> None:
    played = in_a_process(
        ["play", "london", "--seed", "7"], "why A1-B2\nworth C6-C5\nleft\nwhy Z9\nworth\nq\n"
    )
    assert played.returncode == 0, played.stderr
    why, worth, left, unknown, nothing = played.stdout.split("help, q quit >")[1:6]
    assert "A1 is not on your line" in why
    assert "+2  1 district × 2 stations" in worth
    assert "joker (street), joker (subway)" in left
    assert "no station at Z9" in unknown
    assert "not a move" in nothing


@pytest.mark.slow
def test_a_match_is_saved_and_resumed_to_the_same_end(tmp_path: Path) -> None:
    save, first, second = tmp_path / "save.txt", tmp_path / "one.txt", tmp_path / "two.txt"
    whole = in_a_process(["play", GAME, "--seed", "5", "--record", str(first)], "1\n\n" * 60)
    part = in_a_process(["play", GAME, "--seed", "5"], "1\n\n" * 6 + f"save {save}\nq\n")
    rest = in_a_process(["play", "--resume", str(save), "--record", str(second)], "1\n\n" * 60)
    assert whole.returncode == part.returncode == rest.returncode == 0
    assert first.read_text() == second.read_text()


@pytest.mark.slow
def test_pencils_are_chosen_in_the_terminal_and_bots_take_what_is_left(tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    options = ["--seed", "2", "--seats", "3", "--option", "pencils=choose", "--record", str(kept)]
    played = in_a_process(["play", GAME, *options], "brown\n\nb\n" + "1\n\n" * 60)
    assert played.returncode == 0, played.stderr
    assert "brown pencil" in played.stdout
    assert "seat 2: leave it to chance" in played.stdout
    turns = [line.partition(" | ")[2] for line in kept.read_text().splitlines() if line.startswith("0.")]
    assert {"brown | . | .", ". | - | .", ". | . | -"} <= set(turns)


@pytest.mark.slow
def test_somebody_may_flip_real_cards() -> None:
    typed = "1\n2\n1\n1\n" + "street-circle\n" + "q\n"
    played = in_a_process(["play", GAME, "--real-cards"], typed)
    assert played.returncode == 0, played.stderr
    assert "circle (street)" in played.stdout


@pytest.mark.slow
def test_a_number_on_a_real_card_is_not_a_place_in_a_list() -> None:
    played = in_a_process(["play", PLAN, "--real-cards"], "4\nq\n")
    assert played.returncode == 0, played.stderr
    assert "Card: number 4" in played.stdout


@pytest.mark.slow
def test_a_match_against_bots_ends_with_a_ranking() -> None:
    played = in_a_process(["play", GAME, "--seed", "5", "--seats", "3", "--bot", "random"], "1\n\n" * 60)
    assert played.returncode == 0, played.stderr
    assert "place 1" in played.stdout


@pytest.mark.slow
def test_a_seat_that_is_full_waits_for_the_others() -> None:
    """Under the expert rule a bot may play on when one's own windows are filled, or the other way round."""
    options = "--module expert-rule --seed 5 --seats 4 --option deck=20"
    played = in_a_process(["play", PLAN, *options.split()], "2\n\n" * 90)
    assert played.returncode == 0, played.stderr
    assert "place 1" in played.stdout


def test_an_option_is_chosen_by_name_and_value(run: Run) -> None:
    assert run("simulate", PLAN, "--option", "deck=20", "--matches", "2", "--json") == 0
    assert json.loads(run.out)["options"] == {"deck": "20"}
    for wrong in (["deck"], ["deck=13"], ["colour=red"], ["deck=14", "deck=20"]):
        options = [word for option in wrong for word in ("--option", option)]
        assert run("simulate", PLAN, *options) == 2
        assert run.err.count("\n") == 1


def test_every_option_of_every_game_is_listed(run: Run) -> None:
    assert run("games") == 0
    for game in GAMES:
        assert all(f"{name}: " in run.out for name in registry().load(game).info.options)


def test_a_game_without_modules_says_so(run: Run) -> None:
    without = next(name for name in GAMES if not registry().load(name).info.modules)
    assert run("simulate", without, "-m", "objectives") == 2
    assert "has no modules" in run.err


@pytest.mark.slow
def test_a_map_is_drawn_with_what_its_modules_add(run: Run, tmp_path: Path) -> None:
    file = registry().load(PLAN).folder / "map.toml"
    for name, modules in (("plain", []), ("expert", ["-m", "expert-rule"])):
        assert run("maps", "draw", file, "-o", tmp_path / f"{name}.svg", *modules) == 0
    plain, expert = ((tmp_path / f"{name}.svg").read_text() for name in ("plain", "expert"))
    assert "special station" in expert
    assert "special station" not in plain


@pytest.mark.slow
def test_the_end_of_input_is_not_a_crash() -> None:
    played = in_a_process(["play", GAME, "--seed", "5"], "1\n")
    assert played.returncode == 0
    assert "Traceback" not in played.stderr


@pytest.mark.slow
def test_without_a_game_one_is_chosen_from_a_list() -> None:
    played = in_a_process(["play"], f"{GAMES.index(GAME) + 1}\nq\n")
    assert played.returncode == 0, played.stderr
    assert all(name in played.stdout for name in GAMES)
    assert "Round 1" in played.stdout
