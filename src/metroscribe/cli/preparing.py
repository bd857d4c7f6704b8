"""Bots that are about to play: made ready, with a sign of life, and asked what one should know of them."""

import sys
from collections.abc import Iterable

from metroscribe.bots import Bot
from metroscribe.texts import Words


def prepare(words: Words, bots: Iterable[Bot]) -> None:
    """What a bot has to say goes to the error stream; its `MetroscribeError` says that it cannot play."""
    from rich.console import Console

    console, said = Console(stderr=True, highlight=False), set[str]()
    with console.status(words("cli-preparing-bots")):
        for bot in bots:
            bot.prepare()
            said.update(map(words.say, bot.notices()))
    for notice in sorted(said):
        print(notice, file=sys.stderr)
