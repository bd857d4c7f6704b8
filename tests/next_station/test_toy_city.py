"""A new city is a new folder: nothing else has to be touched."""

from pathlib import Path
from textwrap import dedent

import pytest

from metroscribe.core.cards import Card
from metroscribe.core.game import Options
from metroscribe.core.registry import Registry
from metroscribe.core.text import Arg, Text
from metroscribe.games import registry
from metroscribe.games.next_station.rules import NextStation
from tests.conformance.laws import LAWS, Law
from tests.next_station.desk import draw_lines

FILES = {
    "city.toml": """
        family = "next-station"
        rules = 1
        pencils = ["red", "green", "white", "black"]

        [credits]
        title = "Toytown"
        designer = "Nobody"
        publisher = "Nowhere"
        year = 2024

        [deck]
        cards = [
          "day-circle", "day-square", "day-triangle", "day-joker", "day-switch",
          "night-pentagon", "night-joker",
        ]
        closing = { night = 2 }

        [pad]
        rows = [{ box = "parks", count = "big-parks", each = 4 }]

        [modules.objectives]
        dealt = 1
        points = 7
        deduction = 3

        [modules.objectives.cards]
        two-parks = { count = "big-parks", among = "park", at_least = 2 }
        three-districts = { count = "districts", at_least = 3 }

        [modules.special-stations]
        deduction = 5

        [solo]
        bands = [10, 20]
    """,
    "map.toml": """
        stations = '''
             A B C D
         1   c s t p
         2   t p c s
         3   t c ? s
         4   p s c t
        '''
        areas = '''
             A B C D
         1   a a b b
         2   a a b b
         3   c c d d
         4   c c d d
        '''
        [districts]
        a = { name = "Old Town", kind = "town" }
        b = { name = "West Park", kind = "park" }
        c = { name = "East Park", kind = "park" }
        d = { name = "Harbour", kind = "town" }

        [departures]
        red = "A1"
        green = "D1"
        white = "A4"
        black = "D4"
    """,
    "extra.py": '''
        """Parks: what only this city has."""

        from metroscribe.games.next_station.board import Board
        from metroscribe.games.next_station.sheet import Ink
        from metroscribe.games.next_station.tallies import Kind, Tally, connected, reached


        def big_parks(tally: Tally, board: Board, ink: Ink) -> int:
            return len([d for d in reached(tally.districts, connected(ink)) if d.kind == "park"])


        TALLIES = {"big-parks": Kind(big_parks, "districts")}
    ''',
}


def found_city(folder: Path, first_line: str = "") -> Registry:
    """A registry with the city in this folder; its `extra.py` begins with the given line."""
    folder.mkdir()
    for name, text in FILES.items():
        (folder / name).write_text(dedent(text).lstrip(), encoding="utf-8")
    extra = folder / "extra.py"
    extra.write_text(f"{first_line}\n{extra.read_text(encoding='utf-8')}", encoding="utf-8")
    return registry([folder.parent])


@pytest.fixture(scope="module")
def cities(tmp_path_factory: pytest.TempPathFactory) -> Registry:
    return found_city(tmp_path_factory.mktemp("cities") / "toytown")


def rules(cities: Registry, *modules: str) -> NextStation:
    made = cities.load("toytown").rules(modules)
    assert isinstance(made, NextStation)
    return made


def test_the_registry_finds_it_beside_the_others(cities: Registry) -> None:
    assert set(cities) == {*registry(), "next-station/toytown"}
    assert cities.load("toytown").info.credits.title == "Toytown"


def test_a_folder_of_cities_can_be_named_in_the_environment(
    cities: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("METROSCRIBE_CITIES", str(cities.find("toytown").folder.parent))
    assert "next-station/toytown" in list(registry())


def test_its_own_tally_scores(cities: Registry) -> None:
    toytown = rules(cities)
    table = toytown.new(1, Options({"pencils": "red green white black"}))
    sheet = draw_lines(toytown, {"red": "A1-B1 B1-C1"})
    assert [entry.key for entry in toytown.score(table, sheet)] == ["line", "parks"]
    assert toytown.score(table, sheet).points("parks") == 4


@pytest.mark.parametrize(("line", "points"), [("A1-B2 B2-C1", 0), ("A1-B2 B2-C1 A1-A2 A2-A3", 7)])
def test_its_own_objective_scores(cities: Registry, line: str, points: int) -> None:
    toytown = rules(cities, "objectives")
    table = toytown.new(1, Options({"pencils": "red green white black"}))
    table = toytown.reveal(table, Card("objective", "two-parks"))
    assert toytown.score(table, draw_lines(toytown, {"red": line})).points("objective") == points


def test_a_wild_station_suits_every_card(cities: Registry) -> None:
    board = rules(cities).board
    wild = 1 << board.network.number["C3"]
    assert all(board.matching(symbol) & wild for symbol in ("circle", "square", "triangle", "pentagon"))


def test_its_rules_can_be_read(cities: Registry) -> None:
    texts = [text for section in rules(cities).wording.guide() for text in section.paragraphs]
    ending: dict[str, Arg] = {"suit": "night", "count": 2, "closing": "night", "kinds": 1}
    assert Text("guide-closing", ending) in texts
    assert Text("guide-turns", {"least": 2, "most": 6}) in texts


def test_its_extra_may_postpone_annotations(tmp_path: Path) -> None:
    rules(found_city(tmp_path / "toytown", "from __future__ import annotations"))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("modules", [(), ("objectives", "special-stations")], ids=["plain", "modules"])
def test_it_keeps_every_law(cities: Registry, modules: tuple[str, ...], law: Law) -> None:
    law(rules(cities, *modules), 2, Options())
