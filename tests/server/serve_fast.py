"""The server with limits for machines, which choose faster than people, and a bot that takes its time."""

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from metroscribe.bots import UNLIMITED, Bot, Budget, Seen, spec
from metroscribe.cli.serve import serve
from metroscribe.core.rng import Stream
from metroscribe.search import warmup
from metroscribe.search.warmup import Kernels
from metroscribe.server.chance import Chance
from metroscribe.server.config import Config
from metroscribe.server.host import tables
from metroscribe.server.match import presence
from metroscribe.texts import Words

SLOW, SECONDS = "slow", 3


class Slow(Bot):
    def answer(self, seen: Seen, stream: Stream, budget: Budget = UNLIMITED) -> tuple[Any, ...]:
        time.sleep(SECONDS)
        return seen.moves[:1]


def repeating(words: str) -> Callable[[], Chance]:
    stream = Stream(words, "server")
    return lambda: Chance(lambda size: bytes(stream.below(256) for _ in range(size)))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--data", type=Path)
    parser.add_argument("--idle", type=float, default=presence.IDLE)
    parser.add_argument("--compiler", help="the program that compiles, as Python")
    parser.add_argument("--bot-pace", default="at-once")
    parser.add_argument(
        "--repeat", help="codes, ids and secrets are the same in each run with the same words here"
    )
    parser.add_argument("--imprint", type=Path)
    parser.add_argument("--privacy", type=Path)
    asked = parser.parse_args()
    if asked.compiler:
        warmup.KERNELS = Kernels((sys.executable, "-c", asked.compiler), lambda: asked.data)
    if asked.repeat:
        vars(tables)["Chance"] = repeating(asked.repeat)
    presence.IDLE = asked.idle
    spec.MAKERS = {**spec.MAKERS, SLOW: spec.Maker(Slow, {})}
    serve(
        Words("en"),
        Config(
            folder=asked.data,
            port=asked.port,
            messages_per_second=10_000,
            burst=10_000,
            tables_per_hour=100_000,
            sockets_per_address=100_000,
            visits=1_000_000,
            loop_seconds=1_000_000,
            unattended_pause=0,
            bot_pace=asked.bot_pace,
            imprint=asked.imprint,
            privacy=asked.privacy,
        ),
    )


if __name__ == "__main__":
    main()
