"""From a match to its record."""

import os
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from metroscribe.core.cards import DECK, Card
from metroscribe.core.errors import BadFile
from metroscribe.core.game import Options
from metroscribe.core.match import Dealt, Event, Match, Turn
from metroscribe.core.text import Text
from metroscribe.records.record import NOBODY, NOTHING, TITLE, UNFINISHED


@dataclass(frozen=True, slots=True)
class Course:
    """What a record says of the course of a match; nothing in it needs the rules."""

    game: str
    rules: int
    map_hash: str
    modules: tuple[str, ...]
    seats: int
    options: Options
    events: Sequence[Event]
    open: Turn | None
    """The turn that is open, without moves."""
    result: tuple[int, ...] | None


def write_record(
    match: Match,
    names: Mapping[int, str] | None = None,
    seed: str | None = None,
    proof: Mapping[str, str] | None = None,
) -> str:
    """The match so far. With its seed it can go on later; without, only what was seen is in it.

    `proof` is what shows how the cards were dealt, by name.
    """
    return write_course(_course(match), names, seed, proof)


def _course(match: Match) -> Course:
    info, outcome = match.rules.info, match.outcome
    open_turn = Turn(match.table.label, match.cards, (), left=tuple(sorted(match.left)))
    return Course(
        info.id,
        info.rules,
        match.rules.map_hash,
        info.modules,
        match.seats,
        match.options,
        match.events,
        None if outcome or match.rules.outcomes(match.table) else open_turn,
        tuple(score.total for score in outcome.scores) if outcome else None,
    )


def write_course(
    course: Course,
    names: Mapping[int, str] | None = None,
    seed: str | None = None,
    proof: Mapping[str, str] | None = None,
) -> str:
    result = " ".join(map(str, course.result)) if course.result else UNFINISHED
    head = [
        TITLE,
        f"game: {course.game}",
        f"rules: {course.rules}",
        f"map: {course.map_hash}",
        *([f"modules: {' '.join(course.modules)}"] if course.modules else []),
        f"seats: {course.seats}",
        *(f"name {seat + 1}: {name}" for seat, name in _lines(names or {})),
        *(f"option {name}: {value}" for name, value in course.options),
        *([f"seed: {seed}"] if seed is not None else []),
        *(f"deal {name}: {value}" for name, value in (proof or {}).items()),
        "",
    ]
    return "\n".join((*head, *_events(course.events), *_open_turn(course), f"result: {result}", ""))


def _lines(names: Mapping[int, str]) -> Iterator[tuple[int, str]]:
    """Each on one line, whatever was called so; what nothing is left of is no name."""
    for seat, name in sorted(names.items()):
        if line := " ".join(name.splitlines()).strip():
            yield seat, line


def _open_turn(course: Course) -> Iterator[str]:
    if course.open is not None:
        before = next((event.left for event in reversed(course.events) if isinstance(event, Turn)), ())
        yield from _left(before, course.open.left)
        yield _opened(course.open.label, course.open.cards)


def _events(events: Sequence[Event]) -> Iterator[str]:
    before: tuple[int, ...] = ()
    for kind, group in groupby(
        events, key=lambda event: event.card.pile if isinstance(event, Dealt) else None
    ):
        if kind is None:
            for turn in (event for event in group if isinstance(event, Turn)):
                yield from _left(before, turn.left)
                yield _turn(turn)
                before = turn.left
        else:
            yield f"dealt {kind}: {_faces([event.card for event in group if isinstance(event, Dealt)])}"


def _left(before: tuple[int, ...], now: tuple[int, ...]) -> Iterator[str]:
    """Only where it has changed."""
    if before != now:
        yield f"left: {' '.join(str(seat + 1) for seat in now) or NOBODY}"


def _turn(turn: Turn) -> str:
    chosen = turn.chosen or [("",) * len(steps) for steps in turn.moves]
    moves = (
        ",".join(f"{move}({by})" if by else str(move) for move, by in zip(steps, who, strict=True)) or NOTHING
        for steps, who in zip(turn.moves, chosen, strict=True)
    )
    return " | ".join((_opened(turn.label, turn.cards), *moves))


def _opened(label: str, cards: Sequence[Card]) -> str:
    """A turn before anybody has moved; one in which something is chosen has no cards."""
    return " ".join((label, _shown(cards))) if cards else label


def _faces(cards: Sequence[Card]) -> str:
    return " ".join(card.face for card in cards)


def _shown(cards: Sequence[Card]) -> str:
    """Cards of a turn: those of the deck by their face alone."""
    return " ".join(card.face if card.pile == DECK else str(card) for card in cards)


def check_target(path: Path) -> None:
    """`BadFile` where nothing could be written; better known before a match than after it."""
    folder = path.resolve().parent
    if path.is_dir() or not folder.is_dir() or not os.access(folder, os.W_OK):
        raise BadFile(path, Text("fault-no-target"))


def save_text(path: Path, text: str) -> None:
    """Write a file whole or not at all; a link is followed, and a device is written to as it is."""
    target = path.resolve()
    if path.is_dir():
        raise BadFile(path, Text("fault-no-target"))
    try:
        if target.exists() and not target.is_file():
            target.write_text(text, encoding="utf-8")
        else:
            _replace(target, text)
    except OSError as error:
        raise BadFile(path, Text("fault-cannot-write", {"reason": error.strerror or str(error)})) from error


def _replace(target: Path, text: str) -> None:
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.umask(mask := os.umask(0))
        os.chmod(name, target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~mask)
        os.replace(name, target)
    except BaseException:
        os.unlink(name)
        raise
