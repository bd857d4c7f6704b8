"""What a text says holds for every city and mix of modules in which it is shown."""

from collections.abc import Iterator
from functools import cache

import pytest

from metroscribe import registry
from metroscribe.games.next_station.board import WILD
from metroscribe.games.next_station.modules import grants_double_track
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.voll_verplant.rules import VollVerplant
from metroscribe.texts import Words, languages
from tests.golden import module_mixes

STATION_GAMES = sorted(name for name in registry() if name.startswith("next-station/"))
PLANS = sorted(name for name in registry() if name.startswith("voll-verplant/"))
DOUBLE_TRACK = {"en": "double track", "de": "doppelgleis", "es": "doble carril"}
WILD_STATION = {"en": "wild station", "de": "jokerstation", "es": "estación comodín"}

pytestmark = pytest.mark.slow


@cache
def mixes(name: str) -> tuple[NextStation, ...]:
    game = registry().load(name)
    found = tuple(game.rules(modules) for modules in module_mixes(game))
    return tuple(rules for rules in found if isinstance(rules, NextStation))


def pages(name: str) -> Iterator[tuple[NextStation, str, str]]:
    """The rules of each mix, and in each language their page as one text in small letters."""
    folder = registry().find(name).folder
    for language in languages():
        words = Words(language, [folder])
        for rules in mixes(name):
            paragraphs = (text for section in rules.wording.guide() for text in section.paragraphs)
            yield rules, language, "\n".join(map(words, paragraphs)).lower()


@pytest.mark.parametrize("name", STATION_GAMES)
def test_a_page_speaks_of_double_track_where_something_grants_it_and_nowhere_else(name: str) -> None:
    for rules, language, page in pages(name):
        assert (DOUBLE_TRACK[language] in page) == grants_double_track(rules.setting, rules.modules)


@pytest.mark.parametrize("name", STATION_GAMES)
def test_a_page_speaks_of_wild_stations_where_the_map_has_one_and_nowhere_else(name: str) -> None:
    for rules, language, page in pages(name):
        assert (WILD_STATION[language] in page) == (WILD in rules.board.symbols)


@pytest.mark.parametrize("name", STATION_GAMES)
def test_what_counts_twice_in_two_ways_is_explained_where_both_can_meet(name: str) -> None:
    for rules in mixes(name):
        keys = {text.key for section in rules.wording.guide() for text in section.paragraphs}
        circling = {"special-stations", "pencil-powers"} & {module.name for module in rules.modules}
        doubling = "round-effects" in {module.name for module in rules.modules}
        assert ("guide-adding" in keys) == (len(circling) == 2)
        assert ("guide-doubling" in keys) == (bool(circling) and doubling)


@pytest.mark.parametrize("name", PLANS)
def test_a_deck_that_a_table_may_choose_is_named_with_the_number_of_its_cards(name: str) -> None:
    game = registry().load(name)
    rules = game.rules()
    assert isinstance(rules, VollVerplant)
    for language in languages():
        words = Words(language, [game.folder])
        for deck in game.info.options["deck"]:
            named = words("option-deck", value=deck, deck=deck)
            assert named != deck
            assert named.split()[0] == str(sum(rules.decks[deck].pile.cards.values()))
