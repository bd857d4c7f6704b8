"""Numbers in what games say: they come from the games' data, and none is written by hand."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

from metroscribe.games import families, registry
from metroscribe.games.next_station.city import City
from metroscribe.games.voll_verplant.rules import VollVerplant
from metroscribe.texts import Words, languages

NUMBERS: Mapping[str, str] = {
    "en": "two three four five six seven eight nine ten eleven twelve thirteen",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn",
    "es": "dos tres cuatro cinco seis siete ocho nueve diez once doce trece",
}
"""From two on: what is one is also an article."""
WORDS = {language: text.split() for language, text in NUMBERS.items()}
COUNTING: Mapping[str, str] = {
    "en": "both|pair|twice|thrice|third|fourth|fifth|sixth",
    "de": "beide[mnrs]?|zweimal|dreimal|(dritt|viert|fünft|sechst)e[mnrs]?",
    "es": "amb[ao]s|par|tercer[ao]?|cuart[ao]|quint[ao]|sext[ao]",
}
"""How captions count besides. First and second are the order of what stands there."""
CAPTION = "book-"
"""How the keys of captions begin: each is about its pictures alone, so none of them is allowed a number."""
ALLOWED = {
    r"rule-not-a-move|rule-name-power|rule-not-an-entry|rule-transfer-sign|rule-free-ride|rule-must-enter": (
        "shows how something is written"
    ),
    r"rule-two-tracks|guide-double-track|guide-one-track|guide-starts(-two)?": (
        "between and at stations: two stations, two tracks, two sections that meet, in every city"
    ),
    r"score-line-pair|note-draw-twice.*|guide-(pencils|card-line|line|winner|double-switch).*": (
        "two lines of a colour: a deck has one or two, never more"
    ),
    r"guide-joined|guide-joining|guide-line|guide-switch|guide-plan-ring|worth-bonus": "two of a pair",
    r"guide-ring.*|rule-other-choice|note-choosing-spare": "with two or three players, as the ring is laid",
    r"(card|guide)-(effect|round-effect|power)-(double-stations?|circle)|guide-doubling|guide-joker-frames": (
        "a double station counts as two: that is what double means"
    ),
    r"guide-box-stamps|guide-interchange.*": "an interchange is where two lines meet",
    r"deck-.*": "the year of an edition; its cards are counted below",
    r"lesson-.*": "belongs to the one deal of the lesson, which tests replay",
    r"verdict-.*": "no figure of the game",
    r"fault-.*": "speaks to whoever writes a map",
    r"objective-.*": "the name of a card; its number is compared with the data below",
}
"""Keys of messages with numbers by hand, and why."""


class Prose(Visitor):
    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - the library's name
        self.text += f" {node.value}"


def files(language: str) -> list[Path]:
    own = families().values()
    books = (folder for family in own for folder in family.book_texts)
    cities = (registry().find(name).folder / "texts" for name in registry())
    folders = (*(family.texts for family in own), *books, *cities)
    return [folder / f"{language}.ftl" for folder in folders if (folder / f"{language}.ftl").exists()]


def prose(language: str) -> Iterator[tuple[str, str]]:
    for file in files(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                visitor = Prose()
                visitor.visit(entry)
                yield entry.id.name, visitor.text


def numbers_in(text: str, language: str) -> list[int]:
    """Digits, and words that are numbers from two on."""
    found = re.findall(r"\d+|\w+", text.lower())
    return [
        int(word) if word.isdecimal() else WORDS[language].index(word) + 2
        for word in found
        if word.isdecimal() or word in WORDS[language]
    ]


def by_hand(key: str, text: str, language: str) -> bool:
    """Whether it has a number that is not part of its key, as the round is in `card-swap-2`."""
    return not set(numbers_in(text, language)) <= set(map(int, re.findall(r"(?<=-)\d+", key)))


@pytest.mark.parametrize("language", languages())
def test_no_number_stands_in_a_text_by_hand(language: str) -> None:
    allowed = re.compile("|".join(ALLOWED))
    found = [key for key, text in prose(language) if by_hand(key, text, language)]
    assert [key for key in found if not allowed.fullmatch(key)] == []


@pytest.mark.parametrize("language", languages())
def test_no_caption_counts_by_hand(language: str) -> None:
    captions = {key: text for key, text in prose(language) if key.startswith(CAPTION)}
    assert captions
    counting = re.compile(rf"\b({COUNTING[language]})\b", re.IGNORECASE)
    assert [
        key for key, text in captions.items() if counting.search(text) or numbers_in(text, language)
    ] == []


def test_no_kind_of_message_is_allowed_numbers_in_vain() -> None:
    found = {key for language in languages() for key, text in prose(language) if by_hand(key, text, language)}
    for kind in ALLOWED:
        assert any(re.fullmatch(kind, key) for key in found), kind


def asked_for(data: Mapping[str, Any]) -> int:
    """How many of what is counted; of a single interchange, how many lines."""
    return int(data["lines"] if data["at_least"] == 1 else data["at_least"])


@pytest.mark.parametrize("language", languages())
def test_a_number_in_the_name_of_an_objective_is_what_the_data_asks_for(language: str) -> None:
    compared = 0
    for game in registry():
        city = registry().load(game)
        if isinstance(city, City):
            words = Words(language, [city.folder])
            for name, data in city.file.get("modules.objectives.cards", {}).items():
                told = numbers_in(words(f"objective-{name}"), language)
                assert told in ([], [asked_for(data)])
                compared += len(told)
    assert compared


@pytest.mark.parametrize("language", languages())
def test_a_card_of_an_objective_says_how_much_its_data_asks_for(language: str) -> None:
    for game in registry():
        city = registry().load(game)
        if isinstance(city, City):
            rules, words = city.rules(["objectives"]), Words(language, [city.folder])
            for card in rules.cards:
                if card.pile == "objective":
                    data = city.file.get(f"modules.objectives.cards.{card.face}")
                    assert numbers_in(words(rules.wording.say(card)), language) == [asked_for(data)]


@pytest.mark.parametrize("language", languages())
def test_a_deck_that_is_named_by_its_cards_has_so_many(language: str) -> None:
    rules = registry().load("voll-verplant/paris").rules()
    assert isinstance(rules, VollVerplant)
    for name, deck in rules.decks.items():
        assert numbers_in(Words(language)(f"deck-{name}"), language)[0] == sum(deck.pile.cards.values())
