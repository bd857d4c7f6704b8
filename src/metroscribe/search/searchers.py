"""The searchers of any game, found by the id of its family."""

from collections.abc import Callable
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
from metroscribe.search.lookahead import UNLIMITED, Limits, View, choose
from metroscribe.search.net import Axes, Net, blank_like, first_inputs, input_names, new_net
from metroscribe.search.netfile import Subject, load
from metroscribe.search.training import Course, Training
from metroscribe.search.tree import World, new_tree, search


class Family(Protocol):
    """What the module `searchers` of a family's search package offers.

    A position holds no order of the cards that are not dealt, so no search can depend on it.
    """

    PARTS: int
    """Of a net."""
    DARING: float
    """In points: what a step that was simulated seldom is given credit for."""
    LIMITS: Limits
    """After each card so many turns are followed further, and none so many points behind the best."""

    def axes_of(self, rules: Any) -> Axes: ...
    def bridge_at(self, rules: Any, table: Any) -> Any:
        """The way to the fast engine for whoever sits at a table like this."""

    def world_at(self, bridge: Any, table: Any, seat: int, sheet: Any, word: int) -> tuple[World, Any]:
        """What tree search begins with, and a desk whose chance comes from the word."""

    def judge_of(self, bridge: Any, net: Net) -> Any:
        """What look-ahead can keep for all positions."""

    def view_at(self, bridge: Any, judge: Any, table: Any, seat: int, sheet: Any) -> View:
        """What look-ahead begins with."""

    def move_of(self, bridge: Any, table: Any, number: int) -> Any: ...


def family_of(rules: AnyRules) -> Family:
    """`NotCompiled` if the family has no searchers."""
    return cast(Family, _module(rules.info, "searchers"))


def _module(info: GameInfo, name: str) -> ModuleType:
    package = package_of(info.family)
    if package is None:
        raise NotCompiled("error-not-compiled-family", family=info.family)
    return import_module(f"{package}.{name}")


class TreeSearch:
    """Monte Carlo tree search for tables like one, with nothing but the rules. It serves one thread.

    `NotCompiled` if the fast engine cannot play there.
    """

    def __init__(self, rules: AnyRules, table: Any) -> None:
        self._family, self._tree = family_of(rules), new_tree()
        self._bridge = self._family.bridge_at(rules, table)

    def move(
        self,
        table: Any,
        seat: int,
        sheet: Any,
        word: int,
        simulations: int,
        goes_on: Callable[[], bool] = lambda: True,
    ) -> Any:
        """The next step of the seat, whose sheet has come so far in the turn; chance comes from the word.

        There are fewer simulations if it does not go on, which is asked every few milliseconds.
        """
        world, desk = self._family.world_at(self._bridge, table, seat, sheet, word)
        number = search(world, desk, self._tree, simulations, self._family.DARING, goes_on)
        return self._family.move_of(self._bridge, table, int(number))


class LookaheadSearch:
    """Likewise, look-ahead with every card that may come; without a net a position is worth its points."""

    def __init__(
        self, rules: AnyRules, table: Any, net: Net | None = None, limits: Limits | None = None
    ) -> None:
        self._family = family = family_of(rules)
        self._bridge, self._limits = family.bridge_at(rules, table), limits or family.LIMITS
        if net is None:
            net = blank_like(new_net(family.PARTS, first_inputs(family.axes_of(rules))["count"]))
        self._judge = family.judge_of(self._bridge, net)

    def move(self, table: Any, seat: int, sheet: Any, depth: int, effort: int, most: int = UNLIMITED) -> Any:
        """The next step of the seat, whose sheet has come so far in the turn."""
        return self.judged(table, seat, sheet, depth, effort, most)[0]

    def judged(
        self, table: Any, seat: int, sheet: Any, depth: int, effort: int, most: int = UNLIMITED
    ) -> tuple[Any, float]:
        """The same, and the points that the seat is then thought to come to."""
        view = self._family.view_at(self._bridge, self._judge, table, seat, sheet)
        best = choose(view, self._limits._replace(depth=depth, effort=effort, most=most))
        move = self._family.move_of(self._bridge, table, int(view.bench.moves[0, best]))
        return move, float(view.bench.worths[0, best])


def training_of(game: Game, matches: int | None = None, seed: int = 1, plain: bool = False) -> Training:
    """The training of a new net by the family's own course; `plain`: with the base rules alone."""
    learning = _module(game.info, "learning")
    course: Course = learning.COURSE._replace(seed=seed, matches=matches or learning.COURSE.matches)
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
