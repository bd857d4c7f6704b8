"""Every law, for every game of the registry with every choice of its modules and every number of seats.

Nothing here names a city: a new folder is tested by being there.
"""

from collections.abc import Iterator
from functools import cache
from itertools import chain, combinations

import pytest

from metroscribe.core.game import AnyRules
from metroscribe.games import registry
from tests.conformance.laws import LAWS, Law

REGISTRY = registry()


def tables() -> Iterator[tuple[str, tuple[str, ...], int]]:
    """Game, modules, seats: everything that can be chosen."""
    for game in REGISTRY:
        info = REGISTRY.load(game).info
        sizes = range(len(info.modules) + 1)
        for modules in chain.from_iterable(combinations(info.modules, size) for size in sizes):
            for seats in range(info.seats[0], info.seats[1] + 1):
                yield game, modules, seats


@cache
def rules_of(game: str, modules: tuple[str, ...]) -> AnyRules:
    return REGISTRY.load(game).rules(modules)


def name(value: object) -> str:
    if isinstance(value, tuple):
        return "+".join(value) or "plain"
    return getattr(value, "__name__", str(value))


@pytest.mark.parametrize("law", LAWS, ids=name)
@pytest.mark.parametrize(("game", "modules", "seats"), list(tables()), ids=name)
def test_law(game: str, modules: tuple[str, ...], seats: int, law: Law) -> None:
    law(rules_of(game, modules), seats)


def test_there_is_a_game() -> None:
    assert list(REGISTRY)
