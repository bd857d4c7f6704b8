"""Metroscribe: flip-and-write subway games, exact and open.

>>> import metroscribe
>>> name = next(iter(metroscribe.registry()))
>>> rules = metroscribe.game(name).rules()
>>> match = metroscribe.Match(rules, metroscribe.Seeded(7), seats=2)
>>> match.seats, len(match.cards)
(2, 1)
"""

from metroscribe.core.dealer import Person, Scripted, Seeded
from metroscribe.core.errors import BadFile, MetroscribeError, NotAllowed, NotNotation, NotNow, UnknownName
from metroscribe.core.match import Match
from metroscribe.core.registry import Game
from metroscribe.games import registry

__version__ = "0.1.0"
__all__ = [
    "BadFile",
    "Game",
    "Match",
    "MetroscribeError",
    "NotAllowed",
    "NotNotation",
    "NotNow",
    "Person",
    "Scripted",
    "Seeded",
    "UnknownName",
    "game",
    "registry",
]


def game(name: str, rules: int | None = None) -> Game:
    """A game by `family/city`, or by city alone where only one family has it; `rules`: an older version."""
    return registry().load(name, rules)
