"""Where a number stands beside a noun whose form does not follow it."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Set
from functools import cache

from fluent.syntax.ast import (
    Identifier,
    Message,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from tests.words.reading import messages_of, text_files

PLURALS = {"zero", "one", "two", "few", "many"}
NEXT_WORD = re.compile(r"\s+([^\W\d_]+)")
AS_THEY_ARE: dict[str, Set[str]] = {
    "en": {"altogether", "and", "are", "at", "in", "must", "of", "on", "or", "s", "there", "to", "were"},
    "de": {"auf", "aus", "bei", "bis", "dürfen", "haben", "in", "kommen", "mit", "oder", "s", "sein", "und"}
    | {"von", "wurden", "zusammen", "Fenster", "Zeichen"},
    "es": {"a", "al", "como", "de", "del", "en", "hasta", "o", "s", "y"},
}
"""Words that may follow any number: no number counts them, or they have one form only."""
ALWAYS_SEVERAL = (
    *("guide-", "module-text-", "option-deck", "score-interchanges"),
    *("card-objective-", "card-effect-", "card-round-effect-"),
)
"""How the keys begin of texts whose numbers are a game's own; a test sees to it that none of them is one."""
RANGE = re.compile(r"\s(?:to|bis|a|or|oder|o)\s$")
"""Before the upper end of a range, which is followed by a plural."""


def chosen_by_number(choice: SelectExpression) -> str:
    """The argument that a choice follows, if it follows the number of something; else nothing."""
    by_number = any(
        isinstance(variant.key, Identifier) and variant.key.name in PLURALS for variant in choice.variants
    )
    return choice.selector.id.name if by_number and isinstance(choice.selector, VariableReference) else ""


class _Counted(Visitor):
    """Which arguments are numbers, and which nouns follow one: what the choices of all texts say."""

    def __init__(self) -> None:
        self.numbers: set[str] = set()
        self.nouns: set[str] = set()

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - the library's name
        name = chosen_by_number(node)
        if name:
            self.numbers.add(name)
            usual = next(variant for variant in node.variants if variant.default)
            self.nouns.update(word for given, word, _ in _followed(usual.value) if given == name)
        self.generic_visit(node)


@cache
def counted() -> tuple[Set[str], dict[str, Set[str]]]:
    """The arguments that are numbers, and the nouns of each language that are counted somewhere."""
    by_language: dict[str, _Counted] = defaultdict(_Counted)
    for file in text_files():
        for message in messages_of(file):
            by_language[file.stem].visit(message)
    numbers = set[str]().union(*(found.numbers for found in by_language.values()))
    return numbers, {
        language: found.nouns - AS_THEY_ARE.get(language, set()) for language, found in by_language.items()
    }


@cache
def put_into_words() -> Set[str]:
    """The arguments that are words: there are messages for what they may be, such as `colour-pink`."""
    keys = (message.id.name for file in text_files() for message in messages_of(file))
    return {key.partition("-")[0] for key in keys if "-" in key}


def uncounted(message: Message, language: str) -> Iterator[str]:
    """Each number with the word beside it that does not follow it."""
    assert message.value is not None
    yield from _uncounted(message.value, language, frozenset())


def _uncounted(pattern: Pattern, language: str, chosen: frozenset[str]) -> Iterator[str]:
    numbers, nouns = counted()
    for name, word, before in _followed(pattern):
        is_number = name in numbers and word not in AS_THEY_ARE.get(language, ())
        is_noun = word in nouns.get(language, ()) and name not in put_into_words()
        if (is_number or is_noun) and name not in chosen and not RANGE.search(before):
            yield f"{{ ${name} }} {word}"
    for choice in _choices(pattern):
        name = chosen_by_number(choice)
        for variant in choice.variants:
            yield from _uncounted(variant.value, language, chosen | ({name} if name else set()))


def _choices(pattern: Pattern) -> Iterator[SelectExpression]:
    for element in pattern.elements:
        if isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
            yield element.expression


def _followed(pattern: Pattern) -> Iterable[tuple[str, str, str]]:
    """Each argument that a word follows, with that word and the text before it."""
    texts = ["", *(e.value if isinstance(e, TextElement) else "" for e in pattern.elements), ""]
    for at, element in enumerate(pattern.elements):
        after = NEXT_WORD.match(texts[at + 2])
        if isinstance(element, Placeable) and isinstance(element.expression, VariableReference) and after:
            yield element.expression.id.name, after[1], texts[at]
