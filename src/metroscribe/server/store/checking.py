"""Whether the matches of a store are whole: SQLite's own checks of the file, and a replay of every match."""

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import get_args

from metroscribe.core.errors import MetroscribeError, reason_of
from metroscribe.core.text import Text
from metroscribe.server.library import Library
from metroscribe.server.match import events as ev
from metroscribe.server.match.course import Phase
from metroscribe.server.match.deal import commitment
from metroscribe.server.match.state import Hosted
from metroscribe.server.store.contract import Damaged, Found
from metroscribe.server.store.sqlite import Log

PHASES: tuple[str, ...] = get_args(Phase)
MOST_FAULTS = 10
"""So many are asked of SQLite; one is enough to know that a file is damaged."""
Progress = Callable[[int, int], None]


def silent(_number: int, _total: int) -> None:
    """Progress that nobody looks at."""


@dataclass(slots=True)
class Report:
    """What a copy of matches holds, and what is wrong with it or with its source, by code."""

    matches: int = 0
    faults: list[str] = field(default_factory=list)
    """What SQLite found in the file that was copied."""
    left_out: dict[str, Text] = field(default_factory=dict)
    """Why a match cannot be read; the copy is without it."""
    unsound: dict[str, Text] = field(default_factory=dict)
    """Why a match that is in the copy cannot be replayed."""
    outdated: dict[str, Text] = field(default_factory=dict)
    """Matches in the copy whose rules are missing here, which is no damage."""

    @property
    def whole(self) -> bool:
        return not (self.faults or self.left_out or self.unsound)


def faults_of(db: sqlite3.Connection) -> list[str]:
    """What SQLite finds wrong with the file, a line each; nothing if it is sound."""
    try:
        found = [str(row[0]) for row in db.execute(f"PRAGMA integrity_check({MOST_FAULTS})")]
        lost = db.execute("PRAGMA foreign_key_check").fetchall()
    except sqlite3.Error as error:
        return [str(error)]
    lines = [line for text in found if text != "ok" for line in text.splitlines()]
    return lines + ([f"{len(lost)} rows belong to no match"] if lost else [])


def check_matches(log: Log, library: Library, report: Report, progress: Progress = silent) -> None:
    """Read and replay every match, one at a time; those that cannot be read are deleted from the file."""
    matches = log.in_phase(*PHASES)
    for number, found in enumerate(matches, 1):
        try:
            events = read_events(log, found.match)
        except Exception as error:  # a log that was damaged can say anything
            report.left_out[found.code] = why(error)
            log.read("DELETE FROM matches WHERE match = ?", found.match)
        else:
            _check(log, library, found, events, report)
            report.matches += 1
        progress(number, len(matches))


def read_events(log: Log, match: str) -> list[ev.AnyEvent]:
    """All events of a match; `Damaged` where one cannot be read, or is missing between them."""
    events = log.events(match)
    if not events or not isinstance(events[0], ev.Opened):
        raise MetroscribeError("error-log-gap")
    return events


def folded(events: Sequence[ev.AnyEvent], library: Library) -> Hosted:
    """The match that a log leads to."""
    opened = events[0]
    assert isinstance(opened, ev.Opened)
    return Hosted.folded(opened, library.of(opened), events)


def _check(log: Log, library: Library, found: Found, events: list[ev.AnyEvent], report: Report) -> None:
    try:
        hosted = folded(events, library)
        fault = _fault(hosted, found, log.secret(found.match))
    except Exception as error:
        fault = why(error)
    else:
        if hosted.rules is None and fault is None:
            report.outdated[found.code] = hosted.outdated
    if fault is not None:
        report.unsound[found.code] = fault


def _fault(hosted: Hosted, found: Found, secret: bytes) -> Text | None:
    """What the rules allow, and is wrong all the same."""
    opened, finished = hosted.opened, hosted.finished
    if hosted.phase != found.phase:
        return Text("error-log-phase")
    if finished is None and opened.commitment and commitment(opened.match, secret) != opened.commitment:
        return Text("error-no-secret")
    outcome = hosted.match.outcome if hosted.match else None
    if finished is not None and finished.result is not None and hosted.rules is not None:
        totals = tuple(score.total for score in outcome.scores) if outcome else None
        if totals != finished.result:
            return Text("error-log-result")
    return None


def why(error: Exception) -> Text:
    """What is wrong with a log, in a sentence."""
    if isinstance(error, MetroscribeError) and not isinstance(error, Damaged):
        return error.text
    reason = error.reason if isinstance(error, Damaged) else reason_of(error)
    return Text("error-log-damaged", {"reason": reason})
