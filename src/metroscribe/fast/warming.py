"""Compiling once for a machine, in a process of its own, so that nobody's turn waits for it.

`python -m metroscribe.fast.warming` finds a step of every family by every search. What it compiles stays in
the cache folder, and a mark there says that it is done.
"""

import subprocess
import sys
from functools import cache
from pathlib import Path

from metroscribe.core.dealer import Seeded
from metroscribe.core.match import Match
from metroscribe.fast.kernel import cache_folder
from metroscribe.fast.searching import foreseer, simulator
from metroscribe.games import registry

MARK = "warm"
PATIENCE = 600.0
"""Seconds after which a compiling process is given up."""


def _mark() -> Path | None:
    folder = cache_folder()
    return None if folder is None else folder / MARK


def is_warm() -> bool:
    """Whether every search starts at once here."""
    mark = _mark()
    return mark is not None and mark.exists()


@cache
def _process() -> "subprocess.Popen[bytes]":
    """The one that compiles; each process starts it once at most."""
    quiet = subprocess.DEVNULL
    return subprocess.Popen(
        [sys.executable, "-m", "metroscribe.fast.warming"], stdin=quiet, stdout=quiet, stderr=quiet
    )


def under_way() -> bool:
    """Whether every search starts at once; if not, another process is compiling from now on."""
    if is_warm():
        return True
    _process().poll()
    return False


def wait() -> None:
    """Compile what is not compiled yet, and come back when it is."""
    if not is_warm():
        _process().wait(PATIENCE)


def warm() -> None:
    """Let every search find a first step of a game of each family."""
    games = {game.info.family: game for game in map(registry().load, registry())}
    for game in games.values():
        match = Match(game.rules(), Seeded("warming"))
        where = (match.table, 0, match.sheet())
        simulator(match.rules, match.table).move(*where, 0, 2)
        foreseer(match.rules, match.table).move(*where, 1, 1)
    if (mark := _mark()) is not None:
        mark.touch()


if __name__ == "__main__":
    warm()
