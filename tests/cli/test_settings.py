"""Every option of the server can come from the command line, the environment and a file."""

import os
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from metroscribe.cli.command import Choice, Command, Option, commands
from metroscribe.cli.parsing import read
from metroscribe.cli.settings import PREFIX, is_table, key_of, shown, strangers, variable_of
from metroscribe.core.errors import MetroscribeError
from metroscribe.texts import Words, languages

SERVE = commands()["serve"]
OPTIONS = SERVE.options
ENGLISH = Words("en")
CANDIDATES = ("7", "6h", "192.0.2.0/24", "burst=7", "folder/file")
"""Values of which every option takes one."""


@pytest.fixture(autouse=True)
def _no_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith(PREFIX)]:
        monkeypatch.delenv(name)


def values(*line: str) -> dict[str, Any]:
    return read(SERVE, line).values()


def refused(*line: str) -> str:
    with pytest.raises(MetroscribeError) as fault:
        values(*line)
    return ENGLISH(fault.value.text)


def file(folder: Path, text: str) -> str:
    path = folder / "host.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def sample(option: Option) -> str:
    """A value that is not its default."""
    tried = option.kind.among[::-1] if isinstance(option.kind, Choice) else CANDIDATES
    return next(text for text in tried if accepted(option, text))


def accepted(option: Option, text: str) -> bool:
    try:
        return bool(option.kind(text) != option.default)
    except MetroscribeError:
        return False


def in_toml(option: Option, text: str) -> str:
    if not option.takes_value:
        return f"{key_of(option)} = true\n"
    if is_table(option):
        return f"[{key_of(option)}]\n{text}\n"
    return f'{key_of(option)} = "{text}"\n'


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.plain)
def test_an_option_says_the_same_wherever_it_is_set(
    option: Option, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = sample(option) if option.takes_value else "true"
    line = values(option.long, *([text] if option.takes_value else []))
    assert line != values()
    assert values("--config", file(tmp_path, in_toml(option, text))) == line
    monkeypatch.setenv(variable_of(option), text)
    assert values() == line


@pytest.mark.parametrize("language", languages())
def test_what_is_printed_can_be_read_again_and_says_the_same(language: str, tmp_path: Path) -> None:
    every = [word for one in OPTIONS for word in (one.long, *([sample(one)] if one.takes_value else []))]
    for given_ in ([], every, [*every, *every, "--limit", "silence=.5", "--proxy", "::1"]):
        line = read(SERVE, given_)
        printed = shown(Words(language), SERVE, line.named)
        assert {key.replace("-", "_") for key in tomllib.loads(printed)} == {
            key_of(option).replace("-", "_") for option in OPTIONS
        }
        assert values("--config", file(tmp_path, printed)) == line.values()


@given(st.text(st.characters(exclude_categories=["Cs"])))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_text_survives_being_printed_and_read(tmp_path: Path, text: str) -> None:
    line = read(SERVE, ["--public", text])
    assert values("--config", file(tmp_path, shown(ENGLISH, SERVE, line.named))) == line.values()


def test_the_command_line_counts_more_than_the_environment_and_that_more_than_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = file(
        tmp_path,
        'port = 1\nkeep_days = 1\nbot-pace = "at-once"\nlan = true\nproxy = ["10.0.0.1", "10.0.0.2"]\n'
        "[limits]\nburst = 1\nsilence = 1.5\nvisits = 1\n",
    )
    monkeypatch.setenv("METROSCRIBE_CONFIG", name)
    monkeypatch.setenv("METROSCRIBE_PORT", "2")
    monkeypatch.setenv("METROSCRIBE_KEEP_DAYS", "2")
    monkeypatch.setenv("METROSCRIBE_LAN", "off")
    monkeypatch.setenv("METROSCRIBE_PROXY", "10.0.0.3, 10.0.0.4 ::1")
    monkeypatch.setenv("METROSCRIBE_LIMIT", "burst=2 silence=2.5")
    monkeypatch.setenv("METROSCRIBE_PUBLIC", "")
    found = values("--port", "3", "--limit", "burst=3")
    assert (found["port"], found["keep_days"], found["bot_pace"], found["lan"]) == (3, 2, "at-once", False)
    assert [str(proxy) for proxy in found["proxies"]] == ["10.0.0.3/32", "10.0.0.4/32", "::1/128"]
    assert found["limits"] == {"burst": 3, "silence": 2.5, "visits": 1}
    lines = shown(ENGLISH, SERVE, read(SERVE, ["--port", "3", "--limit", "burst=3"]).named).splitlines()
    assert {
        "port = 3  # command line (--port)",
        "keep-days = 2  # METROSCRIBE_KEEP_DAYS",
        f'bot-pace = "at-once"  # {name}, line 3, “bot-pace”',
        'public = ""  # default',
        f"visits = 1  # {name}, line 9, “limits.visits”",
    } <= set(lines)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("\nprot = 1", "line 2: there is no setting “prot”. Did you mean “port”?"),
        ("zebra = 1", "line 1: there is no key “zebra” here. Known keys: host, port"),
        ("port = 'x'", "line 1, “port”: “x” is not a whole number."),
        ("port = 1.5", "line 1, “port”: “1.5” is not a whole number."),
        ("port = true", "line 1: “port” must be a whole number."),
        ("public = [1]", "line 1: “public” must be text."),
        ("lan = 1", "line 1: “lan” must be true or false."),
        ("proxy = {}", "line 1: “proxy” must be a list."),
        ("limits = 1", "line 1: “limits” must be a table."),
        (
            "[limits]\nbust = 1",
            "line 2, “limits.bust”: There is no limit called “bust”. Did you mean “burst”?",
        ),
        ("[limits]\nburst = 'x'", "line 2: “burst” must be a number."),
        ("[limits]\nsilence = nan", "line 2, “limits.silence”: The limit silence cannot be “nan”"),
        ("port = \nx = 1", "is not valid TOML: Invalid value (at line 1, column 8)."),
    ],
)
def test_a_fault_in_the_file_is_named_with_its_line(text: str, sentence: str, tmp_path: Path) -> None:
    said = refused("--config", file(tmp_path, text))
    assert said.startswith(str(tmp_path / "host.toml"))
    assert sentence in said
    assert "\n" not in said


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    missing = tmp_path / "nowhere.toml"
    assert refused("--config", str(missing)) == f"{missing}: cannot be read (No such file or directory)."


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("PORT", "tcp://10.0.0.1:80", "METROSCRIBE_PORT: “tcp://10.0.0.1:80” is not a whole number."),
        ("LAN", "maybe", "METROSCRIBE_LAN cannot be “maybe”; choose one of: 1, true"),
        ("KEPDAYS", "7", "There is no setting METROSCRIBE_KEPDAYS. Did you mean METROSCRIBE_KEEP_DAYS?"),
        ("PROT", "", "There is no setting METROSCRIBE_PROT. Did you mean METROSCRIBE_PORT?"),
    ],
)
def test_a_fault_in_the_environment_is_named_with_the_variable(
    name: str, text: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(PREFIX + name, text)
    assert sentence in refused()


def test_a_value_that_does_not_count_is_not_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("METROSCRIBE_PORT", "x")
    assert values("--port", "5")["port"] == 5


def others() -> Iterator[Command]:
    return (command for command in commands().values() if not command.configurable)


def test_variables_of_other_parts_are_nobodys_fault_and_strange_ones_are_told() -> None:
    here = dict.fromkeys(("METROSCRIBE_LONG", "METROSCRIBE_FAMILIES", "METROSCRIBE_CITIES", "PATH"), "1")
    assert strangers(SERVE, here) == []
    assert strangers(SERVE, here | {"METROSCRIBE_WEATHER": "fine"}) == ["METROSCRIBE_WEATHER"]
    assert all(strangers(command, {"METROSCRIBE_WEATHER": "fine"}) == [] for command in others())
