"""Rows of the score pad and objectives, read from a city's data and bound to its board."""

from collections.abc import Mapping
from dataclasses import dataclass
from operator import index
from typing import Any

from metroscribe.core.errors import reason_of
from metroscribe.core.mapfile import MapFile
from metroscribe.games.next_station import tallies
from metroscribe.games.next_station.board import LOOP, Board
from metroscribe.games.next_station.scoring import LINE_KEYS, Row
from metroscribe.games.next_station.sheet import Ink, Line
from metroscribe.games.next_station.tallies import KINDS, MOST_LINES, Kind, Tally, bound

OBJECTIVE = "objective"
"""The box of the objectives, and their pile."""
RESERVED = (*LINE_KEYS, "lines", "total", OBJECTIVE)
"""Boxes that every pad has of its own."""
STAMPS, LOOP_RING, TRACK, LINES = PICTURES = ("stamps", "loop", "track", "interchanges")
"""The pictures of boxes: districts that are stamped, the loop, a track to fill, stations by their lines."""
LISTED = (STAMPS, LINES)
"""Those with a line for each of their rows."""
TARGET = "target"
"""The picture of a goal that has none of its own."""


@dataclass(frozen=True)
class PadReader:
    """Fails in the words of a map maker, with the line of the file."""

    file: MapFile
    board: Board
    kinds: Mapping[str, Kind]
    """The tallies that the data may name: those of the family, and the city's own."""

    def row(self, data: Mapping[str, Any]) -> Row:
        tally, kind = self._tally(data), self.kinds[data["count"]]
        about: dict[str, str | int] = {"lines": tally.lines} if kind.by_lines and not kind.among else {}
        if data["box"] in RESERVED:
            self.file.fail("box-taken", self._line(data), name=data["box"])
        if kind.among == tallies.DISTRICTS and "among" in data:
            about["kind"] = " ".join(_words(data["among"]))
        if not _has_points(data):
            self.file.fail("row-points", self._line(data), name=data["box"])
        if "track" in data:
            return Row(data["box"], tally, 0, tuple(data["track"]), about, self._picture(data, TRACK))
        about["each"] = abs(data["each"])
        usual = LINES if tally.kind == tallies.EXACT_INTERCHANGES else ""
        return Row(data["box"], tally, data["each"], (), about, self._picture(data, usual))

    def objective(self, name: str, data: Mapping[str, Any], points: int) -> Row:
        """A row whose track has points only at its end."""
        track = (*[0] * data["at_least"], points)
        about = {OBJECTIVE: name, "least": data["at_least"]}
        return Row(OBJECTIVE, self._tally(data), 0, track, about, self._picture(data, data["count"]))

    def _picture(self, data: Mapping[str, Any], usual: str) -> str:
        """What the data names, or what is usual for such a row; a goal's picture is that of its card."""
        picture: str = data.get("picture", usual)
        known = (*KINDS, TARGET) if "at_least" in data else PICTURES
        if "picture" in data and picture not in known:
            self.file.fail("unknown-picture", self._line(data), name=picture, candidates=", ".join(known))
        if picture == STAMPS and data["count"] != tallies.INTERCHANGE_DISTRICTS:
            self.file.fail("stamps-count", self._line(data), count=tallies.INTERCHANGE_DISTRICTS)
        return picture

    def _tally(self, data: Mapping[str, Any]) -> Tally:
        name, near = data["count"], self._line(data)
        if name not in self.kinds:
            self.file.fail("unknown-tally", near, name=name, candidates=", ".join(sorted(self.kinds)))
        kind, lines = self.kinds[name], data.get("lines", 2)
        if ("lines" in data and not kind.by_lines) or ("among" in data and not kind.among):
            given = "lines" if "lines" in data and not kind.by_lines else "among"
            self.file.fail("tally-parameter", near, name=name, parameter=given)
        if lines not in range(1, MOST_LINES + 1):
            self.file.fail("tally-lines", near, name=name, most=MOST_LINES)
        tally = bound(name, kind, self.board, _words(data.get("among", ())), lines)
        self._try(tally, near)
        return tally

    def _try(self, tally: Tally, near: int | None) -> None:
        """Count an empty sheet once, so that a city's own code that cannot work is found before a match."""
        colour, departures = next(iter(self.board.departures.items()))
        ink = Ink((Line.at(colour, departures[0]),), 0, 0, 0)
        try:
            index(tally.counting(tally, self.board, ink))
        except Exception as error:  # whatever a city's own code does wrong is told like any other fault
            self.file.fail("tally-fails", near, name=tally.kind, reason=reason_of(error))

    def check_names(self, data: Mapping[str, Any]) -> None:
        """A name that is not on the map would count nothing for ever."""
        kinds = {district.kind for district in self.board.districts}
        by_scope = {tallies.DISTRICTS: kinds, tallies.SECTIONS: set(self.board.section_marks)}
        known = by_scope.get(self.kinds[data["count"]].among, {*kinds, *self.board.marks, LOOP})
        for name in _words(data.get("among", ())):
            if name not in known:
                near = self.file.line_of(f'"{name}"')
                self.file.fail("unknown-among", near, name=name, candidates=", ".join(sorted(known)))

    def _line(self, data: Mapping[str, Any]) -> int | None:
        return self.file.line_of(f'"{data["count"]}"')


def _has_points(data: Mapping[str, Any]) -> bool:
    """Either for each, or from a track of at least two; only a track is drawn as one."""
    if "track" in data:
        return "each" not in data and len(data["track"]) > 1
    return "each" in data and data.get("picture") != TRACK


def _words(names: str | list[str] | tuple[str, ...]) -> tuple[str, ...]:
    return (names,) if isinstance(names, str) else tuple(names)
