"""Searching on the reference finds what can be found out by trying."""

import pytest

from metroscribe.bots import Seen, play_turn, reference, whole_turn
from metroscribe.bots.simple import Greedy, Random
from metroscribe.core.dealer import Seeded
from metroscribe.core.match import Match
from metroscribe.core.rng import Stream
from metroscribe.games import registry

MATCHES = 6
ENOUGH = 100
"""Simulations for more steps than there are in any last turn."""


def last_turn(game: str, seed: str) -> Seen:
    """Of a match that somebody played at random alone."""
    match, stream = Match(registry().load(game).rules(), Seeded(seed)), Stream(seed, "moves")
    while True:
        seen = Seen.of(match, 0)
        play_turn(match, 0, Random(), stream)
        match.close()
        if match.over:
            return seen


def total_after(seen: Seen, move: object) -> int:
    """Of a step in the last turn and whatever greed makes of the rest."""
    steps = whole_turn(Greedy(), seen.then(move), Stream("rest", "moves"))
    then = Seen.after(seen.rules, seen.table, seen.seat, steps)
    return then.rules.score(then.table, then.sheet).total


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(registry()))
def test_simulations_find_the_best_step_of_a_last_turn(game: str) -> None:
    for seed in map(str, range(MATCHES)):
        seen = last_turn(game, seed)
        totals = {move: total_after(seen, move) for move in seen.moves}
        found = reference.simulated(seen, Stream(seed, "bot"), ENOUGH.__gt__)
        assert totals[found] == max(totals.values())
