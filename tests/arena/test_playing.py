"""Many matches of bots."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metroscribe.arena import Summary, play_match, play_matches
from metroscribe.bots import bot
from metroscribe.core.match import Match
from tests.next_station.boards import grid


def totals(matches: int, seed: str, seats: int = 1) -> list[int]:
    played = play_matches(grid().rules(), [bot("random")] * seats, matches, seed)
    return [score.total for match in played if match.outcome for score in match.outcome.scores]


def test_the_same_arguments_give_the_same_scores() -> None:
    assert totals(5, "a") == totals(5, "a")


def test_every_match_has_a_seed_of_its_own() -> None:
    assert totals(6, "a")[:3] == totals(3, "a")
    assert len(set(totals(12, "a"))) > 1


def test_another_seed_gives_other_matches() -> None:
    assert totals(8, "a") != totals(8, "b")


def test_every_seat_has_a_stream_of_its_own() -> None:
    """With the same bot on both seats, they still choose differently."""
    match: Match = play_match(grid().rules(), [bot("random")] * 2, "streams")
    assert match.table.sheets[0] != match.table.sheets[1]


def test_a_deal_does_not_depend_on_the_number_of_bots_that_answer_it() -> None:
    one, two = (play_match(grid().rules(), [bot("random")] * seats, "deal") for seats in (1, 2))
    assert one.table.ring == two.table.ring
    assert one.table.draws == two.table.draws


@given(st.lists(st.integers(-50, 200), min_size=2, max_size=30))
def test_a_summary_says_what_a_row_of_scores_says(scores: list[int]) -> None:
    summary, n = Summary.of(scores), len(scores)
    mean = sum(scores) / n
    variance = sum((score - mean) ** 2 for score in scores) / (n - 1)
    assert (summary.count, summary.best, summary.worst) == (n, max(scores), min(scores))
    assert summary.mean == pytest.approx(mean)
    assert summary.standard_error == pytest.approx((variance / n) ** 0.5)


def test_one_score_has_no_spread() -> None:
    assert Summary.of([101]) == Summary(1, 101.0, 0.0, 101, 101)
