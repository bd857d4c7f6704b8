"""`metroscribe levels`: what the levels for people score in every game; measured, kept, told in the docs."""

from pathlib import Path
from typing import NamedTuple

from metroscribe import fast
from metroscribe.arena.levels import (
    LEAST_STEP,
    beginners_band,
    fitted,
    known_specs,
    measure,
    table,
    written_into,
)
from metroscribe.bots import bot
from metroscribe.bots.levels import FILE, LEVELS, Ladder, keep, ladders
from metroscribe.cli.preparing import prepare
from metroscribe.cli.progress import progress
from metroscribe.core.errors import MetroscribeError, NotAllowed
from metroscribe.games import registry
from metroscribe.records import check_target, save_text
from metroscribe.texts import Words

FITTED_BY = 2
"""The bots are chosen on this part of the matches that they are measured on."""


class Setup(NamedTuple):
    """What the command line asked for."""

    games: tuple[str, ...]
    matches: int
    jobs: int = 1
    fit: bool = False
    page: Path | None = None
    figures: Path = FILE


def measure_levels(words: Words, setup: Setup) -> None:
    """Each game is printed when it is done; with a page, page and figures are written after each."""
    games = [registry().find(game).id for game in setup.games] or sorted(registry())
    if (missing := fast.missing()) is not None:
        raise NotAllowed(missing.key, **missing.args)
    if setup.page is not None:
        check_target(setup.figures)
        _check_page(setup.page)
    prepare(words, [bot(LEVELS[-1])])
    for game in games:
        specs = (
            fitted(game, max(1, setup.matches // FITTED_BY), setup.jobs) if setup.fit else known_specs(game)
        )
        total = setup.matches * len(specs)
        with progress(words("cli-levels-measuring", game=game, matches=total), total) as advance:
            ladder = measure(game, specs, setup.matches, setup.jobs, advance).ladder
        print(f"{table({game: ladder})}\n", flush=True)
        for fault in faults(game, ladder):
            print(words(fault.text), flush=True)
        if setup.page is not None:
            keep({game: ladder}, setup.figures)
            page, told = setup.page.read_text(encoding="utf-8"), table(ladders(setup.figures))
            save_text(setup.page, written_into(page, told))


def faults(game: str, ladder: Ladder) -> list[MetroscribeError]:
    """What is not as people expect of the levels."""
    rules, levels = registry().load(game).rules(), ladder.levels
    low, high = beginners_band(rules)
    found = []
    if not low <= levels[LEVELS[0]].points.mean <= high:
        found.append(MetroscribeError("error-levels-band", game=game, level=LEVELS[0], low=low, high=high))
    for name, level in levels.items():
        if level.above is not None and level.above.mean < LEAST_STEP:
            found.append(MetroscribeError("error-levels-step", game=game, level=name, step=LEAST_STEP))
    return found


def _check_page(page: Path) -> None:
    check_target(page)
    try:
        written_into(page.read_text(encoding="utf-8"), "")
    except (OSError, ValueError) as error:
        raise MetroscribeError("error-levels-page", file=str(page)) from error
