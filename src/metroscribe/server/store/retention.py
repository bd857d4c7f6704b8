"""What happens to matches with age: they are packed, deleted, and their space is given back to the disk.

Each of these is done by the writer's thread in pieces that take a moment, in transactions of their own:
whatever else is to be written waits for one piece at the most.
"""

import json
import shutil
import sqlite3
import time
from collections.abc import Callable, Collection, Iterable
from contextlib import closing
from pathlib import Path

import structlog

from metroscribe.server.store.faults import is_damage
from metroscribe.server.store.packing import LAST, OVER, pack

log = structlog.get_logger()
PIECE = 0.005
"""Seconds after which a piece is long enough."""
SPARE = 256
"""Pages that stay free for what comes next."""
ROOM = 2.5
"""How many times its size a file needs on the disk while it is rewritten."""
INCREMENTAL = 2
OLD = """
SELECT match FROM matches WHERE phase = ? AND changed < ?
AND match NOT IN (SELECT value FROM json_each(?)) ORDER BY changed LIMIT ?
"""


class Retention:
    """One for each store; a match whose rows are damaged is left alone and holds up no other."""

    def __init__(self) -> None:
        self.damaged: set[str] = set()

    def forget(
        self, db: sqlite3.Connection, phase: str, before: float, kept: Collection[str], most: int
    ) -> int:
        """Delete the oldest; how many. None: there is none."""
        while True:
            spared = json.dumps([*kept, *self.damaged])
            found = db.execute(OLD, (phase, before, spared, most)).fetchall()
            deleted = self._each(found, lambda match: forget(db, match, before))
            if deleted or not found:
                return deleted

    def pack(self, db: sqlite3.Connection, before: float, most: int) -> int:
        """Those that ended first; how many."""
        found = db.execute(OVER, (before, most + len(self.damaged))).fetchall()
        sound = [row for row in found if row[0] not in self.damaged]
        return self._each(sound, lambda match: pack(db, match))

    def _each(self, found: Iterable[tuple[str]], work: Callable[[str], int]) -> int:
        """As many as a piece has time for, and at least one. What is damaged ends the piece, which is then
        not written, and is passed over from then on."""
        ends, done = time.monotonic() + PIECE, 0
        for (match,) in found:
            try:
                done += work(match)
            except (sqlite3.Error, ValueError) as error:
                if is_damage(error) or isinstance(error, ValueError):
                    self.damaged.add(match)
                    log.error("damaged match stays on the disk", match=match, reason=str(error))
                raise
            if time.monotonic() > ends:
                break
        return done


def forget(db: sqlite3.Connection, match: str, before: float) -> bool:
    """Delete it, unless something has happened in it later; then it counts as changed."""
    ((last,),) = db.execute(f"SELECT {LAST} FROM matches WHERE match = ?", (match,)).fetchall()
    if last < before:
        db.execute("DELETE FROM matches WHERE match = ?", (match,))
    else:
        db.execute("UPDATE matches SET changed = ? WHERE match = ?", (last, match))
    return bool(last < before)


def give_back(db: sqlite3.Connection) -> bool:
    """Shorten the file by some of the pages that nothing is on; whether there are more."""
    ends = time.monotonic() + PIECE
    (free,) = db.execute("PRAGMA freelist_count").fetchone()
    if not _shrinks(db):
        return False
    for _ in range(free - SPARE):
        db.execute("PRAGMA incremental_vacuum(1)")
        if time.monotonic() > ends:
            return True
    return False


def _shrinks(db: sqlite3.Connection) -> bool:
    return bool(db.execute("PRAGMA auto_vacuum").fetchone() == (INCREMENTAL,))


def _is_ours(db: sqlite3.Connection) -> bool:
    """Whether matches can be read from it; if not, whoever opens the store says why."""
    try:
        db.execute("SELECT 1 FROM matches LIMIT 1")
    except sqlite3.Error:
        return False
    return True


def let_shrink(file: Path) -> None:
    """Rewrite a file of an earlier version once, so that it can give space back; whole or not at all.

    Nobody else may be at work on it. Where the disk has no room for that it stays as it is, and what is
    deleted makes room for what comes.
    """
    if not file.exists():
        return
    size, free = file.stat().st_size, shutil.disk_usage(file.parent).free
    try:
        with closing(sqlite3.connect(file, isolation_level=None)) as db:
            if not _is_ours(db) or _shrinks(db):
                return
            if free < ROOM * size:
                log.warning("matches cannot be rewritten: no room", bytes=size, free=free)
                return
            log.info("matches are rewritten once, so that deleting them gives space back", bytes=size)
            db.execute("PRAGMA auto_vacuum = INCREMENTAL")
            db.execute("VACUUM")
    except sqlite3.Error as error:
        log.warning("matches cannot be rewritten, and stay as they are", reason=str(error))
