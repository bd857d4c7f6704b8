"""A city's folder becomes a game: `city.toml` (deck, score pad, modules, facts), `map.toml`, `extra.py`."""

import importlib.util
import sys
import traceback
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, NoReturn

from metroscribe.core.city import CityFolder
from metroscribe.core.errors import BadFile, reason_of
from metroscribe.core.game import GameInfo, chosen_modules
from metroscribe.core.teaching import Teaching
from metroscribe.core.text import Arg, Text
from metroscribe.games.next_station import shapes
from metroscribe.games.next_station.board import Board
from metroscribe.games.next_station.boardfile import read_board
from metroscribe.games.next_station.choosing import CHOOSE
from metroscribe.games.next_station.deck import Deck
from metroscribe.games.next_station.example import read_example
from metroscribe.games.next_station.facts import Checker
from metroscribe.games.next_station.modules import MODULES, Module, Objectives
from metroscribe.games.next_station.modules.objectives import GOAL_POINTS
from metroscribe.games.next_station.padfile import PadReader
from metroscribe.games.next_station.rules import PENCILS, NextStation
from metroscribe.games.next_station.scoring import LinePoints
from metroscribe.games.next_station.setting import Setting
from metroscribe.games.next_station.table import PLACES
from metroscribe.games.next_station.tallies import KINDS, Kind

EXTRA_FILE = "extra.py"


class City(CityFolder):
    city_shape, map_shape, seats = shapes.CITY, shapes.MAP, (1, PLACES)

    def __init__(self, folder: Path, game: str, map_file: Path | None = None) -> None:
        super().__init__(folder, game, map_file)
        self.pencils = tuple(self.file.get("pencils"))
        if len(set(self.pencils)) != PLACES or len(self.pencils) != PLACES:
            self.file.fail_at("pencils", "pencils", count=PLACES)
        bands = self.file.get("solo.bands")
        if bands != sorted(set(bands)):
            self.file.fail_at("solo.bands", "bands")

    @cached_property
    def extra(self) -> Any:
        """What only this city has, or None."""
        file = self.folder / EXTRA_FILE
        if not file.exists():
            return None
        name = "_".join(("metroscribe_extra_of", *self.id.split("/"), self.folder.name))
        spec = importlib.util.spec_from_file_location(name, file)
        assert spec is not None
        assert spec.loader is not None
        module = sys.modules[name] = importlib.util.module_from_spec(spec)
        try:
            spec.loader.exec_module(module)
        except SyntaxError as error:
            raise BadFile(file, Text("fault-extra", {"reason": error.msg}), error.lineno) from error
        except Exception as error:  # a city's own code may do anything
            lines = [f.lineno for f in traceback.extract_tb(error.__traceback__) if f.filename == str(file)]
            fault = Text("fault-extra", {"reason": reason_of(error)})
            raise BadFile(file, fault, lines[-1] if lines else None) from error
        return module

    @cached_property
    def board(self) -> Board:
        file = self.read_map()
        board = read_board(file)
        lines = max(1, len(self.file.get("deck.lines", ())))
        Checker(file, board).run(self.pencils, lines, self.file.get("facts", {}))
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

    @property
    def known_modules(self) -> Collection[str]:
        return self._modules

    @cached_property
    def _modules(self) -> Mapping[str, type[Module]]:
        """By name those of the family, then the city's own."""
        own = self._own("MODULES", MODULES, lambda item: isinstance(item, type) and issubclass(item, Module))
        for name, module in own.items():
            if getattr(module, "name", None) != name:
                self._fail_extra("extra-name", name=name, module=module.__name__)
        known = {**MODULES, **own}
        for name in self.file.get("modules", {}):
            if name not in known:
                key = f"modules.{name}"
                self.file.fail_at(key, "unknown-key", key=key, candidates=", ".join(known))
        return known

    def _own(self, table: str, family: Collection[str], fits: Callable[[Any], bool]) -> Mapping[str, Any]:
        """What `extra.py` has in this table, by names that the family has not got."""
        own = getattr(self.extra, table, {})
        if not isinstance(own, Mapping) or not all(map(fits, own.values())):
            self._fail_extra("extra-table", table=table)
        for name in own:
            if name in family:
                self._fail_extra("extra-taken", table=table, name=name)
        return own

    def _fail_extra(self, fault: str, **args: Arg) -> NoReturn:
        raise BadFile(self.folder / EXTRA_FILE, Text(f"fault-{fault}", args))

    def rules(self, modules: Iterable[str] = ()) -> NextStation:
        chosen = chosen_modules(self.info, modules, elsewhere=MODULES)
        played = (name for name, module in self._modules.items() if name in chosen or module.always)
        points = LinePoints(**self.file.get("line", {}))
        rows = tuple(self._pad.row(data) for data in self.file.get("pad.rows", []))
        example = read_example(self.file, self.pencils, points, rows)
        teaching = Teaching.of(self.file.get("guide", {}), example)
        setting = Setting(self.board, self._deck(), self.pencils, points, rows, teaching)
        bands = tuple(self.file.get("solo.bands"))
        return NextStation(self._info(chosen), setting, tuple(map(self._module, played)), bands)

    def check(self) -> None:
        """Everything that can be found out without playing: all modules, and what their data speaks of."""
        rules, pad = self.rules(self.info.modules), self._pad
        goals = self.file.get(f"modules.{Objectives.name}.cards", {})
        for data in (*self.file.get("pad.rows", []), *goals.values()):
            pad.check_names(data)
        for name in self.file.get("line.sections", {}):
            self._check_sections(f"line.sections.{name}", name)
        for module in rules.modules:
            for effect in module.effects(rules.setting).values():
                self._check_sections(f"modules.{module.name}", effect.closes)

    def _check_sections(self, key: str, name: str) -> None:
        """A name of no sections would score and close nothing for ever."""
        known = self.board.section_marks
        if name and name not in known:
            self.file.fail_at(key, "unknown-sections", name=name, candidates=", ".join(sorted(known)))

    def _info(self, modules: tuple[str, ...]) -> GameInfo:
        guests = tuple(name for name in modules if name not in self.file.get("modules", {}))
        figures = {name: self._figures(name) for name in modules}
        return self.info_with(modules, {PENCILS: ()}, guests, {PENCILS: ("", CHOOSE)}, figures)

    def _figures(self, module: str) -> Mapping[str, int]:
        """The numbers in the text of a module: as this city has them, or as is usual."""
        usual = self._modules[module].figures
        return {name: self.file.get(f"modules.{module}.{name}", number) for name, number in usual.items()}

    def _deck(self) -> Deck:
        try:
            deck = Deck.of(**{**self.file.get("deck"), "lines": tuple(self.file.get("deck.lines", ()))})
        except ValueError as error:
            self.file.fail("unknown-card", f'"{error}"', card=str(error))
        if len(deck.lines) not in (0, 2):
            self.file.fail_at("deck.lines", "deck-lines")
        for suit in (*deck.lines, *deck.closing):
            if all(card.suit != suit for card in deck.cards.values()):
                self.file.fail_at("deck", "deck-suit", suit=suit)
        if not deck.ends or min(deck.closing.values()) < 1:
            self.file.fail_at("deck.closing", "deck-never-ends")
        return deck

    def _module(self, name: str) -> Module:
        settings = dict(self.file.get(f"modules.{name}", {}))
        if name == Objectives.name:
            points, goals = settings.pop("points", GOAL_POINTS), settings.pop("cards").items()
            settings["objectives"] = {key: self._pad.objective(key, data, points) for key, data in goals}
            if settings.get("dealt", 1) not in range(1, len(goals) + 1):
                self.file.fail_at(f"modules.{name}.dealt", "objectives-dealt", count=len(goals))
        try:
            return self._modules[name](**settings)
        except Exception as error:  # a city's own code may do anything
            self.file.fail_at(f"modules.{name}", "module-settings", name=name, reason=reason_of(error))

    @cached_property
    def _pad(self) -> PadReader:
        own = self._own("TALLIES", KINDS, lambda item: isinstance(item, Kind))
        return PadReader(self.file, self.board, {**KINDS, **own})
