"""Results as lines of JSON: what they belong to, then a line for each match, on disk before it counts."""

import fcntl
import json
import os
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from metroscribe.arena.comparison import Pairing
from metroscribe.core.errors import BadFile, MetroscribeError
from metroscribe.core.text import Text

FILE = "results.jsonl"


@dataclass(frozen=True, slots=True)
class Row:
    """A match: for each seat its bot, what it came to, and what it cost."""

    match: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    turns: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    faults: tuple[Mapping[str, int], ...]

    @property
    def pairing(self) -> Pairing:
        return Pairing(self.match, self.bots)

    @classmethod
    def read(cls, text: str) -> "Row":
        """`ValueError`, `KeyError` or `TypeError` if it is none."""
        given = json.loads(text)
        match = given.pop("match")
        row = cls(match, **{name: tuple(values) for name, values in given.items()})
        if any(len(values) != len(row.bots) for values in given.values()):
            raise ValueError(text)
        return row


class Results:
    """In memory, and in a folder if one is given; a run that was killed goes on with what lies there."""

    def __init__(self, head: Mapping[str, Any], folder: Path | None = None, mixed: bool = False) -> None:
        self.rows: dict[Pairing, Row] = {}
        self._file: IO[bytes] | None = None
        if folder is not None:
            self._open(folder, head, mixed)

    def _open(self, folder: Path, head: Mapping[str, Any], mixed: bool) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = (folder / FILE).open("a+b")
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            self.close()
            raise MetroscribeError("error-arena-running", folder=str(folder)) from error
        except OSError as error:
            raise BadFile(folder, Text("fault-cannot-write", {"reason": error.strerror or "?"})) from error
        try:
            self._read(folder / FILE, head, mixed)
        except BadFile:
            self.close()
            raise

    def _read(self, path: Path, head: Mapping[str, Any], mixed: bool) -> None:
        """What stands after the last line break was being written when the run was killed."""
        assert self._file is not None
        self._file.seek(0)
        whole = self._file.read()
        whole = whole[: whole.rfind(b"\n") + 1]
        self._file.truncate(len(whole))
        lines = whole.decode("utf-8", errors="replace").splitlines()
        if not lines:
            self._append([json.dumps(head)])
            return
        _check_head(path, lines[0], head, mixed)
        for number, line in enumerate(lines[1:], 2):
            try:
                row = Row.read(line)
            except (ValueError, KeyError, TypeError, AttributeError) as error:
                raise BadFile(path, Text("fault-arena-row"), number) from error
            self.rows[row.pairing] = row

    def add(self, rows: Iterable[Row]) -> None:
        """They count when they are on disk."""
        new = list(rows)
        self._append([json.dumps(asdict(row)) for row in new])
        self.rows.update((row.pairing, row) for row in new)

    def _append(self, lines: list[str]) -> None:
        if self._file is not None and lines:
            self._file.write("".join(f"{line}\n" for line in lines).encode())
            self._file.flush()
            os.fsync(self._file.fileno())

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def __enter__(self) -> "Results":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _check_head(path: Path, line: str, head: Mapping[str, Any], mixed: bool) -> None:
    try:
        found = dict(json.loads(line))
    except (ValueError, TypeError) as error:
        raise BadFile(path, Text("fault-arena-row"), 1) from error
    other = sorted(name for name in {*found, *head} if found.get(name) != head.get(name))
    if other == ["code"]:
        if not mixed:
            raise BadFile(path, Text("fault-arena-code"))
    elif other:
        raise BadFile(path, Text("fault-arena-other", {"names": ", ".join(other)}))
