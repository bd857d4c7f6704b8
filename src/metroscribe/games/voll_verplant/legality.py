"""What may be entered: what a card allows on each line, free rides, and the rule that forbids another."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from metroscribe.core.errors import NotAllowed
from metroscribe.core.network import bits
from metroscribe.games.voll_verplant.deck import Order
from metroscribe.games.voll_verplant.moves import STAY, Move
from metroscribe.games.voll_verplant.setting import Setting
from metroscribe.games.voll_verplant.sheet import Ink, Sheet
from metroscribe.games.voll_verplant.table import Table

KEPT = 8192
"""So many rows of entries are remembered: from turn to turn most lines stay as they are."""


class Row(NamedTuple):
    """What an entry marks: its stations, as a mask, and the one at which it ends."""

    stations: int
    last: int


class Legality:
    def __init__(self, setting: Setting) -> None:
        self._plan, self._orders, self._numbers = setting.plan, setting.orders, setting.plan.numbers
        self._ways = [
            {way: tuple(1 << station for station in order) for way, order in line.ways.items()}
            for line in self._plan.lines
        ]
        self._rides = tuple(Move(letter, place=place) for letter, place in self._plan.places)
        self.on_line = lru_cache(KEPT)(self._entries_on)

    def order(self, table: Table, sheet: Sheet) -> Order | None:
        """What the card asks of this sheet; None when it is done with the turn, full, or gone."""
        if table.card is None or sheet.left or not (sheet.due and sheet.free):
            return None
        return self._orders[table.card]

    def entries(self, ink: Ink, order: Order) -> list[Move]:
        windows, marks, _, _ = ink
        moves: list[Move] = []
        for number, line in enumerate(self._plan.lines):
            if len(windows[number]) < line.windows:
                moves += self.on_line(number, marks & line.mask, order)
        return moves

    def _entries_on(self, number: int, marked: int, order: Order) -> Mapping[Move, Row]:
        """The entries on a line with a free window, each with the stations it marks: none, or a row of them.

        Where both ways round a ring mark the same stations, the entry is written forward.
        """
        letter, rows = self._plan.lines[number].letter, dict[int, tuple[Move, int]]()
        for way in self._ways[number]:
            rows.setdefault(0, (Move(letter, way), -1))
            before = 0
            for marks, stations in enumerate(self.reached(number, way, marked, order), 1):
                last = (stations & ~before).bit_length() - 1
                rows.setdefault(stations, (Move(letter, way, marks, order.transfer), last))
                before = stations
        return {move: Row(stations, last) for stations, (move, last) in rows.items()}

    def reached(self, line: int, way: str, marks: int, order: Order) -> list[int]:
        """Which stations are marked with one mark, with two, and so on, as far as the order goes.

        The first is the first free one from the wagon; a marked station ends the row, unless express
        jumps over it. A ring's row ends where it began.
        """
        row, found = 0, []
        for station in self._ways[line][way]:
            if not marks & station:
                row |= station
                found.append(row)
                if len(found) == order.value:
                    break
            elif row and not order.express:
                break
        return found

    def free_rides(self, sheet: Sheet) -> Iterator[Move]:
        for station in bits(self._plan.everywhere & ~sheet.ink.marks):
            yield self._rides[station]
        yield STAY

    def entry(self, sheet: Sheet, order: Order, move: Move) -> tuple[int, Row]:
        """The line of an entry and what it marks; `NotAllowed` with the rule that forbids it."""
        number = self._line(sheet, move)
        row = self.on_line(number, sheet.ink.marks & self._plan.lines[number].mask, order).get(move)
        if row is None:
            raise self._refusal(number, sheet, order, move)
        return number, row

    def ride(self, sheet: Sheet, move: Move) -> int:
        """The station of a free ride, if it is taken."""
        if move == STAY:
            return 0
        if not move.place:
            raise NotAllowed("rule-free-ride", move=str(move))
        line = self._plan.lines[self._numbered(move)]
        if move.place > len(line.stations):
            raise NotAllowed("rule-no-place", line=move.line, count=len(line.stations))
        station = line.stations[move.place - 1]
        if move != self._rides[station]:
            raise NotAllowed("rule-place-name", move=str(move), name=str(self._rides[station]))
        if sheet.ink.marks >> station & 1:
            raise NotAllowed("rule-marked", station=self._plan.names[station])
        return 1 << station

    def _numbered(self, move: Move) -> int:
        number = self._numbers.get(move.line)
        if number is None:
            letters = " ".join(line.letter for line in self._plan.lines)
            raise NotAllowed("rule-no-line", line=move.line, letters=letters)
        return number

    def _line(self, sheet: Sheet, move: Move) -> int:
        """The line of an entry, which must have a free window."""
        if move.place or not move.line:
            raise NotAllowed("rule-must-enter", move=str(move))
        number = self._numbered(move)
        if len(sheet.ink.windows[number]) == self._plan.lines[number].windows:
            raise NotAllowed("rule-no-window", line=move.line)
        return number

    def _refusal(self, number: int, sheet: Sheet, order: Order, move: Move) -> NotAllowed:
        """Why this is not an entry on its line, which has a free window."""
        line = self._plan.lines[number]
        if move.way not in line.ways:
            return NotAllowed("rule-ring-way" if line.ring else "rule-no-ring", line=move.line)
        if move.marks and move.transfer != order.transfer:
            key = "rule-no-transfer" if move.transfer else "rule-transfer-sign"
            return NotAllowed(key, line=move.line)
        reached = len(self.reached(number, move.way, sheet.ink.marks, order))
        if move.marks > reached:
            return NotAllowed("rule-too-many", line=move.line, marks=move.marks, reached=reached)
        return NotAllowed("rule-same-way", move=str(move), line=move.line)
