"""`metroscribe simulate`: many matches of bots, and what they scored."""

from typing import Any

from metroscribe.cli.command import Number, Option, command
from metroscribe.cli.options import GAME, JSON, MODULES, OWN_MAP, SEATS, TABLE_OPTIONS
from metroscribe.texts import Words


@command(
    "simulate",
    "cli-simulate-help",
    GAME,
    Option("--bot", "cli-bot-help", "cli-value-bot", default="random", into="bots", gather=tuple),
    Option("--matches", "cli-matches-help", "cli-value-number", Number(1), 100),
    Option("--seed", "cli-seed-help", "cli-value-seed", default="1"),
    SEATS,
    MODULES,
    TABLE_OPTIONS,
    OWN_MAP,
    JSON,
    section="cli-section-bots",
    example="{game} --bot greedy --matches 200",
)
def simulate(words: Words, as_json: bool, **asked: Any) -> None:
    from metroscribe.cli.simulate import Setup, simulate_matches

    simulate_matches(words, Setup(**asked), as_json)
