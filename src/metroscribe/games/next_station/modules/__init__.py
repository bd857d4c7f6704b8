"""The modules. Each is a handful of hooks that the rules call; none knows a city.

A city has modules of its own; those that travel may be played in any city that takes guests.
"""

from collections.abc import Iterable, Iterator, Mapping

from metroscribe.games.next_station.effects import Effect
from metroscribe.games.next_station.modules.module import Module
from metroscribe.games.next_station.modules.objectives import Objectives
from metroscribe.games.next_station.modules.pencil_powers import PencilPowers
from metroscribe.games.next_station.modules.round_effects import RoundEffects
from metroscribe.games.next_station.modules.special_stations import SpecialStations
from metroscribe.games.next_station.setting import Setting

MODULES: Mapping[str, type[Module]] = {
    module.name: module for module in (Objectives, SpecialStations, PencilPowers, RoundEffects)
}
"""In the order in which they are dealt and in which their steps follow each other."""

__all__ = ["MODULES", "Module", "Objectives", "effects_of", "grants_double_track"]


def effects_of(setting: Setting, modules: Iterable[Module]) -> Iterator[Effect]:
    """Every effect that can come into force: of the deck's joker, and of the modules' cards."""
    yield setting.deck.joker
    for module in modules:
        yield from module.effects(setting).values()


def grants_double_track(setting: Setting, modules: Iterable[Module]) -> bool:
    """Whether any card of the deck or of the modules lets a section run beside a track."""
    return any(effect.double for effect in effects_of(setting, modules))
