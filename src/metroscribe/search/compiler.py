"""The process that compiles, `python -m metroscribe.search.compiler`, while its standard input is open.

It finds a step of every family by every search. What that compiles stays in the cache folder, and a mark for
each family says that it is done: all games of a family, with any modules and any net, share their kernels.
"""

import os
import shutil
import sys
import time
from pathlib import Path
from threading import Thread

from metroscribe.core.dealer import Seeded
from metroscribe.core.errors import MetroscribeError
from metroscribe.core.match import Match
from metroscribe.core.registry import Registry
from metroscribe.fast.cache import MARKS, PREFIX, cache_folder, mark_of
from metroscribe.games import families, registry

KINDNESS = 10
"""How far it stands back for whatever else the machine has to do, in steps of `nice`."""
ORPHANED = 3
KEPT_SECONDS = 30 * 24 * 3600


def main() -> None:
    Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    warm()


def _end_with_parent() -> None:
    """Nobody writes anything; the input ends when whoever started this does, however that happens."""
    while os.read(sys.stdin.fileno(), 1):
        pass
    os._exit(ORPHANED)


def warm() -> None:
    folder = cache_folder()
    if folder is None:
        raise SystemExit("there is no folder in which compiled code could be kept")
    known = registry()
    for family in families():
        if not mark_of(folder, family).exists():
            games = (name for name in known if known.find(name).family == family)
            if not any(_is_compiled(known, name) for name in games):
                raise SystemExit(f"no game of {family} can be compiled")
            mark_of(folder, family).touch()
    clear_away(folder)


def _is_compiled(known: Registry, name: str) -> bool:
    """Let every search find a first step; False if the fast engine cannot hold this city."""
    from metroscribe.search.searchers import lookahead_search, tree_search

    try:
        match = Match(known.load(name).rules(), Seeded("warming"))
        where = (match.table, 0, match.sheet())
        tree_search(match.rules, match.table).move(*where, 0, 2)
        lookahead_search(match.rules, match.table).move(*where, 1, 1)
    except MetroscribeError:
        return False
    return True


def clear_away(folder: Path, now: float | None = None) -> None:
    """Remove what other versions have compiled and nobody has used for a month."""
    unused = (time.time() if now is None else now) - KEPT_SECONDS
    for other in folder.parent.glob(f"{PREFIX}*"):
        times = [file.stat().st_mtime for file in (other, *other.glob(MARKS))]
        if other != folder and max(times) < unused:
            shutil.rmtree(other, ignore_errors=True)


if __name__ == "__main__":
    main()
