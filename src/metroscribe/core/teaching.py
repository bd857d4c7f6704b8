"""What a page of rules tells besides the rules: how a total is added up, advice, and our readings of them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import reduce
from typing import Any, NamedTuple

from metroscribe.core.score import Score
from metroscribe.core.text import Arg, Text

PARTS = ("tactics", "first", "readings")
SHAPE: Mapping[str, Any] = {f"{part}?": [str] for part in PARTS}
"""What `[guide]` of any `city.toml` may hold: the keys of sentences."""
NO_EXAMPLE = Score(())


@dataclass(frozen=True, slots=True)
class Teaching:
    """What only this city's page has."""

    tactics: tuple[Text, ...] = ()
    first: tuple[Text, ...] = ()
    """Advice for a first match."""
    readings: tuple[Text, ...] = ()
    """What no rulebook in our hands says, and how it is played here."""
    example: Score = NO_EXAMPLE
    """The boxes of a score pad that is filled in; empty where there is no example."""

    @classmethod
    def of(cls, data: Mapping[str, Any], example: Score = NO_EXAMPLE) -> "Teaching":
        tactics, first, readings = (tuple(map(Text, data.get(part, ()))) for part in PARTS)
        return cls(tactics, first, readings, example)


NO_TEACHING = Teaching()


class Box(NamedTuple):
    """What is added to a total, or taken off it."""

    name: Text
    points: int
    """In the example, without a sign."""
    lost: bool = False


def formula(boxes: Iterable[Box]) -> Text:
    return Text("guide-total", {"sum": _joined((box.name, box.lost) for box in boxes)})


def worked(boxes: Iterable[Box], total: int) -> Text:
    """The sum with the points of the example."""
    return Text("guide-sum", {"sum": _joined((box.points, box.lost) for box in boxes), "points": total})


def _joined(parts: Iterable[tuple[Arg, bool]]) -> Arg:
    """All parts with a sign between each two; the first one is added."""

    def further(before: Arg, part: tuple[Arg, bool]) -> Arg:
        box, lost = part
        return Text("guide-minus" if lost else "guide-plus", {"sum": before, "box": box})

    (first, _), *others = parts
    return reduce(further, others, first)
