"""Server deals favour no card, no place and no order. Seeds are fixed, so what passes once passes always."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from itertools import permutations
from math import sqrt

import pytest

from metroscribe import registry
from metroscribe.core.cards import Card
from metroscribe.core.dealer import Dealer, Keyed, Seeded
from metroscribe.core.game import Options
from metroscribe.core.match import Match
from metroscribe.server.match.deal import deal_key
from tests.counts import count

GAMES = sorted(registry())
DEALS = count(600, 10_000)
FAR_OUT = 5.0
"""Standard deviations; chance alone goes there once in some hundred thousand tests."""
Outcomes = Mapping[Card, int]


class Watched:
    """A dealer that keeps what cards were drawn from."""

    def __init__(self, dealer: Dealer) -> None:
        self.dealer, self.seen = dealer, list[Outcomes]()

    def draw(self, n: int, outcomes: Outcomes) -> Card:
        self.seen.append(outcomes)
        return self.dealer.draw(n, outcomes)


def tables(game: str) -> Iterator[Match]:
    """Matches in which everybody passes: without modules, with all of them, and with each option."""
    found = registry().load(game)
    named = [Options({name: value}) for name, values in found.info.options.items() for value in values]
    for modules, options in [
        ((), Options()),
        *((found.info.modules, chosen) for chosen in (Options(), *named)),
    ]:
        match = Match(found.rules(modules), Watched(Seeded("piles")), 2, options)
        while not match.over:
            for seat in range(2):
                while match.legal(seat):
                    match.stage(seat, match.rules.fallback(match.table, match.sheet(seat)))
            match.close()
        yield match


def drawn_from(match: Match) -> list[Outcomes]:
    assert isinstance(match.dealer, Watched)
    return match.dealer.seen


def piles(game: str) -> list[Outcomes]:
    """Of each pile of each table the most that was ever in it."""
    found: list[Outcomes] = []
    for match in tables(game):
        by_name: dict[str, Outcomes] = {}
        for outcomes in drawn_from(match):
            name = next(iter(outcomes)).pile
            by_name[name] = max(by_name.get(name, {}), outcomes, key=lambda cards: sum(cards.values()))
        found += [pile for pile in by_name.values() if len(pile) > 1 and pile not in found]
    return found


def keys(name: str, number: int) -> Iterator[bytes]:
    """The keys of so many server matches, two people contributing to each."""
    for n in range(number):
        match, secret, one, two = (sha256(f"{name}/{n}/{what}".encode()).hexdigest() for what in "msab")
        yield deal_key(match[:32], bytes.fromhex(secret), {0: one[:32], 1: two[:32]})


def dealt_out(dealer: Dealer, pile: Outcomes) -> Iterator[Card]:
    left = Counter(pile)
    for n in range(sum(pile.values())):
        card = dealer.draw(n, +left)
        left[card] -= 1
        yield card


def far_from_uniform(pile: Outcomes, name: str, make: Callable[[bytes], Dealer], deals: int = DEALS) -> float:
    """Chi-square over card and place, in standard deviations from what chance alone makes of it."""
    size = sum(pile.values())
    found = Counter(cell for key in keys(name, deals) for cell in enumerate(dealt_out(make(key), pile)))
    cells = [
        (found[place, card] - deals * times / size) ** 2 / (deals * times / size)
        for place in range(size)
        for card, times in pile.items()
    ]
    freedom = (len(pile) - 1) * (size - 1)
    return (sum(cells) * (size - 1) / size - freedom) / sqrt(2 * freedom)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_as_likely_at_every_place(game: str) -> None:
    for number, pile in enumerate(piles(game)):
        assert far_from_uniform(pile, f"{game}/{number}", Keyed) < FAR_OUT, sorted(pile)


def test_all_orders_of_four_cards_are_equally_likely() -> None:
    four = {Card("four", face): 1 for face in "abcd"}
    found = Counter(tuple(dealt_out(Keyed(key), four)) for key in keys("four", 4 * DEALS))
    wanted = 4 * DEALS / 24
    chi_square = sum((found[order] - wanted) ** 2 / wanted for order in permutations(four))
    assert (chi_square - 23) / sqrt(2 * 23) < FAR_OUT


class Bent:
    """A dealer that does not like to begin with the last card of the row."""

    def __init__(self, key: bytes) -> None:
        self._fair = Keyed(key)

    def draw(self, n: int, outcomes: Outcomes) -> Card:
        card = self._fair.draw(n, outcomes)
        return self._fair.draw(n + 1000, outcomes) if n == 0 and card == max(outcomes) else card


def test_a_bent_dealer_would_be_noticed() -> None:
    """So the tests above are tests."""
    pile = {Card("deck", face): 1 for face in "abcdefgh"}
    assert far_from_uniform(pile, "bent", Bent, 2000) > 2 * FAR_OUT
    assert far_from_uniform(pile, "bent", Keyed, 2000) < FAR_OUT


@pytest.mark.parametrize("game", GAMES)
def test_a_draw_is_made_from_one_pile(game: str) -> None:
    """So sorting cards and sorting their texts is the same, here and in a verifier that only knows texts."""
    for outcomes in (outcomes for match in tables(game) for outcomes in drawn_from(match)):
        assert len({card.pile for card in outcomes}) == 1
        assert list(map(str, sorted(outcomes))) == sorted(map(str, outcomes))
