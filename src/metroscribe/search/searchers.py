"""The searchers of a family, found by its name, for whoever knows only the contract of a game."""

from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, cast

from metroscribe.core.game import GameInfo
from metroscribe.core.registry import Game
from metroscribe.core.rules import AnyRules
from metroscribe.games import registry
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
    """Looking ahead with exact chance."""

    def move(self, table: Any, seat: int, sheet: Any, depth: int, effort: int) -> Any:
        """The next step of the seat, whose sheet has come so far in the turn.

        It looks so many turns ahead, or less far if that took more judgements than `effort`.
        """
        ...


class Family(Protocol):
    """What the module `searchers` of a family offers."""

    def bridge_at(self, rules: Any, table: Any) -> Any: ...
    def shape_at(self, bridge: Any) -> tuple[int, int]: ...
    def TreeSearch(self, bridge: Any) -> TreeSearch: ...  # noqa: N802 - a class
    def LookaheadSearch(self, bridge: Any, net: Net) -> LookaheadSearch: ...  # noqa: N802


def family_of(rules: AnyRules) -> Family:
    return cast(Family, import_module(f"metroscribe.search.{_package(rules.info)}.searchers"))


def _package(info: GameInfo) -> str:
    return info.family.replace("-", "_")


def tree_search(rules: AnyRules, table: Any) -> TreeSearch:
    """For the seats of a table like this; `NotCompiled` if the fast engine cannot play it."""
    family = family_of(rules)
    return family.TreeSearch(family.bridge_at(rules, table))


def lookahead_search(rules: AnyRules, table: Any, net: Net | None = None) -> LookaheadSearch:
    """The same, looking ahead; without a net only at the points that lie on the way."""
    family = family_of(rules)
    bridge = family.bridge_at(rules, table)
    return family.LookaheadSearch(bridge, net or blank_like(new_net(*family.shape_at(bridge))))


def training_of(game: Game, matches: int | None = None, seed: int = 1, plain: bool = False) -> Training:
    """A net that is about to learn the game by the family's own course; `plain`: without its modules."""
    learning = import_module(f"metroscribe.search.{_package(game.info)}.learning")
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
