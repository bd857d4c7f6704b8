"""Matches of bots: every match has its own seed, so the same arguments give the same scores."""

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from metroscribe.bots import UNLIMITED, Bot, Budget, play_turn
from metroscribe.core.dealer import Dealer, Seeded
from metroscribe.core.game import Options
from metroscribe.core.match import Match
from metroscribe.core.rng import Stream
from metroscribe.core.rules import AnyRules


@dataclass(slots=True)
class Effort:
    """What a match cost the bot of a seat."""

    turns: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    faults: Counter[str] = field(default_factory=Counter)

    def add(self, seconds: float, bot: Bot) -> None:
        self.turns += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        if faults := bot.faults():
            self.faults.update(fault.kind for fault in faults)


def play_match(
    rules: AnyRules,
    bots: Sequence[Bot],
    seed: str,
    options: Options = Options(),
    budget: Budget = UNLIMITED,
    dealer: Dealer | None = None,
) -> Match:
    """One match to its end. Every seat has a stream of its own, apart from the deal's."""
    return play_measured(rules, bots, seed, options, budget, dealer)[0]


def play_measured(
    rules: AnyRules,
    bots: Sequence[Bot],
    seed: str,
    options: Options = Options(),
    budget: Budget = UNLIMITED,
    dealer: Dealer | None = None,
) -> tuple[Match, list[Effort]]:
    """The same, and what it cost each seat."""
    match = Match(rules, dealer or Seeded(seed), len(bots), options)
    streams = [Stream(seed, f"bot/{seat}") for seat in range(len(bots))]
    efforts = [Effort() for _ in bots]
    clock = time.perf_counter
    while not match.over:
        for seat, bot in enumerate(bots):
            if match.legal(seat):
                begun = clock()
                play_turn(match, seat, bot, streams[seat], budget)
                efforts[seat].add(clock() - begun, bot)
        match.close()
    return match, efforts


def play_matches(
    rules: AnyRules, bots: Sequence[Bot], matches: int, seed: str, options: Options = Options()
) -> Iterator[Match]:
    return (play_match(rules, bots, f"{seed}/{number}", options) for number in range(matches))
