"""Where the points of a step come from: districts, stations, what is added to a line, other boxes."""

from collections.abc import Iterator

from metroscribe.core.score import Entry, Score, changes
from metroscribe.core.text import Text
from metroscribe.core.wording import Worth
from metroscribe.games.next_station.scoring import LINE_KEYS

ONE_LINE = LINE_KEYS[0]
GROWING = {"districts": "worth-districts", "stations": "worth-stations"}
"""What a line's product is made of, and what is said where only that has grown."""


def told(before: Score, after: Score) -> Iterator[Worth]:
    lines = {entry.args["colour"]: entry for entry in before if entry.key == ONE_LINE}
    for entry, points in changes(before, after):
        known = lines.get(entry.args.get("colour", ""))
        if entry.key == ONE_LINE and known:
            yield from _of_line(known, entry, points)
        else:
            yield Worth(entry.text, points)


def _of_line(before: Entry, after: Entry, points: int) -> Iterator[Worth]:
    """Its product, and what is added to it."""
    grown = {name for name in GROWING if after.args[name] != before.args[name]}
    added = int(after.args["bonus"]) - int(before.args["bonus"])
    if points != added:
        key = GROWING[grown.pop()] if len(grown) == 1 else "worth-line"
        yield Worth(Text(key, {name: after.args[name] for name in GROWING}), points - added)
    if added:
        yield Worth(Text("worth-bonus"), added)
