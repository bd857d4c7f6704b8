"""The effect Extension: a second section straight on."""

from functools import cache

from metroscribe.games.next_station.city import City
from tests.next_station.boards import board, grid, ring
from tests.next_station.desk import Desk

ROWS = """
     A B C D E
 1   c s t p c
 2   t p c s t
 3   s c t p s
 4   p t s c p
"""


@cache
def rows() -> City:
    return board(ROWS, "A1 E1 A4 E4")


def extension(symbol: str, **lines: str) -> Desk:
    """On a board of five columns, purple at A1."""
    return Desk(rows(), "special-stations", f"symbol:{symbol} effect:extension", **lines)


def with_double_track(desk: Desk) -> Desk:
    """The open turn as if something else, such as a pencil power, granted double track in it."""
    turn = desk.table.turn
    assert turn is not None
    grant = turn.grant._replace(wanted=desk.rules.board.everywhere, double=True)
    desk.table = desk.table._replace(turn=turn._replace(grant=grant))
    return desk


def test_after_its_section_the_line_goes_straight_on_whatever_the_symbol() -> None:
    desk = extension("square").flip("square").draw("A1-B1")
    assert desk.legal == {"B1-C1", "-"}
    assert desk.draw("B1-C1").stations == {"A1", "B1", "C1"}


def test_it_goes_on_diagonally_after_a_diagonal_section() -> None:
    assert extension("pentagon").flip("pentagon").draw("A1-B2").legal == {"B2-C3", "-"}


def test_it_may_be_declined() -> None:
    desk = extension("square").flip("square").draw("A1-B1 -")
    assert desk.legal == set()
    assert desk.stations == {"A1", "B1"}


def test_it_leads_to_one_station_only() -> None:
    desk = extension("square").flip("square").draw("A1-B1 B1-C1")
    assert desk.legal == set()
    assert desk.refusal("C1-D1") == "rule-turn-done"


def test_it_does_not_turn() -> None:
    desk = extension("square").flip("square").draw("A1-B1")
    assert desk.refusal("B1-B2") == "rule-straight-on"
    assert desk.refusal("A1-A2") == "rule-straight-on"


def test_it_is_not_there_after_a_pass() -> None:
    desk = extension("square", line="A1-B1").flip("square").draw("-")
    assert desk.legal == set()


def test_it_comes_only_with_its_symbol() -> None:
    assert extension("circle").flip("square").draw("A1-B1").legal == set()
    assert extension("square").flip("joker").draw("A1-B1").legal == set()


def test_it_ends_where_the_map_ends() -> None:
    desk = extension("circle", line="A1-B1 B1-C1 C1-D1").flip("circle").draw("D1-E1")
    assert desk.legal == set()


def test_it_is_never_a_double_track() -> None:
    desk = extension("square", blue="E1-D1 D1-C1 C1-B1").flip("square").draw("A1-B1")
    assert desk.legal == set()


def test_it_never_runs_beside_a_straight_piece_of_the_loop() -> None:
    """From B1 down to B3; straight on lies the loop's piece from B3 to B5."""
    desk = Desk(ring(), "special-stations", "symbol:pentagon effect:extension", line="D1-B1")
    desk.flip("pentagon").draw("B1-B3")
    assert desk.legal == set()
    assert desk.refusal("B3=B5") == "rule-turn-done"


def test_it_is_never_a_double_track_even_where_something_else_grants_one() -> None:
    desk = extension("square", blue="E1-D1 D1-C1 C1-B1").flip("square")
    assert with_double_track(desk).draw("A1-B1").legal == set()


def test_it_is_not_there_after_a_section_along_a_curve() -> None:
    """From C2 along the curve to B3; on the straight line through both lies A4."""
    desk = Desk(ring(), "special-stations", "symbol:pentagon effect:extension", line="D1-C2").flip("pentagon")
    assert with_double_track(desk).draw("C2=B3").legal == set()


def test_it_never_follows_a_curve_of_the_loop() -> None:
    """From D1 to C2; one step further in that direction is B3, but only a curve leads there."""
    desk = Desk(ring(), "special-stations", "symbol:triangle effect:extension")
    assert desk.flip("triangle").draw("D1-C2").legal == set()


def test_it_crosses_nothing() -> None:
    desk = extension("pentagon", blue="E1-D1 D1-C2 C2-B3").flip("pentagon").draw("A1-B2")
    assert desk.legal == set()


def test_it_never_comes_back_to_the_line() -> None:
    desk = extension("square", line="A1-B2 B2-C1").turns("circle square")
    assert desk.draw("A1-B1").legal == set()


def test_under_a_switch_the_first_section_may_branch() -> None:
    desk = extension("pentagon", line="A1-B1 B1-C1").turns("circle circle switch+pentagon").draw("B1-B2")
    assert desk.legal == {"B2-B3", "-"}


def test_under_a_switch_the_second_section_may_not_branch() -> None:
    desk = extension("pentagon", line="A1-B1 B1-C1").turns("circle circle switch+pentagon").draw("C1-D1")
    assert desk.legal == {"D1-E1", "-"}
    assert desk.refusal("B1-B2") == "rule-not-an-end"


def test_it_is_open_to_the_first_section_of_a_line_in_the_first_turn() -> None:
    assert "B1-C1" in extension("square").flip("square").draw("A1-B1").legal


def test_long_sections_go_on_to_the_next_station_on_their_ray() -> None:
    sparse = board(
        """
             A B C D E F
         1   c . s . . t
         2   t p . c s p
         3   s . t p . c
        """,
        departures="A1 D2 C3 E2",
    )
    desk = Desk(sparse, "special-stations", "symbol:square effect:extension").flip("square").draw("A1-C1")
    assert desk.legal == {"C1-F1", "-"}


def test_both_sections_belong_to_the_line() -> None:
    desk = extension("square").flip("square").draw("A1-B1 B1-C1")
    assert desk.points("line") == 1 * 3
    assert {"C1-D2", "A1-B2"} & desk.flip("joker").legal == {"C1-D2", "A1-B2"}


def test_without_the_module_nothing_is_extended() -> None:
    assert Desk(grid()).flip("square").draw("A1-B1").legal == set()
