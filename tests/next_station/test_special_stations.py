"""The module special stations: each round a symbol has an effect. Extension has a file of its own."""

import pytest

from metroscribe.core.dealer import Seeded
from metroscribe.core.match import Match
from tests.next_station.boards import PENCILS, grid, strip
from tests.next_station.desk import Desk

LINE = "A1-B1 B1-C1"
MODULE = "special-stations"


def special(effect: str, symbol: str = "triangle", **lines: str) -> Desk:
    return Desk(grid(), MODULE, f"symbol:{symbol} effect:{effect}", **lines)


def test_each_round_links_the_next_symbol_with_the_next_effect() -> None:
    match = Match(grid().rules([MODULE]), Seeded("pairs"))
    while not match.over:
        assert len(match.table.faces("symbol")) == len(match.table.faces("effect")) == match.table.round
        match.play(0, match.rules.parse("-"))
    assert sorted(match.table.faces("symbol")) == ["circle", "pentagon", "square", "triangle"]
    assert sorted(match.table.faces("effect")) == ["double-station", "extension", "joker", "switch"]


def test_only_the_pair_of_this_round_is_in_force() -> None:
    match = Match(grid().rules([MODULE]), Seeded("pairs"))
    while not match.over:
        shown = [str(card) for card in match.rules.wording.in_force(match.table)]
        symbol, effect = match.table.faces("symbol")[-1], match.table.faces("effect")[-1]
        assert shown == [f"symbol:{symbol}", f"effect:{effect}"]
        match.play(0, match.rules.parse("-"))


# Switch


def test_the_switch_effect_lets_its_symbol_branch() -> None:
    assert "B1-A2" in special("switch", line=LINE).turns("circle circle triangle").legal


def test_other_symbols_do_not_have_the_effect() -> None:
    desk = special("switch", line=LINE).turns("circle circle pentagon")
    assert desk.refusal("B1-B2") == "rule-not-an-end"


def test_both_cards_of_the_symbol_have_the_effect() -> None:
    desk = special("switch", line=LINE).turns("circle circle street-triangle subway-triangle")
    assert "B1-A2" in desk.legal


@pytest.mark.parametrize("before", ["", "circle"])
def test_the_switch_effect_is_not_offered_in_the_first_two_turns(before: str) -> None:
    desk = special("switch", line=LINE).turns(f"{before} triangle")
    assert desk.refusal("B1-A2") == "rule-not-an-end"
    assert desk.table.turn is not None
    assert desk.table.turn.effects == ()


def test_the_switch_effect_with_a_switch_is_one_branch() -> None:
    desk = special("switch", line=LINE).turns("circle circle switch+triangle").draw("B1-A2")
    assert desk.legal == set()


def test_the_switch_effect_may_be_ignored() -> None:
    assert "A1-A2" in special("switch", line=LINE).turns("circle circle triangle").legal


# Joker and double track


def test_the_joker_effect_leads_anywhere_and_beside_other_tracks() -> None:
    desk = special("joker", line=LINE, blue="D1-C1").flip("triangle")
    assert {"C1=D1", "C1-C2", "A1-A2", "A1-B2"} <= desk.legal


def test_the_joker_effect_comes_only_with_its_symbol() -> None:
    desk = special("joker", line=LINE, blue="D1-C1").flip("circle")
    assert desk.refusal("C1=D1") == "rule-symbol"
    assert desk.refusal("A1-A2") == "rule-symbol"


def test_the_joker_effect_keeps_the_branch_of_a_switch() -> None:
    desk = special("joker", line=LINE, blue="D1-C1 C1-B2 B2-B1").turns("circle circle switch+triangle")
    assert {"B1-A2", "B1=B2", "C1=D1"} <= desk.legal


def test_the_joker_effect_with_an_early_switch_has_no_branch() -> None:
    desk = special("joker", line=LINE).turns("switch+triangle")
    assert desk.refusal("B1-A2") == "rule-not-an-end"
    assert "A1-B2" in desk.legal


# Double station


def test_a_double_station_counts_as_two_for_its_line() -> None:
    desk = special("double-station").flip("triangle").draw("A1-A2")
    assert desk.points("line") == 1 * 3


def test_every_station_reached_with_the_symbol_counts_twice() -> None:
    desk = special("double-station").flip("street-triangle").draw("A1-A2").flip("triangle").draw("A2-A3")
    assert desk.points("line") == 1 * 5


def test_a_double_station_is_one_that_was_reached_with_the_symbol_and_no_joker() -> None:
    assert special("double-station").flip("joker").draw("A1-A2").points("line") == 1 * 2


def test_the_departure_station_is_not_doubled() -> None:
    assert (
        special("double-station", symbol="circle", line="A1-B1").flip("circle").draw("-").points("line") == 2
    )


def test_who_passes_doubles_nothing() -> None:
    assert special("double-station").flip("triangle").draw("-").points("line") == 0


def test_a_double_station_counts_once_for_other_lines() -> None:
    desk = Desk(strip(), MODULE, "symbol:triangle effect:double-station").flip("triangle").draw("A1-B1")
    later = Desk(strip(), pencil="blue", line="D1-C1 C1-B1")
    later.sheet = desk.sheet.begin(later.sheet.ink.line)
    assert [entry.points for entry in later.score if entry.key == "line"] == [3, 3]


def test_a_double_station_is_still_one_station_elsewhere() -> None:
    """Two lines meet at B2: an interchange of two lines, doubled or not."""
    desk = special("double-station", symbol="pentagon", blue="D1-C1 C1-B2").flip("pentagon").draw("A1-B2")
    assert desk.points("interchanges") == 0


def test_a_double_station_works_with_a_switch() -> None:
    desk = special("double-station", line=LINE).turns("circle circle switch+triangle").draw("B1-A2")
    assert desk.points("line") == 1 * 5


# Jokers


@pytest.mark.parametrize("effect", ["switch", "joker", "extension", "double-station"])
def test_no_effect_comes_with_a_joker(effect: str) -> None:
    desk = special(effect, line=LINE).turns("circle circle joker")
    assert desk.table.turn is not None
    assert desk.table.turn.effects == ()
    desk.draw("C1-C2")
    assert desk.legal == set()


@pytest.mark.parametrize("pencil", PENCILS)
@pytest.mark.parametrize("effect", ["switch", "joker", "extension", "double-station"])
def test_an_effect_never_takes_a_move_away(effect: str, pencil: str) -> None:
    turns = "circle square triangle pentagon"
    with_effect = Desk(grid(), MODULE, f"symbol:pentagon effect:{effect}", pencil=pencil).turns(turns)
    assert Desk(grid(), pencil=pencil).turns(turns).legal <= with_effect.legal
