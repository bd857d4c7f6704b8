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
    """The largest immediate gain, ties at random; never passes while something can be drawn."""

    miss: float = 0.0
    """The share of moves that it overlooks; where it overlooks all, it looks again."""

    def answer(self, seen: Seen, stream: Stream, budget: Budget = UNLIMITED) -> tuple[Any, ...]:
        moves = self._noticed(_drawing(seen), stream)
        if len(moves) == 1:
            return (moves[0],)
        gains = {choice.move: choice.gain for choice in seen.rules.choices(seen.table, seen.sheet)}
        best = max(gains[move] for move in moves)
        return (stream.choice([move for move in moves if gains[move] == best]),)

    def _noticed(self, moves: Sequence[Any], stream: Stream) -> Sequence[Any]:
        if not self.miss:
            return moves
        missed = round(self.miss * FINE)
        return [move for move in moves if stream.below(FINE) >= missed] or moves


def _drawing(seen: Seen) -> Sequence[Any]:
    """The moves that draw something or, if there are none, all."""
    return [move for move in seen.moves if not seen.rules.idle(move)] or seen.moves
