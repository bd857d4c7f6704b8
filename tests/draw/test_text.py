"""Sheets for a terminal."""

import re
from inspect import cleandoc

import pytest

from metroscribe import draw
from tests.draw.sheets import GAMES, TURNS, sheet_of
from tests.draw.test_next_station import LOOP, SMALL, STATIONS
from tests.next_station.boards import board
from tests.next_station.desk import Desk

ANSI = re.compile(r"\x1b\[[\d;]*m")


def board_text(desk: Desk, *highlight: str) -> str:
    return draw.text(desk.rules, desk.table, desk.sheet, highlight=highlight).rstrip("\n")


def golden(picture: str) -> str:
    """The picture as it stands here; a bar on the left holds the spaces."""
    return "\n".join(line.removeprefix("|") for line in cleandoc(picture).splitlines())


def test_an_empty_board_shows_stations_departures_and_the_loop() -> None:
    assert board_text(Desk(SMALL)) == golden(
        """
        |    A   B   C   D   E
        | 1  □━━━━━━━●━━━━━━━△
        |    ┃               ┃
        | 2  ┃   ⬠           ┃
        |    ┃               ┃
        | 3  ▲       □       ●
        |    ┃               ┃
        | 4  ┃           ⬠   ┃
        |    ┃               ┃
        | 5  ○━━━━━━━▲━━━━━━━╯
        |
        | >P ●C1   B ●E3   R ▲C5   N ▲A3
        """
    )


def test_single_tracks_carry_the_letter_of_their_line() -> None:
    assert board_text(Desk(SMALL, line="C1-A1 C1-B2 C1-C3 A1-A3")) == golden(
        """
        |    A   B   C   D   E
        | 1  □───P───●━━━━━━━△
        |    │     ╱P│       ┃
        | 2  │P  ⬠   │P      ┃
        |    │       │       ┃
        | 3  ▲       □       ●
        |    ┃               ┃
        | 4  ┃           ⬠   ┃
        |    ┃               ┃
        | 5  ○━━━━━━━▲━━━━━━━╯
        |
        | >P ●C1 2×4=8   B ●E3   R ▲C5   N ▲A3
        """
    )


def test_two_tracks_are_drawn_double_and_carry_both_letters() -> None:
    desk = Desk(SMALL, blue="E3-E1 E1-C1 C1-B2", pink="C5=E3", line="C1=E1 E1=E3 C1=B2")
    assert board_text(desk) == golden(
        """
        |    A   B   C   D   E
        | 1  □━━━━━━━●══B═P══△
        |    ┃    B╱╱P       ║
        | 2  ┃   ⬠          B║P
        |    ┃               ║
        | 3  ▲       □       ●
        |    ┃               ║
        | 4  ┃           ⬠   ║
        |    ┃               ║
        | 5  ○━━━━━━━▲═══R═══╝
        |
        | >P ●C1 1×4=4   B ●E3 1×4=4   R ▲C5 1×2=2   N ▲A3
        """
    )


def test_stations_can_be_highlighted_and_circled() -> None:
    desk = Desk(SMALL, line="C1-E1")
    desk.sheet = desk.sheet.circle(1 << desk.rules.network.number["C1"])
    rows = board_text(desk, "C3", "A3").splitlines()
    assert rows[1] == " 1  □━━━━━━━●²──P───△"
    assert rows[5] == " 3 [▲]     [□]      ●"


def test_a_section_that_runs_on_past_a_curve_joins_it() -> None:
    city = board(STATIONS + "    6   . . . . s\n", "C1 E3 C5 A3", loop=LOOP)
    rows = board_text(Desk(city, blue="E3-E6", line="C1-C3")).splitlines()
    assert rows[9] == " 5  ○━━━━━━━▲━━━━━━━┤"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moment", TURNS)
def test_colours_add_nothing_but_colour(game: str, moment: str) -> None:
    drawn = sheet_of(game, moment)
    coloured = draw.text(*drawn, colour=True)
    assert coloured != draw.text(*drawn)
    assert ANSI.sub("", coloured) == draw.text(*drawn)


def test_a_highlighted_station_is_reversed_in_colour() -> None:
    desk = Desk(SMALL)
    coloured = draw.text(desk.rules, desk.table, desk.sheet, colour=True, highlight=["C3"])
    assert "\x1b[7m□\x1b[0m" in coloured
