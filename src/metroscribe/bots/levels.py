"""Levels for people, the weakest first. Which bot stands behind one is measured in every game.

`levels.json` is what `metroscribe levels` found and wrote; a game that is not in it has the usual bots.
"""

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

FIGURES = re.compile(r"\[[^\[\]]*\]")
"""Stand on one line in the file."""
FILE = Path(__file__).with_name("levels.json")
USUAL: Mapping[str, str] = {
    "beginner": "greedy:miss=0.4",
    "commuter": "greedy:miss=0.1",
    "conductor": "mcts:sims=160",
    "mastermind": "learned:depth=3,effort=40000",
}
"""Each level and its spec where nothing was measured."""
LEVELS: tuple[str, ...] = tuple(USUAL)
UNASKED = "commuter"
"""The level that sits down where nobody chooses one, and that draws for somebody who is away."""


class Interval(NamedTuple):
    """A mean, and where it lies for 95 %."""

    mean: float
    low: float
    high: float


class Level(NamedTuple):
    bot: str
    """Its spec."""
    points: Interval
    """Alone, by the base rules."""
    above: Interval | None
    """How much more than the level below it, deal by deal."""


class Ladder(NamedTuple):
    """The levels of a game as they were measured."""

    subject: str
    """The rules, the map and the nets they were measured with."""
    date: str
    matches: int
    levels: Mapping[str, Level]


@cache
def ladders(file: Path = FILE) -> Mapping[str, Ladder]:
    """By the id of the game."""
    found = json.loads(file.read_text(encoding="utf-8"))
    return {
        game: Ladder(
            of["subject"],
            of["date"],
            of["matches"],
            {name: _level(level) for name, level in of["levels"].items()},
        )
        for game, of in found.items()
    }


def _level(given: Mapping[str, Any]) -> Level:
    above = given["above"]
    return Level(given["bot"], Interval(*given["points"]), Interval(*above) if above else None)


def keep(found: Mapping[str, Ladder], file: Path = FILE) -> None:
    """Write what was measured; the other games stay as they were."""
    plain = {
        game: {**ladder._asdict(), "levels": {name: level._asdict() for name, level in ladder.levels.items()}}
        for game, ladder in sorted({**ladders(file), **found}.items())
    }
    text = FIGURES.sub(lambda figures: " ".join(figures[0].split()), json.dumps(plain, indent=2))
    file.write_text(f"{text}\n", encoding="utf-8")
    ladders.cache_clear()


def spec_of(level: str, game: str = "") -> str:
    """The spec of the bot that stands behind a level in this game."""
    ladder = ladders().get(game)
    return ladder.levels[level].bot if ladder else USUAL[level]


def typical_points(game: str) -> dict[str, int]:
    """What each level scores alone, where that was measured."""
    ladder = ladders().get(game)
    return {name: round(level.points.mean) for name, level in ladder.levels.items()} if ladder else {}
