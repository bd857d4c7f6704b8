"""Sheets for a terminal."""

import re
from dataclasses import replace
from inspect import cleandoc

import pytest

from metroscribe import draw
from metroscribe.draw.next_station.characters import _around
from metroscribe.draw.next_station.strokes import HIGH, WIDE
from metroscribe.games import registry
from metroscribe.games.next_station.board import River
from metroscribe.games.next_station.rules import NextStation
from metroscribe.texts import Words, languages
from tests.draw.sheets import GAMES, TURNS, sheet_of
from tests.draw.small import LOOP, SMALL, STATIONS, families, paired
from tests.next_station.boards import board
from tests.next_station.desk import Desk, draw_lines

NEXT_STATION = families("next-station")
DEPARTURE = re.compile(r"(\w*)[●■▲⬟?]([A-Z]\d+)")
"""What stands before a departure station, and where that is."""
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
        | >Pu ●C1   Bl ●E3   Pi ▲C5   Br ▲A3
        """
    )


def test_single_tracks_carry_the_letters_of_their_line() -> None:
    assert board_text(Desk(SMALL, line="C1-A1 C1-B2 C1-C3 A1-A3")) == golden(
        """
        |    A   B   C   D   E
        | 1  □───Pu──●━━━━━━━△
        |    │   Pu╱ │       ┃
        | 2  │Pu ⬠   │Pu     ┃
        |    │       │       ┃
        | 3  ▲       □       ●
        |    ┃               ┃
        | 4  ┃           ⬠   ┃
        |    ┃               ┃
        | 5  ○━━━━━━━▲━━━━━━━╯
        |
        | >Pu ●C1 2×4=8   Bl ●E3   Pi ▲C5   Br ▲A3
        """
    )


def test_two_tracks_are_drawn_double_and_carry_both_letters() -> None:
    desk = Desk(SMALL, blue="E3-E1 E1-C1 C1-B2", pink="C5=E3", line="C1=E1 E1=E3 C1=B2")
    assert board_text(desk) == golden(
        """
        |    A   B   C   D   E
        | 1  □━━━━━━━●═Bl═Pu═△
        |    ┃   Bl╱╱Pu      ║
        | 2  ┃   ⬠         Bl║Pu
        |    ┃               ║
        | 3  ▲       □       ●
        |    ┃               ║
        | 4  ┃           ⬠   ║
        |    ┃               ║
        | 5  ○━━━━━━━▲═══Pi══╝
        |
        | >Pu ●C1 1×4=4   Bl ●E3 1×4=4   Pi ▲C5 1×2=2   Br ▲A3
        """
    )


def test_where_a_bar_is_too_short_for_two_lines_one_is_named_under_it() -> None:
    city = board(STATIONS.replace("s . c . t", "s . c s t"), "C1 E3 C5 A3")
    rows = board_text(Desk(city, blue="E3-E1 E1-D1 D1-C1", line="C1=D1")).splitlines()
    assert rows[1] == " 1  □       ●═Bl□─Bl△"
    assert rows[2] == "              Pu    │"


def test_stations_can_be_highlighted_and_circled() -> None:
    desk = Desk(SMALL, line="C1-E1")
    ink = desk.sheet.ink.circle(1 << desk.rules.network.number["C1"])
    desk.sheet = desk.sheet._replace(ink=ink)
    rows = board_text(desk, "C3", "A3").splitlines()
    assert rows[1] == " 1  □━━━━━━━●²──Pu──△"
    assert rows[5] == " 3 [▲]     [□]      ●"


def test_a_section_that_runs_on_past_a_curve_joins_it() -> None:
    city = board(STATIONS + "    6   . . . . s\n", "C1 E3 C5 A3", loop=LOOP)
    rows = board_text(Desk(city, blue="E3-E6", line="C1-C3")).splitlines()
    assert rows[9] == " 5  ○━━━━━━━▲━━━━━━━┤"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moment", TURNS)
def test_colours_add_nothing_but_colour_and_water(game: str, moment: str) -> None:
    drawn = sheet_of(game, moment)
    coloured = draw.text(*drawn, colour=True)
    lines = [line.replace("~", " ").rstrip() for line in ANSI.sub("", coloured).splitlines()]
    assert coloured != draw.text(*drawn)
    assert lines == draw.text(*drawn).splitlines()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moment", TURNS)
def test_a_sheet_fits_into_80_columns(game: str, moment: str) -> None:
    assert max(map(len, draw.text(*sheet_of(game, moment)).splitlines())) <= 80


def test_a_highlighted_station_is_reversed_in_colour() -> None:
    desk = Desk(SMALL)
    coloured = draw.text(desk.rules, desk.table, desk.sheet, colour=True, highlight=["C3"])
    assert re.search(r"\x1b\[7;[\d;]*m□\x1b\[0m", coloured)


@pytest.mark.parametrize("column", range(-2, 12))
@pytest.mark.parametrize("row", range(5))
def test_a_cell_belongs_to_the_grid_points_nearest_to_it(column: int, row: int) -> None:
    def nearest(at: int, apart: int) -> list[int]:
        off = {n: abs(n * apart - at) for n in range(-1, 5)}
        return [n for n, far in off.items() if far == min(off.values())]

    assert [*_around(column, row)] == [(x, y) for x in nearest(column, WIDE) for y in nearest(row, HIGH)]


def test_every_district_lies_on_its_tint_in_colour() -> None:
    desk = Desk(SMALL)
    rows = draw.text(desk.rules, desk.table, desk.sheet, colour=True).splitlines()
    grounds = [re.findall(r";48;2;(\d+;\d+;\d+)m", row) for row in rows]
    assert len(set(grounds[1])) == 3, "two districts, and paper between them"
    assert len(set(grounds[9])) == 2
    assert not grounds[0]


def test_water_flows_where_there_is_room_and_only_in_colour() -> None:
    desk = Desk(SMALL, line="C1-C3")
    desk.rules.board = replace(desk.rules.board, river=River("Styx", 0, ((-1, 0.5), (9, 0.5))))
    coloured = draw.text(desk.rules, desk.table, desk.sheet, colour=True)
    assert ANSI.sub("", coloured).splitlines()[2] == "  ~~┃~~~~~~~│~~~~~~~┃~~"
    assert "~" not in draw.text(desk.rules, desk.table, desk.sheet)


def test_framed_and_marked_stations_are_told_apart() -> None:
    desk = Desk(SMALL, line="C1-E1")
    number = desk.rules.network.number
    desk.rules.board = replace(desk.rules.board, marks={"sight": 1 << number["A3"] | 1 << number["C1"]})
    ink = desk.sheet.ink.frame(1 << number["E1"] | 1 << number["C3"]).circle(1 << number["C1"])
    desk.sheet = desk.sheet._replace(ink=ink)
    rows = board_text(desk, "C3").splitlines()
    assert rows[1] == " 1  □━━━━━━*●²──Pu─(△)"
    assert rows[5] == " 3  ▲*     ⟦□⟧      ●"


def test_two_lines_of_a_colour_are_listed_with_their_suits() -> None:
    rules = paired()
    sheet = draw_lines(rules, {"blue": "B2-C3 E3-D4", "brown": "A3-C3 C3-D4", "purple": "A1-C1 E1-E3"})
    table = rules.new(1)._replace(round=3)
    legend = draw.text(rules, table, sheet).rstrip("\n").split("\n\n")[-1]
    assert legend.splitlines() == [
        " >Pu B■A1 C▲E1 2×1+1×2=4   Bl B⬟B2 C●E3 1×2+1×2=4   Pi B■C3 C▲C5",
        "  Br B▲A3 C⬟D4 1×3+10=13",
    ]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", NEXT_STATION)
def test_a_suit_is_listed_by_one_or_two_letters_that_begin_its_word_and_no_other(
    game: str, language: str
) -> None:
    rules, table, sheet = sheet_of(game, "empty")
    assert isinstance(rules, NextStation)
    words, lines = Words(language, [registry().find(game).folder]), rules.deck.lines
    legend = draw.text(rules, table, sheet, words=words).split("\n\n")[-1]
    listed = {at: letters for letters, at in DEPARTURE.findall(legend)}
    named = {suit: words("draw-suit", suit=suit).casefold() for suit in lines}
    for own in rules.board.departures.values():
        suits = dict(zip(own, lines, strict=True)) if lines else dict.fromkeys(own, "")
        for station, suit in suits.items():
            letters = listed[rules.network.names[station]]
            assert len(letters) in ((1, 2) if suit else (0,))
            begun = {other for other, name in named.items() if name.startswith(letters.casefold())}
            assert begun == ({suit} if suit else set())
