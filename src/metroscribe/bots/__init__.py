"""Players that see what a player sees. A bot is named by a spec: `random`, `greedy`."""

from metroscribe.bots.spec import Bot, bot, names

__all__ = ["Bot", "bot", "names"]
