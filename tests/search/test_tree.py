"""The tree of a search: which step it settles for."""

import pytest

from metroscribe.search.tree import ROOT, favourite, new_tree

FIRST = ROOT + 1


@pytest.mark.parametrize(
    ("visits", "sums", "settled"),
    [
        ((3, 5, 4), (9.0, 1.0, 9.0), 1),
        ((5, 5, 4), (8.0, 9.0, 99.0), 1),
        ((5, 4, 5), (8.0, 99.0, 9.0), 2),
        ((5, 5, 5), (9.0, 9.0, 9.0), 0),
    ],
)
def test_the_step_that_was_tried_most_often_is_taken_and_of_several_the_one_that_did_best(
    visits: tuple[int, ...], sums: tuple[float, ...], settled: int
) -> None:
    tree = new_tree()
    tree["first"][ROOT], tree["counts"][ROOT] = FIRST, len(visits)
    for option, (tried, points) in enumerate(zip(visits, sums, strict=True), FIRST):
        tree["visits"][option], tree["sums"][option], tree["moves"][option] = tried, points, option - FIRST
    assert favourite(tree) == settled
