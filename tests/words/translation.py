"""What a language says in the very words of English."""

import re
from collections.abc import Iterable, Iterator

from metroscribe.texts import CITY, ENGLISH
from tests.words.reading import Reading

WORD = re.compile(r"[^\W\d_]{2,}")
SAME = {
    "de": {"bot", "bots", "code", "metroscribe", "name", "pink", "server", "vibration", "west"},
    "es": {"bot", "bots", "central", "metroscribe", "no", "total"},
}
"""Words that are the same in both languages."""


def untranslated(readings: Iterable[Reading]) -> Iterator[str]:
    """The readings that have English words only. A city may keep its name."""
    readings = tuple(readings)
    english = {(text.folder, text.key, text.text) for text in readings if text.language == ENGLISH}
    for reading in readings:
        if reading.language == ENGLISH or reading.key.startswith(CITY):
            continue
        if (reading.folder, reading.key, reading.text) in english:
            foreign = {word.lower() for word in WORD.findall(reading.text)} - SAME.get(
                reading.language, set()
            )
            if foreign:
                yield f"{reading}: as in English: {', '.join(sorted(foreign))}"
