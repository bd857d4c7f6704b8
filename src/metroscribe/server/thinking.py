"""Bots at the table: they see what a player sees, and think outside the event loop."""

import secrets
from typing import Any

from metroscribe.bots import bot
from metroscribe.core.game import AnyRules
from metroscribe.core.rng import Stream


def think(rules: AnyRules, table: Any, sheet: Any, spec: str) -> tuple[str, ...]:
    """All steps that the bot takes in the open turn, with chance of its own."""
    player, stream = bot(spec), Stream(secrets.token_hex(16), "bot")
    chosen = []
    while moves := rules.legal(table, sheet):
        move = player(rules, table, sheet, moves, stream)
        sheet = rules.step(table, sheet, move)
        chosen.append(str(move))
    return tuple(chosen)
