"""`metroscribe arena`: bots compared on fixed seeds, and a page that shows how they differ."""

from pathlib import Path
from typing import Any

from metroscribe.cli.command import Argument, Choice, Number, Option, command
from metroscribe.cli.options import JOBS, JSON, MODULES, OWN_MAP, SEATS, TABLE_OPTIONS
from metroscribe.texts import Words


@command(
    "arena",
    "cli-arena-help",
    Argument("bots", "cli-value-bot", "cli-arena-bots-help", many=True),
    Option("--game", "cli-game-help", "cli-value-game", required=True),
    Option("--matches", "cli-matches-help", "cli-value-number", Number(1), 100),
    Option("--set", "cli-arena-set-help", kind=Choice(("dev", "confirm")), default="dev", into="which"),
    Option("--seed-set", "cli-arena-seeds-help", "cli-value-name", default="1", into="seeds"),
    SEATS,
    MODULES,
    TABLE_OPTIONS,
    OWN_MAP,
    JOBS,
    Option("--out", "cli-arena-out-help", "cli-value-folder", Path),
    Option("--mixed", "cli-arena-mixed-help"),
    JSON,
    section="cli-section-bots",
    example="beginner commuter --game {game}",
)
def arena(words: Words, as_json: bool, **asked: Any) -> None:
    from metroscribe.cli.arena import Setup, compare

    compare(words, Setup(**asked), as_json)
