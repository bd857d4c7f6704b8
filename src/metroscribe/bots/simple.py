"""The two yardsticks: one that takes anything, one that takes what scores most at once."""

from collections.abc import Sequence
from typing import Any

from metroscribe.core.game import AnyRules
from metroscribe.core.rng import Stream


def uniform(rules: AnyRules, _table: Any, _sheet: Any, moves: Sequence[Any], stream: Stream) -> Any:
    """Uniform over what can be drawn; passes only when nothing can."""
    return stream.choice(_drawing(rules, moves))


def greedy(rules: AnyRules, table: Any, sheet: Any, moves: Sequence[Any], stream: Stream) -> Any:
    """The largest immediate gain, ties at random; never passes while something can be drawn."""
    moves = _drawing(rules, moves)
    if len(moves) == 1:
        return moves[0]
    totals = [rules.score(table, rules.step(table, sheet, move)).total for move in moves]
    best = max(totals)
    return stream.choice([move for move, total in zip(moves, totals, strict=True) if total == best])


def _drawing(rules: AnyRules, moves: Sequence[Any]) -> Sequence[Any]:
    """The moves that draw something or, if there are none, all."""
    return [move for move in moves if not rules.idle(move)] or moves
