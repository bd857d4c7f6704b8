"""What the rows of a comparison say of each bot and of each two of them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean
from typing import Any

from metroscribe.arena.comparison import Comparison, Pairing
from metroscribe.arena.results import Row
from metroscribe.arena.statistics import Estimate

MILLI = 1000


@dataclass(frozen=True, slots=True)
class BotFigures:
    """Of one bot. For each seed a figure: at a table the mean over all seats that it had."""

    spec: str
    by_match: tuple[float, ...]
    scores: tuple[int, ...]
    """Every single one."""
    wins_by_match: tuple[float, ...]
    """Its share of the wins; those who win together share one. Empty where everybody plays alone."""
    times: tuple[float, ...]
    """Of every match the mean time of a turn, in milliseconds."""
    slowest: float
    faults: Mapping[str, int]

    @property
    def points(self) -> Estimate:
        return Estimate.of(self.by_match)

    @property
    def wins(self) -> Estimate | None:
        return Estimate.of(self.wins_by_match) if self.wins_by_match else None

    @property
    def time(self) -> float:
        return fmean(self.times)


@dataclass(frozen=True, slots=True)
class Difference:
    """How much more the one has than the other, seed by seed."""

    one: str
    other: str
    by_match: tuple[float, ...]

    @property
    def points(self) -> Estimate:
        return Estimate.of(self.by_match)

    @property
    def better(self) -> int:
        return sum(figure > 0 for figure in self.by_match)

    @property
    def worse(self) -> int:
        return sum(figure < 0 for figure in self.by_match)

    @property
    def equal(self) -> int:
        return len(self.by_match) - self.better - self.worse


@dataclass(frozen=True, slots=True)
class Figures:
    bots: tuple[BotFigures, ...]
    differences: tuple[Difference, ...]

    @classmethod
    def of(cls, comparison: Comparison, rows: Mapping[Pairing, Row]) -> "Figures":
        counted = [
            [rows[Pairing(number, lineup)] for lineup in comparison.lineups]
            for number in range(comparison.matches)
        ]
        bots = tuple(_bot(spec, counted, comparison.seats > 1) for spec in comparison.bots)
        differences = tuple(
            Difference(
                one.spec, other.spec, tuple(a - b for a, b in zip(one.by_match, other.by_match, strict=True))
            )
            for one, other in combinations(bots, 2)
        )
        return cls(bots, differences)

    def as_json(self) -> dict[str, Any]:
        return {
            "bots": [
                {
                    "bot": bot.spec,
                    **_estimate(bot.points),
                    "best": max(bot.scores),
                    "worst": min(bot.scores),
                    "wins": _estimate(bot.wins) if bot.wins else None,
                    "milliseconds_per_turn": round(bot.time, 4),
                    "slowest_milliseconds": round(bot.slowest, 3),
                    "faults": dict(bot.faults),
                }
                for bot in self.bots
            ],
            "differences": [
                {
                    "bots": [difference.one, difference.other],
                    **_estimate(difference.points),
                    "better": difference.better,
                    "equal": difference.equal,
                    "worse": difference.worse,
                }
                for difference in self.differences
            ],
        }


def _estimate(estimate: Estimate) -> dict[str, Any]:
    return {
        "matches": estimate.count,
        "mean": round(estimate.mean, 4),
        "standard_error": round(estimate.standard_error, 4),
        "interval": [round(estimate.low, 4), round(estimate.high, 4)],
    }


def _bot(spec: str, counted: Sequence[Sequence[Row]], at_table: bool) -> BotFigures:
    places = [[(row, seat) for row in rows for seat in _seats(row, spec)] for rows in counted]
    every = [place for match in places for place in match]
    faults: Counter[str] = Counter()
    for row, seat in every:
        faults.update(row.faults[seat])
    return BotFigures(
        spec,
        tuple(fmean([row.scores[seat] for row, seat in match]) for match in places),
        tuple(row.scores[seat] for row, seat in every),
        tuple(_won(match, len(rows)) for match, rows in zip(places, counted, strict=True))
        if at_table
        else (),
        tuple(MILLI * row.seconds[seat] / row.turns[seat] for row, seat in every),
        MILLI * max(row.slowest[seat] for row, seat in every),
        faults,
    )


def _seats(row: Row, spec: str) -> list[int]:
    return [seat for seat, sitting in enumerate(row.bots) if sitting == spec]


def _won(match: Sequence[tuple[Row, int]], tables: int) -> float:
    """Of the wins at the tables of one seed, how many are this bot's."""
    return sum(1 / row.places.count(1) for row, seat in match if row.places[seat] == 1) / tables
