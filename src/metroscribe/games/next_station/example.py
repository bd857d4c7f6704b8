"""The worked sum of a city's rules page: how often each row of its pad counts, and what the lines reach."""

from collections.abc import Mapping, Sequence
from typing import Any

from metroscribe.core.mapfile import MapFile
from metroscribe.core.score import Score
from metroscribe.core.teaching import NO_EXAMPLE
from metroscribe.games.next_station.scoring import LinePoints, Row

KEY = "guide.example"
SHAPE: Mapping[str, Any] = {
    "lines": {"*": {"counts": [[int]], "joined?": int, "sections?": {"*": int}}},
    "rows": [int],
}


def read_example(file: MapFile, pencils: Sequence[str], points: LinePoints, rows: Sequence[Row]) -> Score:
    """The filled pad; empty where the city has no example."""
    data: Mapping[str, Any] = file.get(KEY, {})
    if not data:
        return NO_EXAMPLE
    if sorted(data["lines"]) != sorted(pencils):
        file.fail_at(f"{KEY}.lines", "example-lines", pencils=", ".join(pencils))
    if len(data["rows"]) != len(rows):
        file.fail_at(f"{KEY}.rows", "example-rows", count=len(rows))
    lines = []
    for colour, line in data["lines"].items():
        joined, drawn = line.get("joined", 0), line.get("sections", {})
        pairs = all(len(counted) == 2 for counted in line["counts"])
        if not pairs or len(line["counts"]) not in (1, 2) or not drawn.keys() <= points.sections.keys():
            file.fail_at(f"{KEY}.lines.{colour}", "example-line", colour=colour)
        counts = [(districts, stations) for districts, stations in line["counts"]]
        lines.append(points.example(colour, counts, joined, drawn))
    return Score((*lines, *(row.filled(number) for row, number in zip(rows, data["rows"], strict=True))))
