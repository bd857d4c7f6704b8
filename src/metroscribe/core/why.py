"""Why something that a person has touched is no step now."""

from collections.abc import Callable
from dataclasses import dataclass

from metroscribe.core.errors import NotAllowed, NotNow
from metroscribe.core.table import M, S, T
from metroscribe.core.text import Text


@dataclass(frozen=True, slots=True)
class Why:
    says: Text
    """One sentence. Where a move was tried, the rule that forbids it."""
    tried: str = ""
    """The text of that move; trying it is refused with the same sentence."""
    shows: tuple[str, ...] = ()
    """What is in the way, or where one could go on, as targets of the sheet."""
    paragraph: str = ""
    """The key of the paragraph of the guide that has the rule."""
    hint: Text | None = None
    """What would have to be done first, or come."""


def refusal_of(step: Callable[[T, S, M], S], table: T, sheet: S, move: M) -> Text | None:
    """What a step of the rules says of a move that it does not allow."""
    try:
        step(table, sheet, move)
    except (NotAllowed, NotNow) as error:
        return error.text
    return None
