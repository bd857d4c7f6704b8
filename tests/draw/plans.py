"""Plans to draw: one with everything on it, small ones drawn as text, and all that the package has."""

import re
import tempfile
from functools import cache
from inspect import cleandoc
from pathlib import Path

from metroscribe import draw
from metroscribe.core.geometry import Point
from metroscribe.core.mapfile import MapFile
from metroscribe.draw.livery import LIVERIES
from metroscribe.draw.voll_verplant.frame import Rect
from metroscribe.draw.voll_verplant.layout import Layout
from metroscribe.games.voll_verplant.plan import Plan
from metroscribe.games.voll_verplant.planfile import read_plan
from tests.draw.sheets import by_id
from tests.voll_verplant.boards import HERE, games, load
from tests.voll_verplant.desk import Desk

PLANS = tuple(games())
RING = "R"
"""The letter of a line that is a ring, in a plan drawn as text."""


@cache
def small() -> Plan:
    """Five lines, two of them side by side for a while, one of them a ring; water and special stations."""
    return read_plan(MapFile.read(HERE / "small.toml"))


def drawn(picture: str, **paths: str) -> Plan:
    """A plan drawn as text; a line has as many windows as its wagon is long, and the colours take turns."""
    picture = cleandoc(picture)
    text = f"plan = '''\n{picture}\n'''\n"
    for (letter, path), colour in zip(paths.items(), LIVERIES, strict=False):
        windows = len(re.findall(letter, picture.partition("\n")[2])) - 1
        text += f'[lines.{letter}]\nname = "{letter}"\ncolour = "{colour}"\nwindows = {windows}\n'
        text += f'first = 5\nlater = 2\npath = "{path}"\nring = {str(letter == RING).lower()}\n'
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "map.toml"
        file.write_text(text, encoding="utf-8")
        return read_plan(MapFile.read(file))


@cache
def layout_of(game: str) -> Layout:
    return Layout(load(game).plan)


def inside(rect: Rect, point: Point) -> bool:
    return (
        abs(point[0] - rect.centre[0]) <= rect.width / 2 and abs(point[1] - rect.centre[1]) <= rect.height / 2
    )


def marks(desk: Desk, seat: int = 0) -> dict[str, dict[str, str]]:
    """What the drawing of a seat's sheet adds to the blank one."""
    found = draw.marks(desk.rules, desk.table, desk.sheets[seat], seat=seat)
    return {id_: dict(added) for id_, added in found.items()}


def shown(desk: Desk, kind: str, seat: int = 0) -> set[str]:
    """What of this kind is seen on the picture of a sheet, such as the stations with a `cross`."""
    svg = draw.svg(desk.rules, desk.table, desk.sheets[seat], seat=seat)
    return {id_.removeprefix(f"{kind}-") for id_ in by_id(svg) if id_.startswith(f"{kind}-")}
