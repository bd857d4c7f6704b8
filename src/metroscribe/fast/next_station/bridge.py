"""From a table and a sheet of the reference to a state, and back.

A state is what one seat knows, so the way back leads to a table with this one seat, whose pencils lie in
the order in which it draws with them.
"""

from collections.abc import Iterator, Mapping
from functools import cached_property

from metroscribe.core.cards import DECK as DECK_PILE
from metroscribe.core.cards import Card
from metroscribe.core.network import bits
from metroscribe.fast.next_station import layout
from metroscribe.fast.next_station.dealing import begin, keep, open_turn, outcomes
from metroscribe.fast.next_station.drawing import lay, next_step, survey
from metroscribe.fast.next_station.layout import NONE, PILES, State
from metroscribe.fast.next_station.moves import move_of, number_of
from metroscribe.fast.next_station.scoring import settle
from metroscribe.fast.next_station.tables import cards_of, compiled, marked_sections
from metroscribe.games.next_station.choosing import FIRST
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.scoring import colours
from metroscribe.games.next_station.sheet import Ink, Line, Sheet, Step
from metroscribe.games.next_station.table import PREVIEW, ROUNDS, Table


class Bridge:
    """The ways between the reference and the fast engine, for one city with its modules."""

    def __init__(self, rules: NextStation) -> None:
        self.rules, self.tables = rules, compiled(rules)

    @cached_property
    def cards(self) -> Mapping[str, tuple[Card, ...]]:
        """For each pile its cards by number."""
        piles = {name: cards_of(pile) for name, pile in self.rules.piles.items()}
        deck = cards_of(self.rules.deck.pile)
        return {**piles, DECK_PILE: deck, PREVIEW: tuple(Card(PREVIEW, card.face) for card in deck)}

    def outcomes(self, state: State) -> dict[Card, int]:
        """What may come, with multiplicity, as the reference tells it."""
        left: dict[Card, int] = {}
        for number in bits(int(outcomes(state))):
            card = self.cards[PILES[state["due"]]][number]
            left[card] = left.get(card, 0) + 1
        return left

    # to a state

    def state_of(self, table: Table, sheet: Sheet, seat: int = 0) -> State:
        """What the seat knows at this table, and the sheet that it has reached in the turn."""
        state = layout.new_state()
        begin(self.tables, state, table.place(seat))
        self._copy_dealt(state, table)
        self._copy_lines(state, table, sheet)
        if 1 <= table.round <= ROUNDS:
            self._copy_deck(state, table)
        state["due"] = PILES.index(table.due[0]) if table.due else layout.NOTHING
        self._copy_steps(state, sheet)
        return state

    def _copy_dealt(self, state: State, table: Table) -> None:
        """Who chose first does not matter any more."""
        dealt = [card for card in table.dealt if card.pile != FIRST]
        for card in dealt:
            keep(state, PILES.index(card.pile), self.cards[card.pile].index(card))
        if table.ring and layout.PENCIL not in (PILES.index(card.pile) for card in dealt):
            for pencil in table.ring:
                keep(state, layout.PENCIL, self.rules.pencils.index(pencil))
            state["chosen"] = 1

    def _copy_lines(self, state: State, table: Table, sheet: Sheet) -> None:
        for round_, lines in enumerate(colours(sheet.ink), 1):
            state["round"] = round_
            for number, line in enumerate(lines, 2 * (round_ - 1)):
                self._copy_line(state, number, line)
            state["joined"][round_ - 1] = lines[0].joined
            if round_ < table.round:
                settle(self.tables, state)
        state["round"] = table.round
        state["current"], state["framed"], state["spent"] = sheet.ink.current, sheet.ink.framed, sheet.spent

    def _copy_line(self, state: State, number: int, line: Line) -> None:
        river = marked_sections(self.rules)
        state["stations"][number], state["ends"][number] = line.stations, line.ends
        state["drawn"][number], state["circled"][number] = len(line.sections), line.circled
        survey(self.tables, state, number)
        for section in line.sections:
            ends = self.rules.network.sections[section]
            lay(self.tables, state, section, ends.a, ends.b)
            state["river"][number] += river >> section & 1
            state["log"][state["sections"]] = section | number << layout.LOG_LINE_AT
            state["sections"] += 1

    def _copy_deck(self, state: State, table: Table) -> None:
        """The cards of the round, each with a number that was in the deck when it came."""
        cards, undealt = self.cards[DECK_PILE], (1 << len(self.cards[DECK_PILE])) - 1
        for place, card in enumerate(table.flipped):
            number = next(i for i in bits(undealt) if cards[i] == card)
            state["flipped"][place] = number
            undealt &= ~(1 << number)
            before = table.flipped[place - 1] if place else None
            if before in table.returned and not self._is_switch(card) and not state["returned"]:
                state["returned"] = 1 << int(state["flipped"][place - 1])
                undealt |= int(state["returned"])
        state["flips"], state["turns"] = len(table.flipped), table.turns
        if table.preview is not None:
            state["preview"] = next(i for i in bits(undealt) if cards[i] == table.preview)
            undealt &= ~(1 << int(state["preview"]))
        state["undealt"] = undealt
        state["switched"] = table.turn is None and bool(table.flipped) and self._is_switch(table.flipped[-1])
        if table.turn is not None:
            open_turn(self.tables, state, state["flipped"][state["flips"] - 1], table.turn.switch)

    def _is_switch(self, card: Card) -> bool:
        return self.rules.deck.cards[card].switch

    def _copy_steps(self, state: State, sheet: Sheet) -> None:
        for number, (kind, move, line) in enumerate(sheet.steps):
            kinds = layout.STEP_NAMES.index(kind)
            state["steps"][number] = (
                number_of(self.rules, move) | kinds << layout.KIND_AT | line << layout.LINE_AT
            )
            state["taken"] = number + 1
            state["step"] = kinds + 1
        if sheet.steps:
            state["step"] = next_step(self.tables, state, state["step"])

    # and back

    def sheet_of(self, state: State) -> Sheet:
        lines = tuple(self._lines(state))
        _, tracks, doubles, crossed, *_ = self.rules.blank.ink
        for line in lines:
            for section in line.sections:
                doubles |= tracks & 1 << section
                tracks |= 1 << section
                crossed |= self.rules.network.crossings[section]
        ink = Ink(lines, tracks, doubles, crossed, int(state["current"]), int(state["framed"]))
        return Sheet(ink, bool(state["spent"]), tuple(self._steps(state)))

    def _lines(self, state: State) -> Iterator[Line]:
        sections = self._sections(state)
        for round_ in range(min(int(state["round"]), ROUNDS)):
            colour = self.rules.pencils[state["pencils"][round_]]
            departures = [1 << station for station in self.rules.board.departures[colour]]
            if state["joined"][round_]:
                departures = [sum(departures)]
            for number, departure in enumerate(departures, 2 * round_):
                stations, ends = int(state["stations"][number]), int(state["ends"][number])
                circled = int(state["circled"][number])
                yield Line(colour, departure, stations, ends, tuple(sections[number]), circled)

    def _sections(self, state: State) -> list[list[int]]:
        """The sections of each line in the order of the reference."""
        lines: list[list[int]] = [[] for _ in range(layout.LINES)]
        for entry in map(int, state["log"][: state["sections"]]):
            section, line = entry & layout.SECTION_BITS, entry >> layout.LOG_LINE_AT & (layout.LINES - 1)
            if entry >> layout.LOG_JOIN_AT:
                line &= ~1
                lines[line] += lines[line + 1]
                lines[line + 1] = []
            lines[line].append(section)
        return lines

    def _steps(self, state: State) -> Iterator[Step]:
        for entry in map(int, state["steps"][: state["taken"]]):
            move = move_of(self.rules, entry & ((1 << layout.KIND_AT) - 1))
            kind = layout.STEP_NAMES[entry >> layout.KIND_AT & 3]
            yield Step(kind, move, entry >> layout.LINE_AT)

    def table_of(self, state: State, draws: int = 0) -> Table:
        """The table with this one seat; the steps of its open turn are taken as final on its sheet.

        How many cards were drawn in the match is not for a state to know.
        """
        deck = self.cards[DECK_PILE]
        flipped = tuple(deck[number] for number in state["flipped"][: state["flips"]])
        ring = [number for number in map(int, state["pencils"]) if number != NONE]
        table = Table(
            (self.sheet_of(state).close(),),
            tuple(self._due(state)),
            draws,
            tuple(self.rules.pencils[number] for number in ring),
            tuple(self._dealt(state)),
            int(state["round"]),
            int(state["turns"]),
            flipped,
            preview=None if state["preview"] == NONE else deck[state["preview"]],
            returned=tuple(deck[number] for number in bits(int(state["returned"]))),
        )
        return self._reopened(table) if is_open(state) else table

    def _reopened(self, table: Table) -> Table:
        """With the turn that its last card opened."""
        *before, card = table.flipped
        partner = bool(before) and self._is_switch(before[-1])
        closed = table._replace(flipped=tuple(before), turns=table.turns - (not partner), preview=None)
        return table._replace(turn=self.rules.reveal(closed, card).turn)

    def _due(self, state: State) -> Iterator[str]:
        due = int(state["due"])
        for pile in range(due, layout.SWAP) if layout.PENCIL <= due < layout.SWAP else ():
            yield from [PILES[pile]] * int(self.tables["dealt_at_start"][pile] - state["dealt"][pile])
        if due >= layout.SWAP:
            yield from (
                PILES[due : layout.DECK + 1] if due in (layout.SYMBOL, layout.EFFECT) else (PILES[due],)
            )

    def _dealt(self, state: State) -> Iterator[Card]:
        """In the order in which the reference deals."""
        effects = list(map(int, state["round_effects"]))
        if state["swap"] != NONE:
            other = layout.SWAPS[state["swap"]]
            effects[0], effects[other] = effects[other], effects[0]
        by_pile = {
            layout.PENCIL: () if state["chosen"] else state["pencils"],
            layout.OBJECTIVE: state["objectives"],
            layout.POWER: state["powers"],
            layout.ROUND_EFFECT: effects,
            layout.SWAP: [state["swap"]],
        }
        for pile, numbers in by_pile.items():
            yield from (self.cards[PILES[pile]][i] for i in numbers[: state["dealt"][pile]])
        for round_ in range(ROUNDS):
            for pile, numbers in ((layout.SYMBOL, state["symbols"]), (layout.EFFECT, state["effects"])):
                if round_ < state["dealt"][pile]:
                    yield self.cards[PILES[pile]][numbers[round_]]


def is_open(state: State) -> bool:
    """Whether the cards of a turn are flipped."""
    return bool(state["flips"]) and state["due"] in (layout.NOTHING, layout.PREVIEW)
