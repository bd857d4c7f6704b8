"""What a page of rules ends with: tactics, a first match, and what is our reading of the rules."""

from collections.abc import Iterator

from metroscribe.core.text import Text
from metroscribe.games.next_station.deck import EARLY
from metroscribe.games.next_station.modules import Module, effects_of
from metroscribe.games.next_station.setting import Setting
from metroscribe.games.next_station.tallies import EXACT_INTERCHANGES

BALANCED, LOPSIDED = (5, 4), (8, 2)
"""Districts and stations of two lines, to show which is the better one."""


def tactics(setting: Setting) -> Iterator[Text]:
    (districts, stations), (many, few) = BALANCED, LOPSIDED
    product = {"districts": districts, "stations": stations, "many": many, "few": few}
    yield Text("guide-tactics-factors", product)
    yield Text("guide-tactics-cards")
    yield Text("guide-tactics-ends")
    yield Text("guide-tactics-room")
    if any(row.tally.kind == EXACT_INTERCHANGES for row in setting.rows):
        yield Text("guide-tactics-interchanges")
    yield from setting.teaching.tactics


def first_match(setting: Setting) -> Iterator[Text]:
    yield Text("guide-first-plain")
    yield from setting.teaching.first


def readings(setting: Setting, modules: tuple[Module, ...]) -> Iterator[Text]:
    """What holds for every city, then this one's own, then that of the modules and of their mix."""
    deck, effects = setting.deck, tuple(effects_of(setting, modules))
    yield Text("guide-readings")
    yield from setting.teaching.readings
    yield Text("guide-readings-pencils")
    yield Text("guide-readings-districts")
    if not deck.lines:
        yield Text("guide-readings-empty")
    if not deck.double_switch and any(effect.branch for effect in effects):
        yield Text("guide-readings-early", {"early": EARLY})
    if setting.line_points.sections and any(effect.double for effect in effects):
        yield Text("guide-readings-double-section")
    for module in modules:
        yield from module.readings(setting, effects)
    if sum(bool(module.step) for module in modules) > 1:
        yield Text("guide-readings-order")
