"""The store on disk: SQLite in WAL mode, one writer thread, everything that has gathered in one commit.

`append` answers when its events are durable. A taken `(match, seq)` is refused and nothing of that
batch is written, so two writers can never both go on from the same state.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from metroscribe.core.errors import MetroscribeError
from metroscribe.server.match import events as ev
from metroscribe.server.store.contract import Damaged, Found, Standing, Unavailable
from metroscribe.server.store.faults import is_damage, is_database, unavailable
from metroscribe.server.store.packing import BODIES, unpacked
from metroscribe.server.store.privacy import own_file, own_folder
from metroscribe.server.store.retention import Retention, give_back
from metroscribe.server.store.writer import More, Rows, Writer

FILE = "matches.sqlite"
APART = 0.02
"""Seconds from one commit to the next: whatever comes in between shares it, since a commit costs more than
its rows. The first one after a pause does not wait."""
LOCKED_SECONDS = 0.8
"""So long the writer waits for another process; then whoever asked is told that the file is locked."""
PRAGMAS = (
    "auto_vacuum = INCREMENTAL",  # before anything is written
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "temp_store = MEMORY",
)
T = TypeVar("T")
STANDING = """
SELECT count(*), total(empty) FROM matches WHERE phase IN ('open', 'starting', 'playing') AND changed >= ?
"""
MAPS = "SELECT count(*), total(map_bytes) FROM matches WHERE map_bytes > 0 AND changed >= ?"


PROBED = "SELECT number FROM probe WHERE typeof(number) = 'integer'"


class SqliteStore:
    """A `Store`; what is to be read waits for nothing but the reader's thread."""

    def __init__(self, folder: Path, apart: float = APART) -> None:
        """`apart`: the least time from one commit to the next."""
        self.file, self._apart = folder / FILE, apart
        try:
            own_folder(folder)
            self.log = Log(self.file)
            migrate(self.log.db)
        except (OSError, sqlite3.Error) as error:
            key = "error-data-damaged" if is_damage(error) and is_database(self.file) else "error-data-folder"
            raise MetroscribeError(key, folder=str(folder), reason=str(error)) from error
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="reader")
        self._writer = Writer(self.file, lambda: connect(self.file, LOCKED_SECONDS), apart)
        self._retention = Retention()

    # writing

    async def create(
        self,
        opened: ev.Opened,
        more: Iterable[ev.AnyEvent],
        secret: bytes,
        address: str,
        phase: str = "open",
        request: str | None = None,
        empty: bool = False,
    ) -> None:
        """A new match with its first events, the phase they lead to, and whether no person sits there.

        `Taken` if its code is in use, or the request for it was met before.
        """
        events = [opened, *more]
        changed = opened.at if phase == "open" else events[-1].at

        def more_rows(db: sqlite3.Connection) -> None:
            row: tuple[Any, ...] = (opened.match, opened.code, opened.game, phase, opened.at, changed)
            row += (address, request, empty, len(opened.map_text.encode()), False)
            db.execute(f"INSERT INTO matches VALUES ({', '.join('?' * len(row))})", row)
            if secret:
                db.execute("INSERT INTO secrets VALUES (?, ?)", (opened.match, secret))

        await self._wait(_rows(opened.match, 0, events), more_rows, opened.match)

    async def append(
        self, match: str, seq: int, events: list[ev.AnyEvent], phase: str, empty: bool | None = None
    ) -> None:
        at = events[-1].at

        def entered(db: sqlite3.Connection) -> None:
            if phase:
                db.execute("UPDATE matches SET phase = ?, changed = ? WHERE match = ?", (phase, at, match))
            if empty is not None:
                db.execute("UPDATE matches SET empty = ? WHERE match = ?", (empty, match))

        more = entered if phase or empty is not None else None
        await self._wait(_rows(match, seq, events), more, match)

    async def forget(self, phase: str, before: float, kept: Collection[str], most: int) -> int:
        """Delete some in this phase in which nothing has happened since, the oldest first; how many."""
        return int(await self._alone(self._retention.forget, phase, before, kept, most))

    async def pack(self, before: float, most: int) -> int:
        """Keep the logs of some that were over then in less space; how many."""
        return int(await self._alone(self._retention.pack, before, most))

    async def give_back(self) -> bool:
        """Some of the space that nothing is on; whether there is more."""
        return bool(await self._alone(give_back))

    async def looked(self, lobbies: Mapping[str, float]) -> None:
        sql = "UPDATE matches SET changed = max(changed, ?) WHERE match = ? AND phase = 'open'"
        rows = [(at, match) for match, at in lobbies.items()]
        await self._wait([], lambda db: db.executemany(sql, rows).rowcount)

    async def _alone(self, work: Callable[..., Any], *args: Any) -> Any:
        return await self._wait([], lambda db: work(db, *args), alone=True)

    async def probe(self, size: int = 0) -> None:
        """The bytes stay until the next one: what is gone before the commit is not written at all."""

        def work(db: sqlite3.Connection) -> int:
            db.execute("DELETE FROM probe WHERE typeof(number) = 'blob'")
            if size:
                db.execute("INSERT INTO probe VALUES (zeroblob(?))", (size,))
            count = "UPDATE probe SET number = number + 1 WHERE typeof(number) = 'integer' RETURNING number"
            return int(db.execute(count).fetchone()[0])

        number = await self._wait([], work)
        ((found,),) = await self._beside(self.log.read, PROBED)
        if found < number:
            raise Unavailable(cause="damaged", reason="what was written is not what is read")

    async def _wait(self, rows: Rows, more: More | None, match: str = "", alone: bool = False) -> Any:
        return await self._writer.write(rows, more, match, alone)

    @property
    def batches(self) -> int:
        """How much was asked for, which shares its `commits`."""
        return self._writer.batches

    @property
    def commits(self) -> int:
        return self._writer.commits

    # reading, beside the event loop

    async def events(self, match: str, start: int = 0) -> list[ev.AnyEvent]:
        return await self._beside(self.log.events, match, start)

    async def secret(self, match: str) -> bytes:
        return await self._beside(self.log.secret, match)

    async def find(self, code: str) -> Found | None:
        return await self._beside(self.log.find, code)

    async def met(self, request: str) -> str | None:
        return await self._beside(self.log.met, request)

    async def in_phase(self, *phases: str, limit: int = -1) -> list[Found]:
        return await self._beside(partial(self.log.in_phase, *phases, limit=limit))

    async def opened_by(self, address: str, since: float) -> int:
        return await self._beside(self.log.opened_by, address, since)

    async def count(self) -> int:
        return await self._beside(self.log.count)

    async def standing(self, since: float) -> Standing:
        return await self._beside(self.log.standing, since)

    async def _beside(self, read: Callable[..., T], *args: Any) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, partial(read, *args))
        except (sqlite3.Error, RuntimeError) as error:
            raise unavailable(error, self.file) from error

    def close(self) -> None:
        """Everything that was asked for is written first."""
        self._writer.close()
        self._reading.shutdown()
        self.log.db.close()


class Log:
    """Reads the file; any thread may."""

    def __init__(self, file: Path) -> None:
        self.db, self._lock = connect(file), threading.Lock()

    def read(self, sql: str, *args: Any) -> Rows:
        with self._lock:
            return self.db.execute(sql, args).fetchall()

    def events(self, match: str, start: int = 0) -> list[ev.AnyEvent]:
        """`Damaged` where there are some, and they cannot be read or one is missing."""
        number = start
        try:
            found = []
            for number, (seq, body) in enumerate(unpacked(self.read(BODIES, match, start), start), start):
                if seq != number:
                    raise Damaged(match, f"event {number} is missing")
                found.append(ev.decode(body))
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
            raise Damaged(match, str(error)) from error
        except ValueError as error:
            raise Damaged(match, f"event {number} cannot be read: {error}") from error
        return found

    def secret(self, match: str) -> bytes:
        rows = self.read("SELECT secret FROM secrets WHERE match = ?", match)
        return bytes(rows[0][0]) if rows else b""

    def find(self, code: str) -> Found | None:
        """By code or id."""
        columns = "match, code, game, phase, opened, changed, address"
        rows = self.read(f"SELECT {columns} FROM matches WHERE code = ? OR match = ?", code, code)
        return Found(*rows[0]) if rows else None

    def met(self, request: str) -> str | None:
        """The id of the match that was opened for a request."""
        rows = self.read("SELECT match FROM matches WHERE request = ?", request)
        return str(rows[0][0]) if rows else None

    def in_phase(self, *phases: str, limit: int = -1) -> list[Found]:
        """The latest first."""
        columns, marks = "match, code, game, phase, opened, changed, address", ", ".join("?" * len(phases))
        sql = f"SELECT {columns} FROM matches WHERE phase IN ({marks}) ORDER BY changed DESC LIMIT ?"
        return [Found(*row) for row in self.read(sql, *phases, limit)]

    def opened_by(self, address: str, since: float) -> int:
        sql = "SELECT count(*) FROM matches WHERE address = ? AND opened >= ?"
        return int(self.read(sql, address, since)[0][0])

    def count(self) -> int:
        return int(self.read("SELECT count(*) FROM matches")[0][0])

    def standing(self, since: float) -> Standing:
        """Of matches that were opened, or entered their phase, since then."""
        ((tables, empty),), ((maps, size),) = self.read(STANDING, since), self.read(MAPS, since)
        return Standing(tables, int(empty), maps, int(size))


def _rows(match: str, seq: int, events: Iterable[ev.AnyEvent]) -> Rows:
    return [(match, seq + n, ev.encode(event)) for n, event in enumerate(events)]


def connect(file: Path, locked_seconds: float = 10) -> sqlite3.Connection:
    """Durable: a commit is on disk when it returns. For so long it waits for what others have locked."""
    own_file(file)
    db = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=locked_seconds)
    for pragma in PRAGMAS:
        db.execute(f"PRAGMA {pragma}")
    return db


def migrations() -> Iterator[tuple[int, str]]:
    """The numbered SQL files, in order."""
    folder = files(__package__).joinpath("migrations")
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".sql"):
            yield int(file.name.removesuffix(".sql")), file.read_text(encoding="utf-8")


def migrate(db: sqlite3.Connection, upto: int | None = None) -> None:
    """Bring the file to the newest shape, or to this one, each step whole or not at all."""
    (have,) = db.execute("PRAGMA user_version").fetchone()
    known = dict(migrations())
    if have > max(known):
        raise MetroscribeError("error-newer-data", version=have, own=max(known))
    for number, sql in known.items():
        if have < number and (upto is None or number <= upto):
            db.executescript(f"BEGIN IMMEDIATE;\n{sql}\nPRAGMA user_version = {number};\nCOMMIT;")


@contextmanager
def opened_store(folder: Path, apart: float = APART) -> Iterator[SqliteStore]:
    store = SqliteStore(folder, apart)
    try:
        yield store
    finally:
        store.close()
