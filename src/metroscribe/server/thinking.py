"""Bots at the table: they see what a player sees, and think outside the event loop."""

import secrets

import structlog

from metroscribe.bots import Budget, Seen, whole_turn
from metroscribe.core.rng import Stream
from metroscribe.server.players import Players

log = structlog.get_logger()


def think(seen: Seen, spec: str, players: Players, budget: Budget) -> tuple[str, ...]:
    """All steps that the bot takes in the rest of the open turn, with chance of its own."""
    stream = Stream(secrets.token_hex(16), "bot")
    with players.seated(spec, seen.rules.info.id) as bot:
        steps = whole_turn(bot, seen, stream, budget)
        for fault in bot.faults():
            log.warning("bot at fault", bot=spec, fault=fault.kind, detail=fault.detail)
    return tuple(map(str, steps[len(seen.steps) :]))
