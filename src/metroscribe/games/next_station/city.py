"""A city's folder becomes a game: `city.toml` (deck, scoring, modules, facts), `map.toml`, `extra.py`."""

import importlib.util
import sys
from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from metroscribe.core.errors import NotAllowed, UnknownName
from metroscribe.core.game import Credits, GameInfo
from metroscribe.core.mapfile import MapFile
from metroscribe.core.registry import CITY_FILE
from metroscribe.games.next_station import terms
from metroscribe.games.next_station.board import Board
from metroscribe.games.next_station.boardfile import read_board
from metroscribe.games.next_station.deck import Deck
from metroscribe.games.next_station.facts import FACTS, check_board
from metroscribe.games.next_station.modules import Module, Objective, Objectives, SpecialStations
from metroscribe.games.next_station.rules import NextStation

FAMILY = "next-station"
MAP_FILE = "map.toml"
EXTRA_FILE = "extra.py"
MODULES = (Objectives.name, SpecialStations.name)


class City:
    """Reads its files when they are needed, and checks all of them before there are any rules."""

    def __init__(self, folder: Path, game: str, map_file: Path | None = None) -> None:
        self.folder, self.id = folder, game
        self.file = MapFile.read(folder / CITY_FILE)
        self.map_file = map_file or folder / MAP_FILE
        self.pencils = tuple(self.file.get("pencils", list))

    @cached_property
    def extra(self) -> Any:
        return _extra(self.folder, self.id)

    @cached_property
    def board(self) -> Board:
        file = MapFile.read(self.map_file)
        board = read_board(file)
        facts = self.file.get("facts", dict, {})
        for name in facts:
            if name not in FACTS:
                self.file.fail("unknown-fact", name, name=name, candidates=", ".join(FACTS))
        check_board(file, board, self.pencils, facts)
        return board

    @property
    def info(self) -> GameInfo:
        return self._info(tuple(name for name in MODULES if name in self.file.get("modules", dict, {})))

    def with_map(self, map_file: Path) -> "City":
        """The same city on a map of somebody's own."""
        return City(self.folder, self.id, map_file)

    def rules(self, modules: Iterable[str] = ()) -> NextStation:
        names = tuple(modules)
        known = self.info.modules
        for name in names:
            if name not in known:
                raise UnknownName(
                    "error-unknown-module", name=name, game=self.id, candidates=", ".join(known)
                )
            if names.count(name) > 1:
                raise NotAllowed("error-module-twice", name=name)
        chosen = tuple(name for name in known if name in names)
        return NextStation(
            info=self._info(chosen),
            board=self.board,
            deck=self._deck(),
            pencils=self.pencils,
            joker_doubles=self.file.get("deck.joker_doubles", bool, False),
            terms=tuple(self._make("term", terms.TERMS, data) for data in self.file.get("scoring", list, [])),
            modules=tuple(self._module(name) for name in chosen),
            bands=tuple(self.file.get("solo.bands", list)),
        )

    def _info(self, modules: tuple[str, ...]) -> GameInfo:
        return GameInfo(
            id=self.id,
            family=FAMILY,
            city=self.folder.name,
            rules=self.file.get("rules", int),
            seats=(1, 4),
            modules=modules,
            credits=Credits(
                self.file.get("credits.title", str),
                self.file.get("credits.designer", str),
                self.file.get("credits.publisher", str),
                self.file.get("credits.year", int),
            ),
        )

    def _deck(self) -> Deck:
        try:
            deck = Deck.of(self.file.get("deck.cards", list), self.file.get("deck.closing", dict))
        except ValueError as error:
            self.file.fail("unknown-card", str(error), card=str(error))
        if not deck.ends:
            self.file.fail("deck-never-ends", self.file.line_of_key("closing"))
        return deck

    def _module(self, name: str) -> Module:
        settings = dict(self.file.get(f"modules.{name}", dict))
        try:
            if name == SpecialStations.name:
                return SpecialStations(**settings)
            self.file.get(f"modules.{name}.cards", dict)
            cards = {key: self._objective(key, data) for key, data in settings.pop("cards").items()}
            return Objectives(cards, **settings)
        except (TypeError, ValueError) as error:
            self.file.fail("module-settings", f"[modules.{name}]", name=name, reason=str(error))

    def _objective(self, name: str, data: Any) -> Objective:
        least = self.file.get(f"modules.{Objectives.name}.cards.{name}.at_least", int)
        return Objective(self._make("measure", terms.MEASURES, data, drop="at_least"), least)

    def _make(self, kind: str, known: Mapping[str, type], data: Mapping[str, Any], drop: str = "") -> Any:
        """The term or measure that the data names, of the family or of the city, with its parameters."""
        own = getattr(self.extra, f"{kind.upper()}S", {})
        name = data.get(kind)
        made = {**known, **own}.get(name)
        if made is None:
            names = ", ".join(sorted({**known, **own}))
            self.file.fail("unknown-term", str(name), name=str(name), candidates=names)
        parameters = {key: _numbered(value) for key, value in data.items() if key not in (kind, drop)}
        try:
            return made(**parameters)
        except TypeError as error:
            self.file.fail("term-parameters", str(name), name=str(name), reason=str(error))


def _numbered(value: Any) -> Any:
    """TOML keys are text; a table keyed by numbers becomes one."""
    if isinstance(value, dict) and all(key.isdigit() for key in value):
        return {int(key): item for key, item in value.items()}
    return value


def _extra(folder: Path, game: str) -> Any:
    """What only this city has, or None."""
    file = folder / EXTRA_FILE
    if not file.exists():
        return None
    spec = importlib.util.spec_from_file_location(f"metroscribe_extra_of_{game.replace('/', '_')}", file)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def load(folder: Path, game: str) -> City:
    return City(folder, game)
