"""`metroscribe simulate`: many matches of bots, and what they scored."""

import json
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path

from metroscribe.arena import Summary, play_matches
from metroscribe.bots import bot
from metroscribe.cli.loading import load_rules
from metroscribe.cli.preparing import prepare
from metroscribe.cli.progress import progress
from metroscribe.core.errors import UnknownName
from metroscribe.core.game import Options
from metroscribe.texts import Words


@dataclass(frozen=True, slots=True)
class Setup:
    """What the command line asked for."""

    game: str
    bots: tuple[str, ...]
    matches: int
    seed: str
    seats: int = 1
    modules: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    map_file: Path | None = None


def simulate_matches(words: Words, setup: Setup, as_json: bool) -> None:
    rules, words = load_rules(words, setup.game, setup.modules, setup.map_file)
    specs, matches, seed, seats = setup.bots, setup.matches, setup.seed, setup.seats
    if len(specs) not in (1, seats):
        raise UnknownName("error-bots-seats", bots=len(specs), seats=seats)
    specs = specs * seats if len(specs) == 1 else specs
    bots = [bot(spec, rules.info.id) for spec in specs]
    prepare(words, bots)
    started = time.perf_counter()
    rows: list[list[int]] = []
    try:
        with progress(words("cli-simulating", matches=matches), matches) as advance:
            for match in play_matches(rules, bots, matches, seed, Options(setup.options)):
                assert match.outcome is not None
                rows.append([score.total for score in match.outcome.scores])
                advance(1)
    finally:
        for player in bots:
            player.close()
    speed = matches / (time.perf_counter() - started)
    by_seat = [Summary.of([row[seat] for row in rows]) for seat in range(seats)]
    every = Summary.of([score for row in rows for score in row])
    if as_json:
        shown = {
            "game": rules.info.id,
            "rules": rules.info.rules,
            "map": rules.map_hash,
            "modules": rules.info.modules,
            "options": setup.options,
            "bots": specs,
            "matches": matches,
            "seed": seed,
            "mean": round(every.mean, 3),
            "standard_error": round(every.standard_error, 3),
            "best": every.best,
            "worst": every.worst,
            "matches_per_second": round(speed, 1),
            "seats": [asdict(summary) for summary in by_seat],
            "scores": rows,
        }
        print(json.dumps(shown))
    else:
        _print_table(words, specs, by_seat, speed)


def _print_table(words: Words, specs: tuple[str, ...], by_seat: list[Summary], speed: float) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for key in ("cli-seat-column", "cli-bot", "cli-mean", "cli-standard-error", "cli-best", "cli-worst"):
        table.add_column(words(key), justify="left" if key == "cli-bot" else "right")
    for seat, (spec, summary) in enumerate(zip(specs, by_seat, strict=True), 1):
        numbers = (
            f"{summary.mean:.2f}",
            f"{summary.standard_error:.2f}",
            str(summary.best),
            str(summary.worst),
        )
        table.add_row(str(seat), spec, *numbers)
    console = Console()
    console.print(table)
    console.print(f"{words('cli-speed')}: {speed:.0f}")
