"""Where there is room for something small: what lies on the map already, and how far one may go near it."""

import math
from collections.abc import Iterable

from metroscribe.core.geometry import Point
from metroscribe.draw.voll_verplant.frame import Rect

Disc = tuple[Point, float]
"""A centre and a radius."""
OUTSIDE = 10.0
"""How much worse it is to leave the map than to come too near to something on it."""


class Room:
    def __init__(self, map_: Rect, rects: Iterable[Rect], discs: Iterable[Disc]) -> None:
        self._map, self._rects, self._discs = map_, list(rects), list(discs)

    def fill(self, disc: Disc) -> None:
        self._discs.append(disc)

    def lack(self, disc: Disc) -> float:
        """How much is missing for it to lie free, in grid steps; 0 if it does."""
        centre, radius = disc
        near = (radius + r - math.dist(centre, c) for c, r in self._discs)
        under = (radius - _distance(rect, centre) for rect in self._rects)
        return sum(max(0.0, lacking) for lacking in (*near, *under)) + OUTSIDE * self._beyond(disc)

    def _beyond(self, disc: Disc) -> float:
        (x, y), radius = disc
        inner = self._map.wider(-radius)
        return max(0.0, inner.x - x, x - inner.x - inner.width, inner.y - y, y - inner.y - inner.height)


def _distance(rect: Rect, point: Point) -> float:
    dx = max(rect.x - point[0], 0.0, point[0] - rect.x - rect.width)
    dy = max(rect.y - point[1], 0.0, point[1] - rect.y - rect.height)
    return math.hypot(dx, dy)
