"""Sheets to draw: of every game there is, empty, in the middle of a turn, and full."""

from functools import cache
from typing import Any, NamedTuple
from xml.etree import ElementTree

from metroscribe.bots import bot, play_turn
from metroscribe.core.dealer import Seeded
from metroscribe.core.match import Match
from metroscribe.core.rng import Stream
from metroscribe.core.rules import AnyRules
from metroscribe.games import registry

GAMES = tuple(registry())
TURNS = {"empty": 0, "middle": 17, "full": 1000}


class Drawn(NamedTuple):
    rules: AnyRules
    table: Any
    sheet: Any


@cache
def rules_of(game: str) -> AnyRules:
    loaded = registry().load(game)
    return loaded.rules(loaded.info.modules)


def sheet_of(game: str, moment: str) -> Drawn:
    return played(rules_of(game), moment, TURNS[moment])


@cache
def played(rules: AnyRules, seed: str, turns: int) -> Drawn:
    """A sheet after some turns of a bot, the last one staged and not closed."""
    match, stream, player = Match(rules, Seeded(seed)), Stream(seed, "bot/0"), bot("random")
    for turn in range(turns):
        if turn and not match.over:
            match.close()
        play_turn(match, 0, player, stream)
        if match.over:
            break
    return Drawn(rules, match.table, match.sheet())


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def ids(svg: str) -> list[str]:
    return [node.attrib["id"] for node in parsed(svg).iter() if "id" in node.attrib]


def by_id(svg: str) -> dict[str, ElementTree.Element]:
    return {node.attrib["id"]: node for node in parsed(svg).iter() if "id" in node.attrib}


def canonical(tree: ElementTree.Element) -> str:
    return ElementTree.canonicalize(ElementTree.tostring(tree, "unicode"))
