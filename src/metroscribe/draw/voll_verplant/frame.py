"""Where things lie on the drawing. One grid step is 48 units; sizes of things are in grid steps."""

from dataclasses import dataclass
from typing import NamedTuple

from metroscribe.core.geometry import Point
from metroscribe.games.voll_verplant.plan import Plan

PITCH = 48.0
MARGIN = 0.78
"""From the edge of the drawing to the first grid points."""


class Rect(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2

    def wider(self, by: float) -> "Rect":
        return Rect(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    @classmethod
    def around(cls, centre: Point, half: Point) -> "Rect":
        return cls(centre[0] - half[0], centre[1] - half[1], 2 * half[0], 2 * half[1])


@dataclass(frozen=True, slots=True)
class Frame:
    plan: Plan

    @property
    def map(self) -> Rect:
        """In grid steps."""
        return Rect(0, 0, self.plan.width - 1, self.plan.height - 1).wider(MARGIN)

    @property
    def width(self) -> float:
        return self.map.width * PITCH

    @property
    def map_height(self) -> float:
        return self.map.height * PITCH

    def at(self, point: Point) -> Point:
        return (MARGIN + point[0]) * PITCH, (MARGIN + point[1]) * PITCH

    def placed(self, rect: Rect) -> Rect:
        return Rect(*self.at((rect.x, rect.y)), rect.width * PITCH, rect.height * PITCH)
