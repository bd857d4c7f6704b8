"""What a screen reader says of the drawings: names in words of the reader's language, nothing twice."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from metroscribe import draw
from metroscribe.core.text import Text
from metroscribe.games import registry
from metroscribe.texts import Words, languages

TWICE = re.compile(r"\b(\w+)[\s,:]+\1\b", re.IGNORECASE)
ENGLISH = re.compile(r"\b(north|south|east|centre|corner|river|thames)\b", re.IGNORECASE)


def titles(game: str, language: str) -> Iterator[str]:
    """The names of all that the empty sheet and the cards show."""
    loaded = registry().load(game)
    rules, words = loaded.rules(loaded.info.modules), Words(language, [loaded.folder])
    for svg in (draw.blank(rules, words=words), draw.cards(rules, words)):
        yield from (
            node.text or "" for node in ElementTree.fromstring(svg).iter() if node.tag.endswith("title")
        )


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", sorted(registry()))
def test_every_name_on_a_drawing_is_said_once_and_in_the_language(game: str, language: str) -> None:
    found = list(titles(game, language))
    assert found
    assert [name for name in found if not name or TWICE.search(name)] == []
    if language != "en":
        assert [name for name in found if ENGLISH.search(name)] == []


@pytest.mark.parametrize("language", languages())
def test_a_negative_number_has_a_true_minus(language: str) -> None:
    words = Words(language)
    assert "−24" in words("cli-place", place=1, name="Ada", total=-24)
    assert "-" not in words(Text("cli-place", {"place": 1, "name": "Ada", "total": -24}))
