"""The guided first matches: a table with their seed deals the cards they speak of, and the hints fit them."""

import re
from pathlib import Path

import pytest

from metroscribe import draw, registry
from metroscribe.core.cards import DECK
from metroscribe.core.errors import BadFile, UnknownName
from metroscribe.core.match import Match
from metroscribe.games import Lesson, families, lesson
from metroscribe.games.lesson import read_lesson
from metroscribe.server.match.deal import Deal
from metroscribe.texts import general_folders, languages
from tests.test_texts import messages

FAMILIES = sorted(families())
CARDS = {
    "lesson-line-first": ("subway-square",),
    "lesson-line-wild": ("street-circle",),
    "lesson-line-ends": ("subway-circle",),
    "lesson-line-score": ("street-square",),
    "lesson-line-river": ("subway-triangle",),
    "lesson-line-switch": ("street-switch", "subway-pentagon"),
    "lesson-line-closing": ("street-switch", "subway-pentagon"),
    "lesson-line-joker": ("subway-joker",),
    "lesson-line-power": ("subway-pentagon",),
    "lesson-line-interchange": ("subway-triangle",),
    "lesson-plan-number": ("4",),
    "lesson-plan-transfer": ("transfer",),
    "lesson-plan-express": ("express-3",),
    "lesson-plan-free-ride": ("free-ride",),
    "lesson-plan-complete": ("3",),
    "lesson-plan-lapse": ("5",),
    "lesson-plan-six": ("6",),
    "lesson-plan-windows": ("5",),
}
"""What lies open when a text that names cards is said."""


def opened(taught: Lesson) -> Match:
    """The match as the server deals it to a table with this seed."""
    rules = registry().load(taught.game).rules(taught.modules)
    return Match(rules, Deal(seed=taught.seed).dealer("any", {0: "00" * 16}))


@pytest.mark.parametrize("family", FAMILIES)
def test_a_lesson_is_a_game_of_its_family(family: str) -> None:
    assert registry().load(lesson(family).game).info.family == family


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("family", FAMILIES)
def test_every_text_of_a_lesson_exists_in_every_language(family: str, language: str) -> None:
    known = {key for folder in general_folders() for key in messages(folder / f"{language}.ftl")}
    assert {hint.say.key for hint in lesson(family).steps} <= known


@pytest.mark.parametrize("family", FAMILIES)
def test_what_a_lesson_suggests_is_legal_if_it_is_followed(family: str) -> None:
    taught = lesson(family)
    match, closed = opened(taught), 0
    for hint in taught.steps:
        if hint.turn > closed:
            match.close()
            closed += 1
        assert (hint.turn, hint.step) == (closed, len(match.staged(0)))
        faces = tuple(card.face for card in match.cards if card.pile == DECK)
        assert CARDS.get(hint.say.key, faces) == faces
        if hint.move is not None:
            assert hint.move in map(str, match.legal(0))
            match.stage(0, match.rules.parse(hint.move))
    assert not match.over


@pytest.mark.parametrize("family", FAMILIES)
def test_the_cards_of_a_lesson_come_whatever_is_played(family: str) -> None:
    taught = lesson(family)
    match = opened(taught)
    for turn in range(taught.steps[-1].turn):
        for hint in taught.steps:
            if (hint.turn, hint.step) == (turn, 0) and hint.say.key in CARDS:
                faces = tuple(card.face for card in match.cards if card.pile == DECK)
                assert faces == CARDS[hint.say.key]
        match.play(0, match.rules.fallback(match.table, match.sheet(0)))


@pytest.mark.slow
@pytest.mark.parametrize("family", FAMILIES)
def test_a_lesson_points_at_what_is_in_the_drawing(family: str) -> None:
    taught = lesson(family)
    match = opened(taught)
    ids = set(re.findall(r'id="([^"]+)"', draw.blank(match.rules, match.table)))
    pointed = {element for hint in taught.steps for element in hint.point}
    assert pointed
    assert {element for element in pointed if not element.startswith(("choice-", "match-"))} <= ids


def test_following_a_lesson_completes_lines_and_makes_an_interchange() -> None:
    for family, key in (("next-station", "interchanges"), ("voll-verplant", "completed")):
        taught = lesson(family)
        match = opened(taught)
        for hint in taught.steps:
            if hint.move is not None:
                match.play(0, match.rules.parse(hint.move))
        assert match.rules.score(match.table, match.sheet(0)).points(key) > 0


def test_a_family_without_a_lesson_is_refused_by_name() -> None:
    with pytest.raises(UnknownName):
        lesson("no-family")


@pytest.mark.parametrize(
    ("steps", "fault"),
    [
        ('[[steps]]\nturn = 1\nsay = "a"\n[[steps]]\nturn = 1\nsay = "b"', "fault-hint-order"),
        ('[[steps]]\nturn = 1\nsaid = "a"', "fault-unknown-key"),
        ('[[steps]]\nturn = "1"\nsay = "a"', "fault-wrong-kind"),
        ("[[steps]]\nturn = 1", "fault-missing-key"),
    ],
)
def test_a_lesson_that_cannot_be_is_refused(tmp_path: Path, steps: str, fault: str) -> None:
    file = tmp_path / "lesson.toml"
    file.write_text(f'game = "family/city"\nseed = "1"\n{steps}\n')
    with pytest.raises(BadFile) as refused:
        read_lesson(file)
    assert refused.value.fault.key == fault
