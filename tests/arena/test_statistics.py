"""Means, and how sure they are."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metroscribe.arena.statistics import Estimate, Summary, quantile, running, t_quantile

FIGURES = st.lists(st.floats(-200, 200), min_size=2, max_size=30)


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
    assert Estimate.of([7.0]) == Estimate(1, 7.0, 0.0, 7.0, 7.0)


@pytest.mark.parametrize(
    ("freedom", "reach"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (999, 1.962)],
)
def test_the_interval_reaches_as_far_as_students_tables_say(freedom: int, reach: float) -> None:
    assert t_quantile(freedom) == pytest.approx(reach, abs=0.02 if freedom == 3 else 0.006)


@given(FIGURES)
def test_what_is_counted_on_the_way_is_what_is_counted_at_the_end(figures: list[float]) -> None:
    for count, estimate in enumerate(running(figures), 1):
        whole = Estimate.of(figures[:count])
        assert estimate.count == whole.count
        assert estimate.mean == pytest.approx(whole.mean, abs=1e-6)
        assert estimate.standard_error == pytest.approx(whole.standard_error, abs=1e-5)
        assert estimate.low <= estimate.mean <= estimate.high


@given(FIGURES)
def test_quantiles_lie_in_order_among_the_figures(figures: list[float]) -> None:
    found = [quantile(figures, share) for share in (0.0, 0.05, 0.5, 0.95, 1.0)]
    assert found == sorted(found)
    assert (found[0], found[-1]) == (min(figures), max(figures))
