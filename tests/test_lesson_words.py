"""The symbols, numbers and powers that a lesson names are those of the table where it is said."""

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest

from metroscribe.core.cards import Card
from metroscribe.games import lesson
from metroscribe.games.lesson import Hint
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.voll_verplant.rules import VollVerplant
from metroscribe.texts import Words, languages
from tests.test_figures import numbers_in
from tests.test_lesson import opened

LINE, PLAN = "next-station", "voll-verplant"
ORDINALS = {
    "en": ("third", "fourth", "fifth", "sixth"),
    "de": ("dritte", "vierte", "fünfte", "sechste"),
    "es": ("tercera", "cuarta", "quinta", "sexta"),
}
"""From three on: each lesson also speaks of a first line."""


@cache
def taught(family: str) -> tuple[Any, tuple[tuple[Hint, Any], ...]]:
    """The rules, and each hint with the table at which it is said, if the lesson is followed."""
    match, said = opened(lesson(family)), list[tuple[Hint, Any]]()
    for hint in lesson(family).steps:
        if said and hint.turn > said[-1][0].turn:
            match.close()
        said.append((hint, match.table))
        if hint.move is not None:
            match.stage(0, match.rules.parse(hint.move))
    return match.rules, tuple(said)


def moments(family: str) -> list[tuple[Hint, Any]]:
    """Those at which a card lies open that was not spoken of; the last hint of a lesson speaks of none."""
    return [(hint, table) for hint, table in taught(family)[1][:-1] if not hint.step]


def named(words: Iterable[str], sentence: str) -> set[str]:
    """Those of the words that stand in the sentence, whole."""
    return {word for word in words if re.search(rf"\b{re.escape(word)}\b", sentence, re.IGNORECASE)}


def subways(cards: Iterable[Card]) -> int:
    return sum(card.face.startswith("subway-") for card in cards)


@pytest.mark.parametrize("language", languages())
def test_a_lesson_names_the_symbols_of_the_open_cards_and_no_others(language: str) -> None:
    rules, words = taught(LINE)[0], Words(language)
    assert isinstance(rules, NextStation)
    symbols = {card.symbol for card in rules.deck.cards.values() if card.symbol}
    for hint, table in moments(LINE):
        shown = {table.turn.symbol} - {None}
        expected = {words(f"symbol-{symbol}") for symbol in shown}
        assert named((words(f"symbol-{symbol}") for symbol in symbols), words(hint.say)) == expected, hint.say


@pytest.mark.parametrize("language", languages())
def test_a_lesson_says_when_a_joker_or_a_switch_lies_open(language: str) -> None:
    words, met = Words(language), set[str]()
    for hint, table in moments(LINE):
        special = {"joker"} if table.turn.symbol is None else {"switch"} if table.turn.switch else set[str]()
        assert len(named((words(f"power-{name}") for name in special), words(hint.say))) == len(special)
        met |= special
    assert met == {"joker", "switch"}


@pytest.mark.parametrize("language", languages())
def test_a_lesson_counts_the_subway_cards_that_lie_open_and_those_that_end_the_round(language: str) -> None:
    rules, said = taught(LINE)
    told, words = dict[str, tuple[list[int], list[int]]](), Words(language)
    for hint, _ in said:
        sentence = words(hint.say)
        ordinals = [n for n, word in enumerate(ORDINALS[language], 3) if named([word], sentence)]
        told[hint.say.key] = ([n for n in numbers_in(sentence, language) if n > 2], ordinals)
    tables = {hint.say.key: table for hint, table in said}
    last = rules.deck.closing["subway"]
    before, after = "lesson-line-closing", "lesson-line-joker"
    assert told.pop(before) == ([subways(tables[before].flipped)], [last])
    assert told.pop(after) == ([], [subways(tables[after].flipped)])
    assert rules.deck.closes(tables[after].flipped)
    assert set(map(str, told.values())) == {"([], [])"}


@pytest.mark.parametrize("language", languages())
def test_a_lesson_names_the_power_of_the_pencil_in_hand(language: str) -> None:
    rules, words = taught(LINE)[0], Words(language)
    ((hint, table),) = [(hint, table) for hint, table in moments(LINE) if hint.say.key == "lesson-line-power"]
    powers = {card.face for card in rules.piles["power"].cards}
    colour = table.order(0)[table.round - 1]
    power = table.faces("power")[rules.pencils.index(colour)]
    assert hint.move is not None
    assert hint.move.endswith(f"!{power}")
    expected = {words(f"power-{power}")}
    assert named((words(f"power-{name}") for name in powers), words(hint.say)) == expected


@pytest.mark.parametrize("language", languages())
def test_a_lesson_on_a_plan_names_the_open_card_and_counts_the_lines_of_a_station(language: str) -> None:
    rules, words = taught(PLAN)[0], Words(language)
    assert isinstance(rules, VollVerplant)
    for hint, table in moments(PLAN):
        sentence, face = words(hint.say), table.card.face
        number = {int(digits) for digits in re.findall(r"\d+", face)}
        if not face.isdecimal():
            assert words(rules.wording.say(table.card)).lower() in sentence.lower()
        if face == "transfer":
            (station,) = hint.point
            number = {len(rules.plan.stopping[rules.plan.at.index(station.removeprefix("station-"))])}
        assert set(numbers_in(sentence, language)) == number, hint.say


def test_the_highest_number_of_a_lesson_on_a_plan_brings_the_cards_back() -> None:
    rules, said = taught(PLAN)
    table = next(table for hint, table in said if hint.say.key == "lesson-plan-six")
    deck = rules.decks[table.deck]
    assert table.card == deck.reshuffle
    assert int(table.card.face) == max(int(card.face) for card in deck.pile.cards if card.face.isdecimal())
