"""The records that every kernel works on: a plan with its deck, the table, a sheet, and the desk.

A *way* is an order in which the stations of a line can be followed: one for a line, both ways round for a
ring, the one back right behind the one forth. A set of stations on a way is one word, bit `i` its station
number `i` from the wagon; a set of any stations is two words.
"""

from typing import Any

import numpy as np

from metroscribe.games.voll_verplant.planfile import DIGITS, MOST_STATIONS, WINDOWS

STATIONS, HALF = MOST_STATIONS, MOST_STATIONS // 2
"""So many stations, half of them in each word."""
LINES, WAYS = 26, 52
"""A line for each letter, and all of them rings."""
LONGEST = 62
"""Stations of a line: what fits in a word."""
STOPS = 2 * len(DIGITS) * STATIONS
"""Of all lines at all stations, both ways round."""
MOST_WINDOWS = WINDOWS[-1]
FACES, CARDS = 32, 160
"""Different cards of a deck, and cards altogether."""
SEATS = 6

NONE = -1
"""No card."""

# A move: a way, counted from 1, and how many stations are marked; a free ride has no way and a station,
# counted from 1. Nothing at all is a free ride not taken.
STAY = 0
WAY_AT = 7
ENTRY = 1 << WAY_AT
"""The lowest entry; below it are the free rides."""
COUNT_BITS = ENTRY - 1
MOVES = STOPS + WAYS
"""Room for every legal move: each way with no mark, with one, and so on."""

RULES = np.dtype(
    [
        # the plan
        ("lines", "i8"),
        ("ways", "i8"),
        ("stations", "i8"),
        ("everywhere", "i8", 2),
        ("windows", "i8"),  # of all lines together
        ("line_windows", "i8", LINES),
        ("line_ways", "i8", LINES),
        ("line_forth", "i8", LINES),  # the first of its ways
        ("line_stations", "i8", (LINES, 2)),
        ("forth", "i8"),  # the first ways of all lines
        ("first", "i8", LINES),
        ("later", "i8", LINES),
        ("transfer_points", "i8"),
        ("way_line", "i1", WAYS),
        ("way_back", "i1", WAYS),
        ("way_row", "i8", WAYS),  # all its stations
        ("way_station", "i1", (WAYS, 64)),
        ("half", "i1", STATIONS),  # in which word a station is, and as which bit
        ("bit", "i8", STATIONS),
        ("stopping", "i8", STATIONS),  # how many lines stop there
        ("special", "i1", STATIONS),
        ("stops_at", "i2", STATIONS + 1),  # where the stops of a station begin
        ("stop_way", "i1", STOPS),
        ("stop_bit", "i8", STOPS),
        # the deck
        ("faces", "i8"),
        ("cards", "i8"),
        ("copies", "i2", FACES),
        ("value", "i8", FACES),
        ("express", "i1", FACES),
        ("transfer", "i1", FACES),
        ("fills", "i1", FACES),  # a window; a free ride does not
        ("reshuffle", "i8"),
    ],
    align=True,
)
"""A city, with the expert rule or without, and one of its decks."""

TABLE = np.dtype(
    [
        ("solo", "i8"),
        ("draws", "i8"),
        ("turns", "i8"),
        ("face", "i8"),  # the card of the open turn
        ("claimed", "i8"),
        ("cards", "i8"),  # how many are undealt, and how many of each
        ("undealt", "i2", FACES),
        ("flips", "i8"),
        ("flipped", "i1", CARDS),
    ],
    align=True,
)
"""What lies on the table for everybody to see, but for the sheets."""

SHEET = np.dtype(
    [
        ("free", "i8"),  # windows
        ("due", "i8"),
        ("left", "i8"),  # whether the seat has left
        ("firsts", "i8"),
        ("complete", "i8"),
        ("open", "i8"),  # the ways of the lines with a free window
        ("unmarked", "i8", 2),
        ("framed", "i8", 2),
        ("row", "i8", WAYS),  # the unmarked stations of each way
        ("written", "i1", LINES),
        ("signs", "i1", (LINES, MOST_WINDOWS)),
    ],
    align=True,
)
"""One seat's sheet. An array of them, one for each seat, goes with a table."""

DESK = np.dtype(
    [
        ("word", "u8"),
        ("moves", "i8", MOVES),
    ],
    align=True,
)
"""What a kernel needs at hand: the state of its random stream, and room for moves."""

Rules = Any
Table = Any
Sheet = Any
Sheets = Any
Desk = Any
"""Records of these types, and an array of sheets; Numba knows them by their fields."""


def new_table() -> Table:
    return np.zeros(1, TABLE)[0]


def new_sheets(seats: int) -> Sheets:
    return np.zeros(seats, SHEET)


def new_desk(seed: int = 0) -> Desk:
    """A desk whose stream begins with a seed."""
    desk = np.zeros(1, DESK)[0]
    desk["word"] = seed % 2**64
    return desk
