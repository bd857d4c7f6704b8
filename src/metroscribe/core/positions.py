"""The contract of a game with whoever writes a match down in the middle of it."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic

from metroscribe.core.errors import NotNotation
from metroscribe.core.table import T, with_sheets


class Positions(ABC, Generic[T]):
    """A position is one sheet and the public state of the deck, in one line that fits in a URL."""

    @abstractmethod
    def write(self, table: T, seat: int) -> str: ...

    @abstractmethod
    def read(self, position: str) -> T:
        """The table with one seat that a position describes; `NotNotation` if it is none."""

    def together(self, tables: Sequence[T]) -> T:
        """One table at which the seats of these sit, in their order."""
        return with_sheets(tables[0], [table.sheets[0] for table in tables])


def listed(text: str) -> tuple[str, ...]:
    """The words of a part, with commas between them."""
    return tuple(text.split(",")) if text else ()


def check_modules(text: str, own: tuple[str, ...]) -> None:
    """A position belongs to rules with exactly these modules."""
    if listed(text) != own:
        raise NotNotation("error-position-modules", modules=text, own=",".join(own))
