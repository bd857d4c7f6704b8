"""The rules of the family: how a card is answered, the race for the first values, what it all scores.

Plans and decks are data; the expert rule is a module. Nothing here names a city.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from metroscribe.core.cards import Card
from metroscribe.core.errors import NotNow
from metroscribe.core.game import GameInfo, Options, chosen_option
from metroscribe.core.network import bits, union
from metroscribe.core.rules import Rules
from metroscribe.core.score import Entry, Outcome, Score, ranked
from metroscribe.core.table import Choice
from metroscribe.core.teaching import NO_TEACHING, Teaching
from metroscribe.core.text import Text
from metroscribe.games.voll_verplant import scoring
from metroscribe.games.voll_verplant.deck import Deck
from metroscribe.games.voll_verplant.legality import Legality
from metroscribe.games.voll_verplant.moves import STAY, Move
from metroscribe.games.voll_verplant.plan import Plan
from metroscribe.games.voll_verplant.position import VollVerplantPositions
from metroscribe.games.voll_verplant.scoring import COMPLETED, TRANSFER_POINTS, lost
from metroscribe.games.voll_verplant.setting import Setting
from metroscribe.games.voll_verplant.sheet import Ink, Sheet
from metroscribe.games.voll_verplant.table import Table
from metroscribe.games.voll_verplant.words import VollVerplantWording

DECKS = "deck"
KEPT = 8192
"""So many entries of the score pad are remembered."""
FIRST, LATER = "first", "later"


class VollVerplant(Rules[Table, Sheet, Move]):
    def __init__(
        self, info: GameInfo, plan: Plan, decks: Mapping[str, Deck], teaching: Teaching = NO_TEACHING
    ) -> None:
        self.info, self.plan, self.decks = info, plan, decks
        self.map_hash = plan.hash
        self.setting = setting = Setting(info.modules, plan, decks, teaching)
        self.cards, self.special, self.blank = frozenset(setting.orders), setting.special, setting.blank
        self._masks = tuple((line.mask, 1 << number) for number, line in enumerate(plan.lines))
        self.legality = Legality(setting)
        self._transfers = lru_cache(KEPT)(self._transfers_of)
        self._completed = {
            place: tuple(
                Entry(COMPLETED, getattr(line, place), {"line": line.letter, "place": place})
                for line in plan.lines
            )
            for place in (FIRST, LATER)
        }
        self.wording = VollVerplantWording(setting, self.legality, self.step)
        self.positions = VollVerplantPositions(setting, self.complete)

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

    def legal(self, table: Table, sheet: Sheet) -> tuple[Move, ...]:
        legality = self.legality
        order = legality.order(table, sheet)
        if order is None:
            return ()
        return tuple(legality.entries(sheet.ink, order) if order.sign else legality.free_rides(sheet))

    def step(self, table: Table, sheet: Sheet, move: Move) -> Sheet:
        order = self.legality.order(table, sheet)
        if order is None:
            raise NotNow("rule-turn-done")
        if not order.sign:
            return sheet.ride(self.legality.ride(sheet, move))
        number, row = self.legality.entry(sheet, order, move)
        marks = row.stations
        repeats = (marks & self.special).bit_count()
        return sheet.enter(number, order.sign, marks, marks if order.transfer else 0, repeats)

    def idle(self, move: Move) -> bool:
        return not move.marks and not move.place

    def fallback(self, table: Table, sheet: Sheet) -> Move:
        """The longest entry on a complete line, or else on the line with most free windows; no free ride."""
        order = self.legality.order(table, sheet)
        if order is None or not order.sign:
            return STAY
        complete, lines = self.complete(sheet), self.plan.lines
        left = [line.windows - len(written) for line, written in zip(lines, sheet.ink.windows, strict=True)]
        number = max(range(len(lines)), key=lambda n: (left[n] > 0 and complete >> n & 1, left[n]))
        way = next(iter(lines[number].ways))
        marks = len(self.legality.reached(number, way, sheet.ink.marks, order))
        return Move(lines[number].letter, way, marks, order.transfer and marks > 0)

    def close(self, table: Table, sheets: Sequence[Sheet]) -> Table:
        """Whoever completes a line in the turn in which it is first completed has its higher value."""
        sheets = self._without_windows(table, sheets)
        completed = [self.complete(sheet) for sheet in sheets]
        claimed = union((table.claimed, *completed))
        closed = (
            sheet._replace(ink=_claiming(sheet.ink, lines & ~table.claimed), due=1)
            for sheet, lines in zip(sheets, completed, strict=True)
        )
        flipped = self.decks[table.deck].after(table.flipped)
        return table._replace(sheets=tuple(closed), flipped=flipped, card=None, claimed=claimed)

    def leaving(self, sheet: Sheet, left: bool) -> Sheet:
        return sheet._replace(left=left)

    def _without_windows(self, table: Table, sheets: Sequence[Sheet]) -> Sequence[Sheet]:
        """Seats that have left lose a window for each entry they missed, and all of them at the end: when
        somebody is still there, and nobody there has one."""
        if table.card and self.setting.orders[table.card].sign:
            sheets = [sheet.missed() if sheet.left else sheet for sheet in sheets]
        there = [sheet.free for sheet in sheets if not sheet.left]
        return [sheet._replace(free=0) for sheet in sheets] if there and not any(there) else sheets

    # scoring

    def complete(self, sheet: Sheet) -> int:
        """The lines all of whose stations are marked."""
        free, found = ~sheet.ink.marks, 0
        for stations, line in self._masks:
            if not stations & free:
                found |= line
        return found

    def score(self, table: Table, sheet: Sheet) -> Score:
        entries = [
            self._completed[LATER if self.gone(table, sheet, number) else FIRST][number]
            for number in bits(self.complete(sheet))
        ]
        free = scoring.free(self.free(sheet), table.solo)
        return Score((*entries, self._transfers(sheet.ink.framed), free))

    def choices(self, table: Table, sheet: Sheet) -> Iterator[Choice]:
        """A line is completed by an entry that marks all that is missing of it."""
        order = self.legality.order(table, sheet)
        if order is None or not order.sign:
            yield from super().choices(table, sheet)
            return
        windows, marks, _, _ = sheet.ink
        missing = [
            (missed, self._completed[LATER if table.claimed & line else FIRST][number].points)
            for number, (stations, line) in enumerate(self._masks)
            if 0 < (missed := stations & ~marks).bit_count() <= order.value
        ]
        free, on_line, stopping = self.free(sheet), self.legality.on_line, self.plan.stopping
        fewer = [lost(max(0, free - marks), table.solo) for marks in range(order.value + 1)]
        for number, line in enumerate(self.plan.lines):
            if len(windows[number]) == line.windows:
                continue
            for move, row in on_line(number, marks & line.mask, order).items():
                gain = fewer[move.marks] - fewer[0]
                for stations, points in missing:
                    if not stations & ~row.stations:
                        gain += points
                if order.transfer and move.marks:
                    gain += TRANSFER_POINTS * len(stopping[row.last])
                yield Choice(move, gain, row.last if move.marks else None)

    def _transfers_of(self, framed: int) -> Entry:
        return scoring.transfers([len(self.plan.stopping[station]) for station in bits(framed)])

    def gone(self, table: Table, sheet: Sheet, number: int) -> bool:
        """Whether the first value of a line is out of reach: others have it, and this sheet has not."""
        return bool(table.claimed & ~sheet.ink.firsts & 1 << number)

    def free(self, sheet: Sheet) -> int:
        """How many stations are not marked."""
        return len(self.plan.points) - sheet.ink.marks.bit_count()

    def outcome(self, table: Table) -> Outcome | None:
        if not table.over:
            return None
        scores = tuple(self.score(table, sheet) for sheet in table.sheets)
        free = tuple(map(self.free, table.sheets))
        places = ranked(tuple((score.total, -left) for score, left in zip(scores, free, strict=True)))
        verdict = self.wording.verdict(scores[0].total) if table.solo else None
        return Outcome(scores, places, verdict, tuple(Text("tie-free", {"count": left}) for left in free))

    def parse(self, text: str) -> Move:
        return Move.parse(text)


def _claiming(ink: Ink, lines: int) -> Ink:
    return ink._replace(firsts=ink.firsts | lines) if lines else ink
