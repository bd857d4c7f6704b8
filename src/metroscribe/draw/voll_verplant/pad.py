"""The score pad: for each line what it is worth, then boxes that add up to the total."""

from collections.abc import Iterable, Iterator, Mapping

from metroscribe.core.geometry import Point
from metroscribe.core.score import Score
from metroscribe.draw import pad
from metroscribe.draw.elements import TEXT, Element, element, square, titled
from metroscribe.draw.lettering import fitting, label_at, lines_at, number_at
from metroscribe.draw.pad import TOTAL, Box, TotalBox
from metroscribe.draw.paths import polygon
from metroscribe.draw.sheet import ON, Filling, mark
from metroscribe.draw.voll_verplant.frame import PITCH, Frame
from metroscribe.draw.voll_verplant.hand import circle, strike
from metroscribe.draw.voll_verplant.ids import first_id, later_id
from metroscribe.draw.words import Words
from metroscribe.games.voll_verplant.plan import Line
from metroscribe.games.voll_verplant.rules import FIRST, VollVerplant
from metroscribe.games.voll_verplant.scoring import TRANSFER_POINTS
from metroscribe.games.voll_verplant.sheet import Sheet
from metroscribe.games.voll_verplant.table import Table

EDGE = 0.35 * PITCH
"""What is left free beside the pad."""
TEXT_SIZE = 22.0
VALUE_SIZE, VALUE_ROOM = 28.0, 30.0
"""Of what a line is worth: read on a phone that is as wide as the pad."""
NAME_SIZE = 24.5
GONE: Mapping[str, str] = {"data-gone": ""}
COMPLETED, TRANSFERS, FREE = "completed", "transfers", "free"
COUNTS = {key: f"pad-{key}-count" for key in (TRANSFERS, FREE)}
"""Where the numbers behind the points stand."""


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
        return self.card(
            self.words("draw-plan-worth", line=line.letter, name=line.name),
            (x, y),
            width,
            element("circle", class_="body", cx=middle[0] - apart, cy=middle[1], r=17),
            label_at(line.letter, middle[0] - apart, middle[1], VALUE_SIZE, "on"),
            self._first(middle),
            self._later((middle[0] + apart - 2, middle[1])),
            kind="line",
            line=line.colour,
        )

    def _first(self, centre: Point) -> Element:
        diamond = polygon(((0, -1), (1, 0), (0, 1), (-1, 0)), centre, 24)
        return titled(
            self._words("draw-plan-first", self.line.first),
            element("path", class_="value", d=diamond),
            _value(self.line.first, centre),
            element("path", class_="gone", d=strike(centre, 22)),
            element("path", class_="earned", d=circle(self.number, centre, 23)),
            id=first_id(self.line.letter),
        )

    def _later(self, centre: Point) -> Element:
        return titled(
            self._words("draw-plan-later", self.line.later),
            square(centre, 17, 5, "value"),
            _value(self.line.later, centre),
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


def _value(points: int, centre: Point) -> Element:
    text = str(points)
    return label_at(text, *centre, fitting(text, VALUE_SIZE, VALUE_ROOM), "number")


class SumBox(Box):
    """Its name, how its points come about, and the points."""

    least = 130.0
    height = 114.0
    points = (0.5, 26.0, 30.0)

    def picture(self, x: float, y: float, width: float) -> Iterable[Element]:
        return lines_at(self.name, (x + width / 2, y + 36), NAME_SIZE, width - 12)


class ProductBox(SumBox):
    """A sum with the numbers that make it."""

    least = 168.0
    points = (0.75, 26.0, 30.0)

    def picture(self, x: float, y: float, width: float) -> Iterable[Element]:
        yield from super().picture(x, y, width)
        yield number_at(self.part("count"), x + width * 0.31, y + 88, TEXT_SIZE, "label")


class Pad(pad.Pad):
    def __init__(self, rules: VollVerplant, solo: bool, words: Words) -> None:
        self.rules, self.solo = rules, solo
        sums = (
            SumBox(COMPLETED, (), words),
            ProductBox(TRANSFERS, (), words),
            ProductBox(FREE, (), words),
            Total(TOTAL, (), words, [line.colour for line in rules.plan.lines]),
        )
        lines = [LineBox(line, number, solo, words) for number, line in enumerate(rules.plan.lines)]
        super().__init__(lines, sums, EDGE, Frame(rules.plan).width)

    def fill(self, table: Table, sheet: Sheet, score: Score) -> Filling:
        for box in (*self.lines, *self.sums):
            yield from box.fill(sheet, score)
        for key, text in _counts(score, self.solo):
            yield COUNTS[key], mark(TEXT, text)
        for number, line in enumerate(self.rules.plan.lines):
            if self.rules.gone(table, sheet, number):
                yield first_id(line.letter), GONE


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
