"""How a total is added up: the boxes of the pad as a formula, and with the points of an example."""

from collections.abc import Iterable, Iterator

from metroscribe.core.score import Entry
from metroscribe.core.teaching import Box, formula, worked
from metroscribe.core.text import Arg, Text
from metroscribe.games.next_station.modules import Module
from metroscribe.games.next_station.scoring import LINE_KEYS
from metroscribe.games.next_station.setting import Setting


def told(setting: Setting, modules: Iterable[Module]) -> Iterator[Text]:
    added = [box for module in modules for box in module.boxes]
    yield formula((*_boxes(setting), *(Box(_name(box), 0) for box in added)))
    if not (example := setting.teaching.example).entries:
        return
    yield Text("guide-sum-example")
    yield from (_row(setting, entry) for entry in example if entry.points)
    yield worked(_boxes(setting), example.total)


def _boxes(setting: Setting) -> Iterator[Box]:
    """The lines, then a box after the other."""
    example = setting.teaching.example
    yield Box(_name("lines"), sum(entry.points for entry in example if entry.key in LINE_KEYS))
    for box in dict.fromkeys(row.box for row in setting.rows):
        lost = any(row.each < 0 for row in setting.rows if row.box == box)
        yield Box(_name(box), abs(example.points(box)), lost)


def _row(setting: Setting, entry: Entry) -> Text:
    tracks = {row.box for row in setting.rows if row.track}
    about: dict[str, Arg] = {"box": entry.text, "points": abs(entry.points)}
    if entry.points < 0:
        return Text("guide-sum-track-lost" if entry.key in tracks else "guide-sum-row-lost", about)
    return Text("guide-sum-track" if entry.key in tracks else "guide-sum-row", about)


def _name(box: str) -> Text:
    return Text(f"draw-pad-{box}")
