"""Whatever is touched on a sheet is drawn, or says why not: in every position of every game."""

from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from metroscribe import draw
from metroscribe.core.errors import NotAllowed, NotNow
from metroscribe.core.match import Match
from metroscribe.core.rng import Stream
from metroscribe.core.rules import AnyRules
from metroscribe.core.text import Text
from metroscribe.core.why import Why
from metroscribe.core.wording import keys_of
from metroscribe.texts import Words, languages
from tests.conformance.laws import walk_match
from tests.counts import count
from tests.draw.sheets import ids
from tests.draw.test_taps import REGISTRY, gestures

APART = count(40, 3)
"""Of so many decisions of a match one is looked at."""


MIXES = [
    pytest.param(name, mix, marks=[] if len(mix) in (0, len(known)) else pytest.mark.long)
    for name, known in ((name, REGISTRY.load(name).info.modules) for name in sorted(REGISTRY))
    for size in range(len(known) + 1)
    for mix in combinations(known, size)
]
"""In a normal run each city with all of its modules, and with none."""


def positions(rules: AnyRules) -> Iterator[tuple[Match, int]]:
    """Of a random match, for a seat that is to draw, and for one that is done."""
    for number, (match, seat) in enumerate(walk_match(rules, 2, "why")):
        if number % APART == 0 or match.over:
            yield match, 1
            yield match, seat


def offered(match: Match, seat: int, taps: Sequence[str]) -> bool:
    """Whether a move begins with these taps or, without any touch before, ends there or draws just that; what
    is chosen beside the sheet must have been touched."""
    for gesture in gestures(match, seat):
        asked = gesture.choice is not None and gesture.taps[0] == gesture.choice.id
        if gesture.taps[: len(taps)] == tuple(taps):
            return True
        if len(taps) == 1 and not asked and taps[0] in (gesture.taps[-1], gesture.section):
            return True
    return False


def asked(match: Match, seat: int, *taps: str) -> Why | None:
    target = draw.target(match.rules, taps)
    return match.rules.wording.why(match.table, match.sheet(seat), target)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "modules"), MIXES)
def test_every_element_draws_or_says_by_which_rule_not(game: str, modules: tuple[str, ...]) -> None:
    found = REGISTRY.load(game)
    rules, spoken = found.rules(modules), [Words(language, [found.folder]) for language in languages()]
    drawn, guide = ids(draw.blank(rules)), keys_of(rules.wording.guide())
    targets, said = {draw.target(rules, (element,)) for element in drawn}, set[str]()
    for match, seat in positions(rules):
        for target in sorted(targets):
            elements = draw.places(rules, (target,))
            offers = any(offered(match, seat, (element,)) for element in elements)
            why = rules.wording.why(match.table, match.sheet(seat), target)
            assert offers == (why is None), f"{target}: {why}"
            if why is not None:
                the_rule_is_the_engines(match, seat, why)
                assert why.paragraph in guide, why
                assert set(draw.places(rules, why.shows)) <= set(drawn)
                for text in {text.key: text for text in (why.says, why.hint) if text}.values():
                    if text.key not in said:
                        said.add(text.key)
                        is_sentence(spoken, text)


def the_rule_is_the_engines(match: Match, seat: int, why: Why) -> None:
    if why.tried:
        with pytest.raises((NotAllowed, NotNow)) as refusal:
            match.rules.step(match.table, match.sheet(seat), match.rules.parse(why.tried))
        assert refusal.value.text == why.says


@pytest.mark.parametrize(("game", "modules"), MIXES)
def test_whatever_is_touched_second_draws_or_says_by_which_rule_not(
    game: str, modules: tuple[str, ...]
) -> None:
    rules, stream = REGISTRY.load(game).rules(modules), Stream("why", "second")
    drawn = [element for element in ids(draw.blank(rules)) if draw.target(rules, (element,))]
    for match, seat in positions(rules):
        begun = {
            gesture.taps[:number]
            for gesture in gestures(match, seat)
            for number in range(1, len(gesture.taps))
        }
        for taps in sorted(begun):
            element = stream.choice(drawn)
            why = asked(match, seat, *taps, element)
            if why is not None:
                assert not offered(match, seat, (*taps, element)), why
                the_rule_is_the_engines(match, seat, why)


def is_sentence(spoken: Sequence[Words], text: Text) -> None:
    """In every language, one of its own."""
    told = [words(text) for words in spoken]
    assert all(words.knows(text.key) for words in spoken), text
    assert len(set(told)) == len(told), told
    for sentence in told:
        assert sentence[0].isupper() or not sentence[0].isalpha(), sentence
        assert sentence.endswith((".", ")")), sentence
        assert "{" not in sentence, sentence
