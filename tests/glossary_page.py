"""Writes docs/glossary.md from docs/glossary.toml: `python -m tests.glossary_page`."""

from collections.abc import Iterator

from metroscribe.texts import ENGLISH, languages, own_name
from tests.words.glossary import FILE, Term, terms

PAGE = FILE.with_suffix(".md")
OTHERS = [language for language in languages() if language != ENGLISH]
LEAD = """\
# Glossary

One word for one thing, in code and texts. German and Spanish words are mostly those of the rulebooks.
This page is made from `docs/glossary.toml` by `python -m tests.glossary_page`.

"""
INSTEAD = """
## Forbidden synonyms

The linter refuses these words. A star stands for any ending. Some are forbidden in a part of the texts only.

"""


def row(*cells: str) -> str:
    return "".join(("|", *(f" {cell} |" if cell else " |" for cell in cells), "\n"))


def head(*cells: str) -> str:
    return row(*cells) + row(*("---" for _ in cells))


def instead(term: Term) -> Iterator[str]:
    for ban in term.bans:
        words = ", ".join(ban.words) + (f" (in {ban.within})" if ban.within else "")
        said = term.word if ban.language == ENGLISH else term.others.get(ban.language, "")
        yield row(ban.language, words, said, ban.why)


def page() -> str:
    """All of it, as the data has it."""
    known = (
        row(term.word, term.meaning, *(term.others.get(language, "") for language in OTHERS))
        for term in terms()
    )
    return "".join(
        (
            LEAD,
            head("word", "meaning", *map(own_name, OTHERS)),
            *known,
            INSTEAD,
            head("language", "not", "but", "why"),
            *(line for term in terms() for line in instead(term)),
        )
    )


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
