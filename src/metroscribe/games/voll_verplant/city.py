"""A city's folder becomes a game: `city.toml` (which deck, what is known of the plan) and `map.toml`."""

import re
from collections.abc import Collection, Iterable, Mapping
from functools import cached_property, partial
from pathlib import Path
from typing import Any

from metroscribe.core.city import CityFolder
from metroscribe.core.game import GameInfo, chosen_modules
from metroscribe.core.mapfile import MapFile
from metroscribe.core.teaching import Teaching
from metroscribe.games.voll_verplant import shapes
from metroscribe.games.voll_verplant.deck import Deck
from metroscribe.games.voll_verplant.facts import RINGS, check_plan
from metroscribe.games.voll_verplant.plan import Plan
from metroscribe.games.voll_verplant.planfile import read_plan
from metroscribe.games.voll_verplant.rules import DECKS, VollVerplant
from metroscribe.games.voll_verplant.setting import EXPERT

EDITIONS = Path(__file__).with_name("decks.toml")
DECK_NAME = re.compile(r"[a-z0-9-]+")
HIGHEST = 99
"""Of a card's value, and of cards of a kind."""


class City(CityFolder):
    city_shape, map_shape, seats = shapes.CITY, shapes.MAP, (1, 6)

    def __init__(self, folder: Path, game: str, map_file: Path | None = None) -> None:
        super().__init__(folder, game, map_file)
        for name, known in self.file.get("facts", {}).items():
            if name != RINGS and len(known) != 2:
                self.file.fail_at(f"facts.{name}", "facts-range", key=name)

    @cached_property
    def plan(self) -> Plan:
        file = self.read_map()
        plan = read_plan(file)
        check_plan(file, plan, self.file.get("facts", {}))
        return plan

    @cached_property
    def decks(self) -> Mapping[str, Deck]:
        """The one the city is played with first, then the other editions and its own."""
        editions, own = MapFile.read(EDITIONS).get("decks"), self.file.get("decks", {})
        known = {**editions, **own}
        first = self.file.get("deck")
        if first not in known:
            self.file.fail_at("deck", "unknown-deck", name=first, candidates=", ".join(known))
        for name, data in own.items():
            if name in editions:
                self.file.fail_at(f"decks.{name}", "deck-known", name=name)
            self._check_deck(name, data)
        return {name: Deck.of(name, known[name]) for name in (first, *(n for n in known if n != first))}

    def _check_deck(self, name: str, data: Mapping[str, Any]) -> None:
        fail = partial(self.file.fail_at, f"decks.{name}", name=name)
        if not DECK_NAME.fullmatch(name):
            fail("deck-name")
        values = [*data["numbers"], *data.get("express", [])]
        counts = [data.get(key, 0) for key in ("transfers", "free_rides")]
        if not all(1 <= value <= HIGHEST for value in values) or not all(0 <= n <= HIGHEST for n in counts):
            fail("deck-values", highest=HIGHEST)
        if data.get("reshuffle") not in (None, *data["numbers"]):
            fail("deck-reshuffle")
        if not Deck.of(name, data).signs:
            fail("deck-fills")

    @property
    def known_modules(self) -> Collection[str]:
        return (EXPERT,)

    @property
    def info(self) -> GameInfo:
        return self._info((EXPERT,) if self.plan.special else ())

    def rules(self, modules: Iterable[str] = ()) -> VollVerplant:
        chosen = chosen_modules(self.info, modules)
        teaching = Teaching.of(self.file.get("guide", {}))
        return VollVerplant(self._info(chosen), self.plan, self.decks, teaching)

    def check(self) -> None:
        """Everything that can be found out without playing."""
        self.rules(self.info.modules)

    def _info(self, modules: tuple[str, ...]) -> GameInfo:
        return self.info_with(modules, {DECKS: tuple(self.decks)})
