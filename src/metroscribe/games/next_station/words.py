"""The words of the family: cards, moves, where a seat stands, and what is in force."""

from collections.abc import Mapping
from functools import cached_property

from metroscribe.core.cards import DECK, Card
from metroscribe.core.score import Entry, Score
from metroscribe.core.text import Text
from metroscribe.core.why import Why
from metroscribe.core.wording import Note, Role, Section, Term, Wording, Worth, by_weight, keys_of
from metroscribe.games.next_station import choosing, counts, gaining, granting, guide, index
from metroscribe.games.next_station.legality import Legality
from metroscribe.games.next_station.modules import Module
from metroscribe.games.next_station.moves import PASS, Move
from metroscribe.games.next_station.padfile import OBJECTIVE
from metroscribe.games.next_station.reasons import Reasons, Step
from metroscribe.games.next_station.scoring import LINE_KEYS
from metroscribe.games.next_station.setting import Setting
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.games.next_station.table import PREVIEW, Table


def best_line(setting: Setting, points: int) -> Text:
    """What a seat has of what decides between equal totals."""
    return Text("tie-best-colour" if setting.deck.lines else "tie-best-line", {"points": points})


class NextStationWording(Wording[Table, Sheet, Move]):
    finishing = Text("finish-turn-drawn")

    def __init__(
        self,
        setting: Setting,
        modules: tuple[Module, ...],
        bands: tuple[int, ...],
        legality: Legality,
        step: Step,
    ) -> None:
        self._setting, self._board, self._modules, self.bands = setting, setting.board, modules, bands
        self._legality, self.winner = legality, guide.winner(setting)
        self._reasons = Reasons(setting, legality, step, self.guide)

    def say(self, card: Card) -> Text:
        for module in self._modules:
            if any(card in pile.cards for pile in module.piles):
                return module.say(card)
        return super().say(Card(DECK, card.face) if card.pile == PREVIEW else card)

    def sign(self, card: Card) -> Text:
        shown = self._setting.deck.cards[Card(DECK, card.face)]
        return (
            Text(f"symbol-{shown.symbol}")
            if shown.symbol
            else Text("sign-switch" if shown.switch else "sign-joker")
        )

    def role(self, card: Card) -> Role:
        return "next" if card.pile == PREVIEW else super().role(card)

    def guide(self) -> tuple[Section, ...]:
        return guide.told(self._setting, self._modules, self.say_bands())

    def describe(self, table: Table, sheet: Sheet, move: Move) -> Text:
        if sheet.asked:
            return choosing.describe(move)
        if move == PASS:
            return Text("move-pass")
        start, end = (self._board.network.number[name] for name in (move.start, move.end))
        names, symbol = self._board.names, self._board.symbols[end]
        key = "move-double" if move.double else "move-draw"
        drawn = Text(key, {"start": names[start], "end": names[end], "symbol": symbol})
        return Text("move-power", {"drawn": drawn, "power": move.power}) if move.power else drawn

    def passing(self, table: Table, sheet: Sheet, fallback: Move) -> Text:
        if offer := self._legality.offer(table, sheet):
            return Text(f"pass-{offer[0]}")
        return self.describe(table, sheet, fallback)

    def ending(self, table: Table, sheet: Sheet, move: Move) -> int | None:
        """Only whether it is a pass before the first round, which is said in other words."""
        return 0 if sheet.asked and move == PASS else None

    def kind(self, table: Table, sheet: Sheet, move: Move) -> str:
        offer = self._legality.offer(table, sheet)
        if not (offer and move.end):
            return ""
        return granting.kind_of(offer[0], sheet.ink, move, self._board.network.number[move.start])

    def worth(
        self, table: Table, before: Sheet, after: Sheet, scores: tuple[Score, Score]
    ) -> tuple[Worth, ...]:
        return tuple(gaining.told(*scores))

    def paragraph(self, table: Table, box: str) -> str:
        if box in LINE_KEYS:
            return "guide-line"
        return "guide-objectives" if box == OBJECTIVE else f"guide-box-{box}"

    def box(self, entry: Entry) -> Text:
        if entry.key in LINE_KEYS:
            return Text("draw-pad-line", {"colour": entry.args["colour"]})
        return super().box(entry)

    def colour(self, entry: Entry) -> str:
        return str(entry.args["colour"]) if entry.key in LINE_KEYS else ""

    @cached_property
    def _paragraphs(self) -> frozenset[str]:
        return keys_of(self.guide())

    def explained(self, card: Card) -> str:
        return index.of_card(self._setting, self._paragraphs, card)

    def terms(self) -> tuple[Term, ...]:
        return tuple(index.terms(self._setting, self._paragraphs))

    def why(self, table: Table, sheet: Sheet, target: str) -> Why | None:
        return self._reasons.why(table, sheet, target)

    def target(self, move: Move) -> str:
        return move.end

    def number(self, table: Table, sheet: Sheet, name: str) -> int:
        return counts.number(counts.Moment(self._setting, table, sheet), name)

    def status(self, table: Table, seat: int) -> Text:
        if table.preparing:
            return choosing.status(table, seat)
        colour = table.pencil(seat)
        departure = " / ".join(
            self._board.network.names[station] for station in self._board.departures[colour]
        )
        shown = {"round": table.round, "turn": table.turns}
        key = "status-next-station-two" if self._setting.deck.lines else "status-next-station"
        return Text(key, {**shown, "colour": colour, "departure": departure})

    def full_deck(self, table: Table) -> Mapping[Card, int]:
        return self._setting.deck.pile.cards

    def in_force(self, table: Table) -> tuple[Card, ...]:
        return tuple(card for module in self._modules for card in module.in_force(table))

    def coming(self, table: Table) -> tuple[Text, ...]:
        """How many of the cards that end the round lie open."""
        deck = self._setting.deck
        suits = [deck.cards[card].suit for card in table.flipped]
        return tuple(
            Text("note-closing", {"suit": suit, "out": suits.count(suit), "count": count})
            for suit, count in deck.closing.items()
        )

    def ended(self, before: Table, after: Table) -> Text | None:
        over = before.round < after.round and before.round and not after.over
        return Text("ended-round", {"round": before.round}) if over else None

    def question(self, table: Table) -> Text | None:
        return choosing.question(table) if table.preparing else None

    def pencil(self, table: Table, sheet: Sheet) -> str:
        return sheet.ink.line.colour if sheet.ink.lines and not table.over else ""

    def notes(self, table: Table) -> tuple[Note, ...]:
        told = choosing.taken(table) if table.preparing else ()
        granted = granting.told(self._setting, table)
        return by_weight(
            (
                *(Note(text, "turn") for text in granted),
                *(Note(text, "match") for text in told),
                *(note for module in self._modules for note in module.notes(self._setting, table)),
            )
        )
