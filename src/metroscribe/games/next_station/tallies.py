"""What can be counted on a sheet. City data names a tally; the score pad, goals and both engines read it.

A tally is a kind (how to count) bound to a board (among which stations, districts or sections). A kind that
only one city needs stands in that city's `extra.py`.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from metroscribe.core.network import union
from metroscribe.games.next_station.board import Board, District
from metroscribe.games.next_station.sheet import Ink

STATIONS, DISTRICTS, SECTIONS = "stations", "districts", "sections"
"""What a kind counts among."""
ALL = -1


class Tally(NamedTuple):
    """What is counted, and among what."""

    kind: str
    counting: Callable[["Tally", Board, Ink], int]
    lines: int
    stations: int = ALL
    districts: tuple[District, ...] = ()
    sections: int = 0


def count(tally: Tally, board: Board, ink: Ink) -> int:
    return tally.counting(tally, board, ink)


@dataclass(frozen=True, slots=True)
class Kind:
    counting: Callable[[Tally, Board, Ink], int]
    among: str = ""
    """`STATIONS`, `DISTRICTS` or `SECTIONS`, which data may narrow down; empty: nothing to narrow down."""
    by_lines: bool = False
    """Whether it asks how many lines stop at a station."""


# helpers that drawings use as well


def connected(ink: Ink) -> int:
    """The stations of the network: all that any line connects."""
    mask = 0
    for line in ink.lines:
        mask |= line.connected
    return mask


def stops(board: Board, ink: Ink) -> tuple[int, ...]:
    """At index n the stations where at least n colours stop, the loop counting as one.

    The last answer is kept: several rows of a score ask for the same ink one after the other.
    """
    global _last
    last_board, last_ink, levels = _last  # at once: another thread may count another sheet
    if last_board is not board or last_ink is not ink:
        levels = _levels(board, ink)
        _last = board, ink, levels
    return levels


_last: tuple[Board | None, Ink | None, tuple[int, ...]] = None, None, ()


def _levels(board: Board, ink: Ink) -> tuple[int, ...]:
    one, two, three, four, five = board.loop.stations, 0, 0, 0, 0
    by_colour: dict[str, int] = {}
    for colour, _, stations, _, sections, _ in ink.lines:
        if sections:
            by_colour[colour] = by_colour.get(colour, 0) | stations
    for own in by_colour.values():
        five |= four & own
        four |= three & own
        three |= two & own
        two |= one & own
        one |= own
    return board.everywhere, one, two, three, four, five, 0


MOST_LINES = 5
"""So many lines can stop at a station: one of each round, and the loop."""


def reached(districts: Iterable[District], stations: int) -> tuple[District, ...]:
    """The districts in which one of the stations lies."""
    return tuple([district for district in districts if district.stations & stations])


# the kinds


def _connected(tally: Tally, board: Board, ink: Ink) -> int:
    """Stations of the network."""
    return (connected(ink) & tally.stations).bit_count()


def _missed(tally: Tally, board: Board, ink: Ink) -> int:
    """Stations that no line connects."""
    return (tally.stations & board.everywhere & ~connected(ink)).bit_count()


def _visits(tally: Tally, board: Board, ink: Ink) -> int:
    """Stations, once for each line that connects them."""
    return sum([(line.connected & tally.stations).bit_count() for line in ink.lines])


def _interchanges(tally: Tally, board: Board, ink: Ink) -> int:
    """Stations where at least so many lines stop, the loop counting as one."""
    return stops(board, ink)[tally.lines].bit_count()


def _exact_interchanges(tally: Tally, board: Board, ink: Ink) -> int:
    """Stations where exactly so many lines stop; a framed one counts as two."""
    levels = stops(board, ink)
    exactly = levels[tally.lines] & ~levels[tally.lines + 1]
    return exactly.bit_count() + (exactly & ink.framed).bit_count()


def _districts(tally: Tally, board: Board, ink: Ink) -> int:
    """Districts in which the network has a station."""
    return len(reached(tally.districts, connected(ink)))


def _interchange_districts(tally: Tally, board: Board, ink: Ink) -> int:
    """Districts with a station where at least so many lines stop."""
    return len(reached(tally.districts, stops(board, ink)[tally.lines]))


def _whole_districts(tally: Tally, board: Board, ink: Ink) -> int:
    """Districts of which the network connects every station."""
    own = connected(ink)
    return sum(not district.stations & ~own for district in tally.districts)


def _framed_districts(tally: Tally, board: Board, ink: Ink) -> int:
    """Districts with a framed station."""
    return len(reached(tally.districts, ink.framed))


def _framed_on_a_line(tally: Tally, board: Board, ink: Ink) -> int:
    """The largest number of framed stations on one line."""
    return max(((line.connected & ink.framed).bit_count() for line in ink.lines), default=0)


def _crossings(tally: Tally, board: Board, ink: Ink) -> int:
    """Drawn sections, once for each line."""
    return sum([tally.sections >> section & 1 for line in ink.lines for section in line.sections])


CONNECTED, MISSED, VISITS, CROSSINGS = "connected", "missed", "visits", "crossings"
INTERCHANGES, EXACT_INTERCHANGES = "interchanges", "exact-interchanges"
REACHED, INTERCHANGE_DISTRICTS = "districts", "interchange-districts"
WHOLE_DISTRICTS, FRAMED_DISTRICTS = "whole-districts", "framed-districts"
FRAMED_ON_A_LINE = "framed-on-a-line"

KINDS: Mapping[str, Kind] = {
    CONNECTED: Kind(_connected, STATIONS),
    MISSED: Kind(_missed, STATIONS),
    VISITS: Kind(_visits, STATIONS),
    CROSSINGS: Kind(_crossings, SECTIONS),
    INTERCHANGES: Kind(_interchanges, by_lines=True),
    EXACT_INTERCHANGES: Kind(_exact_interchanges, by_lines=True),
    REACHED: Kind(_districts, DISTRICTS),
    INTERCHANGE_DISTRICTS: Kind(_interchange_districts, DISTRICTS, by_lines=True),
    WHOLE_DISTRICTS: Kind(_whole_districts, DISTRICTS),
    FRAMED_DISTRICTS: Kind(_framed_districts, DISTRICTS),
    FRAMED_ON_A_LINE: Kind(_framed_on_a_line),
}
"""The kinds of the family, by the name that data uses."""


def bound(name: str, kind: Kind, board: Board, among: tuple[str, ...] = (), lines: int = 2) -> Tally:
    """The tally of a kind among the named stations, districts or sections of a board; no name: among all."""
    tally = Tally(name, kind.counting, lines if kind.by_lines else 0)
    if kind.among == DISTRICTS:
        named = tuple(district for word in among for district in board.of_kind(word))
        return tally._replace(districts=named if among else board.districts)
    if kind.among == SECTIONS:
        return tally._replace(sections=union(map(board.sections_of, among)) if among else ALL)
    if kind.among == STATIONS and among:
        return tally._replace(stations=union(map(board.stations_of, among)))
    return tally
