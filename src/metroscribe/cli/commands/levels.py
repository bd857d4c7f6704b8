"""`metroscribe levels`: what the levels for people score in every game; measured, kept, told in the docs."""

from pathlib import Path
from typing import Any

from metroscribe.cli.command import Argument, Number, Option, command
from metroscribe.cli.options import JOBS
from metroscribe.texts import Words


@command(
    "levels",
    "cli-levels-help",
    Argument("games", "cli-value-game", "cli-levels-games-help", required=False, many=True),
    Option("--matches", "cli-levels-matches-help", "cli-value-number", Number(2), 200),
    JOBS,
    Option("--fit", "cli-levels-fit-help"),
    Option("--page", "cli-levels-page-help", "cli-value-file", Path),
    section="cli-section-bots",
    example="{game} --jobs 2",
)
def levels(words: Words, **asked: Any) -> None:
    from metroscribe.cli.levels import Setup, measure_levels

    measure_levels(words, Setup(**asked))
