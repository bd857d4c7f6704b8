"""A second opinion on what may be drawn, straight from the map's text and plane geometry.

Slow and plain on purpose. It shares no code with the engine: it reads the map itself, knows cards by their
faces and moves by their texts, and keeps lines as lists of pairs of stations.
"""

import math
import tomllib
from collections import Counter
from functools import cache
from itertools import pairwise, product
from pathlib import Path

Point = tuple[float, float]
Pair = tuple[str, str]
HEADINGS = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]
SYMBOL = {"c": "circle", "s": "square", "t": "triangle", "p": "pentagon", "?": "wild"}
STEPS = 90
NEAR = 1e-7


def pair(a: str, b: str) -> Pair:
    return (a, b) if a < b else (b, a)


class Map:
    """What is printed."""

    def __init__(self, file: Path) -> None:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        self.symbol = {name: SYMBOL[mark] for name, mark in cells(data["stations"]).items() if mark != "."}
        letters = cells(data["areas"])
        self.district = {name: letters[name] for name in self.symbol}
        self.kind = {letter: district["kind"] for letter, district in data["districts"].items()}
        self.departures: dict[str, str] = data["departures"]
        self.missing = {pair(*text.split("-")) for text in data.get("missing", [])}
        self.loop = loop_paths(data.get("loop", {}).get("path", ""))
        self.loop_stations = {name for piece in self.loop for name in piece}
        self.crossing = cache(self._crossing)

    def neighbours(self, start: str) -> set[str]:
        """The next station on each ray, and the next ones along the loop."""
        rays = (self.next_on_ray(start, heading) for heading in HEADINGS)
        straight = {end for end in rays if end and pair(start, end) not in self.missing}
        return straight | {b if a == start else a for a, b in self.loop if start in (a, b)}

    def next_on_ray(self, start: str, heading: tuple[int, int]) -> str | None:
        x, y = place(start)
        for k in range(1, 30):
            name = name_of(x + k * heading[0], y + k * heading[1])
            if name in self.symbol:
                return name
        return None

    def path(self, section: Pair) -> list[Point]:
        return self.loop.get(section) or [place(name) for name in section]

    def _crossing(self, one: Pair, other: Pair) -> bool:
        ends = [*map(place, one), *map(place, other)]
        steps = product(pairwise(self.path(one)), pairwise(self.path(other)))
        hits = (hit for p, q in steps for hit in meetings(p, q))
        return any(min(math.dist(hit, end) for end in ends) > NEAR for hit in hits)


def cells(picture: str) -> dict[str, str]:
    head, *rows = [row.split() for row in picture.strip().splitlines()]
    return {column + row[0]: mark for row in rows for column, mark in zip(head, row[1:], strict=True)}


def place(name: str) -> tuple[int, int]:
    return ord(name[0]) - ord("A"), int(name[1:]) - 1


def name_of(x: int, y: int) -> str:
    return f"{chr(ord('A') + x)}{y + 1}" if 0 <= x < 26 else ""


def loop_paths(text: str) -> dict[Pair, list[Point]]:
    """For each piece of the loop its path as short straight steps."""
    paths: dict[Pair, list[Point]] = {}
    words = text.split()
    for i, word in enumerate(words[:-1]):
        if word.startswith("("):
            continue
        corner = words[i + 1].strip("()") if words[i + 1].startswith("(") else ""
        end = words[i + 2] if corner else words[i + 1]
        paths[pair(word, end)] = rounded(word, corner, end) if corner else [place(word), place(end)]
    return paths


def rounded(start: str, corner: str, end: str) -> list[Point]:
    """Straight until as far from the corner as the shorter arm is long, and round it in a quarter circle."""
    (ax, ay), (cx, cy), (bx, by) = place(start), place(corner), place(end)
    one, other = math.dist((ax, ay), (cx, cy)), math.dist((bx, by), (cx, cy))
    r = min(one, other)
    ux, uy, vx, vy = (ax - cx) / one, (ay - cy) / one, (bx - cx) / other, (by - cy) / other
    angles = [k * math.pi / 2 / STEPS for k in range(STEPS + 1)]
    turn = [(r * (1 - math.sin(t)), r * (1 - math.cos(t))) for t in angles]
    curve: list[Point] = [(cx + u * ux + v * vx, cy + u * uy + v * vy) for u, v in turn]
    return [*([] if one == r else [(ax, ay)]), *curve, *([] if other == r else [(bx, by)])]


def meetings(p: tuple[Point, Point], q: tuple[Point, Point]) -> list[Point]:
    """Points that two closed straight steps share."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = *p, *q
    turn = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if abs(turn) < 1e-12:
        inner = [(ax / 2 + bx / 2, ay / 2 + by / 2), (cx / 2 + dx / 2, cy / 2 + dy / 2)]
        return [x for x in (*p, *q, *inner) if on_step(x, p) and on_step(x, q)]
    t = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / turn
    point = (ax + t * (bx - ax), ay + t * (by - ay))
    return [point] if on_step(point, p) and on_step(point, q) else []


def on_step(x: Point, step: tuple[Point, Point]) -> bool:
    return math.dist(x, step[0]) + math.dist(x, step[1]) < math.dist(*step) + 1e-12


class Referee:
    """Watches one seat: it is told the cards and the moves, and says what may be drawn."""

    def __init__(self, printed: Map) -> None:
        self.map = printed
        self.lines: dict[str, list[Pair]] = {}
        self.circled: dict[str, list[str]] = {}
        self.colour = ""
        self.steps: list[str] = []

    def begin(self, colour: str) -> None:
        self.colour, self.lines[colour], self.circled[colour] = colour, [], []

    def turn(self, number: int, faces: list[str], effect: str, special: str) -> None:
        """The cards of a turn; `effect` belongs to cards with the symbol `special` in this round."""
        sign = faces[-1].split("-")[1]
        self.effect = effect if sign == special else ""
        self.any_symbol = sign == "joker" or self.effect == "joker"
        self.double, self.sign, self.steps = self.any_symbol, sign, []
        self.branch = number > 2 and (len(faces) == 2 or self.effect == "switch")

    def stations(self, colour: str = "") -> set[str]:
        colour = colour or self.colour
        return {self.map.departures[colour], *(name for section in self.lines[colour] for name in section)}

    def legal(self) -> set[str]:
        if not self.steps:
            starts = self.stations() if self.branch else self.ends()
            ways = ((a, b) for a in starts for b in self.map.neighbours(a) if self.suits(b))
            return {self.judge(a, b, self.double) for a, b in ways} - {""} | {"-"}
        further = self.extension() if self.effect == "extension" and len(self.steps) == 1 else ""
        return {further, "-"} if further else set()

    def suits(self, end: str) -> bool:
        return self.any_symbol or self.map.symbol[end] == self.sign

    def ends(self) -> set[str]:
        degree = Counter(name for section in self.lines[self.colour] for name in section)
        return {name for name in self.stations() if degree[name] <= 1}

    def judge(self, start: str, end: str, double: bool) -> str:
        """The text of the move, or nothing if a building rule forbids it."""
        section = pair(start, end)
        drawn = [*self.map.loop, *(s for line in self.lines.values() for s in line)]
        tracks = drawn.count(section)
        if end in self.stations() or tracks > (1 if double else 0):
            return ""
        if any(self.map.crossing(section, other) for other in drawn if other != section):
            return ""
        return f"{start}{'=' if tracks else '-'}{end}"

    def extension(self) -> str:
        first = self.steps[0]
        if first == "-":
            return ""
        start, end = first.replace("=", "-").split("-")
        if len(self.map.path(pair(start, end))) > 2:
            return ""
        (ax, ay), (bx, by) = place(start), place(end)
        sign = [(n > 0) - (n < 0) for n in (bx - ax, by - ay)]
        ahead = self.map.next_on_ray(end, (sign[0], sign[1]))
        if ahead is None or pair(end, ahead) in self.map.missing:
            return ""
        return self.judge(end, ahead, double=False)

    def play(self, move: str) -> None:
        if move != "-":
            start, end = move.replace("=", "-").split("-")
            self.lines[self.colour].append(pair(start, end))
            if self.effect == "double-station":
                self.circled[self.colour].append(end)
        self.steps.append(move)

    def after(self, move: str) -> "Referee":
        """Another referee, who has seen the same and this move."""
        other = Referee(self.map)
        other.__dict__.update(self.__dict__, steps=list(self.steps))
        other.lines = {colour: list(line) for colour, line in self.lines.items()}
        other.circled = {colour: list(names) for colour, names in self.circled.items()}
        other.play(move)
        return other
