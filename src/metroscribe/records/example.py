"""The match that shows a city best: the one with the most points among the records beside it."""

from pathlib import Path
from typing import Any, NamedTuple

from metroscribe.core.registry import Game
from metroscribe.core.rules import AnyRules
from metroscribe.records.reading import read_record, replay

FOLDER = "records"


class Example(NamedTuple):
    rules: AnyRules
    table: Any
    sheet: Any


def example(game: Game) -> Example | None:
    """The best sheet of the city's golden records, if it has any."""
    results = {file: read_record(file).result or (0,) for file in golden_records(game.folder)}
    if not results:
        return None
    best = max(results, key=lambda file: max(results[file]))
    record = read_record(best)
    match = replay(best, record, game.rules(record.modules))
    seat = results[best].index(max(results[best]))
    return Example(match.rules, match.table, match.table.sheets[seat])


def golden_records(folder: Path) -> list[Path]:
    return sorted((folder / FOLDER).glob("*.txt"))
