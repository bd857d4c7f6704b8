"""The words of the family: cards, entries, where a seat stands, and which first values are gone."""

from collections.abc import Iterator, Mapping

from metroscribe.core.cards import Card
from metroscribe.core.network import bits
from metroscribe.core.score import Entry, Score
from metroscribe.core.text import Arg, Text
from metroscribe.core.why import Why
from metroscribe.core.wording import Note, Section, Term, Wording, Worth, by_weight, keys_of
from metroscribe.games.voll_verplant import guide, index
from metroscribe.games.voll_verplant.deck import FREE_RIDE, TRANSFER
from metroscribe.games.voll_verplant.legality import Legality
from metroscribe.games.voll_verplant.moves import STAY, Move
from metroscribe.games.voll_verplant.plan import BACK, FORTH
from metroscribe.games.voll_verplant.reasons import Reasons, Step
from metroscribe.games.voll_verplant.scoring import COMPLETED
from metroscribe.games.voll_verplant.setting import Setting
from metroscribe.games.voll_verplant.sheet import Sheet
from metroscribe.games.voll_verplant.table import Table

BANDS = (-1, 4, 9, 19, 29, 39, 49)


class VollVerplantWording(Wording[Table, Sheet, Move]):
    bands = BANDS
    winner = guide.WINNER
    finishing = Text("finish-turn-entered")

    def __init__(self, setting: Setting, legality: Legality, step: Step) -> None:
        self._setting, self._plan, self._on_line = setting, setting.plan, legality.on_line
        self._reasons = Reasons(setting.plan, legality, step, self.guide)

    def say(self, card: Card) -> Text:
        if card.face in (TRANSFER, FREE_RIDE):
            return Text(f"card-{card.face}")
        order = self._setting.orders[card]
        return Text("card-express" if order.express else "card-number", {"value": order.value})

    def say_band(self, band: int) -> Text:
        return Text(f"verdict-plan-{band}")

    def guide(self) -> tuple[Section, ...]:
        return guide.told(self._setting, self.say_bands())

    def describe(self, table: Table, sheet: Sheet, move: Move) -> Text:
        if move == STAY:
            return Text("move-stay")
        last = self.ending(table, sheet, move)
        line = self._plan.lines[self._plan.numbers[move.line]]
        about: dict[str, Arg] = {"line": move.line, "name": line.name}
        if move.place:
            station = self._plan.names[line.stations[move.place - 1]]
            return Text("move-ride", {**about, "station": station})
        if last is None:
            return Text("move-window", about)
        way = {FORTH: "forth", BACK: "back"}.get(move.way, "on")
        about |= {"way": way, "station": self._plan.names[last]}
        if move.transfer:
            return Text("move-transfer", {**about, "lines": len(self._plan.stopping[last])})
        return Text("move-entry", {**about, "marks": move.marks})

    def ending(self, table: Table, sheet: Sheet, move: Move) -> int | None:
        """Of an entry that marks something."""
        if not move.marks:
            return None
        assert table.card is not None
        order, number = self._setting.orders[table.card], self._plan.numbers[move.line]
        return self._on_line(number, sheet.ink.marks & self._plan.lines[number].mask, order)[move].last

    def worth(
        self, table: Table, before: Sheet, after: Sheet, scores: tuple[Score, Score]
    ) -> tuple[Worth, ...]:
        """Besides the points, the lines that have no window left though stations are missing."""
        blocked = (Worth(text) for text in self._blocked(before, after))
        return *super().worth(table, before, after, scores), *blocked

    def _blocked(self, before: Sheet, after: Sheet) -> Iterator[Text]:
        for number, line in enumerate(self._plan.lines):
            missing = (line.mask & ~after.ink.marks).bit_count()
            was, now = (len(sheet.ink.windows[number]) for sheet in (before, after))
            if missing and was < now == line.windows:
                yield Text("worth-full", {"line": line.letter, "name": line.name, "count": missing})

    def paragraph(self, table: Table, box: str) -> str:
        alone = "guide-plan-alone" if table.solo else "guide-plan-score-free"
        return {"completed": "guide-plan-race", "transfers": "guide-plan-score-transfers", "free": alone}[box]

    def box(self, entry: Entry) -> Text:
        if entry.key == COMPLETED:
            return Text("box-completed", {"line": entry.args["line"]})
        return super().box(entry)

    def colour(self, entry: Entry) -> str:
        if entry.key == COMPLETED:
            return self._plan.lines[self._plan.numbers[str(entry.args["line"])]].colour
        return ""

    def explained(self, card: Card) -> str:
        return index.of_order(self._setting.orders[card])

    def terms(self) -> tuple[Term, ...]:
        return tuple(index.terms(keys_of(self.guide())))

    def why(self, table: Table, sheet: Sheet, target: str) -> Why | None:
        return self._reasons.why(table, sheet, target)

    def target(self, move: Move) -> str:
        return str(move) if move.place else move.line

    def status(self, table: Table, seat: int) -> Text:
        return Text("status-voll-verplant", {"turn": table.turns, "windows": table.sheets[seat].free})

    def full_deck(self, table: Table) -> Mapping[Card, int]:
        return self._setting.decks[table.deck].pile.cards

    def coming(self, table: Table) -> tuple[Text, ...]:
        """How many cards lie open since the deck was shuffled."""
        return (Text("note-flipped", {"count": len(table.flipped)}),)

    def ended(self, before: Table, after: Table) -> Text | None:
        """The deck was shuffled."""
        shuffled = len(after.flipped) <= len(before.flipped) and not after.over
        return Text("ended-shuffle", {"count": len(before.flipped)}) if shuffled else None

    def notes(self, table: Table) -> tuple[Note, ...]:
        """What the card grants, that the deck will be shuffled, and which first values are gone."""
        claimed = " ".join(self._plan.lines[number].letter for number in bits(table.claimed))
        deck = self._setting.decks[table.deck]
        shuffled = table.card is not None and not deck.after(table.flipped)
        why = "guide-plan-reshuffle" if deck.reshuffle else "guide-plan-reshuffle-empty"
        return by_weight(
            (
                *((Note(self._granted(table.card), "turn"),) if table.card else ()),
                *((Note(Text("note-reshuffle"), "turn", paragraph=why),) if shuffled else ()),
                *(
                    (Note(Text("note-claimed", {"lines": claimed}), "match", paragraph="guide-plan-race"),)
                    if claimed and not table.solo
                    else ()
                ),
            )
        )

    def _granted(self, card: Card) -> Text:
        order = self._setting.orders[card]
        if not order.sign:
            return Text("note-free-ride")
        if order.transfer:
            return Text("note-transfer")
        return Text("note-express" if order.express else "note-number", {"count": order.value})
