"""What the rulebooks say of modules that are played together."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import combinations
from typing import Literal

from metroscribe.core.text import Text

Grade = Literal["named", "possible", "discouraged"]
"""A rulebook says that it is played; none mentions it; one advises against some of its modules together."""


@dataclass(frozen=True, slots=True)
class Mix:
    """Modules that can be played together; none of them is a mix too."""

    modules: tuple[str, ...]
    grade: Grade
    rulebook: str = ""
    """The title of the game whose rulebook says so, unless none mentions the mix."""
    apart: tuple[str, ...] = ()
    """Those of the modules that the rulebook advises against playing together."""

    @property
    def text(self) -> Text:
        if not self.modules:
            return Text("mix-plain")
        if self.grade == "possible":
            return Text("mix-possible")
        if self.grade == "named":
            return Text("mix-named", {"rulebook": self.rulebook})
        quoted = (Text("mix-module", {"module": module_name(name)}) for name in self.apart)
        listed = reduce(lambda some, last: Text("mix-and", {"some": some, "last": last}), quoted)
        return Text("mix-discouraged", {"rulebook": self.rulebook, "modules": listed})


@dataclass(frozen=True, slots=True)
class Rulebook:
    """What a rulebook says of the modules of one game. `against` are modules it would not have together."""

    title: str
    names: Sequence[Collection[str]] = ()
    against: Sequence[Collection[str]] = ()


def module_name(module: str) -> Text:
    return Text(f"module-name-{module}")


def graded(modules: Sequence[str], own: str, rulebooks: Sequence[Rulebook]) -> tuple[Mix, ...]:
    """Every mix of these modules, the smallest first; the game's `own` rulebook has the base game."""
    named: Mapping[frozenset[str], str] = {
        frozenset(): own,
        **{frozenset(mix): book.title for book in reversed(rulebooks) for mix in book.names},
    }
    against = [(frozenset(mix), book.title) for book in rulebooks for mix in book.against]
    return tuple(_grade(mix, named, against) for mix in every_mix(modules))


def every_mix(modules: Sequence[str]) -> Iterator[tuple[str, ...]]:
    return (mix for size in range(len(modules) + 1) for mix in combinations(modules, size))


def _grade(
    mix: tuple[str, ...],
    named: Mapping[frozenset[str], str],
    against: Sequence[tuple[frozenset[str], str]],
) -> Mix:
    for some, title in against:
        if some <= set(mix):
            return Mix(mix, "discouraged", title, tuple(name for name in mix if name in some))
    if frozenset(mix) in named:
        return Mix(mix, "named", named[frozenset(mix)])
    return Mix(mix, "possible")
