"""Sheets of the voll verplant family for a terminal."""

import re

from metroscribe import draw
from tests.draw.plans import small
from tests.draw.test_text import golden
from tests.voll_verplant.boards import plan
from tests.voll_verplant.desk import Desk


def strips(desk: Desk, *highlight: str, seat: int = 0) -> str:
    return draw.text(desk.rules, desk.table, desk.sheets[seat], highlight=highlight).rstrip("\n")


def test_each_line_shows_windows_values_stations_and_where_one_changes() -> None:
    desk = Desk(small(), seats=2, expert=True).fill("A", "4 x2").mark("Quay E1").frame("G1")
    assert strips(desk) == golden(
        """
        |     1   2   3   4
        | B [ ] ◇4 □2                  Beech
        |    ─○───★───○
        |     R   R   D
        | A [4][x2] ◇5 □3              Ash
        |    ─×───×───○──[2]
        |     R   D   D   C
        | R [ ][ ] ◇6 □4               Ring
        |   ↻─○───★───×───○─↻
        |     C   B   A   B
        | C [ ][ ] ◇7 □3               Cedar
        |    ─★───○───○──[2]
        |             R   A
        | D [ ][ ][ ] ◇3 □1            Dogwood
        |    ─○───○───×
        |     B   A   A
        """
    )


def test_an_earned_value_is_filled_and_one_that_is_gone_is_no_more() -> None:
    desk = Desk(plan(A="a b [2] 6/3", B="c d"), seats=2).mark("a").turn("1", "A:1", "A:0").close()
    assert "◆6 □3" in strips(desk)
    assert "◇– □3" in strips(desk, seat=1)
    assert "◇– ■3" in strips(desk.mark("a b", 1), seat=1)


def test_in_solo_there_is_only_the_first_value() -> None:
    desk = Desk(plan(A="a b [2] 6/3"))
    assert strips(desk).splitlines()[1] == " A [ ][ ] ◇6                  Line A"
    assert "◆6" in strips(desk.mark("a b"))


def test_without_the_expert_rule_no_station_is_special() -> None:
    assert "★" not in strips(Desk(small()))


def test_lines_and_places_can_be_highlighted() -> None:
    rows = strips(Desk(plan(A="a b c", B="b d")), "B", "@A2").splitlines()
    assert rows[2] == "    ─○──(○)──○"
    assert rows[4].startswith(">B [ ]")
    assert rows[5] == "    ─○───○", "a place is shown on the line that names it"


def test_highlights_are_reversed_in_colour() -> None:
    desk = Desk(plan(A="a b c", B="b d"))
    coloured = draw.text(desk.rules, desk.table, desk.sheets[0], colour=True, highlight=["B", "@A2"])
    assert re.findall(r"\x1b\[(?:1;)?7;?[\d;]*m(.)", coloured) == ["○", "B"]


def test_letters_of_many_lines_take_a_second_row() -> None:
    desk = Desk(plan(A="a b", B="a c", C="a d", D="a e", E="a f"))
    rows = strips(desk).splitlines()
    assert rows[3:5] == ["     BCD", "     E"]


def test_the_longest_line_fits() -> None:
    names = " ".join(f"s{n:02}" for n in range(16))
    for text in (names, f"ring {names}"):
        assert max(map(len, strips(Desk(plan(A=text))).splitlines())) <= 78
