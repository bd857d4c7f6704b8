"""What can be seen of a text: names that strangers wrote hide nothing, and stay where they are drawn."""

import unicodedata
from collections.abc import Iterator

BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that are shown as nothing."""
UNSEEN = ("Zl", "Zp")
EMPTY_MARKS = frozenset(
    map(
        chr, (0x34F, 0x17B4, 0x17B5, *range(0x180B, 0x180E), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
    )
)
"""Marks that are shown as nothing: joiners and selectors of another form."""
STACKED = ("Mn", "Me")
"""Marks that stand above, below or around a letter, each outside the one before it."""
SPACING = "Mc"
"""A mark beside a letter, to which the next mark belongs too."""
MOST_MARKS = 3
"""On one letter: written languages have no more, and many more are drawn over the lines around it."""


def hidden(char: str) -> bool:
    """Whether nothing is seen of it: control and format characters, those that turn the direction of writing,
    and what is not a character at all."""
    category = unicodedata.category(char)
    return char in BLANK or char in EMPTY_MARKS or category[0] == "C" or category in UNSEEN


def without_heaps(text: str) -> str:
    """The text with the first few marks of each letter."""
    kept = "".join(_kept(unicodedata.normalize("NFC", text)))
    return unicodedata.normalize("NFC", kept)


def _kept(text: str) -> Iterator[str]:
    marks = 0
    for char in text:
        category = unicodedata.category(char)
        if category in STACKED:
            marks += 1
        elif category != SPACING:
            marks = 0
        if marks <= MOST_MARKS or category not in STACKED:
            yield char
