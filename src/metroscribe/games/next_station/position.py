"""A position in one line: what a single seat needs to go on, made of characters that a URL keeps.

`special-stations;2;purple,blue,pink,brown;symbol:circle,effect:joker,...;street-joker,subway-circle;;
purple:C4-E4,E4-G4*;blue:` are the modules, the round, the seat's pencils in order, what was dealt,
what was flipped in this round, what else matters (`spent`, `preview:street-circle`, `framed:C4`), and
the lines of each colour; a star marks a station that counts twice.
"""

from collections.abc import Iterator, Sequence

from metroscribe.core.cards import DECK, Card
from metroscribe.core.errors import NotAllowed, NotNotation, NotNow
from metroscribe.core.network import bits
from metroscribe.core.positions import Positions, check_modules, listed
from metroscribe.core.rules import Rules
from metroscribe.games.next_station import choosing
from metroscribe.games.next_station.legality import Legality
from metroscribe.games.next_station.modules import Module, effects_of
from metroscribe.games.next_station.moves import Move
from metroscribe.games.next_station.scoring import colours
from metroscribe.games.next_station.setting import Setting
from metroscribe.games.next_station.sheet import Ink, Line, Sheet
from metroscribe.games.next_station.table import PREVIEW, ROUNDS, Grant, Table
from metroscribe.games.next_station.tallies import connected

HEAD = 6
ROUND_TEXTS = tuple(str(number) for number in range(1, ROUNDS + 2))
SPENT, FRAMED = "spent", "framed"
CIRCLED = "*"


class NextStationPositions(Positions[Table]):
    def __init__(
        self,
        rules: Rules[Table, Sheet, Move],
        setting: Setting,
        modules: tuple[Module, ...],
        legality: Legality,
    ) -> None:
        self._rules, self._setting, self._modules = rules, setting, modules
        self._names = tuple(module.name for module in modules)
        self._network, self._judge = setting.board.network, legality.judge
        effects = tuple(effects_of(setting, modules))
        framing = any(effect.frames for effect in effects) or any(module.frames for module in modules)
        spending = any(module.powers for module in modules)
        self._circling = any(effect.circles for effect in effects)
        self._states = {PREVIEW, *([FRAMED] if framing else []), *([SPENT] if spending else [])}
        self._piles = {pile.name: pile for module in modules for pile in module.piles}

    def together(self, tables: Sequence[Table]) -> Table:
        return super().together(tables)._replace(seating=choosing.seated(tables))

    def write(self, table: Table, seat: int) -> str:
        """Only of a moment in which the seats answer, before this seat's first step, or of the end.

        While pencils are chosen there is none: what was chosen belongs to the table, not to a sheet.
        """
        if not table.round:
            raise NotNow("error-position-choosing")
        sheet = table.sheets[seat]
        dealt = (str(card) for card in table.dealt if card.pile in self._piles)
        parts = (
            ",".join(self._names),
            str(table.round),
            ",".join(table.order(seat)),
            ",".join(dealt),
            ",".join(card.face for card in table.flipped),
            ",".join(self._state(table, sheet)),
        )
        return ";".join((*parts, *(self._colour(lines) for lines in colours(sheet.ink))))

    def _state(self, table: Table, sheet: Sheet) -> Iterator[str]:
        yield from ([SPENT] if sheet.spent else [])
        yield from ([f"{PREVIEW}:{table.preview.face}"] if table.preview else [])
        yield from (f"{FRAMED}:{self._network.names[station]}" for station in bits(sheet.ink.framed))

    def _colour(self, lines: tuple[Line, ...]) -> str:
        """The sections of a colour, each away from what was there before."""
        names = self._network.names
        words = [
            f"{names[start]}-{names[end]}{CIRCLED if line.circled >> end & 1 else ''}"
            for line in lines
            for start, end in self._drawn_order(line)
        ]
        return f"{lines[0].colour}:{','.join(words)}"

    def _drawn_order(self, line: Line) -> list[tuple[int, int]]:
        """Its sections from a station that is connected already to the next; a join comes last."""
        reached, ends = line.departures, []
        for number in line.sections:
            section = self._network.sections[number]
            start, end = (section.a, section.b) if reached >> section.a & 1 else (section.b, section.a)
            reached |= 1 << end
            ends.append((start, end))
        return ends

    def read(self, position: str) -> Table:
        parts = position.split(";")
        if len(parts) < HEAD or parts[1] not in ROUND_TEXTS:
            raise NotNotation("error-position", position=position)
        modules, number, order, dealt, flipped, state, *lines = parts
        check_modules(modules, self._names)
        ring, rounds = listed(order), int(number)
        if sorted(ring) != sorted(self._setting.pencils) or len(lines) != min(rounds, ROUNDS):
            raise NotNotation("error-position", position=position)
        ink = self._setting.blank.ink
        for colour, line in zip(ring, lines, strict=False):
            ink = self._drawn(ink, colour, line)
        cards = self._dealt([self._card(word) for word in listed(dealt)], rounds)
        table = Table((Sheet(ink),), (), 0, ring, cards, rounds)
        table = self._flipped(table, [self._card(f"{DECK}:{face}") for face in listed(flipped)])
        return self._with_state(table, listed(state))

    def _dealt(self, cards: list[Card], rounds: int) -> tuple[Card, ...]:
        """Exactly what the modules deal until this round."""
        for number, card in enumerate(cards):
            before = [other for other in cards[:number] if other.pile == card.pile]
            if card.pile not in self._piles or card not in self._piles[card.pile].without(before):
                raise NotNotation("error-position-card", card=str(card))
        if [card.pile for card in cards] != self._due(cards, rounds):
            raise NotNotation("error-position-dealt")
        return tuple(cards)

    def _due(self, cards: list[Card], rounds: int) -> list[str]:
        """The piles that are dealt from until this round, in their order."""
        at_start = [pile for module in self._modules for pile in module.at_start]
        table = Table((), (), dealt=tuple(card for card in cards if card.pile in at_start))
        more = [pile for module in self._modules for pile in module.more(table)]
        each_round = [pile for module in self._modules for pile in module.each_round]
        return at_start + more + each_round * min(rounds, ROUNDS)

    def _flipped(self, table: Table, cards: list[Card]) -> Table:
        """The round's cards flipped once more; the last one must open a turn."""
        for card in cards:
            closed = table.turn is not None and self._setting.deck.closes(table.flipped)
            if table.turn is not None and not closed:
                table = self._rules.close(table, table.sheets)
            if table.over or closed or card not in self._rules.undealt(table):
                raise NotNotation("error-position-card", card=str(card))
            table = self._rules.reveal(table, card)._replace(preview=None)
        if table.turn is None and not table.over:
            raise NotNotation("error-position-open")
        return table

    def _with_state(self, table: Table, words: tuple[str, ...]) -> Table:
        """What else matters; a preview must be there exactly where one is due."""
        sheet = table.sheets[0]._replace(spent=SPENT in words)
        for word in words:
            kind, _, name = word.partition(":")
            station = 1 << self._network.number.get(name, len(self._network.names))
            if kind not in self._states:
                raise NotNotation("error-position-state", state=word)
            if kind == PREVIEW and table.due and Card(DECK, name) in self._rules.undealt(table):
                table = self._rules.reveal(table, Card(PREVIEW, name))
            elif kind == FRAMED and connected(sheet.ink) & station:
                sheet = sheet._replace(ink=sheet.ink.frame(station))
            elif word != SPENT:
                raise NotNotation("error-position-state", state=word)
        if table.due or list(words) != list(self._state(table, sheet)):
            raise NotNotation("error-position-state", state=",".join(words))
        return table._replace(sheets=(sheet,), draws=0)

    def _drawn(self, ink: Ink, colour: str, text: str) -> Ink:
        own, colon, sections = text.partition(":")
        if own != colour or not colon:
            raise NotNotation("error-position-line", line=text)
        ink = ink.begin(*self._setting.departing(colour))
        for word in listed(sections):
            ink = self._section(ink, word)
        return ink

    def _section(self, ink: Ink, word: str) -> Ink:
        """Any section that some card could have allowed."""
        move = Move.parse(word.removesuffix(CIRCLED))
        ends = self._network.number.get(move.start, -1), self._network.number.get(move.end, -1)
        beside = ink.tracks >> self._network.joining.get(ends, 0) & 1
        strange = word.endswith(CIRCLED) and not self._circling
        if strange or not move.end or move.double or move.power:
            raise NotNotation("error-position-line", line=word)
        anything = Grant(self._setting.board.everywhere, branch=True, double=True)
        try:
            start, end = self._judge(ink, anything, move._replace(double=bool(beside)))
        except NotAllowed as error:
            raise NotNotation("error-position-section", section=word, rule=error.text) from error
        drawn, _ = ink.draw(self._network, start, end)
        return drawn.circle(1 << end) if word.endswith(CIRCLED) else drawn

    def _card(self, text: str) -> Card:
        card = Card.of(text, "")
        if card not in self._rules.cards:
            raise NotNotation("error-position-card", card=text)
        return card
