"""How a move is made on the sheet: which elements are touched, in every position of every game."""

from itertools import combinations, pairwise

import pytest

from metroscribe import draw, registry
from tests.conformance.laws import walk_match
from tests.draw.sheets import ids

REGISTRY = registry()
TABLES = [
    pytest.param(name, mix, marks=[] if size == len(REGISTRY.load(name).info.modules) else pytest.mark.slow)
    for name in sorted(REGISTRY)
    for size in range(len(REGISTRY.load(name).info.modules) + 1)
    for mix in combinations(REGISTRY.load(name).info.modules, size)
]


@pytest.mark.parametrize(("game", "modules"), TABLES)
def test_no_move_begins_with_the_taps_of_another(game: str, modules: tuple[str, ...]) -> None:
    rules = REGISTRY.load(game).rules(modules)
    for match, seat in walk_match(rules, 2, "taps"):
        taps = sorted(draw.taps(rules, match.table, match.sheet(seat), move) for move in match.legal(seat))
        assert all(taps)
        for one, other in pairwise(taps):
            assert other[: len(one)] != one


@pytest.mark.parametrize(("game", "modules"), TABLES)
def test_what_is_tapped_is_on_the_sheet_or_a_choice_beside_it(game: str, modules: tuple[str, ...]) -> None:
    rules = REGISTRY.load(game).rules(modules)
    drawn: set[str] = set()
    for match, seat in walk_match(rules, 1, "ids"):
        drawn = drawn or set(ids(draw.blank(rules, match.table)))
        for move in match.legal(seat):
            for tap in draw.taps(rules, match.table, match.sheet(seat), move):
                assert tap in drawn or tap.startswith("choice-")
