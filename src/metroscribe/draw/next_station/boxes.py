"""The boxes of the pencils' lines on the score pad, and of their sum."""

from collections.abc import Iterable, Iterator
from itertools import chain

from metroscribe.core.score import Entry, Score
from metroscribe.draw.elements import TEXT, Element, at, element, layered, number, square, titled
from metroscribe.draw.lettering import counted, label_at, number_at, signed
from metroscribe.draw.next_station.stations import letter_badge
from metroscribe.draw.pad import PICTURE, Box
from metroscribe.draw.sheet import ON, Filling, mark
from metroscribe.draw.words import Words
from metroscribe.games.next_station.scoring import LINE_KEYS
from metroscribe.games.next_station.sheet import Sheet

LINE_HEIGHT = 96.0
BONUS = "bonus"
FACTORS = (("districts", "stations"), ("districts2", "stations2"))
"""The numbers that a line's score multiplies, for each of its rows."""
ROW = 40.0


class LineBox(Box):
    """Districts x stations = points, under a stub of the line with its initials, bonus and round.

    Where a colour may end as two lines there is a row for each product.
    """

    least = 150.0

    def __init__(self, colour: str, letters: str, words: Words, departures: int) -> None:
        super().__init__(f"line-{colour}", (), words)
        self.colour, self.letters, self.rows = colour, letters, FACTORS[:departures]
        self.factors = {name: self.part(name) for name in chain.from_iterable(self.rows)}
        self.round, self.bonus = self.part("round"), self.part(BONUS)
        self.bonus_points = f"{self.bonus}-points"
        self.height = LINE_HEIGHT + ROW * (len(self.rows) - 1)

    def draw(self, x: float, y: float, width: float) -> Element:
        stub = f"M{at(x + 28, y + 27)}H{number(x + width - 26)}"
        return self.card(
            self.words("draw-pad-line", colour=self.colour),
            (x, y),
            width,
            element("g", *layered(stub, "body", "inlay"), class_="stub"),
            letter_badge((x + 28, y + 27), 15, self.colour, self.letters),
            element("circle", class_="terminus", cx=x + width - 26, cy=y + 27, r=12),
            number_at(self.round, x + width - 26, y + 27, 14),
            self._bonus(x + width - 58, y + 27),
            *self._formula(x, y + 68, width),
            kind="line",
            line=self.colour,
        )

    def _bonus(self, x: float, y: float) -> Element:
        """A tag on the line, there when it has earned something by itself."""
        return titled(
            self.words("draw-pad-bonus"),
            element("rect", x=x - 17, y=y - 9.5, width=34, height=19, rx=9.5),
            number_at(self.bonus_points, x, y, 13, "number mark"),
            id=self.bonus,
            class_="bonus mark",
        )

    def _formula(self, x: float, y: float, width: float) -> Iterator[Element]:
        """The shapes say what is counted: districts in a tinted square, stations in a disc."""
        step = 47 + min(8.0, (width - self.least) / 4)
        districts, stations = x + 27, x + 27 + step
        for row, (first, second) in enumerate(self.rows):
            level = y + row * ROW
            yield square((districts, level), 16, 9, "district-count")
            yield number_at(self.factors[first], districts, level, 18)
            yield label_at("×", districts + step / 2, level, 15)
            yield element("circle", class_="disc", cx=stations, cy=level, r=16)
            yield number_at(self.factors[second], stations, level, 18)
            if row:
                yield label_at("+", districts + step / 2, level - ROW / 2, 15)
        y += ROW * (len(self.rows) - 1) / 2
        yield label_at("=", stations + step / 2, y, 15)
        yield number_at(self.points_id, (stations + step / 2 + x + width) / 2 + 1, y, 27)

    def written(self, entry: Entry) -> Filling:
        """By the entry of this colour alone."""
        yield self.points_id, counted(entry.points, str)
        for name, id_ in self.factors.items():
            if name in entry.args:
                yield id_, counted(int(entry.args[name]), str)
        if bonus := int(entry.args.get(BONUS, 0)):
            yield self.bonus, ON
            yield self.bonus_points, {TEXT: signed(bonus), **ON}


class LinesBox(Box):
    """The sum of all lines."""

    least = 76.0

    def picture(self, x: float, y: float, width: float) -> Iterable[Element]:
        step = min(18.0, (PICTURE - 24) / max(len(self.colours), 1))
        top = y + 12 + PICTURE / 2 - step * (len(self.colours) - 1) / 2
        for n, colour in enumerate(self.colours):
            d = f"M{at(x + width / 2 - 23.5, top + n * step)}h47"
            yield element("g", *layered(d, "body", "inlay"), class_="stub", data_line=colour)

    def fill(self, sheet: Sheet, score: Score) -> Filling:
        if sheet.ink.lines:
            yield self.points_id, mark(TEXT, str(sum(map(score.points, LINE_KEYS))))
