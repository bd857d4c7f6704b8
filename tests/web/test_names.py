"""The client names no city, family, module, option or bot: the wire tells what there is."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from metroscribe.bots.levels import LEVELS
from metroscribe.bots.spec import MAKERS
from metroscribe.games import families, registry
from web.build import WEB

SOURCE = WEB / "src"
FILES = sorted(
    file
    for kind in ("*.ts", "*.svelte", "*.css")
    for file in SOURCE.rglob(kind)
    if file.parent.name != "generated"
)
INFOS = [registry().load(name).info for name in registry()]
NAMES = {
    *(info.id for info in INFOS),
    *(info.city for info in INFOS),
    *families(),
    *(module for info in INFOS for module in info.modules),
    *LEVELS,
}
"""Those that mean nothing else in a client: nowhere, not even in a comment."""
WORDS = {*(option for info in INFOS for option in info.options), *MAKERS}
"""Words that also mean something else, such as `random`: nowhere as a value or beside `options`."""


def named(text: str, names: Iterable[str]) -> set[str]:
    found = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, names))})(?![\w-])", re.IGNORECASE)
    return set(found.findall(text))


def valued(text: str, words: Iterable[str]) -> set[str]:
    """Those that are compared, sought or looked up."""
    word = "|".join(map(re.escape, words))
    beside = re.compile(
        rf"(?:(?<!class=)['\"`]({word})['\"`])|(?:\b(?:options|bots|searching)\??\.({word})\b)"
    )
    return {first or second for first, second in beside.findall(text)}


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_the_client_names_nothing_that_the_wire_tells(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert named(text, NAMES) == set()
    assert valued(text, WORDS) == set()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("const USUAL = 'commuter'", {"commuter"}),
        ("if (table.options.pencils === 'choose')", {"pencils"}),
        ("'pencils' in game.options", {"pencils"}),
        ("/** As in London. */", {"London"}),
        ("import { randomHex } from './random'", set()),
        ("const { deck } = open", set()),
        ('<div class="deck">', set()),
        ("device.learned(family)", set()),
    ],
)
def test_a_name_is_told_from_a_word(text: str, found: set[str]) -> None:
    assert named(text, NAMES) | valued(text, WORDS) == found
