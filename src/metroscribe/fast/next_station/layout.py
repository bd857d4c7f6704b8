"""The two records that every kernel works on, and the numbers that stand for names in them.

Names are numbered by their place in the reference's own piles and lists, so nothing is listed twice.
"""

from typing import Any

import numpy as np

from metroscribe.core.cards import DECK as DECK_PILE
from metroscribe.games.next_station import tallies
from metroscribe.games.next_station.board import SYMBOLS
from metroscribe.games.next_station.legality import OTHER as OTHER_STEP
from metroscribe.games.next_station.modules import pencil_powers, round_effects, special_stations
from metroscribe.games.next_station.sheet import FIRST as FIRST_STEP
from metroscribe.games.next_station.table import PENCIL as PENCIL_PILE
from metroscribe.games.next_station.table import PLACES, ROUNDS
from metroscribe.games.next_station.table import PREVIEW as PREVIEW_PILE

STATIONS, SECTIONS, CROSSINGS, DISTRICTS = 62, 192, 2048, 32
AT_ONCE = 4
"""How many starts, or crossings, one pass of a loop handles: few need a second, so branches are predicted."""
NOWHERE = (62, 63)
"""Numbers of no station, where fewer are left."""
CORNERS = 2
"""Ways to count a district in a corner: once, or as many times as an effect says."""
AREAS = 62
"""The bits for districts, where a corner may count more than once."""
CARDS, CLOSINGS, FLIPS = 62, 8, 64
BOXES, ROWS, OBJECTIVES = 64, 1024, 24
LAST_BOX, LAST_ROW = BOXES - 1, ROWS - 1
LOG = 192
"""The sections that are drawn in a match."""
MOVES = 512
"""Room for every legal move: all sections from both sides, and a pass; a power of two."""
STARTS = 256
"""Room for the starts of every legal move, with and without double track or a power; a power of two."""
LAST_MOVE, LAST_START, LAST_LINE, LAST_ROUND = MOVES - 1, STARTS - 1, 2 * ROUNDS - 1, ROUNDS - 1
"""Masks for places that can never be negative, so that the compiled code need not ask."""
STEPS = 4
TOP_STOPS = ROUNDS + 1
"""The lines that can stop at a station: one of each round, and the loop."""
LINES = 2 * ROUNDS
"""A round has up to two lines; the first of round r is number 2 (r - 1)."""

# Where a card comes from, in the order in which piles are dealt. Nothing due: the seat answers.
PILES = (
    "",
    PENCIL_PILE,
    "objective",
    pencil_powers.PILE,
    round_effects.PILE,
    round_effects.SWAP,
    *special_stations.SpecialStations.each_round,
    DECK_PILE,
    PREVIEW_PILE,
)
NOTHING, PENCIL, OBJECTIVE, POWER, ROUND_EFFECT, SWAP, SYMBOL, EFFECT, DECK, PREVIEW = range(len(PILES))

# The steps of a turn, in their order.
STEP_NAMES = (FIRST_STEP, OTHER_STEP, special_stations.EXTENSION, pencil_powers.SECOND)
FIRST, OTHER, EXTENSION, SECOND, DONE = range(len(STEP_NAMES) + 1)

NONE = -1
"""No card, no effect, no power, any line."""


def _faces(pile: Any) -> tuple[str, ...]:
    return tuple(card.face for card in pile.cards)


# What stays code, since it is a step or a deal of its own; all other effects are rows of a table.
POWERS = _faces(pencil_powers.PencilPowers.piles[0])
SECOND_POWER = POWERS.index(pencil_powers.SECOND)
ROUND_EFFECTS = _faces(round_effects.RoundEffects.piles[0])
LOOK_AHEAD, RECURRING_SWITCH, DOUBLE_TRACKS = (
    ROUND_EFFECTS.index(face)
    for face in (round_effects.LOOK_AHEAD, round_effects.RECURRING_SWITCH, round_effects.DOUBLE_TRACKS)
)
SWAPS = tuple(int(face) - 1 for face in _faces(round_effects.RoundEffects.piles[1]))
"""For each swap the place of the round that changes with the first."""
EFFECTS = _faces(special_stations.SpecialStations.piles[1])
EXTENSION_EFFECT = EFFECTS.index(special_stations.EXTENSION)
OF_STATION, OF_POWER = 1, len(EFFECTS) + 2
OF_ROUND = OF_POWER + len(POWERS) + 1
"""Where the rows of special stations, powers and rounds begin; the row before each is for `NONE`."""
LAST_EFFECT = (1 << (OF_ROUND + len(ROUND_EFFECTS) - 1).bit_length()) - 1
EFFECT_ROWS = LAST_EFFECT + 1
WILD = len(SYMBOLS)
"""The symbol of a station that matches every card; what it asks for is any station."""

TALLIES = (
    tallies.INTERCHANGES,
    tallies.EXACT_INTERCHANGES,
    tallies.CONNECTED,
    tallies.VISITS,
    tallies.REACHED,
    tallies.INTERCHANGE_DISTRICTS,
    tallies.WHOLE_DISTRICTS,
    tallies.FRAMED_DISTRICTS,
    tallies.FRAMED_ON_A_LINE,
    tallies.CROSSINGS,
)
"""What the kernels can count; `games.next_station.tallies` says what each means."""
SHARED, EXACTLY, CONNECTED, VISITS, REACHED, SHARED_DISTRICTS, WHOLE_DISTRICTS = range(7)
FRAMED_DISTRICTS, FRAMED_ON_A_LINE, RIVER = range(7, len(TALLIES))
QUICK = (SHARED, CONNECTED, VISITS)
"""Those counted from stations alone."""
TOLD = (*QUICK, EXACTLY, REACHED, SHARED_DISTRICTS, WHOLE_DISTRICTS, RIVER)
"""Those of which `gains` can tell where one more stop raises them."""
TRIED = (FRAMED_DISTRICTS, FRAMED_ON_A_LINE)
"""Those for which it draws the section to see."""

# A move: start, end, whether beside a track, and one more than the power that it spends.
PASS = 0
END_AT, DOUBLE_AT, POWER_AT = 6, 12, 13
STATION_BITS = 63
KIND_AT, LINE_AT = 16, 18
"""Where a step that was taken keeps its kind and its line, above its move."""
LOG_LINE_AT, LOG_JOIN_AT = 8, 11
SECTION_BITS = 255

# Numbers that serve as places are unsigned, so that the compiled code need not ask whether they are negative.

RULES = np.dtype(
    [
        # the map
        ("everywhere", "i8"),
        ("stations", "i8"),
        ("loop", "i8"),
        ("open_to", "i8", 64),
        ("beside", "i8", 64),
        ("stopping", "u1", 64),  # lines at each station: the loop's
        ("joining", "u1", (64, 64)),
        ("crossings_at", "u2", SECTIONS + 1),
        ("crossing_a", "u1", CROSSINGS),
        ("crossing_b", "u1", CROSSINGS),
        ("section_a", "u1", SECTIONS),
        ("section_b", "u1", SECTIONS),
        ("ahead", "i2", (SECTIONS, 2)),  # what goes straight on behind b, and behind a
        ("across", "i8", 64),  # for each station those that lie across the river
        ("symbol", "i1", 64),
        ("wanted", "i8", WILD + 1),
        ("districts", "i8"),
        ("district", "i8", DISTRICTS),
        ("area", "i8", (CORNERS, 64)),  # the bit of each station's district, or several for a corner
        ("around", "i8", 64),  # the stations of its district
        ("departures", "i8", (PLACES, 2)),
        ("lines", "i8"),
        # the deck and the other piles
        ("pile", "i8", len(PILES)),
        ("dealt_at_start", "i8", len(PILES)),
        ("card_wanted", "i8", 64),
        ("card_symbol", "i1", 64),
        ("card_double", "i1", 64),
        ("card_frames", "i1", 64),
        ("card_switch", "i1", 64),
        ("card_line", "i1", 64),
        ("closings", "i8"),
        ("closing_cards", "i8", CLOSINGS),
        ("closing_count", "i8", CLOSINGS),
        ("double_switch", "i8"),
        ("early", "i8"),
        # modules
        ("effect_branch", "i8", EFFECT_ROWS),
        ("effect_wanted", "i8", EFFECT_ROWS),
        ("effect_double", "i8", EFFECT_ROWS),
        ("effect_frames", "i8", EFFECT_ROWS),
        ("effect_circles", "i8", EFFECT_ROWS),
        ("effect_corner", "u1", EFFECT_ROWS),  # which of the two rows of `area` it has counted
        ("effect_extra", "i8", EFFECT_ROWS),  # stations added to the best district
        ("effect_doubled", "i8", EFFECT_ROWS),
        ("special_stations", "i8"),
        ("pencil_powers", "i8"),
        ("round_effects", "i8"),
        ("stepping", "i8"),
        ("doubling", "i8"),  # some turn may grant double track
        ("framing", "i8"),  # some power frames stations
        # the score pad: the rows of the pad, then one for each objective
        ("river_points", "i8"),
        ("joined_points", "i8"),
        ("boxes", "i8"),
        ("box_kind", "i8", BOXES),
        ("box_lines", "i8", BOXES),
        ("box_stations", "i8", BOXES),
        ("box_districts", "i8", BOXES),
        ("box_each", "i8", BOXES),
        ("box_row", "u2", BOXES),
        ("box_top", "i8", BOXES),
        ("rows", "i8", ROWS),
        # what one more stop brings: by the lines that stop there, and boxes that it may raise by one
        ("telling", "i8"),  # whether that is all
        ("plain", "i8"),  # no module, joker, second line or district changes what that is worth
        ("stop_points", "i8", TOP_STOPS + 2),
        ("stop_rises", "i8", TOP_STOPS + 1),  # the difference to one line more
        ("raised", "i8"),
        ("raised_quick", "i8"),  # so many come first that go through no districts
        ("raised_box", "u1", BOXES),
    ],
    align=True,
)
"""A city with its modules."""

STATE = np.dtype(
    [
        # what the table shows
        ("due", "i8"),
        ("round", "i8"),
        ("turns", "i8"),
        ("undealt", "i8"),
        ("returned", "i8"),
        ("preview", "i8"),
        ("switched", "i8"),  # the last flipped card is a switch without its partner
        ("flips", "u1"),
        ("flipped", "u1", FLIPS),
        ("place", "i8"),
        ("chosen", "i8"),  # the ring was not dealt
        ("pencils", "i1", PLACES),  # by round, for this seat
        ("powers", "i1", PLACES),  # by pencil
        ("objectives", "i1", OBJECTIVES),
        ("round_effects", "i1", ROUNDS),  # by round
        ("swap", "i8"),
        ("symbols", "i1", ROUNDS),
        ("effects", "i1", ROUNDS),
        ("left", "i8", len(PILES)),
        ("dealt", "i1", len(PILES)),
        # the turn that is open, and its grant
        ("step", "i8"),
        ("wanted", "i8"),
        ("branch", "i8"),
        ("double", "i8"),
        ("line", "i8"),
        ("frames", "i8"),
        ("circles", "i8"),
        ("twice", "i8"),
        ("effect", "i8"),
        ("taken", "u1"),
        ("steps", "i8", STEPS),
        # the sheet
        ("current", "i8"),
        ("framed", "i8"),
        ("spent", "i8"),
        ("stations", "i8", LINES),
        ("ends", "i8", LINES),
        ("drawn", "i8", LINES),
        ("river", "i8", LINES),
        ("circled", "i8", LINES),
        ("reached", "i8", LINES),  # its districts, its departure's among them, and the most stations in one
        ("most", "i8", LINES),
        ("joined", "i8", ROUNDS),
        # what earlier rounds came to: points of their lines, network, stations by lines that stop there
        ("earned", "i8"),
        ("network", "i8"),
        ("stops", "i8", TOP_STOPS + 1),
        ("stopping", "u1", 64),  # the lines at each station
        # what is open, and what was drawn
        ("open_to", "i8", 64),
        ("beside", "i8", 64),
        ("sections", "u1"),
        ("log", "i2", LOG),
    ],
    align=True,
)
"""One sheet, and what the table shows to its seat."""

DESK = np.dtype(
    [
        ("word", "u8"),
        ("places", "i8"),
        ("starts", "i8", STARTS),
        ("ends", "i8", STARTS),
        ("moves", "i8", MOVES),
        ("raising", "i8", BOXES),
        ("rises", "i8", BOXES),
        ("worth", "i8", 4),
    ],
    align=True,
)
"""What a kernel needs at hand: the state of its random stream, and room for moves.

Moves are written as choices: at so many places a start with a mask of the ends that it leads to, then a pass.
For judging them there is room for the stations where a stop raises a box, by how much, and for what a section
is worth that raises none, lies across the river, raises the first box, or does both.

A record, since counting the references to arrays costs more than drawing a section.
"""

Rules = Any
State = Any
Desk = Any
"""Records of these types; Numba knows them by their fields."""


def new_state() -> State:
    return np.zeros(1, STATE)[0]


def new_desk(seed: int = 0) -> Desk:
    """A desk whose stream begins with a seed."""
    desk = np.zeros(1, DESK)[0]
    desk["word"] = seed % 2**64
    return desk
