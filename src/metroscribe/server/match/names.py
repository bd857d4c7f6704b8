"""Names of people: what is kept of them, and how long they may be."""

import unicodedata

from wcwidth import iter_graphemes

from metroscribe.core.errors import MetroscribeError
from metroscribe.core.visible import hidden, without_heaps

NAME_LENGTH = 24
"""Characters as people see them: a letter with its accents is one, and so is a joined emoji."""
NAME_BYTES = 128
JOINER = "\u200d"
COLOURED = "\ufe0f"
"""Behind a sign: it is meant as an emoji."""
TAGS = range(0xE0020, 0xE0080)
"""What the flags of regions are spelled with."""
EMOJI = ("So", "Sk")


class NoName(MetroscribeError):
    """Nothing can be seen of it."""


def clean_name(text: str) -> str:
    """A name without control characters, heaps of marks and needless space.

    `NoName` if nothing can be seen of it.
    """
    shown = "".join(map(_shown, iter_graphemes(without_heaps(text))))
    name = _shortened(" ".join(shown.split()))
    if all(unicodedata.category(char)[0] in "MZC" for char in name):
        raise NoName("error-name")
    return name


def _shown(grapheme: str) -> str:
    """Joiners and tags stay inside an emoji; elsewhere they could only deceive."""
    emoji = unicodedata.category(grapheme[0]) in EMOJI
    shown = (char if (emoji and _joins(char)) or not hidden(char) else " " for char in grapheme)
    return "".join(shown).rstrip(JOINER)


def _joins(char: str) -> bool:
    return char in (JOINER, COLOURED) or ord(char) in TAGS


def _shortened(name: str) -> str:
    kept, size = "", 0
    for count, grapheme in enumerate(iter_graphemes(name)):
        size += len(grapheme.encode())
        if count == NAME_LENGTH or size > NAME_BYTES:
            break
        kept += grapheme
    return kept.strip()
