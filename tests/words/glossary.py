"""The words of the field, and those that no text uses instead of them: docs/glossary.toml."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from tests.words.reading import ROOT, Reading

FILE = ROOT / "docs" / "glossary.toml"
ENDING = "*"


@dataclass(frozen=True)
class Ban:
    """Words that no text of a language uses, and why."""

    language: str
    words: tuple[str, ...]
    why: str
    within: str = ""
    """A part of the path of the files it is for; all of them without it."""

    def found(self, reading: Reading) -> Iterator[str]:
        if reading.language == self.language and self.within in reading.folder:
            yield from (match[0] for match in self._pattern().finditer(reading.text))

    def _pattern(self) -> re.Pattern[str]:
        return _pattern(self.words)


@cache
def _pattern(words: tuple[str, ...]) -> re.Pattern[str]:
    """A word is whole, unless a star stands for its ending; its first letter may be small or capital."""
    forms = (re.escape(word.removesuffix(ENDING)) + r"\w*" * word.endswith(ENDING) for word in words)
    return re.compile(rf"(?<!\w)(?:{'|'.join(forms)})(?!\w)", re.IGNORECASE)


@dataclass(frozen=True)
class Term:
    word: str
    meaning: str
    others: dict[str, str]
    """What it is called in other languages."""
    bans: tuple[Ban, ...]


@cache
def terms() -> tuple[Term, ...]:
    data = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return tuple(_term(**entry) for entry in data["terms"])


def _term(word: str, meaning: str, **rest: object) -> Term:
    bans = rest.pop("not", [])
    assert isinstance(bans, list)
    others = {language: str(said) for language, said in rest.items()}
    return Term(word, meaning, others, tuple(Ban(**{**ban, "words": tuple(ban["words"])}) for ban in bans))


def banned(reading: Reading) -> Iterator[str]:
    for term in terms():
        for ban in term.bans:
            yield from (f"{reading}: {word}: {ban.why}" for word in ban.found(reading))
