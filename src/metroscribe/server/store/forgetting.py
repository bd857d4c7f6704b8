"""Forgetting one match, or one name in all matches, so that nothing of it is left in the file."""

import sqlite3
import unicodedata
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from msgspec.structs import replace

from metroscribe.core.errors import MetroscribeError
from metroscribe.server.chance import Chance
from metroscribe.server.match import events as ev
from metroscribe.server.match.names import NoName, clean_name
from metroscribe.server.store.checking import PHASES
from metroscribe.server.store.contract import Found
from metroscribe.server.store.salvage import tables
from metroscribe.server.store.sqlite import FILE, Log, connect

NEUTRAL = "–"
"""Stands where a name stood."""
Named = ev.Seated | ev.Reserved | ev.Knocked | ev.Renamed
Held = ev.Seated | ev.Reserved | ev.Knocked | ev.HostPassed | ev.Rematched


@dataclass(slots=True)
class Search:
    """The matches in which a name stands, and those that cannot be read, by code."""

    found: list[Found] = field(default_factory=list)
    unreadable: list[str] = field(default_factory=list)


def alike(name: str) -> str:
    """Names are the same where people would say so: upper and lower case are not told apart."""
    try:
        return unicodedata.normalize("NFKC", clean_name(name)).casefold()
    except NoName:
        return ""


def people(events: Iterable[ev.AnyEvent]) -> list[str]:
    """Every name that stands in a log, once."""
    return list(dict.fromkeys(event.name for event in events if isinstance(event, Named)))


def search(log: Log, name: str) -> Search:
    wanted, result = alike(name), Search()
    for found in log.in_phase(*PHASES):
        try:
            if wanted in map(alike, people(log.events(found.match))):
                result.found.append(found)
        except Exception:  # a log that was damaged can say anything
            result.unreadable.append(found.code)
    return result


def forget_match(folder: Path, found: Found) -> None:
    """Delete it with all that belongs to it."""
    with _wiping(folder) as db:
        db.execute("DELETE FROM matches WHERE match = ?", (found.match,))


def forget_name(folder: Path, log: Log, matches: Iterable[Found], name: str) -> None:
    """Put a neutral one in its place, and forget from where the tables were opened.

    In matches that are over the person's token is not known any more either.
    """
    with _wiping(folder) as db:
        for found in matches:
            over = found.phase == "over"
            _rewrite(db, found.match, list(_without(log.events(found.match), alike(name), over)))
            db.execute("UPDATE matches SET address = '' WHERE match = ?", (found.match,))
            if over:
                db.execute("UPDATE matches SET request = NULL WHERE match = ?", (found.match,))


def _without(events: list[ev.AnyEvent], name: str, over: bool) -> Iterator[ev.AnyEvent]:
    strange = {holder: Chance().match() for holder in _holders(events, name)} if over else {}

    def changed(holder: str) -> str:
        return strange.get(holder, holder)

    for event in events:
        if isinstance(event, Named) and alike(event.name) == name:
            event = replace(event, name=NEUTRAL)
        if isinstance(event, Held):
            event = replace(event, holder=changed(event.holder))
        elif isinstance(event, ev.Opened):
            event = replace(event, host=changed(event.host))
        yield event


def _holders(events: Iterable[ev.AnyEvent], name: str) -> set[str]:
    """The hashes of the tokens of whoever was called so."""
    sitting, found = dict[int, str](), set[str]()
    for event in events:
        if isinstance(event, ev.Seated | ev.Reserved):
            sitting[event.seat] = event.holder
        if isinstance(event, Named) and alike(event.name) == name:
            found.add(sitting.get(event.seat, "") if isinstance(event, ev.Renamed) else event.holder)
    return found - {""}


def _rewrite(db: sqlite3.Connection, match: str, events: list[ev.AnyEvent]) -> None:
    """The same number of events in the place of those that are stored, packed or not."""
    for table in tables(db):
        if table not in ("matches", "secrets"):
            db.execute(f"DELETE FROM {table} WHERE match = ?", (match,))
    rows = [(match, seq, ev.encode(event)) for seq, event in enumerate(events)]
    db.executemany("INSERT INTO events VALUES (?, ?, ?)", rows)
    db.execute("UPDATE matches SET packed = 0 WHERE match = ?", (match,))


@contextmanager
def _wiping(folder: Path) -> Iterator[sqlite3.Connection]:
    """One transaction; then the file is written anew, without what was in it before."""
    try:
        with closing(connect(folder / FILE)) as db:
            db.execute("PRAGMA secure_delete = ON")
            db.execute("PRAGMA temp_store = FILE")
            db.execute("BEGIN IMMEDIATE")
            yield db
            db.execute("COMMIT")
            db.execute("VACUUM")
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error as error:
        raise MetroscribeError("error-store", reason=str(error)) from error
