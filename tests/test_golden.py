"""Golden records: finished matches beside each city that must replay exactly as long as its rules stand."""

from functools import cache
from pathlib import Path

import pytest

from metroscribe import registry
from metroscribe.records import read_record, replay, write_record
from tests.golden import features, golden_files, wanted, wanted_of_family

pytestmark = pytest.mark.every_game
GAMES = sorted(registry())
FILES = [(name, file) for name in GAMES for file in golden_files(registry().load(name))]
OLDER = [
    (place.id, file)
    for place in registry().places()
    if place != registry().find(place.id)
    for file in golden_files(registry().load(place.id, place.rules))
]
"""Records of versions that a newer one has replaced."""


@cache
def shown_by(name: str, file: Path) -> frozenset[str]:
    record = read_record(file)
    return frozenset(features(replay(file, record, registry().load(name).rules(record.modules))))


@pytest.mark.parametrize(("name", "file"), FILES + OLDER, ids=lambda value: getattr(value, "stem", value))
def test_a_golden_record_replays_to_the_letter(name: str, file: Path) -> None:
    record = read_record(file)
    match = replay(file, record, registry().load(name, record.rules).rules(record.modules))
    assert write_record(match, record.names) == file.read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_golden_records_show_every_card_every_mix_and_every_number_of_seats(name: str) -> None:
    shown = frozenset[str]().union(*(shown_by(name, file) for own, file in FILES if own == name))
    assert wanted(registry().load(name)) - shown == set()


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_golden_records_show_every_scoring_entry_with_and_without_points(name: str) -> None:
    shown = frozenset[str]().union(*(shown_by(name, file) for own, file in FILES if own == name))
    scoring = {feature.rsplit(" ", 1)[0] for feature in shown if feature.startswith("score ")}
    assert scoring
    assert {f"{entry} scored" for entry in scoring} <= shown


@pytest.mark.parametrize("name", GAMES)
def test_golden_records_show_every_way_to_end(name: str) -> None:
    shown = frozenset[str]().union(*(shown_by(name, file) for own, file in FILES if own == name))
    bands = {feature for feature in shown if feature.startswith("verdict ")}
    assert bands == {f"verdict {band}" for band in range(len(bands))}
    assert {"winners 1", "winners 2", "tie in points"} <= shown


@pytest.mark.slow
@pytest.mark.parametrize("family", sorted({name.partition("/")[0] for name in GAMES}))
def test_golden_records_of_each_family_show_who_chose_for_somebody_and_who_left(family: str) -> None:
    files = (shown_by(name, file) for name, file in FILES if name.startswith(f"{family}/"))
    assert wanted_of_family() - frozenset[str]().union(*files) == set()
