"""All texts of all languages are free of what the linter knows, and it finds each of these things."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

import metroscribe
from metroscribe import registry
from metroscribe.core.registry import Game
from metroscribe.core.text import Text
from metroscribe.texts import ENGLISH, languages
from tests.test_guide import guide_of
from tests.test_texts import Variables
from tests.web.test_texts import SOURCES
from tests.words.arguments import Call, calls_of_page, calls_of_python
from tests.words.glossary import Ban, banned, terms
from tests.words.marks import MOST_WORDS, RULES, faults
from tests.words.numbers import ALWAYS_SEVERAL, uncounted
from tests.words.reading import HOLE, Reading, all_readings, messages_of, readings, text_files
from tests.words.translation import untranslated

BAD = {
    "straight quote": 'There is no “table".',
    "quote of another language": "There is no „table”.",
    "three dots for an ellipsis": "One moment...",
    "hyphen for a minus": "worth -{ $points }",
    "hyphen for a dash": "a card - any card",
    "needless space": "one  moment",
    "space before punctuation": "one moment .",
    "ending glued to what is put in": "in three { $kind }en",
    "long sentence": f"A{' long' * (MOST_WORDS - 2)} {{ $much }} sentence.",
}
GOOD = (
    'Write `family = "tokyo"`. It is one’s own “word”…',
    "C4-E4, −{ $points } or ::1",
    "? help, q quit",
    "The { $count }th card, { $prefix }DAYS.",
    f"A{' long' * (MOST_WORDS - 3)} {{ $much }} sentence. Another{' one' * (MOST_WORDS - 1)}.",
)


def message(text: str, key: str = "key") -> Message:
    found = parse(f"{key} = {text}\n").body[0]
    assert isinstance(found, Message), found
    return found


def test_there_are_texts_in_every_language() -> None:
    assert {reading.language for reading in all_readings()} == set(languages())
    assert len(all_readings()) > 1000 * len(languages())


def test_no_text_has_a_wrong_mark_or_a_long_sentence() -> None:
    assert [fault for reading in all_readings() for fault in faults(reading)] == []


@pytest.mark.parametrize("rule", RULES)
def test_each_rule_finds_its_fault_and_no_other_one(rule: str) -> None:
    found = [
        name for name, tried in RULES.items() for said in readings(message(BAD[rule])) if any(tried(said))
    ]
    assert found == [rule]


@pytest.mark.parametrize("text", GOOD)
def test_what_is_well_written_has_no_fault(text: str) -> None:
    assert [fault for reading in readings(message(text)) for fault in faults(reading)] == []


def test_each_variant_is_read_with_a_hole_for_what_is_put_in() -> None:
    read = readings(message('{ $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n} of { $whom }{"!"}'))
    assert [reading.text for reading in read] == [f"{HOLE} card of {HOLE}!", f"{HOLE} cards of {HOLE}!"]


def test_no_text_uses_a_word_that_the_glossary_replaces() -> None:
    assert [fault for reading in all_readings() for fault in banned(reading)] == []


@pytest.mark.parametrize("ban", [ban for term in terms() for ban in term.bans], ids=lambda ban: ban.words[0])
def test_each_banned_word_is_found_in_its_language_and_place_alone(ban: Ban) -> None:
    for word in ban.words:
        said = f"Here: {word.replace('*', 'en')}, and on."
        assert any(banned(Reading(ban.language, f"a/{ban.within}/b", "key", said)))
        assert not any(ban.found(Reading("fr", f"a/{ban.within}/b", "key", said)))
        assert not any(ban.found(Reading(ban.language, f"a/{ban.within}/b", "key", f"x{said[6:]}")))
        assert not (ban.within and any(ban.found(Reading(ban.language, "elsewhere", "key", said))))


def test_no_text_is_left_in_english() -> None:
    assert list(untranslated(all_readings())) == []


def test_a_text_in_english_is_found_and_a_word_of_both_languages_is_not() -> None:
    said = [Reading(language, "", "key", "No such table") for language in ("en", "de")]
    both = [Reading(language, "", "key", f"Bots: {HOLE}") for language in ("en", "de", "es")]
    assert len(list(untranslated((*said, *both)))) == 1


def test_no_number_stands_beside_a_noun_that_does_not_follow_it() -> None:
    found = [
        f"{file.parent.parent.name}/{file.stem}: {entry.id.name}: {what}"
        for file in text_files()
        for entry in messages_of(file)
        if not entry.id.name.startswith(ALWAYS_SEVERAL)
        for what in uncounted(entry, file.stem)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("language", "text", "found"),
    [
        ("en", "There are { $count } tables.", ["{ $count } tables"]),
        ("de", "Es sind { $whatever } Punkte.", ["{ $whatever } Punkte"]),
        (
            "es",
            "{ $who ->\n    [you] Tienes { $points } puntos.\n   *[other] Nada\n}",
            ["{ $points } puntos"],
        ),
        ("en", "{ $points ->\n    [one] { $points } point\n   *[other] { $points } points\n}", []),
        ("en", "{ $count } of { $most } and { $low } to { $high } points, { $colour } lines", []),
    ],
)
def test_a_number_beside_a_noun_is_found_where_no_choice_follows_it(
    language: str, text: str, found: list[str]
) -> None:
    assert list(uncounted(message(text), language)) == found


def told(game: Game) -> Iterator[Text]:
    """What a game says with numbers of its own: the guide, the cards and the modules."""
    rules = game.rules(game.info.modules)
    yield from guide_of(rules)
    yield from map(rules.wording.say, rules.cards)
    for module, figures in game.info.figures.items():
        yield Text(f"module-text-{module}", figures)


@pytest.mark.parametrize("name", sorted(registry()))
def test_no_game_says_one_with_a_plural(name: str) -> None:
    """There the numbers are a game's own: that they are several is read off them."""
    texts = [text for text in told(registry().load(name)) if 1 in text.args.values()]
    for file in text_files():
        known = {entry.id.name: entry for entry in messages_of(file)}
        for text in texts:
            ones = tuple(f"{{ ${name} }}" for name, value in text.args.items() if value == 1)
            beside = uncounted(known[text.key], file.stem) if text.key in known else ()
            assert [what for what in beside if what.startswith(ones)] == [], (file, text)


@cache
def known_arguments() -> dict[str, set[str]]:
    """Of every message in English; that the other languages have the same is a test of its own."""
    found: dict[str, set[str]] = {}
    for file in text_files():
        for entry in messages_of(file) if file.stem == ENGLISH else ():
            variables = Variables()
            variables.visit(entry)
            found.setdefault(entry.id.name, set()).update(variables.names)
    return found


def calls() -> list[Call]:
    python = Path(metroscribe.__file__).parent.rglob("*.py")
    return [
        *(call for file in python for call in calls_of_python(file)),
        *(call for file in SOURCES for call in calls_of_page(file)),
    ]


@pytest.mark.slow
def test_the_code_passes_what_its_texts_name_and_nothing_else() -> None:
    found = calls()
    assert len(found) > 500
    assert [fault for call in found for fault in call.faults(known_arguments())] == []


@pytest.mark.parametrize(
    ("given", "found"), [({"a"}, 0), (set(), 1), ({"a", "b"}, 0), ({"a", "c"}, 1), ({"c"}, 2)]
)
def test_what_is_lacking_and_what_is_too_much_is_found(given: set[str], found: int) -> None:
    known = {"key": {"a"}, "key-short": {"b"}}
    assert len(list(Call("here", "key", given).faults(known))) == found


def test_calls_are_read_from_python_and_from_the_page(tmp_path: Path) -> None:
    python, page = tmp_path / "say.py", tmp_path / "say.ts"
    python.write_text("Text('k-a', {'x': 1}); words('k-b', y=2); Text('k-c', args); Refused('k-d', **args)")
    page.write_text("say('k-a', { x: of(1, 2), y }) + say('k-b') + say(`k-${c}`) + say('k-d', { ...all })")
    assert [(call.key, call.given) for call in calls_of_python(python)] == [("k-a", {"x"}), ("k-b", {"y"})]
    assert [(call.key, call.given) for call in calls_of_page(page)] == [("k-a", {"x", "y"}), ("k-b", set())]
