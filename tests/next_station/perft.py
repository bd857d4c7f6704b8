"""How many ways a turn, two turns, ... can be played: the fixed numbers an engine must come to.

`python -m tests.next_station.perft paper tokyo` writes them anew to perft.toml, for paper Tokyo and for the
package's map. Do so when a map has changed on purpose, and never to make a test pass.
"""

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from metroscribe.games import registry
from metroscribe.games.next_station.city import City
from tests.next_station.boards import PENCILS, TOKYO, paper_tokyo, toml
from tests.next_station.desk import Desk

FILE = Path(__file__).parent / "perft.toml"
CARDS = "circle square switch+joker triangle pentagon joker circle"
DEALT = (
    "",
    "symbol:triangle effect:joker",
    "symbol:square effect:extension",
    "symbol:triangle effect:switch",
)


def perft(desk: Desk, turns: list[str]) -> Iterator[int]:
    """After each of these turns, the number of different sequences of steps so far."""
    sheets = [desk.sheet]
    for turn in turns:
        desk.flip(*turn.split("+"))
        sheets = [reached for sheet in sheets for reached in finished(desk, sheet)]
        yield len(sheets)
        sheets = [sheet.close() for sheet in sheets]


def finished(desk: Desk, sheet: Any) -> Iterator[Any]:
    moves = desk.rules.legal(desk.table, sheet)
    if not moves:
        yield sheet
    for move in moves:
        yield from finished(desk, desk.rules.step(desk.table, sheet, move))


def city(name: str) -> City:
    if name == "paper":
        return paper_tokyo()
    tokyo = registry().load(TOKYO)
    assert isinstance(tokyo, City)
    return tokyo


def cases(city: City) -> Iterator[tuple[str, list[int]]]:
    for pencil in PENCILS:
        for dealt in DEALT:
            modules = "special-stations" if dealt else ""
            desk = Desk(city, modules, dealt, pencil=pencil)
            yield f"{pencil} {dealt}".strip(), list(perft(desk, CARDS.split()))


def recorded() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}


def main(names: list[str]) -> None:
    text = f"# Written by `python -m tests.next_station.perft {' '.join(names)}`. The turns are: {CARDS}\n"
    for name in names:
        text += f"\n[{name}]\n" + toml({"map": city(name).rules().map_hash, **dict(cases(city(name)))})
    FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
