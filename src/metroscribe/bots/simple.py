"""The two yardsticks: one that takes anything, one that takes what scores most at once."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from metroscribe.bots.contract import UNLIMITED, Bot, Budget, Seen
from metroscribe.core.rng import Stream

FINE = 1_000_000
"""Shares are as fine as this."""


@dataclass(frozen=True, slots=True)
class Random(Bot):
    """Uniform over what can be drawn; passes only when nothing can."""

    def answer(self, seen: Seen, stream: Stream, budget: Budget = UNLIMITED) -> tuple[Any, ...]:
        return (stream.choice(_drawing(seen)),)


@dataclass(frozen=True, slots=True)
class Greedy(Bot):
    """The largest immediate gain, ties at random; never passes while it sees something to draw."""

    miss: float = 0.0
    """The share of moves that it overlooks."""

    def answer(self, seen: Seen, stream: Stream, budget: Budget = UNLIMITED) -> tuple[Any, ...]:
        drawing = _drawing(seen)
        moves = self._noticed(drawing, stream)
        if not moves:
            return (self._at_a_loss(seen, drawing, stream),)
        if len(moves) == 1:
            return (moves[0],)
        gains = {choice.move: choice.gain for choice in seen.rules.choices(seen.table, seen.sheet)}
        best = max(gains[move] for move in moves)
        return (stream.choice([move for move in moves if gains[move] == best]),)

    def _noticed(self, moves: Sequence[Any], stream: Stream) -> Sequence[Any]:
        if not self.miss:
            return moves
        missed = round(self.miss * FINE)
        return [move for move in moves if stream.below(FINE) >= missed]

    def _at_a_loss(self, seen: Seen, drawing: Sequence[Any], stream: Stream) -> Any:
        """Whoever has overlooked everything draws nothing; where something must be drawn, anything."""
        return stream.choice([move for move in seen.moves if seen.rules.idle(move)] or drawing)


def _drawing(seen: Seen) -> Sequence[Any]:
    """The moves that draw something or, if there are none, all."""
    return [move for move in seen.moves if not seen.rules.idle(move)] or seen.moves
