"""Small cities for tests: a board drawn as text, with Tokyo's cards and scoring unless told otherwise."""

import json
import re
import tempfile
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from inspect import cleandoc
from pathlib import Path
from typing import Any

from metroscribe.games import registry
from metroscribe.games.next_station.city import City

TOKYO, BERLIN, LONDON = "next-station/tokyo", "next-station/berlin", "next-station/london"
PENCILS = ("purple", "blue", "pink", "brown")
HERE = Path(__file__).parent


def board(stations: str, departures: str, **rest: Any) -> City:
    """The city on this board, as `write_board` makes it; its folder is gone afterwards."""
    with tempfile.TemporaryDirectory() as temporary:
        city = write_board(Path(temporary) / "small", stations, departures, **rest)
        city.rules(city.info.modules)  # reads every file while they are there
    return city


def write_board(
    folder: Path,
    stations: str,
    departures: str,
    areas: str = "",
    kinds: Mapping[str, str] | None = None,
    loop: str = "",
    missing: str = "",
    home: str = TOKYO,
    printed: Mapping[str, Any] | None = None,
    **changes: Any,
) -> City:
    """A city in this folder, without facts. `departures` names stations in the order of the pencils.

    Without `areas` all is one district `a`; `kinds` are the districts' kinds, `outer` where it is silent.
    `A1+D1` are the departures of two lines. `printed` is what else the map shows; `changes` replace keys of
    the `city.toml` of `home`.
    """
    folder.mkdir()
    pencils = write_city(folder, home, **changes)
    stops = [word.split("+") if "+" in word else word for word in departures.split()]
    departing = dict(zip(pencils, stops, strict=True))
    text = map_text(stations, departing, areas, kinds or {}) + toml(printed or {})
    text += toml({"loop": {"name": "Loop", "path": loop}} if loop else {})
    (folder / "map.toml").write_text(text + toml({"missing": missing.split()}), encoding="utf-8")
    return City(folder, f"next-station/{folder.name}")


def write_city(folder: Path, home: str = TOKYO, **changes: Any) -> tuple[str, ...]:
    """A city without its facts, its guide and its map, in a folder of its own; its pencils."""
    source = registry().find(home).folder
    data = tomllib.loads((source / "city.toml").read_text(encoding="utf-8"))
    data.pop("facts", None)
    data.pop("guide", None)
    (folder / "city.toml").write_text(toml({**data, **changes}), encoding="utf-8")
    return tuple(data["pencils"])


def map_text(stations: str, departures: Mapping[str, Any], areas: str, kinds: Mapping[str, str]) -> str:
    stations, areas = cleandoc(stations), cleandoc(areas or re.sub(r"[cstp?.]", "a", stations))
    letters = {mark for row in areas.splitlines()[1:] for mark in row.split()[1:]}
    districts = {letter: {"name": letter, "kind": kinds.get(letter, "outer")} for letter in sorted(letters)}
    pictures = f"stations = '''\n{stations}\n'''\nareas = '''\n{areas}\n'''\n"
    return pictures + toml({"departures": departures, "districts": districts})


def toml(data: Mapping[str, Any]) -> str:
    """One key a line, tables inline."""
    return "".join(f"{_key(key)} = {_value(value)}\n" for key, value in data.items())


def _key(key: str) -> str:
    return key if re.fullmatch(r"[\w-]+", key) else json.dumps(key)


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(key)} = {_value(item)}" for key, item in value.items()) + " }"
    if isinstance(value, Iterable) and not isinstance(value, str):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value)


@cache
def paper_tokyo() -> City:
    """Tokyo on a map of our own that has all facts of the printed one, whatever becomes of the package's."""
    city = registry().load(TOKYO)
    assert isinstance(city, City)
    return city.with_map(HERE / "paper_tokyo.toml")


@cache
def paper_berlin() -> City:
    """Berlin on a map with all facts of the printed one, whatever becomes of the package's."""
    city = registry().load(BERLIN)
    assert isinstance(city, City)
    return city.with_map(HERE / "paper_berlin.toml")


@cache
def london() -> City:
    """London on the package's map, which is the printed one."""
    city = registry().load(LONDON)
    assert isinstance(city, City)
    return city


GRID = """
     A B C D
 1   c s t p
 2   t p c s
 3   t c p s
 4   p s c t
"""
RING = """
     A B C D E F G
 1   s p . c . . p
 2   . . t . s . .
 3   . p . c . c .
 4   t . . . . . s
 5   . s . t . p .
 6   . . p . c . .
 7   c . . p . . t
"""
RING_LOOP = "C2 E2 (F2) F3 F5 (F6) E6 C6 (B6) B5 B3 (B2) C2"


@cache
def grid() -> City:
    """A station on every point: every section is one step long, and all diagonals cross."""
    return board(GRID, "A1 D1 A4 D4")


@cache
def ring() -> City:
    """A loop with straight and curved pieces around D3 and D5, all in one district that gives no stamp."""
    return board(RING, "D1 A4 G4 D7", kinds={"a": "inner"}, loop=RING_LOOP)


@cache
def strip() -> City:
    """Five districts in a row, the first with ten stations."""
    return board(
        """
             A B C D E F G H I
         1   c t p s c t p s c
         2   s p t c s p t c s
        """,
        departures="A1 D1 F1 G2",
        areas="""
             A B C D E F G H I
         1   a a a a a b c d e
         2   a a a a a b c d e
        """,
    )
