"""The texts of every language as they are read: each message in each of its variants."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import parse
from fluent.syntax.ast import (
    BaseNode,
    Message,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
)

ROOT = Path(__file__).parents[2]
FOLDERS = (ROOT / "src", ROOT / "web" / "texts")
HOLE = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands where an argument, or another message, is put in."""


@dataclass(frozen=True)
class Reading:
    """A message as it is read in one of its variants."""

    language: str
    folder: str
    key: str
    text: str

    def __str__(self) -> str:
        return f"{self.folder}/{self.language}.ftl, {self.key}: {self.text.replace(HOLE, '{}')}"


def text_files() -> Iterator[Path]:
    for folder in FOLDERS:
        yield from sorted(folder.rglob("*.ftl"))


@cache
def messages_of(file: Path) -> tuple[Message, ...]:
    entries = parse(file.read_text(encoding="utf-8")).body
    return tuple(entry for entry in entries if isinstance(entry, Message))


def readings(message: Message, language: str = "en", folder: str = "") -> list[Reading]:
    assert message.value is not None
    found = dict.fromkeys(text.replace("\n", " ") for text in _texts(message.value))
    return [Reading(language, folder, message.id.name, text) for text in found]


@cache
def all_readings() -> tuple[Reading, ...]:
    return tuple(
        reading
        for file in text_files()
        for message in messages_of(file)
        for reading in readings(message, file.stem, str(file.parent.relative_to(ROOT)))
    )


def _texts(node: BaseNode) -> list[str]:
    """Every variant occurs in one of them, though not with every variant of another choice."""
    match node:
        case Pattern():
            options = [_texts(element) for element in node.elements]
            most = max(map(len, options))
            return ["".join(texts[min(at, len(texts) - 1)] for texts in options) for at in range(most)]
        case TextElement() | StringLiteral() | NumberLiteral():
            return [str(node.value)]
        case Placeable():
            return _texts(node.expression)
        case SelectExpression():
            return [text for variant in node.variants for text in _texts(variant.value)]
    return [HOLE]
