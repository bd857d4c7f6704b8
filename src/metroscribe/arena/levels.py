"""The levels of a game by measurement: which bots they are, what they score, and the table that tells it.

A beginner scores what the second-lowest band of the solo table asks for, a mastermind is the strongest bot
there is, and the two levels between them stand so that the steps are about alike.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import pairwise

from metroscribe.arena.comparison import Comparison, SetName
from metroscribe.arena.figures import BotFigures, Figures
from metroscribe.arena.results import Results
from metroscribe.arena.running import run
from metroscribe.arena.statistics import Estimate
from metroscribe.bots.levels import LEVELS, USUAL, Interval, Ladder, Level, spec_of
from metroscribe.core.registry import Game
from metroscribe.core.rules import AnyRules
from metroscribe.games import registry
from metroscribe.search import fingerprint

LEAST_STEP = 6
"""So many points a level must be above the one below it."""
SEEDS = "levels"
BEGINNER, COMMUTER, CONDUCTOR, MASTERMIND = LEVELS
FINEST = 100
"""Shares of moves that are overlooked are found to one part in so many;"""
SIMS = (8, 8192)
"""simulations between these."""
CLOSE = 0.25
"""Of a step: so near to where a level should stand is near enough."""

Advance = Callable[[int], None]


def subject(game: Game) -> str:
    """What the figures belong to: other rules, another map or another net would change them."""
    rules = game.rules()
    return f"rules {rules.info.rules} map {rules.map_hash} nets {fingerprint(rules.info.id)}"


def beginners_band(rules: AnyRules) -> tuple[int, int]:
    """The lowest and the highest total of the second-lowest band."""
    return rules.wording.bands[0] + 1, rules.wording.bands[1]


@dataclass(frozen=True, slots=True)
class Measured:
    """The levels of a game on the same deals."""

    game: str
    bots: tuple[BotFigures, ...]
    """In the order of the levels."""
    steps: tuple[Estimate, ...]
    """How much each further level has more than the one below, deal by deal."""

    @property
    def ladder(self) -> Ladder:
        above = (None, *map(_interval, self.steps))
        levels = {
            name: Level(bot.spec, _interval(bot.points), step)
            for name, bot, step in zip(LEVELS, self.bots, above, strict=True)
        }
        found = registry().load(self.game)
        return Ladder(subject(found), date.today().isoformat(), self.bots[0].points.count, levels)


def _interval(estimate: Estimate) -> Interval:
    return Interval(*(round(figure, 2) for figure in (estimate.mean, estimate.low, estimate.high)))


def measure(
    game: str, specs: Sequence[str], matches: int, jobs: int = 1, advance: Advance = lambda _: None
) -> Measured:
    """The bots of the levels, the weakest first, each alone on seeds that nothing was chosen by."""
    figures = _figures(game, specs, matches, "confirm", jobs, advance)
    steps = tuple(
        Estimate.of([a - b for a, b in zip(higher.by_match, lower.by_match, strict=True)])
        for lower, higher in pairwise(figures.bots)
    )
    return Measured(game, figures.bots, steps)


def _figures(
    game: str,
    specs: Sequence[str],
    matches: int,
    which: SetName,
    jobs: int = 1,
    advance: Advance = lambda _: None,
) -> Figures:
    comparison = Comparison(game, tuple(specs), matches, which, SEEDS)
    with Results(comparison.head()) as results:
        run(comparison, results, jobs, advance)
        return Figures.of(comparison, results.rows)


# choosing the bots


def fitted(game: str, matches: int, jobs: int = 1) -> tuple[str, ...]:
    """A spec for each level, found on the development seeds."""
    rules = registry().load(game).rules()

    def mean(spec: str) -> float:
        return _mean(game, spec, matches, jobs)

    low, high = beginners_band(rules)
    mastermind = USUAL[MASTERMIND]
    lowest, highest = (low + high) / 2, mean(mastermind)
    step = (highest - lowest) / (len(LEVELS) - 1)
    return (
        _overlooking(lowest, mean),
        _commuter(lowest + step, step, mean),
        _simulating(lowest + 2 * step, mean),
        mastermind,
    )


def _mean(game: str, spec: str, matches: int, jobs: int) -> float:
    return _figures(game, (spec,), matches, "dev", jobs).bots[0].points.mean


def _overlooking(target: float, mean: Callable[[str], float]) -> str:
    """A greedy bot with so many points: the more it overlooks, the fewer it has."""
    found = _bisected(lambda share: mean(f"greedy:miss={share / FINEST}") >= target, 0, FINEST)
    return f"greedy:miss={found / FINEST}" if found else "greedy"


def _commuter(target: float, step: float, mean: Callable[[str], float]) -> str:
    """Greedy where that is enough, else looking one card ahead: both without the fast engine."""
    if mean("greedy") >= target - CLOSE * step:
        return _overlooking(target, mean)
    return "lookahead:depth=1" if mean("lookahead:depth=1") < target + step / 2 else "greedy"


def _simulating(target: float, mean: Callable[[str], float]) -> str:
    """A tree search with so many points: a fifth more simulations tell the difference."""
    steps = list(_scale(*SIMS))
    found = _bisected(lambda place: mean(f"mcts:sims={steps[place]}") <= target, 0, len(steps) - 1)
    return f"mcts:sims={steps[found]}"


def _scale(low: int, high: int) -> Iterator[int]:
    while low <= high:
        yield low
        low += max(1, low // 5)


def _bisected(holds: Callable[[int], bool], low: int, high: int) -> int:
    """The last place at which it holds; `low` if it holds nowhere."""
    while low < high:
        middle = (low + high + 1) // 2
        if holds(middle):
            low = middle
        else:
            high = middle - 1
    return low


# the table


BEGIN, END = "<!-- levels: written by `metroscribe levels` -->", "<!-- /levels -->"


def known_specs(game: str) -> tuple[str, ...]:
    return tuple(spec_of(level, game) for level in LEVELS)


def table(found: Mapping[str, Ladder]) -> str:
    """What was measured, as Markdown for docs/bots.md."""
    points = [("game", "band", *LEVELS, "matches", "date")]
    steps = [("game", *(f"{higher} over {lower}" for lower, higher in pairwise(LEVELS)))]
    bots = [("game", *LEVELS)]
    for game, ladder in sorted(found.items()):
        levels = tuple(ladder.levels.values())
        low, high = beginners_band(registry().load(game).rules())
        told = (_told(level.points) for level in levels)
        points.append((game, f"{low} to {high}", *told, str(ladder.matches), ladder.date))
        steps.append((game, *(_told(level.above) for level in levels if level.above)))
        bots.append((game, *(f"`{level.bot}`" for level in levels)))
    return "\n\n".join(map(_rows, (points, steps, bots)))


def _told(interval: Interval) -> str:
    mean, low, high = (f"{round(figure, 1) + 0.0:.1f}" for figure in interval)  # and no -0.0
    return f"{mean} ({low} to {high})"


def _rows(rows: Sequence[tuple[str, ...]]) -> str:
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join((lines[0], f"|{' --- |' * len(rows[0])}", *lines[1:]))


def written_into(page: str, text: str) -> str:
    """The page with these tables instead of those it had; `ValueError` if it has no place for them."""
    before, after = page.index(BEGIN) + len(BEGIN), page.index(END)
    return f"{page[:before]}\n{text}\n{page[after:]}"
