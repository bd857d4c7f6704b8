"""Laws over every declared command: help in every language, version, faults in one sentence."""

import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import metroscribe
from metroscribe import registry
from metroscribe.cli import commands as package
from metroscribe.cli import main
from metroscribe.cli.command import SECTIONS, Command, commands
from metroscribe.cli.help import WIDEST
from metroscribe.cli.parsing import HELP, LANGUAGE, VERSION, parse
from metroscribe.core.errors import MetroscribeError
from metroscribe.server.config import default_folder
from metroscribe.texts import ENGLISH, Words, general_folders, languages
from tests.test_texts import messages

ROOT = Path(__file__).parents[2]
COMMANDS = commands()
MODULES = sorted(file for file in Path(package.__path__[0]).glob("*.py") if file.stem != "__init__")
GAME = next(iter(registry()))


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Status, output and errors of a command."""
    with pytest.raises(SystemExit) as stop:
        main(list(arguments))
    assert isinstance(stop.value.code, int)
    return stop.value.code, *capsys.readouterr()


def keys_of(command: Command) -> set[str]:
    """All texts that the help of a command is made of."""
    options = (*command.options, LANGUAGE, VERSION, HELP)
    shown = {option.shown for option in command.options if option.shown}
    arguments = {key for argument in command.arguments for key in (argument.shown, argument.help)}
    return {command.help, command.section, *(option.help for option in options), *shown, *arguments}


# the registry


def test_every_module_declares_the_command_it_is_named_for() -> None:
    named = {file.stem.replace("_", " ").strip() for file in MODULES}
    assert named == set(COMMANDS)
    assert {command.run.__module__.rpartition(".")[2] for command in COMMANDS.values()} == {
        file.stem for file in MODULES
    }


def test_a_module_of_the_command_line_that_declares_a_command_lies_with_the_others() -> None:
    declaring = [
        file
        for file in Path(package.__path__[0]).parent.rglob("*.py")
        if re.search(r"^@command\(", file.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert sorted(declaring) == MODULES


def test_every_section_of_the_help_has_commands() -> None:
    assert {command.section for command in COMMANDS.values()} == set(SECTIONS)


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_only_the_last_argument_is_optional_or_takes_all_that_follows(command: Command) -> None:
    assert all(one.required and not one.many for one in command.arguments[:-1])


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_the_example_of_a_command_is_understood(command: Command) -> None:
    assert parse(command, shlex.split(command.example.format(game=GAME))) is not None


@pytest.mark.slow
def test_nothing_that_is_heavy_is_imported_before_a_command_runs() -> None:
    heavy = {f"metroscribe.{name}" for name in ("bots", "draw", "records", "server")} | {"rich", "numpy"}
    code = "import sys\nfrom metroscribe.cli.app import run\nrun(['--help'])\n"
    code += f"sys.exit(str(found) if (found := {heavy} & sys.modules.keys()) else 0)"
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


# the help


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_no_text_of_a_command_falls_back_to_english(command: Command, language: str) -> None:
    own = {key for folder in general_folders() for key in messages(folder / f"{language}.ftl")}
    assert keys_of(command) <= own


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_the_help_of_a_command_says_everything_in_80_columns(
    command: Command, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    status, out, err = said(capsys, *command.name.split(), "--help", "--lang", language)
    assert (status, err) == (0, "")
    assert max(map(len, out.splitlines())) <= WIDEST == 80
    assert "cli-" not in out
    words, shown = Words(language), " ".join(out.split())
    assert words(command.help) in shown
    for part in command.parts:
        assert words(part.help) in shown
    for option in command.options:
        assert option.long in shown
        if option.takes_value and option.default not in (None, ""):
            assert f"{words(option.help)} {words('cli-default', value=str(option.default))}" in shown


@pytest.mark.parametrize("language", sorted(set(languages()) - {ENGLISH}))
@pytest.mark.parametrize("arguments", [(), *(name.split() for name in COMMANDS)], ids=" ".join)
def test_no_english_heading_stands_in_the_help_of_another_language(
    arguments: tuple[str, ...], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    _, out, _ = said(capsys, *arguments, "--help", "--lang", language)
    assert re.findall(r"(?i)\b(usage|options|arguments|commands?|default|required|example|file)\b", out) == []


@pytest.mark.parametrize("language", languages())
def test_the_overview_lists_every_command(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = said(capsys, "--help", "--lang", language)
    assert status == 0
    assert max(map(len, out.splitlines())) <= WIDEST
    words, shown = Words(language), " ".join(out.split())
    for command in COMMANDS.values():
        assert f"{command.name} {words(command.help)}" in shown
    assert said(capsys, "--lang", language) == (2, out, "")


def test_the_first_word_of_a_command_lists_those_that_begin_with_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for command in (name for name in COMMANDS if " " in name):
        group = command.split()[0]
        status, out, _ = said(capsys, group, "--help")
        assert status == 0
        listed = set(re.findall(r"^  ([a-z]+(?: [a-z]+)*)  ", out, re.MULTILINE))
        assert listed == {name for name in COMMANDS if name.startswith(f"{group} ")}


@pytest.mark.parametrize("language", languages())
def test_the_folder_that_the_help_names_is_the_one_that_is_taken(language: str) -> None:
    folder = str(default_folder()).replace(str(Path.home()), "~")
    assert folder in Words(language)("cli-data-help")


# the version


def test_the_version_is_that_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert metroscribe.__version__ == project["version"]
    for arguments in (["--version"], ["--lang", "de", "--version"]):
        assert said(capsys, *arguments) == (0, f"metroscribe {project['version']}\n", "")


# faults

WRONG = {
    "plya": "play",
    "maps chek m.toml": "maps check",
    "games --jsn": "--json",
    "--verson": "--version",
    "nothing-like-it": "metroscribe --help",
    "games --zzz": "metroscribe games --help",
    "games --json=yes": "--json",
    "games extra": "extra",
    "simulate": "GAME",
    "arena greedy": "--game",
    "maps draw m.toml": "--output",
    "play --seed": "--seed",
    "serve --port x": "x",
    "serve --port 65536": "65535",
    "simulate g --matches 0": "1",
    "serve --bot-pace slow": "at-once",
    "replay m.txt --theme plaid": "auto",
    "play --option deck": "deck=20",
    "--lang xx games": "xx",
}


@pytest.mark.parametrize(("line", "hint"), WRONG.items(), ids=WRONG)
def test_wrong_usage_is_one_sentence_with_a_hint_and_status_2(
    line: str, hint: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    status, out, err = said(capsys, *line.split())
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert hint in err
    assert "cli-" not in err


@pytest.mark.parametrize("line", [line for line in WRONG if "--lang" not in line])
def test_every_fault_is_told_in_every_language(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = {said(capsys, *line.split(), "--lang", language)[2] for language in languages()}
    assert len(told) == len(languages())


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("g", {"game": "g", "bots": ("random",), "matches": 100, "modules": (), "options": {}}),
        ("--matches=3 g --bot a --bot b", {"bots": ("a", "b"), "matches": 3, "game": "g"}),
        ("-m one -mtwo g --option deck=20", {"modules": ("one", "two"), "options": {"deck": "20"}}),
        ("g --matches 3 --matches 4 --json", {"matches": 4, "as_json": True}),
        ("--bot --json -- -g", {"bots": ("--json",), "as_json": False, "game": "-g"}),
    ],
)
def test_a_command_line_becomes_the_values_of_its_command(line: str, expected: dict[str, object]) -> None:
    values = parse(COMMANDS["simulate"], line.split())
    assert values is not None
    assert {name: values[name] for name in expected} == expected


def test_help_is_shown_whatever_else_is_asked() -> None:
    assert parse(COMMANDS["simulate"], ["--help", "--matches", "none"]) is None
    with pytest.raises(MetroscribeError):
        parse(COMMANDS["simulate"], ["g", "--matches", "none"])
