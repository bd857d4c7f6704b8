"""Which pictures a gallery has."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Literal

from metroscribe.texts import languages
from tests.browser.gallery.screens import PLACES
from tests.browser.sizes import SCREENS, Screen

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
COMMON = ("phone", "laptop")
"""On these every theme and language is seen; on the others the first of each, unless all are asked for."""


@dataclass(frozen=True)
class Shot:
    place: str
    screen: str
    theme: Theme
    language: str

    @property
    def file(self) -> str:
        words = (self.place, self.screen, self.theme, self.language)
        return ".".join(re.sub(r"[^a-z0-9]+", "-", word.lower()) for word in words) + ".png"

    @property
    def size(self) -> Screen:
        return SCREENS[self.screen]


@dataclass(frozen=True)
class Wanted:
    """Parts of names; nothing of a kind means all of it."""

    places: Sequence[str] = ()
    screens: Sequence[str] = ()
    themes: Sequence[str] = ()
    languages: Sequence[str] = ()
    every: bool = False
    """Each place on each screen in each theme and language."""

    def shots(self) -> list[Shot]:
        return [shot for shot in all_shots() if self._has(shot)]

    def _has(self, shot: Shot) -> bool:
        asked = (self.places, self.screens, self.themes, self.languages)
        found = (shot.place, shot.screen, shot.theme, shot.language)
        if not all(not words or name in words for words, name in zip(asked, found, strict=True)):
            return False
        return self.every or shot.screen in COMMON or self._is_plain(shot)

    def _is_plain(self, shot: Shot) -> bool:
        """In the first theme and language, where no other was asked for by name."""
        return (bool(self.themes) or shot.theme == THEMES[0]) and (
            bool(self.languages) or shot.language == languages()[0]
        )


def all_shots() -> Iterator[Shot]:
    for place, theme, language, screen in product(PLACES, THEMES, languages(), SCREENS):
        yield Shot(place, screen, theme, language)
