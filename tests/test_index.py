"""Whoever touches a card, a box of the score pad, a module or a word of the rules is led to where the guide
explains it: in every game, every mix of modules and every language."""

import re
from collections.abc import Collection, Iterator
from functools import cache

import pytest

from metroscribe import registry
from metroscribe.arena import play_match
from metroscribe.bots import bot
from metroscribe.core.dealer import Seeded
from metroscribe.core.match import Match
from metroscribe.core.registry import Game
from metroscribe.core.rules import AnyRules
from metroscribe.core.text import Text
from metroscribe.core.wording import keys_of
from metroscribe.texts import Words, general_folders, languages
from tests.golden import module_mixes
from tests.test_texts import messages

GAMES = sorted(registry())
LETTERS = 4
"""Of a word, so many say what it is; its ending may be another."""


@cache
def mixes_of(name: str) -> list[AnyRules]:
    game = registry().load(name)
    return [game.rules(modules) for modules in module_mixes(game)]


@cache
def speaker(name: str, language: str) -> Words:
    return Words(language, [registry().load(name).folder])


def stems(sentence: str) -> set[str]:
    words: list[str] = re.findall(r"[^\W\d_]+", sentence.casefold())
    return {word[:LETTERS] for word in words if len(word) >= LETTERS}


def paragraph(words: Words, rules: AnyRules, key: str) -> str:
    """As it is read, with the paragraphs of the same key after it."""
    told = [text for section in rules.wording.guide() for text in section.paragraphs]
    return " ".join(words(text) for text in told if text.key == key)


def heading(words: Words, rules: AnyRules, key: str) -> str:
    """What stands above a paragraph."""
    above = (section for section in rules.wording.guide() if key in keys_of([section]))
    return words(next(above).heading)


def forms(words: Words, text: Text) -> list[str]:
    return words(text).split(", ")


def says(text: str, form: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(form)}(?!\w)", text, re.IGNORECASE) is not None


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", GAMES)
def test_every_card_has_a_paragraph_that_speaks_of_it(name: str, language: str) -> None:
    words = speaker(name, language)
    for rules in mixes_of(name):
        known = {key: stems(paragraph(words, rules, key)) for key in keys_of(rules.wording.guide())}
        for card in rules.cards:
            own = stems(f"{words(rules.wording.say(card))} {words(Text(f'pile-{card.pile}'))}")
            assert own & known[rules.wording.explained(card)], card


@pytest.mark.parametrize("name", GAMES)
def test_every_module_of_a_mix_has_one_section_under_its_name_and_no_other_has_one(name: str) -> None:
    game, words = registry().load(name), speaker(name, "en")
    for modules, rules in zip(module_mixes(game), mixes_of(name), strict=True):
        found = {
            section.module: words(section.heading) for section in rules.wording.guide() if section.module
        }
        assert found == {module: words(Text(f"module-name-{module}")) for module in modules}


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("name", GAMES)
def test_every_box_of_the_pad_has_a_paragraph_in_the_guide_of_its_mix(name: str, seats: int) -> None:
    for rules in mixes_of(name):
        table = Match(rules, Seeded("pad"), seats).table
        boxes = [entry.key for entry in rules.score(table, table.sheets[0])]
        assert boxes
        assert {rules.wording.paragraph(table, box) for box in boxes} <= keys_of(rules.wording.guide())


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_box_at_the_end_of_a_match_has_a_paragraph_too(name: str) -> None:
    for rules in (mixes_of(name)[0], mixes_of(name)[-1]):
        match = play_match(rules, [bot("greedy"), bot("greedy")], "pad")
        assert match.outcome is not None
        boxes = {entry.key for score in match.outcome.scores for entry in score}
        assert {rules.wording.paragraph(match.table, box) for box in boxes} <= keys_of(rules.wording.guide())


@pytest.mark.parametrize("name", GAMES)
def test_what_is_in_force_leads_to_a_paragraph_of_the_guide(name: str) -> None:
    for rules in mixes_of(name):
        known = {*keys_of(rules.wording.guide()), ""}
        match = Match(rules, Seeded("force"))
        while not match.over:
            assert {note.paragraph for note in rules.wording.notes(match.table)} <= known
            while moves := match.legal(0):
                match.stage(0, moves[0])
            match.close()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", GAMES)
def test_a_word_of_the_rules_stands_in_the_paragraph_that_explains_it_or_above_it(
    name: str, language: str
) -> None:
    words = speaker(name, language)
    for rules in mixes_of(name):
        for term in rules.wording.terms():
            told = " ".join(find(words, rules, term.paragraph) for find in (heading, paragraph))
            assert any(says(told, form) for form in forms(words, term.forms)), (term, told)


def told_by(games: Collection[Game], language: str) -> Iterator[tuple[str, set[str]]]:
    """What every guide says at its longest, with the forms of its words."""
    for game in games:
        words = speaker(game.info.id, language)
        for rules in (mixes_of(game.info.id)[0], mixes_of(game.info.id)[-1]):
            told = [words(text) for section in rules.wording.guide() for text in section.paragraphs]
            yield (
                " ".join(told),
                {form for term in rules.wording.terms() for form in forms(words, term.forms)},
            )


def test_no_word_of_the_rules_is_left_over() -> None:
    folders = {*general_folders(), *(registry().load(name).folder / "texts" for name in GAMES)}
    written = {key for folder in folders for key in messages(folder / "en.ftl") if key.startswith("term-")}
    assert written == {
        term.forms.key for name in GAMES for rules in mixes_of(name) for term in rules.wording.terms()
    }


@pytest.mark.parametrize("language", languages())
def test_every_form_of_a_word_stands_in_some_guide_and_is_that_of_one_word(language: str) -> None:
    told = list(told_by([registry().load(name) for name in GAMES], language))
    every = set().union(*(found for _, found in told))
    said = {form for text, found in told for form in found if says(text, form)}
    assert every - said == set()
    for name in GAMES:
        terms = mixes_of(name)[-1].wording.terms()
        own = [form for term in terms for form in forms(speaker(name, language), term.forms)]
        assert len(own) == len(set(own))
