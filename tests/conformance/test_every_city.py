"""Every law, for every game of the registry with its modules and numbers of seats.

Nothing here names a city: a new folder is tested by being there.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, combinations

import pytest
from _pytest.mark import ParameterSet

from metroscribe.core.game import Options
from metroscribe.core.rules import AnyRules
from metroscribe.games import registry
from tests.conformance.laws import LAWS, Law
from tests.counts import count

REGISTRY = registry()


def tables() -> Iterator[ParameterSet]:
    """Game, modules, seats, option. Every third choice of modules, with one number of seats each; with none
    of them and with all, alone and at a full table, and every other number of seats with one of these two;
    every choice of every option; where one takes any text, what people are offered, with half the numbers of
    seats. The long run has every choice of modules, and what is offered, with every number of seats. The fast
    run has none and all modules, alone and at a full table."""
    for game in REGISTRY:
        info = REGISTRY.load(game).info
        low, high = info.seats
        every = range(low, high + 1)
        sizes = range(len(info.modules) + 1)
        mixes = chain.from_iterable(combinations(info.modules, size) for size in sizes)
        for number, modules in enumerate(mixes):
            plain = modules in ((), info.modules)
            for seats in every if count(0, 1) else sample(every, number, plain, bool(info.modules)):
                quick = plain and seats in (low, high)
                yield pytest.param(game, modules, seats, "", marks=[] if quick else pytest.mark.slow)
        for option, choices in info.options.items():
            for choice in choices[1:]:
                yield pytest.param(game, info.modules, high, f"{option}={choice}", marks=pytest.mark.slow)
            for number, text in enumerate(info.suggested.get(option, ())[1:]):
                for seats in every if count(0, 1) else every[1 - number % 2 :: 2]:
                    yield pytest.param(game, info.modules, seats, f"{option}={text}", marks=pytest.mark.slow)


def sample(every: range, number: int, plain: bool, divided: bool) -> Sequence[int]:
    """With how many seats a choice of modules is tried; `divided` between none of them and all."""
    if plain:
        part = every[min(number, 1) :: 2] if divided else every
        return sorted({every[0], *part, every[-1]})
    return [] if number % 3 else [every[number % len(every)]]


@cache
def rules_of(game: str, modules: tuple[str, ...]) -> AnyRules:
    return REGISTRY.load(game).rules(modules)


def name(value: object) -> str:
    if isinstance(value, tuple):
        return "+".join(value) or "plain"
    return getattr(value, "__name__", str(value))


@pytest.mark.parametrize("law", LAWS, ids=name)
@pytest.mark.parametrize(("game", "modules", "seats", "option"), list(tables()), ids=name)
def test_law(game: str, modules: tuple[str, ...], seats: int, option: str, law: Law) -> None:
    law(rules_of(game, modules), seats, Options(dict([option.split("=")] if option else [])))


def test_there_is_a_game() -> None:
    assert list(REGISTRY)
