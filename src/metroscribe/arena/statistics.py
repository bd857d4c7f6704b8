"""What rows of figures say, and how sure that is."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import fsum, pi, sqrt, tan
from statistics import NormalDist, fmean, stdev

SURE = 0.95


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
        return cls(len(scores), fmean(scores), standard_error(scores), max(scores), min(scores))


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean of independent figures with its interval; of a single figure it says nothing more."""

    count: int
    mean: float
    standard_error: float
    low: float
    high: float

    @classmethod
    def of(cls, figures: Sequence[float]) -> "Estimate":
        mean, error = fmean(figures), standard_error(figures)
        reach = error * t_quantile(len(figures) - 1) if len(figures) > 1 else 0.0
        return cls(len(figures), mean, error, mean - reach, mean + reach)


def standard_error(figures: Sequence[float]) -> float:
    return stdev(figures) / sqrt(len(figures)) if len(figures) > 1 else 0.0


def t_quantile(freedom: int, sure: float = SURE) -> float:
    """How many standard errors the interval reaches to either side: Student's t, by Cornish and Fisher."""
    upper = (1 + sure) / 2
    if freedom == 1:
        return tan(pi * (upper - 0.5))
    if freedom == 2:
        return (2 * upper - 1) / sqrt(2 * upper * (1 - upper))
    z = NormalDist().inv_cdf(upper)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return fsum(term / freedom**power for power, term in enumerate(terms))


def running(figures: Sequence[float]) -> Iterator[Estimate]:
    """The estimate after one figure, after two, and so on, in one pass."""
    mean, squares = 0.0, 0.0
    for count, figure in enumerate(figures, 1):
        before, mean = mean, mean + (figure - mean) / count
        squares += (figure - before) * (figure - mean)
        error = sqrt(squares / (count - 1) / count) if count > 1 else 0.0
        reach = error * t_quantile(count - 1) if count > 1 else 0.0
        yield Estimate(count, mean, error, mean - reach, mean + reach)


def quantile(figures: Sequence[float], share: float) -> float:
    """Of sorted or unsorted figures, between neighbours in proportion."""
    ordered = sorted(figures)
    place = share * (len(ordered) - 1)
    low = int(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)
