"""Laws of the cards as signs, in every game with every mix of its modules."""

import re
from functools import cache

import pytest

from metroscribe import draw
from metroscribe.core.cards import Card
from metroscribe.core.dealer import Seeded
from metroscribe.core.match import Match
from metroscribe.core.rules import AnyRules
from metroscribe.draw.livery import LIVERIES
from metroscribe.draw.signs import written
from metroscribe.draw.themes import DARK, LIGHT
from metroscribe.games import registry
from metroscribe.games.next_station.deck import Deck
from metroscribe.games.next_station.rules import NextStation
from metroscribe.records import read_record, replay
from metroscribe.texts import Words
from tests.draw.geometry import box, number, shapes
from tests.draw.sheets import GAMES, by_id, ids, parsed, rules_of
from tests.draw.small import SMALL, SVG, families, remade
from tests.draw.test_livery import contrast
from tests.golden import golden_files, module_mixes, option_choices

MIXES = [(game, mix) for game in GAMES for mix in module_mixes(registry().load(game))]
every_mix = pytest.mark.parametrize(("game", "mix"), MIXES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES)


@cache
def of_mix(game: str, mix: tuple[str, ...]) -> AnyRules:
    return registry().load(game).rules(mix)


@every_mix
def test_every_card_has_its_sign(game: str, mix: tuple[str, ...]) -> None:
    rules = of_mix(game, mix)
    symbols = by_id(draw.cards(rules))
    assert symbols.keys() >= {str(card) for card in rules.cards}
    for options in option_choices(registry().load(game)):
        undealt = Match(rules, Seeded("signs"), options=options).table
        assert symbols.keys() >= {str(card) for card in rules.undealt(undealt)}
    assert {node.tag for node in symbols.values()} == {f"{SVG}symbol"}
    assert {node.get("viewBox") for node in symbols.values()} == {"0 0 96 128"}


@pytest.mark.slow
@every_game
def test_every_card_that_came_in_a_golden_match_has_its_sign(game: str) -> None:
    loaded = registry().load(game)
    for file in golden_files(loaded)[:6]:
        record = read_record(file)
        came: set[Card] = set()
        rules = loaded.rules(record.modules)
        replay(file, record, rules, on_draw=lambda outcomes, _, came=came: came.update(outcomes))  # type: ignore[misc]
        assert {str(card) for card in came} <= set(ids(draw.cards(rules)))


@every_mix
def test_no_two_cards_share_an_id(game: str, mix: tuple[str, ...]) -> None:
    rules = of_mix(game, mix)
    found = ids(draw.cards(rules))
    assert len(found) == len(set(found))
    assert len({str(card) for card in rules.cards}) == len(rules.cards)


@every_game
def test_signs_have_no_style_and_only_colours_that_a_page_knows(game: str) -> None:
    svg = draw.cards(rules_of(game))
    nodes = list(parsed(svg).iter())
    assert [
        node for node in nodes if node.tag == f"{SVG}style" or {"style", "class"} & node.attrib.keys()
    ] == []
    paints = {node.attrib[name] for node in nodes for name in ("fill", "stroke") if name in node.attrib}
    named = {match[1] for paint in paints if (match := re.fullmatch(r"var\(--([\w-]+)\)", paint))}
    assert len(named) == len(paints - {"none"})
    assert named <= {*LIGHT, *(f"line-{name}" for name in LIVERIES)}


@every_game
def test_every_sign_says_its_card(game: str) -> None:
    loaded = registry().load(game)
    rules, words = rules_of(game), Words("de", [loaded.folder])
    symbols = by_id(draw.cards(rules, words))
    for card in rules.cards:
        assert symbols[str(card)].findtext(f"{SVG}title") == words(rules.wording.say(card))


@every_game
def test_no_two_cards_look_the_same(game: str) -> None:
    """Without their colours: a sign is read by its shapes and letters. A pile may show what another shows."""
    symbols = by_id(draw.cards(rules_of(game)))
    for pile in {card.pile for card in rules_of(game).cards}:
        looks = [
            [(n.tag, n.get("d"), n.text) for n in node.iter() if n.tag != f"{SVG}title"]
            for id_, node in symbols.items()
            if id_.startswith(f"{pile}:")
        ]
        assert all(looks.count(look) == 1 for look in looks)


@every_game
def test_the_same_game_gives_the_same_signs(game: str) -> None:
    loaded = registry().load(game)
    assert draw.cards(loaded.rules(loaded.info.modules)) == draw.cards(rules_of(game))


def test_a_card_that_nobody_drew_is_a_plain_sign_with_its_words() -> None:
    rules = SMALL.rules()
    new = Card("weather", "rain")
    told = remade(rules)
    told.cards = told.cards | {new}
    sign = by_id(draw.cards(told, lambda key, /, **_: f"words of {key}"))[str(new)]
    assert "".join(sign.itertext()).split() == ["words", "of", "card-weather-rain"] * 2
    (words,) = (box(node) for node in sign.iter(f"{SVG}g"))
    assert words.centre == pytest.approx((48, 64), abs=0.1)
    assert box(sign) == box(shapes(sign)[0])


def test_words_on_a_card_take_up_to_three_lines() -> None:
    (lines,) = written("Alexanderplatz Friedrichstrasse Zoologischer", (48, 64), 17)
    assert len(lines.children) == 3


def test_a_suit_that_nobody_drew_is_told_by_its_letter() -> None:
    texts = [node.text for node in parsed(draw.cards(with_suits("tram", "ferry"))).iter(f"{SVG}text")]
    assert {"T", "F"} <= set(texts)


def test_only_a_switch_that_gives_two_sections_says_so() -> None:
    cards = ["tram-circle", "tram-joker", "ferry-switch"]
    for doubled in (True, False):
        deck = Deck.of(cards, {"tram": 2}, double_switch=doubled)
        symbols = by_id(draw.cards(remade(SMALL.rules(), deck=deck)))
        found = {id_ for id_, node in symbols.items() if "×2" in node.itertext()}
        assert {id_ for id_ in found if id_.startswith("deck:")} == (
            {"deck:ferry-switch"} if doubled else set()
        )


@pytest.mark.parametrize("game", families("next-station"))
def test_a_symbol_has_the_same_weight_on_every_card(game: str) -> None:
    symbols = by_id(draw.cards(rules_of(game)))
    weights: dict[str, set[float]] = {}
    for id_, node in symbols.items():
        shown = [part for part in shapes(node) if part.get("fill") == "none"]
        if id_.startswith("deck:") and id_.endswith(("-circle", "-square", "-triangle", "-pentagon")):
            weight = number(shown[-1], "stroke-width") / box(shown[-1]).size[0]
            weights.setdefault(id_.rpartition("-")[2], set()).add(round(weight, 2))
    assert {len(found) for found in weights.values()} == {1}


def test_signs_can_be_read_in_both_themes() -> None:
    for theme in (LIGHT, DARK):
        pairs = (("ink", "card"), ("enamel", "on-enamel"), ("ink", "gold-tint"), ("on-gold", "gold"))
        assert min(contrast(theme[one], theme[other]) for one, other in pairs) >= 4.5


def with_suits(*suits: str) -> NextStation:
    faces = [f"{suit}-{symbol}" for suit in suits for symbol in ("circle", "square")]
    return remade(SMALL.rules(), deck=Deck.of(faces, dict.fromkeys(suits, 2)))
