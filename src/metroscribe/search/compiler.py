"""The subprocess that compiles the kernels: `python -m metroscribe.search.compiler`.

It runs every search of every family once. Numba keeps what that compiles in the cache folder, and a mark
file for each family says that it is done: all games of a family share their kernels, with any modules and any
net. It ends when its standard input is closed.
"""

import os
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

from metroscribe.core.dealer import Seeded
from metroscribe.core.errors import MetroscribeError
from metroscribe.core.match import Match
from metroscribe.core.registry import Registry
from metroscribe.fast.cache import MARKS, PREFIX, cache_folder, mark_of
from metroscribe.games import families, registry
from metroscribe.search import package_of

try:
    import fcntl
except ImportError:  # Windows: two servers that start at once compile twice
    fcntl = None  # type: ignore[assignment]

KINDNESS = 10
"""The increment of `nice`: everything else on the machine goes first."""
ORPHANED = 3
KEPT_SECONDS = 30 * 24 * 3600


def main() -> None:
    Thread(target=end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    warm()


def end_with_parent() -> None:
    """The input ends when the parent process does, even if that is killed."""
    while os.read(sys.stdin.fileno(), 1):
        pass
    os._exit(ORPHANED)


def warm() -> None:
    folder = cache_folder()
    if folder is None:
        raise SystemExit("there is no folder in which compiled code could be kept")
    with alone(folder):
        failed = [family for family in filter(package_of, families()) if not _warm_family(folder, family)]
    clear_away(folder)
    if failed:
        raise SystemExit(f"no game of {', '.join(failed)} can be compiled")


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Wait until no other process compiles into this folder: what it has compiled is not compiled twice."""
    with (folder / "lock").open("w") as file:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _warm_family(folder: Path, family: str) -> bool:
    """Compile what its games share, unless that is done; False if the fast engine can hold none of them."""
    mark, known = mark_of(folder, family), registry()
    games = (name for name in known if known.find(name).family == family)
    done = mark.exists() or any(_is_compiled(known, name) for name in games)
    if done:
        mark.touch()
    return done


def _is_compiled(known: Registry, name: str) -> bool:
    """Run every search once; False if the fast engine cannot hold this city."""
    from metroscribe.search.searchers import LookaheadSearch, TreeSearch

    try:
        match = Match(known.load(name).rules(), Seeded("warming"))
        where = (match.table, 0, match.sheet())
        TreeSearch(match.rules, match.table).move(*where, 0, 2)
        LookaheadSearch(match.rules, match.table).move(*where, 1, 1)
    except MetroscribeError:
        return False
    return True


def clear_away(folder: Path, now: float | None = None) -> None:
    """Remove the cache folders of other versions that nobody has used for a month."""
    unused = (time.time() if now is None else now) - KEPT_SECONDS
    for other in folder.parent.glob(f"{PREFIX}*"):
        times = [file.stat().st_mtime for file in (other, *other.glob(MARKS))]
        if other != folder and max(times) < unused:
            shutil.rmtree(other, ignore_errors=True)


if __name__ == "__main__":
    main()
