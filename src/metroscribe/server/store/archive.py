"""Matches out of a store and into one: backup, restore, records."""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

from metroscribe.core.errors import BadFile, MetroscribeError
from metroscribe.core.match import Dealt, Match
from metroscribe.core.text import Text
from metroscribe.records import Record, check_target, save_text
from metroscribe.server.chance import CODES_TRIED, Chance
from metroscribe.server.library import Library
from metroscribe.server.match import events as ev
from metroscribe.server.match.log_record import record_of_log
from metroscribe.server.match.names import NoName, clean_name
from metroscribe.server.match.record import record_of
from metroscribe.server.store.checking import (
    Progress,
    Report,
    check_matches,
    faults_of,
    folded,
    read_events,
    silent,
    why,
)
from metroscribe.server.store.contract import Taken
from metroscribe.server.store.privacy import BESIDE, fresh_file, own_folder
from metroscribe.server.store.salvage import relist, salvage
from metroscribe.server.store.sqlite import FILE, Log, SqliteStore, migrate


def check_source(folder: Path) -> None:
    """Nothing is made where nothing is."""
    if not (folder / FILE).exists():
        raise MetroscribeError("error-no-matches", folder=str(folder))


def backup(folder: Path, target: Path, library: Library | None = None, progress: Progress = silent) -> Report:
    """All matches as they are at one moment, checked, into one file; a running server does not notice."""
    check_source(folder)
    if target.exists():
        raise MetroscribeError("error-backup-target", file=str(target))
    check_target(target)
    part = target.with_name(f"{target.name}.part")
    try:
        report = _copied(folder / FILE, "rw", part, library or Library(), progress)
        _put(part, target)
    except sqlite3.DatabaseError as error:
        raise MetroscribeError("error-backup-nothing", file=str(folder / FILE), reason=str(error)) from error
    except OSError as error:
        raise BadFile(target, Text("fault-cannot-write", {"reason": error.strerror or str(error)})) from error
    finally:
        _remove(part)
    return report


def restore(file: Path, folder: Path, library: Library | None = None, progress: Progress = silent) -> Report:
    """The matches of a backup, checked, into a folder that holds none; whole or not at all."""
    if (folder / FILE).exists():
        raise MetroscribeError("error-restore-target", folder=str(folder))
    part = folder / f"{FILE}.part"
    own_folder(folder)
    try:
        report = _copied(file, "ro", part, library or Library(), progress)
        _put(part, folder / FILE)
    except sqlite3.Error as error:
        raise MetroscribeError("error-not-a-backup", file=str(file), reason=str(error)) from error
    finally:
        _remove(part)
    return report


def _copied(file: Path, mode: str, part: Path, library: Library, progress: Progress) -> Report:
    """A copy in which every match can be read, and what had to be left out for that."""
    fresh_file(part)
    report = Report()
    with closing(sqlite3.connect(part, isolation_level=None)) as copy:
        _copy_pages(file, mode, copy)
        report.faults = faults_of(copy)
        if not report.faults:
            copy.execute("SELECT count(*) FROM matches")
            migrate(copy)
    if report.faults:
        report.left_out = _salvaged(part)
    log = Log(part)
    try:
        if report.faults:
            relist(log)
        check_matches(log, library, report, progress)
        if report.faults and not report.matches:
            raise sqlite3.DatabaseError(report.faults[0])
        log.read("PRAGMA journal_mode = DELETE")
    finally:
        log.db.close()
    return report


def _copy_pages(file: Path, mode: str, copy: sqlite3.Connection) -> None:
    """All pages as they are at one moment, also those of a file that was cut off."""
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode={mode}", uri=True, timeout=10)) as source:
        try:
            source.backup(copy)
        except sqlite3.DatabaseError:
            source.execute("PRAGMA writable_schema = ON")  # SQLite then reads the pages that there are
            source.backup(copy)
    copy.execute("PRAGMA writable_schema = ON")
    copy.execute("PRAGMA journal_mode = DELETE")
    copy.execute("PRAGMA writable_schema = OFF")


def _salvaged(part: Path) -> dict[str, Text]:
    """Make a file anew of what can be read in it."""
    fresh = part.with_name(f"{part.name}.new")
    try:
        fresh_file(fresh)
        with (
            closing(sqlite3.connect(part, isolation_level=None)) as damaged,
            closing(sqlite3.connect(fresh, isolation_level=None)) as copy,
        ):
            damaged.execute("PRAGMA writable_schema = ON")
            (version,) = damaged.execute("PRAGMA user_version").fetchone()
            migrate(copy, version)
            left_out = salvage(damaged, copy)
            migrate(copy)
        fresh.replace(part)
    finally:
        _remove(fresh)
    return left_out


def _put(part: Path, target: Path) -> None:
    """Under its name, so that it is there after the machine has lost its power."""
    part.rename(target)
    folder = os.open(target.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _remove(part: Path) -> None:
    for beside in (*BESIDE, "-journal"):
        part.with_name(part.name + beside).unlink(missing_ok=True)


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(folder, Text("fault-cannot-write", {"reason": error.strerror or str(error)})) from error


def export_records(
    store: SqliteStore, library: Library, folder: Path, left_out: Callable[[str, Text], None]
) -> int:
    """A record for each finished match; how many. One that cannot be read is left out, and its code told."""
    make_folder(folder)
    try:
        matches = store.log.in_phase("over")
    except sqlite3.Error as error:
        raise MetroscribeError("error-store", reason=str(error)) from error
    count = 0
    for found in matches:
        record = _finished_record(store, library, found.match)
        if isinstance(record, Text):
            left_out(found.code, record)
        elif record:
            save_text(folder / f"{found.code}.txt", record)
            count += 1
    return count


def _finished_record(store: SqliteStore, library: Library, match: str) -> str | Text:
    """The record; nothing of a match that was given up, and why where there can be none."""
    try:
        events = read_events(store.log, match)
        hosted = folded(events, library)
        if hosted.finished is None or hosted.finished.result is None:
            return ""
        return record_of_log(events) if hosted.match is None else record_of(hosted)
    except Exception as error:  # a log that was damaged can say anything
        return why(error)


def import_record(store: SqliteStore, record: Record, match: Match, at: float) -> str:
    """A finished match as if it had been played here, whole or not at all; its code."""
    events, chance = list(_events(record, match, at)), Chance()
    id_ = chance.match()
    for _ in range(CODES_TRIED):
        opened = _opened(record, match, at, id_, chance.code())
        try:
            asyncio.run(store.create(opened, events, b"", "", "over"))
        except Taken:
            continue
        return opened.code
    raise MetroscribeError("error-store", reason=Text("store-no-code"))


def _opened(record: Record, match: Match, at: float, id_: str, code: str) -> ev.Opened:
    return ev.Opened(
        at,
        match=id_,
        code=code,
        game=record.game,
        rules=record.rules,
        map_hash=record.map_hash,
        seats=record.seats,
        host="",
        modules=match.rules.info.modules,
        options=dict(record.options),
        commitment=record.proof.get("commitment", ""),
        proof=dict(record.proof),
    )


def _shown(name: str) -> str:
    """As a name at a table would be; nothing where nothing can be seen of it."""
    try:
        return clean_name(name)
    except NoName:
        return ""


def _events(record: Record, match: Match, at: float) -> Iterator[ev.AnyEvent]:
    """The log that leads to this match."""
    for seat, name in record.names.items():
        if shown := _shown(name):
            yield ev.Seated(at, seat=seat, name=shown, holder="")
    yield ev.Starting(at)
    before: list[str] = []
    began, waiting, left = False, None, set[int]()
    for event in match.events:
        if isinstance(event, Dealt):
            before.append(str(event.card))
            continue
        cards, before = (*before, *map(str, event.cards)), []
        opening = ev.Closed if began else ev.Started
        yield opening(at, cards=cards, label=event.label)
        began, waiting = True, event
        back = {seat for seat in left if seat not in event.left or event.moves[seat]}
        yield from (ev.Returned(at, seat=seat) for seat in sorted(back))
        for seat, steps in enumerate(event.moves):
            chosen = event.chosen[seat] if event.chosen else ("",) * len(steps)
            for step, by in zip(steps, chosen, strict=True):
                yield ev.Staged(at, seat=seat, move=str(step), chosen=by)
        yield from (ev.WentOn(at, seat=seat) for seat in event.left if seat not in left or seat in back)
        left = set(event.left)
    assert waiting is not None
    yield ev.Closed(at, cards=tuple(before))
    assert match.outcome is not None
    result = tuple(score.total for score in match.outcome.scores)
    yield ev.Finished(at, result=result, places=match.outcome.places)
