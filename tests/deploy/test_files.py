"""The unit and the container file, judged by the programs that read them."""

import re
from pathlib import Path

import pytest

from tests.deploy.machine import DEPLOY, METROSCRIBE, program, replaced, told

UNIT = DEPLOY / "metroscribe.service"
EXPOSURE = 1.5
"""The most that systemd may find open, of ten; without a sandbox it is 9.6."""


@pytest.mark.long
def test_systemd_takes_the_unit_without_a_word(tmp_path: Path) -> None:
    """With a program that there is."""
    file = tmp_path / UNIT.name
    file.write_text(replaced(UNIT.read_text(), {"/opt/metroscribe/.venv/bin/metroscribe": METROSCRIBE[0]}))
    assert told(program("systemd-analyze"), "verify", file) == ""


@pytest.mark.long
def test_the_unit_leaves_the_server_little_that_it_could_do_to_the_machine() -> None:
    said = told(program("systemd-analyze"), "security", "--offline=true", "--no-pager", UNIT)
    found = re.search(r"Overall exposure level for metroscribe.service: (\d+\.\d)", said)
    assert found is not None, said
    assert float(found[1]) <= EXPOSURE


@pytest.mark.long
def test_the_container_file_has_nothing_that_a_linter_minds() -> None:
    assert told(program("hadolint"), DEPLOY / "Containerfile") == ""


def test_the_container_file_takes_only_what_there_is() -> None:
    copied = re.findall(r"^COPY (?!--from)(.*) \S+$", (DEPLOY / "Containerfile").read_text(), re.MULTILINE)
    assert copied
    assert [name for names in copied for name in names.split() if not (DEPLOY.parent / name).exists()] == []
