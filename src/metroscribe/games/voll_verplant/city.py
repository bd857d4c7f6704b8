"""A city's folder becomes a game: `city.toml` (which deck, what is known of the plan) and `map.toml`."""

import re
from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from metroscribe.core.game import Credits, GameInfo, chosen_modules
from metroscribe.core.mapfile import MapFile
from metroscribe.core.registry import CITY_FILE
from metroscribe.core.shape import check_shape
from metroscribe.games.voll_verplant import shapes
from metroscribe.games.voll_verplant.deck import Deck
from metroscribe.games.voll_verplant.facts import RINGS, check_plan
from metroscribe.games.voll_verplant.plan import Plan
from metroscribe.games.voll_verplant.planfile import read_plan
from metroscribe.games.voll_verplant.rules import DECKS, VollVerplant
from metroscribe.games.voll_verplant.setting import EXPERT

MAP_FILE = "map.toml"
EDITIONS = Path(__file__).with_name("decks.toml")
SEATS = (1, 6)
DECK_NAME = re.compile(r"[a-z0-9-]+")
HIGHEST = 99
"""Of a card's value, and of cards of a kind."""
RANGE = 2
"""Lowest and highest."""


class City:
    """Reads its files when they are needed, and checks all of them before there are any rules."""

    def __init__(self, folder: Path, game: str, map_file: Path | None = None) -> None:
        self.folder, self.id = folder, game
        self.map_file = map_file or folder / MAP_FILE
        self.file = MapFile.read(folder / CITY_FILE)
        check_shape(self.file, shapes.CITY)
        for name, known in self.file.get("facts", {}).items():
            if name != RINGS and len(known) != RANGE:
                self.file.fail("facts-range", self.file.line_of_key(f"facts.{name}"), key=name)

    @cached_property
    def plan(self) -> Plan:
        file = MapFile.read(self.map_file)
        check_shape(file, shapes.MAP)
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
            near = self.file.line_of_key("deck")
            self.file.fail("unknown-deck", near, name=first, candidates=", ".join(known))
        for name, data in own.items():
            if name in editions:
                self.file.fail("deck-known", self.file.line_of_key(f"decks.{name}"), name=name)
            self._check_deck(name, data)
        return {name: Deck.of(name, known[name]) for name in (first, *(n for n in known if n != first))}

    def _check_deck(self, name: str, data: Mapping[str, Any]) -> None:
        near = self.file.line_of_key(f"decks.{name}")
        if not DECK_NAME.fullmatch(name):
            self.file.fail("deck-name", near, name=name)
        values = [*data["numbers"], *data.get("express", [])]
        counts = [data.get(key, 0) for key in ("transfers", "free_rides")]
        if not all(1 <= value <= HIGHEST for value in values) or not all(0 <= n <= HIGHEST for n in counts):
            self.file.fail("deck-values", near, name=name, highest=HIGHEST)
        if data.get("reshuffle") not in (None, *data["numbers"]):
            self.file.fail("deck-reshuffle", near, name=name)
        if not Deck.of(name, data).signs:
            self.file.fail("deck-fills", near, name=name)

    @property
    def info(self) -> GameInfo:
        return self._info((EXPERT,) if self.plan.special else ())

    def with_map(self, map_file: Path) -> "City":
        return City(self.folder, self.id, map_file)

    def rules(self, modules: Iterable[str] = ()) -> VollVerplant:
        chosen = chosen_modules(self.info, modules)
        return VollVerplant(self._info(chosen), self.plan, self.decks)

    def check(self) -> None:
        """Everything that can be found out without playing."""
        self.rules(self.info.modules)

    def _info(self, modules: tuple[str, ...]) -> GameInfo:
        family, city = self.id.split("/")
        return GameInfo(
            id=self.id,
            family=family,
            city=city,
            rules=self.file.get("rules"),
            seats=SEATS,
            modules=modules,
            guests=(),
            discouraged=(),
            options={DECKS: tuple(self.decks)},
            credits=Credits(**self.file.get("credits")),
        )
