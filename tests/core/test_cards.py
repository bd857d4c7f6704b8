"""Piles are multisets."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metroscribe.core.cards import Card, Pile

FACES = st.lists(st.sampled_from("abcde"), max_size=12)


@st.composite
def piles_with_taken(draw: st.DrawFn) -> tuple[Pile, list[Card]]:
    pile = Pile.of("deck", draw(FACES))
    order = draw(st.permutations(list(Counter(pile.cards).elements())))
    return pile, order[: draw(st.integers(0, len(order)))]


@given(piles_with_taken())
def test_what_is_left_and_what_was_taken_make_up_the_pile(case: tuple[Pile, list[Card]]) -> None:
    pile, taken = case
    assert Counter(pile.without(taken)) + Counter(taken) == Counter(pile.cards)


@given(piles_with_taken())
def test_the_order_of_taking_does_not_show(case: tuple[Pile, list[Card]]) -> None:
    pile, taken = case
    assert list(pile.without(taken).items()) == list(pile.without(sorted(taken)).items())


@given(piles_with_taken())
def test_a_card_that_is_used_up_is_gone(case: tuple[Pile, list[Card]]) -> None:
    pile, taken = case
    assert all(left > 0 for left in pile.without(taken).values())


def test_a_pile_that_was_taken_whole_is_empty() -> None:
    pile = Pile.of("effect", ["switch", "joker"])
    assert pile.without(pile.cards) == {}


def test_a_card_cannot_be_taken_more_often_than_it_is_there() -> None:
    pile = Pile.of("deck", ["a", "a"])
    with pytest.raises(KeyError):
        pile.without([Card("deck", "a")] * 3)


def test_the_text_of_a_card_names_pile_and_face() -> None:
    assert str(Card("deck", "street-joker")) == "deck:street-joker"


def test_a_card_has_one_text_which_names_it_again() -> None:
    for card in (Card("deck", "street-circle"), Card("effect", "4"), Card("deck", "a:b")):
        assert Card.of(str(card)) == card
    assert str(Card("deck", "4")) == "deck:4"


def test_a_face_alone_is_a_card_of_the_deck_or_of_the_pile_that_is_meant() -> None:
    assert Card.of("4") == Card("deck", "4")
    assert Card.of("4", "swap") == Card("swap", "4")
