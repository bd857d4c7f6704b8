"""Every city of the family with every mix of its modules, guests included."""

from collections.abc import Iterator
from functools import cache
from itertools import chain, combinations

from metroscribe import registry
from metroscribe.fast.next_station.bridge import Bridge
from metroscribe.games.next_station.rules import NextStation

FAMILY = "next-station"


def mixes() -> Iterator[tuple[str, tuple[str, ...]]]:
    for name in registry():
        info = registry().load(name).info
        if info.family == FAMILY:
            sizes = range(len(info.modules) + 1)
            yield from ((name, mix) for mix in chain(*(combinations(info.modules, size) for size in sizes)))


MIXES = tuple(mixes())


def named(mix: tuple[str, tuple[str, ...]]) -> str:
    return "+".join((mix[0], *mix[1]))


@cache
def bridge(name: str, modules: tuple[str, ...]) -> Bridge:
    rules = registry().load(name).rules(modules)
    assert isinstance(rules, NextStation)
    return Bridge(rules)
