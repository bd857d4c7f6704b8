"""What SQLite's errors mean for a host: the cause of the trouble, by code and not by wording."""

import errno
import os
import sqlite3
import tempfile
from pathlib import Path

from metroscribe.server.store.contract import Cause, Unavailable

CAUSES: dict[int, Cause] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}
"""By primary code, the lowest eight bits of an extended one."""
BY_SYSTEM: dict[int | None, Cause] = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
}
MAGIC = b"SQLite format 3\0"
SYSTEM = (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN)
"""With these SQLite keeps to itself what the system said."""


def unavailable(error: BaseException, file: Path) -> Unavailable:
    """The error of a store in this file, with its cause."""
    if not isinstance(error, sqlite3.Error):
        return Unavailable(reason=f"{type(error).__name__}: {error}")
    code, name = _primary(error), getattr(error, "sqlite_errorname", "")
    cause = _asked(file) if code in SYSTEM else CAUSES.get(code, "other")
    return Unavailable(cause=cause, reason=f"{error} ({name})" if name else str(error))


def is_damage(error: BaseException) -> bool:
    return isinstance(error, sqlite3.Error) and CAUSES.get(_primary(error)) == "damaged"


def is_database(file: Path) -> bool:
    """Whether a file begins as those of SQLite do, however it goes on."""
    with file.open("rb") as found:
        return found.read(len(MAGIC)) == MAGIC


def _primary(error: sqlite3.Error) -> int:
    """Errors of Python's own module have no code."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF


def _asked(file: Path) -> Cause:
    """What the system says to bytes in this folder, as far from their file's start as SQLite's would be."""
    sizes = [path.stat().st_size for path in (file, file.with_name(f"{file.name}-wal")) if path.exists()]
    try:
        with tempfile.TemporaryFile(dir=file.parent, buffering=0) as probe:
            os.pwrite(probe.fileno(), b"\0", max(sizes, default=0))
    except OSError as error:
        return BY_SYSTEM.get(error.errno, "other")
    return "other"
