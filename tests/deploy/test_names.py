"""What documentation and examples name is there: commands, options, settings, limits, figures."""

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from metroscribe.cli import main
from metroscribe.cli.command import Command, commands
from metroscribe.cli.parsing import parse
from tests import metrics_page
from tests.deploy.machine import DEPLOY, ROOT

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
EVERYWHERE = {"--help", "--lang", "--version", "--config", "--print-config"}
SETTINGS = {"/etc/metroscribe/metroscribe.toml": str(DEPLOY / "metroscribe.toml")}
COMMAND = re.compile(r"^(?:runuser -u metroscribe -- )?metroscribe (?!record \d)(.*)$", re.MULTILINE)
DESCRIBED = "  "
"""What stands behind two spaces says what the command does."""
SUFFIXES = ("_bucket", "_sum", "_count")
"""Of the series of a histogram."""


def of_blocks(page: Path) -> Iterator[str]:
    for block in re.findall(
        r"^```\w*\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    ):
        for line in COMMAND.findall(block):
            yield line.partition(DESCRIBED)[0].strip()


def of_sentences(page: Path) -> list[str]:
    return re.findall(r"`metroscribe ([a-z][^`]*)`", page.read_text(encoding="utf-8"))


def found(words: list[str]) -> tuple[Command, list[str]]:
    known = commands()
    length = 2 if " ".join(words[:2]) in known else 1
    return known[" ".join(words[:length])], words[length:]


def lines() -> list[str]:
    return sorted({line for page in PAGES for line in of_blocks(page)})


@pytest.mark.parametrize("line", [line for line in lines() if not line.startswith("--")])
def test_every_command_that_is_shown_can_be_read(line: str) -> None:
    command, rest = found(shlex.split(line))
    parse(command, [SETTINGS.get(word, word) for word in rest])


def test_sentences_name_only_options_that_there_are() -> None:
    wrong = []
    for text in {text for page in PAGES for text in of_sentences(page)}:
        command, rest = found(text.split())
        known = EVERYWHERE | {option.long for option in command.options}
        wrong += [f"{text}: {word}" for word in rest if word.startswith("--") and word not in known]
    assert wrong == []


def test_the_unit_and_the_container_name_options_that_there_are() -> None:
    started = re.search(
        r"^ExecStart=\S+/metroscribe (.*)$", (DEPLOY / "metroscribe.service").read_text(), re.M
    )
    assert started is not None
    command, rest = found(started[1].split())
    assert parse(command, [SETTINGS.get(word, word) for word in rest]) is not None
    known = {f"METROSCRIBE_{option.long[2:].replace('-', '_').upper()}" for option in command.options}
    page, container = (ROOT / "docs" / "hosting.md"), (DEPLOY / "Containerfile")
    for file in (page, container):
        named = set(re.findall(r"METROSCRIBE_[A-Z_]+", file.read_text(encoding="utf-8")))
        assert named <= known, file


@pytest.mark.slow
def test_the_settings_of_the_example_are_what_they_say(capsys: pytest.CaptureFixture[str]) -> None:
    """As the command shows them; each is named by its key."""
    with pytest.raises(SystemExit) as stop:
        main(["--lang", "en", "serve", "--config", str(DEPLOY / "metroscribe.toml"), "--print-config"])
    assert stop.value.code == 0
    shown = capsys.readouterr().out
    for line in (DEPLOY / "metroscribe.toml").read_text().splitlines():
        if setting := re.match(r"([a-z-]+) = ", line):
            assert re.search(rf"^{setting[1].replace('-', '[-_]')} = ", shown, re.MULTILINE), line


def known_figures() -> set[str]:
    """Those that the page of the server lists."""
    return set(re.findall(r"`(\w+)`", "".join(row.split("|")[1] for row in metrics_page.rows())))


@pytest.mark.parametrize("name", ["alerts.yml", "board.json"])
def test_every_figure_of_alerts_and_board_is_one_of_the_server(name: str) -> None:
    named = set(re.findall(r"\b(?:metroscribe|process)_[a-z_]+", (DEPLOY / name).read_text(encoding="utf-8")))
    known = known_figures()
    bare = {figure: [figure.removesuffix(suffix) for suffix in ("", *SUFFIXES)] for figure in named}
    assert len(named) > 10
    assert {figure for figure, forms in bare.items() if not known & set(forms)} == set()


def test_every_figure_of_trouble_is_on_the_board() -> None:
    board = json.loads((DEPLOY / "board.json").read_text(encoding="utf-8"))
    queries = "".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    rules = (DEPLOY / "alerts.yml").read_text(encoding="utf-8")
    alarming = set(re.findall(r"\bmetroscribe_[a-z_]+", rules)) - {"metroscribe_backups_total"}
    assert {figure for figure in alarming if figure not in queries} == set()
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
