"""Where things lie on the drawing. One grid step is 64 units."""

from dataclasses import dataclass

from metroscribe.core.geometry import Point
from metroscribe.games.next_station.board import Board

PITCH = 64.0
MARGIN = 64.0
"""From the edge of the drawing to the first stations."""
NARROWEST = 512.0
GAP = 3.0
"""Half of what is left free between two districts."""
APART = 5.75 / PITCH
"""How far each of two tracks runs from the middle, in grid steps."""
INSIDE = 11.5 / PITCH
"""How far a second track runs inside the loop, which stays where it is."""


@dataclass(frozen=True, slots=True)
class Frame:
    board: Board
    least: float = NARROWEST
    """How wide the drawing is even if the map is narrower."""

    @property
    def width(self) -> float:
        return max(2 * MARGIN + (self.board.width - 1) * PITCH, self.least)

    @property
    def map_height(self) -> float:
        return 2 * MARGIN + (self.board.height - 1) * PITCH

    @property
    def edge(self) -> float:
        """Where the districts, and the pad, begin."""
        return MARGIN - PITCH / 2 + GAP

    def at(self, point: Point) -> Point:
        left = (self.width - (self.board.width - 1) * PITCH) / 2
        return left + point[0] * PITCH, MARGIN + point[1] * PITCH
