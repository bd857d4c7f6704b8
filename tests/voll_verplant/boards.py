"""Small plans for tests: lines as words, without geometry, and one small plan as a file.

`plan(A="a b c d [2] 6/3", R="ring c e f", special="e")` is a line A with two windows that is worth 6 to
whoever completes it first and 3 later, and a ring line R; what is not said is three windows and 5/2.
"""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from metroscribe.core.game import Credits, GameInfo
from metroscribe.core.mixes import graded
from metroscribe.core.network import mask_of
from metroscribe.games import registry
from metroscribe.games.voll_verplant.city import City
from metroscribe.games.voll_verplant.deck import Deck
from metroscribe.games.voll_verplant.plan import Line, Plan
from metroscribe.games.voll_verplant.rules import DECKS, VollVerplant

HERE = Path(__file__).parent
FAMILY = "voll-verplant"
CREDITS = Credits("Small", "Somebody", "Nobody", 2024)
PLENTY: Mapping[str, Any] = {
    "numbers": [*range(1, 10)] * 9,
    "express": [*range(1, 5)] * 9,
    "transfers": 20,
    "free_rides": 20,
}
"""So many of every card that a test may flip what it needs; none of them shuffles."""


class Words(NamedTuple):
    """What a line of words says."""

    stations: tuple[str, ...]
    windows: int
    first: int
    later: int
    ring: bool


def read_words(text: str) -> Words:
    words, windows, first, later = [], 3, 5, 2
    for word in text.removeprefix("ring ").split():
        if match := re.fullmatch(r"\[(\d+)\]", word):
            windows = int(match[1])
        elif match := re.fullmatch(r"(\d+)/(\d+)", word):
            first, later = int(match[1]), int(match[2])
        else:
            words.append(word)
    return Words(tuple(words), windows, first, later, text.startswith("ring "))


def plan(special: str = "", **lines: str) -> Plan:
    said = {letter: read_words(text) for letter, text in lines.items()}
    names = sorted({name for line in said.values() for name in line.stations})
    number = {name: i for i, name in enumerate(names)}
    return Plan(
        width=26,
        height=len(names) // 26 + 1,
        points=tuple((i % 26, i // 26) for i in range(len(names))),
        names=tuple(names),
        lines=tuple(_line(letter, line, number) for letter, line in said.items()),
        special=mask_of(number[name] for name in special.split()),
        water=(),
    )


def _line(letter: str, line: Words, number: Mapping[str, int]) -> Line:
    return Line(
        letter=letter,
        name=f"Line {letter}",
        colour=f"colour {letter}",
        windows=line.windows,
        first=line.first,
        later=line.later,
        stations=tuple(number[name] for name in line.stations),
        ring=line.ring,
        wagon=(),
        path=(),
    )


def rules_of(
    printed: Plan, modules: Iterable[str] = (), deck: Mapping[str, Any] = PLENTY, name: str = "plenty"
) -> VollVerplant:
    decks = {name: Deck.of(name, deck)}
    info = GameInfo(
        id=f"{FAMILY}/small",
        family=FAMILY,
        city="small",
        rules=1,
        seats=City.seats,
        modules=tuple(modules),
        guests=(),
        mixes=graded(tuple(modules), CREDITS.title, ()),
        options={DECKS: tuple(decks)},
        credits=CREDITS,
    )
    return VollVerplant(info, printed, decks)


CITY = """\
family = "voll-verplant"
rules = 1
deck = "14"

[credits]
title = "Small"
designer = "Somebody"
publisher = "Nobody"
year = 2024
"""


def write_city(folder: Path, city: str = CITY) -> City:
    """The small plan in a folder of its own, to be changed at will."""
    folder.mkdir()
    (folder / "city.toml").write_text(city, encoding="utf-8")
    (folder / "map.toml").write_text((HERE / "small.toml").read_text(encoding="utf-8"), encoding="utf-8")
    return City(folder, f"{FAMILY}/{folder.name}")


def games() -> list[str]:
    """Every city of this family that the package has."""
    found = registry()
    return [name for name in found if found.find(name).family == FAMILY]


def load(game: str) -> City:
    city = registry().load(game)
    assert isinstance(city, City)
    return city
