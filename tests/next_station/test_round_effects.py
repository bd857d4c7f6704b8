"""Round effects: how they are dealt, and what they do to the cards of a round."""

from itertools import pairwise

from metroscribe.core.cards import Card
from tests.next_station.berlin_boards import starts
from tests.next_station.boards import grid
from tests.next_station.desk import Desk
from tests.next_station.effects import EFFECTS, TOWNS, Town, close, deal, faces, in_every_city
from tests.next_station.evening import Evening

# dealing


@in_every_city
def test_four_of_five_effects_lie_open_from_the_start_one_for_each_round(town: Town) -> None:
    desk = town.desk("look-ahead", "double-tracks", "triple-corners", "double-stations")
    shown = [card.face for card in desk.rules.wording.in_force(desk.table)]
    assert shown == ["look-ahead", "double-tracks", "triple-corners", "double-stations"]
    assert desk.table.round == 1


@in_every_city
def test_double_tracks_dealt_to_the_first_round_change_places_with_a_dealt_other_round(town: Town) -> None:
    desk = town.desk("double-tracks", "look-ahead", "triple-corners", "double-stations")
    assert desk.rules.outcomes(desk.table) == {Card("swap", str(n)): 1 for n in (2, 3, 4)}
    desk.table = desk.rules.reveal(desk.table, Card("swap", "3"))
    shown = [card.face for card in desk.rules.wording.in_force(desk.table)]
    assert shown == ["triple-corners", "look-ahead", "double-tracks", "double-stations"]


@in_every_city
def test_no_swap_is_dealt_where_double_tracks_come_later_or_not_at_all(town: Town) -> None:
    for effects in (EFFECTS[:4], ("look-ahead", "double-tracks")):
        assert town.desk(*effects).table.due == ("deck",)


def test_only_effects_of_this_round_and_later_ones_are_in_force() -> None:
    desk = Evening(grid(), "round-effects", deal(*EFFECTS[:4]), purple="", blue="", pink="")
    shown = desk.rules.wording.in_force(desk.table)
    assert [card.face for card in shown] == ["triple-corners", "double-stations"]


# look ahead


@in_every_city
def test_looking_ahead_exactly_one_further_card_lies_open(town: Town) -> None:
    first, second = f"{town.closing}-circle", f"{town.other}-square"
    desk = town.desk("look-ahead").flip(first)
    assert desk.table.due == ("preview",)
    desk.table = desk.rules.reveal(desk.table, Card("preview", second))
    assert desk.table.preview == Card("deck", second)
    assert not any(desk.rules.outcomes(desk.table))
    assert Card("deck", second) not in desk.rules.undealt(desk.table)


@in_every_city
def test_the_card_that_lay_open_is_the_next_one(town: Town) -> None:
    desk = close(town.desk("look-ahead").flip(f"{town.closing}-circle", f"{town.other}-square"))
    assert faces(desk) == {f"{town.other}-square"}


@in_every_city
def test_a_switch_that_lies_open_keeps_its_partner_hidden_until_its_own_turn(town: Town) -> None:
    desk = town.desk("look-ahead").flip(f"{town.closing}-circle", town.switch)
    assert faces(desk) == set()
    close(desk)._reveal(Card("deck", town.switch))
    assert len(faces(desk)) == 9
    desk._reveal(Card("deck", f"{town.other}-square"))
    assert desk.table.due == ("preview",)
    assert len(faces(desk)) == 8


@in_every_city
def test_a_card_counts_towards_the_end_only_in_its_own_turn(town: Town) -> None:
    desk, cards = town.desk("look-ahead"), town.cards(5)
    for card, preview in pairwise(cards):
        desk.flip(card, preview)
    assert close(desk).table.round == 1
    assert close(desk.flip(cards[4])).table.round == 2


@in_every_city
def test_the_last_turn_opens_no_further_card_and_the_next_round_none_at_all(town: Town) -> None:
    desk, cards = town.desk("look-ahead", "triple-corners"), town.cards(5)
    for card, preview in pairwise(cards):
        desk.flip(card, preview)
    assert desk.flip(cards[4]).table.due == ()
    desk.flip(f"{town.other}-circle")
    assert (desk.table.round, desk.table.due, desk.table.preview) == (2, (), None)


@in_every_city
def test_an_open_card_survives_a_position(town: Town) -> None:
    desk = town.desk("look-ahead").flip(f"{town.closing}-circle", town.switch)
    again = desk.rules.positions.read(desk.rules.positions.write(desk.table, 0))
    assert again.preview == desk.table.preview
    assert desk.rules.outcomes(desk.rules.close(again, again.sheets)) == {Card("deck", town.switch): 1}


# recurring switch


@in_every_city
def test_a_recurring_switch_returns_alone_at_the_end_of_its_first_turn(town: Town) -> None:
    """In the first turn of a round, where the single switch is ignored."""
    desk = town.desk("recurring-switch").flip(town.switch, f"{town.other}-square")
    assert Card("deck", town.switch) not in desk.rules.undealt(desk.table)
    undealt = close(desk).rules.undealt(desk.table)
    assert undealt[Card("deck", town.switch)] == 1
    assert sum(undealt.values()) == 10


@in_every_city
def test_the_second_time_it_stays_out(town: Town) -> None:
    desk = town.desk("recurring-switch").flip(town.switch, f"{town.other}-square")
    desk.flip(town.switch, f"{town.other}-circle")
    undealt = close(desk).rules.undealt(desk.table)
    assert sum(undealt.values()) == 8
    assert town.switch not in faces(desk)


@in_every_city
def test_it_does_not_return_when_the_round_is_over(town: Town) -> None:
    desk, (*four, last) = town.desk("recurring-switch"), town.cards(5)
    for card in four:
        desk.flip(card)
    assert close(desk.flip(town.switch, last)).table.returned == ()
    assert desk.table.round == 2
    assert desk.rules.undealt(desk.table) == desk.rules.deck.pile.cards


@in_every_city
def test_the_next_round_has_one_switch_again_after_a_round_in_which_it_returned(town: Town) -> None:
    desk = town.desk("recurring-switch").flip(town.switch, f"{town.other}-square")
    for card in town.cards(5):
        desk.flip(card)
    assert close(desk).rules.undealt(desk.table) == desk.rules.deck.pile.cards
    assert desk.table.round == 2


@in_every_city
def test_without_the_effect_the_switch_does_not_return(town: Town) -> None:
    desk = close(town.desk("look-ahead").flip(town.switch, f"{town.other}-square", f"{town.other}-circle"))
    desk.flip(f"{town.other}-circle", f"{town.closing}-circle")
    assert Card("deck", town.switch) not in desk.rules.undealt(desk.table)


@in_every_city
def test_a_returned_switch_survives_a_position(town: Town) -> None:
    desk = town.desk("recurring-switch").flip(town.switch, f"{town.other}-square")
    desk.flip(f"{town.closing}-circle")
    again = desk.rules.positions.read(desk.rules.positions.write(desk.table, 0))
    assert desk.rules.undealt(again) == desk.rules.undealt(desk.table)


def test_the_returned_double_switch_gives_two_sections_again() -> None:
    desk = TOWNS["berlin"].desk("recurring-switch").turns("switch+bear-circle switch+bear-square")
    assert starts(desk) == {"B3", "F4"}
    assert starts(desk.draw("B3-C2")) == {"F4"}


def test_the_returned_single_switch_is_still_one_section() -> None:
    desk = Desk(grid(), "round-effects", deal("recurring-switch"), line="A1-B1 B1-C1")
    desk.turns("switch+circle square switch+triangle")
    assert "B1-A2" in desk.legal
    assert desk.draw("B1-A2").legal == set()
