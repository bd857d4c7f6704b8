"""Terms and measures in plain figures, for engines that work on flat tables and cannot call them."""

from typing import NamedTuple, Protocol, runtime_checkable

from metroscribe.games.next_station.board import Board, District

SHARED = "shared"
"""Stations where at least `lines` lines stop, the loop counting as one."""
EXACTLY = "exactly"
"""Stations where exactly `lines` lines stop; a framed one counts as two."""
CONNECTED = "connected"
"""Stations of the network."""
VISITS = "visits"
"""The same, once for each line."""
REACHED = "reached"
"""Districts in which the network has a station."""
SHARED_DISTRICTS = "shared-districts"
"""Districts with a station where at least `lines` lines stop."""
WHOLE_DISTRICTS = "whole-districts"
"""Districts of which the network connects every station."""
FRAMED_DISTRICTS = "framed-districts"
FRAMED_ON_A_LINE = "framed-on-a-line"
"""The largest number of framed stations on one line."""
RIVER = "river"
"""Sections across the river, once for each line."""

KINDS = (
    SHARED,
    EXACTLY,
    CONNECTED,
    VISITS,
    REACHED,
    SHARED_DISTRICTS,
    WHOLE_DISTRICTS,
    FRAMED_DISTRICTS,
    FRAMED_ON_A_LINE,
    RIVER,
)

ALL = -1


class Tally(NamedTuple):
    """What is counted, and among which stations or districts."""

    kind: str
    lines: int = 0
    stations: int = ALL
    districts: tuple[District, ...] = ()


class Box(NamedTuple):
    """A box of the score pad: points for each that is counted, or by a row that ends with the last points."""

    tally: Tally
    each: int = 0
    row: tuple[int, ...] = (0,)

    def points(self, count: int) -> int:
        return self.each * count + self.row[min(count, len(self.row) - 1)]


@runtime_checkable
class Boxed(Protocol):
    """A term in plain figures, its boxes in the order of its entries."""

    def boxes(self, board: Board) -> tuple[Box, ...]: ...


@runtime_checkable
class Tallied(Protocol):
    """A measure in plain figures."""

    def tally(self, board: Board) -> Tally: ...
