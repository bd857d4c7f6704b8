"""The rules as a page: true for every city and mix of modules, and written in every language."""

from collections.abc import Iterator
from itertools import chain, combinations

import pytest

from metroscribe import registry
from metroscribe.core.registry import Game
from metroscribe.core.rules import AnyRules
from metroscribe.core.text import Text
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.voll_verplant.rules import VollVerplant
from metroscribe.texts import Words, general_folders, languages
from tests.test_texts import messages

GAMES = sorted(registry())


def mixes(game: Game) -> Iterator[tuple[str, ...]]:
    modules = game.info.modules
    return chain.from_iterable(combinations(modules, size) for size in range(len(modules) + 1))


def guide_of(rules: AnyRules) -> Iterator[Text]:
    """Every text of the page, those within others too."""
    for section in rules.wording.guide():
        for text in (section.heading, *section.paragraphs):
            yield from within(text)


def within(text: Text) -> Iterator[Text]:
    yield text
    for value in text.args.values():
        if isinstance(value, Text):
            yield from within(value)


def said(name: str, *modules: str) -> list[Text]:
    return list(guide_of(registry().load(name).rules(modules)))


def args_of(texts: list[Text], key: str) -> list[dict[str, object]]:
    return [dict(text.args) for text in texts if text.key == key]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", GAMES)
def test_every_text_of_every_guide_exists_with_all_its_arguments(name: str, language: str) -> None:
    game = registry().load(name)
    files = [folder / f"{language}.ftl" for folder in (*general_folders(), game.folder / "texts")]
    known = {key: names for file in files if file.exists() for key, names in messages(file).items()}
    for modules in mixes(game):
        for text in guide_of(game.rules(modules)):
            assert known[text.key] <= set(text.args), text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", GAMES)
def test_a_guide_shows_no_word_of_the_program(name: str, language: str) -> None:
    game = registry().load(name)
    words = Words(language, [game.folder])
    for section in game.rules(game.info.modules).wording.guide():
        for text in (section.heading, *section.paragraphs):
            sentence = words(text)
            assert sentence
            assert "$" not in sentence
            assert "guide-" not in sentence


@pytest.mark.parametrize("name", GAMES)
def test_no_paragraph_is_said_twice(name: str) -> None:
    game = registry().load(name)
    paragraphs = [
        str(text) for section in game.rules(game.info.modules).wording.guide() for text in section.paragraphs
    ]
    assert len(paragraphs) == len(set(paragraphs))


@pytest.mark.parametrize("name", GAMES)
def test_the_rows_of_the_solo_table_are_those_of_the_rules(name: str) -> None:
    wording = registry().load(name).rules().wording
    bands = wording.bands
    lowest, *between, highest = wording.say_bands()
    assert (lowest.args["bound"], highest.args["bound"]) == (bands[0] + 1, bands[-1] + 1)
    assert [row.args["to"] for row in between] == list(bands[1:])
    for row, bound in zip((lowest, *between), bands, strict=True):
        assert row.args["verdict"] == wording.verdict(bound).text
    assert highest.args["verdict"] == wording.verdict(bands[-1] + 1).text


def test_a_module_adds_its_section_and_takes_its_points_off() -> None:
    game = registry().load("next-station/london")
    for module in game.info.modules:
        texts = said(game.info.id, module)
        assert f"module-name-{module}" in [text.key for text in texts]
        rules = game.rules([module])
        assert isinstance(rules, NextStation)
        (rule,) = rules.modules
        assert [args["points"] for args in args_of(texts, "guide-deduction")] == [rule.deduction]
    assert not args_of(said(game.info.id), "guide-deduction")


def test_the_figures_of_a_city_are_those_of_its_data() -> None:
    texts = said("next-station/tokyo")
    rows = args_of(texts, "guide-box-interchanges-row")
    assert [(args["lines"], args["each"]) for args in rows] == [(3, 5), (4, 15), (5, 30)]
    assert args_of(texts, "guide-box-loop") == [{"size": 8, "each": 3}]
    assert [(args["size"], args["each"]) for args in args_of(texts, "guide-box-stamps-row")] == [
        (4, 5),
        (4, 10),
    ]
    assert args_of(texts, "guide-turns") == [{"least": 5, "most": 10}]


def test_two_lines_in_a_round_are_explained_where_there_are_two() -> None:
    texts = said("next-station/berlin")
    assert args_of(texts, "guide-joined") == [{"points": 10}]
    assert args_of(texts, "guide-turns") == [{"least": 5, "most": 9}]
    assert len(args_of(texts, "guide-closing")) == 2
    assert not args_of(said("next-station/london"), "guide-joining")


def test_double_track_is_explained_where_something_grants_it() -> None:
    keys = {
        modules: {t.key for t in said("next-station/london", *modules)}
        for modules in ((), ("round-effects",))
    }
    assert "guide-one-track" in keys[()]
    assert "guide-double-track" in keys["round-effects",]
    assert "guide-double-track" in {text.key for text in said("next-station/tokyo")}


@pytest.mark.parametrize("name", [name for name in GAMES if name.startswith("voll-verplant/")])
def test_the_lines_and_decks_of_a_plan_are_told_with_their_figures(name: str) -> None:
    rules = registry().load(name).rules()
    assert isinstance(rules, VollVerplant)
    texts = said(name)
    assert [
        (args["line"], args["windows"], args["first"], args["later"])
        for args in args_of(texts, "guide-plan-line")
    ] == [(line.letter, line.windows, line.first, line.later) for line in rules.plan.lines]
    (first,) = args_of(texts, "guide-plan-deck")
    assert first["deck"] == rules.info.options["deck"][0]
    assert first["cards"] == sum(rules.decks[str(first["deck"])].pile.cards.values())


def test_special_stations_are_told_under_the_expert_rule_alone() -> None:
    assert not args_of(said("voll-verplant/madrid"), "guide-plan-special")
    (special,) = args_of(said("voll-verplant/madrid", "expert-rule"), "guide-plan-special")
    assert special["count"] == 3
    assert "Sol" in str(special["names"])
