"""The games that this server can play: rules by what a table was opened with, kept once they are loaded."""

import tempfile
from functools import lru_cache
from pathlib import Path

from metroscribe.core.errors import BadFile, MetroscribeError
from metroscribe.core.game import GameInfo
from metroscribe.core.registry import Game, Registry
from metroscribe.core.rules import AnyRules
from metroscribe.core.text import Text
from metroscribe.games import registry
from metroscribe.server.match import events as ev

KEPT = 256
LONGEST_LINE = 400
"""Of a map of somebody's own: reading TOML takes the square of the parts of a key."""
MOST_LINES = 1000
"""What is wrong is looked for line by line; the maps of printed games have less than 250."""


class Library:
    def __init__(self) -> None:
        self.registry: Registry = registry()
        self._kept = lru_cache(KEPT)(self._rules)

    def infos(self) -> list[GameInfo]:
        return [self.registry.load(name).info for name in self.registry]

    def rules(
        self, game: str, modules: tuple[str, ...], map_text: str, version: int | None = None
    ) -> AnyRules:
        """By the newest version, or by this one.

        `MetroscribeError` where there is no such game, version, module, or the map has a fault.
        """
        place = self.registry.find(game, version)
        return self._kept(place.id, place.rules, modules, map_text)

    def _rules(self, game: str, version: int, modules: tuple[str, ...], map_text: str) -> AnyRules:
        found = self.registry.load(game, version)
        return _on_own_map(found, modules, map_text) if map_text else found.rules(modules)

    def of(self, opened: ev.Opened) -> AnyRules | None:
        """The rules a match was begun with, or None if they are not here, or on another map."""
        try:
            rules = self.rules(opened.game, opened.modules, opened.map_text, opened.rules)
        except MetroscribeError:
            return None
        return rules if rules.map_hash == opened.map_hash else None


def _on_own_map(game: Game, modules: tuple[str, ...], text: str) -> AnyRules:
    """A map of somebody's own is a file only while it is read; it stays in the log of its match."""
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        raise MetroscribeError("error-own-map", line=0, fault=Text("fault-lines-many", {"most": MOST_LINES}))
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            fault = Text("fault-line-long", {"most": LONGEST_LINE})
            raise MetroscribeError("error-own-map", line=number, fault=fault)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "map.toml"
        file.write_text(text, encoding="utf-8")
        try:
            own = game.with_map(file)
            rules = own.rules(modules)
            own.check()
        except BadFile as bad:
            raise MetroscribeError("error-own-map", line=bad.line or 0, fault=bad.fault) from bad
    return rules
