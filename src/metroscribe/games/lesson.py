"""A guided first match: a real one, alone, with a seed that is known, and what to say at its first turns."""

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from metroscribe.core.mapfile import MapFile
from metroscribe.core.shape import check_shape
from metroscribe.core.text import Text

SHAPE = {
    "game": str,
    "modules?": [str],
    "seed": str,
    "steps": [{"turn": int, "step?": int, "say": str, "point?": [str], "move?": str}],
}


@dataclass(frozen=True, slots=True)
class Hint:
    """What to say at a moment of the match, whatever was played before it."""

    turn: int
    """How many turns are closed."""
    step: int
    """How many steps are staged in the open turn."""
    say: Text
    point: tuple[str, ...]
    """The elements of the drawing it speaks of, or choices beside it."""
    move: str | None
    """What would be clever, if it is legal then."""


@dataclass(frozen=True, slots=True)
class Lesson:
    game: str
    seed: str
    steps: tuple[Hint, ...]
    """In the order of the match."""
    modules: tuple[str, ...] = ()


def read_lesson(path: Path) -> Lesson:
    """`BadFile` with the first fault found."""
    file = MapFile.read(path)
    check_shape(file, SHAPE)
    hints = tuple(
        Hint(
            turn=data["turn"],
            step=data.get("step", 0),
            say=Text(data["say"]),
            point=tuple(data.get("point", ())),
            move=data.get("move"),
        )
        for data in file.get("steps")
    )
    for before, hint in pairwise(hints):
        if (before.turn, before.step) >= (hint.turn, hint.step):
            file.fail("hint-order", f'"{hint.say.key}"', say=hint.say.key)
    return Lesson(file.get("game"), file.get("seed"), hints, tuple(file.get("modules", ())))
