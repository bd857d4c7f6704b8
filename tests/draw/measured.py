"""Drawings to be measured, each drawn once."""

from functools import cache
from xml.etree.ElementTree import Element as Node

from metroscribe import draw
from tests.draw.geometry import Box
from tests.draw.sheets import by_id, parsed, rules_of, sheet_of


@cache
def full(game: str) -> Node:
    return parsed(draw.svg(*sheet_of(game, "full"), interactive=True))


@cache
def blank(game: str) -> dict[str, Node]:
    return by_id(draw.blank(rules_of(game)))


def page(tree: Node) -> Box:
    left, top, width, height = map(float, tree.attrib["viewBox"].split())
    return Box(left, top, left + width, top + height)


def pad_boxes(tree: Node) -> list[Node]:
    (pad,) = (node for node in tree.iter() if node.get("id") == "pad")
    return list(pad)
