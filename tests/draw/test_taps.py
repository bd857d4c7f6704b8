"""How a move is made on the sheet: which elements are touched, in every position of every game."""

from itertools import combinations, pairwise

import pytest

from metroscribe import draw, registry
from metroscribe.core.match import Match
from metroscribe.draw.livery import LIVERIES
from metroscribe.texts import Words
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
        taps = sorted(gesture.taps for gesture in gestures(match, seat))
        assert all(taps)
        for one, other in pairwise(taps):
            assert other[: len(one)] != one


@pytest.mark.parametrize(("game", "modules"), TABLES)
def test_what_is_tapped_is_on_the_sheet_or_a_choice_beside_it(game: str, modules: tuple[str, ...]) -> None:
    rules = REGISTRY.load(game).rules(modules)
    drawn: set[str] = set()
    for match, seat in walk_match(rules, 1, "ids"):
        drawn = drawn or set(ids(draw.blank(rules, match.table)))
        for gesture in gestures(match, seat):
            beside = {gesture.choice.id} if gesture.choice else set()
            assert set(gesture.taps) - drawn == beside
            assert gesture.section in drawn or not gesture.section


@pytest.mark.parametrize(("game", "modules"), TABLES)
def test_a_choice_beside_the_sheet_has_words_and_a_colour_of_the_themes(
    game: str, modules: tuple[str, ...]
) -> None:
    found = REGISTRY.load(game)
    rules, words = found.rules(modules), Words("en", [found.folder])
    for match, seat in walk_match(rules, 1, "choices"):
        for gesture in gestures(match, seat):
            if gesture.choice:
                assert words.knows(gesture.choice.says.key)
                assert gesture.choice.colour in ("", *LIVERIES)


@pytest.mark.parametrize("game", [name for name in sorted(REGISTRY) if name.startswith("next-station/")])
def test_a_section_that_may_be_drawn_is_named_by_its_move(game: str) -> None:
    rules = REGISTRY.load(game).rules()
    for match, seat in walk_match(rules, 1, "sections"):
        for move, gesture in zip(match.legal(seat), gestures(match, seat), strict=True):
            assert bool(gesture.section) != rules.idle(move)


def gestures(match: Match, seat: int) -> list[draw.Gesture]:
    table, sheet = match.table, match.sheet(seat)
    return [draw.gesture(match.rules, table, sheet, move) for move in match.legal(seat)]
