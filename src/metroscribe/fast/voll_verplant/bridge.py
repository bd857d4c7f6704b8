"""From a table of the reference to a fast one with its sheets, and back; likewise moves and cards."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from metroscribe.core.cards import Card
from metroscribe.core.network import mask_of
from metroscribe.fast.voll_verplant import layout
from metroscribe.fast.voll_verplant.dealing import begin, outcomes
from metroscribe.fast.voll_verplant.layout import COUNT_BITS, ENTRY, NONE, WAY_AT, Sheets
from metroscribe.fast.voll_verplant.layout import Sheet as FastSheet
from metroscribe.fast.voll_verplant.layout import Table as FastTable
from metroscribe.fast.voll_verplant.tables import compiled, faces_of, halves, whole
from metroscribe.games.voll_verplant.deck import Order
from metroscribe.games.voll_verplant.moves import STAY, Move
from metroscribe.games.voll_verplant.rules import VollVerplant
from metroscribe.games.voll_verplant.sheet import Ink, Sheet
from metroscribe.games.voll_verplant.table import Table


class Bridge:
    """The ways between the reference and the fast engine, for a city with its modules and a deck."""

    def __init__(self, rules: VollVerplant, deck: str) -> None:
        self.rules, self.deck = rules, deck
        self.tables = compiled(rules, deck)
        self.faces = faces_of(rules.decks[deck])
        """The card of each face."""
        self.ways = [(line.letter, way) for line in rules.plan.lines for way in line.ways]
        """The letter of the line and the direction of each way."""

    # moves and cards

    def move_of(self, number: int, transfer: bool) -> Move:
        """The move with this number, as an answer to a transfer or to another card."""
        if number >= ENTRY:
            letter, way = self.ways[(number >> WAY_AT) - 1]
            marks = number & COUNT_BITS
            return Move(letter, way, marks, transfer and marks > 0)
        if number == layout.STAY:
            return STAY
        letter, place = self.rules.plan.places[number - 1]
        return Move(letter, place=place)

    def moves_of(self, table: FastTable, numbers: Sequence[int]) -> tuple[Move, ...]:
        """Answers to the open card."""
        transfer = bool(self.tables["transfer"][table["face"]])
        return tuple(self.move_of(int(number), transfer) for number in numbers)

    def outcomes(self, table: FastTable, sheets: Sheets) -> dict[Card, int]:
        """What may come, with multiplicity, as the reference tells it."""
        if not outcomes(table, sheets):
            return {}
        left = zip(self.faces, map(int, table["undealt"]), strict=False)
        return {card: count for card, count in left if count}

    # to the fast engine

    def state_of(self, table: Table, sheets: Sequence[Sheet] | None = None) -> tuple[FastTable, Sheets]:
        """The table, with its own sheets or with those that its seats have reached in the turn."""
        given = table.sheets if sheets is None else sheets
        fast, copies = layout.new_table(), layout.new_sheets(len(given))
        begin(self.tables, fast, copies)
        self._copy_table(fast, table)
        for copy, sheet in zip(copies, given, strict=True):
            self._copy_sheet(copy, sheet)
        return fast, copies

    def _copy_table(self, fast: FastTable, table: Table) -> None:
        fast["solo"], fast["draws"], fast["turns"] = table.solo, table.draws, table.turns
        fast["claimed"] = table.claimed
        fast["face"] = NONE if table.card is None else self.faces.index(table.card)
        for place, card in enumerate(table.flipped):
            face = self.faces.index(card)
            fast["flipped"][place] = face
            fast["undealt"][face] -= 1
        fast["flips"] = len(table.flipped)
        fast["cards"] -= len(table.flipped)

    def _copy_sheet(self, copy: FastSheet, sheet: Sheet) -> None:
        copy["free"], copy["due"], copy["firsts"] = sheet.free, sheet.due, sheet.ink.firsts
        copy["left"] = sheet.left
        copy["complete"] = self.rules.complete(sheet)
        copy["unmarked"] = halves(self.rules.plan.everywhere & ~sheet.ink.marks)
        copy["framed"] = halves(sheet.ink.framed)
        ways = (stations for line in self.rules.plan.lines for stations in line.ways.values())
        for way, stations in enumerate(ways):
            places = (i for i, station in enumerate(stations) if not sheet.ink.marks >> station & 1)
            copy["row"][way] = mask_of(places)
        for line, written in enumerate(sheet.ink.windows):
            copy["written"][line] = len(written)
            copy["signs"][line, : len(written)] = [self._face_of[sign] for sign in written]
            if len(written) == self.rules.plan.lines[line].windows:
                copy["open"] &= ~self.tables["line_ways"][line]

    @cached_property
    def _face_of(self) -> Mapping[str, int]:
        """The face that writes a sign into a window."""
        return {Order.of(card.face).sign: face for face, card in enumerate(self.faces)}

    # and back

    def table_of(self, fast: FastTable, sheets: Sheets) -> Table:
        return Table(
            tuple(map(self.sheet_of, sheets)),
            self.deck,
            bool(fast["solo"]),
            int(fast["draws"]),
            int(fast["turns"]),
            tuple(self.faces[face] for face in fast["flipped"][: fast["flips"]]),
            None if fast["face"] == NONE else self.faces[fast["face"]],
            int(fast["claimed"]),
        )

    def sheet_of(self, copy: FastSheet) -> Sheet:
        marks = self.rules.plan.everywhere & ~whole(copy["unmarked"])
        ink = Ink(tuple(self._windows(copy)), marks, whole(copy["framed"]), int(copy["firsts"]))
        return Sheet(ink, int(copy["free"]), int(copy["due"]), bool(copy["left"]))

    def _windows(self, copy: FastSheet) -> Iterator[tuple[str, ...]]:
        for line in range(len(self.rules.plan.lines)):
            faces = copy["signs"][line, : copy["written"][line]]
            yield tuple(Order.of(self.faces[face].face).sign for face in faces)
