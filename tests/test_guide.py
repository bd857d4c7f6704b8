"""The rules as a page: true for every city and mix of modules, and written in every language."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import chain, combinations

import pytest

from metroscribe import registry
from metroscribe.core.cards import DECK
from metroscribe.core.dealer import Seeded
from metroscribe.core.game import Options
from metroscribe.core.match import Dealt, Match
from metroscribe.core.registry import Game
from metroscribe.core.rules import AnyRules
from metroscribe.core.text import Text
from metroscribe.games.next_station.choosing import FIRST
from metroscribe.games.next_station.deck import Deck
from metroscribe.games.next_station.modules.round_effects import SWAP
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.table import PENCIL
from metroscribe.games.voll_verplant.deck import EXPRESS, FREE_RIDE, TRANSFER
from metroscribe.games.voll_verplant.rules import VollVerplant
from metroscribe.texts import Words, general_folders, languages
from tests.draw.small import SMALL, remade
from tests.golden import module_mixes
from tests.test_texts import messages

GAMES = sorted(registry())
STATION_GAMES = [name for name in GAMES if name.startswith("next-station/")]
PLANS = [name for name in GAMES if name.startswith("voll-verplant/")]
UNTOLD = {DECK, PENCIL, FIRST, SWAP, "symbol"}
"""Piles whose cards are a colour, a number or a symbol, and need no sentence of their own."""
CARD_TEXT = r"guide-(joker(-frames|-doubles)?|(double-)?switch)"


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


@pytest.mark.slow
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
def test_a_guide_counts_the_jokers_of_the_deck_where_there_are_any(name: str) -> None:
    rules = registry().load(name).rules()
    if isinstance(rules, NextStation):
        deck = rules.setting.deck
        jokers = sum(number for card, number in deck.pile.cards.items() if deck.cards[card].joker)
        told = [text.args["count"] for text in guide_of(rules) if text.key.startswith("guide-joker")]
        assert told == [jokers] * bool(jokers)


@pytest.mark.parametrize("name", GAMES)
def test_a_guide_says_how_many_spaces_a_track_has_and_what_each_is_worth(name: str) -> None:
    for text in guide_of(registry().load(name).rules()):
        if "most" in text.args and "row" in text.args:
            assert len(str(text.args["row"]).split()) == text.args["most"]


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


@pytest.mark.parametrize("name", PLANS)
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


# what a deck holds


def decks_of(rules: AnyRules, game: Game) -> dict[str, Counter[str]]:
    """By the deck that a table may choose, the faces that a match is dealt from; the usual one first."""
    names = game.info.options.get("deck", ("",))
    chosen = {name: Options({"deck": name} if name else {}) for name in names}
    tables = {name: Match(rules, Seeded("guide"), options=options).table for name, options in chosen.items()}
    return {
        name: Counter({card.face: number for card, number in rules.wording.full_deck(table).items()})
        for name, table in tables.items()
    }


def told_deck(args: Mapping[str, object]) -> Counter[str]:
    """The faces that a sentence about a deck names."""
    express = [] if args["express"] == "0" else str(args["express"]).split(", ")
    few = Counter({TRANSFER: int(str(args["transfers"])), FREE_RIDE: int(str(args["rides"]))})
    return Counter([*str(args["numbers"]).split(", "), *(f"{EXPRESS}{value}" for value in express)]) + few


@pytest.mark.parametrize("name", PLANS)
def test_every_deck_of_a_plan_is_told_once_with_each_of_its_cards_and_no_other(name: str) -> None:
    game = registry().load(name)
    for modules in module_mixes(game):
        texts, decks = said(name, *modules), decks_of(game.rules(modules), game)
        told = [*args_of(texts, "guide-plan-deck"), *args_of(texts, "guide-plan-deck-other")]
        assert [args["deck"] for args in told] == list(decks)
        assert [told_deck(args) for args in told] == list(decks.values())
        assert [args["cards"] for args in told] == [deck.total() for deck in decks.values()]
        assert len(args_of(texts, "guide-plan-deck")) == 1


@pytest.mark.parametrize("name", PLANS)
def test_a_plan_explains_a_kind_of_card_where_some_deck_holds_it_and_when_cards_come_back(name: str) -> None:
    rules, texts = registry().load(name).rules(), said(name)
    assert isinstance(rules, VollVerplant)
    faces = {card.face for deck in rules.decks.values() for card in deck.pile.cards}
    holds = {
        "guide-plan-express": any(face.startswith(EXPRESS) for face in faces),
        "guide-plan-transfer": TRANSFER in faces,
        "guide-plan-score-transfers": TRANSFER in faces,
        "guide-plan-free-ride": FREE_RIDE in faces,
    }
    assert {key: len(args_of(texts, key)) for key in holds} == {key: int(held) for key, held in holds.items()}
    back = {deck.reshuffle for deck in rules.decks.values()}
    told = {args["value"] for args in args_of(texts, "guide-plan-reshuffle")}
    assert told == {int(card.face) for card in back if card}
    assert len(args_of(texts, "guide-plan-reshuffle-empty")) == (None in back)


@pytest.mark.parametrize("name", STATION_GAMES)
def test_the_jokers_and_switches_of_a_deck_are_told_with_their_number_and_what_they_do(name: str) -> None:
    game = registry().load(name)
    for modules in module_mixes(game):
        rules = game.rules(modules)
        assert isinstance(rules, NextStation)
        texts, (deck,), does = said(name, *modules), decks_of(rules, game).values(), rules.deck.joker
        joker = "guide-joker" + "-frames" * does.frames + "-doubles" * does.double
        switch = "guide-double-switch" if rules.deck.double_switch else "guide-switch"
        held = [
            sum(number for face, number in deck.items() if face.endswith(kind))
            for kind in ("joker", "switch")
        ]
        told = [(t.key, t.args["count"]) for t in texts if re.fullmatch(CARD_TEXT, t.key)]
        assert told == [(key, number) for key, number in zip((joker, switch), held, strict=True) if number]
        assert args_of(texts, "guide-flip") == [{"cards": deck.total()}]


@pytest.mark.parametrize("name", STATION_GAMES)
def test_every_card_that_a_module_deals_is_told_once_and_no_other(name: str) -> None:
    game = registry().load(name)
    for modules in module_mixes(game):
        texts, cards = said(name, *modules), game.rules(modules).cards
        piles = {card.pile for card in game.rules(game.info.modules).cards} - UNTOLD
        begins = tuple(f"{kind}-{pile}-" for kind in ("card", "guide") for pile in piles)
        told = [text.key.partition("-")[2] for text in texts if text.key.startswith(begins)]
        assert sorted(told) == sorted(f"{card.pile}-{card.face}" for card in cards if card.pile in piles)


@pytest.mark.parametrize("name", STATION_GAMES)
def test_a_module_tells_how_many_cards_it_has_and_how_many_are_dealt(name: str) -> None:
    game = registry().load(name)
    rules = game.rules(game.info.modules)
    dealt = Counter(
        event.card.pile for event in Match(rules, Seeded("guide")).events if isinstance(event, Dealt)
    )
    for pile in {card.pile for card in rules.cards} - UNTOLD:
        for args in args_of(said(name, *game.info.modules), f"guide-{pile}s"):
            assert args.get("cards", size := sum(card.pile == pile for card in rules.cards)) == size
            assert args.get("dealt", args.get("count")) == dealt[pile]


def test_a_card_that_a_deck_holds_twice_counts_twice() -> None:
    deck = Deck.of(["street-joker", "street-joker", "street-circle", "street-switch"], {"street": 2})
    texts = [
        text for section in remade(SMALL.rules(), deck=deck).wording.guide() for text in section.paragraphs
    ]
    assert args_of(texts, "guide-flip") == [{"cards": 4}]
    assert args_of(texts, "guide-joker") == [{"count": 2}]
