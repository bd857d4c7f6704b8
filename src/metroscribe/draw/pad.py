"""The score pad: rows of boxes. Each draws itself empty and says what fills it, so they cannot drift."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any

from metroscribe.core.score import Entry, Score
from metroscribe.draw.elements import Element, element
from metroscribe.draw.lettering import counted, lines_at, minus, number_at, written
from metroscribe.draw.sheet import Filling
from metroscribe.draw.words import Words

SPACE = 10.0
SUM_HEIGHT = 148.0
PICTURE = 92.0
"""How much of a box is there for a picture; its points stand below."""


@cache
def pad_id(*parts: str | int) -> str:
    return "-".join(("pad", *map(str, parts)))


class Box:
    """A box that knows nothing of what it counts: a label and the points."""

    least = 96.0
    """How narrow it may get."""
    share = 1.0
    """How much of the spare width it takes."""
    height = SUM_HEIGHT

    def __init__(self, key: str, entries: Sequence[Entry], words: Words) -> None:
        self.key, self.entries, self.words = key, entries, words
        self.id = pad_id(key)

    def draw(self, x: float, y: float, width: float) -> Element:
        return element(
            "g",
            element("title", text=self.words(f"draw-{self.id}")),
            element("rect", class_="card", x=x, y=y, width=width, height=self.height, rx=14),
            *self.picture(x, y, width),
            number_at(pad_id(self.key, "points"), x + width / 2, y + self.height - 22, 27),
            id=self.id,
            class_="box",
        )

    def picture(self, x: float, y: float, width: float) -> Iterable[Element]:
        name = self.words(f"draw-{self.id}")
        yield from lines_at(name, (x + width / 2, y + 12 + PICTURE / 2), 14, width - 12, most=4)

    def fill(self, sheet: Any, score: Score) -> Filling:
        yield pad_id(self.key, "points"), counted(score.points(self.key))

    def own(self, score: Score) -> Sequence[Entry]:
        return score.of(self.key)


class TotalBox(Box):
    """The station sign of the sheet: what it is worth, and a stripe of its lines."""

    least = 108.0
    share = 3.0

    def __init__(self, key: str, colours: Sequence[str], words: Words) -> None:
        super().__init__(key, (), words)
        self.colours = colours

    def draw(self, x: float, y: float, width: float) -> Element:
        stripe = (width - 40) / max(len(self.colours), 1)
        return element(
            "g",
            element("title", text=self.words(f"draw-{self.id}")),
            element("rect", class_="sign", x=x, y=y, width=width, height=self.height, rx=14),
            number_at(pad_id(self.key, "points"), x + width / 2, y + self.height / 2 - 10, 46),
            *(
                element(
                    "rect",
                    data_line=colour,
                    x=x + 20 + n * stripe,
                    y=y + self.height - 38,
                    width=stripe,
                    height=9,
                )
                for n, colour in enumerate(self.colours)
            ),
            id=self.id,
            class_="box total",
        )

    def fill(self, sheet: Any, score: Score) -> Filling:
        yield pad_id(self.key, "points"), written(minus(score.total))


Row = list[Box]


def even_rows(boxes: Sequence[Box], room: float) -> list[Row]:
    """As few rows as there is room for, the fullest of them as empty as can be."""
    wanted = len(_filled_rows(boxes, room))
    limits = sorted(_least(boxes[i:j]) for j in range(1, len(boxes) + 1) for i in range(j))
    tried = (_filled_rows(boxes, limit) for limit in limits if limit <= room)
    return next((rows for rows in tried if len(rows) <= wanted), _filled_rows(boxes, room))


def height_of(rows: Iterable[Row]) -> float:
    return sum(row[0].height + SPACE for row in rows)


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


def _filled_rows(boxes: Sequence[Box], room: float) -> list[Row]:
    rows: list[Row] = [[]]
    for box in boxes:
        if rows[-1] and _least([*rows[-1], box]) > room:
            rows.append([])
        rows[-1].append(box)
    return rows


def _least(row: Sequence[Box]) -> float:
    return sum(box.least for box in row) + SPACE * (len(row) - 1)
