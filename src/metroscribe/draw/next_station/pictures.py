"""Boxes of the pad that show what they count: stamped districts, the loop, a track, interchanges, goals."""

import math
from collections.abc import Callable, Iterable, Sequence

from metroscribe.core.geometry import Point
from metroscribe.core.network import bits
from metroscribe.core.score import Entry, Score
from metroscribe.draw.elements import TEXT, Element, at, element, number
from metroscribe.draw.lettering import counted, fitting, label_at, lines_at, number_at
from metroscribe.draw.next_station.ground import cell_outline, tints_of
from metroscribe.draw.next_station.ids import stamp_id
from metroscribe.draw.pad import PICTURE, Box
from metroscribe.draw.paths import ring
from metroscribe.draw.sheet import ON, Filling, mark
from metroscribe.draw.words import Words
from metroscribe.games.next_station.board import Board
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.games.next_station.tallies import Tally, connected, reached, stops


class BoardBox(Box):
    """A box with a miniature of the board."""

    least = 108.0

    def __init__(
        self, key: str, entries: Sequence[Entry], words: Words, board: Board, tallies: Sequence[Tally] = ()
    ) -> None:
        """`tallies` are what its entries count, in their order."""
        super().__init__(key, entries, words)
        self.board, self.tallies = board, tallies


class StampsBox(BoardBox):
    """The districts in miniature; on each that can give a stamp a place for it."""

    def picture(self, x: float, y: float, width: float) -> Iterable[Element]:
        scale = min(PICTURE / self.board.height, (width - 20) / self.board.width)
        origin = x + (width - (self.board.width - 1) * scale) / 2, y + 12 + scale / 2
        tints = tints_of(self.board)
        for district in self.board.districts:
            yield element(
                "path", data_tint=tints[district.letter], d=cell_outline(district.cells, scale, origin)
            )
        for entry, tally in zip(self.entries, self.tallies, strict=True):
            for district in tally.districts:
                mx, my = (sum(axis) / len(district.cells) for axis in zip(*district.cells, strict=True))
                middle = origin[0] + mx * scale, origin[1] + my * scale
                yield _stamp(middle, str(entry.args.get("each", "")), stamp_id(district.letter))

    def fill(self, sheet: Sheet, score: Score) -> Filling:
        yield from super().fill(sheet, score)
        shared = stops(self.board, sheet.ink)
        for tally in self.tallies:
            for district in reached(tally.districts, shared[tally.lines]):
                yield stamp_id(district.letter), ON


class LoopBox(BoardBox):
    """The loop in miniature, its stations filled in as lines reach them."""

    def __init__(self, key: str, entries: Sequence[Entry], words: Words, board: Board) -> None:
        super().__init__(key, entries, words, board)
        self.dots = {n: self.part(board.network.names[n]) for n in bits(board.loop.stations)}

    def picture(self, x: float, y: float, width: float) -> Iterable[Element]:
        place = self._placing(x, y + 12, width)
        yield element("path", class_="small-loop", d=ring(self.board.loop.path, place))
        for station, dot in self.dots.items():
            cx, cy = place(self.board.network.points[station])
            yield element("circle", id=dot, class_="small-stop", cx=cx, cy=cy, r=5)

    def fill(self, sheet: Sheet, score: Score) -> Filling:
        yield from super().fill(sheet, score)
        for station in bits(self.board.loop.stations & connected(sheet.ink)):
            yield self.dots[station], ON

    def _placing(self, x: float, y: float, width: float) -> Callable[[Point], Point]:
        points = [piece.at(t) for piece in self.board.loop.path for t in (0.0, 0.5, 1.0)]
        xs, ys = sorted(p[0] for p in points), sorted(p[1] for p in points)
        scale = min((PICTURE - 16) / (ys[-1] - ys[0]), (width - 32) / (xs[-1] - xs[0]))
        middle = x + width / 2 - (xs[0] + xs[-1]) / 2 * scale, y + PICTURE / 2 - (ys[0] + ys[-1]) / 2 * scale
        return lambda p: (middle[0] + p[0] * scale, middle[1] + p[1] * scale)


class TrackBox(Box):
    """A row of boxes to be filled one after the other; the last filled one says the points."""

    least = 132.0

    def __init__(self, key: str, entries: Sequence[Entry], words: Words, track: Sequence[int]) -> None:
        super().__init__(key, entries, words)
        self.track, self.places = track, [self.part(n + 1) for n in range(len(track))]

    def picture(self, x: float, y: float, width: float) -> Iterable[Element]:
        rows = min(3, math.ceil(len(self.track) / 5))
        columns = math.ceil(len(self.track) / rows)
        step = min(25.0, (width - 8) / columns)
        left = x + (width - (columns - 1) * step) / 2
        top = y + 12 + (PICTURE - (rows - 1) * (step + 3)) / 2
        for n, points in enumerate(self.track):
            centre = left + n % columns * step, top + n // columns * (step + 3)
            yield element(
                "g",
                element("circle", cx=centre[0], cy=centre[1], r=0.42 * step),
                label_at(str(points), *centre, fitting(str(points), 11, 0.7 * step)),
                id=self.places[n],
                class_="visit",
            )

    def fill(self, sheet: Sheet, score: Score) -> Filling:
        yield from super().fill(sheet, score)
        count = sum(int(entry.args.get("count", 0)) for entry in self.own(score))
        for place in self.places[:count]:
            yield place, ON


class InterchangesBox(Box):
    """A row for each number of lines: that many tracks under one station, what it is worth, how often."""

    least = 110.0

    def picture(self, x: float, y: float, width: float) -> Iterable[Element]:
        step = min(30.0, PICTURE / max(len(self.entries), 1))
        top = y + 12 + PICTURE / 2 - step * (len(self.entries) - 1) / 2
        for n, entry in enumerate(self.entries):
            middle, lines = top + n * step, int(entry.args.get("lines", 0))
            yield from _capsule(x + width / 2 - 28, middle, lines, min(11.0, step / 2 - 3))
            yield label_at(f"{entry.args.get('each', '')} ×", x + width / 2 + 8, middle, 13)
            yield number_at(self._count(lines), x + width / 2 + 38, middle, min(18.0, step))

    def fill(self, sheet: Sheet, score: Score) -> Filling:
        yield from super().fill(sheet, score)
        for entry in self.own(score):
            yield self._count(int(entry.args.get("lines", 0))), counted(int(entry.args.get("count", 0)), str)

    def _count(self, lines: int) -> str:
        return self.part(lines)


class ObjectivesBox(Box):
    """A row for each objective: how far it is met, and a tick when it is."""

    least = 134.0

    def picture(self, x: float, y: float, width: float) -> Iterable[Element]:
        step = min(46.0, PICTURE / max(len(self.entries), 1))
        top = y + 12 + PICTURE / 2 - step * (len(self.entries) - 1) / 2
        part = step / 46
        for n, entry in enumerate(self.entries):
            middle, name = top + n * step, str(entry.args.get("objective", ""))
            above = middle - 9 * part
            tick = "".join(f"l{at(dx * part, dy * part)}" for dx, dy in ((4, 4.5), (7, -8.5)))
            yield element(
                "g",
                element("circle", cx=x + 26, cy=above, r=10.5 * part),
                element("path", d=f"M{at(x + 26 - 5.5 * part, above)}{tick}"),
                id=self.part(name),
                class_="goal",
            )
            yield number_at(self.part(f"{name}-count"), x + width / 2 + 14, above, 18 * part)
            label = self.words("draw-objective", objective=name)
            yield from lines_at(label, (x + width / 2, middle + 11 * part), 11.5 * part, width - 10)

    def fill(self, sheet: Sheet, score: Score) -> Filling:
        yield from super().fill(sheet, score)
        for entry in self.own(score):
            name = str(entry.args.get("objective", ""))
            count, least = entry.args.get("count", 0), entry.args.get("least", 0)
            yield self.part(f"{name}-count"), mark(TEXT, f"{count} / {least}")
            if entry.points:
                yield self.part(name), ON


def _stamp(centre: Point, points: str, id_: str) -> Element:
    disc = element("circle", cx=centre[0], cy=centre[1], r=8.8)
    return element("g", disc, label_at(points, *centre, 10.5), id=id_, class_="stamp")


def _capsule(x: float, y: float, lines: int, half: float) -> Iterable[Element]:
    left = x - 4.2 * (lines - 1) / 2
    bars = "".join(f"M{at(left + 4.2 * n, y - half)}v{number(2 * half)}" for n in range(lines))
    yield element("path", class_="bars", d=bars)
    flat, wide = min(5.5, half - 1.5), 4.2 * (lines - 1) + 10
    yield element("rect", class_="disc", x=left - 5, y=y - flat, width=wide, height=2 * flat, rx=flat)
