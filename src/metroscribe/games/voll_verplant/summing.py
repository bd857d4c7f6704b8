"""How a total is added up: the boxes of the pad as a formula, and with the points of an example."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from metroscribe.core.mapfile import MapFile
from metroscribe.core.score import Entry, Score
from metroscribe.core.shape import check_shape
from metroscribe.core.teaching import Box, formula, worked
from metroscribe.core.text import Arg, Text
from metroscribe.games.voll_verplant import scoring
from metroscribe.games.voll_verplant.scoring import COMPLETED, FREE, TRANSFER_POINTS, TRANSFERS

FILE = Path(__file__).with_name("example.toml")
SHAPE = {"completed": [int], "transfers": [int], "free": int}


@dataclass(frozen=True, slots=True)
class Example:
    """A filled pad, whatever the plan."""

    completed: tuple[int, ...]
    transfers: tuple[int, ...]
    free: int

    @property
    def score(self) -> Score:
        lines = (Entry(COMPLETED, value) for value in self.completed)
        return Score((*lines, scoring.transfers(self.transfers), scoring.free(self.free, solo=False)))


@cache
def read_example() -> Example:
    file = MapFile.read(FILE)
    check_shape(file, SHAPE)
    return Example(tuple(file.get("completed")), tuple(file.get("transfers")), file.get("free"))


def told() -> Iterator[Text]:
    example = read_example()
    score = example.score
    boxes = [_box(score, COMPLETED), _box(score, TRANSFERS), _box(score, FREE)._replace(lost=True)]
    completed, transfers, free = (box.points for box in boxes)
    yield formula(boxes)
    yield Text("guide-plan-sum-example")
    yield Text("guide-plan-sum-completed", {"values": _added(example.completed), "points": completed})
    about: dict[str, Arg] = {
        "values": _added(example.transfers),
        "each": TRANSFER_POINTS,
        "points": transfers,
    }
    yield Text("guide-plan-sum-transfers", about)
    yield Text("guide-plan-sum-free", {"count": example.free, "points": free})
    yield worked(boxes, score.total)


def _box(score: Score, key: str) -> Box:
    return Box(Text(f"draw-pad-{key}"), abs(score.points(key)))


def _added(values: Sequence[int]) -> str:
    return " + ".join(map(str, values))
