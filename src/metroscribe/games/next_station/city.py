"""A city's folder becomes a game: `city.toml` (deck, scoring, modules, facts), `map.toml`, `extra.py`."""

import importlib.util
import sys
import traceback
from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from metroscribe.core.errors import BadFile, MetroscribeError, NotAllowed, UnknownName
from metroscribe.core.game import Credits, GameInfo
from metroscribe.core.mapfile import MapFile
from metroscribe.core.registry import CITY_FILE
from metroscribe.core.shape import check_shape
from metroscribe.core.text import Text
from metroscribe.games.next_station import shapes, terms
from metroscribe.games.next_station.board import Board
from metroscribe.games.next_station.boardfile import read_board
from metroscribe.games.next_station.deck import Deck
from metroscribe.games.next_station.facts import check_board
from metroscribe.games.next_station.modules import Module, Objective, Objectives, SpecialStations
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.sheet import Line
from metroscribe.games.next_station.table import PLACES

FAMILY = "next-station"
MAP_FILE = "map.toml"
EXTRA_FILE = "extra.py"
MODULES = (Objectives.name, SpecialStations.name)


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
        check_board(file, board, self.pencils, self.file.get("facts", {}))
        return board

    @property
    def info(self) -> GameInfo:
        return self._info(tuple(name for name in MODULES if name in self.file.get("modules", {})))

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
        rules = NextStation(
            info=self._info(chosen),
            board=self.board,
            deck=self._deck(),
            pencils=self.pencils,
            joker_doubles=self.file.get("deck.joker_doubles", False),
            terms=tuple(self._make("term", terms.TERMS, data) for data in self.file.get("scoring", [])),
            modules=tuple(self._module(name) for name in chosen),
            bands=tuple(self.file.get("solo.bands")),
        )
        self._try(rules)
        return rules

    def check(self) -> None:
        """Everything that can be found out without playing: all modules, and what their data speaks of."""
        self.rules(self.info.modules)
        for data in (
            *self.file.get("scoring", []),
            *self.file.get(f"modules.{Objectives.name}.cards", {}).values(),
        ):
            self._check_kinds(data)

    def _try(self, rules: NextStation) -> None:
        """Score an empty sheet once, so that a term that cannot work is found before a match."""
        table = rules.new(1)
        sheet = table.sheets[0].begin(Line.at(self.pencils[0], self.board.departures[self.pencils[0]]))
        counted = [(term, term.entries) for term in rules.terms] + [
            (objective.measure, objective.measure.measure)
            for module in rules.modules
            if isinstance(module, Objectives)
            for objective in module.objectives.values()
        ]
        for made, count in counted:
            try:
                result = count(self.board, sheet)
                fits = isinstance(result, int) or sum(entry.points for entry in result) is not None
            except MetroscribeError:
                raise
            except Exception as error:  # whatever a city's own code does wrong is told like any other fault
                self._fail_made(made, f"{type(error).__name__}: {error}")
            if not fits:
                self._fail_made(made, str(result))

    def _fail_made(self, made: Any, reason: str) -> None:
        names = {**terms.TERMS, **terms.MEASURES, **self._own("term"), **self._own("measure")}
        name = next((name for name, known in names.items() if known is type(made)), type(made).__name__)
        self.file.fail("term-fails", f'"{name}"', name=name, reason=reason)

    def _info(self, modules: tuple[str, ...]) -> GameInfo:
        credits = self.file.get("credits")
        return GameInfo(
            id=self.id,
            family=FAMILY,
            city=self.folder.name,
            rules=self.file.get("rules"),
            seats=(1, PLACES),
            modules=modules,
            credits=Credits(**credits),
        )

    def _deck(self) -> Deck:
        try:
            deck = Deck.of(self.file.get("deck.cards"), self.file.get("deck.closing"))
        except ValueError as error:
            self.file.fail("unknown-card", f'"{error}"', card=str(error))
        if not deck.ends or min(deck.closing.values()) < 1:
            self.file.fail("deck-never-ends", self.file.line_of_key("deck.closing"))
        return deck

    def _module(self, name: str) -> Module:
        settings = dict(self.file.get(f"modules.{name}"))
        if name == SpecialStations.name:
            return SpecialStations(**settings)
        cards = {
            key: Objective(self._make("measure", terms.MEASURES, data, drop="at_least"), data["at_least"])
            for key, data in settings.pop("cards").items()
        }
        if settings.get("dealt", 1) not in range(1, len(cards) + 1):
            self.file.fail(
                "objectives-dealt", self.file.line_of_key(f"modules.{name}.dealt"), count=len(cards)
            )
        return Objectives(cards, **settings)

    def _own(self, kind: str) -> Mapping[str, type]:
        own: Mapping[str, type] = getattr(self.extra, f"{kind.upper()}S", {})
        return own

    def _make(self, kind: str, known: Mapping[str, type], data: Mapping[str, Any], drop: str = "") -> Any:
        """The term or measure that the data names, of the family or of the city, with its parameters."""
        known = {**known, **self._own(kind)}
        name = data[kind]
        near = self.file.line_of(f'"{name}"')
        if name not in known:
            unknown = "unknown-term" if kind == "term" else "unknown-measure"
            self.file.fail(unknown, near, name=name, candidates=", ".join(sorted(known)))
        parameters = {key: _numbered(value) for key, value in data.items() if key not in (kind, drop)}
        try:
            return known[name](**parameters)
        except TypeError as error:
            reason = str(error).partition("() ")[2] or str(error)
            self.file.fail("term-parameters", near, name=name, reason=reason)

    def _check_kinds(self, data: Mapping[str, Any]) -> None:
        """A kind of district that is not on the map would count nothing for ever."""
        kinds = {district.kind for district in self.board.districts}
        for kind in (data.get("kind"), *data.get("kinds", ())):
            if kind is not None and kind not in kinds:
                near = self.file.line_of(f'"{kind}"')
                self.file.fail("unknown-kind", near, kind=str(kind), kinds=" ".join(sorted(kinds)))


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
    try:
        spec.loader.exec_module(module)
    except SyntaxError as error:
        raise BadFile(file, Text("fault-extra", {"reason": error.msg}), error.lineno) from error
    except Exception as error:  # a city's own code may do anything
        lines = [f.lineno for f in traceback.extract_tb(error.__traceback__) if f.filename == str(file)]
        reason = f"{type(error).__name__}: {error}"
        raise BadFile(file, Text("fault-extra", {"reason": reason}), lines[-1] if lines else None) from error
    return module


def load(folder: Path, game: str) -> City:
    return City(folder, game)
