"""The searchers of any game, found by the id of its family."""

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, cast

from metroscribe.core.game import GameInfo
from metroscribe.core.registry import Game
from metroscribe.core.rules import AnyRules
from metroscribe.fast.errors import NotCompiled
from metroscribe.games import registry
from metroscribe.search import offers, package_of
from metroscribe.search.net import Net, blank_like, load, new_net
from metroscribe.search.training import Course, Training

VALUES_FILE, PLAIN_FILE = "values.npz", "plain.npz"
"""Lie beside a city's map: what a net has learned of it with all its modules, and by the base rules alone."""


class TreeSearch(Protocol):
    """Monte Carlo tree search."""

    def move(self, table: Any, seat: int, sheet: Any, word: int, simulations: int) -> Any:
        """The next step of the seat, whose sheet has come so far in the turn."""
        ...


class LookaheadSearch(Protocol):
    """Look-ahead with every card that may come."""

    def move(self, table: Any, seat: int, sheet: Any, depth: int, effort: int) -> Any:
        """The next step of the seat, whose sheet has come so far in the turn.

        It looks so many turns ahead, or less far if that took more judgements than `effort`.
        """
        ...


class Family(Protocol):
    """What the module `searchers` of a family's search package offers."""

    def bridge_at(self, rules: Any, table: Any) -> Any: ...
    def shape_at(self, bridge: Any) -> tuple[int, int]: ...
    def TreeSearch(self, bridge: Any) -> TreeSearch: ...  # noqa: N802 - a class
    def LookaheadSearch(self, bridge: Any, net: Net) -> LookaheadSearch: ...  # noqa: N802


def family_of(rules: AnyRules) -> Family:
    """`NotCompiled` if the family has no searchers."""
    return cast(Family, _module(rules.info, "searchers"))


def _module(info: GameInfo, name: str) -> ModuleType:
    if not offers(info.family):
        raise NotCompiled("error-not-compiled-family", family=info.family)
    return import_module(f"{package_of(info.family)}.{name}")


def tree_search(rules: AnyRules, table: Any) -> TreeSearch:
    """A tree search for the seats of a table; `NotCompiled` if the fast engine cannot play it."""
    family = family_of(rules)
    return family.TreeSearch(family.bridge_at(rules, table))


def lookahead_search(rules: AnyRules, table: Any, net: Net | None = None) -> LookaheadSearch:
    """A look-ahead for them; without a net a position is worth the points it has."""
    family = family_of(rules)
    bridge = family.bridge_at(rules, table)
    return family.LookaheadSearch(bridge, net or blank_like(new_net(*family.shape_at(bridge))))


def training_of(game: Game, matches: int | None = None, seed: int = 1, plain: bool = False) -> Training:
    """The training of a new net by the family's own course; `plain`: with the base rules alone."""
    learning = _module(game.info, "learning")
    course: Course = learning.COURSE._replace(seed=seed)
    course = course._replace(matches=matches or course.matches)
    training: Training = learning.training_of(game, course, plain)
    return training


def values_path(game: str, plain: bool = False) -> Path:
    return registry().find(game).folder / (PLAIN_FILE if plain else VALUES_FILE)


def subject(rules: AnyRules) -> str:
    """What a net is for: it knows one map under one version of the rules."""
    return f"{rules.info.id} {rules.info.rules} {rules.map_hash}"


def learned(rules: AnyRules, table: Any) -> Net | None:
    """The net that has learned this game on this map best, if there is one."""
    family = family_of(rules)
    shape = family.shape_at(family.bridge_at(rules, table))
    base = not rules.info.modules and not rules.variant(table)
    for plain in (True, False) if base else (False,):
        path = values_path(rules.info.id, plain)
        if path.is_file():
            net, about = load(path)
            if net.shape == shape and about == subject(rules):
                return net
    return None
