"""Dealers: the same seed deals the same, a script is obeyed or refused, a person is asked."""

from collections import Counter
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metroscribe.core.cards import Card, Pile
from metroscribe.core.dealer import Person, Scripted, Seeded
from metroscribe.core.errors import NotAllowed, NotNow

DECK = Pile.of("deck", ["circle", "circle", "square", "joker"])
CIRCLE, SQUARE, JOKER, STAR = (Card("deck", face) for face in ("circle", "square", "joker", "star"))


def dealt_out(dealer: Seeded, pile: Pile = DECK) -> list[Card]:
    taken: list[Card] = []
    for n in range(sum(pile.cards.values())):
        taken.append(dealer.draw(n, pile.without(taken)))
    return taken


@given(st.integers(), st.integers(0, 100), st.permutations(list(DECK.without([]).items())))
def test_the_order_in_which_outcomes_are_listed_does_not_matter(
    seed: int, n: int, listed: list[tuple[Card, int]]
) -> None:
    assert Seeded(seed).draw(n, dict(listed)) == Seeded(seed).draw(n, DECK.without([]))


@given(st.text())
def test_the_same_seed_deals_the_same_cards(seed: str) -> None:
    assert dealt_out(Seeded(seed)) == dealt_out(Seeded(seed))


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert dealt_out(Seeded(7)) == dealt_out(Seeded("7"))


def test_different_seeds_deal_differently() -> None:
    assert len({tuple(dealt_out(Seeded(seed))) for seed in range(200)}) == 12


@given(st.integers())
def test_a_pile_is_dealt_out_completely(seed: int) -> None:
    assert Counter(dealt_out(Seeded(seed))) == Counter(DECK.cards)


def test_a_draw_does_not_depend_on_earlier_draws() -> None:
    dealer = Seeded(1)
    first = dealer.draw(3, DECK.without([]))
    dealer.draw(0, DECK.without([]))
    assert dealer.draw(3, DECK.without([])) == first


def test_a_card_comes_as_often_as_there_are_of_it() -> None:
    dealer = Seeded("frequency")
    drawn = Counter(dealer.draw(n, DECK.without([])) for n in range(4000))
    expected = {CIRCLE: 2000, SQUARE: 1000, JOKER: 1000}
    chi_square = sum((drawn[card] - wanted) ** 2 / wanted for card, wanted in expected.items())
    assert chi_square < 13.82  # once in a thousand with 2 degrees of freedom


def test_a_published_deal() -> None:
    """Whoever implements docs/chance.md elsewhere must deal these."""
    faces = ["circle", "square", "triangle", "pentagon", "joker"]
    assert [card.face for card in dealt_out(Seeded("1"), Pile.of("deck", faces))] == [
        "triangle",
        "square",
        "pentagon",
        "circle",
        "joker",
    ]


def test_a_script_is_dealt_by_number() -> None:
    dealer = Scripted([SQUARE, JOKER])
    assert dealer.draw(1, DECK.without([])) == JOKER
    assert dealer.draw(0, DECK.without([])) == SQUARE


def test_a_script_refuses_a_card_that_cannot_come() -> None:
    with pytest.raises(NotAllowed) as refused:
        Scripted([STAR]).draw(0, DECK.without([]))
    assert refused.value.text.key == "error-card-cannot-come"
    assert refused.value.text.args["card"] == "deck:star"


def test_a_script_refuses_a_card_that_is_used_up() -> None:
    with pytest.raises(NotAllowed):
        Scripted([JOKER, JOKER]).draw(1, DECK.without([JOKER]))


def test_after_a_script_another_dealer_goes_on() -> None:
    dealer = Scripted([JOKER], Seeded(1))
    assert dealer.draw(0, DECK.without([])) == JOKER
    assert dealer.draw(1, DECK.without([JOKER])) == Seeded(1).draw(1, DECK.without([JOKER]))


def test_a_script_ends() -> None:
    with pytest.raises(NotNow) as ended:
        Scripted([JOKER]).draw(1, DECK.without([JOKER]))
    assert ended.value.text.key == "error-script-ended"


def test_a_person_is_asked_among_what_can_come() -> None:
    asked: list[Mapping[Card, int]] = []

    def ask(outcomes: Mapping[Card, int]) -> Card:
        asked.append(outcomes)
        return SQUARE

    assert Person(ask).draw(5, DECK.without([])) == SQUARE
    assert asked == [DECK.without([])]


def test_a_person_cannot_flip_a_card_that_is_not_there() -> None:
    with pytest.raises(NotAllowed):
        Person(lambda _: STAR).draw(0, DECK.without([]))
