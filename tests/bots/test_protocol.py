"""The line protocol: what a bot is told is what a player sees, and whatever it does its turns are played."""

import ast
import os
import sys
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from unittest.mock import Mock

import pytest

from metroscribe.arena import play_match
from metroscribe.bots import Budget, Seen, bot, play_turn, program
from metroscribe.bots import protocol as say
from metroscribe.bots.process import KEPT, Ended, Late, Process
from metroscribe.bots.program import Program
from metroscribe.bots.speaking import Speaker
from metroscribe.core.dealer import Seeded
from metroscribe.core.errors import MetroscribeError
from metroscribe.core.match import Match
from metroscribe.core.rng import Stream
from metroscribe.core.rules import AnyRules
from metroscribe.games import CITIES, FAMILIES, registry
from tests.conformance.laws import walk_match

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "bot.py"
CLI = f"{sys.executable} -c 'from metroscribe.cli import main; main()'"
PLAN, CITY = "voll-verplant/berlin", "next-station/london"


def rules_of(game: str) -> AnyRules:
    found = registry().load(game)
    return found.rules(found.info.modules)


def seen_in(game: str, seats: int = 2) -> Iterator[Seen]:
    for match, seat in walk_match(rules_of(game), seats, "protocol"):
        if not match.over:
            yield Seen.of(match, seat)


def words_of(line: str) -> list[str]:
    return line.split()[1:]


# what is told


@pytest.mark.parametrize("game", sorted(registry()))
def test_a_position_tells_all_that_the_player_sees(game: str) -> None:
    for seen in seen_in(game):
        read = say.read_position(words_of(say.write_position(seen)))
        rules, table = seen.rules, seen.table
        assert (read.seat, read.steps, read.moves) == (seen.seat, seen.steps, seen.moves)
        assert (read.sheet, read.table.sheets) == (seen.sheet, table.sheets)
        assert read.table.label == table.label
        assert rules.undealt(read.table) == rules.undealt(table)
        for seat, sheet in enumerate(table.sheets):
            assert read.rules.score(read.table, sheet) == rules.score(table, sheet)
            assert read.rules.wording.status(read.table, seat) == rules.wording.status(table, seat)
        assert say.write_position(read) == say.write_position(seen)


def test_unknown_pairs_are_ignored() -> None:
    seen = next(seen_in(PLAN))
    told = [*words_of(say.write_position(seen)), "weather", "fine", "lonely"]
    assert say.read_position(told).moves == seen.moves
    assert say.read_go(words_of("go movetime 300 mood good sims 7 seed x1")) == (Budget(0.3, 7), "x1")
    assert say.read_go(["movetime", "soon"]) == (Budget(), "0")


@pytest.mark.parametrize(
    "change",
    [
        ("game", "next-station/atlantis"),
        ("modules", "dragons"),
        ("map", "0000"),
        ("seat", "3"),
        ("seat", "0"),
        ("sheet", "nonsense"),
        ("steps", "nonsense"),
    ],
)
def test_a_position_that_cannot_be_is_refused(change: tuple[str, str]) -> None:
    words = words_of(say.write_position(next(seen_in(PLAN))))
    with pytest.raises(MetroscribeError):
        say.read_position([*words, *change])


def test_sheets_of_different_tables_are_no_table() -> None:
    one, *_, other = list(seen_in(PLAN, 1))
    texts = [seen.rules.positions.write(seen.table, 0) for seen in (one, other)]
    with pytest.raises(MetroscribeError):
        say.table_of(one.rules, texts)
    with pytest.raises(MetroscribeError):
        say.table_of(one.rules, [])


def test_a_budget_and_a_seed_are_read_as_they_were_written() -> None:
    for budget in (Budget(), Budget(0.25), Budget(None, 9), Budget(2.0, 5)):
        assert say.read_go(words_of(say.write_go(budget, 17))) == (budget, "17")


def test_every_word_of_the_protocol_is_on_its_page() -> None:
    page = (ROOT / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
    words = (say.HELLO, say.DONE, say.ISREADY, say.READY, say.SET, say.OPTION, say.ID, say.INFO)
    more = (say.POSITION, say.GO, say.BEST, say.QUIT, say.MOVES, say.SCORE, say.ERROR)
    assert all(f"`{word}" in page for word in (*words, *more))
    told = say.write_position(list(seen_in(PLAN))[-1]).split()[1::2]
    assert all(f"| `{name}` |" in page for name in told)


# our own bots


def spoken(spec: str, *lines: str) -> list[str]:
    said: list[str] = []
    Speaker(spec, said.append).listen(lines)
    return said


def test_a_bot_introduces_itself_and_is_ready() -> None:
    said = spoken("beginner", "metroscribe-bot 1", "isready")
    assert said[0] == "id name beginner"
    assert "option name miss kind share default 0.0" in said
    assert said[-2:] == ["botok", "readyok"]


def test_unknown_lines_are_ignored_and_nothing_is_said_after_quit() -> None:
    assert spoken("greedy", "", "hello there", "go-away 3", "quit", "isready") == []


@pytest.mark.parametrize("game", [PLAN, CITY])
@pytest.mark.parametrize("spec", ["random", "beginner"])
def test_a_bot_chooses_in_lines_what_it_chooses_at_the_table(game: str, spec: str) -> None:
    for seen in list(seen_in(game))[:12]:
        chosen = bot(spec, game).answer(seen, Stream("99", "bot"))
        said = spoken(spec, say.write_position(seen), "go movetime 300 seed 99")
        assert said == [f"bestmove {','.join(map(str, chosen))}"]


def test_an_option_changes_the_bot() -> None:
    asked = [say.write_position(seen) for seen in list(seen_in(CITY))[:24]]
    lines = [line for position in asked for line in (position, "go seed 5")]
    assert spoken("greedy", "setoption miss 0.3", *lines) == spoken("greedy:miss=0.3", *lines)
    assert spoken("greedy", *lines) != spoken("greedy:miss=0.3", *lines)
    assert spoken("beginner", "setoption miss 0", *lines) == spoken("greedy", *lines)


def test_what_cannot_be_answered_is_told_as_an_error() -> None:
    said = spoken("greedy", "setoption depth 3", "position game atlantis", "go")
    assert [line.split()[:3] for line in said[:2]] == [
        ["info", "error", "error-bot-option(name=greedy,"],
        ["info", "error", "error-unknown-game(name=atlantis,"],
    ]
    assert said[2] == "bestmove none"


# programs


@pytest.mark.slow
@pytest.mark.parametrize("game", [PLAN, CITY, "next-station/tokyo"])
def test_the_example_plays_whole_matches(game: str) -> None:
    rules, example = rules_of(game), bot(f"exec:path={EXAMPLE}")
    try:
        example.prepare()
        match = play_match(rules, [example, bot("random")], "example")
        assert match.outcome is not None
        assert example.faults() == ()
        totals = [score.total for score in match.outcome.scores]
        assert totals[0] > totals[1]
    finally:
        example.close()


def test_the_example_uses_the_standard_library_alone_and_is_short() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    imported = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import | ast.ImportFrom)]
    names = {alias.name for node in imported for alias in node.names}
    assert names <= sys.stdlib_module_names
    assert len(text.splitlines()) < 70


@pytest.mark.slow
@pytest.mark.parametrize("game", [PLAN, CITY])
def test_our_bots_play_whole_matches_as_programs(game: str) -> None:
    player = bot(f"exec:path={CLI} bot greedy,miss=0.2")
    try:
        player.prepare()
        assert play_match(rules_of(game), [player] * 2, "ours").outcome is not None
        assert player.faults() == ()
    finally:
        player.close()


HEAD = """
import sys, time
def tell(*words): print(*words, flush=True)
for line in sys.stdin:
    kind, *words = line.split() or [""]
    if kind == "metroscribe-bot": tell("option name depth kind count"), tell("botok")
    if kind == "isready": tell("readyok")
    if kind == "quit": break
    if kind == "go":
"""
FAILING = {
    "late": ("time.sleep(60)", "late"),
    "dead": ("sys.exit(3)", "died"),
    "nonsense": ("tell('bestmove A1-Z99')", "nonsense"),
    "garbage": ("tell('bestmove', chr(7) * 3, '\\u2603', 'x' * 100000)", "nonsense"),
    "nothing": ("tell('bestmove')", "nonsense"),
    "illegal-later": ("tell('bestmove -,-,-,-,-,-')", "nonsense"),
    "chatty": ("[tell('info', n) for n in range(9000)]; time.sleep(60)", "late"),
    "endless-line": ("[sys.stdout.write('x' * 99999) for n in range(99)]; time.sleep(60)", "late"),
    "asking": ("[tell('moves') for n in range(99999)]; time.sleep(60)", "late"),
}


def script(folder: Path, answer: str) -> str:
    file = folder / "bot.py"
    file.write_text(f"{HEAD}        {answer}\n", encoding="utf-8")
    return f"{sys.executable} {file}"


@pytest.mark.slow
@pytest.mark.parametrize("name", FAILING)
def test_a_program_that_fails_costs_its_turns_and_never_the_match(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "GRACE", 0.05)
    answer, kind = FAILING[name]
    rules, player = rules_of(PLAN), Program(script(tmp_path, answer), movetime=50)
    try:
        match = Match(rules, Seeded("failing"), 2)
        streams = [Stream("failing", f"bot/{seat}") for seat in range(2)]
        for _ in range(6):
            play_turn(match, 0, player, streams[0])
            play_turn(match, 1, bot("greedy"), streams[1])
            steps = match.steps(0)
            assert all(move == rules.fallback(match.table, sheet) for sheet, move in steps)
            match.close()
        faults = player.faults()
        assert len(faults) == 6
        assert faults[0].kind == kind
        assert faults[0].turn == "1"
        assert player.faults() == ()
    finally:
        player.close()


@pytest.mark.slow
def test_a_program_that_died_once_plays_on(tmp_path: Path) -> None:
    ask = "tell('moves'); move = sys.stdin.readline().split()[1]; tell('bestmove', move)"
    sign = tmp_path / "died"
    answer = (
        f"import os; os.path.exists({str(sign)!r}) or (open({str(sign)!r}, 'w').close(), os._exit(1)); {ask}"
    )
    player = Program(script(tmp_path, answer))
    try:
        assert play_match(rules_of(PLAN), [player], "once").outcome is not None
        assert sign.exists()
    finally:
        player.close()


def test_a_program_that_keeps_failing_is_left_alone_twice_as_long_each_time_up_to_64_turns(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen, player = next(seen_in(PLAN)), Program(sys.executable)
    monkeypatch.setattr(player, "_asked", Mock(side_effect=Ended))
    for _ in range(256):
        player.answer(seen, Stream("failing", "bot"))
    asked = [turn for turn, fault in enumerate(player.faults()) if fault.detail == "the program ended"]
    assert [after - before - 1 for before, after in pairwise(asked)] == [0, 0, 8, 16, 32, 64, 64]


@pytest.mark.slow
def test_a_program_that_cannot_begin_is_refused_before_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    silent, ended = tmp_path / "silent.py", tmp_path / "ended.py"
    silent.write_text("import time\ntime.sleep(60)\n", encoding="utf-8")
    ended.write_text("", encoding="utf-8")
    monkeypatch.setattr(program, "PATIENCE", 0.2)
    for file in (silent, ended):
        with pytest.raises(MetroscribeError) as refused:
            Program(f"{sys.executable} {file}").prepare()
        assert refused.value.text.key == "error-bot-program"
    monkeypatch.undo()
    with pytest.raises(MetroscribeError) as refused:
        Program(script(tmp_path, "pass"), options={"width": "3"}).prepare()
    assert refused.value.text.key == "error-bot-option"
    with pytest.raises(MetroscribeError):
        Program(str(silent)).prepare()


def test_a_program_gets_little_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("METROSCRIBE_SECRET", "DATABASE_URL", "PYTHONPATH", "SSH_AUTH_SOCK", "LANG", "LC_ALL"):
        monkeypatch.setenv(name, "C.UTF-8")
    process = Process(f"{sys.executable} -c 'import os; print(*os.environ)'")
    given = set(process.hear(time.monotonic() + 60))
    process.close()
    assert given >= {"PATH", "LANG", "LC_ALL"}
    assert given <= {*KEPT, CITIES, FAMILIES, *(name for name in os.environ if name.startswith("LC_"))}
    assert not given & {"METROSCRIBE_SECRET", "DATABASE_URL", "PYTHONPATH", "SSH_AUTH_SOCK"}


def test_whatever_a_program_is_told_is_one_line() -> None:
    process = Process(f"{sys.executable} -c 'print(len(list(__import__(\"sys\").stdin)))'")
    process.send("setoption depth 5\nquit\r\nposition\x85")
    process._said.put("")
    assert process.hear(time.monotonic() + 60) == ["1"]
    process.close()


def test_a_process_is_never_waited_for_longer_than_its_deadline(tmp_path: Path) -> None:
    quiet = Process(f"{sys.executable} -c 'import time; time.sleep(60)'")
    with pytest.raises(Late):
        quiet.hear(0.0)
    quiet.close()
    ended = Process(f"{sys.executable} -c 'pass'")
    with pytest.raises(Ended):
        ended.hear(time.monotonic() + 60)
    ended.close()
    with pytest.raises(MetroscribeError):
        Process(str(tmp_path))
