"""Levels for people, the weakest first, each the spec of a bot; a better bot is put in here alone."""

from collections.abc import Mapping

LEVELS: Mapping[str, str] = {
    "beginner": "greedy:miss=0.3",
    "commuter": "greedy",
    "conductor": "mcts:sims=320",
    "mastermind": "learned:depth=3,effort=40000",
}
