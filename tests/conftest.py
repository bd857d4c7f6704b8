"""How Hypothesis looks for examples: always the same ones, without a clock; more of them in the long run.

A test with a case for every game runs in `./check` for every second one, and the next such test for those
in between. The long run has all cases, and so has a test with the mark `every_game`. With --one-city there
is one game of each family.
"""

import gc
from collections import defaultdict
from zlib import crc32

import pytest
from hypothesis import HealthCheck, settings

from metroscribe.games import registry
from tests.counts import count

MANY = 3
"""Games: a test of fewer runs for each of them."""

settings.register_profile(
    "metroscribe",
    max_examples=count(10, 400),
    stateful_step_count=count(30, 120),
    derandomize=True,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("metroscribe")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--one-city", action="store_true", help="of each family play the first city only")


def pytest_collection_finish() -> None:
    """Thousands of collected tests live to the end: the garbage collector need not visit them again."""
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    games = registry()
    if config.getoption("--one-city"):
        families = {games.load(game).info.family: game for game in reversed(list(games))}
        others = set(games) - set(families.values())
        left = {item for item in items if others & asked(item)}
    else:
        left = set() if count(0, 1) else between(items, set(games))
    config.hook.pytest_deselected(items=list(left))
    items[:] = [item for item in items if item not in left]


def between(items: list[pytest.Item], games: set[object]) -> set[pytest.Item]:
    """Of each test of many games every second case."""
    tests = defaultdict[str, list[pytest.Item]](list)
    for item in items:
        own = games & asked(item)
        if len(own) == 1 and item.get_closest_marker("every_game") is None:
            tests[item.nodeid.replace(str(*own), "")].append(item)
    return {
        case
        for test, cases in tests.items()
        if len(cases) >= MANY
        for case in cases[crc32(test.encode()) % 2 :: 2]
    }


def asked(item: pytest.Item) -> set[object]:
    """The texts that a case of a test was given, among them its game."""
    given = (
        item.callspec.params.values()
        if isinstance(item, pytest.Function) and hasattr(item, "callspec")
        else ()
    )
    return {value for value in given if isinstance(value, str)}
