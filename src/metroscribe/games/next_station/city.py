"""A city's folder becomes a game: `city.toml` (deck, score pad, modules, facts), `map.toml`, `extra.py`."""

import importlib.util
import sys
import traceback
from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from metroscribe.core.errors import BadFile
from metroscribe.core.game import Credits, GameInfo, chosen_modules
from metroscribe.core.mapfile import MapFile
from metroscribe.core.registry import CITY_FILE
from metroscribe.core.shape import check_shape
from metroscribe.core.text import Text
from metroscribe.games.next_station import shapes
from metroscribe.games.next_station.board import Board
from metroscribe.games.next_station.boardfile import read_board
from metroscribe.games.next_station.deck import Deck
from metroscribe.games.next_station.facts import check_board
from metroscribe.games.next_station.modules import DISCOURAGED, MODULES, Module, Objectives
from metroscribe.games.next_station.modules.objectives import GOAL_POINTS
from metroscribe.games.next_station.padfile import PadReader
from metroscribe.games.next_station.rules import PENCILS, NextStation
from metroscribe.games.next_station.scoring import LinePoints
from metroscribe.games.next_station.setting import Setting
from metroscribe.games.next_station.table import PLACES
from metroscribe.games.next_station.tallies import KINDS

MAP_FILE = "map.toml"
EXTRA_FILE = "extra.py"


class City:
    """Reads its files when they are needed, and checks all of them before there are any rules."""

    def __init__(self, folder: Path, game: str, map_file: Path | None = None) -> None:
        self.folder, self.id = folder, game
        self.map_file = map_file or folder / MAP_FILE
        self.file = MapFile.read(folder / CITY_FILE)
        check_shape(self.file, shapes.CITY)
        self.pencils = tuple(self.file.get("pencils"))
        if len(set(self.pencils)) != PLACES or len(self.pencils) != PLACES:
            self.file.fail("pencils", self.file.line_of_key("pencils"), count=PLACES)
        bands = self.file.get("solo.bands")
        if bands != sorted(set(bands)):
            self.file.fail("bands", self.file.line_of_key("solo.bands"))

    @cached_property
    def extra(self) -> Any:
        return _extra(self.folder, self.id)

    @cached_property
    def board(self) -> Board:
        file = MapFile.read(self.map_file)
        check_shape(file, shapes.MAP)
        board = read_board(file)
        lines = max(1, len(self.file.get("deck.lines", ())))
        check_board(file, board, self.pencils, lines, self.file.get("facts", {}))
        return board

    @property
    def info(self) -> GameInfo:
        """Its own modules, and those that travel where it takes guests."""
        own, guests = self.file.get("modules", {}), self.file.get("guests", True)
        offered = (
            name
            for name, module in self._modules.items()
            if not module.always and (name in own or (guests and module.travels))
        )
        return self._info(tuple(offered))

    @cached_property
    def _modules(self) -> Mapping[str, type[Module]]:
        """By name those of the family, then the city's own."""
        known = {**MODULES, **getattr(self.extra, "MODULES", {})}
        for name in self.file.get("modules", {}):
            if name not in known:
                near, names = self.file.line_of_key(f"modules.{name}"), ", ".join(known)
                self.file.fail("unknown-key", near, key=f"modules.{name}", candidates=names)
        return known

    def with_map(self, map_file: Path) -> "City":
        """The same city on a map of somebody's own."""
        return City(self.folder, self.id, map_file)

    def rules(self, modules: Iterable[str] = ()) -> NextStation:
        chosen = chosen_modules(self.info, modules, elsewhere=MODULES)
        played = (name for name, module in self._modules.items() if name in chosen or module.always)
        setting = Setting(
            self.board,
            self._deck(),
            self.pencils,
            LinePoints(**self.file.get("line", {})),
            tuple(self._pad.row(data) for data in self.file.get("pad.rows", [])),
        )
        bands = tuple(self.file.get("solo.bands"))
        return NextStation(self._info(chosen), setting, tuple(map(self._module, played)), bands)

    def check(self) -> None:
        """Everything that can be found out without playing: all modules, and what their data speaks of."""
        self.rules(self.info.modules)
        goals = self.file.get(f"modules.{Objectives.name}.cards", {})
        for data in (*self.file.get("pad.rows", []), *goals.values()):
            self._pad.check_names(data)

    def _info(self, modules: tuple[str, ...]) -> GameInfo:
        credits, (family, city) = self.file.get("credits"), self.id.split("/")
        return GameInfo(
            id=self.id,
            family=family,
            city=city,
            rules=self.file.get("rules"),
            seats=(1, PLACES),
            modules=modules,
            guests=tuple(name for name in modules if name not in self.file.get("modules", {})),
            discouraged=tuple(tuple(sorted(mix)) for mix in DISCOURAGED if mix <= set(modules)),
            options={PENCILS: ()},
            credits=Credits(**credits),
        )

    def _deck(self) -> Deck:
        try:
            deck = Deck.of(**{**self.file.get("deck"), "lines": tuple(self.file.get("deck.lines", ()))})
        except ValueError as error:
            self.file.fail("unknown-card", f'"{error}"', card=str(error))
        if len(deck.lines) not in (0, 2):
            self.file.fail("deck-lines", self.file.line_of_key("deck.lines"))
        for suit in (*deck.lines, *deck.closing):
            if all(card.suit != suit for card in deck.cards.values()):
                self.file.fail("deck-suit", self.file.line_of_key("deck"), suit=suit)
        if not deck.ends or min(deck.closing.values()) < 1:
            self.file.fail("deck-never-ends", self.file.line_of_key("deck.closing"))
        return deck

    def _module(self, name: str) -> Module:
        settings = dict(self.file.get(f"modules.{name}", {}))
        if name != Objectives.name:
            return self._own_module(name, settings)
        points = settings.pop("points", GOAL_POINTS)
        cards = {key: self._pad.objective(key, data, points) for key, data in settings.pop("cards").items()}
        if settings.get("dealt", 1) not in range(1, len(cards) + 1):
            self.file.fail(
                "objectives-dealt", self.file.line_of_key(f"modules.{name}.dealt"), count=len(cards)
            )
        return Objectives(cards, **settings)

    def _own_module(self, name: str, settings: Mapping[str, Any]) -> Module:
        try:
            return self._modules[name](**settings)
        except Exception as error:  # a city's own code may do anything
            near, reason = self.file.line_of_key(f"modules.{name}"), f"{type(error).__name__}: {error}"
            self.file.fail("module-settings", near, name=name, reason=reason)

    @cached_property
    def _pad(self) -> PadReader:
        return PadReader(self.file, self.board, {**KINDS, **getattr(self.extra, "TALLIES", {})})


def _extra(folder: Path, game: str) -> Any:
    """What only this city has, or None."""
    file = folder / EXTRA_FILE
    if not file.exists():
        return None
    name = "_".join(("metroscribe_extra_of", *game.split("/"), folder.name))
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except SyntaxError as error:
        raise BadFile(file, Text("fault-extra", {"reason": error.msg}), error.lineno) from error
    except Exception as error:  # a city's own code may do anything
        lines = [f.lineno for f in traceback.extract_tb(error.__traceback__) if f.filename == str(file)]
        reason = f"{type(error).__name__}: {error}"
        raise BadFile(file, Text("fault-extra", {"reason": reason}), lines[-1] if lines else None) from error
    return module
