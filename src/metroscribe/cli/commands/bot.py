"""`metroscribe bot`: a bot of ours as a program that speaks the line protocol."""

import sys

from metroscribe.cli.command import Argument, command
from metroscribe.texts import Words


@command(
    "bot",
    "cli-speak-help",
    Argument("spec", "cli-value-bot", "cli-spec-help"),
    section="cli-section-bots",
    example="greedy:miss=0.3",
)
def speak(_: Words, spec: str) -> None:
    """It speaks to programs, in no language of people."""
    from metroscribe.bots.speaking import Speaker

    def write(line: str) -> None:
        print(line, flush=True)

    Speaker(spec, write).listen(sys.stdin)
