"""A world in which every city of the package has a second version of its rules, and keeps its first.

The second version has another map and other points; the first is what the package holds today.
"""

import re
import shutil
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from metroscribe.core.errors import BadFile
from metroscribe.games import Family, families

KEPT = ("city.toml", "map.toml", "extra.py", "texts", "records")
"""What belongs to a version. Nets do not: they are for the newest one."""


def with_second_versions(place: Path) -> Mapping[str, Family]:
    """The families, their cities copied to a place and raised to version 2."""
    return {name: _raised(family, place / name) for name, family in families().items()}


def second_versions(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on the registry has them."""
    found = with_second_versions(place)
    monkeypatch.setattr("metroscribe.games.families", lambda: found)


def _raised(family: Family, place: Path) -> Family:
    for city in sorted(family.cities.iterdir()):
        if (city / "city.toml").exists():
            older, newest = place / city.name / "v1", place / city.name
            older.mkdir(parents=True)
            for source in (city / name for name in KEPT):
                if source.is_dir():
                    shutil.copytree(source, older / source.name)
                elif source.exists():
                    shutil.copy(source, older)
            shutil.copytree(city / "texts", newest / "texts")
            for name, text in second(family, city).items():
                (newest / name).write_text(text, encoding="utf-8")
    return replace(family, cities=place)


@cache
def second(family: Family, city: Path) -> Mapping[str, str]:
    """The files of a city with other points and another map."""
    files = {file.name: file.read_text(encoding="utf-8") for file in city.glob("*.*") if file.name in KEPT}
    rules = re.sub(r"^rules = 1$", "rules = 2", files["city.toml"], count=1, flags=re.MULTILINE)
    files["city.toml"] = re.sub(r"(?<=\beach = )\d+", one_more, rules)
    for board in changed(files["map.toml"]):
        if fits(family, city.name, {**files, "map.toml": board}):
            return {**files, "map.toml": board}
    raise AssertionError(city)


def one_more(points: re.Match[str]) -> str:
    return str(int(points[0]) + 1)


def changed(board: str) -> Iterator[str]:
    """Every line worth one more; or the symbols of two stations changed for each other."""
    if "[lines." in board:
        yield re.sub(r"(?<=\bfirst = )\d+", one_more, board)
    start, end = board.find("stations = '''"), board.find("areas = '''")
    cells = [at for at in range(start, end) if board[at - 1] == " " and board[at] in "cstp"]
    for one, other in combinations(cells, 2):
        if board[one] != board[other]:
            swapped = list(board)
            swapped[one], swapped[other] = board[other], board[one]
            yield "".join(swapped)


def fits(family: Family, city: str, files: Mapping[str, str]) -> bool:
    """Whether the facts of the city allow this."""
    with TemporaryDirectory() as folder:
        for name, text in files.items():
            (Path(folder) / name).write_text(text, encoding="utf-8")
        try:
            family.load(Path(folder), f"{family.id}/{city}").check()
        except BadFile:
            return False
    return True
