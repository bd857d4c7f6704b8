"""Bots at the table: they see what a player sees, and think outside the event loop."""

import secrets
from typing import Any

import structlog

from metroscribe.bots import Budget, Seen, in_time, quickly
from metroscribe.core.rng import Stream
from metroscribe.server.players import Players

log = structlog.get_logger()


def think(seen: Seen, spec: str, players: Players, budget: Budget) -> tuple[str, ...]:
    """All steps that the bot takes in the rest of the open turn, with chance of its own."""
    with players.seated(spec, seen.rules.info.id) as bot:
        steps, faults = in_time(bot, seen, _chance(), budget), bot.faults()
    for fault in faults:
        log.warning("bot at fault", bot=spec, fault=fault.kind, detail=fault.detail)
    return hurried(seen) if faults else _new(seen, steps)


def hurried(seen: Seen) -> tuple[str, ...]:
    """The same for a bot that did not come to an end: what scores most at once."""
    return _new(seen, quickly(seen, _chance()))


def _chance() -> Stream:
    return Stream(secrets.token_hex(16), "bot")


def _new(seen: Seen, steps: tuple[Any, ...]) -> tuple[str, ...]:
    """Without those that the seat had taken before."""
    return tuple(map(str, steps[len(seen.steps) :]))
