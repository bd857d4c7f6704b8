"""A small board with a round loop, and what can be changed about it."""

from dataclasses import replace
from typing import Any

from metroscribe import draw
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.scoring import LinePoints
from tests.draw.sheets import GAMES, by_id
from tests.next_station.boards import board
from tests.next_station.desk import Desk

STATIONS = """
        A B C D E
    1   s . c . t
    2   . p . . .
    3   t . s . c
    4   . . . p .
    5   c . t . .
"""
AREAS = """
        A B C D E
    1   b a a a a
    2   a a a a a
    3   a a a a a
    4   a a a a a
    5   a a a a a
"""
LOOP = "C1 (E1) E3 (E5) C5 (A5) A3 (A1) C1"
SMALL = board(STATIONS, "C1 E3 C5 A3", areas=AREAS, loop=LOOP)
SVG = "{http://www.w3.org/2000/svg}"


def families(family: str) -> list[str]:
    return [game for game in GAMES if game.startswith(f"{family}/")]


def shown(svg: str) -> dict[str, str]:
    """The tracks of a picture with their lines."""
    nodes = by_id(svg).items()
    return {id_: node.attrib["data-line"] for id_, node in nodes if id_.startswith("track-")}


def drawn(**lines: str) -> tuple[NextStation, str, dict[str, str]]:
    desk = Desk(SMALL, line=lines.pop("purple", ""), **lines)
    svg = draw.svg(desk.rules, desk.table, desk.sheet)
    return desk.rules, svg, shown(svg)


def changed(**changes: Any) -> NextStation:
    """Rules on the small board, something on it changed."""
    rules = SMALL.rules()
    return remade(rules, board=replace(rules.board, **changes))


def remade(rules: NextStation, **changes: Any) -> NextStation:
    """The same rules in a setting that is changed."""
    return NextStation(rules.info, replace(rules.setting, **changes), rules.modules, rules.wording.bands)


def paired(suits: tuple[str, ...] = ("bear", "crown")) -> NextStation:
    """Rules with two lines for each pencil, without a loop."""
    rules = board(STATIONS, "C1 E3 C5 A3", areas=AREAS).rules()
    at = rules.network.number
    starts = {"purple": "A1 E1", "blue": "B2 E3", "pink": "C3 C5", "brown": "A3 D4"}
    departures = {colour: tuple(at[name] for name in names.split()) for colour, names in starts.items()}
    return remade(
        rules,
        board=replace(rules.board, departures=departures),
        deck=replace(rules.deck, lines=suits, badges={"bear": "ears", "crown": "crown"}),
        line_points=LinePoints(joined=10),
    )


def titles(svg: str) -> dict[str, str]:
    return {id_: node.findtext(f"{SVG}title") or "" for id_, node in by_id(svg).items()}
