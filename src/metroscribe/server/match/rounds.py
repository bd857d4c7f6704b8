"""What the seats have earned since something ended that the rules name, such as a round."""

from dataclasses import dataclass
from typing import Any

from metroscribe.core.match import Match
from metroscribe.core.text import Text


@dataclass(frozen=True, slots=True)
class Ended:
    """What ended with the turn that was closed last, and what each seat has earned in it."""

    says: Text
    earned: tuple[int, ...]


@dataclass(slots=True)
class Rounds:
    """Follows a match from its beginning; a total is what the score of a sheet says."""

    totals: tuple[int, ...] = ()
    """What the sheets were worth when the last one ended, or the match began."""
    ended: Ended | None = None

    def begin(self, match: Match) -> None:
        self.totals = _totals(match)

    def close(self, before: Any, match: Match) -> None:
        """A turn was closed: the table of that turn, and the match with the next one."""
        says = match.rules.wording.ended(before, match.table)
        self.ended = None
        if says is not None:
            totals = _totals(match)
            earned = tuple(now - then for now, then in zip(totals, self.totals, strict=True))
            self.totals, self.ended = totals, Ended(says, earned)


def _totals(match: Match) -> tuple[int, ...]:
    return tuple(match.score(seat).total for seat in range(match.seats))
