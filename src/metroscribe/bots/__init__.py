"""Players that see what a player sees. A bot is named by a spec: `random`, `greedy:miss=0.3`, `beginner`."""

from metroscribe.bots.contract import FAULTS, UNLIMITED, Bot, Budget, Fault, Seen, play_turn, whole_turn
from metroscribe.bots.hurrying import in_time, quickly
from metroscribe.bots.spec import Spec, bot, levels, names, resolved

__all__ = [
    "FAULTS",
    "UNLIMITED",
    "Bot",
    "Budget",
    "Fault",
    "Seen",
    "Spec",
    "bot",
    "in_time",
    "levels",
    "names",
    "play_turn",
    "quickly",
    "resolved",
    "whole_turn",
]
