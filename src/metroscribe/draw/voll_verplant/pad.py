"""The score pad: for each line what it is worth, then boxes that add up to the total."""

from collections.abc import Iterable, Iterator, Mapping

from metroscribe.core.geometry import Point
from metroscribe.core.score import Score
from metroscribe.draw.elements import Element, element
from metroscribe.draw.lettering import label_at, lines_at, number_at, written
from metroscribe.draw.pad import Box, Row, TotalBox, even_rows, height_of, pad_id, placed
from metroscribe.draw.paths import polygon
from metroscribe.draw.sheet import ON, Filling
from metroscribe.draw.voll_verplant.frame import PITCH, Frame
from metroscribe.draw.voll_verplant.hand import circle, strike
from metroscribe.draw.voll_verplant.ids import first_id, later_id
from metroscribe.draw.words import Words
from metroscribe.games.voll_verplant.plan import Line
from metroscribe.games.voll_verplant.rules import FIRST, VollVerplant
from metroscribe.games.voll_verplant.setting import TRANSFER_POINTS
from metroscribe.games.voll_verplant.sheet import Sheet
from metroscribe.games.voll_verplant.table import Table

EDGE = 0.35 * PITCH
"""What is left free beside the pad."""
TEXT_SIZE = 22.0
NAME_SIZE = 24.5
NUMBER_SIZE = 30.0
GONE: Mapping[str, str] = {"data-gone": ""}
COMPLETED, TRANSFERS, FREE, TOTAL = "completed", "transfers", "free", "total"


class LineBox(Box):
    """The letter of a line, in a diamond what it is worth to whoever completes it first, then to others."""

    least = 146.0
    height = 54.0

    def __init__(self, line: Line, number: int, solo: bool, words: Words) -> None:
        super().__init__(f"line-{line.letter}", (), words)
        self.line, self.number, self.solo = line, number, solo

    def draw(self, x: float, y: float, width: float) -> Element:
        line, middle = self.line, (x + width / 2, y + self.height / 2)
        apart = 50 + min(14.0, (width - self.least) / 4)
        about = {"line": line.letter, "name": line.name}
        return element(
            "g",
            element("title", text=self.words("draw-plan-worth", **about)),
            element("rect", class_="card", x=x, y=y, width=width, height=self.height, rx=14),
            element("circle", class_="body", cx=middle[0] - apart, cy=middle[1], r=17),
            label_at(line.letter, middle[0] - apart, middle[1], TEXT_SIZE, "on"),
            self._first(middle),
            self._later((middle[0] + apart - 2, middle[1])),
            id=self.id,
            class_="box line",
            data_line=line.colour,
        )

    def _first(self, centre: Point) -> Element:
        x, y = centre
        diamond = ((x, y - 24), (x + 24, y), (x, y + 24), (x - 24, y))
        return element(
            "g",
            element("title", text=self._words("draw-plan-first", self.line.first)),
            element("path", class_="value", d=polygon(diamond)),
            label_at(str(self.line.first), x, y, TEXT_SIZE, "number"),
            element("path", class_="gone", d=strike(centre, 22)),
            element("path", class_="earned", d=circle(self.number, centre, 23)),
            id=first_id(self.line.letter),
        )

    def _later(self, centre: Point) -> Element:
        x, y = centre
        return element(
            "g",
            element("title", text=self._words("draw-plan-later", self.line.later)),
            element("rect", class_="value", x=x - 17, y=y - 17, width=34, height=34, rx=5),
            label_at(str(self.line.later), x, y, TEXT_SIZE, "number"),
            element("path", class_="earned", d=circle(self.number, centre, 23)),
            id=later_id(self.line.letter),
            class_="idle" if self.solo else None,
        )

    def _words(self, key: str, points: int) -> str:
        return self.words(key, line=self.line.letter, points=points)

    def fill(self, sheet: Sheet, score: Score) -> Filling:
        for entry in score:
            if entry.key == COMPLETED and entry.args["line"] == self.line.letter:
                earned = first_id if entry.args["place"] == FIRST else later_id
                yield self.id, ON
                yield earned(self.line.letter), ON


class SumBox(Box):
    """Its name, how its points come about, and the points."""

    least = 130.0
    height = 114.0

    def draw(self, x: float, y: float, width: float) -> Element:
        return element(
            "g",
            element("title", text=self.words(f"draw-{self.id}")),
            element("rect", class_="card", x=x, y=y, width=width, height=self.height, rx=14),
            *lines_at(self.words(f"draw-{self.id}"), (x + width / 2, y + 36), NAME_SIZE, width - 12),
            *self.picture(x, y, width),
            number_at(pad_id(self.key, "points"), self._points(x, width), y + 88, NUMBER_SIZE),
            id=self.id,
            class_="box",
        )

    def picture(self, x: float, y: float, width: float) -> Iterable[Element]:
        return ()

    def _points(self, x: float, width: float) -> float:
        return x + width / 2


class ProductBox(SumBox):
    """A sum with the numbers that make it."""

    least = 168.0

    def picture(self, x: float, y: float, width: float) -> Iterable[Element]:
        yield number_at(pad_id(self.key, "count"), x + width * 0.31, y + 88, TEXT_SIZE, "label")

    def _points(self, x: float, width: float) -> float:
        return x + width * 0.75


class Pad:
    """The same for all sheets of a table."""

    def __init__(self, rules: VollVerplant, solo: bool, words: Words) -> None:
        self.rules, self.solo = rules, solo
        self.lines: Row = [LineBox(line, number, solo, words) for number, line in enumerate(rules.plan.lines)]
        self.sums: Row = [
            SumBox(COMPLETED, (), words),
            ProductBox(TRANSFERS, (), words),
            ProductBox(FREE, (), words),
            Total(TOTAL, [line.colour for line in rules.plan.lines], words),
        ]

    def draw(self, frame: Frame) -> Element:
        rows = placed(self._rows(frame), EDGE, frame.map_height, _room(frame))
        return element("g", *rows, id="pad")

    def height(self, frame: Frame) -> float:
        return height_of(self._rows(frame))

    def fill(self, table: Table, sheet: Sheet, score: Score) -> Filling:
        for box in (*self.lines, *self.sums):
            yield from box.fill(sheet, score)
        for key, text in _counts(score, self.solo):
            yield pad_id(key, "count"), written(text)
        for number, line in enumerate(self.rules.plan.lines):
            if self.rules.gone(table, sheet, number):
                yield first_id(line.letter), GONE

    def _rows(self, frame: Frame) -> list[Row]:
        return [row for boxes in (self.lines, self.sums) for row in even_rows(boxes, _room(frame))]


class Total(TotalBox):
    least = 130.0
    share = 1.0
    height = SumBox.height


def _counts(score: Score, solo: bool) -> Iterator[tuple[str, str]]:
    """The numbers behind the points: how many lines meet where one changes, how many stations are free."""
    for entry in score:
        if entry.key == TRANSFERS:
            yield TRANSFERS, f"{TRANSFER_POINTS} × {entry.args['sum']}"
        if entry.key == FREE:
            yield FREE, f"{entry.args['count']}" if solo else f"{entry.args['count']} ÷ 2"


def _room(frame: Frame) -> float:
    return frame.width - 2 * EDGE
