"""A language is its text files: one more set of them, and it is spoken everywhere."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import metroscribe
from metroscribe.texts import first_spoken, languages, own_name
from tests.words.pseudo import stretched, write_language

ROOT = Path(__file__).parent.parent
PACKAGE = Path(metroscribe.__file__).parent
LEFT_OUT = shutil.ignore_patterns("__pycache__", "client", "*.npz", "*.csv")
CODE = "qxx"
"""Three letters, which ISO 639 leaves to private use."""
NAME = stretched("English")


@pytest.fixture(scope="module")
def extended(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package in which every folder of texts has one language more."""
    place = tmp_path_factory.mktemp("extended")
    shutil.copytree(PACKAGE, place / PACKAGE.name, ignore=LEFT_OUT)
    write_language(place, CODE)
    return place


def run(extended: Path, script: str) -> list[str]:
    """The lines that a script prints there."""
    path = os.pathsep.join((str(extended), str(ROOT)))
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        cwd=extended,
        env={**os.environ, "PYTHONPATH": path, "LC_ALL": f"{CODE}.UTF-8"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


SERVED = f"""
from pathlib import Path
from tests.server.served import served
from metroscribe.server.wire.messages import Welcome
with served(Path("data")) as server:
    print("language-name = {NAME}" in server.http.get("/api/texts/{CODE}").text)
    lost = server.http.get("/api/tables/NOPE", headers={{"accept-language": "fr, {CODE}-CH;q=0.8, en"}})
    print(lost.json()["refused"]["text"])
    print(server.http.get("/api/games/next-station/london/cards.svg?language={CODE}").status_code)
    print(server.join(server.open(), language="{CODE}").told(Welcome).table.phase)
    print('"{CODE}"' in server.http.get("/openapi.json").text)
"""


@pytest.mark.slow
def test_a_language_is_found_by_its_files_alone(extended: Path) -> None:
    script = (
        "from metroscribe.texts import Words, chosen_language, languages, own_name\n"
        "print(*languages(), chosen_language(), own_name(chosen_language()), sep='|')"
    )
    assert run(extended, script) == ["|".join((*languages(), CODE, CODE, NAME))]


@pytest.mark.slow
def test_the_server_speaks_it(extended: Path) -> None:
    has_texts, refused, cards, welcomed, described = run(extended, SERVED)
    assert refused.startswith(stretched("There is no table "))
    assert (has_texts, cards, welcomed, described) == ("True", "200", "open", "True")


@pytest.mark.slow
def test_the_command_line_offers_it(extended: Path) -> None:
    command = "from metroscribe.cli import main\nmain(['--lang', '{}', '--help'])"
    assert any(f"|{CODE}" in line for line in run(extended, command.format(CODE)))


@pytest.mark.slow
def test_the_client_is_told_of_it(extended: Path) -> None:
    made = "\n".join(run(extended, "from web.generate import FILES\nprint(FILES['languages.ts']())"))
    assert f"{{ code: '{CODE}', name: '{NAME}' }}" in made


def test_every_language_has_a_name_of_its_own() -> None:
    names = {own_name(language) for language in languages()}
    assert len(names) == len(languages())


def wishes() -> Iterator[tuple[list[str], str]]:
    for language in languages():
        yield [f"{language}-XX;q=0.5"], language
        yield [f"{language.upper()}_XX.UTF-8"], language
        yield ["qqq", f" {language} "], language
    yield ["entirely unknown", ""], "en"
    yield [], "en"


@pytest.mark.parametrize(("wished", "spoken"), list(wishes()))
def test_the_first_wish_that_is_a_language_is_spoken(wished: list[str], spoken: str) -> None:
    assert first_spoken(wished) == spoken
