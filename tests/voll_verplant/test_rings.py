"""Ring lines: from the first station in either direction, chosen anew each time."""

from dataclasses import replace

import pytest
from hypothesis import given

from tests.voll_verplant.any_sheet import FILLING, any_desk
from tests.voll_verplant.boards import plan
from tests.voll_verplant.desk import Desk

RING = plan(J="ring a b c d e f [4] 9/5", K="c x", L="f y")


def marked(before: str, face: str, move: str) -> str:
    """What is marked on the ring by this entry, in the order of the alphabet."""
    desk = Desk(RING).mark(before).turn(face, move)
    return " ".join(name for name in desk.marks().split() if name not in before.split())


@pytest.mark.parametrize(("move", "found"), [("J>:3", "a b c"), ("J<:3", "a e f")])
def test_an_entry_starts_at_the_first_station_in_either_direction(move: str, found: str) -> None:
    assert marked("", "3", move) == found


@pytest.mark.parametrize(("move", "found"), [("J>:2", "c d"), ("J<:2", "e f")])
def test_it_goes_on_at_the_first_free_station_that_way(move: str, found: str) -> None:
    assert marked("a b", "2", move) == found


def test_the_direction_is_chosen_anew_each_time() -> None:
    desk = Desk(RING).turn("2", "J>:2").turn("1", "J<:1").turn("1", "J>:1").turn("2", "J<:1")
    assert desk.marks() == "a b c e f"
    assert desk.windows("J") == "2 1 1 2"


def test_a_number_stops_at_a_marked_station() -> None:
    desk = Desk(RING).mark("a d").flip("5")
    assert desk.rows() >= {("J", "b c"), ("J", "e f")}
    assert desk.refusal("J>:3") == desk.refusal("J<:3") == "rule-too-many"


def test_a_number_stops_at_the_first_station_when_it_comes_round() -> None:
    """From f on the way round one is back at a."""
    assert Desk(RING).mark("a b c d e").flip("3").refusal("J>:2") == "rule-too-many"


@pytest.mark.parametrize("face", ["4", "9", "express-4"])
@pytest.mark.parametrize("way", "<>")
def test_an_entry_goes_round_at_most_once(face: str, way: str) -> None:
    desk = Desk(plan(J="ring a b c")).flip(face)
    assert desk.rows() == {("J", ""), ("J", "a"), ("J", "a b"), ("J", "a c"), ("J", "a b c")}
    assert desk.refusal(f"J{way}:4") == "rule-too-many"


def test_an_express_goes_round_at_most_once_over_marked_stations() -> None:
    """Three stations are free, and they are marked once however far an express 4 would go."""
    desk = Desk(RING).mark("a c e").flip("express-4")
    assert {text for text in desk.legal() if text.startswith("J")} == {
        "J>:0", "J>:1", "J>:2", "J>:3", "J<:1", "J<:2",
    }  # fmt: skip
    assert desk.refusal("J>:4") == "rule-too-many"


@pytest.mark.parametrize(("move", "found"), [("J>:2", "b d"), ("J<:2", "d f")])
def test_an_express_jumps_over_marked_stations_that_way(move: str, found: str) -> None:
    assert marked("a c e", "express-2", move) == found


@pytest.mark.parametrize(("move", "found"), [("J>:+", "b"), ("J<:+", "f")])
def test_a_transfer_takes_the_first_free_station_that_way(move: str, found: str) -> None:
    desk = Desk(RING).mark("a").turn("transfer", move)
    assert desk.framed() == found


def test_a_transfer_on_the_free_first_station_has_one_text() -> None:
    desk = Desk(RING).flip("transfer")
    assert desk.refusal("J<:+") == "rule-same-way"
    assert desk.enter("J>:+").framed() == "a"


def test_a_ring_counts_as_one_line_at_its_stations() -> None:
    assert Desk(RING).frame("a c").points("transfers") == 2 * (1 + 2)


@pytest.mark.parametrize(
    ("before", "face", "move"),
    [
        ("", "3", "J<:0"),
        ("", "3", "J<:1"),
        ("a b c", "3", "J<:3"),
        ("a b c e f", "3", "J<:1"),
        ("", "6", "J<:6"),
        ("a c e", "express-3", "J<:3"),
        ("a", "transfer", "J<:0"),
    ],
)
def test_where_both_directions_mark_the_same_only_the_first_is_legal(
    before: str, face: str, move: str
) -> None:
    desk = Desk(RING).mark(before).flip(face)
    assert desk.refusal(move) == "rule-same-way"
    assert move.replace("<", ">") in desk.legal()


@given(any_desk(), FILLING)
def test_no_two_entries_of_a_line_mark_the_same_stations(desk: Desk, face: str) -> None:
    assert len(desk.flip(face).rows()) == len(desk.legal())


@given(any_desk(), FILLING)
def test_a_ring_turned_round_offers_the_same_rows(desk: Desk, face: str) -> None:
    """Its first station first, the others in opposite order: forth becomes back."""
    lines = (
        replace(line, stations=line.stations[:1] + line.stations[:0:-1]) if line.ring else line
        for line in desk.plan.lines
    )
    other = Desk(replace(desk.plan, lines=tuple(lines)))
    other.sheets = list(desk.sheets)
    assert other.flip(face).rows() == desk.flip(face).rows()


def test_a_ring_is_complete_when_all_its_stations_are_marked() -> None:
    desk = Desk(RING).mark("a b d e f")
    assert desk.completed() == {}
    assert desk.turn("1", "K:1").completed() == {"J": 9}


def test_a_full_ring_can_still_burn_a_window() -> None:
    desk = Desk(RING).mark("a b c d e f").flip("3")
    assert {text for text in desk.legal() if text.startswith("J")} == {"J>:0"}
