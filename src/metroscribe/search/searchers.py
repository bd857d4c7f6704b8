"""The searchers of any game, found by the id of its family."""

from contextlib import suppress
from importlib import import_module
from types import ModuleType
from typing import Any, Protocol, cast

from metroscribe.core.errors import UnknownName
from metroscribe.core.game import GameInfo
from metroscribe.core.registry import Game
from metroscribe.core.rules import AnyRules
from metroscribe.fast.errors import NotCompiled
from metroscribe.search import net_path, package_of
from metroscribe.search.net import Axes, Net, blank_like, first_inputs, input_names, new_net
from metroscribe.search.netfile import Subject, load
from metroscribe.search.training import Course, Training


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

    PARTS: int
    """Of a net."""

    def axes_of(self, rules: Any) -> Axes: ...
    def bridge_at(self, rules: Any, table: Any) -> Any: ...
    def TreeSearch(self, bridge: Any) -> TreeSearch: ...  # noqa: N802 - a class
    def LookaheadSearch(self, bridge: Any, net: Net) -> LookaheadSearch: ...  # noqa: N802


def family_of(rules: AnyRules) -> Family:
    """`NotCompiled` if the family has no searchers."""
    return cast(Family, _module(rules.info, "searchers"))


def _module(info: GameInfo, name: str) -> ModuleType:
    package = package_of(info.family)
    if package is None:
        raise NotCompiled("error-not-compiled-family", family=info.family)
    return import_module(f"{package}.{name}")


def tree_search(rules: AnyRules, table: Any) -> TreeSearch:
    """A tree search for the seats of a table; `NotCompiled` if the fast engine cannot play it."""
    family = family_of(rules)
    return family.TreeSearch(family.bridge_at(rules, table))


def lookahead_search(rules: AnyRules, table: Any, net: Net | None = None) -> LookaheadSearch:
    """A look-ahead for them; without a net a position is worth the points it has."""
    family = family_of(rules)
    if net is None:
        net = blank_like(new_net(family.PARTS, first_inputs(family.axes_of(rules))["count"]))
    return family.LookaheadSearch(family.bridge_at(rules, table), net)


def training_of(game: Game, matches: int | None = None, seed: int = 1, plain: bool = False) -> Training:
    """The training of a new net by the family's own course; `plain`: with the base rules alone."""
    learning = _module(game.info, "learning")
    course: Course = learning.COURSE._replace(seed=seed)
    course = course._replace(matches=matches or course.matches)
    training: Training = learning.training_of(game, course, plain)
    return training


def subject_of(rules: AnyRules) -> Subject:
    """What a net for these rules is made for."""
    family, info = family_of(rules), rules.info
    return Subject(info.id, info.rules, rules.map_hash, family.PARTS, input_names(family.axes_of(rules)))


def learned(rules: AnyRules, table: Any) -> Net | None:
    """The net that knows this game best; None if there is none that was made for these rules."""
    base, subject = not rules.info.modules and not rules.variant(table), subject_of(rules)
    for plain in (True, False) if base else (False,):
        path = net_path(rules.info.id, plain)
        with suppress(FileNotFoundError, UnknownName):
            return load(path, subject)
    return None
