"""The boxes of the score pad. Each draws itself empty and says what fills it; together they cannot drift."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from textwrap import wrap

from metroscribe.core.geometry import Point
from metroscribe.core.score import Entry, Score
from metroscribe.draw.elements import TEXT, Element, at, element, number
from metroscribe.draw.livery import Livery
from metroscribe.draw.next_station.ground import CAP
from metroscribe.draw.next_station.ids import pad_id
from metroscribe.draw.next_station.stations import letter_badge
from metroscribe.draw.words import Words
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.games.next_station.terms import LINE_KEYS

Filling = Iterator[tuple[str, Mapping[str, str]]]
LINE_HEIGHT = 96.0
SUM_HEIGHT = 148.0
PICTURE = 92.0
"""How much of a box is there for a picture; its points stand below."""
ROUND, BONUS = "round", "bonus"
FACTORS = (("districts", "stations"), ("districts2", "stations2"))
"""The numbers that a line's score multiplies, for each of its rows."""
ROW = 40.0
LINE_SPACING = 1.15
ALMOST = 0.85
ON: Mapping[str, str] = {"data-on": ""}
WIDE_FACE = 0.62
"""How wide a letter is in a wide typeface, in sizes of the type."""


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

    def fill(self, sheet: Sheet, score: Score) -> Filling:
        yield pad_id(self.key, "points"), counted(score.points(self.key))

    def own(self, score: Score) -> Iterator[Entry]:
        return (entry for entry in score if entry.key == self.key)


class LineBox(Box):
    """Districts x stations = points, under a stub of the line with its letter, bonus and round.

    Where a colour may end as two lines there is a row for each product.
    """

    least = 150.0

    def __init__(self, colour: str, look: Livery, words: Words, rows: int = 1) -> None:
        super().__init__(f"line-{colour}", (), words)
        self.colour, self.look, self.rows = colour, look, rows
        self.height = LINE_HEIGHT + ROW * (rows - 1)

    def draw(self, x: float, y: float, width: float) -> Element:
        stub = f"M{at(x + 28, y + 27)}H{number(x + width - 26)}"
        return element(
            "g",
            element("title", text=self.words("draw-pad-line", colour=self.colour)),
            element("rect", class_="card", x=x, y=y, width=width, height=self.height, rx=14),
            element("g", *(element("path", class_=c, d=stub) for c in ("body", "inlay")), class_="stub"),
            letter_badge((x + 28, y + 27), 15, self.colour, self.look.letter),
            element("circle", class_="terminus", cx=x + width - 26, cy=y + 27, r=12),
            number_at(pad_id(self.key, ROUND), x + width - 26, y + 27, 14),
            self._bonus(x + width - 58, y + 27),
            *self._formula(x, y + 68, width),
            id=self.id,
            class_="box line",
            data_line=self.colour,
        )

    def _bonus(self, x: float, y: float) -> Element:
        """A tag on the line, there when it has earned something by itself."""
        return element(
            "g",
            element("title", text=self.words("draw-pad-bonus")),
            element("rect", x=x - 17, y=y - 9.5, width=34, height=19, rx=9.5),
            number_at(pad_id(self.key, BONUS, "points"), x, y, 13, "number mark"),
            id=pad_id(self.key, BONUS),
            class_="bonus mark",
        )

    def _formula(self, x: float, y: float, width: float) -> Iterator[Element]:
        """The shapes say what is counted: districts in a tinted square, stations in a disc."""
        step = 47 + min(8.0, (width - self.least) / 4)
        districts, stations = x + 27, x + 27 + step
        for row, (first, second) in enumerate(FACTORS[: self.rows]):
            level = y + row * ROW
            yield element(
                "rect", class_="district-count", x=districts - 16, y=level - 16, width=32, height=32, rx=9
            )
            yield number_at(pad_id(self.key, first), districts, level, 18)
            yield label_at("×", districts + step / 2, level, 15)
            yield element("circle", class_="disc", cx=stations, cy=level, r=16)
            yield number_at(pad_id(self.key, second), stations, level, 18)
            if row:
                yield label_at("+", districts + step / 2, level - ROW / 2, 15)
        y += ROW * (self.rows - 1) / 2
        yield label_at("=", stations + step / 2, y, 15)
        yield number_at(pad_id(self.key, "points"), (stations + step / 2 + x + width) / 2 + 1, y, 27)

    def fill(self, sheet: Sheet, score: Score) -> Filling:
        for entry in score:
            if entry.key in LINE_KEYS and entry.args.get("colour") == self.colour:
                yield pad_id(self.key, "points"), counted(entry.points, str)
                for name in chain.from_iterable(FACTORS[: self.rows]):
                    if name in entry.args:
                        yield pad_id(self.key, name), counted(int(entry.args[name]), str)
                if bonus := int(entry.args.get(BONUS, 0)):
                    yield pad_id(self.key, BONUS), ON
                    yield pad_id(self.key, BONUS, "points"), {TEXT: signed(bonus), **ON}


class LinesBox(Box):
    """The sum of all lines."""

    least = 76.0

    def __init__(self, key: str, colours: Sequence[str], words: Words) -> None:
        super().__init__(key, (), words)
        self.colours = colours

    def picture(self, x: float, y: float, width: float) -> Iterable[Element]:
        step = min(18.0, (PICTURE - 24) / max(len(self.colours), 1))
        top = y + 12 + PICTURE / 2 - step * (len(self.colours) - 1) / 2
        for n, colour in enumerate(self.colours):
            d = f"M{at(x + width / 2 - 23.5, top + n * step)}h47"
            yield element(
                "g",
                *(element("path", class_=c, d=d) for c in ("body", "inlay")),
                class_="stub",
                data_line=colour,
            )

    def fill(self, sheet: Sheet, score: Score) -> Filling:
        if sheet.lines:
            yield pad_id(self.key, "points"), {TEXT: str(sum(map(score.points, LINE_KEYS)))}


class TotalBox(Box):
    """The station sign of the sheet: what it is worth, and a stripe of its pencils."""

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
                element("rect", data_line=colour, x=x + 20 + n * stripe, y=y + 110, width=stripe, height=9)
                for n, colour in enumerate(self.colours)
            ),
            id=self.id,
            class_="box total",
        )

    def fill(self, sheet: Sheet, score: Score) -> Filling:
        yield pad_id(self.key, "points"), {TEXT: str(score.total).replace("-", "−")}


def number_at(id_: str, x: float, y: float, size: float, classes: str = "number") -> Element:
    """A number to be filled in, its middle at the point."""
    return element("text", id=id_, class_=classes, x=x, y=y + size * CAP, font_size=size)


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else str(points).replace("-", "−")


def counted(points: int, write: Callable[[int], str] = signed) -> Mapping[str, str]:
    """A nought is written too, but does not ask to be read."""
    return {TEXT: write(points), **({} if points else {"data-nought": ""})}


def fitting(text: str, size: float, room: float) -> float:
    """A size in which the text stays in its box, even in a wide face; no font is asked."""
    return min(size, room / (WIDE_FACE * max(len(text), 1)))


def label_at(text: str, x: float, y: float, size: float) -> Element:
    return element("text", class_="label", x=x, y=y + size * CAP, font_size=size, text=text)


def lines_at(text: str, centre: Point, size: float, room: float, most: int = 2) -> Iterator[Element]:
    """A text around a point, on as few lines as keep it almost as large as it may be."""
    found = [_wrapped(text, count) for count in range(1, most + 1)]
    fits = [min(fitting(line, size, room) for line in lines) for lines in found]
    best = next(n for n, fit in enumerate(fits) if fit >= ALMOST * max(fits))
    lines, step = found[best], fits[best] * LINE_SPACING
    for n, line in enumerate(lines):
        yield label_at(line, centre[0], centre[1] + (n - (len(lines) - 1) / 2) * step, fits[best])


def _wrapped(text: str, count: int) -> list[str]:
    """On at most `count` lines, the longest as short as can be; words are not broken."""
    for width in range(max(len(text) // count, 1), len(text)):
        lines = wrap(text, width, break_long_words=False, break_on_hyphens=False)
        if len(lines) <= count and max(map(len, lines), default=0) <= width:
            return lines
    return [text]
