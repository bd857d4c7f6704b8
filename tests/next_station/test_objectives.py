"""Tokyo's shared objectives, judged on the whole network. Nothing here knows where a station lies."""

from functools import cache
from itertools import combinations

import pytest

from metroscribe.core.cards import Card
from metroscribe.core.dealer import Seeded
from metroscribe.core.game import Options
from metroscribe.core.match import Match
from metroscribe.core.network import bits, mask_of
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.sheet import Line, Sheet
from tests.next_station.boards import PENCILS, paper_tokyo

OBJECTIVES = ("four-stamps", "great-interchange", "whole-loop", "every-district", "whole-centre")


@cache
def rules() -> NextStation:
    return paper_tokyo().rules(["objectives"])


def met(name: str, *lines: int) -> bool:
    """Whether the objective is met by lines that connect these masks of stations."""
    other = next(objective for objective in OBJECTIVES if objective != name)
    table = rules().new(1, Options({"pencils": " ".join(PENCILS)}))
    for face in (name, other):
        table = rules().reveal(table, Card("objective", face))
    drawn = tuple(
        Line(colour, departures=0, stations=mask, ends=0, sections=(0,))
        for colour, mask in zip(PENCILS, lines, strict=False)
    )
    score = rules().score(table, Sheet(rules().blank.ink._replace(lines=drawn)))
    (entry,) = [e for e in score if e.key == "objective" and e.args["objective"] == name]
    assert entry.points in (0, 10)
    return entry.points == 10


def kind(name: str) -> list[int]:
    return [district.stations for district in paper_tokyo().board.of_kind(name)]


def one_of(mask: int) -> int:
    return mask & -mask


def all_but_one(mask: int) -> int:
    return mask & (mask - 1)


def one_in_each(districts: list[int]) -> int:
    return mask_of(next(bits(stations)) for stations in districts)


@pytest.mark.parametrize("size", [3, 4, 5])
def test_four_stamps_needs_interchanges_in_four_districts_of_the_periphery(size: int) -> None:
    for districts in combinations([*kind("outer"), *kind("corner")], size):
        shared = one_in_each(list(districts))
        assert met("four-stamps", shared, shared) == (size >= 4)


def test_four_stamps_wants_districts_not_interchanges() -> None:
    outer = kind("outer")[0]
    assert not met("four-stamps", outer, outer, outer, outer)


def test_four_stamps_takes_no_interchange_of_the_inner_districts() -> None:
    inner = one_in_each([*kind("inner"), *kind("central")])
    assert not met("four-stamps", inner, inner)


@pytest.mark.parametrize("lines", [1, 2, 3, 4])
def test_a_great_interchange_joins_four_lines(lines: int) -> None:
    station = one_of(kind("outer")[0])
    assert met("great-interchange", *[station] * lines) == (lines >= 4)


@pytest.mark.parametrize("lines", [1, 2, 3, 4])
def test_a_great_interchange_counts_the_loop(lines: int) -> None:
    station = one_of(paper_tokyo().board.loop.stations)
    assert met("great-interchange", *[station] * lines) == (lines >= 3)


def test_the_whole_loop_needs_all_its_stations_by_any_lines() -> None:
    loop = paper_tokyo().board.loop.stations
    first, rest = one_of(loop), all_but_one(loop)
    assert met("whole-loop", loop)
    assert met("whole-loop", first, rest)
    assert not met("whole-loop", rest, rest)


def test_every_district_needs_a_station_in_all_thirteen() -> None:
    everywhere = one_in_each([district.stations for district in paper_tokyo().board.districts])
    assert everywhere.bit_count() == 13
    assert met("every-district", one_of(everywhere), all_but_one(everywhere))
    assert not any(met("every-district", everywhere & ~(1 << station)) for station in bits(everywhere))


def test_the_whole_centre_needs_all_eight_of_its_stations() -> None:
    (centre,) = kind("central")
    assert met("whole-centre", one_of(centre), all_but_one(centre))
    assert not met("whole-centre", all_but_one(centre) | paper_tokyo().board.loop.stations)


def test_two_different_objectives_of_five_are_dealt_and_stay() -> None:
    pairs = set()
    for seed in range(200):
        table = Match(rules(), Seeded(seed)).table
        faces = table.faces("objective")
        assert [card.face for card in rules().wording.in_force(table)] == list(faces)
        pairs.add(frozenset(faces))
    assert pairs == {frozenset(pair) for pair in combinations(OBJECTIVES, 2)}


def test_only_dealt_objectives_score() -> None:
    match = Match(rules(), Seeded(1))
    entries = [entry for entry in rules().score(match.table, match.sheet()) if entry.key == "objective"]
    assert [entry.args["objective"] for entry in entries] == list(match.table.faces("objective"))


def test_without_the_module_there_are_none() -> None:
    assert all(card.pile != "objective" for card in paper_tokyo().rules().cards)
