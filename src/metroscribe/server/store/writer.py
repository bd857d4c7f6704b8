"""The writer of the store: one thread, and everything that has gathered in one commit.

A thread that ends, whatever ended it, answers whoever waits, and the next work begins another one.
"""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

from metroscribe.server.metrics import METRICS
from metroscribe.server.store.contract import Damaged, Taken, Unavailable
from metroscribe.server.store.faults import is_damage, unavailable

MOST_AT_ONCE = 512
ROWS_AT_ONCE = 4096
Rows = list[tuple[Any, ...]]
More = Callable[[sqlite3.Connection], Any]


@dataclass(frozen=True, slots=True, eq=False)
class Work:
    """Events to write, what else belongs to them, and who waits for it."""

    match: str
    """Whose they are; nothing: of no single match."""
    rows: Rows
    more: More | None
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[Any]"
    alone: bool = False
    """In a transaction of its own, after what others wait for."""


class Writer:
    def __init__(self, file: Path, connect: Callable[[], sqlite3.Connection], apart: float) -> None:
        """`apart`: the least time from one commit to the next."""
        self._file, self._connect, self._apart = file, connect, apart
        self._work: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._lock, self._closed = threading.Lock(), False
        self.batches = self.commits = 0
        self._thread = self._begin()

    def _begin(self) -> threading.Thread:
        self._writes = True
        thread = threading.Thread(target=self._live, name="store")
        thread.start()
        return thread

    async def write(self, rows: Rows, more: More | None, match: str = "", alone: bool = False) -> Any:
        """What `more` gives, when all of it is durable."""
        loop = asyncio.get_running_loop()
        work = Work(match, rows, more, loop, loop.create_future(), alone)
        with self._lock:
            if self._closed:
                raise Unavailable(cause="writer", reason="it is closed")
            if not self._writes:
                self._thread = self._begin()
            self._work.put(work)
        return await work.done

    def close(self) -> None:
        """Everything that was asked for is written first."""
        with self._lock:
            self._closed = True
            self._work.put(None)
        self._thread.join()

    # in the thread

    def _live(self) -> None:
        batch: list[Work] = []
        try:
            with closing(self._connect()) as db:
                self._write(db, batch)
        except BaseException as error:
            failed = unavailable(error, self._file)
            if not isinstance(error, sqlite3.Error):
                failed.cause = "writer"
            with self._lock:
                self._writes = False
                while not self._work.empty():
                    if (work := self._work.get()) is not None:
                        batch.append(work)
            _settle(batch, [failed] * len(batch))

    def _write(self, db: sqlite3.Connection, batch: list[Work]) -> None:
        """Until it is closed; `batch` always has what was begun and may not be answered yet."""
        rested = 0.0
        while (work := self._work.get()) is not None:
            batch[:] = [work]
            time.sleep(max(0.0, rested - time.monotonic()))
            while len(batch) < MOST_AT_ONCE and not self._work.empty():
                if (more := self._work.get()) is None:
                    self._work.put(None)
                    break
                batch.append(more)
            with METRICS.parts.store:
                for some in _apart([work for work in batch if not work.done.cancelled()]):
                    self._commit(db, some)
            if not all(work.alone for work in batch):
                rested = time.monotonic() + self._apart

    def _commit(self, db: sqlite3.Connection, batch: list[Work]) -> None:
        """One transaction; whatever fails in it fails alone."""
        try:
            results = self._results(db, batch)
        except Exception as error:
            _roll_back(db)
            results = [unavailable(error, self._file)] * len(batch)
        self.batches += len(batch)
        self.commits += 1
        _settle(batch, results)

    def _results(self, db: sqlite3.Connection, batch: list[Work]) -> list[Any]:
        for way in (_together, _one_by_one):
            try:
                return way(db, batch)
            except sqlite3.IntegrityError:
                _roll_back(db)
            except sqlite3.DatabaseError as error:
                if not is_damage(error):
                    raise
                _roll_back(db)
                break
        return [self._alone(db, work) for work in batch]

    def _alone(self, db: sqlite3.Connection, work: Work) -> Any:
        """In a transaction of its own: one in which something was damaged can never be committed."""
        try:
            return _one_by_one(db, [work])[0]
        except Exception as error:
            _roll_back(db)
            if work.match and is_damage(error):
                return Damaged(work.match, str(error))
            return unavailable(error, self._file)


def _roll_back(db: sqlite3.Connection) -> None:
    if db.in_transaction:
        db.execute("ROLLBACK")


def _apart(batch: list[Work]) -> Iterator[list[Work]]:
    """What is written in one transaction each."""
    if shared := [work for work in batch if not work.alone]:
        yield shared
    yield from ([work] for work in batch if work.alone)


def _together(db: sqlite3.Connection, batch: list[Work]) -> list[Any]:
    """All events in as few statements as can be: between two statements another thread takes its time."""
    db.execute("BEGIN IMMEDIATE")
    results = [None if work.more is None else work.more(db) for work in batch]
    rows = [row for work in batch for row in work.rows]
    for start in range(0, len(rows), ROWS_AT_ONCE):
        some = rows[start : start + ROWS_AT_ONCE]
        db.execute(f"INSERT INTO events VALUES {', '.join(['(?, ?, ?)'] * len(some))}", list(chain(*some)))
    db.execute("COMMIT")
    return results


def _one_by_one(db: sqlite3.Connection, batch: list[Work]) -> list[Any]:
    """The same where something is taken: it alone is left out."""
    results: list[Any] = []
    db.execute("BEGIN IMMEDIATE")
    for work in batch:
        db.execute("SAVEPOINT one")
        try:
            result = None if work.more is None else work.more(db)
            db.executemany("INSERT INTO events VALUES (?, ?, ?)", work.rows)
        except sqlite3.IntegrityError as error:
            db.execute("ROLLBACK TO one")
            result = Taken(str(error))
        db.execute("RELEASE one")
        results.append(result)
    db.execute("COMMIT")
    return results


def _settle(batch: list[Work], results: list[Any]) -> None:
    """Each in the loop of those who wait."""
    for loop in {work.loop for work in batch}:
        own = [(work.done, result) for work, result in zip(batch, results, strict=True) if work.loop is loop]
        with suppress(RuntimeError):  # the loop is closed, and whoever waited is gone with it
            loop.call_soon_threadsafe(_answer, own)


def _answer(finished: "list[tuple[asyncio.Future[Any], Any]]") -> None:
    for done, result in finished:
        if done.done():
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)
