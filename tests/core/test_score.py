"""A score is a named breakdown, and places follow from it."""

from hypothesis import given
from hypothesis import strategies as st

from metroscribe.core.score import Entry, Outcome, Score, ranked

KEYS = st.lists(st.tuples(st.integers(-3, 3), st.integers(0, 3)), min_size=1, max_size=6).map(tuple)


@given(st.lists(st.integers(-50, 50)))
def test_the_total_is_the_sum_of_the_entries(points: list[int]) -> None:
    assert Score(tuple(Entry(str(i), p) for i, p in enumerate(points))).total == sum(points)


def test_points_are_found_by_the_name_of_their_box() -> None:
    score = Score((Entry("line", 20), Entry("loop", -9), Entry("line", 25)))
    assert (score.points("line"), score.points("loop"), score.points("stamps")) == (45, -9, 0)


def test_an_entry_explains_itself() -> None:
    text = Entry("loop", -9, {"count": 3, "each": 3}).text
    assert text.key == "score-loop"
    assert text.args == {"count": 3, "each": 3, "points": -9}


def test_the_highest_key_wins() -> None:
    assert ranked(((100, 20), (101, 5), (99, 30))) == (2, 1, 3)


def test_a_tie_is_broken_by_the_second_number() -> None:
    assert ranked(((100, 20), (100, 25))) == (2, 1)


def test_who_shares_a_place_leaves_the_next_one_empty() -> None:
    assert ranked(((100, 20), (90, 1), (100, 20), (80, 1))) == (1, 3, 1, 4)


@given(KEYS)
def test_a_place_counts_who_is_strictly_better(keys: tuple[tuple[int, ...], ...]) -> None:
    order = sorted(keys, reverse=True)
    assert ranked(keys) == tuple(order.index(key) + 1 for key in keys)


@given(KEYS)
def test_somebody_always_wins(keys: tuple[tuple[int, ...], ...]) -> None:
    outcome = Outcome((), ranked(keys))
    assert {keys[seat] for seat in outcome.winners} == {max(keys)}
