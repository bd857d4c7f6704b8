"""Reading map files: TOML whose faults can be named by line, with boards drawn as text.

A picture is a framed board, one character for each grid point:

        A B C
     1  c . t
     2  . s .
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from metroscribe.core.errors import BadFile
from metroscribe.core.network import Grid, name_at
from metroscribe.core.text import Arg, Text

POINT = re.compile(r"([A-Z])([1-9][0-9]?)")
MOST_COLUMNS, MOST_ROWS = 26, 99
"""More points could not be named."""
PLACE = re.compile(r"(-?[0-9]{1,3}(?:\.[0-9]{1,6})?),(-?[0-9]{1,3}(?:\.[0-9]{1,6})?)")


@dataclass(frozen=True, slots=True)
class MapFile:
    """A parsed file that can still tell where something stands in it."""

    path: Path
    lines: tuple[str, ...]
    data: Mapping[str, Any]

    @classmethod
    def read(cls, path: Path) -> "MapFile":
        data = read_toml(path)
        return cls(path, tuple(path.read_text(encoding="utf-8").splitlines()), data)

    def fail(self, fault: str, near: str | int | None = None, /, **args: Arg) -> NoReturn:
        """Say what is wrong; `near` is a line number, or a word of the file to look for."""
        line = near if isinstance(near, int) or near is None else self.line_of(near)
        raise BadFile(self.path, Text(f"fault-{fault}", args), line)

    def fail_at(self, key: str, fault: str, /, **args: Arg) -> NoReturn:
        """Say what is wrong with the value of a key."""
        self.fail(fault, self.line_of_key(key), **args)

    def line_of(self, word: str, start: int = 1) -> int | None:
        """The first line from `start` on that has the word as a key or as a whole value."""
        sought = re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])")
        lines = enumerate(self.lines[start - 1 :], start)
        return next((n for n, line in lines if sought.search(_code(line))), None)

    def line_of_key(self, dotted: str) -> int:
        """The line in which a key is given its value, found by way of the tables it lies in."""
        found = 1
        for part in dotted.split("."):
            given = re.compile(
                rf"(?<![\w-]){re.escape(part)}\s*=|^\s*\[.*(?<![\w-]){re.escape(part)}(?![\w-])"
            )
            lines = enumerate(self.lines[found - 1 :], found)
            found = next((n for n, line in lines if given.search(_code(line))), found)
        return found

    def get(self, dotted: str, default: Any = None) -> Any:
        """The value at `a.b`; its kind was judged by the file's shape."""
        value: Any = self.data
        for part in dotted.split("."):
            value = value.get(part) if isinstance(value, dict) else None
        return default if value is None else value

    def point(self, name: str, near: str | int | None = None) -> Grid:
        """The grid point with this name."""
        match = POINT.fullmatch(name)
        if match is None:
            self.fail("not-a-point", near or name, name=name)
        return ord(match[1]) - ord("A"), int(match[2]) - 1

    def course(self, text: str, near: int) -> tuple[tuple[float, float], ...]:
        """Places in grid units, such as `0,3.5 2,3.5`."""
        return tuple(self._place(word, near) for word in text.split())

    def _place(self, word: str, near: int) -> tuple[float, float]:
        match = PLACE.fullmatch(word)
        if match is None:
            self.fail("not-a-place", near, place=word)
        return float(match[1]), float(match[2])

    def picture(self, key: str) -> "Picture":
        text = self.get(key)
        rows = text.strip("\n").split("\n")
        skipped = len(text) - len(text.lstrip("\n"))
        first = self.line_of_key(key) + 1 + skipped
        head = rows[0].split()
        if len(head) > MOST_COLUMNS or len(rows) - 1 > MOST_ROWS:
            self.fail("picture-large", first, key=key, columns=MOST_COLUMNS, rows=MOST_ROWS)
        if head != [chr(ord("A") + x) for x in range(len(head))]:
            self.fail("picture-head", first, key=key)
        cells: dict[Grid, str] = {}
        for y, row in enumerate(rows[1:]):
            number, *marks = row.split() or [""]
            if number != str(y + 1):
                self.fail("picture-row", first + y + 1, key=key, row=y + 1)
            if len(marks) != len(head) or any(len(mark) != 1 for mark in marks):
                width, found = len(head), len(marks)
                self.fail("picture-width", first + y + 1, key=key, row=y + 1, width=width, found=found)
            cells.update({(x, y): mark for x, mark in enumerate(marks)})
        return Picture(self, first + 1, len(head), len(rows) - 1, cells)


@dataclass(frozen=True, slots=True)
class Picture:
    """A board drawn as text: what stands at each grid point, and on which line of the file."""

    file: MapFile
    first_line: int
    width: int
    height: int
    cells: Mapping[Grid, str]

    def __iter__(self) -> Iterator[tuple[Grid, str]]:
        return iter(self.cells.items())

    def fail(self, fault: str, point: Grid, /, **args: Arg) -> NoReturn:
        self.file.fail(fault, self.first_line + point[1], at=name_at(point), **args)


def _code(line: str) -> str:
    return line.split("#")[0]


def read_toml(file: Path) -> dict[str, object]:
    """The file's content; `BadFile` where it is missing or not TOML."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadFile(file, Text("fault-cannot-read", {"reason": error.strerror or str(error)})) from error
    except UnicodeDecodeError as error:
        raise BadFile(file, Text("fault-not-utf8")) from error
    except (ValueError, RecursionError) as error:  # a number or a nesting without end is no TOML either
        raise BadFile(file, Text("fault-not-toml", {"reason": str(error)})) from error
