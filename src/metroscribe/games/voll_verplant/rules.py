"""The rules of the family: which entries a card allows, the race for the first values, what it all scores.

Plans and decks are data; the expert rule is a module. Nothing here names a city.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from metroscribe.core.cards import Card
from metroscribe.core.errors import NotAllowed, NotNow
from metroscribe.core.game import GameInfo, Options, chosen_option
from metroscribe.core.network import bits
from metroscribe.core.rules import Rules
from metroscribe.core.score import Entry, Outcome, Score, ranked
from metroscribe.core.table import Choice
from metroscribe.games.voll_verplant.deck import Deck, Order
from metroscribe.games.voll_verplant.moves import STAY, Move
from metroscribe.games.voll_verplant.plan import Line, Plan
from metroscribe.games.voll_verplant.position import VollVerplantPositions
from metroscribe.games.voll_verplant.sheet import Sheet
from metroscribe.games.voll_verplant.table import Table
from metroscribe.games.voll_verplant.words import VollVerplantWording

DECKS = "deck"
EXPERT = "expert-rule"
"""The module under which special stations count."""
TRANSFER_POINTS = 2
KEPT = 8192
"""So many rows of entries are remembered: from turn to turn most lines stay as they are."""
FIRST, LATER = "first", "later"


class Row(NamedTuple):
    """What an entry marks: its stations, as a mask, and the one at which it ends."""

    stations: int
    last: int


class VollVerplant(Rules[Table, Sheet, Move]):
    def __init__(self, info: GameInfo, plan: Plan, decks: Mapping[str, Deck]) -> None:
        self.info, self.plan, self.decks = info, plan, decks
        self.map_hash = plan.hash
        self.cards = frozenset(card for deck in decks.values() for card in deck.pile.cards)
        self.special = plan.special if EXPERT in info.modules else 0
        windows = sum(line.windows for line in plan.lines)
        self.blank = Sheet(((),) * len(plan.lines), free=windows)
        self.orders = {card: Order.of(card.face) for card in self.cards}
        self._ways = [
            {way: tuple(1 << station for station in order) for way, order in line.ways.items()}
            for line in plan.lines
        ]
        self._masks = tuple((line.mask, 1 << number) for number, line in enumerate(plan.lines))
        self.on_line = lru_cache(KEPT)(self._entries_of)
        self._transfers = lru_cache(KEPT)(self._transfers_of)
        self._lost = lru_cache(KEPT)(_lost)
        self._completed = {
            place: tuple(
                Entry("completed", getattr(line, place), {"line": line.letter, "place": place})
                for line in plan.lines
            )
            for place in (FIRST, LATER)
        }
        self._rides = tuple(Move(letter, place=place) for letter, place in plan.places)
        self.wording = VollVerplantWording(self, TRANSFER_POINTS)
        self.positions = VollVerplantPositions(self)

    # chance

    def new(self, seats: int, options: Options = Options()) -> Table:
        """A table before anything is flipped. The option `deck` chooses another edition's cards."""
        deck = chosen_option(self.info, options, DECKS)
        return Table((self.blank,) * seats, deck, solo=seats == 1)

    def variant(self, table: Table) -> str:
        return "" if table.deck == self.info.options[DECKS][0] else table.deck

    def outcomes(self, table: Table) -> Mapping[Card, int]:
        return {} if table.card or table.over else self.undealt(table)

    def undealt(self, table: Table) -> Mapping[Card, int]:
        return self.decks[table.deck].left(table.flipped)

    def reveal(self, table: Table, card: Card) -> Table:
        return table._replace(
            draws=table.draws + 1, turns=table.turns + 1, flipped=(*table.flipped, card), card=card
        )

    # entries

    def order(self, table: Table, sheet: Sheet) -> Order | None:
        """What the card asks of this sheet; None when it is done with the turn, full, or gone."""
        if table.card is None or sheet.left or not (sheet.due and sheet.free):
            return None
        return self.orders[table.card]

    def legal(self, table: Table, sheet: Sheet) -> tuple[Move, ...]:
        order = self.order(table, sheet)
        if order is None:
            return ()
        return tuple(self._entries(sheet, order) if order.sign else self._free_rides(sheet))

    def _entries(self, sheet: Sheet, order: Order) -> Iterator[Move]:
        for number, line in enumerate(self.plan.lines):
            if len(sheet.windows[number]) < line.windows:
                yield from self.on_line(number, sheet.marks & line.mask, order)

    def _entries_of(self, number: int, marked: int, order: Order) -> Mapping[Move, Row]:
        """The entries on a line with a free window, each with the stations it marks: none, or a row of them.

        Where both ways round a ring mark the same stations, the entry is written forward.
        """
        letter, rows = self.plan.lines[number].letter, dict[int, tuple[Move, int]]()
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

    def _free_rides(self, sheet: Sheet) -> Iterator[Move]:
        for station in bits(self.plan.everywhere & ~sheet.marks):
            yield self._rides[station]
        yield STAY

    def step(self, table: Table, sheet: Sheet, move: Move) -> Sheet:
        order = self.order(table, sheet)
        if order is None:
            raise NotNow("rule-turn-done")
        if not order.sign:
            return sheet.ride(self._ride(sheet, move))
        number = self._line(sheet, move)
        entries = self.on_line(number, sheet.marks & self.plan.lines[number].mask, order)
        row = entries.get(move)
        if row is None:
            raise self._refusal(number, sheet, order, move)
        marks = row.stations
        repeats = (marks & self.special).bit_count()
        return sheet.enter(number, order.sign, marks, marks if order.transfer else 0, repeats)

    def _ride(self, sheet: Sheet, move: Move) -> int:
        """The station of a free ride, if it is taken."""
        if move == STAY:
            return 0
        if not move.place:
            raise NotAllowed("rule-free-ride", move=str(move))
        line = self._lettered(move)
        if move.place > len(line.stations):
            raise NotAllowed("rule-no-place", line=move.line, count=len(line.stations))
        station = line.stations[move.place - 1]
        if move != self._rides[station]:
            raise NotAllowed("rule-place-name", move=str(move), name=str(self._rides[station]))
        if sheet.marks >> station & 1:
            raise NotAllowed("rule-marked", station=self.plan.names[station])
        return 1 << station

    def _lettered(self, move: Move) -> Line:
        if move.line not in self.plan.numbers:
            letters = " ".join(line.letter for line in self.plan.lines)
            raise NotAllowed("rule-no-line", line=move.line, letters=letters)
        return self.plan.lines[self.plan.numbers[move.line]]

    def _line(self, sheet: Sheet, move: Move) -> int:
        """The line of an entry, which must have a free window."""
        if move.place or not move.line:
            raise NotAllowed("rule-must-enter", move=str(move))
        line = self._lettered(move)
        number = self.plan.numbers[move.line]
        if len(sheet.windows[number]) == line.windows:
            raise NotAllowed("rule-no-window", line=move.line)
        return number

    def _refusal(self, number: int, sheet: Sheet, order: Order, move: Move) -> NotAllowed:
        """Why this is not an entry on its line, which has a free window."""
        line = self.plan.lines[number]
        if move.way not in line.ways:
            return NotAllowed("rule-ring-way" if line.ring else "rule-no-ring", line=move.line)
        if move.marks and move.transfer != order.transfer:
            key = "rule-no-transfer" if move.transfer else "rule-transfer-sign"
            return NotAllowed(key, line=move.line)
        reached = len(self.reached(number, move.way, sheet.marks, order))
        if move.marks > reached:
            return NotAllowed("rule-too-many", line=move.line, marks=move.marks, reached=reached)
        return NotAllowed("rule-same-way", move=str(move), line=move.line)

    def idle(self, move: Move) -> bool:
        return not move.marks and not move.place

    def fallback(self, table: Table, sheet: Sheet) -> Move:
        """The longest entry on a complete line, or else on the line with most free windows; no free ride."""
        order = self.order(table, sheet)
        if order is None or not order.sign:
            return STAY
        complete, lines = self.complete(sheet), self.plan.lines
        left = [line.windows - len(written) for line, written in zip(lines, sheet.windows, strict=True)]
        number = max(range(len(lines)), key=lambda n: (left[n] > 0 and complete >> n & 1, left[n]))
        way = next(iter(self._ways[number]))
        marks = len(self.reached(number, way, sheet.marks, order))
        return Move(lines[number].letter, way, marks, order.transfer and marks > 0)

    def close(self, table: Table, sheets: Sequence[Sheet]) -> Table:
        """Whoever completes a line in the turn in which it is first completed has its higher value."""
        sheets = self._without_windows(table, sheets)
        completed = [self.complete(sheet) for sheet in sheets]
        claimed = table.claimed
        for lines in completed:
            claimed |= lines
        closed = (
            sheet._replace(firsts=sheet.firsts | lines & ~table.claimed, due=1)
            for sheet, lines in zip(sheets, completed, strict=True)
        )
        flipped = self.decks[table.deck].after(table.flipped)
        return table._replace(sheets=tuple(closed), flipped=flipped, card=None, claimed=claimed)

    def leaving(self, sheet: Sheet, left: bool) -> Sheet:
        return sheet._replace(left=left)

    def _without_windows(self, table: Table, sheets: Sequence[Sheet]) -> Sequence[Sheet]:
        """Seats that have left lose a window for each entry they missed, and all of them at the end: when
        somebody is still there, and nobody there has one."""
        if table.card and self.orders[table.card].sign:
            sheets = [sheet.missed() if sheet.left else sheet for sheet in sheets]
        there = [sheet.free for sheet in sheets if not sheet.left]
        return [sheet._replace(free=0) for sheet in sheets] if there and not any(there) else sheets

    # scoring

    def complete(self, sheet: Sheet) -> int:
        """The lines all of whose stations are marked."""
        free, found = ~sheet.marks, 0
        for stations, line in self._masks:
            if not stations & free:
                found |= line
        return found

    def score(self, table: Table, sheet: Sheet) -> Score:
        entries = [
            self._completed[LATER if self.gone(table, sheet, number) else FIRST][number]
            for number in bits(self.complete(sheet))
        ]
        entries += self._transfers(sheet.framed), self._lost(self.free(sheet), table.solo)
        return Score(tuple(entries))

    def counted(self, table: Table, sheet: Sheet) -> tuple[object, ...]:
        return sheet.marks, sheet.framed, sheet.firsts, table.claimed, table.solo

    def choices(self, table: Table, sheet: Sheet) -> Iterator[Choice]:
        """A line is completed by an entry that marks all that is missing of it."""
        order = self.order(table, sheet)
        if order is None or not order.sign:
            yield from super().choices(table, sheet)
            return
        missing = [
            (missed, self._completed[LATER if table.claimed & line else FIRST][number].points)
            for number, (stations, line) in enumerate(self._masks)
            if 0 < (missed := stations & ~sheet.marks).bit_count() <= order.value
        ]
        free = self.free(sheet)
        fewer = [self._lost(max(0, free - marks), table.solo).points for marks in range(order.value + 1)]
        for number, line in enumerate(self.plan.lines):
            if len(sheet.windows[number]) == line.windows:
                continue
            for move, row in self.on_line(number, sheet.marks & line.mask, order).items():
                gain = fewer[move.marks] - fewer[0]
                for stations, points in missing:
                    if not stations & ~row.stations:
                        gain += points
                if order.transfer:
                    gain += self._transfers(row.stations).points
                yield Choice(move, gain, row.last if move.marks else None)

    def _transfers_of(self, framed: int) -> Entry:
        total = sum(len(self.plan.stopping[station]) for station in bits(framed))
        return Entry("transfers", TRANSFER_POINTS * total, {"count": framed.bit_count(), "sum": total})

    def gone(self, table: Table, sheet: Sheet, number: int) -> bool:
        """Whether the first value of a line is out of reach: others have it, and this sheet has not."""
        return bool(table.claimed & ~sheet.firsts & 1 << number)

    def free(self, sheet: Sheet) -> int:
        """How many stations are not marked."""
        return len(self.plan.points) - sheet.marks.bit_count()

    def outcome(self, table: Table) -> Outcome | None:
        if not table.over:
            return None
        scores = tuple(self.score(table, sheet) for sheet in table.sheets)
        free = map(self.free, table.sheets)
        places = ranked(tuple((score.total, -left) for score, left in zip(scores, free, strict=True)))
        return Outcome(scores, places, self.wording.verdict(scores[0].total) if table.solo else None)

    def parse(self, text: str) -> Move:
        return Move.parse(text)


def _lost(free: int, solo: bool) -> Entry:
    """What stations without a mark cost."""
    return Entry("free", -free if solo else -(free // 2), {"count": free})
