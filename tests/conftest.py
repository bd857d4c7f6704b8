"""How Hypothesis looks for examples: always the same ones, without a clock; more of them in the long run.

With --one-city a test of every game runs for the first city of each family only.
"""

import gc

import pytest
from hypothesis import HealthCheck, settings

from metroscribe.games import registry
from tests.counts import count

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
    if not config.getoption("--one-city"):
        return
    games = registry()
    families = {games.load(game).info.family: game for game in reversed(list(games))}
    others = set(games) - set(families.values())
    left: list[pytest.Item] = []
    kept: list[pytest.Item] = []
    for item in items:
        (left if others & asked(item) else kept).append(item)
    config.hook.pytest_deselected(items=left)
    items[:] = kept


def asked(item: pytest.Item) -> set[object]:
    """The texts that a case of a test was given, among them its game."""
    given = (
        item.callspec.params.values()
        if isinstance(item, pytest.Function) and hasattr(item, "callspec")
        else ()
    )
    return {value for value in given if isinstance(value, str)}
