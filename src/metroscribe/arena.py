"""Many matches of bots: every match has its own seed, so the same arguments give the same scores."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from metroscribe.bots import Bot
from metroscribe.core.dealer import Seeded
from metroscribe.core.game import AnyRules, Options
from metroscribe.core.match import Match
from metroscribe.core.rng import Stream


def play_match(rules: AnyRules, bots: Sequence[Bot], seed: str, options: Options = Options()) -> Match:
    """One match to its end. Every seat has a stream of its own, apart from the deal's."""
    match = Match(rules, Seeded(seed), len(bots), options)
    streams = [Stream(seed, f"bot/{seat}") for seat in range(len(bots))]
    while not match.over:
        for seat, (bot, stream) in enumerate(zip(bots, streams, strict=True)):
            while moves := match.legal(seat):
                match.stage(seat, bot(rules, match.table, match.sheet(seat), moves, stream))
        match.close()
    return match


def play_matches(
    rules: AnyRules, bots: Sequence[Bot], matches: int, seed: str, options: Options = Options()
) -> Iterator[Match]:
    return (play_match(rules, bots, f"{seed}/{number}", options) for number in range(matches))


@dataclass(frozen=True, slots=True)
class Summary:
    """What a row of scores says."""

    count: int
    mean: float
    standard_error: float
    best: int
    worst: int

    @classmethod
    def of(cls, scores: Sequence[int]) -> "Summary":
        spread = stdev(scores) / sqrt(len(scores)) if len(scores) > 1 else 0.0
        return cls(len(scores), fmean(scores), spread, max(scores), min(scores))
