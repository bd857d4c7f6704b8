"""Stations on grid points, the sections that may join them, and which sections cross.

Sets of stations and of sections are bit masks: bit `i` is station (or section) number `i`.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import or_

from metroscribe.core.geometry import Path, Straight, meet, sign

Grid = tuple[int, int]
DIRECTIONS: tuple[Grid, ...] = ((1, 0), (1, 1), (0, 1), (-1, 1))


def name_at(point: Grid) -> str:
    """Grid points are named like squares: column letter, row number from the top."""
    return f"{chr(ord('A') + point[0])}{point[1] + 1}"


def bits(mask: int) -> Iterator[int]:
    """The numbers in a mask, in ascending order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(numbers: Iterable[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def union(masks: Iterable[int]) -> int:
    """What is in any of the masks."""
    return reduce(or_, masks, 0)


@dataclass(frozen=True, slots=True)
class Section:
    """What may join two stations, `a` the one that comes first on the map."""

    a: int
    b: int
    path: Path

    @property
    def straight(self) -> bool:
        return len(self.path) == 1 and isinstance(self.path[0], Straight)


@dataclass(frozen=True, slots=True)
class Spoke:
    """A section seen from one of its stations."""

    section: int
    target: int
    section_bit: int
    target_bit: int


class Network:
    """Immutable; everything that can be known before the first card is worked out once."""

    def __init__(
        self,
        points: Iterable[Grid],
        sections: Iterable[Section],
        passing: Collection[tuple[int, int]] = (),
    ) -> None:
        """`passing` are the ends of sections that may pass each other, as at a platform with two levels."""
        self.points = tuple(points)
        self.sections = tuple(sections)
        self._passing = mask_of(i for i, s in enumerate(self.sections) if (s.a, s.b) in passing)
        self.names = tuple(name_at(point) for point in self.points)
        self.number: Mapping[str, int] = {name: i for i, name in enumerate(self.names)}
        self.joining: Mapping[tuple[int, int], int] = {
            pair: i for i, s in enumerate(self.sections) for pair in ((s.a, s.b), (s.b, s.a))
        }

    @cached_property
    def spokes(self) -> tuple[tuple[Spoke, ...], ...]:
        """For each station its sections."""
        around: list[list[Spoke]] = [[] for _ in self.points]
        for i, s in enumerate(self.sections):
            around[s.a].append(Spoke(i, s.b, 1 << i, 1 << s.b))
            around[s.b].append(Spoke(i, s.a, 1 << i, 1 << s.a))
        return tuple(map(tuple, around))

    @cached_property
    def spoke(self) -> Mapping[tuple[int, int], Spoke]:
        """The section from one station to another, where there is one."""
        return {(start, s.target): s for start, spokes in enumerate(self.spokes) for s in spokes}

    @cached_property
    def around(self) -> tuple[int, ...]:
        """For each station the mask of its neighbours."""
        return tuple(mask_of(spoke.target for spoke in spokes) for spokes in self.spokes)

    @cached_property
    def crossings(self) -> tuple[int, ...]:
        """For each section the mask of those it crosses."""
        masks = [0] * len(self.sections)
        boxes = [_box(s.path) for s in self.sections]
        for i, one in enumerate(self.sections):
            for j in range(i):
                if _apart(boxes[i], boxes[j]) or not meet(one.path, self.sections[j].path):
                    continue
                masks[i] |= 1 << j
                masks[j] |= 1 << i
        own = self._passing
        return tuple(mask & ~own if own >> i & 1 else mask for i, mask in enumerate(masks))

    def straight_on(self, start: int, end: int) -> int | None:
        """The section that goes on from `end` in the direction of the straight section `start`-`end`."""
        (sx, sy), (ex, ey) = self.points[start], self.points[end]
        heading = sign(ex - sx), sign(ey - sy)
        for spoke in self.spokes[end]:
            tx, ty = self.points[spoke.target]
            ahead = (sign(tx - ex), sign(ty - ey)) == heading
            if ahead and spoke.target != start and self.sections[spoke.section].straight:
                return spoke.section
        return None

    def section_name(self, section: int) -> str:
        return f"{self.names[self.sections[section].a]}-{self.names[self.sections[section].b]}"


def guide_lines(points: Iterable[Grid]) -> Iterator[Section]:
    """From each station to the next one on each of its eight rays."""
    number = {point: i for i, point in enumerate(points)}
    reach = max((max(point) for point in number), default=0) + 1
    for (x, y), start in number.items():
        for dx, dy in DIRECTIONS:
            ray = ((x + k * dx, y + k * dy) for k in range(1, reach + 1))
            end = next((point for point in ray if point in number), None)
            if end is not None:
                a, b = sorted((start, number[end]))
                order = ((x, y), end) if a == start else (end, (x, y))
                yield Section(a, b, (Straight(*order),))


def _box(path: Path) -> tuple[float, float, float, float]:
    corners = [p for piece in path for p in (piece.a, piece.b)]
    corners += [piece.corner for piece in path if not isinstance(piece, Straight)]
    xs, ys = [p[0] for p in corners], [p[1] for p in corners]
    return min(xs), min(ys), max(xs), max(ys)


def _apart(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return one[2] < other[0] or other[2] < one[0] or one[3] < other[1] or other[3] < one[1]
