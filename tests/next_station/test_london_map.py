"""London's map is the printed one: what six transcriptions agree on, copied here."""

import pytest

from metroscribe.core.network import bits
from metroscribe.games.next_station.board import WILD
from tests.next_station.boards import london
from tests.next_station.desk import Desk

SYMBOLS = """
    p t s . t c . t . c
    . p . s . . p . s p
    c . . t . . s . . t
    s . p . t ? c c . s
    . t s . p s . . p .
    p . s . c . . c . .
    . . . p t . s t . t
    c . s c . p . . c p
    . c . . . . p . t .
    t s . p c t . c . s
"""
SECTIONS = """
    A1: B1 B2 A3       B1: C1 B2 D3       C1: E1 B2 D2 C4    E1: F1 D2 G3 E4    F1: H1 G2 D3 F4
    H1: J1 G2 I2 H4    J1: I2 J2          B2: D2 A3 B5 E5    D2: G2 D3 F4       G2: I2 G3 E4
    I2: J2 J3 G4 I5    J2: J3 H4          A3: D3 A4 C5       D3: G3 C4 E4 D7    G3: J3 F4 G4 H4
    J3: J4             A4: C4 B5 A6       C4: E4 B5 C5 E6    E4: F4 E5 F5 C6    F4: G4 E5 F5 H6
    G4: H4 F5 G7 J7    H4: J4 I5 H6 E7    J4: I5 J7          B5: C5 A6 C6 B9    C5: E5 C6 E7
    E5: F5 E6 G7       F5: I5 E6 H7 F8    I5: H6 I8          A6: C6 A8 C8       C6: E6 D7 A8 C8
    E6: H6 D7 E7       H6: G7 H7 J8       D7: E7 C8 D8       E7: G7 D8 F8 E10   G7: H7 F8 G9 I9
    H7: J7 I8 E10 H10  J7: I8 J8          A8: C8 B9 A10      C8: D8 B9 E10      D8: F8 B10 D10 F10
    F8: I8 G9 D10 F10  I8: J8 I9          J8: I9 J10         B9: G9 A10 B10     G9: I9 F10 H10
    I9: H10 J10        A10: B10           B10: D10           D10: E10           E10: F10
    F10: H10           H10: J10
"""
THAMES = """
    A3-C5 A4-A6 A4-B5 B2-B5 C4-B5 C4-C5 C5-E5 C6-E6 D3-D7 E4-C6 E5-G7 E6-D7
    E6-E7 E6-H6 F4-H6 F5-F8 F5-H7 G4-G7 G4-J7 H4-E7 H4-H6 I5-H6 I5-I8 J4-J7
"""
DISTRICTS = """
    A1 | B1 C1 B2 A3 | E1 F1 D2 G2 D3 G3 | H1 I2 J2 J3 | J1 | A4 C4 B5 C5 A6 C6 | E4 F4 G4 E5 F5 E6 D7 E7 G7
    | H4 J4 I5 H6 H7 J7 | A8 C8 B9 B10 | D8 F8 G9 D10 E10 F10 | I8 J8 I9 H10 | A10 | J10
"""
BOARD = london().board
NAMES = BOARD.network.names


def names(mask: int) -> set[str]:
    return {NAMES[i] for i in bits(mask)}


def printed_sections() -> set[frozenset[str]]:
    found, start = set(), ""
    for word in SECTIONS.split():
        start = word.removesuffix(":") if word.endswith(":") else start
        if not word.endswith(":"):
            found.add(frozenset({start, word}))
    return found


def test_its_53_stations_have_the_printed_symbols() -> None:
    rows = enumerate((row.split() for row in SYMBOLS.strip().splitlines()), 1)
    marks = {f"{'ABCDEFGHIJ'[x]}{y}": mark for y, row in rows for x, mark in enumerate(row) if mark != "."}
    signs = {"c": "circle", "s": "square", "t": "triangle", "p": "pentagon", "?": WILD}
    assert dict(zip(NAMES, BOARD.symbols, strict=True)) == {name: signs[mark] for name, mark in marks.items()}
    assert len(NAMES) == 53


def test_its_155_sections_are_the_printed_guide_lines() -> None:
    own = {frozenset({NAMES[section.a], NAMES[section.b]}) for section in BOARD.network.sections}
    assert own == printed_sections()
    assert len(BOARD.network.sections) == len(own) == 155


def test_24_of_them_run_under_the_thames() -> None:
    own = {frozenset(BOARD.network.section_name(i).split("-")) for i in bits(BOARD.river.sections)}
    assert own == {frozenset(word.split("-")) for word in THAMES.split()}
    assert len(own) == 24


def test_its_13_districts_hold_the_printed_stations() -> None:
    assert {frozenset(names(district.stations)) for district in BOARD.districts} == {
        frozenset(part.split()) for part in DISTRICTS.split("|")
    }
    assert len(BOARD.districts) == 13


def test_its_kinds_of_districts_are_the_printed_ones() -> None:
    (centre,) = BOARD.of_kind("central")
    assert centre.stations.bit_count() == 9
    corners = {name for district in BOARD.of_kind("corner") for name in names(district.stations)}
    assert corners == {"A1", "J1", "A10", "J10"}


def test_departures_and_tourist_sites_are_the_printed_ones() -> None:
    departures = {colour: [NAMES[i] for i in stations] for colour, stations in BOARD.departures.items()}
    assert departures == {"purple": ["C6"], "blue": ["F8"], "pink": ["H4"], "green": ["D3"]}
    assert names(BOARD.marks["tourist"]) == {"G2", "A4", "F4", "J7", "E10"}


@pytest.mark.parametrize("sign", ["circle", "square", "triangle", "pentagon", "joker"])
def test_every_card_leads_to_central_station(sign: str) -> None:
    assert "G4-F4" in Desk(london(), pencil="pink", line="H4-G4").flip(sign).legal


def test_only_central_station_is_wild() -> None:
    assert [name for name, symbol in zip(NAMES, BOARD.symbols, strict=True) if symbol == WILD] == ["F4"]


def test_a_joker_grants_no_double_track() -> None:
    desk = Desk(london(), pencil="pink", green="D3-G3 G3-H4").flip("joker")
    assert desk.refusal("H4=G3") == "rule-one-track"


def test_a_switch_in_the_first_two_turns_is_ignored() -> None:
    desk = Desk(london(), pencil="pink", line="H4-G4 H4-J4").turns("circle switch+pentagon")
    assert desk.refusal("H4-I5") == "rule-not-an-end"
    later = Desk(london(), pencil="pink", line="H4-G4 H4-J4").turns("circle circle switch+pentagon")
    assert "H4-I5" in later.legal
