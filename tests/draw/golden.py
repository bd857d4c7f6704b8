"""Golden drawings: a digest of each kind of element, so that no drawing changes unnoticed.

    .venv/bin/python -m tests.draw.golden

records them anew after a change that is meant. Whoever commits that has looked at the pictures, and says why.
"""

import hashlib
import json
from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path
from xml.etree import ElementTree

from metroscribe import draw
from metroscribe.core.match import Match
from metroscribe.games import registry
from metroscribe.records import read_record, replay
from tests.golden import golden_files

FILE = Path(__file__).with_name("golden.json")
SELDOM = 9
"""Of so many turns one is drawn."""
Digests = Mapping[str, str]
"""By the kind of element: the first word of the nearest id above it, or its tag."""


def drawings(game: str) -> Iterator[tuple[str, Digests]]:
    """Everything that is drawn of a game, by name: with all its modules, and of two of its golden matches."""
    loaded = registry().load(game)
    rules = loaded.rules(loaded.info.modules)
    yield "blank sheet", by_kind(draw.blank(rules))
    yield "cards", by_kind(draw.cards(rules))
    yield "small picture", by_kind(draw.picture(rules))
    yield "style", {"all": digest(draw.stylesheet(rules))}
    files = golden_files(loaded)
    for file in (files[0], files[-1]):
        yield from _sheets(file)


def _sheets(file: Path) -> Iterator[tuple[str, Digests]]:
    """Of a match, some turns before they close, and its end: as a picture, and for a terminal."""
    record = read_record(file)
    rules = registry().load(record.game).rules(record.modules)
    found, turns = list[tuple[str, Digests]](), count(1)

    def drawn(match: Match, turn: str) -> None:
        shown = match.table, match.sheet()
        found.append((f"{file.stem} {turn}", by_kind(draw.svg(match.rules, *shown, interactive=True))))
        found.append((f"{file.stem} {turn} text", {"all": digest(draw.text(rules, *shown, colour=True))}))

    def on_turn(match: Match) -> None:
        if next(turns) % SELDOM == 0:
            drawn(match, match.table.label)

    drawn(replay(file, record, rules, on_turn), "end")
    return iter(found)


def by_kind(svg: str) -> Digests:
    parts = defaultdict[str, list[str]](list)

    def walk(node: ElementTree.Element, kind: str) -> None:
        kind = node.get("id", kind).partition("-")[0].partition(":")[0]
        parts[kind].append(f"{node.tag} {sorted(node.attrib.items())} {node.text or ''}")
        for child in node:
            walk(child, kind)

    walk(ElementTree.fromstring(svg), "svg")
    return {kind: digest("\n".join(found)) for kind, found in sorted(parts.items())}


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def main() -> None:
    found = {game: dict(drawings(game)) for game in sorted(registry())}
    FILE.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
