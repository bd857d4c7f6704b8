"""What elements of a drawing cover: the points of paths, the boxes of shapes and texts."""

import math
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple
from xml.etree.ElementTree import Element

from metroscribe.core.geometry import Point
from metroscribe.draw.lettering import CAP, WIDE_FACE
from tests.draw.small import SVG

TOKEN = re.compile(r"[A-Za-z]|-?\d*\.?\d+")
ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0}
PARTS = 12
"""So many points are taken of each piece."""


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    @property
    def centre(self) -> Point:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    @property
    def size(self) -> Point:
        return self.right - self.left, self.bottom - self.top

    def wider(self, by: float) -> "Box":
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def holds(self, other: "Box", slack: float = 0.02) -> bool:
        x, y, right, bottom = self.wider(slack)
        return x <= other.left and y <= other.top and other.right <= right and other.bottom <= bottom

    def has(self, point: Point) -> bool:
        return self.holds(Box(*point, *point))

    def apart(self, other: "Box") -> float:
        """How far it is from one to the other, on the axis on which it is more; negative: they overlap."""
        across = max(self.left - other.right, other.left - self.right)
        return max(across, self.top - other.bottom, other.top - self.bottom)


def around(points: list[Point]) -> Box:
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs), max(ys))


def number(node: Element, name: str, default: str = "0") -> float:
    return float(node.get(name, default))


def steps(d: str) -> Iterator[tuple[str, list[float]]]:
    """The commands of path data with their numbers; one that is repeated is told again."""
    tokens, command = TOKEN.findall(d), ""
    while tokens:
        command = tokens.pop(0) if tokens[0].isalpha() else command
        count = ARGUMENTS[command.upper()]
        yield command, [float(tokens.pop(0)) for _ in range(count)]


def strokes(d: str) -> list[list[Point]]:
    """The points of each stroke of a path, close to each other where it bends."""
    found: list[list[Point]] = []
    here: Point = (0.0, 0.0)
    for command, numbers in steps(d):
        kind, base = command.upper(), here if command.islower() else (0.0, 0.0)
        if kind == "Z":
            here = found[-1][0]
            found[-1].append(here)
            continue
        if kind in "HV":
            along = {"H": (base[0] + numbers[0], here[1]), "V": (here[0], base[1] + numbers[0])}
            points = [along[kind]]
        else:
            ends = numbers[5:] if kind == "A" else numbers
            points = [(base[0] + x, base[1] + y) for x, y in zip(ends[::2], ends[1::2], strict=True)]
        if kind == "M":
            found.append(points)
        else:
            found[-1] += _arc(here, points[0], numbers) if kind == "A" else _bow([here, *points])
        here = points[-1]
    return found


def _bow(pulls: list[Point]) -> list[Point]:
    """A line or curve by de Casteljau, without its start."""
    if len(pulls) == 2:
        return pulls[1:]
    found = []
    for k in range(1, PARTS + 1):
        level, t = pulls, k / PARTS
        while len(level) > 1:
            level = [(ax + (bx - ax) * t, ay + (by - ay) * t) for (ax, ay), (bx, by) in pairwise(level)]
        found += level
    return found


def _arc(a: Point, b: Point, numbers: list[float]) -> list[Point]:
    """Of a circle, without its start."""
    half = math.dist(a, b) / 2
    radius, large, sweep = max(numbers[0], half), bool(numbers[3]), bool(numbers[4])
    off = math.sqrt(max(0.0, radius**2 - half**2)) * (1 if large != sweep else -1) / (half or 1) / 2
    cx = (a[0] + b[0]) / 2 - off * (b[1] - a[1])
    cy = (a[1] + b[1]) / 2 + off * (b[0] - a[0])
    start, stop = math.atan2(a[1] - cy, a[0] - cx), math.atan2(b[1] - cy, b[0] - cx)
    turn = (stop - start) % math.tau if sweep else -((start - stop) % math.tau)
    angles = [start + turn * k / PARTS for k in range(1, PARTS + 1)]
    return [(cx + radius * math.cos(angle), cy + radius * math.sin(angle)) for angle in angles]


def outline(node: Element) -> list[Point]:
    """The points of a shape: corners of a rect, a dozen of a circle, all of a path, the box of a text."""
    x, y = number(node, "x"), number(node, "y")
    match node.tag.removeprefix(SVG):
        case "path":
            return [point for stroke in strokes(node.attrib["d"]) for point in stroke]
        case "circle":
            cx, cy, r = (number(node, name) for name in ("cx", "cy", "r"))
            angles = [math.tau * k / 24 for k in range(24)]
            return [(cx + r * math.cos(angle), cy + r * math.sin(angle)) for angle in angles]
        case "rect":
            right, bottom = x + number(node, "width"), y + number(node, "height")
            return [(x, y), (right, y), (right, bottom), (x, bottom)]
        case "text":
            size = number(node, "font-size", "13")
            half, middle = len(node.text or "") * WIDE_FACE * size / 2, y - CAP * size
            return [(x + dx, middle + dy) for dx in (-half, half) for dy in (-CAP * size, CAP * size)]
    return []


def shapes(node: Element) -> list[Element]:
    """All that is drawn in an element, itself too."""
    return [part for part in node.iter() if outline(part)]


def box(node: Element, stroked: bool = False) -> Box:
    """What an element covers, with all that is in it; also the width of lines, where that is written."""
    found = [
        around(outline(part)).wider(number(part, "stroke-width") / 2 if stroked else 0)
        for part in shapes(node)
    ]
    return around([point for part in found for point in (part[:2], part[2:])])


def classed(node: Element, *classes: str) -> list[Element]:
    """The parts of an element with one of these classes."""
    return [part for part in node.iter() if {*classes} & {*part.get("class", "").split()}]


def part(node: Element, name: str) -> Element:
    """The one part of an element with this class."""
    (found,) = classed(node, name)
    return found


def same(one: list[Point], other: list[Point], slack: float = 0.03) -> bool:
    """Whether two sets of points are the same, whatever their order."""
    return all(
        any(math.dist(point, there) <= slack for there in second)
        for first, second in ((one, other), (other, one))
        for point in first
    )


def off(p: Point, way: list[Point]) -> float:
    """How far a point is from a way."""
    return min(_off(p, a, b) for a, b in pairwise(way))


def _off(p: Point, a: Point, b: Point) -> float:
    length = math.dist(a, b) or 1
    t = ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / length**2
    t = min(1, max(0, t))
    return math.dist(p, (a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])))
