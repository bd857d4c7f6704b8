"""What the parts of the system that know no family may ask of a table and of a move.

A *table* is what everybody at it may know, and nothing else: it holds no order of undealt cards
(chance comes from a dealer outside) and no step that is not closed (whoever drives a match keeps the
staged sheets). So a table can be shown to every seat, bot and watcher as it is.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, TypeVar, cast


class Move(Protocol):
    """One step of one seat. It has exactly one text, and equal texts are equal moves."""

    def __str__(self) -> str: ...


class Choice(NamedTuple):
    """A legal step, the points it earns at once, where it ends, if its text does not tell, and of which kind
    it is, if not of the usual one."""

    move: Any
    gain: int
    ending: int | None = None
    kind: str = ""


class Sheet(Protocol):
    """A named tuple of each family: what is written for good, and the state of the open turn."""

    @property
    def ink(self) -> Any:
        """What is written for good. Scores and drawings depend on it and on the table's `context` alone."""
        ...


class Table(Protocol):
    """A named tuple of each family."""

    @property
    def sheets(self) -> tuple[Any, ...]: ...
    @property
    def draws(self) -> int:
        """How many cards were revealed so far: the number of the next draw."""
        ...

    @property
    def context(self) -> tuple[object, ...]:
        """What of the table scores and drawings depend on besides the ink of a sheet."""
        ...

    @property
    def label(self) -> str:
        """The name of the turn in records, such as `2.5`."""
        ...


S = TypeVar("S", bound=Sheet)
M = TypeVar("M", bound=Move)
T = TypeVar("T", bound=Table)


def with_sheets(table: T, sheets: Sequence[Any]) -> T:
    """The table with these sheets instead of its own."""
    changed: T = cast(Any, table)._replace(sheets=tuple(sheets))
    return changed
