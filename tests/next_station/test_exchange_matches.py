"""Every mix of modules in every city plays to its end, and its record and positions say all about it."""

from pathlib import Path

import pytest

from metroscribe.core.dealer import Seeded
from metroscribe.core.match import Match
from metroscribe.core.rng import Stream
from metroscribe.records import read_record, replay, write_record
from tests.counts import count
from tests.next_station.test_family_referee import CITIES, MIXES

MATCHES = count(2, 63)
"""For each mix; with 16 mixes in London the full count is more than a thousand there."""


def check_position(match: Match) -> None:
    rules = match.rules
    for seat, sheet in enumerate(match.table.sheets):
        text = rules.positions.write(match.table, seat)
        table = rules.positions.read(text)
        assert table.sheets == (sheet,), text
        assert rules.legal(table, sheet) == match.legal(seat)
        assert rules.undealt(table) == rules.undealt(match.table)
        assert rules.score(table, sheet) == rules.score(match.table, sheet)
        assert rules.positions.write(table, 0) == text


def played(match: Match, seed: str) -> Match:
    """Random moves until the match is over."""
    stream = Stream(seed, "exchange")
    while not match.over:
        check_position(match)
        for seat in range(match.seats):
            while moves := match.legal(seat):
                match.stage(seat, stream.choice(moves))
        match.close()
    return match


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "modules"), MIXES, ids=lambda part: part if isinstance(part, str) else "+".join(part)
)
def test_matches_end_and_replay_from_records(name: str, modules: tuple[str, ...], tmp_path: Path) -> None:
    rules, file = CITIES[name]().rules(modules), tmp_path / "match.txt"
    for number in range(MATCHES):
        seed = f"{name}/{'+'.join(modules)}/{number}"
        match = played(Match(rules, Seeded(seed), 1 + number % 4), seed)
        file.write_text(write_record(match), encoding="utf-8")
        again = replay(file, read_record(file), rules)
        assert (again.table, again.events, again.outcome) == (match.table, match.events, match.outcome)
        assert write_record(again) == file.read_text(encoding="utf-8")
        check_position(match)


@pytest.mark.parametrize("name", CITIES)
def test_a_match_left_in_the_middle_goes_on_as_it_would_have(name: str, tmp_path: Path) -> None:
    """With its seed; also where a card of the next turn lies open."""
    city, file = CITIES[name](), tmp_path / "match.txt"
    rules = city.rules(city.info.modules)
    for number in range(6):
        whole, part = (Match(rules, Seeded(f"left/{number}")) for _ in range(2))
        for _ in range(3 + number):
            part.play(0, rules.fallback(part.table, part.sheet()))
        file.write_text(write_record(part, seed=f"left/{number}"), encoding="utf-8")
        again = replay(file, read_record(file), rules)
        for match in (whole, again):
            while not match.over:
                match.play(0, rules.fallback(match.table, match.sheet()))
        assert write_record(whole) == write_record(again)
