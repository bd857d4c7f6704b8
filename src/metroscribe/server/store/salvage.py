"""What can be read of a damaged file of matches, copied into a new one match by match."""

import sqlite3
from collections.abc import Iterator
from contextlib import suppress

from metroscribe.core.text import Text
from metroscribe.server.match import events as ev
from metroscribe.server.match.course import phase_after
from metroscribe.server.store.sqlite import Log

SECRETS = "secrets"
"""A match without its secret can still be read."""
LAST = "~"
"""Behind every id."""


def salvage(damaged: sqlite3.Connection, fresh: sqlite3.Connection) -> dict[str, Text]:
    """Copy all matches that can be read into an empty file of the same shape; why not the others, by code.

    A row of the list of matches that is lost is made again from the log: `relist`.
    """
    own, left_out, source = tables(fresh), dict[str, Text](), _Damaged(damaged)
    fresh.execute("PRAGMA foreign_keys = OFF")
    for match in sorted(_ids(damaged, own)):
        fresh.execute("BEGIN")
        try:
            for table in own:
                _copy(source, fresh, table, match)
            fresh.execute("COMMIT")
        except sqlite3.Error as error:
            fresh.execute("ROLLBACK")
            left_out[_code(damaged, match)] = Text("error-log-damaged", {"reason": str(error)})
    return left_out


def relist(log: Log) -> None:
    """Find matches again of which only the log is left: they are listed as the log says."""
    _, *logs = tables(log.db)
    unlisted = [f"SELECT match FROM {table} WHERE match NOT IN (SELECT match FROM matches)" for table in logs]
    for (match,) in log.read(" UNION ".join(unlisted)):
        with suppress(Exception):  # a log that was damaged can say anything; a match without a table is none
            events = log.events(match)
            opened = events[0]
            assert isinstance(opened, ev.Opened)
            entered = [event for event in events if phase_after([event])]
            phase, changed = phase_after(entered) or "open", entered[-1].at if entered else opened.at
            log.read(
                "INSERT INTO matches (match, code, game, phase, opened, changed) VALUES (?, ?, ?, ?, ?, ?)",
                *(match, opened.code, opened.game, phase, opened.at, changed),
            )
    for table in tables(log.db):
        log.read(f"DELETE FROM {table} WHERE match NOT IN (SELECT match FROM matches)")


def tables(db: sqlite3.Connection) -> list[str]:
    """All that belongs to matches, the list of matches first."""
    names = [str(name) for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    own = [name for name in names if "match" in [row[1] for row in db.execute(f"PRAGMA table_info({name})")]]
    return sorted(own, key=lambda name: (name != "matches", name))


def _ids(db: sqlite3.Connection, own: list[str]) -> set[str]:
    """Every id that some table or index still names."""
    found = set[str]()
    for table in own:
        found.update(_walk(db, table, "ASC"), _walk(db, table, "DESC"))
        indexes = db.execute("SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = ?", (table,))
        for (index,) in indexes.fetchall():
            with suppress(sqlite3.Error):  # also one that does not name every row
                for (match,) in db.execute(f"SELECT match FROM {table} INDEXED BY {index}"):
                    found.add(str(match))
    return found


def _walk(db: sqlite3.Connection, table: str, way: str) -> Iterator[str]:
    """From one id to the next, as far as the pages can be read; damaged ones can lead back."""
    beyond, at = (">", "") if way == "ASC" else ("<", LAST)
    with suppress(sqlite3.Error):
        sql = f"SELECT match FROM {table} WHERE match {beyond} ? ORDER BY match {way} LIMIT 1"
        while (row := db.execute(sql, (at,)).fetchone()) is not None:
            found = str(row[0])
            if found <= at if way == "ASC" else found >= at:
                return
            at = found
            yield at


class _Damaged:
    """Reads the rows of a match, past an index that is damaged where a table can be read without it."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self.db, self._numbers = db, dict[str, dict[str, int]]()

    def rows(self, table: str, match: str) -> list[tuple[object, ...]]:
        try:
            return self.db.execute(f"SELECT * FROM {table} WHERE match = ?", (match,)).fetchall()
        except sqlite3.Error:
            if table not in self._numbers:
                self._numbers[table] = self._scanned(table)
            number = self._numbers[table].get(match)
            return self.db.execute(f"SELECT * FROM {table} WHERE rowid = ?", (number,)).fetchall()

    def _scanned(self, table: str) -> dict[str, int]:
        """The numbers of all rows; a table that is its own index has none, which is an error."""
        rows, found = self.db.execute(f"SELECT match, rowid FROM {table} NOT INDEXED"), dict[str, int]()
        with suppress(sqlite3.Error):
            for match, number in rows:
                found[str(match)] = number
        return found


def _copy(damaged: _Damaged, fresh: sqlite3.Connection, table: str, match: str) -> None:
    try:
        rows = damaged.rows(table, match)
    except sqlite3.Error:
        if table not in (SECRETS, "matches"):
            raise
        return
    if rows:
        fresh.executemany(f"INSERT INTO {table} VALUES ({', '.join('?' * len(rows[0]))})", rows)


def _code(db: sqlite3.Connection, match: str) -> str:
    """What people know it by, if that can still be read."""
    with suppress(sqlite3.Error):
        if row := db.execute("SELECT code FROM matches WHERE match = ?", (match,)).fetchone():
            return str(row[0])
    return match
