"""Matches that people leave and come back to, while the clock, a bot or the table choose steps for them."""

from metroscribe.bots import bot, play_turn
from metroscribe.core.dealer import Seeded
from metroscribe.core.game import Options
from metroscribe.core.match import CHOOSERS, Match
from metroscribe.core.rng import Stream
from metroscribe.core.rules import AnyRules

SELDOM = 8
"""At one moment in so many a seat comes or goes, or a step is chosen for it."""


def absent_match(rules: AnyRules, seats: int, seed: str, options: Options = Options()) -> Match:
    """To the end; one seat stays, so the match does not rest."""
    match, stream = Match(rules, Seeded(seed), seats, options), Stream(seed, "absence")
    stays = stream.below(seats)
    while not match.over:
        for seat in range(seats):
            absent_turn(match, seat, stream, seat == stays)
        match.close()
    return match


def absent_turn(match: Match, seat: int, stream: Stream, stays: bool) -> None:
    """Whoever is there plays greedily, or has somebody else choose and may leave at once; whoever is not is
    passed for."""
    if not stays and not stream.below(SELDOM):
        match.leave(seat, seat not in match.left)
    if seat not in match.left and stream.below(SELDOM):
        play_turn(match, seat, bot("greedy"), stream)
    while moves := match.legal(seat):
        chosen = stream.choice(CHOOSERS)
        move = (
            stream.choice(moves) if chosen == "bot" else match.rules.fallback(match.table, match.sheet(seat))
        )
        match.stage(seat, move, chosen)
        if not stays and not stream.below(SELDOM):
            match.leave(seat)
