"""The lines that a bot and whoever lets it play say to each other; docs/bot-protocol.md is the reference.

A line is words with spaces between them: one that says what it is, then pairs of a name and a value. A pair
with an unknown name is ignored, and so is a line with an unknown first word.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from metroscribe.bots.contract import Budget, Seen
from metroscribe.core.errors import MetroscribeError, NotNotation
from metroscribe.core.registry import version_of
from metroscribe.core.rules import AnyRules
from metroscribe.core.text import whole
from metroscribe.games import registry

HELLO, VERSION, DONE = "metroscribe-bot", "1", "botok"
ISREADY, READY = "isready", "readyok"
POSITION, GO, BEST, QUIT = "position", "go", "bestmove", "quit"
ID, OPTION, SET, INFO = "id", "option", "setoption", "info"
MOVES, SCORE, ERROR = "moves", "score", "error"
NONE = "-"
SEPARATOR = ","
SEEDS = 1 << 48
KEPT = 16
"""So many rules are kept, since every position names its game anew."""


def pairs(words: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Name and value, name and value; a name without a value is left out."""
    return zip(words[::2], words[1::2], strict=False)


def listed(text: str) -> tuple[str, ...]:
    return tuple(text.split(SEPARATOR)) if text and text != NONE else ()


def steps_of(rules: AnyRules, text: str) -> tuple[Any, ...]:
    """The steps of a turn from their texts; `NotNotation` if one is none."""
    return tuple(rules.parse(step) for step in text.split(SEPARATOR)) if text else ()


# positions


def write_position(seen: Seen) -> str:
    """All that the player sees: the own sheet and those of the others, each as its position."""
    rules = seen.rules
    words = [POSITION, "game", rules.info.id, "rules", str(rules.info.rules), "map", rules.map_hash]
    words += ["modules", SEPARATOR.join(rules.info.modules) or NONE, "seat", str(seen.seat + 1)]
    for seat in range(len(seen.table.sheets)):
        words += ["sheet", rules.positions.write(seen.table, seat)]
    if seen.steps:
        words += ["steps", SEPARATOR.join(map(str, seen.steps))]
    return " ".join(words)


def read_position(words: Sequence[str]) -> Seen:
    """What the words after `position` describe; `MetroscribeError` if it is nothing that can be."""
    given = dict(pairs(words))
    version = version_of(given.get("rules"))
    rules = rules_of(given.get("game", ""), listed(given.get("modules", "")), version)
    if given.get("map", rules.map_hash) != rules.map_hash:
        raise MetroscribeError("error-bot-map", game=rules.info.id, own=rules.map_hash, map=given["map"])
    table = table_of(rules, [value for name, value in pairs(words) if name == "sheet"])
    seat = whole(given.get("seat", "1")) or 0
    if not 1 <= seat <= len(table.sheets):
        raise MetroscribeError("error-no-seat", seat=given.get("seat", ""), seats=len(table.sheets))
    return Seen.after(rules, table, seat - 1, steps_of(rules, given.get("steps", "")))


@lru_cache(KEPT)
def rules_of(game: str, modules: tuple[str, ...], version: int | None = None) -> AnyRules:
    return registry().load(game, version).rules(modules)


def table_of(rules: AnyRules, positions: Sequence[str]) -> Any:
    """The table at which the seats have these positions, in their order."""
    if not positions:
        raise NotNotation("error-position", position="")
    table = rules.positions.together([rules.positions.read(text) for text in positions])
    for seat, text in enumerate(positions):
        if rules.positions.write(table, seat) != text:
            raise NotNotation("error-position", position=text)
    return table


# budgets


def write_go(budget: Budget, seed: int) -> str:
    words = [GO]
    if budget.seconds is not None:
        words += ["movetime", str(max(1, round(budget.seconds * 1000)))]
    if budget.sims is not None:
        words += ["sims", str(budget.sims)]
    return " ".join((*words, "seed", str(seed)))


def read_go(words: Sequence[str]) -> tuple[Budget, str]:
    """The budget and the seed; what is not a number limits nothing."""
    given = dict(pairs(words))
    time, sims = whole(given.get("movetime", "")), whole(given.get("sims", ""))
    return Budget(None if time is None else max(time, 1) / 1000, sims), given.get("seed", "0")
