"""`metroscribe arena`: bots compared on fixed seeds, and a page that shows how they differ."""

import json
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from metroscribe.arena.comparison import Comparison, known_set, specs_of
from metroscribe.arena.figures import Figures
from metroscribe.arena.report import between, faults_of, plain, signed, write_report
from metroscribe.arena.results import FILE, Results
from metroscribe.arena.running import run
from metroscribe.bots import bot as bot_of
from metroscribe.cli.loading import load_rules
from metroscribe.cli.preparing import prepare
from metroscribe.cli.progress import progress
from metroscribe.core.dealer import Seeded
from metroscribe.core.errors import UnknownName
from metroscribe.core.game import Options
from metroscribe.core.match import Match
from metroscribe.records import save_text
from metroscribe.texts import Words

REPORT, FIGURES = "report.html", "figures.json"

Grid = tuple[Sequence[str], Sequence[Sequence[str]]]
"""The headings of a table and its rows."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What the command line asked for."""

    bots: tuple[str, ...]
    game: str
    matches: int
    which: str = "dev"
    seeds: str = "1"
    seats: int = 1
    modules: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    map_file: Path | None = None
    jobs: int = 1
    out: Path | None = None
    mixed: bool = False


def compare(words: Words, setup: Setup, as_json: bool) -> None:
    comparison, words = _judged(words, setup)
    total = comparison.matches * len(comparison.lineups)
    with Results(comparison.head(), setup.out, setup.mixed) as results:
        with progress(words("cli-simulating", matches=total), total) as advance:
            run(comparison, results, setup.jobs, advance)
        figures = Figures.of(comparison, results.rows)
    told = {**comparison.head(), "matches": comparison.matches, **figures.as_json()}
    if setup.out is not None:
        save_text(setup.out / FIGURES, f"{json.dumps(told, indent=2)}\n")
        save_text(setup.out / REPORT, write_report(words, comparison, figures, _command(setup)))
    if as_json:
        print(json.dumps(told))
        return
    _print(words, figures)
    if setup.out is not None:
        print(words("cli-arena-kept", results=str(setup.out / FILE), report=str(setup.out / REPORT)))


def _judged(words: Words, setup: Setup) -> tuple[Comparison, Words]:
    """What can be wrong is found before anything is played or written."""
    rules, words = load_rules(words, setup.game, setup.modules, setup.map_file)
    if not setup.bots:
        raise UnknownName("error-arena-bots")
    comparison = Comparison(
        rules.info.id,
        specs_of(setup.bots, rules.info.id),
        setup.matches,
        known_set(setup.which),
        setup.seeds,
        setup.seats,
        rules.info.modules,
        setup.options,
        setup.map_file,
    )
    Match(rules, Seeded("judged"), setup.seats, Options(setup.options))
    for spec in comparison.bots:
        tried = bot_of(spec)
        try:
            prepare(words, [tried])
        finally:
            tried.close()
    return comparison, words


def _command(setup: Setup) -> str:
    """The command that plays this again."""
    words = ["metroscribe", "arena", *setup.bots, "--game", setup.game, "--matches", str(setup.matches)]
    words += ["--set", setup.which, "--seed-set", setup.seeds]
    if setup.seats != 1:
        words += ["--seats", str(setup.seats)]
    for module in setup.modules:
        words += ["--module", module]
    for name, value in setup.options.items():
        words += ["--option", f"{name}={value}"]
    if setup.map_file is not None:
        words += ["--map", str(setup.map_file)]
    return shlex.join(words)


def _print(words: Words, figures: Figures) -> None:
    _show(*_bots(words, figures))
    if figures.differences:
        print()
        _show(*_differences(words, figures))


def _show(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """What is in the cells stays together; headings and names may take two lines."""
    from rich.console import Console
    from rich.table import Table

    shown = Table(box=None, pad_edge=False)
    for number, (head, *cells) in enumerate(zip(heads, *rows, strict=True)):
        least = max(map(len, cells)) if number else None
        shown.add_column(head, justify="right" if number else "left", overflow="fold", min_width=least)
    for row in rows:
        shown.add_row(*row)
    Console().print(shown)


def _bots(words: Words, figures: Figures) -> Grid:
    """Faults only where there are any; the report has all."""
    wins, faults = (any(found) for found in zip(*((b.wins, b.faults) for b in figures.bots), strict=True))
    heads = ["cli-bot", "cli-arena-mean", "cli-arena-interval", *["cli-arena-win-share"] * wins]
    heads += ["cli-arena-turn-time", *["cli-arena-faults"] * faults]
    rows = []
    for bot in figures.bots:
        points = bot.points
        row = [bot.spec, f"{plain(points.mean)} ± {points.standard_error:.2f}", between(points)]
        row += [f"{100 * bot.wins.mean:.1f} %"] if bot.wins else []
        rows.append([*row, f"{bot.time:.3g} ms", *([faults_of(words, bot)] if faults else [])])
    return [words(key) for key in heads], rows


def _differences(words: Words, figures: Figures) -> Grid:
    heads = ("cli-arena-pair", "cli-arena-mean", "cli-arena-interval", "cli-arena-shares")
    rows = []
    for difference in figures.differences:
        points = difference.points
        shares = f"{difference.better} / {difference.equal} / {difference.worse}"
        row = (f"{signed(points.mean)} ± {points.standard_error:.2f}", between(points, signed), shares)
        rows.append([f"{difference.one} − {difference.other}", *row])
    return [words(key) for key in heads], rows
