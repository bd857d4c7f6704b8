"""What a screen reader says of a page: the accessible names in order, and what is wrong with them."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from metroscribe.games import registry
from tests.browser.device import Device
from tests.test_spoken import ENGLISH, TWICE
from tests.words.reading import messages_of, text_files

SILENT = {"InlineTextBox", "none", "generic"}
"""Roles that are not said; what they hold is."""
TEXT = "StaticText"
HOLDERS = {"region", "group", "list", "dialog", "form", "navigation", "complementary"}
"""Whoever comes into one of these hears its name."""
PRESSED = {"button", "link"}
LED_TO = {"main", "paragraph"}
"""The focus comes there by a link only, and all that stands there is read."""
KEY = re.compile(r"\b[a-z]+(?:-[a-z0-9]+)+\b")
RAW = re.compile(r"\b(?:None|undefined|null|NaN)\b|\{ ?\$|\[object|\b[a-z]+:[a-z]|\b[a-z]+-[a-z]+/[a-z]")
"""What stands for a missing word, or is the name of something in the code."""
TORN = re.compile(r"\s[,.:;!?](?:\s|$)")


@dataclass(frozen=True)
class Spoken:
    """One thing that a screen reader stops at, and the name of what it stands in."""

    role: str
    name: str
    description: str = ""
    focusable: bool = False
    within: str = ""
    leads: str = ""
    """Where, if it is a link."""

    def __str__(self) -> str:
        said = f"{self.role}: {self.name}"
        return f"{said} ({self.description})" if self.description else said


def spoken(device: Device) -> list[Spoken]:
    """All that there is to hear, from the beginning of the page to its end."""
    session = device.context.new_cdp_session(device.page)
    nodes: list[dict[str, Any]] = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return list(_below(nodes[0], {node["nodeId"]: node for node in nodes}, ""))


def _below(node: dict[str, Any], known: dict[str, dict[str, Any]], within: str) -> Iterator[Spoken]:
    role, name = _value(node, "role"), _value(node, "name")
    if not node["ignored"] and role not in SILENT:
        about = _properties(node)
        focusable, leads = bool(about.get("focusable")), str(about.get("url", ""))
        yield Spoken(role, name, _value(node, "description"), focusable, within, leads)
    inside = name if role in HOLDERS else within
    for child in node.get("childIds", ()):
        if child in known:
            yield from _below(known[child], known, inside)


def _value(node: dict[str, Any], field: str) -> str:
    return str(node.get(field, {}).get("value", ""))


def _properties(node: dict[str, Any]) -> dict[str, Any]:
    return {found["name"]: found["value"].get("value") for found in node.get("properties", ())}


def wrong(said: Sequence[Spoken], language: str) -> list[str]:
    """What nobody should have to hear, one line each."""
    found = [f"{fault}: {one}" for one in said for fault in _faults(one, language)]
    return [*found, *(f"name of several: {name}" for name in _shared(said))]


def _faults(one: Spoken, language: str) -> Iterator[str]:
    words = str(one)
    if one.focusable and not one.name and one.role not in LED_TO:
        yield "no name"
    if one.role != TEXT and TWICE.search(one.name):  # the letters of a code are a text
        yield "word twice"
    if one.description and one.description in one.name:
        yield "description twice"
    if one.role in HOLDERS and one.name and one.name == one.within:
        yield "name of what it stands in"
    if RAW.search(words) or _unsaid() & set(KEY.findall(words)):
        yield "no word"
    if TORN.search(one.name) or TORN.search(one.description):
        yield "space before punctuation"
    if language != "en" and ENGLISH.search(words):
        yield "English"


def _shared(said: Iterable[Spoken]) -> list[str]:
    """Names that several buttons have, or links that lead to different places."""
    pressed = [one for one in said if one.role in PRESSED and one.focusable]
    links = {(one.name, one.leads) for one in pressed if one.leads}
    count = Counter([*(name for name, _ in links), *(one.name for one in pressed if not one.leads)])
    return [name for name, many in count.items() if many > 1]


@cache
def _unsaid() -> frozenset[str]:
    """Keys of texts, and ids of games."""
    keys = (message.id.name for file in text_files() for message in messages_of(file))
    return frozenset((*keys, *(part for game in registry() for part in game.split("/"))))
