"""`metroscribe play`: a match in the terminal, alone or against bots, with seeded or real cards."""

from pathlib import Path
from typing import Any

from metroscribe.cli.command import Argument, Option, command
from metroscribe.cli.options import MODULES, OWN_MAP, SEATS, TABLE_OPTIONS
from metroscribe.texts import Words


@command(
    "play",
    "cli-play-help",
    Argument("game", "cli-value-game", "cli-play-game-help", required=False),
    MODULES,
    SEATS,
    Option("--bot", "cli-opponent-help", "cli-value-bot", default="greedy"),
    Option("--seed", "cli-play-seed-help", "cli-value-seed"),
    TABLE_OPTIONS,
    OWN_MAP,
    Option("--resume", "cli-resume-help", "cli-value-file", Path),
    Option("--record", "cli-record-help", "cli-value-file", Path),
    Option("--real-cards", "cli-real-help"),
    section="cli-section-play",
    example="{game} --seats 3 --bot beginner",
)
def play(words: Words, **asked: Any) -> None:
    from metroscribe.cli.play import Setup, play_terminal

    play_terminal(words, Setup(**asked))
