"""The score pad: rows of boxes. Each draws itself empty and says what fills it, so they cannot drift."""

from collections.abc import Iterable, Iterator, Sequence
from sys import intern
from typing import Any

from metroscribe.core.geometry import Point
from metroscribe.core.score import Entry, Score
from metroscribe.core.text import minus
from metroscribe.draw.elements import TEXT, Element, element, titled
from metroscribe.draw.lettering import counted, lines_at, number_at
from metroscribe.draw.sheet import Filling, mark
from metroscribe.draw.words import Words

PAD = "pad"
"""The id of the whole pad; those of its parts begin with it."""
TOTAL = "total"
SPACE = 10.0
SUM_HEIGHT = 148.0
PICTURE = 92.0
"""How much of a box is there for a picture; its points stand below."""


class Box:
    """A box that knows nothing of what it counts: a label and the points."""

    least = 96.0
    """How narrow it may get."""
    share = 1.0
    """How much of the spare width it takes."""
    height = SUM_HEIGHT
    ground = "card"
    points = (0.5, 22.0, 27.0)
    """Where its points stand: part of its width, how far above its foot, and their size."""

    def __init__(self, key: str, entries: Sequence[Entry], words: Words, colours: Sequence[str] = ()) -> None:
        self.key, self.entries, self.words, self.colours = key, entries, words, colours
        self.id = f"{PAD}-{key}"
        self.points_id = self.part("points")

    def part(self, name: str | int) -> str:
        """The id of something in it, one text for all tables."""
        return intern(f"{self.id}-{name}")

    @property
    def name(self) -> str:
        return self.words(f"draw-{self.id}")

    def draw(self, x: float, y: float, width: float) -> Element:
        across, up, size = self.points
        points = number_at(self.points_id, x + width * across, y + self.height - up, size)
        return self.card(self.name, (x, y), width, *self.picture(x, y, width), points)

    def card(
        self, title: str, corner: Point, width: float, *content: Element, kind: str = "", line: str = ""
    ) -> Element:
        """The box with its content; `kind` is a class of its own."""
        return titled(
            title,
            element(
                "rect", class_=self.ground, x=corner[0], y=corner[1], width=width, height=self.height, rx=14
            ),
            *content,
            id=self.id,
            class_=f"box {kind}".rstrip(),
            data_line=line or None,
        )

    def picture(self, x: float, y: float, width: float) -> Iterable[Element]:
        return lines_at(self.name, (x + width / 2, y + 12 + PICTURE / 2), 14, width - 12, most=4)

    def fill(self, sheet: Any, score: Score) -> Filling:
        yield self.points_id, counted(score.points(self.key))

    def own(self, score: Score) -> Sequence[Entry]:
        return score.of(self.key)


class TotalBox(Box):
    """The station sign of the sheet: what it is worth, and a stripe of its lines."""

    least = 108.0
    share = 3.0
    ground = "sign"

    def draw(self, x: float, y: float, width: float) -> Element:
        points = number_at(self.points_id, x + width / 2, y + self.height / 2 - 10, 46)
        stripe, low = (width - 40) / max(len(self.colours), 1), y + self.height - 38
        stripes = (
            element("rect", data_line=colour, x=x + 20 + n * stripe, y=low, width=stripe, height=9)
            for n, colour in enumerate(self.colours)
        )
        return self.card(self.name, (x, y), width, points, *stripes, kind=TOTAL)

    def fill(self, sheet: Any, score: Score) -> Filling:
        yield self.points_id, mark(TEXT, minus(score.total))


Row = Sequence[Box]


class Pad:
    """A box for each line, then boxes that add up to the total: the same for all sheets of a table."""

    def __init__(self, lines: Row, sums: Row, edge: float, width: float) -> None:
        """`edge` is left free on both sides of the drawing's `width`."""
        self.lines, self.sums, self.edge, self.room = lines, sums, edge, width - 2 * edge

    def draw(self, top: float) -> Element:
        return element("g", *placed(self.rows(), self.edge, top, self.room), id=PAD)

    def height(self) -> float:
        return sum(row[0].height + SPACE for row in self.rows())

    def rows(self) -> list[Row]:
        return [row for boxes in (self.lines, self.sums) for row in even_rows(boxes, self.room)]


def even_rows(boxes: Row, room: float) -> list[Row]:
    """As few rows as there is room for, the fullest of them as empty as can be."""
    wanted = len(_filled_rows(boxes, room))
    limits = sorted(_least(boxes[i:j]) for j in range(1, len(boxes) + 1) for i in range(j))
    tried = (_filled_rows(boxes, limit) for limit in limits if limit <= room)
    return next((rows for rows in tried if len(rows) <= wanted), _filled_rows(boxes, room))


def placed(rows: Iterable[Row], x: float, y: float, room: float) -> Iterator[Element]:
    """Row under row, from this corner on."""
    for row in rows:
        left, spare = x, room - _least(row)
        shares = sum(box.share for box in row)
        for box in row:
            width = box.least + spare * box.share / shares
            yield box.draw(left, y, width)
            left += width + SPACE
        y += row[0].height + SPACE


def _filled_rows(boxes: Row, room: float) -> list[Row]:
    rows: list[list[Box]] = [[]]
    for box in boxes:
        if rows[-1] and _least([*rows[-1], box]) > room:
            rows.append([])
        rows[-1].append(box)
    return [*rows]


def _least(row: Row) -> float:
    return sum(box.least for box in row) + SPACE * (len(row) - 1)
