"""A score is a named breakdown; its total is derived, never stored."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import NamedTuple

from metroscribe.core.text import Text


class Entry(NamedTuple):
    """One box of the score pad: which, how many points, and the numbers that explain it."""

    key: str
    points: int
    args: Mapping[str, str | int] = MappingProxyType({})

    @property
    def text(self) -> Text:
        return Text(f"score-{self.key}", {**self.args, "points": self.points})


@dataclass(frozen=True)
class Score:
    entries: tuple[Entry, ...]

    @cached_property
    def total(self) -> int:
        return sum([entry.points for entry in self.entries])

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries)

    def points(self, key: str) -> int:
        """The points of all entries with this key."""
        return sum([entry.points for entry in self.of(key)])

    def of(self, key: str) -> Sequence[Entry]:
        """All entries with this key."""
        return self._by_key.get(key, ())

    @cached_property
    def _by_key(self) -> Mapping[str, Sequence[Entry]]:
        found: dict[str, list[Entry]] = {}
        for entry in self.entries:
            found.setdefault(entry.key, []).append(entry)
        return found


class Change(NamedTuple):
    """A box that a step changes, as it is after it, and how many points it is worth more or less."""

    entry: Entry
    points: int


def changes(before: Score, after: Score) -> tuple[Change, ...]:
    """Where the points of a step come from; boxes that stay as they are are left out."""
    known = _boxes(before)
    return tuple(
        Change(entry, points)
        for box, entry in _boxes(after).items()
        if (points := entry.points - (known[box].points if box in known else 0))
    )


def _boxes(score: Score) -> Mapping[tuple[object, ...], Entry]:
    """A box is known by the names in it, such as a colour; of several alike, by its place among them. What is
    said in it may change, and its key with it."""
    found: dict[tuple[object, ...], Entry] = {}
    for entry in score:
        names = tuple(value for value in entry.args.values() if isinstance(value, str))
        place = sum(box[:-1] == names for box in found)
        found[*names, place] = entry
    return found


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the solo table says: the total after deductions, and the band it falls in (0 is the lowest)."""

    judged: int
    band: int
    text: Text


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished match ended. Places start at 1; who shares a place shares it."""

    scores: tuple[Score, ...]
    places: tuple[int, ...]
    verdict: Verdict | None = None
    deciding: tuple[Text, ...] = ()
    """What each seat has of what decides between equal totals; none where the totals are all that counts."""

    @property
    def tied(self) -> frozenset[int]:
        """The seats whose total somebody else has too."""
        totals = Counter(score.total for score in self.scores)
        return frozenset(seat for seat, score in enumerate(self.scores) if totals[score.total] > 1)

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def ranked(keys: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Places for the given sort keys, the highest first; equal keys share a place."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
