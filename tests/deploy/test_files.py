"""The unit and the container file, judged by the programs that read them."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.deploy.machine import DEPLOY, METROSCRIBE, ROOT, program, replaced, told

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


def test_a_judge_that_is_missing_stops_the_check_and_names_the_command() -> None:
    """Unless it can be installed."""
    nobody = "id() { echo 1000; }; apt-get() { :; }"
    script = (
        f"root={ROOT}; source {ROOT}/requirements/setup.sh; {nobody}; add_program a-package no-such-program"
    )
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    command = "run 'apt-get install a-package' as root, then run this again."
    assert done.stderr == f"The tests need no-such-program: {command}\n"
