"""What special cards, special stations, powers and rounds change: rows that both engines read."""

from typing import NamedTuple

from metroscribe.games.next_station.board import Board
from metroscribe.games.next_station.table import Grant

CLOSED = "rule-closed"
"""The rule that forbids a closed section."""


class Weights(NamedTuple):
    """What counts more than once in the score of a round's lines."""

    corner: int = 1
    """As how many districts one of the kind `corner` counts."""
    circles: int = 0
    """Stations that are added to the best district."""
    doubled: bool = False
    """The best district's stations count twice, for one line."""


PLAIN = Weights()


class Effect(NamedTuple):
    """A change of what a step may do, and of what the round's lines score."""

    branch: bool = False
    """A section may start at any station of the line; only in turns in which a switch counts."""
    anywhere: bool = False
    """It may lead to any station."""
    double: bool = False
    """It may run beside a track."""
    frames: bool = False
    """The station that it reaches is framed."""
    circles: bool = False
    """The station that the first section reaches counts twice."""
    closes: str = ""
    """The marked sections that no step may draw."""
    weights: Weights = PLAIN

    def granted(self, grant: Grant, board: Board) -> Grant:
        if self.closes:
            grant = grant._replace(within=grant.within & ~board.sections_of(self.closes), outside=CLOSED)
        return grant._replace(
            wanted=board.everywhere if self.anywhere else grant.wanted,
            branch=grant.branch or self.branch,
            double=grant.double or self.double,
            frames=grant.frames or self.frames,
            circles=grant.circles or self.circles,
        )

    @property
    def of_steps(self) -> bool:
        """Whether it changes what a step may do."""
        return self._replace(weights=PLAIN) != NO_EFFECT

    def weighed(self, weights: Weights) -> Weights:
        corner, circles, doubled = self.weights
        return Weights(max(corner, weights.corner), circles + weights.circles, doubled or weights.doubled)


NO_EFFECT = Effect()
BRANCH = Effect(branch=True)
