"""Modules of one city played in another: what is offered, and how they work together."""

import pytest

from metroscribe.core.errors import NotAllowed, NotNotation
from metroscribe.core.mixes import Mix
from metroscribe.games.next_station.city import City
from tests.next_station.boards import GRID, board, grid, london, paper_berlin, paper_tokyo
from tests.next_station.desk import Desk
from tests.next_station.effects import deal
from tests.next_station.evening import Evening
from tests.next_station.judging import verdict
from tests.next_station.london_boards import borough, dealt, holding

EVERYTHING = ("objectives", "special-stations", "pencil-powers", "round-effects")


def special(power: str, symbol: str, effect: str, line: str = "") -> Desk:
    """Purple with a power in a round of special stations."""
    return holding(power, line, modules="special-stations", after=f"symbol:{symbol} effect:{effect}")


@pytest.mark.parametrize(
    ("city", "modules", "guests"),
    [
        (paper_tokyo(), EVERYTHING, ("pencil-powers", "round-effects")),
        (london(), EVERYTHING, ("special-stations", "round-effects")),
        (paper_berlin(), ("objectives", "round-effects"), ()),
    ],
    ids=["tokyo", "london", "berlin"],
)
def test_each_city_offers_its_own_modules_and_says_which_are_guests(
    city: City, modules: tuple[str, ...], guests: tuple[str, ...]
) -> None:
    assert (city.info.modules, city.info.guests) == (modules, guests)


@pytest.mark.parametrize("module", ["special-stations", "pencil-powers"])
def test_berlin_takes_no_guests(module: str) -> None:
    with pytest.raises(NotAllowed):
        paper_berlin().rules([module])


def test_objectives_do_not_travel() -> None:
    assert board(GRID, "A1 D1 A4 D4", modules={}).info.modules == EVERYTHING[1:]


def test_no_module_is_played_twice() -> None:
    with pytest.raises(NotAllowed):
        london().rules(["pencil-powers", "pencil-powers"])


@pytest.mark.parametrize("city", [paper_tokyo(), london()], ids=["tokyo", "london"])
def test_tokyos_rulebook_advises_against_special_stations_with_powers_and_none_against_more(
    city: City,
) -> None:
    apart = ("special-stations", "pencil-powers")
    for mix in city.info.mixes:
        found = (mix.rulebook, mix.apart) if mix.grade == "discouraged" else ()
        assert found == (("Next Station: Tokyo", apart) if set(apart) <= set(mix.modules) else ())
    assert city.rules(apart).info.mixes[-1] == Mix(apart, "discouraged", "Next Station: Tokyo", apart)


@pytest.mark.parametrize(
    ("city", "rulebook", "named"),
    [
        (
            paper_tokyo(),
            "Tokyo",
            ["", "objectives", "special-stations", "pencil-powers", "objectives special-stations"],
        ),
        (paper_tokyo(), "Berlin", ["round-effects"]),
        (london(), "London", ["", "objectives", "pencil-powers", "objectives pencil-powers"]),
        (london(), "Tokyo", ["special-stations"]),
        (london(), "Berlin", ["round-effects"]),
        (paper_berlin(), "Berlin", ["", "objectives", "round-effects", "objectives round-effects"]),
    ],
)
def test_rulebooks_name_the_modules_of_their_city_together_and_single_guests(
    city: City, rulebook: str, named: list[str]
) -> None:
    said = [mix for mix in city.info.mixes if mix.rulebook == f"Next Station: {rulebook}"]
    assert [" ".join(mix.modules) for mix in said if mix.grade == "named"] == named


def test_modules_are_named_in_one_order_however_they_were_chosen() -> None:
    assert london().rules(reversed(EVERYTHING)).info.modules == EVERYTHING


@pytest.mark.parametrize("city", [paper_tokyo(), london()], ids=["tokyo", "london"])
def test_a_guest_costs_what_it_costs_at_home(city: City) -> None:
    assert [verdict(city, 200, module).judged for module in EVERYTHING] == [190, 190, 190, 175]
    assert verdict(city, 200, " ".join(EVERYTHING)).judged == 145


def test_in_tokyo_the_joker_power_grants_double_track() -> None:
    desk = Desk(grid(), "pencil-powers", dealt("joker"), blue="D1-C1 C1-B1", line="A1-B1").flip("circle")
    assert "B1=C1!joker" in desk.legal


def test_in_london_the_effect_joker_and_double_track_grants_double_track() -> None:
    cards = "symbol:pentagon effect:joker"
    desk = Desk(borough(), "special-stations", cards, blue="E1-D1 D1-C1 C1-B1", line="A1-B1")
    desk.flip("pentagon")
    assert {"B1=C1", "A1-A2", "B1-C2"} <= desk.legal


def test_a_doubled_section_under_the_thames_scores_for_its_line_and_for_the_objective() -> None:
    cards = "objective:six-crossings objective:every-sight symbol:triangle effect:joker"
    desk = Desk(
        borough(), "objectives special-stations", cards, pencil="pink", purple="A1-A2 A2-A3", line="A4-A3"
    )
    desk.flip("triangle").draw("A3=A2")
    assert [entry.args["bonus"] for entry in desk.score if entry.key == "line"] == [2, 2]
    assert [e.args["count"] for e in desk.score if e.args.get("objective") == "six-crossings"] == [2]


def test_the_joker_power_does_not_block_the_cards_effect() -> None:
    """The card shows a triangle; by the joker A1 leads to the circle B2, and on to C3."""
    desk = special("joker", "triangle", "extension").flip("triangle")
    assert desk.draw("A1-B2!joker").legal == {"B2-C3", "-"}


def test_the_joker_power_does_not_trigger_the_effect_of_the_symbol_it_leads_to() -> None:
    desk = special("joker", "circle", "extension").flip("triangle")
    assert desk.draw("A1-B2!joker").legal == set()


def test_the_printed_symbol_triggers_an_effect_also_at_central_station() -> None:
    cards = "symbol:pentagon effect:extension"
    desk = Desk(borough(), "special-stations", cards, line="A1-B1").flip("pentagon").draw("B1-C2")
    assert desk.legal == {"C2-D3", "-"}


def test_a_joker_card_triggers_no_effect_wherever_it_leads() -> None:
    cards = "symbol:circle effect:extension"
    assert Desk(borough(), "special-stations", cards).flip("joker").draw("A1-B2").legal == set()


def test_the_extension_comes_before_the_second_section_which_triggers_no_effect() -> None:
    desk = special("second", "circle", "extension").flip("circle")
    assert desk.draw("A1-B2").legal == {"B2-C3", "-"}
    assert desk.draw("B2-C3").legal == {"C3-D4!second", "C3-C2!second", "-"}
    assert desk.draw("C3-C2!second").legal == set()


def test_after_a_declined_extension_the_second_section_is_still_there() -> None:
    desk = special("second", "circle", "extension").flip("circle")
    assert desk.draw("A1-B2 -").legal == {"B2-C3!second", "B2-C2!second", "-"}
    assert desk.draw("-").legal == set()


def test_only_the_first_section_makes_a_double_station() -> None:
    desk = special("second", "circle", "double-station").flip("circle")
    desk.draw("A1-B2 B2-C3!second")
    assert desk.sheet.ink.line.circled == 1 << desk.rules.network.number["B2"]


def test_a_branch_or_double_track_by_effect_holds_for_the_second_section_too() -> None:
    desk = special("second", "triangle", "switch", "A1-B1 B1-C1")
    assert "B1-C2!second" in desk.turns("square square triangle").draw("A1-A2").legal


def test_an_extension_is_never_a_double_track_even_in_a_round_of_double_tracks() -> None:
    pairs = "symbol:square effect:switch symbol:circle effect:extension"
    cards = f"{deal('look-ahead', 'double-tracks')} {pairs}"
    desk = Evening(borough(), "special-stations round-effects", cards, pink="A4-B3 B3-C3 C3-B2", purple="")
    assert desk.flip("circle").draw("A1-B2").legal == set()


def test_a_doubled_best_district_is_doubled_after_the_circle_is_added() -> None:
    """Two stations of one district and the corner A1."""
    desk = holding("circle", "A1-B1 B1-C1", modules="round-effects", after=deal("double-stations"))
    assert desk.points("line") == 2 * (2 + 1) * 2


def test_a_doubled_best_district_is_doubled_after_double_stations_are_added() -> None:
    cards = f"{deal('double-stations')} symbol:square effect:double-station"
    desk = Desk(borough(), "special-stations round-effects", cards).flip("square").draw("A1-B1")
    assert desk.points("line") == 2 * 2 * 2


def test_a_card_of_the_deck_among_the_dealt_ones_is_no_position() -> None:
    cards = "deck:street-circle,objective:whole-loop"
    text = f"objectives;1;purple,blue,pink,brown;{cards};street-circle;;purple:"
    with pytest.raises(NotNotation):
        paper_tokyo().rules(["objectives"]).positions.read(text)


@pytest.mark.parametrize(
    "position",
    [
        ";1;purple,blue,pink,brown;;street-circle;spent;purple:",
        ";1;purple,blue,pink,brown;;street-circle;framed:B1;purple:A1-B1",
        ";1;purple,blue,pink,brown;;street-circle;;purple:A1-B1*",
    ],
)
def test_a_position_marks_nothing_that_the_game_does_not_have(position: str) -> None:
    with pytest.raises(NotNotation):
        grid().rules().positions.read(position)
