"""Bots compared: fair seats, seeds apart, differences seed by seed, and a run that can be killed."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metroscribe.arena import play_match
from metroscribe.arena.comparison import SEED_SET, SETS, Comparison, Pairing, SetName, seed_of
from metroscribe.arena.figures import Figures
from metroscribe.arena.results import FILE, Results, Row
from metroscribe.arena.running import run
from metroscribe.bots import bot
from metroscribe.core.errors import BadFile, MetroscribeError, UnknownName
from metroscribe.core.rng import Stream
from tests.counts import count

CITY, PLAN = "next-station/london", "voll-verplant/berlin"
SMALL = Comparison(CITY, ("random", "greedy"), 4)
RACE = Comparison(PLAN, ("random", "greedy", "greedy:miss=0.3"), 3, seats=3)
SETTINGS = st.tuples(st.sampled_from(SETS), st.from_regex(SEED_SET, fullmatch=True), st.integers(0, 10**6))


def rows_of(comparison: Comparison, folder: Path | None = None, jobs: int = 1) -> dict[Pairing, Row]:
    with Results(comparison.head(), folder) as results:
        run(comparison, results, jobs)
        return results.rows


def timeless(rows: dict[Pairing, Row]) -> dict[Pairing, Row]:
    return {pairing: replace(row, seconds=(), slowest=()) for pairing, row in sorted(rows.items())}


def told(comparison: Comparison, rows: dict[Pairing, Row]) -> Any:
    """The figures without what a clock measured."""
    figures = Figures.of(comparison, rows).as_json()
    for found in figures["bots"]:
        del found["milliseconds_per_turn"], found["slowest_milliseconds"]
    return figures


# seeds


@given(SETTINGS, SETTINGS)
def test_seeds_of_different_sets_are_never_the_same(
    one: tuple[SetName, str, int], other: tuple[SetName, str, int]
) -> None:
    assert (seed_of(*one) == seed_of(*other)) == (one == other)


def test_a_set_of_seeds_is_fixed_for_ever() -> None:
    """A changed seed would make all published figures meaningless."""
    assert seed_of("dev", "1", 0) == "arena/dev/1/0"
    assert seed_of("confirm", "final", 999) == "arena/confirm/final/999"


@pytest.mark.slow
def test_every_bot_alone_plays_the_same_deals() -> None:
    rows = rows_of(SMALL)
    for number in range(SMALL.matches):
        for spec in SMALL.bots:
            match = play_match(SMALL.rules(), [bot(spec)], SMALL.seed(number))
            assert match.outcome is not None
            assert rows[Pairing(number, (spec,))].scores == (match.outcome.scores[0].total,)


# seats


@pytest.mark.parametrize("bots", [("random",), ("random", "greedy"), ("random", "greedy", "greedy:miss=0.1")])
def test_at_one_table_every_bot_sits_on_every_seat_equally_often(bots: tuple[str, ...]) -> None:
    lineups = Comparison(PLAN, bots, 1, seats=6).lineups
    for seat in range(6):
        assert Counter(lineup[seat] for lineup in lineups) == dict.fromkeys(bots, 1)


def test_bots_that_cannot_be_turned_around_the_seats_are_refused() -> None:
    with pytest.raises(UnknownName):
        replace(SMALL, seats=3)
    with pytest.raises(UnknownName):
        replace(SMALL, bots=("greedy", "greedy"))
    with pytest.raises(UnknownName):
        replace(SMALL, seeds="not/a/name")


# figures


def test_a_difference_is_the_mean_of_what_differs_seed_by_seed() -> None:
    rows = rows_of(SMALL)
    (difference,) = Figures.of(SMALL, rows).differences
    by_hand = [
        rows[Pairing(number, ("random",))].scores[0] - rows[Pairing(number, ("greedy",))].scores[0]
        for number in range(SMALL.matches)
    ]
    assert list(difference.by_match) == by_hand
    assert difference.points.mean == pytest.approx(fmean(by_hand))
    assert difference.better + difference.equal + difference.worse == SMALL.matches


def test_in_a_race_points_are_means_over_the_seats_and_win_shares_sum_to_one() -> None:
    rows = rows_of(RACE)
    figures = Figures.of(RACE, rows)
    for found in figures.bots:
        at_seats = [
            row.scores[seat]
            for row in rows.values()
            for seat, spec in enumerate(row.bots)
            if spec == found.spec
        ]
        assert found.points.mean == pytest.approx(fmean(at_seats))
        assert sorted(found.scores) == sorted(at_seats)
        assert found.points.count == RACE.matches
    assert sum(found.wins.mean for found in figures.bots if found.wins) == pytest.approx(1)


# runs


@pytest.mark.slow
def test_several_processes_play_what_one_plays() -> None:
    for comparison in (SMALL, RACE):
        assert timeless(rows_of(comparison, jobs=2)) == timeless(rows_of(comparison))


@pytest.mark.slow
def test_a_run_that_was_killed_at_any_byte_goes_on_to_the_same_figures(tmp_path: Path) -> None:
    figures = told(SMALL, rows_of(SMALL, tmp_path))
    content, stream = (tmp_path / FILE).read_bytes(), Stream("killed", "bytes")
    for cut in (0, len(content), *(stream.below(len(content)) for _ in range(count(8, 60)))):
        (tmp_path / FILE).write_bytes(content[:cut])
        assert told(SMALL, rows_of(SMALL, tmp_path)) == figures
        again = (tmp_path / FILE).read_bytes()
        assert again.startswith(content[: content.rfind(b"\n", 0, cut) + 1])
        assert len(again.splitlines()) == 1 + SMALL.matches * 2


def test_more_matches_or_another_bot_go_on_with_what_is_there(tmp_path: Path) -> None:
    first = rows_of(SMALL, tmp_path)
    more = rows_of(replace(SMALL, matches=5, bots=("random", "greedy:miss=0.3")), tmp_path)
    assert {pairing: more[pairing] for pairing in first} == first
    assert len(more) == 4 * 2 + 1 + 5


def test_results_of_something_else_are_not_mixed(tmp_path: Path) -> None:
    rows_of(SMALL, tmp_path)
    for other in (replace(SMALL, which="confirm"), replace(SMALL, seeds="2"), replace(SMALL, game=PLAN)):
        with pytest.raises(BadFile) as refused:
            Results(other.head(), tmp_path)
        assert refused.value.fault.key == "fault-arena-other"
    with pytest.raises(BadFile) as refused:
        Results({**SMALL.head(), "code": "older"}, tmp_path)
    assert refused.value.fault.key == "fault-arena-code"
    with Results({**SMALL.head(), "code": "older"}, tmp_path, mixed=True) as mixed:
        assert len(mixed.rows) == 8


@pytest.mark.slow
@pytest.mark.parametrize(
    "broken", ["nonsense", "{}", "[]", '{"match": 1}', '{"match": 1, "bots": ["a"], "scores": []}']
)
def test_a_broken_row_is_named_by_its_line(tmp_path: Path, broken: str) -> None:
    rows_of(SMALL, tmp_path)
    with (tmp_path / FILE).open("a", encoding="utf-8") as file:
        file.write(f"{broken}\n")
    with pytest.raises(BadFile) as refused:
        Results(SMALL.head(), tmp_path)
    assert refused.value.line == 10


def test_two_runs_do_not_write_into_one_folder(tmp_path: Path) -> None:
    with Results(SMALL.head(), tmp_path), pytest.raises(MetroscribeError) as refused:
        Results(SMALL.head(), tmp_path)
    assert refused.value.text.key == "error-arena-running"


@pytest.mark.slow
def test_a_row_is_a_line_of_json(tmp_path: Path) -> None:
    rows = rows_of(RACE, tmp_path)
    head, *lines = (tmp_path / FILE).read_text(encoding="utf-8").splitlines()
    assert json.loads(head)["game"] == PLAN
    assert {row.pairing: row for row in map(Row.read, lines)} == rows
