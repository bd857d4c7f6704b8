"""What a step is worth, what may come next and what a box counts: in every position of every game."""

from collections import Counter

import pytest

from metroscribe.core.chances import chances, next_cards
from metroscribe.core.score import Score
from metroscribe.core.text import Text
from metroscribe.core.wording import keys_of
from metroscribe.texts import Words, languages
from tests.conformance.laws import walk_match
from tests.counts import count
from tests.draw.test_taps import REGISTRY, TABLES

APART = count(9, 2)
"""Of so many decisions of a match one is looked at."""


@pytest.mark.parametrize(("game", "modules"), TABLES)
def test_the_parts_of_a_steps_worth_are_together_what_it_earns(game: str, modules: tuple[str, ...]) -> None:
    found = REGISTRY.load(game)
    rules, spoken = found.rules(modules), [Words(language, [found.folder]) for language in languages()]
    guide, said = keys_of(rules.wording.guide()), set[str]()
    for number, (match, seat) in enumerate(walk_match(rules, 2, "worth")):
        if number % APART:
            continue
        table, before = match.table, match.sheet(seat)
        score = rules.score(table, before)
        assert {rules.wording.paragraph(table, entry.key) for entry in score} <= guide
        for move, gain, *_ in rules.choices(table, before):
            after = rules.step(table, before, move)
            parts = rules.wording.worth(table, before, after, (score, rules.score(table, after)))
            assert sum(part.points for part in parts) == gain
            bonus = sum(part.points for part in parts if part.text.key == "worth-bonus")
            old, new = bonuses(score), bonuses(rules.score(table, after))
            assert bonus == sum(new[colour] - old[colour] for colour in old if colour in new)
            for text in (part.text for part in parts if part.text.key not in said):
                said.add(text.key)
                assert all(is_said(words, text) for words in spoken)


def bonuses(score: Score) -> dict[object, int]:
    """What is added to the product of each single line."""
    lines = (entry.args for entry in score if entry.key == "line" and "colour" in entry.args)
    return {args["colour"]: int(args["bonus"]) for args in lines}


def is_said(words: Words, text: Text) -> bool:
    return words.knows(text.key) and "{" not in words(text)


@pytest.mark.parametrize(("game", "modules"), TABLES)
def test_the_next_card_is_one_of_those_that_were_said_to_be_possible(
    game: str, modules: tuple[str, ...]
) -> None:
    """And what cannot come is not among them: the chances of a turn are what the dealer draws from."""
    found = REGISTRY.load(game)
    rules, words = found.rules(modules), Words("en", [found.folder])
    table, expected = None, Counter[object]()
    for match, _ in walk_match(rules, 2, "chances"):
        if match.table.label == table:
            continue
        flipped = [card for card in match.cards if rules.wording.role(card) == "flipped"][:1]
        assert table is None or match.over or flipped[0] in expected
        table, expected = match.table.label, Counter(next_cards(rules, match.table))
        told = chances(rules, match.table)
        assert sum(chance.cards for chance in told) == sum(expected.values())
        assert len({words(chance.text) for chance in told}) == len(told)


def test_a_card_that_lies_open_is_the_only_one_that_can_come() -> None:
    rules = REGISTRY.load("next-station/berlin").rules(["round-effects"])
    for match, _ in walk_match(rules, 4, "look ahead"):
        if match.table.preview:
            assert next_cards(rules, match.table) == {match.table.preview: 1}
            return
    raise AssertionError("no card lay open")
